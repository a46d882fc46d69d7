// Uploaded files, named by content hash: in the data folder, or in the bucket of FILES_TO.

import { join } from 'node:path'
import { openDataFolder } from '#platform/postgres/data-folder.server.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import { openStorage, type StorageSettings } from '#platform/storage/open-storage.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

/** Hexadecimal digits, then a suffix for the variant: `0f3a…-800.webp`. Never a path. */
const nameShape = /^[0-9a-f]{32}[a-z0-9.-]{0,40}$/

export type FileSettings = Pick<Environment, 'DATA_DIR' | 'FILES_TO'> & StorageSettings

const opened = new Map<string, Storage>()

/** Where this site's uploaded files lie. */
export function fileStorage(settings: FileSettings): Storage {
  const { FILES_TO, DATA_DIR, S3_ENDPOINT } = settings
  const key = JSON.stringify([FILES_TO, S3_ENDPOINT, FILES_TO ? null : DATA_DIR])
  const known =
    opened.get(key) ?? (FILES_TO ? openStorage(FILES_TO, settings) : filesIn(join(openDataFolder(DATA_DIR), 'files')))
  opened.set(key, known)
  return known
}

/** Files in a folder, which is made when the first one comes. */
export function filesIn(folder: string): Storage {
  // Two-digit folders, because a folder of a hundred thousand files is slow everywhere.
  return folderStorage(folder, { below: name => name.slice(0, 2), makes: true })
}

export function isFileName(name: string): boolean {
  return nameShape.test(name) && !name.includes('..')
}

/**
 * Stores the bytes under `name`; an existing file of that name is identical and stays. Throws faults of the disk (code
 * ENOSPC or EDQUOT means no room) and of the network.
 */
export async function storeFile(settings: FileSettings, name: string, bytes: Uint8Array): Promise<void> {
  if (!isFileName(name)) throw new Error('A file is named by what is in it')
  const storage = fileStorage(settings)
  if ((await storage.bytesOf(name)) === undefined) await storage.put(name, bytes)
}

/** Undefined when the file does not exist. */
export async function readStoredFile(settings: FileSettings, name: string): Promise<Buffer | undefined> {
  return isFileName(name) ? fileStorage(settings).read(name) : undefined
}

/** Removes the named files; missing ones are ignored. */
export async function removeFiles(settings: FileSettings, names: readonly string[]): Promise<void> {
  await fileStorage(settings).remove(names.filter(isFileName))
}
