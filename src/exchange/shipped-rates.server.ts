// The rates that come with the site, from a package with a table of one day, and the currencies of regions, from Unicode's.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { type CalendarDay, parseCalendarDay, requireCalendarDay } from '#values/calendar-day.ts'
import { type Currency, parseCurrency } from '#values/money.ts'
import { parsePerEuro } from './per-euro.ts'
import type { ReferenceRates } from './reference-rates.ts'

const ratesFile = z.object({ date: z.iso.date(), eur: z.record(z.string(), z.number()) })

const regionsFile = z.object({
  supplemental: z.object({
    currencyData: z.object({
      region: z.record(
        z.string(),
        z.array(
          z.record(
            z.string(),
            z.object({ _from: z.string().optional(), _to: z.string().optional(), _tender: z.string().optional() }),
          ),
        ),
      ),
    }),
  }),
})

/** A currency of a region, with the first and the last day on which one could pay in it. */
type Tender = {
  readonly currency: Currency
  readonly from: CalendarDay | undefined
  readonly to: CalendarDay | undefined
}

let rates: ReferenceRates | undefined
let tenders: ReadonlyMap<string, readonly Tender[]> | undefined

/** Read once. All are of one day; the euro is among them. */
export function shippedRates(): ReferenceRates {
  rates ??= readRates()
  return rates
}

/** The currency in which one pays in that region ("CH") on that day; undefined where there is none. */
export function currencyOfRegion(region: string, day: CalendarDay): Currency | undefined {
  tenders ??= readTenders()
  // The one that is used most comes first.
  return tenders.get(region)?.find(tender => isTender(tender, day))?.currency
}

/** Those in which one pays somewhere on that day: not the ones that are gone. */
export function currenciesInUse(day: CalendarDay): ReadonlySet<Currency> {
  tenders ??= readTenders()
  const all = [...tenders.values()].flat().filter(tender => isTender(tender, day))
  return new Set(all.map(({ currency }) => currency))
}

function isTender({ from, to }: Tender, day: CalendarDay): boolean {
  return (from === undefined || from <= day) && (to === undefined || day <= to)
}

/** Of its hundreds of rates, those of currencies of ISO 4217. */
function readRates(): ReferenceRates {
  const { date, eur } = ratesFile.parse(read('@fawazahmed0/currency-api/v1/currencies/eur.min.json'))
  const day = requireCalendarDay(date)
  const known = new Set(Intl.supportedValuesOf('currency'))
  return new Map(
    Object.entries(eur).flatMap(([code, units]) => {
      const currency = parseCurrency(code.toUpperCase())
      const perEuro = Number.isFinite(units) ? parsePerEuro(units.toFixed(8)) : undefined
      return currency && known.has(currency) && perEuro
        ? [[currency, { perEuro, day, source: 'shipped' as const }]]
        : []
    }),
  )
}

function readTenders(): ReadonlyMap<string, readonly Tender[]> {
  const { region } = regionsFile.parse(read('cldr-core/supplemental/currencyData.json')).supplemental.currencyData
  const dayOf = (text: string | undefined) => (text === undefined ? undefined : parseCalendarDay(text))
  return new Map(
    Object.entries(region).map(([name, entries]) => {
      const those = entries.flatMap(entry => Object.entries(entry))
      return [
        name,
        those.flatMap(([code, { _from, _to, _tender }]) => {
          const currency = parseCurrency(code)
          return currency && _tender !== 'false' ? [{ currency, from: dayOf(_from), to: dayOf(_to) }] : []
        }),
      ]
    }),
  )
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8'))
}
