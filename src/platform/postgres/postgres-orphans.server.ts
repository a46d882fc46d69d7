// Kills orphaned processes of a killed server, which would keep a new one from starting.

import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

type Row = { readonly pid: number; readonly parent: number }

/**
 * Kills the children that a dead server of the cluster left. What they acknowledged is on disk. Only where the machine
 * lists processes as files (Linux); elsewhere they exit when their query does.
 */
export function endPostgresOrphans(cluster: string): void {
  if (process.platform !== 'linux') return
  const inCluster = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => rowIn(cluster, Number(name)))
    .filter(row => row !== undefined)
  const pids = new Set(inCluster.map(row => row.pid))
  const parents = new Set(inCluster.map(row => row.parent))
  for (const { pid, parent } of inCluster) {
    // A child of a running server has its parent in the list, and the server has children there.
    if (pids.has(parent) || parents.has(pid)) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has exited already.
    }
  }
}

function rowIn(cluster: string, pid: number): Row | undefined {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== cluster) return undefined
    // The server's children set their titles to `postgres: …`; a shell in that folder is not one of them.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')) return undefined
    return { pid, parent: Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) }
  } catch {
    return undefined
  }
}
