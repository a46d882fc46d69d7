// How much room is left where the site writes.

import { statfs } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { dataFolderPath } from '#platform/postgres/data-folder.server.ts'
import { unlessMissing } from '#platform/storage/storage.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

export type Disk = { readonly folder: string; readonly free: number; readonly size: number }

/** Those of the data folder and of the folder for backups, where these are there; in bytes that this user may still write. */
export async function writtenDisks({ DATA_DIR, BACKUP_TO }: Environment): Promise<Disk[]> {
  const folders = [dataFolderPath(DATA_DIR), ...(BACKUP_TO && isAbsolute(BACKUP_TO) ? [BACKUP_TO] : [])]
  const disks = await Promise.all(folders.map(readDisk))
  return disks.filter(disk => disk !== undefined)
}

async function readDisk(folder: string): Promise<Disk | undefined> {
  const found = await unlessMissing(statfs(folder))
  return found && { folder, free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}

const gibibyte = 1024 ** 3

/** Less than a twentieth is left, and less than four gibibytes: of a large disk a twentieth is plenty. */
export function isNearlyFull({ free, size }: Pick<Disk, 'free' | 'size'>): boolean {
  return size > 0 && free < size / 20 && free < 4 * gibibyte
}
