// What machine a run was taken on, without the names of hosts, people or folders.

import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'

export type Machine = {
  readonly processor: string
  readonly cores: number
  readonly memoryGb: number
  readonly system: string
  readonly node: string
}

export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()}`,
    node: process.version,
  }
}

/** How many processes wanted a core in the last minute, our own among them. */
export function loadNow(): number {
  return Math.round(loadavg()[0]! * 100) / 100
}
