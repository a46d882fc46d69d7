// Writes a backup of a running site into one archive.

import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { ZipFile } from 'yazl'
import { isFileName } from '#platform/files/file-store.server.ts'
import { dataFolderPath } from '#platform/postgres/data-folder.server.ts'
import { inOrder } from '#platform/postgres/migrations.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { backupVersion, fileEntry, keyEntry, type Manifest, manifestEntry, tableEntry } from './manifest.ts'
import type { Progress } from './progress.server.ts'
import { listSequences, listTables, Measured, openCopyConnection, readRows } from './table-rows.server.ts'

type BackupOptions = {
  /** The address of the database. */
  readonly url: string
  /** Where the uploaded files lie. */
  readonly files: Storage
  /** The file of the key that seals secrets; undefined omits it. */
  readonly keyFile: string | undefined
  /** Where to write the archive. */
  readonly archive: string
  readonly now: Date
  readonly progress: Progress
}

/** The file of the key that seals secrets; undefined where there is none, or it is in IDENTITY_KEY, which no backup has. */
export function keyFileOf({ DATA_DIR, IDENTITY_KEY }: Environment): string | undefined {
  const path = join(dataFolderPath(DATA_DIR), 'identity.key')
  return IDENTITY_KEY === undefined && existsSync(path) ? path : undefined
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
  const { files: storage, keyFile, now, progress } = contents
  const zip = new ZipFile()
  const output = createWriteStream(draft, { mode: 0o600, flags: 'w', flush: true })
  zip.on('error', fault => output.destroy(fault))
  const finished = pipeline(zip.outputStream, output)
  // Its error is thrown below, after everything has been added.
  finished.catch(() => {})
  const options = { mtime: now, mode: 0o100600 }
  /** Adds what `open` opens when its turn comes; resolves with its size and checksum once written. */
  const add = async (name: string, open: () => Readable, compress = true): Promise<Measured> => {
    const measured = new Measured()
    const { promise: whole, resolve, reject } = Promise.withResolvers<void>()
    zip.addReadStreamLazy(name, { ...options, compress }, opened => {
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
  const kept = await fileNames(storage)
  for (const name of kept) {
    progress(`File ${files.length + 1} of ${kept.length}`)
    const content = await storage.open(name)
    // One that no home shows any more may go meanwhile.
    if (!content) continue
    // Pictures are compressed already.
    const { bytes, sha256 } = await add(fileEntry(name), () => content, false)
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

async function fileNames(storage: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of storage.list()) if (isFileName(name)) names.push(name)
  return names.sort()
}
