// In which currencies guests pay for the homes of the site.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { type Currency, currency } from '#values/money.ts'

/** Of published homes, that of most of them first. */
export async function homeCurrencies(queries: Queries): Promise<Currency[]> {
  const { rows } = await queries.execute<{ currency: string }>(
    sql`select currency from stay where status = 'published' group by currency order by count(*) desc, currency`,
  )
  return rows.map(row => currency(row.currency))
}
