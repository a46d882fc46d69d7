// Describes bookings as the admin pages show them in cards, with what can be done about them.

import { randomUUID } from 'node:crypto'
import { describeAdminMoney } from '#admin/payments/describe-admin-money.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { describeAdminDeposits } from '#deposits/describe-admin-deposits.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { AdminBooking } from '#trips/list-for-operators.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { sayMoney } from '#values/money.ts'
import { sayList } from '#values/say-list.ts'
import type { AdminEntry } from './admin-entry.ts'

/** By id. Money and damage deposits are described to whoever may see them; requests have neither yet. */
export async function describeEntries(
  tools: Tools,
  who: Operator,
  bookings: readonly AdminBooking[],
): Promise<ReadonlyMap<string, AdminEntry>> {
  const { locale } = currentLanguage()
  const withMoney = bookings.filter(
    ({ state, stay }) => state !== 'pending_approval' && may(who, 'money', 'see', stay.id),
  )
  const [moneyOf, depositOf] = await Promise.all([
    describeAdminMoney(tools, who, withMoney),
    describeAdminDeposits(tools, who, withMoney),
  ])
  return new Map(
    bookings.map((booking): [string, AdminEntry] => {
      const { id, reference, state, version, contact, notes, requestExpiresAt, timeZone } = booking
      const entry = {
        ...{ id, reference, state, notes, money: moneyOf.get(id), deposit: depositOf.get(id) },
        mayChange: may(who, 'bookings', 'change', booking.stay.id),
        visit: visitView(booking, locale),
        total: sayMoney(booking.total, locale),
        who: contact ? sayList([contact.name, contact.email, contact.phone]) : '',
        until: requestExpiresAt ? sayInstant(requestExpiresAt, timeZone, locale) : '',
        hidden: { booking: id, version: String(version), key: randomUUID() },
      }
      return [id, entry]
    }),
  )
}
