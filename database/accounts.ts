// The command `npm run accounts`: finds the site's database, running or not, and hands over to the rooms.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountsCli } from '#identity/operating/accounts-cli.server.ts'
import { systemClock } from '#platform/clock.server.ts'
import { openDatabase } from '#platform/database.server.ts'
import { type Environment, parseEnvironment, WrongEnvironment } from '#platform/environment.server.ts'
import { type Log, openLog } from '#platform/log.server.ts'
import { migrate } from '#platform/migrations.server.ts'
import { openDataFolder } from '#platform/postgres/data-folder.server.ts'
import { clusterAddress } from '#platform/postgres/hold-postgres.server.ts'
import { openPostgres } from '#platform/postgres/open-postgres.server.ts'
import { clusterFolderOf } from '#platform/postgres/postgres-cluster.server.ts'
import { findPostgres } from '#platform/postgres/postgres-process.server.ts'
import { StartRefused } from '#platform/start-refused.server.ts'
import { rolesCli } from './roles.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The site's database: yours, the one that the running site has open, or ours, started for this moment. */
async function findDatabase(
  environment: Environment,
  log: Log,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const nothing = async () => {}
  if (environment.DATABASE_URL) return { url: environment.DATABASE_URL, close: nothing }
  const folder = openDataFolder(environment.DATA_DIR)
  const cluster = clusterFolderOf(folder)
  const running = findPostgres(cluster)
  if (running?.ready && running.port) {
    const password = readFileSync(join(folder, 'database-password'), 'utf8').trim()
    return { url: clusterAddress({ folder: cluster, password }, running.port), close: nothing }
  }
  const opened = await openPostgres({ dataDir: environment.DATA_DIR, log, say: () => {} })
  return { url: opened.url, close: opened.stop }
}

async function main(): Promise<number> {
  const environment = parseEnvironment(process.env)
  // What the command has to say it prints; only what is wrong is logged.
  const log = openLog(environment.LOG_LEVEL === 'info' ? 'warn' : environment.LOG_LEVEL)
  const { url, close } = await findDatabase(environment, log)
  try {
    await migrate(url)
    const database = openDatabase({ url, log, connections: 2 })
    try {
      const tools = { database, clock: systemClock, log, environment }
      const words = process.argv.slice(2)
      return (await rolesCli(tools, words, say)) ?? (await accountsCli(tools, words, say))
    } finally {
      await database.$client.end()
    }
  } finally {
    await close()
  }
}

try {
  process.exitCode = await main()
} catch (fault) {
  if (!(fault instanceof StartRefused || fault instanceof WrongEnvironment)) throw fault
  process.stderr.write(`${fault.message}\n`)
  process.exitCode = 1
}
