// The damage deposits of the bookings in the admin pages.

import { inArray } from 'drizzle-orm'
import type { DepositState } from '#booking-payments/deposit/deposit-standing.ts'
import { depositTimes } from '#booking-payments/deposit/deposit-times.ts'
import { readDeposits, type StandingDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { sayDay } from '#bookings/words/say-day.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import type { AdminDeposit } from './deposit-view.ts'

/** Each booking of these that has a deposit, with how that stands. */
export async function readAdminDeposits({ database, clock }: Tools, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await database
    .select()
    .from(bookingTable)
    .where(inArray(bookingTable.id, [...ids]))
  const bookings = rows.map(row => ({ ...row, nights: nightsOf(row) }))
  const standings = await readDeposits(database, bookings, clock.now())
  return bookings.flatMap(booking => {
    const standing = standings.get(booking.id)
    return standing ? [{ booking, standing }] : []
  })
}

/** The same in words, by booking, with what the operator may do about it. */
export async function describeAdminDeposits(
  tools: Tools,
  who: Operator,
  bookings: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, AdminDeposit>> {
  const locale = currentLanguage().locale
  const deposits = await readAdminDeposits(
    tools,
    bookings.map(({ id }) => id),
  )
  return new Map(
    deposits.map(({ booking: row, standing }) => {
      const say = (minor: number) => sayMoney(money(minor, currency(row.currency)), locale)
      const rule = row.quote.damageDeposit
      const releaseAt = rule ? depositTimes(row, rule).releaseAt : undefined
      const until = releaseAt ? sayDay(releaseAt, row.timeZone, locale) : ''
      const { kind, payment } = standing
      const mayMove = may(who, 'money', 'change', row.stayId)
      const sum = say(payment?.amountMinor ?? rule?.minor ?? 0)
      const key = kind === 'released' && standing.end?.fault ? 'deposits.adminNothingTaken' : standingKeys[kind]
      const view: AdminDeposit = {
        what: sentenceBy(key, { sum, until, taken: say(standing.end?.takenMinor ?? 0) }),
        hidden: { 'deposit-of': row.id, deposit: payment?.id ?? '' },
        isHeld: mayMove && (kind === 'held' || kind === 'received'),
        receive: mayMove && isAwaited(standing) ? sum : undefined,
      }
      return [row.id, view]
    }),
  )
}

function isAwaited({ kind, payment }: StandingDeposit): boolean {
  return kind === 'planned' || kind === 'wanted' || (kind === 'under-way' && payment?.provider === 'manual')
}

const standingKeys: Readonly<Record<DepositState, SentenceKey>> = {
  planned: 'deposits.adminPlanned',
  wanted: 'deposits.adminWanted',
  'under-way': 'deposits.adminUnderWay',
  held: 'deposits.adminHeld',
  received: 'deposits.adminReceived',
  ending: 'deposits.adminEnding',
  taken: 'deposits.adminTaken',
  released: 'deposits.adminReleased',
}
