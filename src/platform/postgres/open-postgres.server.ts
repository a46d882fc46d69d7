// The bundled database server: created, started, supervised and stopped with the app.

import { join } from 'node:path'
import type pg from 'pg'
import { systemClock } from '#platform/tools/clock.server.ts'
import type { Log } from '#platform/tools/log.server.ts'
import { applicationAddress, applicationRole, ensureApplicationRole } from './application-role.server.ts'
import { openDataFolder } from './data-folder.server.ts'
import { removeOldDrafts } from './draft-folder.server.ts'
import { clusterAddress, type HeldPostgres, holdPostgres, type PostgresKit } from './hold-postgres.server.ts'
import { installPostgres, removeOldPostgres } from './postgres-binaries.server.ts'
import { clusterFolderOf, clusterRole, isCluster, openCluster } from './postgres-cluster.server.ts'
import { stopPostgres } from './postgres-process.server.ts'
import { refuseClosedFolder, systemAccount } from './system-account.server.ts'

type OpenPostgresOptions = {
  /** The setting DATA_DIR. */
  readonly dataDir?: string | undefined
  readonly log: Log
  /** Reports the current step at the terminal. */
  readonly say: (step: string) => void
}

export type OpenedPostgres = {
  /** The owner's connection URL for the app's database, used for migrations; constant while the app runs. */
  readonly url: string
  /** The connection URL for everything else, and its role. */
  readonly applicationUrl: string
  readonly applicationRole: string
  /** Resolves with a sentence when the server is lost for good: the app prints it and exits. */
  readonly lost: Promise<string>
  /** Stops the server and waits until it has exited. Close the pool first. */
  readonly stop: () => Promise<void>
}

/**
 * Opens the data folder's database and supervises its server: one that exits is restarted at the same address. Throws
 * StartRefused with a sentence for the terminal when it cannot.
 */
export async function openPostgres({ dataDir, log, say }: OpenPostgresOptions): Promise<OpenedPostgres> {
  const dataFolder = openDataFolder(dataDir)
  const account = systemAccount(dataFolder, clusterFolderOf(dataFolder))
  refuseClosedFolder(account, dataFolder)
  const binaries = installPostgres(dataFolder)
  if (!isCluster(clusterFolderOf(dataFolder))) say(`Making the database in ${dataFolder}`)
  const cluster = await openCluster({ dataFolder, binaries, account })
  const kit: PostgresKit = { cluster, binaries, account, log, logFile: join(dataFolder, 'database.log') }
  say(`Starting the database (PostgreSQL ${binaries.release})`)
  const held = await holdPostgres(kit)
  if (held.found) say('The database server of an earlier start is still running and goes on')
  else removeOldPostgres(dataFolder, binaries)
  removeOldDrafts(dataFolder, systemClock.now())
  await ensureDatabase(held.lock)
  await ensureApplicationRole(held.lock, cluster)
  return watchOver(kit, held)
}

async function ensureDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [clusterRole])
  if (rowCount === 0) await owner.query(`create database ${clusterRole}`)
}

function watchOver(kit: PostgresKit, first: HeldPostgres): OpenedPostgres {
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>()
  const { port } = first
  let held: pg.Client | undefined
  let stopping = false
  let recovery: Promise<void> = Promise.resolve()

  function watch(lock: pg.Client): void {
    held = lock
    lock.once('end', () => {
      held = undefined
      if (!stopping) recovery = recover()
    })
  }

  async function recover(): Promise<void> {
    kit.log.warn({}, 'the database server went away; it is started again')
    try {
      const again = await holdPostgres(kit, port)
      kit.log.info({}, 'the database server is back')
      watch(again.lock)
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault)
      kit.log.fatal({ reason }, 'the database server is lost')
      lose(`The database is lost. ${reason}`)
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    await recovery
    // Without the lock the server belongs to another process, or to none.
    const lock = held
    if (!lock) return
    await stopPostgres(kit.cluster.folder)
    await lock.end().catch(() => {})
  }

  watch(first.lock)
  const applicationUrl = applicationAddress(kit.cluster, port)
  return { url: clusterAddress(kit.cluster, port), applicationUrl, applicationRole, lost, stop }
}
