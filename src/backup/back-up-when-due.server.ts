// Job: makes the next backup of the schedule when it is due, and removes those that are too many.

import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { fileStorage } from '#platform/files/file-store.server.ts'
import { openDataFolder } from '#platform/postgres/data-folder.server.ts'
import { formerMigrations, readMigrations } from '#platform/postgres/migrations.server.ts'
import { openStorage } from '#platform/storage/open-storage.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { addressOf } from '#platform/tools/database.server.ts'
import { kindOfFault } from '#platform/tools/fault-kind.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { nextBackup, surplusOf } from './backup-schedule.ts'
import { backupRunTable } from './backup-tables.server.ts'
import { openBackup } from './open-backup.server.ts'
import { databaseMark, ownRuns } from './read-backups.server.ts'
import { openCopyConnection } from './table-rows.server.ts'
import { keyFileOf, writeBackup } from './write-backup.server.ts'

/** Any fixed number: of all processes one makes a backup at a time. It is free again when that process ends, however. */
const backupLock = 7_305_014

type Target = { readonly storage: Storage; readonly madeIn: string }

/** Nothing happens where none is due, or another process makes one. Throws when it fails, after that is written down. */
export async function backUpWhenDue(tools: Tools, place: string): Promise<void> {
  // Not one of the pool, whose end would wait for it: a site that is stopped does not finish its backup first.
  const connection = await openCopyConnection(addressOf(tools.database))
  try {
    const { rows } = await connection.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [backupLock])
    if (rows[0]?.held) await followSchedule(tools, place)
  } finally {
    // Which gives the lock back.
    await connection.end()
  }
}

async function followSchedule(tools: Tools, place: string): Promise<void> {
  const { database, environment, clock } = tools
  const target = { storage: openStorage(place, environment), madeIn: await databaseMark(database) }
  await endInterrupted(tools, target)
  const [last] = await ownRuns(database, target.storage.place, target.madeIn)
  const next = nextBackup(last, environment.BACKUP_HOURS)
  if (next && next > clock.now()) return
  await makeBackup(tools, target)
  await removeSurplus(tools, target)
}

/** Of a process that ended meanwhile: the archive is there, for it appears only when it is whole, or there is none. */
async function endInterrupted(tools: Tools, { storage, madeIn }: Target): Promise<void> {
  const { database, clock, environment } = tools
  const begun = await database
    .select()
    .from(backupRunTable)
    .where(
      and(eq(backupRunTable.place, storage.place), eq(backupRunTable.madeIn, madeIn), isNull(backupRunTable.endedAt)),
    )
  for (const { id, name } of begun) {
    const bytes = await storage.bytesOf(name)
    const end = bytes ? { bytes } : { fault: 'interrupted' }
    await removeDraft(storage, environment, name)
    await database
      .update(backupRunTable)
      .set({ endedAt: clock.now(), ...end })
      .where(eq(backupRunTable.id, id))
  }
}

async function makeBackup({ database, environment, clock, log }: Tools, { storage, madeIn }: Target): Promise<void> {
  const [id, begunAt] = [randomUUID(), clock.now()]
  const name = `casita-${begunAt.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}-${id.slice(0, 8)}.backup`
  await database.insert(backupRunTable).values({ id, name, madeIn, begunAt, place: storage.place })
  const end = (how: { bytes: number; fault: null } | { bytes: null; fault: string }) =>
    database
      .update(backupRunTable)
      .set({ endedAt: clock.now(), ...how })
      .where(eq(backupRunTable.id, id))
  try {
    const draft = await draftPath(storage, environment, name)
    await writeBackup({
      url: addressOf(database),
      archive: draft,
      files: fileStorage(environment),
      keyFile: environment.BACKUP_KEY ? keyFileOf(environment) : undefined,
      now: begunAt,
      progress: () => {},
    })
    // One that cannot be read is none.
    const written = await openBackup(draft, [...formerMigrations(), ...readMigrations()], () => {})
    written.close()
    const { size } = await stat(draft)
    await storage.take(name, draft)
    const stored = await storage.bytesOf(name)
    if (stored !== size) throw Object.assign(new Error(`${stored} bytes arrived of ${size}`), { code: 'INCOMPLETE' })
    await end({ bytes: size, fault: null })
    log.info({ name, bytes: size, place: storage.place }, 'a backup was made')
  } catch (fault) {
    await removeDraft(storage, environment, name)
    await end({ bytes: null, fault: kindOfFault(fault) })
    throw fault
  }
}

/** Removes nothing but what it finds in the table as its own. */
async function removeSurplus({ database, environment }: Tools, { storage, madeIn }: Target): Promise<void> {
  const surplus = surplusOf(await ownRuns(database, storage.place, madeIn), environment.BACKUP_KEEP)
  if (surplus.length === 0) return
  await storage.remove(surplus.map(({ name }) => name))
  const ids = surplus.map(({ id }) => id)
  await database.delete(backupRunTable).where(inArray(backupRunTable.id, ids))
}

/** Where the archive is written: beside its place, so that it need not be copied, or in the data folder on its way to a bucket. */
async function draftPath(storage: Storage, settings: Tools['environment'], name: string): Promise<string> {
  if (storage.workFolder) return join(storage.workFolder, `${name}.draft`)
  const folder = join(openDataFolder(settings.DATA_DIR), 'drafts')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return join(folder, `${name}.draft`)
}

async function removeDraft(storage: Storage, settings: Tools['environment'], name: string): Promise<void> {
  const draft = await draftPath(storage, settings, name)
  // While it is written it has the ending twice.
  for (const path of [draft, `${draft}.draft`]) await rm(path, { force: true })
}
