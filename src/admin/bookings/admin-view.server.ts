// What the admin bookings page shows.

import { randomUUID } from 'node:crypto'
import type { AdminMoney } from '#admin/payments/admin-money.ts'
import { describeAdminMoney } from '#admin/payments/describe-admin-money.server.ts'
import { describeDisputes } from '#booking-payments/disputes/describe-disputes.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { type AdminListName, type AdminPage, adminPageAddress } from '#bookings/words/admin-pages.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { AdminDeposit } from '#deposits/deposit-view.ts'
import { describeAdminDeposits } from '#deposits/describe-admin-deposits.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type AdminBooking, type AdminGroup, listForOperators } from '#trips/find-booking.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { partOf } from '#values/list-part.ts'
import { sayMoney } from '#values/money.ts'
import { sayList } from '#values/say-list.ts'
import { adminChanges } from './admin-changes.server.ts'
import { adminEnquiries } from './admin-enquiries.server.ts'
import type { AdminEntry } from './admin-entry.ts'

const nothing = { entries: [], total: 0 }

/** `only` one of the lists, from the entry after the first `skip`; without it the beginning of each. */
export async function adminView(tools: Tools, who: Operator, { only, skip: asked }: AdminPage) {
  const skip = only ? asked : 0
  const lists = await listForOperators(tools, who, { only, skip })
  const { visits, unpaid, lapsed, toRefund, deposits } = lists
  const seesMoney = ({ stay }: AdminBooking) => may(who, 'money', 'see', stay.id)
  const withMoney = [visits, unpaid, lapsed, toRefund].flatMap(({ bookings }) => bookings).filter(seesMoney)
  const money = await describeAdminMoney(tools, who, withMoney)
  const held = await describeAdminDeposits(tools, who, [...visits.bookings, ...deposits.bookings].filter(seesMoney))
  const locale = currentLanguage().locale
  const now = tools.clock.now()
  const entry = (booking: AdminBooking) =>
    adminEntry(booking, {
      ...{ money: money.get(booking.id), deposit: held.get(booking.id), now, locale },
      mayChange: may(who, 'bookings', 'change', booking.stay.id),
    })
  const paged = <Entry>(list: AdminListName, entries: readonly Entry[], total: number) => ({
    entries,
    part: partOf({ total, shown: entries.length, skip }, from => adminPageAddress(list, from)),
  })
  const listed = (group: AdminGroup) => paged(group, lists[group].bookings.map(entry), lists[group].total)
  const [changes, enquiries, { disputes, total: disputed }] = await Promise.all([
    !only || only === 'changes' ? adminChanges(tools, who, { skip }) : nothing,
    !only || only === 'enquiries' ? adminEnquiries(tools, who, { skip }) : nothing,
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
  readonly money: AdminMoney | undefined
  readonly deposit: AdminDeposit | undefined
  readonly now: Date
  readonly locale: string
  readonly mayChange: boolean
}

function adminEntry(booking: AdminBooking, { money, deposit, now, locale, mayChange }: Asked): AdminEntry {
  const { id, reference, state, version, contact, notes, requestExpiresAt, timeZone } = booking
  return {
    ...{ id, reference, state, notes, money, deposit, mayChange },
    visit: visitView(booking, locale),
    total: sayMoney(booking.total, locale),
    who: contact ? sayList([contact.name, contact.email, contact.phone]) : '',
    missable: dayInZone(now, timeZone) > booking.nights.checkIn,
    until: requestExpiresAt ? sayInstant(requestExpiresAt, timeZone, locale) : '',
    hidden: { booking: id, version: String(version), key: randomUUID() },
  }
}
