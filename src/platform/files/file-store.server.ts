// Uploaded files below the data folder: written atomically, named by content hash.

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDataFolder } from '#platform/postgres/data-folder.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

/** Hexadecimal digits, then a suffix for the variant: `0f3a…-800.webp`. Never a path. */
const nameShape = /^[0-9a-f]{32}[a-z0-9.-]{0,40}$/

type Settings = Pick<Environment, 'DATA_DIR'>

const opened = new Map<string, string>()

function folderOf({ DATA_DIR }: Settings): string {
  const key = DATA_DIR ?? ''
  const known = opened.get(key) ?? join(openDataFolder(DATA_DIR), 'files')
  opened.set(key, known)
  return known
}

/** The path for the file name, whether or not it exists; undefined for an invalid name. */
export function pathOfFile(settings: Settings, name: string): string | undefined {
  // Two-digit folders, because a folder of a hundred thousand files is slow everywhere.
  return nameShape.test(name) && !name.includes('..') ? join(folderOf(settings), name.slice(0, 2), name) : undefined
}

/**
 * Stores the bytes under `name`; an existing file of that name is identical and stays. Throws disk errors: code ENOSPC
 * or EDQUOT means no room.
 */
export async function storeFile(settings: Settings, name: string, bytes: Uint8Array): Promise<void> {
  const path = pathOfFile(settings, name)
  if (!path) throw new Error('A file is named by what is in it')
  if (existsSync(path)) return
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  // Neither a concurrent reader nor a power cut may see half a file.
  const draft = `${path}.${randomUUID()}.draft`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (fault) {
    await rm(draft, { force: true })
    throw fault
  }
}

/** Undefined when the file does not exist. */
export async function readStoredFile(settings: Settings, name: string): Promise<Buffer | undefined> {
  const path = pathOfFile(settings, name)
  if (!path) return undefined
  try {
    return await readFile(path)
  } catch (fault) {
    if (isMissing(fault)) return undefined
    throw fault
  }
}

/** Removes the named files; missing ones are ignored. */
export async function removeFiles(settings: Settings, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = pathOfFile(settings, name)
    if (path) await rm(path, { force: true })
  }
}

function isMissing(fault: unknown): boolean {
  const { code } = fault as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}
