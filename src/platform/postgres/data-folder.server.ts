// The data folder of this install: database and files.

import * as files from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { inProject } from '#platform/tools/project-root.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { isRoot } from './system-account.server.ts'

/** The data folder's path: `input` (DATA_DIR), else `.casita` in the checkout, or `/var/lib/casita` for root. */
export function dataFolderPath(input?: string): string {
  return resolve(input ?? (isRoot() ? '/var/lib/casita' : inProject('.casita')))
}

/** The data folder's real path, created if missing. Throws StartRefused when it cannot be created or written. */
export function openDataFolder(input?: string): string {
  const path = dataFolderPath(input)
  try {
    makeFolder(path)
    files.accessSync(path, files.constants.W_OK | files.constants.X_OK)
    if (isRoot()) letOthersEnter(path)
    return files.realpathSync(path)
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    throw new StartRefused(
      `The data folder ${path} cannot be made or written (${code ?? fault}): give it to the user who starts Casita, or set DATA_DIR to another folder.`,
      { cause: fault },
    )
  }
}

function makeFolder(path: string): void {
  if (files.existsSync(path)) {
    if (!files.statSync(path).isDirectory()) throw Object.assign(new Error('It is a file'), { code: 'a file' })
    return
  }
  makeFolder(dirname(path))
  files.mkdirSync(path)
  // Set the mode afterwards: a strict umask would narrow it. Root's folder must be enterable by the database's account.
  files.chmodSync(path, isRoot() ? 0o711 : 0o700)
}

// Only our own folder, or an empty one given to us, may be opened up; others that root closed stay closed.
function letOthersEnter(path: string): void {
  const { uid, mode } = files.statSync(path)
  if (uid !== 0 || mode & 0o001) return
  const ours = files.existsSync(join(path, 'database-password')) || files.readdirSync(path).length === 0
  if (ours) files.chmodSync(path, (mode & 0o777) | 0o001)
}
