// Which rate of a currency counts: the operator's, else the European Central Bank's of late, else the one that is shipped.

import { type CalendarDay, requireCalendarDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import { parsePerEuro } from './per-euro.ts'
import type { ReferenceRate, ReferenceRates } from './reference-rates.ts'

export type StoredSource = Exclude<ReferenceRate['source'], 'shipped'>

/** As it stands in the database. */
export type StoredRate = {
  readonly currency: string
  readonly source: StoredSource
  readonly perEuro: string
  readonly day: string
}

/** Banks are closed for four days at most; whoever has heard nothing for longer has lost the way to the file. */
const ecbCountsDays = 10

/** `usesEcb`: whether the site is to use the bank's rates at all. The rates of one source are of one day, but the operator's. */
export function ratesThatCount(
  shipped: ReferenceRates,
  stored: readonly StoredRate[],
  { usesEcb, today }: { readonly usesEcb: boolean; readonly today: CalendarDay },
): ReferenceRates {
  const rates = new Map(shipped)
  const bySource = (source: StoredSource) => stored.filter(rate => rate.source === source)
  const ecb = bySource('ecb').map(rateOf)
  if (usesEcb && ecb.length > 0 && ecb.every(([, { day }]) => today - day <= ecbCountsDays)) {
    const euro = currency('EUR')
    for (const [code, rate] of ecb) rates.set(code, rate)
    rates.set(euro, { ...rates.get(euro)!, day: ecb[0]![1].day, source: 'ecb' })
  }
  for (const [code, rate] of bySource('operator').map(rateOf)) rates.set(code, rate)
  return rates
}

function rateOf({ currency: code, source, perEuro, day }: StoredRate) {
  const rate: ReferenceRate = { perEuro: parsePerEuro(perEuro)!, day: requireCalendarDay(day), source }
  return [currency(code), rate] as const
}
