// Everything the operator's desk of bookings shows.

import { randomUUID } from 'node:crypto'
import type { Operator } from '#accounts/visitor.ts'
import { sayInstant } from '#bookings/booking-words.ts'
import type { DepositAtDesk } from '#bookings/deposits/deposit-at-desk.ts'
import { describeDeskDeposits } from '#bookings/deposits/describe-desk-deposits.server.ts'
import { deskChanges } from '#bookings/desk/desk-changes.server.ts'
import { deskEnquiries } from '#bookings/desk/desk-enquiries.server.ts'
import { describeDisputes } from '#bookings/disputes/describe-disputes.server.ts'
import { type BookingAtDesk, listForOperators } from '#bookings/find-booking.server.ts'
import { describeDeskMoney } from '#bookings/money-desk/describe-desk-money.server.ts'
import type { MoneyAtDesk } from '#bookings/money-desk/money-at-desk.ts'
import { visitView } from '#bookings/paper/visit-view.ts'
import { dayAtHome } from '#offers/home-clock.ts'
import type { Tools } from '#platform/tools.server.ts'
import { sayMoney } from '#values/money.ts'
import type { DeskEntry } from './desk-entry.ts'

export async function deskView(tools: Tools, who: Operator) {
  const { requests, ...others } = await listForOperators(tools, who)
  const { visits, unpaid, lapsed, toRefund, deposits } = others
  const money = await describeDeskMoney(tools, [...visits, ...unpaid, ...lapsed, ...toRefund])
  const held = await describeDeskDeposits(
    tools,
    [...visits, ...deposits].map(({ id }) => id),
  )
  const locale = tools.environment.SITE_LANG
  const now = tools.clock.now()
  const entry = (booking: BookingAtDesk) =>
    deskEntry(booking, { money: money.get(booking.id), deposit: held.get(booking.id), now, locale })
  const [changes, enquiries, disputes] = await Promise.all([
    deskChanges(tools, who),
    deskEnquiries(tools, who),
    describeDisputes(tools, who),
  ])
  return {
    requests: requests.map(entry),
    visits: visits.map(entry),
    unpaid: unpaid.map(entry),
    lapsed: lapsed.map(entry),
    toRefund: toRefund.map(entry),
    deposits: deposits.map(entry),
    changes,
    enquiries,
    disputes,
  }
}

type Asked = {
  readonly money: MoneyAtDesk | undefined
  readonly deposit: DepositAtDesk | undefined
  readonly now: Date
  readonly locale: string
}

function deskEntry(booking: BookingAtDesk, { money, deposit, now, locale }: Asked): DeskEntry {
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
    missable: dayAtHome(now, timeZone) > booking.nights.checkIn,
    until: requestExpiresAt ? `${sayInstant(requestExpiresAt, timeZone, locale)} (the home’s time)` : '',
    hidden: { booking: id, version: String(version), key: randomUUID() },
  }
}
