// Reference rates for tests: of some currencies, and of one day.

import type { ReferenceRate, ReferenceRates } from '#exchange/reference-rates.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { type Currency, currency } from '#values/money.ts'

/** Rates by code, in units for one euro. */
export function ratesOf(perEuro: Readonly<Record<string, number>>): ReferenceRates {
  const day = requireCalendarDay('2030-05-14')
  return new Map(
    Object.entries(perEuro).map(([code, units]): [Currency, ReferenceRate] => [
      currency(code),
      { perEuro: BigInt(Math.round(units * 1e8)), day, source: 'shipped' },
    ]),
  )
}

export const someRates = ratesOf({ EUR: 1, CHF: 0.95, GBP: 0.87, JPY: 165.5, KWD: 0.33 })
