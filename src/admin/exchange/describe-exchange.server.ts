// The rates by which prices are converted, and how the fetching of the bank's goes, as operators see them.

import { readCurrentRates } from '#exchange/current-rates.server.ts'
import type { FetchFault } from '#exchange/ecb-file.ts'
import { exchangeFetchTable } from '#exchange/exchange-tables.server.ts'
import { perEuroText } from '#exchange/per-euro.ts'
import type { ReferenceRate } from '#exchange/reference-rates.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import type { Currency } from '#values/money.ts'

export type ExchangeState = {
  /** By code, without the euro. */
  readonly rates: readonly {
    readonly currency: Currency
    readonly perEuro: string
    readonly day: CalendarDay
    readonly source: ReferenceRate['source']
  }[]
  readonly fetch: {
    /** Whether the site asks the bank at all. */
    readonly isOn: boolean
    readonly wellAt: Date | null
    /** Of the last attempt, where it brought nothing. */
    readonly fault: FetchFault | null
    readonly faultAt: Date | null
  }
}

/** Out of the database, so that every process tells the same. */
export async function describeExchange(tools: Tools): Promise<ExchangeState> {
  const { database, environment } = tools
  const [rates, [fetched]] = await Promise.all([
    readCurrentRates(database, tools),
    database.select().from(exchangeFetchTable),
  ])
  const { wellAt = null, fault = null, faultAt = null } = fetched ?? {}
  return {
    rates: [...rates]
      .filter(([currency]) => currency !== 'EUR')
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, { perEuro, day, source }]) => ({ currency, perEuro: perEuroText(perEuro), day, source })),
    fetch: { isOn: environment.EXCHANGE_RATES !== undefined, wellAt, fault, faultAt },
  }
}
