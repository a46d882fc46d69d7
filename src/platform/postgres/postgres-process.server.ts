// A cluster's server process, found by its pid file whoever started it, stopped and awaited.

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as files from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '#values/duration.ts'

/** A running server: its pid, its port once it has one, and whether it accepts connections. */
export type PostgresProcess = { readonly pid: number; readonly port: number | undefined; readonly ready: boolean }

const pidFileOf = (cluster: string): string => join(cluster, 'postmaster.pid')

function readIfThere(file: string): string | undefined {
  try {
    return files.readFileSync(file, 'utf8')
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw fault
  }
}

/** Whether a process with this pid is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? ''
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

// Pids are reused: the process with the pid of an old pid file need not be a server of this cluster. Only the server
// itself keeps its command line; its children show their activity instead.
function serves(pid: number, cluster: string): boolean {
  return isAlive(pid) && commandOf(pid).includes(`bin/postgres -D ${cluster} `)
}

/** The cluster's running server, or undefined; `cluster` is the real path it was started with. */
export function findPostgres(cluster: string): PostgresProcess | undefined {
  const lines = readIfThere(pidFileOf(cluster))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !Number.isSafeInteger(pid) || pid <= 0 || !serves(pid, cluster)) return undefined
  return { pid, port: Number(lines[3]) || undefined, ready: lines[7]?.trim() === 'ready' }
}

/**
 * Removes the pid file of a dead server: a new server would take any process with that pid for a running one and refuse
 * to start. Does nothing when the server is running.
 */
export function removeStalePidFile(cluster: string): void {
  const judged = readIfThere(pidFileOf(cluster))
  if (judged === undefined || findPostgres(cluster)) return
  // Move before removing, so that a file written by a concurrent start is noticed and put back.
  const aside = `${pidFileOf(cluster)}.${randomBytes(6).toString('hex')}`
  try {
    files.renameSync(pidFileOf(cluster), aside)
    if (readIfThere(aside) !== judged) files.linkSync(aside, pidFileOf(cluster))
  } catch (fault) {
    if (!['ENOENT', 'EEXIST'].includes((fault as NodeJS.ErrnoException).code ?? '')) throw fault
  }
  files.rmSync(aside, { force: true })
}

const stopSignals = [
  // Fast: aborts transactions and writes everything; needs no recovery.
  ['SIGINT', seconds(60)],
  // Immediate: the next start recovers.
  ['SIGQUIT', seconds(10)],
  ['SIGKILL', seconds(5)],
] as const

/** Stops the cluster's server, if running, and waits until its process has exited. */
export async function stopPostgres(cluster: string): Promise<void> {
  const server = findPostgres(cluster)
  if (!server) return
  for (const [signal, patience] of stopSignals) {
    try {
      process.kill(server.pid, signal)
    } catch {
      return
    }
    const deadline = performance.now() + patience
    while (performance.now() < deadline) {
      if (!serves(server.pid, cluster)) return
      await pause(10)
    }
  }
  throw new Error(`The database server, process ${server.pid}, does not stop.`)
}
