// Opens a backup and verifies all of it before a restore, refusing truncated, damaged or foreign archives.

import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { Migration } from '#platform/postgres/migrations.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import {
  backupVersion,
  fileEntry,
  keyEntry,
  type Manifest,
  manifestEntry,
  manifestSchema,
  tableEntry,
} from './manifest.ts'
import type { Progress } from './progress.server.ts'
import { checksumOf } from './table-rows.server.ts'

export type OpenedBackup = {
  readonly manifest: Manifest
  /** The content of an entry named in the manifest. */
  readonly read: (entry: string) => Promise<Readable>
  readonly close: () => void
}

const largestManifest = 64 * 1024 * 1024

/**
 * Opens the archive at `path` and verifies every entry's checksum. Throws StartRefused with a sentence when it is no
 * backup, truncated or damaged, or made by a newer Casita than the one whose migrations are given.
 */
export async function openBackup(
  path: string,
  migrations: readonly Migration[],
  progress: Progress,
): Promise<OpenedBackup> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(fault => {
    throw (fault as NodeJS.ErrnoException).code === 'ENOENT'
      ? new StartRefused(`There is no file ${path}.`)
      : new StartRefused(`${path} is no backup of Casita, or it is cut: ${reasonOf(fault)}.`, { cause: fault })
  })
  try {
    const entries = await entriesOf(zip, path)
    const read = async (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw new StartRefused(`The backup ${path} is damaged: ${name} is missing.`)
      return zip.openReadStreamPromise(entry)
    }
    const manifest = await readManifest(entries, read, path)
    refuseUnknownMigrations(manifest, migrations)
    await compareChecksums(manifest, read, path, progress)
    return { manifest, read, close: () => zip.close() }
  } catch (fault) {
    zip.close()
    throw fault
  }
}

function reasonOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

async function entriesOf(zip: ZipFile, path: string): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch (fault) {
    throw new StartRefused(`The backup ${path} is damaged: ${reasonOf(fault)}.`, { cause: fault })
  }
  return entries
}

async function readManifest(
  entries: ReadonlyMap<string, Entry>,
  read: OpenedBackup['read'],
  path: string,
): Promise<Manifest> {
  const entry = entries.get(manifestEntry)
  if (!entry || entry.uncompressedSize > largestManifest)
    throw new StartRefused(`${path} is no backup of Casita: it has no manifest.`)
  try {
    const parts: Buffer[] = []
    for await (const part of await read(manifestEntry)) parts.push(part)
    const written: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    const { format, version } = written as Partial<Manifest>
    if (format === 'casita-backup' && typeof version === 'number' && version > backupVersion)
      throw new StartRefused(`The backup ${path} was made by a newer Casita: restore it with that one.`)
    return manifestSchema.parse(written)
  } catch (fault) {
    if (fault instanceof StartRefused) throw fault
    throw new StartRefused(`The manifest of ${path} cannot be read: the file is damaged, or no backup of Casita.`, {
      cause: fault,
    })
  }
}

function refuseUnknownMigrations({ migrations }: Manifest, known: readonly Migration[]): void {
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]))
  const stranger = migrations.find(({ name, hash }) => hashes.get(name) !== hash)
  if (stranger) {
    throw new StartRefused(
      `The backup was made by a newer Casita, or by another one: this one does not know its migration ${stranger.name}.`,
    )
  }
}

async function compareChecksums(
  { tables, files, key }: Manifest,
  read: OpenedBackup['read'],
  path: string,
  progress: Progress,
): Promise<void> {
  const named = [
    ...tables.map(({ name, sha256 }) => ({ entry: tableEntry(name), sha256 })),
    ...files.map(({ name, sha256 }) => ({ entry: fileEntry(name), sha256 })),
    ...(key ? [{ entry: keyEntry, sha256: key.sha256 }] : []),
  ]
  for (const [at, { entry, sha256 }] of named.entries()) {
    progress(`Comparing ${at + 1} of ${named.length}`)
    const content = await read(entry)
    const found = await checksumOf(content).catch((fault: unknown) => {
      throw new StartRefused(`The backup ${path} is damaged at ${entry}: ${reasonOf(fault)}.`, { cause: fault })
    })
    if (found !== sha256) throw new StartRefused(`The backup ${path} is damaged: ${entry} is not what was written.`)
  }
}
