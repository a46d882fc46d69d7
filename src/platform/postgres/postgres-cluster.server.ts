// A cluster, PostgreSQL's word for the folder that holds its databases: created whole or not at all.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as files from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { makeDraft, moveIntoPlace } from './draft-folder.server.ts'
import type { PostgresBinaries } from './postgres-binaries.server.ts'
import type { SystemAccount } from './system-account.server.ts'

const run = promisify(execFile)

/** The role that owns everything in the cluster, and the database of the same name. */
export const clusterRole = 'casita'

export type PostgresCluster = { readonly folder: string; readonly password: string }

type MakeOptions = {
  readonly dataFolder: string
  readonly binaries: PostgresBinaries
  readonly account: SystemAccount
  /** False is faster and unsafe: for tests. */
  readonly durable?: boolean
}

/** The path of a data folder's cluster. */
export function clusterFolderOf(dataFolder: string): string {
  return join(dataFolder, 'database')
}

/** Whether `folder` is a complete cluster. */
export function isCluster(folder: string): boolean {
  return files.existsSync(join(folder, 'PG_VERSION'))
}

/**
 * The cluster in `dataFolder`, created if missing. A start killed midway, or two concurrent ones, leave at most a draft
 * folder. Throws StartRefused when the cluster has another major version, or its password is lost.
 */
export async function openCluster(options: MakeOptions): Promise<PostgresCluster> {
  const { dataFolder, binaries } = options
  const folder = clusterFolderOf(dataFolder)
  const passwordFile = join(dataFolder, 'database-password')
  if (!isCluster(folder)) {
    await makeCluster(options, keptPassword(passwordFile))
  } else if (!files.existsSync(passwordFile)) {
    throw new StartRefused(
      `The database in ${folder} is there but the file with its password, ${passwordFile}, is not: put it back from your backup.`,
    )
  }
  if (!isCluster(folder)) {
    throw new StartRefused(
      `The folder ${folder} holds something, but no database: move it away, or set DATA_DIR to another folder.`,
    )
  }
  const major = files.readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (major !== binaries.major) {
    throw new StartRefused(
      `The database in ${folder} was made by PostgreSQL ${major} and this Casita brings PostgreSQL ${binaries.major}, which cannot read it: move it with pg_dump and pg_restore, or start the Casita that made it.`,
    )
  }
  return { folder, password: files.readFileSync(passwordFile, 'utf8').trim() }
}

// The password is written before the cluster that uses it, so that a kill between the two loses nothing.
function keptPassword(file: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  files.writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    // Unlike a rename, a link never replaces the password of a start that was first.
    files.linkSync(draft, file)
  } catch {
    // Not every file system supports links.
    if (!files.existsSync(file)) files.renameSync(draft, file)
  } finally {
    files.rmSync(draft, { force: true })
  }
  return files.readFileSync(file, 'utf8').trim()
}

async function makeCluster(
  { dataFolder, binaries, account, durable = true }: MakeOptions,
  password: string,
): Promise<void> {
  const draft = makeDraft(clusterFolderOf(dataFolder))
  try {
    const passwordCopy = join(draft, 'password')
    files.writeFileSync(passwordCopy, password, { mode: 0o600 })
    if (account) {
      files.chownSync(draft, account.uid, account.gid)
      files.chownSync(passwordCopy, account.uid, account.gid)
    }
    const cluster = join(draft, 'database')
    await runToEnd(
      binaries.initdb,
      [
        ...['-D', cluster, '-U', clusterRole, '--auth=scram-sha-256', `--pwfile=${passwordCopy}`, '--encoding=UTF8'],
        // PostgreSQL's own locale: sort order must not depend on the machine's libraries.
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...account, cwd: draft },
    )
    moveIntoPlace(cluster, clusterFolderOf(dataFolder))
    if (durable) writeOut(dataFolder)
  } finally {
    files.rmSync(draft, { recursive: true, force: true })
  }
}

// Syncing a file does not sync its directory entry; sync the folder too.
function writeOut(folder: string): void {
  const handle = files.openSync(folder, 'r')
  try {
    files.fsyncSync(handle)
  } finally {
    files.closeSync(handle)
  }
}

async function runToEnd(
  program: string,
  parameters: readonly string[],
  where: { uid?: number; gid?: number; cwd: string },
): Promise<void> {
  try {
    await run(program, parameters, { ...where, env: { LC_ALL: 'C' } })
  } catch (fault) {
    const { code, stdout = '', stderr = '' } = fault as { code?: unknown; stdout?: string; stderr?: string }
    throw new Error(`${program} ended with ${code ?? 'a signal'}: ${(stdout + stderr).trim().slice(-1000)}`, {
      cause: fault,
    })
  }
}
