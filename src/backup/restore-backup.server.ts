// Restores a verified backup into an empty database and an empty folder: all or nothing.

import { createWriteStream, existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { layMigrations, type Migration } from '#platform/postgres/migrations.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { keyEntry, type Manifest, tableEntry } from './manifest.ts'
import type { OpenedBackup } from './open-backup.server.ts'
import type { Progress } from './progress.server.ts'
import { type RestoredFiles, restoreFiles } from './restore-files.server.ts'
import {
  checksumOf,
  isEmptyDatabase,
  listTables,
  Measured,
  openCopyConnection,
  readRows,
  writeRows,
} from './table-rows.server.ts'

type RestoreOptions = {
  readonly backup: OpenedBackup
  /** The address of the empty database. */
  readonly url: string
  /** The site's file folder, missing or empty; or a bucket, where a file of the same name has to be the same. */
  readonly files: string | Storage
  /** Where to write the key that seals secrets; must not exist when the backup contains one. */
  readonly keyFile: string
  readonly migrations: readonly Migration[]
  readonly progress: Progress
}

/** Throws StartRefused with a sentence, leaving everything empty, when a target is not empty or the result differs. */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { backup, url, files, keyFile, progress } = options
  if (typeof files === 'string') await refuseFullFolder(files)
  if (backup.manifest.key && existsSync(keyFile))
    throw new StartRefused(`There is a key in ${keyFile} already: set DATA_DIR to a new folder, or move it away.`)
  const client = await openCopyConnection(url)
  let restored: RestoredFiles | undefined
  try {
    await client.query('begin')
    if (!(await isEmptyDatabase(client)))
      throw new StartRefused('The database is not empty: restore into a new one, and nothing there is lost.')
    await restoreRows(client, options)
    restored = await restoreFiles(backup, files, progress)
    await restored.keep()
    if (backup.manifest.key) await writeEntry(backup, keyEntry, keyFile)
    await client.query('commit')
    restored = undefined
    await client.query('analyze')
  } catch (fault) {
    await restored?.undo()
    throw fault
  } finally {
    await client.end()
  }
}

async function refuseFullFolder(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : []
  if (names.length > 0)
    throw new StartRefused(`The folder ${folder} is not empty: set DATA_DIR to a new folder, or move it away.`)
}

/** Restores the schema at the backup's version; the site migrates it at its next start. */
async function restoreRows(client: pg.Client, { backup, migrations, progress }: RestoreOptions): Promise<void> {
  const { manifest } = backup
  const applied = new Set(manifest.migrations.map(({ name }) => name))
  await layMigrations(
    client,
    migrations.filter(({ name }) => applied.has(name)),
  )
  const references = await dropReferences(client)
  const present = (await listTables(client)).map(({ name }) => name)
  const named = manifest.tables.map(({ name }) => name)
  if (present.join() !== [...named].sort().join())
    throw new StartRefused('The backup does not have the tables of its own version: it is damaged.')
  const all = named.map(name => pg.escapeIdentifier(name))
  // The backup already contains what triggers would write, and some migrations insert rows.
  for (const name of all) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${all.join(', ')}`)
  for (const [at, table] of manifest.tables.entries()) {
    progress(`Table ${at + 1} of ${all.length}`)
    await pipeline(await backup.read(tableEntry(table.name)), writeRows(client, table))
  }
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), lastValue, isCalled])
  for (const name of all) await client.query(`alter table ${name} enable trigger user`)
  for (const reference of references) await client.query(reference)
  for (const [at, table] of manifest.tables.entries()) {
    progress(`Comparing table ${at + 1} of ${all.length}`)
    await compareRows(client, table)
  }
}

/** Drops all foreign keys so that tables load in any order; returns what restores them and checks every row. */
async function dropReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; of: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by of, name`,
  )
  for (const { name, of } of rows) await client.query(`alter table ${of} drop constraint ${pg.escapeIdentifier(name)}`)
  return rows.map(
    ({ name, of, definition }) => `alter table ${of} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
  )
}

async function compareRows(client: pg.Client, table: Manifest['tables'][number]): Promise<void> {
  const rows = readRows(client, table)
  if ((await checksumOf(rows)) !== table.sha256 || rows.rowCount !== table.rows)
    throw new StartRefused(`The table ${table.name} did not come back as it was: nothing has been restored.`)
}

/** Writes one entry to disk, readable by its owner only; returns its checksum. */
async function writeEntry(backup: OpenedBackup, entry: string, path: string): Promise<string> {
  const measured = new Measured()
  await pipeline(await backup.read(entry), measured, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
  return measured.sha256
}
