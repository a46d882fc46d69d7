// The server process of a cluster, found by its pid file whoever started it, stopped and awaited.

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as files from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '#values/duration.ts'

/** A living server: its process, its port once it has one, and whether it takes connections. */
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

/** Whether a process with this number lives. */
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

// Numbers come round again: a process that bears the number in an old pid file need not be a server of this cluster.
// Only the server itself keeps its command line; its children show what they are doing instead.
function serves(pid: number, cluster: string): boolean {
  return isAlive(pid) && commandOf(pid).includes(`bin/postgres -D ${cluster} `)
}

/** The server that runs on the cluster, or undefined; `cluster` is the real path it was started with. */
export function findPostgres(cluster: string): PostgresProcess | undefined {
  const lines = readIfThere(pidFileOf(cluster))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !Number.isSafeInteger(pid) || pid <= 0 || !serves(pid, cluster)) return undefined
  return { pid, port: Number(lines[3]) || undefined, ready: lines[7]?.trim() === 'ready' }
}

/**
 * Puts the pid file of a dead server out of the way: a new server would take any process of the same number for a
 * living one and refuse. Does nothing when the server lives.
 */
export function removeStalePidFile(cluster: string): void {
  const judged = readIfThere(pidFileOf(cluster))
  if (judged === undefined || findPostgres(cluster)) return
  // Moved before it is removed, so that a file which another start has written meanwhile is noticed and put back.
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
  // Fast: transactions are broken off, everything is written, nothing needs recovery.
  ['SIGINT', seconds(60)],
  // Immediate: the next start recovers.
  ['SIGQUIT', seconds(10)],
  ['SIGKILL', seconds(5)],
] as const

/** Stops the server of the cluster, if one runs, and waits until its process is gone. */
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
