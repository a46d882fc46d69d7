// What runs have found, kept in files: a folder for each machine, and in it a file for each day.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, judge, type Measured, type Verdict } from './figure.ts'
import { type Machine, slugOf } from './machine.ts'
import { spread } from './turns.ts'

export type Finding = Figure &
  Measured & {
    readonly topic: string
    readonly verdict: Verdict
    /** Of the figure's own rounds and of the peer's: the largest minus the smallest as a share of the median. */
    readonly spread?: number
    readonly peerSpread?: number
    /** When it was measured, and how busy the machine was then. */
    readonly at: string
    readonly load: number
  }

export type Result = { readonly machine: Machine; readonly findings: readonly Finding[] }

/** The figure as it was found; a quick run says nothing of its goal. */
export function find(
  figure: Figure,
  measured: Measured,
  { quick, ...where }: Pick<Finding, 'topic' | 'at' | 'load'> & { readonly quick: boolean },
): Finding {
  const [own, peers] = [spreadOf(measured.rounds), spreadOf(measured.peerRounds)]
  const verdict = quick ? 'not judged' : judge(figure, measured.value, peers)
  const spreads = { ...(own !== undefined && { spread: own }), ...(peers !== undefined && { peerSpread: peers }) }
  return { ...figure, ...measured, ...spreads, ...where, verdict }
}

/** Undefined without rounds, and where their median is zero: there is no share of nothing. */
function spreadOf(rounds: readonly number[] | undefined): number | undefined {
  const share = rounds && rounds.length > 0 ? spread(rounds) : Number.NaN
  return Number.isFinite(share) ? share : undefined
}

/**
 * Keeps the result as `<machine>/<date>.json` in the folder and answers the file. What another run of the same day found of
 * other figures stays in it: each finding says itself when it was made.
 */
export function keep(folder: string, date: string, { machine, findings }: Result): string {
  const own = join(folder, slugOf(machine.name))
  mkdirSync(own, { recursive: true })
  const file = join(own, `${date}.json`)
  const earlier = existsSync(file) ? read(file).findings : []
  const result: Result = { machine, findings: newestOfEach([...earlier, ...findings]).map(rounded) }
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  return file
}

/** What is kept of each machine: the newest finding of each figure, whatever day it is of. */
export function latestResults(folder: string): Result[] {
  if (!existsSync(folder)) return []
  const machines = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return machines.flatMap(({ name }) => {
    const days = readdirSync(join(folder, name)).filter(file => file.endsWith('.json'))
    const results = days.sort().map(day => read(join(folder, name, day)))
    const newest = results.at(-1)
    return newest ? [{ ...newest, findings: newestOfEach(results.flatMap(({ findings }) => findings)) }] : []
  })
}

function read(file: string): Result {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The last of those with the same id, in the order of the ids. */
function newestOfEach(findings: readonly Finding[]): Finding[] {
  const byId = new Map(findings.map(finding => [finding.id, finding]))
  return [...byId.values()].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
}

/** Six digits are more than any machine repeats. */
function rounded(finding: Finding): Finding {
  const short = (value: unknown): unknown => {
    if (typeof value === 'number') return Number(value.toPrecision(6))
    if (Array.isArray(value)) return value.map(short)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, short(each)]))
  }
  return short(finding) as Finding
}
