// How much processor time this process and all that runs beside it in its control group have used: servers and browsers included.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Seconds of processor time of our control group since it was made, whoever started what ran in it and whether it still runs;
 * undefined where the machine counts none (Linux with version 2 of control groups does). `root` is where the machine's files are.
 */
export function groupCpuSeconds(root = '/'): number | undefined {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  const own = /^0::(\S+)$/m.exec(read('proc/self/cgroup'))?.[1]
  if (own === undefined) return undefined
  // A container sees its own group where the mount begins; a machine with both versions has the second one in a folder of it.
  const places = ['', 'unified'].flatMap(mount =>
    [own, ''].map(group => join('sys/fs/cgroup', mount, group, 'cpu.stat')),
  )
  const used = places.map(place => /^usage_usec (\d+)$/m.exec(read(place))?.[1]).find(found => found !== undefined)
  return used === undefined ? undefined : Number(used) / 1_000_000
}
