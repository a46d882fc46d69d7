// One database server and one migrated template a run: what every test file's own database is copied from.

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { applicationAddress, ensureApplicationRole } from '#platform/postgres/application-role.server.ts'
import { freePort, launchPostgres } from '#platform/postgres/launch-postgres.server.ts'
import { migrate, readMigrations } from '#platform/postgres/migrations.server.ts'
import { installPostgres } from '#platform/postgres/postgres-binaries.server.ts'
import { clusterFolderOf, clusterRole, openCluster } from '#platform/postgres/postgres-cluster.server.ts'
import { isAlive, stopPostgres } from '#platform/postgres/postgres-process.server.ts'
import { systemAccount } from '#platform/postgres/system-account.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of the server's maintenance database, how this run's databases are named, and, where the server is ours, the
     * same address for a role that reads and writes rows only: that of sites.
     */
    testServer: { readonly url: string; readonly prefix: string; readonly application: string | undefined }
  }
}

type Server = { readonly url: string; readonly application?: string; readonly stop: () => Promise<void> }

/** Vitest calls this once before the first test file; what it answers is called after the last. */
export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startServer()
  const run = `${process.pid}_${randomBytes(3).toString('hex')}`
  // As long as this connection lives, other runs on the server see that our databases are in use.
  const watch = new pg.Client({ connectionString: server.url, application_name: `casita_test_${run}` })
  try {
    await watch.connect()
    await dropLeftovers(watch)
    const prefix = `casita_test_${run}`
    await watch.query(`create database ${prefix}_template`)
    const template = new URL(server.url)
    template.pathname = `/${prefix}_template`
    const { application } = server
    await migrate(template.href, readMigrations(), application && new URL(application).username)
    project.provide('testServer', { url: server.url, prefix, application })
    return async () => {
      if (given) await dropDatabases(watch, name => name.startsWith(`${prefix}_`))
      await watch.end()
      await server.stop()
    }
  } catch (fault) {
    await watch.end()
    await server.stop()
    throw fault
  }
}

async function dropDatabases(client: pg.Client, chosen: (name: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'casita\\_test\\_%'`,
  )
  for (const { datname } of rows.filter(row => chosen(row.datname))) {
    await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`)
  }
}

// Names are casita_test_<run>_<what>, and a live run has a connection of the name casita_test_<run>.
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity where application_name like 'casita\\_test\\_%'`,
  )
  const live = rows.map(row => `${row.application_name}_`)
  await dropDatabases(client, name => !live.some(prefix => name.startsWith(prefix)))
}

const folderName = 'casita-tests-'
const memory = '/dev/shm'
/** In bytes; a run needs about a quarter of it. */
const ampleMemory = 2 ** 31

/**
 * In memory where there is plenty, else where temporary files go: on a disk, copying the thousand files of a database
 * takes up to half a second.
 */
function parentOfData(): string {
  if (!existsSync(memory)) return realpathSync(tmpdir())
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > ampleMemory ? memory : realpathSync(tmpdir())
}

function makeFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, `${folderName}${process.pid}-`))
  chmodSync(folder, 0o711)
  return folder
}

async function startServer(): Promise<Server> {
  await removeDeadServers()
  const folder = makeFolder(parentOfData())
  // Apart from the data: programs may be forbidden to run from memory.
  const programs = makeFolder(realpathSync(tmpdir()))
  const account = systemAccount(folder, clusterFolderOf(folder))
  const binaries = installPostgres(programs)
  const { folder: cluster, password } = await openCluster({ dataFolder: folder, binaries, account, durable: false })
  const port = await freePort()
  await launchPostgres({
    binaries,
    cluster,
    account,
    port,
    logFile: join(folder, 'server.log'),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      max_wal_size: '1GB',
      autovacuum_naptime: '5min',
    },
  })
  const stop = async () => {
    await stopPostgres(cluster)
    for (const each of [folder, programs]) rmSync(each, { recursive: true, force: true })
  }
  const url = `postgres://${clusterRole}:${password}@127.0.0.1:${port}/postgres`
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await ensureApplicationRole(owner, { folder: cluster, password })
  await owner.end()
  return { url, application: applicationAddress({ folder: cluster, password }, port), stop }
}

// A killed run cannot stop its server; the next one does.
async function removeDeadServers(): Promise<void> {
  for (const parent of [realpathSync(tmpdir()), memory].filter(existsSync)) {
    for (const name of readdirSync(parent)) {
      const owner = Number(/^casita-tests-(\d+)-/.exec(name)?.[1])
      if (!owner || isAlive(owner)) continue
      const folder = join(parent, name)
      if (statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue
      await stopPostgres(clusterFolderOf(folder))
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
