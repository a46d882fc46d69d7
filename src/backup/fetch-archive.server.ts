// An archive as a file of this machine, wherever it lies.

import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openStorage, type StorageSettings } from '#platform/storage/open-storage.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { readBucketPlace } from '#platform/tools/storage-settings.server.ts'

/** Runs `work` with the path of the archive at a path, or at `s3://bucket/prefix/name`, which is fetched for as long. */
export async function withArchive<Answer>(
  address: string,
  settings: StorageSettings,
  work: (path: string) => Promise<Answer>,
): Promise<Answer> {
  if (!address.startsWith('s3://')) return work(resolve(address))
  const end = address.lastIndexOf('/')
  const [place, name] = [address.slice(0, end), address.slice(end + 1)]
  if (!readBucketPlace(place) || name === '') throw new StartRefused(`${address} is no address of a backup.`)
  const content = await openStorage(place, settings)
    .open(name)
    .catch((fault: Error) => {
      throw new StartRefused(`${address} cannot be read: ${fault.name}.`, { cause: fault })
    })
  if (!content) throw new StartRefused(`There is no ${address}.`)
  const folder = await mkdtemp(join(tmpdir(), 'casita-restore-'))
  try {
    const path = join(folder, name)
    await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
