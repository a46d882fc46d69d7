// What must hold when everybody has gone: promises are rows, no night is sold twice, every index equals the database.

import { sql } from 'drizzle-orm'
import type { Database } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { judgeSearch } from '#tests/support/judge-search.ts'
import { dayInZone } from '#values/calendar-day.ts'
import type { Asking } from './asking.ts'
import type { Member } from './fleet.ts'
import type { Acknowledged } from './guests.ts'
import { anyOf, between, boxes, someDates } from './visitors.ts'

/**
 * Bookings that do not stand as their guests were told, with their nights; those that were cancelled have none. What
 * waited for its payment may have got it since.
 */
export async function lostBookings(database: Database, acknowledged: readonly Acknowledged[]): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select asked.* from jsonb_to_recordset(${JSON.stringify(acknowledged)}::jsonb)
      as asked(id uuid, slug text, "in" date, out date, state text)
    left join booking on booking.id = asked.id
    left join stay on stay.id = booking.stay_id
    left join lateral (
      select daterange(min(lower(nights)), max(upper(nights))) as nights from occupancy
      where ref_id = asked.id and not released) as taken on true
    where booking.id is null or stay.slug is distinct from asked.slug
      or (booking.check_in, booking.check_out) is distinct from (asked."in", asked.out)
      or not (booking.state = asked.state or asked.state = 'pending_payment' and booking.state = 'confirmed')
      or case when asked.state like 'cancelled%' then taken.nights <> daterange(null, null)
        else taken.nights is distinct from daterange(asked."in", asked.out) end`)
  return rows
}

/** Pairs of rows that have one night of one unit. */
export async function nightsSoldTwice(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select one.unit_id, one.ref_id, other.ref_id as other, one.nights * other.nights as nights from occupancy as one
    join occupancy as other on one.unit_id = other.unit_id and one.id < other.id and one.nights && other.nights
    where not one.released and not other.released`)
  return rows
}

/** Pairs of guests who were told that the same night of the same home is theirs. */
export function promisedTwice(acknowledged: readonly Acknowledged[]): readonly string[] {
  const standing = acknowledged.filter(({ state }) => !state.startsWith('cancelled'))
  return [...Map.groupBy(standing, ({ slug }) => slug).values()].flatMap(ofHome => {
    const inOrder = ofHome.toSorted((one, other) => (one.in < other.in ? -1 : 1))
    return inOrder.flatMap((one, at) => {
      const next = inOrder[at + 1]
      return next && next.in < one.out ? [`${one.slug} ${next.in}: ${one.id} and ${next.id}`] : []
    })
  })
}

/** A hold may end between two answers: a search that differs is asked again, so often at most. */
const mostTries = 5

/** Searches of which some process does not find what the database has, home by home in its order; empty when all do. */
export async function staleIndexes(
  asking: Asking,
  tools: Tools,
  members: readonly Member[],
  searches: number,
): Promise<readonly string[]> {
  const slugs = await slugsById(tools.database)
  const stale: string[] = []
  for (let at = 0; at < searches; at++) {
    const query = { ...someDates(), adults: String(between(1, 4)), ...(at % 2 === 0 && { bbox: anyOf(boxes) }) }
    for (let tried = 1; ; tried++) {
      const judged = await judgeSearch(
        tools,
        parseSearchInput(new URLSearchParams(query), dayInZone(new Date(), 'UTC')),
      )
      const wanted = judged.passing.map(({ id }) => slugs.get(id)).join()
      const found = await Promise.all(members.map(member => allSlugs(asking, member, query).catch(String)))
      const behind = members.filter((_, at) => found[at] !== wanted)
      if (behind.length === 0) break
      if (tried < mostTries) continue
      stale.push(`${JSON.stringify(query)} in process ${behind.map(({ number }) => number).join(' and ')}`)
      break
    }
  }
  return stale
}

/** Every home of the search in its order, page by page. */
async function allSlugs(asking: Asking, at: Member, query: Readonly<Record<string, string>>): Promise<string> {
  const slugs: string[] = []
  for (let page = 1; ; page++) {
    const more = { 'pagination[page]': String(page), 'pagination[pageSize]': '100' }
    const path = `/api/stays?${new URLSearchParams({ ...query, ...more })}`
    const { text } = await asking.ask({ kind: 'comparisons', path, at })
    const { data, meta } = JSON.parse(text)
    slugs.push(...data.map(({ slug }: { slug: string }) => slug))
    if (data.length === 0 || slugs.length >= meta.total) return slugs.join()
  }
}

async function slugsById(database: Database): Promise<ReadonlyMap<number, string>> {
  const { rows } = await database.execute<{ id: number; slug: string }>(sql`select id, slug from stay`)
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}
