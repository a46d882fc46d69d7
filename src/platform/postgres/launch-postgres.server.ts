// Starts a cluster's server so that it outlives us, and reports why when it fails to start.

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
  /** The path of the server's log. */
  readonly logFile: string
  /** Settings that add to or override the defaults. */
  readonly settings?: Readonly<Record<string, string>>
}

const alwaysSet: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Our queries are short: JIT costs more than it saves.
  jit: 'off',
  // Guest input must not reach the log: neither failing statements nor conflicting rows.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const longestLog = 5_000_000

// Outside the ephemeral range, so that no other program is given the port while the server restarts.
const [firstPort, lastPort] = [20_000, 29_999]
const mostProbes = 100

/** A free loopback port outside the ephemeral range. */
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
 * Starts the server in its own session (a Ctrl-C meant for us does not reach it, and it survives us when we are killed)
 * and waits until it accepts connections, which after a crash can take a while. Throws with the server's own message
 * when it exits first, as when a concurrent start won.
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
