// What was collected, by month, authority and tax: out of what bookings agreed, and exactly what the ledger says of each.

import type { Quote } from '#offers/quote/quote.ts'
import { sumOf } from '#offers/terms/quote-line.ts'
import { sharesOfPart, sumOfTaxes, taxShares } from '#papers/invoices/tax-shares.ts'
import type { Currency } from '#values/money.ts'
import { countNights } from '#values/night-range.ts'

export type TaxedBooking = {
  /** Of the departure, such as 2030-07. */
  readonly month: string
  readonly quote: Pick<Quote, 'lines' | 'nights' | 'party' | 'currency' | 'totalMinor' | 'dueAtPropertyMinor'>
  /** Cancelled, or nobody came: what is retained of its price is taxed, and there was no visit. */
  readonly hasEnded: boolean
  /** By the ledger: what its guest owes of the price, and the taxes in that. */
  readonly chargedMinor: number
  readonly taxMinor: number
}

export type TaxCount = {
  readonly month: string
  readonly currency: Currency
  /** `tax:7`, as the lines of quotes name it, and as guests read it. */
  readonly ruleId: string
  readonly name: string
  readonly collectedBy: 'us' | 'property'
  /** Without those that ended before their time. */
  readonly visits: number
  readonly nights: number
  readonly guests: number
  /** Nights for which it was due; a percentage counts them all. */
  readonly taxedNights: number
  readonly taxMinor: number
}

/** One row for each tax of each month, in the order of months and taxes. What nothing was collected of is left out. */
export function countTaxes(bookings: Iterable<TaxedBooking>): TaxCount[] {
  const rows = new Map<string, TaxCount>()
  for (const booking of bookings) {
    for (const part of taxesOf(booking)) {
      const { month, currency, ruleId, collectedBy } = part
      const key = [month, currency, collectedBy, ruleId].join(' ')
      const row = rows.get(key)
      rows.set(key, row ? added(row, part) : part)
    }
  }
  return [...rows.values()].toSorted(byMonth)
}

function added(row: TaxCount, part: TaxCount): TaxCount {
  return {
    ...row,
    visits: row.visits + part.visits,
    nights: row.nights + part.nights,
    guests: row.guests + part.guests,
    taxedNights: row.taxedNights + part.taxedNights,
    taxMinor: row.taxMinor + part.taxMinor,
  }
}

function byMonth(one: TaxCount, other: TaxCount): number {
  if (one.month !== other.month) return one.month < other.month ? -1 : 1
  const [first, second] = [one, other].map(({ ruleId }) => Number(ruleId.split(':')[1]))
  return first! - second! || (one.collectedBy < other.collectedBy ? -1 : 1)
}

/** The taxes of one booking as they stand now: those that we collect sum to what the ledger knows. */
function taxesOf({ month, quote, hasEnded, chargedMinor, taxMinor }: TaxedBooking): TaxCount[] {
  const { lines, nights, party, currency } = quote
  const taxes = lines.filter(({ kind }) => kind === 'tax')
  const whole = taxShares(quote)
  const isWhole = !hasEnded && sumOfTaxes(whole) === taxMinor
  const ours = isWhole
    ? whole
    : sharesOfPart(whole, chargedMinor, quote.totalMinor - quote.dueAtPropertyMinor, taxMinor)
  const count = countNights(nights)
  const people = party.adults + party.childAges.length + party.infants
  const visit = hasEnded ? { visits: 0, nights: 0, guests: 0 } : { visits: 1, nights: count, guests: people }
  const rules = (by: 'us' | 'property') => [
    ...Map.groupBy(
      taxes.filter(({ collectedBy }) => collectedBy === by),
      ({ ruleId }) => ruleId,
    ),
  ]
  const rowOf = (collectedBy: 'us' | 'property', ruleId: string, name: string, minor: number): TaxCount => {
    const { tax } = taxes.find(line => line.ruleId === ruleId)!
    const taxed = tax?.kind === 'per_night' ? Math.min(tax.nights, count) : count
    return { month, currency, ruleId, name, collectedBy, ...visit, taxedNights: hasEnded ? 0 : taxed, taxMinor: minor }
  }
  return [
    ...rules('us').map(([ruleId, [line]], at) => rowOf('us', ruleId, line!.label, ours[at]?.taxMinor ?? 0)),
    // At the home nothing is paid by whoever never came.
    ...(hasEnded ? [] : rules('property')).map(([ruleId, some]) => {
      const within = some.reduce((sum, line) => sum + (line.amountMinor === 0 ? line.inclusiveTaxMinor : 0), 0)
      return rowOf('property', ruleId, some[0]!.label, sumOf(some) + within)
    }),
  ].filter(({ taxMinor: minor, visits }) => minor !== 0 || visits > 0)
}
