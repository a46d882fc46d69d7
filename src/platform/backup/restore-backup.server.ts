// Restores a verified backup into an empty database and an empty folder: all or nothing.

import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { layMigrations, type Migration } from '#platform/postgres/migrations.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { fileEntry, keyEntry, type Manifest, tableEntry } from './manifest.ts'
import type { OpenedBackup } from './open-backup.server.ts'
import type { Progress } from './progress.server.ts'
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
  /** The site's file folder; missing or empty. */
  readonly filesFolder: string
  /** Where to write the key that seals secrets; must not exist when the backup contains one. */
  readonly keyFile: string
  readonly migrations: readonly Migration[]
  readonly progress: Progress
}

/** Throws StartRefused with a sentence, leaving everything empty, when a target is not empty or the result differs. */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { backup, url, filesFolder, keyFile, progress } = options
  await refuseFullFolder(backup.manifest, filesFolder, keyFile)
  const client = await openCopyConnection(url)
  const draft = `${filesFolder}.draft`
  try {
    await client.query('begin')
    if (!(await isEmptyDatabase(client)))
      throw new StartRefused('The database is not empty: restore into a new one, and nothing there is lost.')
    await restoreRows(client, options)
    await rm(draft, { recursive: true, force: true })
    await restoreFiles(backup, draft, progress)
    if (backup.manifest.files.length > 0) {
      await rm(filesFolder, { recursive: true, force: true })
      await rename(draft, filesFolder)
    }
    if (backup.manifest.key) await writeEntry(backup, keyEntry, keyFile)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await rm(draft, { recursive: true, force: true })
    await client.end()
  }
}

async function refuseFullFolder({ key }: Manifest, filesFolder: string, keyFile: string): Promise<void> {
  const names = existsSync(filesFolder) ? await readdir(filesFolder) : []
  if (names.length > 0)
    throw new StartRefused(`The folder ${filesFolder} is not empty: set DATA_DIR to a new folder, or move it away.`)
  if (key && existsSync(keyFile))
    throw new StartRefused(`There is a key in ${keyFile} already: set DATA_DIR to a new folder, or move it away.`)
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

async function restoreFiles(backup: OpenedBackup, draft: string, progress: Progress): Promise<void> {
  const { files } = backup.manifest
  for (const [at, { name, sha256 }] of files.entries()) {
    progress(`File ${at + 1} of ${files.length}`)
    const folder = join(draft, name.slice(0, 2))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const written = await writeEntry(backup, fileEntry(name), join(folder, name))
    if (written !== sha256)
      throw new StartRefused(`The file ${name} did not come back as it was: nothing has been restored.`)
  }
}

/** Writes one entry to disk, readable by its owner only; returns its checksum. */
async function writeEntry(backup: OpenedBackup, entry: string, path: string): Promise<string> {
  const measured = new Measured()
  await pipeline(await backup.read(entry), measured, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
  return measured.sha256
}
