// Claims a cluster for this process: finds or starts its server, and holds the lock that only one Casita can hold.

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/tools/log.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { seconds } from '#values/duration.ts'
import { freePort, launchPostgres } from './launch-postgres.server.ts'
import type { PostgresBinaries } from './postgres-binaries.server.ts'
import { clusterRole, isCluster, type PostgresCluster } from './postgres-cluster.server.ts'
import { endPostgresOrphans } from './postgres-orphans.server.ts'
import { findPostgres } from './postgres-process.server.ts'
import type { SystemAccount } from './system-account.server.ts'

export type PostgresKit = {
  readonly cluster: PostgresCluster
  readonly binaries: PostgresBinaries
  readonly account: SystemAccount
  readonly logFile: string
  readonly log: Log
}

/**
 * A server that is ours while `lock`, a dedicated connection, lives: PostgreSQL releases the lock the moment this
 * process or the server ends, however it ends. `found` means that the server was already running.
 */
export type HeldPostgres = { readonly port: number; readonly lock: pg.Client; readonly found: boolean }

// An arbitrary constant: every Casita on the cluster uses the same lock.
const ownerLock = 7_305_002
const mostFailures = 8
// A killed owner's lock is free within milliseconds; on a busy machine it may take seconds.
const lockPatience = seconds(8)
const answerPatience = seconds(60)

/** The connection URL of one database of the cluster. */
export function clusterAddress({ password }: PostgresCluster, port: number, database: string = clusterRole): string {
  return `postgres://${clusterRole}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Holds the server of the cluster, starting it when none runs; with `port`, only there. Throws StartRefused when
 * another Casita holds it, when it does not start in eight tries, or when it does not answer for a minute.
 */
export async function holdPostgres(kit: PostgresKit, port?: number): Promise<HeldPostgres> {
  let found = true
  let failures = 0
  let lockedSince: number | undefined
  let silentSince = performance.now()
  for (;;) {
    const server = findPostgres(kit.cluster.folder)
    if (!server) {
      try {
        await launchPostgres({ ...kit, cluster: kit.cluster.folder, port: port ?? (await freePort()) })
        found = false
      } catch (fault) {
        failures = await afterFailure(kit, fault, failures + 1)
      }
      silentSince = performance.now()
      continue
    }
    const lock =
      server.port && server.ready ? await askForLock(clusterAddress(kit.cluster, server.port, 'postgres')) : 'silent'
    if (typeof lock === 'object') {
      if (port === undefined || server.port === port) return { port: server.port!, lock, found }
      await lock.end()
      throw new StartRefused(`The database server came back at another address, ${server.port} instead of ${port}.`)
    }
    if (lock === 'taken') {
      lockedSince ??= performance.now()
      silentSince = performance.now()
      if (performance.now() - lockedSince > lockPatience) {
        throw new StartRefused(
          `Another Casita is running on the data in ${kit.cluster.folder}: stop it first, or set DATA_DIR to another folder.`,
        )
      }
    } else if (performance.now() - silentSince > answerPatience) {
      throw new StartRefused(`The database server, process ${server.pid}, does not answer; its log is ${kit.logFile}.`)
    }
    await pause(50)
  }
}

async function afterFailure({ cluster, log }: PostgresKit, fault: unknown, failures: number): Promise<number> {
  // A concurrent start won: use its server.
  if (findPostgres(cluster.folder)) return failures - 1
  const reason = fault instanceof Error ? fault.message : String(fault)
  log.warn({ reason, failures }, 'the database server did not start')
  if (!isCluster(cluster.folder)) throw new StartRefused(`The folder of the database, ${cluster.folder}, is gone.`)
  if (failures >= mostFailures) throw new StartRefused(reason, { cause: fault })
  endPostgresOrphans(cluster.folder)
  await pause(100 * failures)
  return failures
}

async function askForLock(url: string): Promise<pg.Client | 'taken' | 'silent'> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'casita owner',
    connectionTimeoutMillis: seconds(5),
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [ownerLock])
    if (rows[0]?.held) return client
    await client.end()
    return 'taken'
  } catch (fault) {
    await client.end().catch(() => {})
    if ((fault as { code?: string }).code === '28P01') {
      throw new StartRefused(
        'The running database server does not know our password: is the data folder of another install?',
      )
    }
    // Starting, stopping, recovering, or gone since it was found.
    return 'silent'
  }
}
