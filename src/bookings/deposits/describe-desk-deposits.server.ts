// The damage deposits of the bookings on the operator's desk.

import { inArray } from 'drizzle-orm'
import { nightsOf } from '#bookings/booking-nights.ts'
import { bookingTable } from '#bookings/booking-tables.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import type { DepositAtDesk } from './deposit-at-desk.ts'
import type { DepositState } from './deposit-standing.ts'
import { depositTimes } from './deposit-times.ts'
import { readDeposits, type StandingDeposit } from './read-deposit.server.ts'
import { sayDay } from './say-day.ts'

/** By booking; those without a deposit are left out. */
export async function describeDeskDeposits(
  { database, clock, environment }: Tools,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DepositAtDesk>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select()
    .from(bookingTable)
    .where(inArray(bookingTable.id, [...ids]))
  const standings = await readDeposits(
    database,
    rows.map(row => ({ ...row, nights: nightsOf(row) })),
    clock.now(),
  )
  const locale = environment.SITE_LANG
  return new Map(
    rows.flatMap(row => {
      const standing = standings.get(row.id)
      if (!standing) return []
      const say = (minor: number) => sayMoney(money(minor, currency(row.currency)), locale)
      const rule = row.quote.damageDeposit
      const releaseAt = rule ? depositTimes({ ...row, nights: nightsOf(row) }, rule).releaseAt : undefined
      const until = releaseAt ? sayDay(releaseAt, row.timeZone, locale) : ''
      const { kind, payment } = standing
      const sum = say(payment?.amountMinor ?? rule?.minor ?? 0)
      const view: DepositAtDesk = {
        what: says[kind]({ sum, until, taken: say(standing.end?.takenMinor ?? 0), fault: standing.end?.fault }),
        hidden: { 'deposit-of': row.id, deposit: payment?.id ?? '' },
        isHeld: kind === 'held' || kind === 'received',
        receive: isAwaited(standing) ? sum : undefined,
      }
      return [[row.id, view]]
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
