// What has changed for searches since somebody last asked, out of what the database notes of every transaction.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { retention } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** What was committed at one moment, as PostgreSQL writes it (`pg_snapshot`). */
export type Snapshot = string

type SearchChanges =
  | { readonly kind: 'everything'; readonly snapshot: Snapshot }
  | {
      readonly kind: 'homes'
      readonly stayIds: readonly number[]
      /** Of these nothing but who has which night may have changed. */
      readonly nightsOnly: readonly number[]
      /** Whether any row of a stay is among what changed. */
      readonly factsChanged: boolean
      readonly snapshot: Snapshot
    }

/** Whether anything has changed since `snapshot`. One round trip, and nothing else when nothing has. */
export async function hasChanged(queries: Queries, snapshot: Snapshot): Promise<boolean> {
  const { rows } = await queries.execute<{ changed: boolean }>(
    sql`select search_has_changed(${snapshot}::pg_snapshot) as changed`,
  )
  return rows[0]?.changed !== false
}

export async function currentSnapshot(queries: Queries): Promise<Snapshot> {
  const { rows } = await queries.execute<{ snapshot: Snapshot }>(sql`select pg_current_snapshot()::text as snapshot`)
  return rows[0]!.snapshot
}

type ChangesRow = { snapshot: Snapshot; everything: boolean; facts: boolean; stayIds: number[]; takenIds: number[] }

/** The homes that what changed since `snapshot` is about. Within a transaction of one snapshot, which is answered too. */
export async function changesSince(queries: Queries, snapshot: Snapshot): Promise<SearchChanges> {
  const { rows } = await queries.execute<ChangesRow>(sql`
    with changed as materialized (select subject, id from search_changes_since(${snapshot}::pg_snapshot))
    select pg_current_snapshot()::text as snapshot,
      search_changes_forgotten(${snapshot}::pg_snapshot) or exists (select from changed where subject = 'everything') as everything,
      exists (select from changed where subject = 'facts') as facts,
      array(
        select id from changed where subject in ('facts', 'stay')
        union select stay_id from changed join stay_offer on rate_plan_id = id where subject = 'plan'
        union select stay_id from changed join stay_group_member on group_id = id where subject = 'group'
        union select stay_id from changed join stay_offer on tax_profile_id = id where subject = 'taxes'
      ) as "stayIds",
      array(select distinct stay_id from changed join stay_unit on unit_id = id where subject = 'unit') as "takenIds"`)
  const { snapshot: now, everything, facts, stayIds, takenIds } = rows[0]!
  if (everything) return { kind: 'everything', snapshot: now }
  const read = new Set(stayIds)
  return {
    kind: 'homes',
    stayIds,
    nightsOnly: takenIds.filter(id => !read.has(id)),
    factsChanged: facts,
    snapshot: now,
  }
}

/**
 * Forgets what was noted before its period began, by the database's own clock, and answers how much: every server asks more
 * often than that, and one that has not reads everything again. What transactions still open may have to be told apart from
 * is kept.
 */
export async function tidySearchChanges({ database }: Pick<Tools, 'database'>): Promise<number> {
  const { rows } = await database.execute<{ removed: number }>(sql`
    with gone as (
      delete from search_change
      where noted_at < now() - ${retention.searchNotes.keptFor} * interval '1 millisecond'
        and xid < pg_snapshot_xmin(pg_current_snapshot()) returning xid
    ), noted as (
      update search_change_horizon set forgotten = greatest(forgotten, (select xid from gone order by xid desc limit 1))
      where exists (select from gone)
    )
    select count(*)::integer as removed from gone`)
  return rows[0]!.removed
}

/** Forgets numbers beyond those of this database: they came with a copy of another one, where they meant something. */
export async function forgetForeignChanges({ database }: Pick<Tools, 'database'>): Promise<void> {
  await database.execute(sql`delete from search_change where xid >= pg_snapshot_xmax(pg_current_snapshot())`)
  await database.execute(
    sql`update search_change_horizon set forgotten = '0' where forgotten >= pg_snapshot_xmax(pg_current_snapshot())`,
  )
}
