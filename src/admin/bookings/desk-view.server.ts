// Everything the operator's desk of bookings shows.

import { randomUUID } from 'node:crypto'
import { describeDeskMoney } from '#admin/payments/describe-desk-money.server.ts'
import type { MoneyAtDesk } from '#admin/payments/money-at-desk.ts'
import { describeDisputes } from '#booking-payments/disputes/describe-disputes.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { type DeskListName, type DeskPage, deskPageAddress } from '#bookings/words/desk-pages.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import type { DepositAtDesk } from '#deposits/deposit-at-desk.ts'
import { describeDeskDeposits } from '#deposits/describe-desk-deposits.server.ts'
import { dayAtHome } from '#offers/terms/home-clock.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type BookingAtDesk, type DeskGroup, listForOperators } from '#trips/find-booking.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { partOf } from '#values/list-part.ts'
import { sayMoney } from '#values/money.ts'
import { deskChanges } from './desk-changes.server.ts'
import { deskEnquiries } from './desk-enquiries.server.ts'
import type { DeskEntry } from './desk-entry.ts'

const nothing = { entries: [], total: 0 }

/** `only` one of the lists, from the entry after the first `skip`; without it the beginning of each. */
export async function deskView(tools: Tools, who: Operator, { only, skip: asked }: DeskPage) {
  const skip = only ? asked : 0
  const lists = await listForOperators(tools, who, { only, skip })
  const { visits, unpaid, lapsed, toRefund, deposits } = lists
  const seesMoney = ({ stay }: BookingAtDesk) => may(who, 'money', 'see', stay.id)
  const withMoney = [visits, unpaid, lapsed, toRefund].flatMap(({ bookings }) => bookings).filter(seesMoney)
  const money = await describeDeskMoney(tools, who, withMoney)
  const held = await describeDeskDeposits(tools, who, [...visits.bookings, ...deposits.bookings].filter(seesMoney))
  const locale = tools.environment.SITE_LANG
  const now = tools.clock.now()
  const entry = (booking: BookingAtDesk) =>
    deskEntry(booking, {
      ...{ money: money.get(booking.id), deposit: held.get(booking.id), now, locale },
      mayChange: may(who, 'bookings', 'change', booking.stay.id),
    })
  const paged = <Entry>(list: DeskListName, entries: readonly Entry[], total: number) => ({
    entries,
    part: partOf({ total, shown: entries.length, skip }, from => deskPageAddress(list, from)),
  })
  const listed = (group: DeskGroup) => paged(group, lists[group].bookings.map(entry), lists[group].total)
  const [changes, enquiries, { disputes, total: disputed }] = await Promise.all([
    !only || only === 'changes' ? deskChanges(tools, who, { skip }) : nothing,
    !only || only === 'enquiries' ? deskEnquiries(tools, who, { skip }) : nothing,
    !only || only === 'disputes' ? describeDisputes(tools, who, { skip }) : { disputes: [], total: 0 },
  ])
  return {
    only,
    requests: listed('requests'),
    visits: listed('visits'),
    unpaid: listed('unpaid'),
    lapsed: listed('lapsed'),
    toRefund: listed('toRefund'),
    deposits: listed('deposits'),
    changes: paged('changes', changes.entries, changes.total),
    enquiries: paged('enquiries', enquiries.entries, enquiries.total),
    disputes: paged('disputes', disputes, disputed),
  }
}

type Asked = {
  readonly money: MoneyAtDesk | undefined
  readonly deposit: DepositAtDesk | undefined
  readonly now: Date
  readonly locale: string
  readonly mayChange: boolean
}

function deskEntry(booking: BookingAtDesk, { money, deposit, now, locale, mayChange }: Asked): DeskEntry {
  const { id, reference, state, version, contact, notes, requestExpiresAt, timeZone } = booking
  return {
    id,
    reference,
    state,
    visit: visitView(booking, locale),
    total: sayMoney(booking.total, locale),
    who: contact ? [contact.name, contact.email, contact.phone].filter(Boolean).join(', ') : '',
    notes,
    money,
    deposit,
    mayChange,
    missable: dayAtHome(now, timeZone) > booking.nights.checkIn,
    until: requestExpiresAt ? `${sayInstant(requestExpiresAt, timeZone, locale)} (the home’s time)` : '',
    hidden: { booking: id, version: String(version), key: randomUUID() },
  }
}
