// Homes and the units they consist of, for tests.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'

/** Makes so many units and answers their ids, ascending. */
export async function newUnits(queries: Queries, count: number): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(
    sql`insert into unit (name) select 'Unit ' || n from generate_series(1, ${count}::integer) as n returning id`,
  )
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

/** Makes a published home of these units and answers its id. */
export async function stayWithUnits(
  queries: Queries,
  { allOf = [], oneOf = [] }: { readonly allOf?: readonly number[]; readonly oneOf?: readonly number[] },
): Promise<number> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    insert into stay (slug, status, kind, name, summary, description, city, region, country, latitude, longitude,
      public_latitude, public_longitude, time_zone, max_guests, currency)
    values ('home-' || gen_random_uuid(), 'published', 'house', 'Home', '', '', 'Town', 'Region', 'PT', 38, -9, 38, -9,
      'Europe/Lisbon', 4, 'EUR')
    returning id`)
  const stayId = rows[0]!.id
  await queries.execute(sql`
    insert into stay_unit (stay_id, unit_id, role)
    select ${stayId}::integer, id, 'all_of' from unnest(${sql.param(allOf)}::integer[]) as id
    union all select ${stayId}::integer, id, 'one_of' from unnest(${sql.param(oneOf)}::integer[]) as id`)
  return stayId
}
