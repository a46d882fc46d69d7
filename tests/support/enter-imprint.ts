// A site that has what an imprint needs: nothing is to be read before its homes are published.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'

export async function enterImprint(database: Queries): Promise<void> {
  await database.execute(sql`
    update organisation set legal_name = 'Example Homes Ltd', city = 'Exampleton', country = 'PT', responsible_person = 'Dora'`)
}
