// Starts the server of a cluster so that it outlives us, and says why when it does not start.

import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import * as files from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { minutes } from '#values/duration.ts'
import type { PostgresBinaries } from './postgres-binaries.server.ts'
import { findPostgres, type PostgresProcess, removeStalePidFile } from './postgres-process.server.ts'
import type { SystemAccount } from './system-account.server.ts'

type LaunchOptions = {
  readonly binaries: PostgresBinaries
  /** The real path of the cluster. */
  readonly cluster: string
  readonly account: SystemAccount
  readonly port: number
  /** Where the server's own log goes. */
  readonly logFile: string
  /** Settings beside those that every server of ours has, or instead of them. */
  readonly settings?: Readonly<Record<string, string>>
}

const alwaysSet: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Our queries are short: compiling them costs more than it saves.
  jit: 'off',
  // What guests typed belongs in no log: neither failing statements nor the rows they quarrel about.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const longestLog = 5_000_000

// Outside the range of ephemeral ports: a restarting server finds its port free, and no other program is given it meanwhile.
const [firstPort, lastPort] = [20_000, 29_999]
const mostProbes = 100

/** A free port of the loopback outside the range of ephemeral ports. */
export async function freePort(): Promise<number> {
  for (let probes = 0; probes < mostProbes; probes++) {
    const port = randomInt(firstPort, lastPort + 1)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${firstPort} to ${lastPort} is free.`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  const free = await promise
  if (free) await new Promise(closed => probe.close(closed))
  return free
}

/**
 * Starts the server in a session of its own (a Ctrl-C meant for us does not reach it, and it lives on when we are
 * killed) and waits until it takes connections, which after a crash can be a while. Throws with the server's own
 * words when it ends before; another start that was faster is one such end.
 */
export async function launchPostgres(options: LaunchOptions): Promise<PostgresProcess> {
  const { cluster, logFile } = options
  removeStalePidFile(cluster)
  if ((files.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > longestLog) {
    files.renameSync(logFile, `${logFile}.old`)
  }
  const log = files.openSync(logFile, 'a', 0o600)
  const written = files.fstatSync(log).size
  const settings = Object.entries({ ...alwaysSet, port: String(options.port), ...options.settings })
  const child = spawn(
    options.binaries.postgres,
    ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options.account, cwd: '/', env: { LC_ALL: 'C' }, detached: true, stdio: ['ignore', log, log] },
  )
  files.closeSync(log)
  let failed: Error | undefined
  let ended = false
  child.once('error', fault => {
    failed = fault
  })
  child.once('exit', () => {
    ended = true
  })
  child.unref()
  const deadline = performance.now() + minutes(10)
  while (performance.now() < deadline) {
    const server = findPostgres(cluster)
    if (server?.ready && server.pid === child.pid) return server
    if (failed || ended) {
      throw new Error(`The database server did not start: ${failed?.message ?? lastWords(logFile, written)}`)
    }
    await pause(10)
  }
  throw new Error(`The database server has been recovering for ten minutes; its log is ${logFile}.`)
}

function lastWords(logFile: string, from: number): string {
  const text = files.readFileSync(logFile).subarray(from).toString('utf8')
  const fatal = text.split('\n').filter(line => line.includes('FATAL:') || line.includes('PANIC:'))
  return (fatal.length > 0 ? fatal.join(' ') : text).trim().slice(-500) || `nothing was said in ${logFile}`
}
