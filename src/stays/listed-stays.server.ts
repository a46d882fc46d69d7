// All homes that search engines may index, in portions, for a streamed site map.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'

type ListedStay = { readonly slug: string; readonly changedAt: string }

/** A map of the site holds at most 50,000 addresses; these portions stay well below, whatever was deleted meanwhile. */
const idsInPortion = 10_000
const rowsAtOnce = 1000

const changed = sql`to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** The portions that hold anything, by number, each with its latest change. */
export async function listedPortions(
  queries: Queries,
): Promise<{ readonly portion: number; readonly changedAt: string }[]> {
  const { rows } = await queries.execute<{ portion: number; changedAt: string }>(sql`
    select id / ${idsInPortion}::integer as portion, ${changed} as "changedAt"
    from stay where status = 'published' group by 1 order by 1`)
  return rows
}

/** The homes of a portion in the order of their ids, a thousand in memory at a time. */
export async function* listedStays(queries: Queries, portion: number): AsyncGenerator<ListedStay> {
  const end = (portion + 1) * idsInPortion
  for (let from = portion * idsInPortion; from < end; ) {
    const { rows } = await queries.execute<{ id: number } & ListedStay>(sql`
      select id, slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"
      from stay where status = 'published' and id >= ${from} and id < ${end}
      order by id limit ${rowsAtOnce}`)
    yield* rows.map(({ slug, changedAt }) => ({ slug, changedAt }))
    if (rows.length < rowsAtOnce) return
    from = rows.at(-1)!.id + 1
  }
}
