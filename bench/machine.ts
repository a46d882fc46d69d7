// What machine a run was taken on, without the names of hosts, people or folders.

import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'

export type Machine = {
  /** As whoever measures calls it; results are kept and compared by it. */
  readonly name: string
  readonly processor: string
  readonly cores: number
  readonly memoryGb: number
  readonly system: string
  readonly node: string
}

/** This machine, by the name it was given; without one it is called after its processor and its cores. */
export function thisMachine(name?: string): Machine {
  const processor = cpus()[0]?.model.trim() ?? 'unknown'
  const cores = availableParallelism()
  return {
    name: name ?? `${processor}, ${cores} cores`,
    processor,
    cores,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()}`,
    node: process.version,
  }
}

/** The name as that of a folder: small letters, digits and hyphens; empty when it has neither letter nor digit. */
export function slugOf(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** How many processes wanted a core in the last minute, our own among them. */
export function loadNow(): number {
  return Math.round(loadavg()[0]! * 100) / 100
}

/** Milliseconds that all cores together have worked since the machine started, for whomever. */
export function processorMs(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)
}
