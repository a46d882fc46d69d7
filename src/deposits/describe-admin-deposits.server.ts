// The damage deposits of the bookings in the admin pages.

import { inArray } from 'drizzle-orm'
import type { DepositState } from '#booking-payments/deposit/deposit-standing.ts'
import { depositTimes } from '#booking-payments/deposit/deposit-times.ts'
import { readDeposits, type StandingDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { sayDay } from '#bookings/words/say-day.ts'
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
  const locale = tools.environment.SITE_LANG
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
      const view: AdminDeposit = {
        what: says[kind]({ sum, until, taken: say(standing.end?.takenMinor ?? 0), fault: standing.end?.fault }),
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

type Said = {
  readonly sum: string
  readonly until: string
  readonly taken: string
  readonly fault: string | null | undefined
}

const says: Readonly<Record<DepositState, (said: Said) => string>> = {
  planned: ({ sum }) => `Damage deposit: ${sum}, not asked for yet.`,
  wanted: ({ sum }) => `Damage deposit: ${sum} is missing. The guest was asked for it.`,
  'under-way': ({ sum }) => `Damage deposit: ${sum} is under way.`,
  held: ({ sum, until }) => `Damage deposit: ${sum} is reserved on a card, and let go on ${until}.`,
  received: ({ sum, until }) => `Damage deposit: ${sum} was received, and goes back on ${until}.`,
  ending: ({ sum }) => `Damage deposit: ${sum} was decided on; the bank has not answered yet.`,
  taken: ({ sum, taken }) => `Damage deposit: ${taken} of ${sum} was taken.`,
  released: ({ sum, fault }) =>
    fault ? `Damage deposit: nothing of ${sum} could be taken.` : `Damage deposit: ${sum} was let go.`,
}
