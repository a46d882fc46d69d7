// Files in a folder of this machine: written beside their place, flushed, and renamed.

import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Storage, type StoredFile, unlessMissing } from './storage.server.ts'

type FolderOptions = {
  /** The folder below it in which a file lies; without it all lie in the folder itself. */
  readonly below?: (name: string) => string
  /** Whether the folder is made where it is missing: not where a missing one is a disk that is not mounted. */
  readonly makes: boolean
}

const draftEnding = '.draft'

export function folderStorage(folder: string, { below = () => '', makes }: FolderOptions): Storage {
  const pathOf = (name: string) => {
    if (!/^[\w-][\w.-]{0,200}$/.test(name)) throw new Error('Not the name of a stored file')
    return join(folder, below(name), name)
  }
  const placeFor = async (name: string) => {
    const path = pathOf(name)
    if (makes) await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return path
  }
  const put = async (name: string, bytes: Uint8Array) => {
    const path = await placeFor(name)
    // Neither a concurrent reader nor a power cut may see half a file.
    const draft = `${path}.${randomUUID()}${draftEnding}`
    try {
      await writeFlushed(draft, bytes)
      await rename(draft, path)
    } catch (fault) {
      await rm(draft, { force: true })
      throw fault
    }
  }
  return {
    place: folder,
    workFolder: folder,
    put,
    take: async (name, path) => rename(path, await placeFor(name)),
    read: name => unlessMissing(readFile(pathOf(name))),
    async open(name) {
      const file = await unlessMissing(open(pathOf(name)))
      return file && createReadStream(pathOf(name), { fd: file })
    },
    bytesOf: async name => (await unlessMissing(stat(pathOf(name))))?.size,
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
    list: () => listFolder(folder),
  }
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* listFolder(folder: string): AsyncIterable<StoredFile> {
  const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))
  for (const entry of entries ?? []) {
    if (!entry.isFile() || entry.name.endsWith(draftEnding)) continue
    const found = await unlessMissing(stat(join(entry.parentPath, entry.name)))
    if (found) yield { name: entry.name, bytes: found.size }
  }
}
