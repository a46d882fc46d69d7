// Writes a backup of a running site into one archive.

import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { ZipFile } from 'yazl'
import { inOrder } from '#platform/postgres/migrations.server.ts'
import { backupVersion, fileEntry, keyEntry, type Manifest, manifestEntry, tableEntry } from './manifest.ts'
import type { Progress } from './progress.server.ts'
import { listSequences, listTables, Measured, openCopyConnection, readRows } from './table-rows.server.ts'

type BackupOptions = {
  /** The address of the database. */
  readonly url: string
  /** The folder of uploaded files; need not exist. */
  readonly filesFolder: string
  /** The file of the key that seals secrets; undefined omits it. */
  readonly keyFile: string | undefined
  /** Where to write the archive. */
  readonly archive: string
  readonly now: Date
  readonly progress: Progress
}

/**
 * Rows and sequences from one snapshot, then the files, which are immutable and kept for a day after their last use.
 * The archive appears only when complete, readable by its owner only. Throws database and disk errors.
 */
export async function writeBackup({ url, archive, ...options }: BackupOptions): Promise<Manifest> {
  const client = await openCopyConnection(url)
  const draft = `${archive}.draft`
  try {
    await client.query('begin isolation level repeatable read read only')
    const written = await writeArchive(client, draft, options)
    await rename(draft, archive)
    return written
  } finally {
    await rm(draft, { force: true })
    await client.end()
  }
}

type Contents = Omit<BackupOptions, 'url' | 'archive'>

async function writeArchive(client: pg.Client, draft: string, contents: Contents): Promise<Manifest> {
  const { filesFolder, keyFile, now, progress } = contents
  const zip = new ZipFile()
  const output = createWriteStream(draft, { mode: 0o600, flags: 'w', flush: true })
  zip.on('error', fault => output.destroy(fault))
  const finished = pipeline(zip.outputStream, output)
  // Its error is thrown below, after everything has been added.
  finished.catch(() => {})
  const options = { mtime: now, mode: 0o100600 }
  /** Adds what `open` opens when its turn comes; resolves with its size and checksum once written. */
  const add = async (name: string, open: () => Readable): Promise<Measured> => {
    const measured = new Measured()
    const { promise: whole, resolve, reject } = Promise.withResolvers<void>()
    zip.addReadStreamLazy(name, options, opened => {
      pipeline(open(), measured).then(resolve, reject)
      opened(null, measured)
    })
    await Promise.race([whole, finished])
    return measured
  }
  await chmod(draft, 0o600).catch(() => {})

  const tables: Manifest['tables'] = []
  const found = await listTables(client)
  const sequences = await listSequences(client)
  for (const table of found) {
    progress(`Table ${tables.length + 1} of ${found.length}`)
    let rows: ReturnType<typeof readRows> | undefined
    const { sha256 } = await add(tableEntry(table.name), () => {
      rows = readRows(client, table)
      return rows
    })
    tables.push({ name: table.name, columns: [...table.columns], rows: rows?.rowCount ?? 0, sha256 })
  }
  const { rows: applied } = await client.query<Manifest['migrations'][number]>('select name, hash from migration')
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  const migrations = inOrder([...hashes.keys()]).map(name => ({ name, hash: hashes.get(name)! }))
  const { rows: servers } = await client.query<{ release: string }>(
    `select current_setting('server_version') as release`,
  )
  const files: Manifest['files'] = []
  const kept = await listFiles(filesFolder)
  for (const { name, path } of kept) {
    progress(`File ${files.length + 1} of ${kept.length}`)
    const { bytes, sha256 } = await add(fileEntry(name), () => createReadStream(path))
    files.push({ name, bytes, sha256 })
  }
  const key = keyFile ? { sha256: (await add(keyEntry, () => createReadStream(keyFile))).sha256 } : null
  const manifest: Manifest = {
    format: 'casita-backup',
    version: backupVersion,
    createdAt: now.toISOString(),
    postgres: servers[0]!.release,
    ...{ migrations, tables, sequences, files, key },
  }
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), manifestEntry, options)
  zip.end()
  await finished
  return manifest
}

/** All complete files by name; drafts are skipped. */
async function listFiles(folder: string): Promise<{ readonly name: string; readonly path: string }[]> {
  const isThere = await stat(folder).then(
    found => found.isDirectory(),
    () => false,
  )
  if (!isThere) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !entry.name.endsWith('.draft'))
    .map(entry => ({ name: entry.name, path: join(entry.parentPath, entry.name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}
