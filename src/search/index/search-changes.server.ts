// What has changed for searches since a given moment, from the change notes that the database records per transaction.

import { sql } from 'drizzle-orm'
import type { HomeNights } from '#fast-prices/home-nights.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { retention } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { given, preparedStatement } from '#platform/write-batch.server.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { firstNight, nightsByHome, type UnitRow } from './load-homes.server.ts'

/** What was committed at one moment, as PostgreSQL writes it (`pg_snapshot`). */
export type DatabaseSnapshot = string

export type HomeChanges = {
  readonly kind: 'homes'
  /** Homes to be read again. */
  readonly stayIds: readonly number[]
  /** Of homes of which only these may have changed, by id. */
  readonly nights: ReadonlyMap<number, HomeNights>
  /** Whether a stay row itself changed. */
  readonly factsChanged: boolean
  /** Whether anything changed but occupied nights: what searches know, or pages alone. */
  readonly shownChanged: boolean
  readonly databaseSnapshot: DatabaseSnapshot
}

type SearchChanges = HomeChanges | { readonly kind: 'everything'; readonly databaseSnapshot: DatabaseSnapshot }

type Nights = Pick<HomeChanges, 'nights' | 'databaseSnapshot'>

const nightsSince = preparedStatement<Pick<ChangesRow, 'databaseSnapshot'> & { units: UnitRow[] | null }, Asked>(
  sql`select * from search_nights_since(${given('since', 'pg_snapshot')}, ${given('from', 'date')})`,
)

/** The nights of the homes that have others since then, in one round trip; 'nothing' has changed, or 'more' than nights. */
export async function newNights(queries: Queries, known: KnownSince): Promise<Nights | 'nothing' | 'more'> {
  const [row] = await nightsSince(queries, asked(known))
  if (!row) return 'nothing'
  return row.units ? { nights: nightsByHome(row.units), databaseSnapshot: row.databaseSnapshot } : 'more'
}

export async function currentSnapshot(queries: Queries): Promise<DatabaseSnapshot> {
  const { rows } = await queries.execute<{ databaseSnapshot: DatabaseSnapshot }>(
    sql`select pg_current_snapshot()::text as "databaseSnapshot"`,
  )
  return rows[0]!.databaseSnapshot
}

type ChangesRow = {
  databaseSnapshot: DatabaseSnapshot
  everything: boolean
  facts: boolean
  shown: boolean
  stayIds: number[]
  units: UnitRow[]
}

/** What is known already: as of when, from which day its nights were read, and how many nights before that any home looks. */
type KnownSince = {
  readonly databaseSnapshot: DatabaseSnapshot
  readonly readFrom: CalendarDay
  readonly reach: number
}

type Asked = 'since' | 'from'
const asked = (known: KnownSince) => ({ since: known.databaseSnapshot, from: firstNight(known.readFrom, known.reach) })

const allSince = preparedStatement<ChangesRow, Asked>(sql`
  with changed as materialized (select subject, id from search_changes_since(${given('since', 'pg_snapshot')})),
    occupied_homes as materialized (
      select distinct stay_id from changed join stay_unit on unit_id = id where subject = 'unit'
    )
  select pg_current_snapshot()::text as "databaseSnapshot",
    search_changes_forgotten(${given('since', 'pg_snapshot')}) or exists (select from changed where subject = 'everything') as everything,
    exists (select from changed where subject = 'facts') as facts,
    exists (select from changed where subject <> 'unit') as shown,
    array(
      select id from changed where subject in ('facts', 'stay')
      union select stay_id from changed join stay_offer on rate_plan_id = id where subject = 'plan'
      union select stay_id from changed join stay_group_member on group_id = id where subject = 'group'
      union select stay_id from changed join stay_offer on tax_profile_id = id where subject = 'taxes'
    ) as "stayIds",
    array(select to_json(units) from units_with_nights(
      array(select stay_id from occupied_homes), ${given('from', 'date')}) as units) as units`)

/**
 * The homes affected by changes since then, as one statement and thus of one moment: what it returns as its snapshot. Who reads homes
 * besides needs a repeatable-read transaction.
 */
export async function changesSince(queries: Queries, known: KnownSince): Promise<SearchChanges> {
  const rows = await allSince(queries, asked(known))
  const { databaseSnapshot: now, everything, facts, shown, stayIds, units } = rows[0]!
  if (everything) return { kind: 'everything', databaseSnapshot: now }
  const read = new Set(stayIds)
  return {
    kind: 'homes',
    stayIds,
    nights: new Map([...nightsByHome(units)].filter(([id]) => !read.has(id))),
    factsChanged: facts,
    shownChanged: shown,
    databaseSnapshot: now,
  }
}

/**
 * Deletes notes past their retention, by the database's clock, and returns how many. Servers read more often than that;
 * one that has not reloads everything. Keeps notes that open transactions may still need.
 */
export async function tidySearchChanges({ database }: Pick<Tools, 'database'>): Promise<number> {
  const { rows } = await database.execute<{ removed: number }>(sql`
    with deleted as (
      delete from search_change
      where noted_at < now() - ${retention.searchNotes.keptFor} * interval '1 millisecond'
        and xid < pg_snapshot_xmin(pg_current_snapshot()) returning xid
    ), noted as (
      update search_change_horizon set forgotten = greatest(forgotten, (select xid from deleted order by xid desc limit 1))
      where exists (select from deleted)
    )
    select count(*)::integer as removed from deleted`)
  return rows[0]!.removed
}

/** Deletes notes with transaction ids above this database's: they were copied from another database. */
export async function forgetForeignChanges({ database }: Pick<Tools, 'database'>): Promise<void> {
  await database.execute(sql`delete from search_change where xid >= pg_snapshot_xmax(pg_current_snapshot())`)
  await database.execute(
    sql`update search_change_horizon set forgotten = '0' where forgotten >= pg_snapshot_xmax(pg_current_snapshot())`,
  )
}
