// The rates and the currencies of the homes as this process holds them, so that a page asks the database for neither.

import { sql } from 'drizzle-orm'
import { readCurrentRates } from '#exchange/current-rates.server.ts'
import type { ReferenceRates } from '#exchange/reference-rates.ts'
import { shippedRates } from '#exchange/shipped-rates.server.ts'
import type { Database, Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { minutes } from '#values/duration.ts'
import { type Currency, currency } from '#values/money.ts'

export type SiteCurrencies = {
  readonly rates: ReferenceRates
  /** In which guests pay, that of most homes first. */
  readonly ofHomes: readonly Currency[]
}

type Held = { readonly at: number; readonly found: Promise<SiteCurrencies> }

/** How long a change by another process may go unseen. */
const heldFor = minutes(1)
const held = new WeakMap<Database, Held>()

/** At most a minute old. Where the database does not answer, what was known before; with nothing, the rates that are shipped. */
export function siteCurrencies(tools: Tools): Promise<SiteCurrencies> {
  const now = tools.clock.now().getTime()
  const known = held.get(tools.database)
  // Tests set clocks back.
  if (known && now >= known.at && now - known.at < heldFor) return known.found
  const found = read(tools).catch((fault: unknown) => {
    tools.log.warn({ err: fault }, 'the exchange rates could not be read')
    return known?.found ?? { rates: shippedRates(), ofHomes: [] }
  })
  held.set(tools.database, { at: now, found })
  return found
}

/** For whoever has changed them: the next page reads them again. */
export function forgetSiteCurrencies(database: Database): void {
  held.delete(database)
}

async function read(tools: Tools): Promise<SiteCurrencies> {
  const [rates, ofHomes] = await Promise.all([readCurrentRates(tools.database, tools), homeCurrencies(tools.database)])
  return { rates, ofHomes }
}

async function homeCurrencies(queries: Queries): Promise<Currency[]> {
  const { rows } = await queries.execute<{ currency: string }>(
    sql`select currency from stay where status = 'published' group by currency order by count(*) desc, currency`,
  )
  return rows.map(row => currency(row.currency))
}
