// What the commands beside the site have in common: its settings, and its database, whether the site runs or not.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applicationAddress } from '#platform/postgres/application-role.server.ts'
import { dataFolderPath, openDataFolder } from '#platform/postgres/data-folder.server.ts'
import { clusterAddress } from '#platform/postgres/hold-postgres.server.ts'
import { openPostgres } from '#platform/postgres/open-postgres.server.ts'
import { clusterFolderOf, isCluster } from '#platform/postgres/postgres-cluster.server.ts'
import { findPostgres } from '#platform/postgres/postgres-process.server.ts'
import {
  type Environment,
  loadSettings,
  parseEnvironment,
  WrongEnvironment,
} from '#platform/tools/environment.server.ts'
import { type Log, openLog } from '#platform/tools/log.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'

export type Settings = {
  readonly environment: Environment
  readonly log: Log
  /** What was typed after the command. */
  readonly words: readonly string[]
  /** Says what is no answer beside it, so that programs can read the answers. */
  readonly tell: (line: string) => void
}

/** Runs a command with the settings of the site; what is wrong with them is a sentence and the exit code 1. */
export async function runCommand(command: (settings: Settings) => Promise<number>): Promise<void> {
  const tell = (line: string) => process.stderr.write(`${line}\n`)
  try {
    loadSettings(process.env)
    const environment = parseEnvironment(process.env)
    // What the command has to say it prints; only what is wrong is logged.
    const log = openLog(environment.LOG_LEVEL === 'info' ? 'warn' : environment.LOG_LEVEL)
    process.exitCode = await command({ environment, log, words: process.argv.slice(2), tell })
  } catch (fault) {
    if (!(fault instanceof StartRefused || fault instanceof WrongEnvironment)) throw fault
    tell(fault.message)
    process.exitCode = 1
  }
}

/** A sentence about a database that is not there, or not ours, with what to do. */
export function nothingThere(what: string): StartRefused {
  return new StartRefused(
    `${what} Give this command the settings of the site (DATA_DIR or DATABASE_URL), and start a new site once before.`,
  )
}

type FoundDatabase = {
  /** Its address for the application, and that of its owner, who reads all of it whatever was granted. */
  readonly url: string
  readonly ownerUrl: string
  readonly close: () => Promise<void>
}

/**
 * The site's database: yours, the one that the running site has open, or ours, started for this moment. Says which, and
 * never makes one: throws StartRefused where there is none.
 */
export async function findDatabase({
  environment,
  log,
  tell,
}: Pick<Settings, 'environment' | 'log' | 'tell'>): Promise<FoundDatabase> {
  const nothing = async () => {}
  if (environment.DATABASE_URL) {
    const { DATABASE_URL: url, MIGRATIONS_DATABASE_URL: ownerUrl = url } = environment
    const { host, pathname } = new URL(url)
    tell(`The database ${host}${pathname} of DATABASE_URL:`)
    return { url, ownerUrl, close: nothing }
  }
  const path = dataFolderPath(environment.DATA_DIR)
  if (!isCluster(clusterFolderOf(path))) throw nothingThere(`There is no database in ${path}.`)
  tell(`The database in ${path}:`)
  const folder = openDataFolder(environment.DATA_DIR)
  const cluster = clusterFolderOf(folder)
  const running = findPostgres(cluster)
  if (running?.ready && running.port) {
    const password = readFileSync(join(folder, 'database-password'), 'utf8').trim()
    const known = { folder: cluster, password }
    const url = applicationAddress(known, running.port)
    return { url, ownerUrl: clusterAddress(known, running.port), close: nothing }
  }
  const opened = await openPostgres({ dataDir: environment.DATA_DIR, log, say: () => {} })
  return { url: opened.applicationUrl, ownerUrl: opened.url, close: opened.stop }
}
