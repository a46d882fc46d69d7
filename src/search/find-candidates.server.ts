// Homes that a search could show, out of the database page by page: published, in the place, large enough, with free nights.

import { type SQL, sql } from 'drizzle-orm'
import { stayIsFree } from '#nights/stay-is-free.server.ts'
import type { Party } from '#offers/party.ts'
import type { Queries } from '#platform/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { NightRange } from '#values/night-range.ts'
import { type PlaceCondition, placeCondition } from './place-condition.server.ts'
import type { Sort } from './search-wish.ts'

/** A home's place in an order: what it is sorted by, and its id where that is equal. */
export type Position = { readonly key: string; readonly id: number }

export type CandidateWish = {
  readonly place: PlaceCondition
  readonly party: Party
  readonly nights: NightRange | undefined
  /** Visits of which any will do: whether one is free only the price of it tells. */
  readonly windows?: readonly NightRange[] | undefined
  readonly now: Date
  /** What else a home must be. */
  readonly narrowing?: SQL | undefined
}

/** Whether homes that cannot be booked for it are no answer. */
export function isDated({ nights, windows }: Pick<CandidateWish, 'nights' | 'windows'>): boolean {
  return nights !== undefined || windows !== undefined
}

/** The orders that the database itself can keep; a price is none of its business. */
export type StoredSort = Exclude<Sort, 'price'>

type Order = { readonly key: SQL; readonly type: SQL; readonly direction: SQL; readonly after: SQL }

const ascending = { direction: sql`asc`, after: sql`>` }
const descending = { direction: sql`desc`, after: sql`<` }

// 'recommended' mixes the homes as a shuffled pack, the same for everybody and at all times: no place comes in a block.
const orders: Readonly<Record<StoredSort, Order>> = {
  recommended: {
    key: sql`('x' || substr(md5(${stayTable.id}::text), 1, 15))::bit(60)::bigint`,
    type: sql`bigint`,
    ...ascending,
  },
  newest: { key: sql`${stayTable.createdAt}`, type: sql`timestamptz`, ...descending },
  name: { key: sql`lower(${stayTable.name}) collate "und-x-icu"`, type: sql`text`, ...ascending },
}

function wanted({ place, party, nights, windows, now, narrowing }: CandidateWish): SQL {
  const conditions = [
    sql`${stayTable.status} = 'published'`,
    placeCondition(place),
    sql`${stayTable.maxGuests} >= ${party.adults + party.childAges.length}`,
    sql`${stayTable.petsMax} >= ${party.pets}`,
    ...(nights && !windows ? [stayIsFree(stayTable.id, nights, now)] : []),
    ...(narrowing ? [narrowing] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** At most `limit` candidates in the order `sort`, those after `after` if it is given. */
export async function findCandidates(
  queries: Queries,
  wish: CandidateWish,
  sort: StoredSort,
  { after, limit }: { readonly after?: Position | undefined; readonly limit: number },
): Promise<Position[]> {
  const { key, type, direction, after: follows } = orders[sort]
  const beyond = after
    ? sql`and (${key}, ${stayTable.id}) ${follows} (${after.key}::${type}, ${after.id}::integer)`
    : sql``
  const { rows } = await queries.execute<{ id: number; key: string }>(sql`
    select ${stayTable.id} as id, (${key})::text as key
    from ${stayTable}
    where ${wanted(wish)} ${beyond}
    order by ${key} ${direction}, ${stayTable.id} ${direction}
    limit ${limit}
  `)
  return rows.map(({ id, key: at }) => ({ id, key: at }))
}

/** How many candidates there are. */
export async function countCandidates(queries: Queries, wish: CandidateWish): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${stayTable} where ${wanted(wish)}`,
  )
  return rows[0]?.count ?? 0
}
