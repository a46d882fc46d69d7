// Which backups the schedule made, as operators are told and as the schedule itself goes by.

import { and, desc, eq, sql } from 'drizzle-orm'
import { openStorage } from '#platform/storage/open-storage.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { backupIsOldFrom, nextBackup } from './backup-schedule.ts'
import { backupRunTable } from './backup-tables.server.ts'

type Run = {
  readonly id: string
  readonly place: string
  readonly name: string
  readonly begunAt: Date
  readonly endedAt: Date | undefined
  readonly bytes: number | undefined
  readonly fault: string | undefined
}

type Found = Run & {
  /** Whether it is of this database and in the place of today, so that it is removed when it is too many. */
  readonly isKept: boolean
}

export type Backups = {
  /** Undefined where none are scheduled. */
  readonly place: string | undefined
  readonly everyHours: number
  readonly keep: number
  /** The newest first. */
  readonly runs: readonly Found[]
  /** Undefined where it is due now, or none are scheduled. */
  readonly nextAt: Date | undefined
  readonly wrong: 'failed' | 'old' | undefined
}

/** Tells this database from any other, also from one that was restored out of its backup. */
export async function databaseMark(queries: Queries): Promise<string> {
  const { rows } = await queries.execute<{ mark: string }>(sql`
    select (select system_identifier from pg_control_system())::text || '/' || oid::text as mark
    from pg_database where datname = current_database()`)
  return rows[0]!.mark
}

/** Those of this database in one place, the newest first. */
export async function ownRuns(queries: Queries, place: string, madeIn: string): Promise<Run[]> {
  const rows = await queries
    .select()
    .from(backupRunTable)
    .where(and(eq(backupRunTable.place, place), eq(backupRunTable.madeIn, madeIn)))
    .orderBy(desc(backupRunTable.begunAt))
  return rows.map(runOf)
}

function runOf({ endedAt, bytes, fault, madeIn: _, ...row }: typeof backupRunTable.$inferSelect): Run {
  return { ...row, endedAt: endedAt ?? undefined, bytes: bytes ?? undefined, fault: fault ?? undefined }
}

export async function readBackups({ database, environment, clock }: Tools): Promise<Backups> {
  const { BACKUP_TO, BACKUP_HOURS: everyHours, BACKUP_KEEP: keep } = environment
  const place = BACKUP_TO && openStorage(BACKUP_TO, environment).place
  const madeIn = await databaseMark(database)
  const rows = await database.select().from(backupRunTable).orderBy(desc(backupRunTable.begunAt)).limit(200)
  const runs = rows.map(row => ({ ...runOf(row), isKept: row.place === place && row.madeIn === madeIn }))
  const own = runs.filter(({ isKept }) => isKept)
  const nextAt = place === undefined ? undefined : nextBackup(own[0], everyHours)
  const wrong = place === undefined ? undefined : whatIsWrong(own, everyHours, clock.now())
  return { place, everyHours, keep, runs, nextAt, wrong }
}

function whatIsWrong(own: readonly Run[], everyHours: number, now: Date): Backups['wrong'] {
  const ended = own.find(({ endedAt }) => endedAt)
  if (ended?.fault) return 'failed'
  const newest = own.find(({ bytes }) => bytes !== undefined)
  return newest && backupIsOldFrom(newest.begunAt, everyHours) < now ? 'old' : undefined
}
