// Restores the uploaded files of a backup into an empty folder, or into a bucket beside what is there.

import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { filesIn } from '#platform/files/file-store.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { fileEntry } from './manifest.ts'
import type { OpenedBackup } from './open-backup.server.ts'
import type { Progress } from './progress.server.ts'

export type RestoredFiles = {
  /** Puts them where the site looks for them. */
  readonly keep: () => Promise<void>
  /** Leaves nothing of them, whether they were kept or not. */
  readonly undo: () => Promise<void>
}

/** `files` is the path of the empty folder, or the bucket. Throws, with nothing left behind, where one is not as it was. */
export async function restoreFiles(
  backup: OpenedBackup,
  files: string | Storage,
  progress: Progress,
): Promise<RestoredFiles> {
  const written: string[] = []
  const [target, restored] = typeof files === 'string' ? await intoFolder(files, backup) : intoBucket(files, written)
  try {
    for (const [at, file] of backup.manifest.files.entries()) {
      progress(`File ${at + 1} of ${backup.manifest.files.length}`)
      const bytes = await buffer(await backup.read(fileEntry(file.name)))
      if (checksum(bytes) !== file.sha256)
        throw new StartRefused(`The file ${file.name} did not come back as it was: nothing has been restored.`)
      if (await isThere(target, file)) continue
      written.push(file.name)
      await target.put(file.name, bytes)
    }
    return restored
  } catch (fault) {
    await restored.undo()
    throw fault
  }
}

/** A draft beside the folder, so that a restore that is killed leaves the folder empty. */
async function intoFolder(folder: string, { manifest }: OpenedBackup): Promise<[Storage, RestoredFiles]> {
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  let written = draft
  const keep = async () => {
    if (manifest.files.length === 0) return
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
    written = folder
  }
  return [filesIn(draft), { keep, undo: () => rm(written, { recursive: true, force: true }) }]
}

/** Files are named by what is in them, so that those of the site that was lost can stay. */
function intoBucket(bucket: Storage, written: readonly string[]): [Storage, RestoredFiles] {
  return [bucket, { keep: async () => {}, undo: () => bucket.remove(written) }]
}

async function isThere(target: Storage, { name, sha256 }: { readonly name: string; readonly sha256: string }) {
  const present = await target.read(name)
  if (!present) return false
  if (checksum(present) === sha256) return true
  throw new StartRefused(`Another file is named ${name} in ${target.place}: nothing has been restored.`)
}

function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
