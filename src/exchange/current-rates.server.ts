// The rates that count, out of the database and what is shipped.

import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { exchangeRateTable } from './exchange-tables.server.ts'
import { ratesThatCount } from './rate-precedence.ts'
import type { ReferenceRates } from './reference-rates.ts'
import { shippedRates } from './shipped-rates.server.ts'

/** By one query; pages take them from memory (`shell/currency/site-currencies.server.ts`). */
export async function readCurrentRates(
  queries: Queries,
  { environment, clock }: Pick<Tools, 'environment' | 'clock'>,
): Promise<ReferenceRates> {
  const stored = await queries.select().from(exchangeRateTable)
  const usesEcb = environment.EXCHANGE_RATES !== undefined
  return ratesThatCount(shippedRates(), stored, { usesEcb, today: dayInZone(clock.now(), 'UTC') })
}
