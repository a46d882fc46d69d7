// Ends orphaned processes of a killed server, which would keep a new one from starting.

import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

type Row = { readonly pid: number; readonly parent: number }

/**
 * Kills the children that a dead server of the cluster left. What they had acknowledged is on disk. Only where the
 * machine lists processes as files (Linux); elsewhere they end by themselves when their query does.
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
    // A child of a living server has its parent in the list, and the server has children there.
    if (pids.has(parent) || parents.has(pid)) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}

function rowIn(cluster: string, pid: number): Row | undefined {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== cluster) return undefined
    // The server's children change their titles to `postgres: what they do`; a shell that stands there is no child.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')) return undefined
    return { pid, parent: Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) }
  } catch {
    return undefined
  }
}
