// What a soak has seen as rows of a table, each with what is wanted of it and whether it holds.

import { type Column, laidOut } from '../report.ts'
import type { Count } from './asking.ts'
import { halvesOf, type Memory } from './memory.ts'

export type Row = {
  readonly what: string
  readonly seen: string
  /** `–` where it is only told. */
  readonly wanted: string
  readonly verdict: 'holds' | 'fails' | 'too short to judge' | '–'
  /** Each case of it, where it fails. */
  readonly details?: readonly string[]
}

type Bounds = { readonly least?: number; readonly most?: number }

/** A number with its bounds; of a list, each entry of which is a fault, there may be none. */
export function counted(what: string, seen: number | readonly unknown[], bounds: Bounds = {}): Row {
  if (typeof seen !== 'number') {
    const details = seen.map(each => (typeof each === 'string' ? each : JSON.stringify(each)))
    return { ...counted(what, seen.length, { most: 0 }), details }
  }
  const { least, most } = bounds
  const isGood = seen >= (least ?? seen) && seen <= (most ?? seen)
  const wanted = least !== undefined ? `≥ ${least}` : most !== undefined ? `≤ ${most}` : '–'
  return { what, seen: String(seen), wanted, verdict: wanted === '–' ? '–' : isGood ? 'holds' : 'fails' }
}

const inWords = { flat: 'holds', grows: 'fails', 'too short to judge': 'too short to judge' } as const

/** Of one process; `number`: which. */
export function memoryRows(number: number, samples: readonly Memory[]): Row[] {
  const row = (what: string, read: (memory: Memory) => number): Row => {
    const { first, second, growth, verdict } = halvesOf(samples.map(read))
    const seen = `${first.toFixed(0)} → ${second.toFixed(0)} MB, ${(growth * 100).toFixed(1)} %`
    return { what: `${what} of process ${number}`, seen, wanted: '≤ 10 % more', verdict: inWords[verdict] }
  }
  return [row('memory', ({ resident }) => resident), row('objects and columns', ({ held }) => held)]
}

/** Lines of the log at its levels error and fatal. */
export function errorsIn(logs: string): string[] {
  return logs.split('\n').filter(line => /^\{"level":[56]\d,/.test(line))
}

export function rowTable(rows: readonly Row[]): string {
  const columns: Column<Row>[] = [
    { head: 'what', cell: ({ what }) => what },
    { head: 'seen', cell: ({ seen }) => seen, right: true },
    { head: 'wanted', cell: ({ wanted }) => wanted, right: true },
    { head: '', cell: ({ verdict }) => verdict },
  ]
  return laidOut(columns, rows)
}

/** How often each kind of request was answered as it should be, cut off by a kill, or answered wrongly. */
export function requestTable(counts: ReadonlyMap<string, Count>): string {
  const columns: Column<[string, Count]>[] = [
    { head: 'requests', cell: ([kind]) => kind },
    { head: 'answered', cell: ([, { answered }]) => String(answered), right: true },
    { head: 'cut off by a kill', cell: ([, { cutOff }]) => String(cutOff), right: true },
    { head: 'faults', cell: ([, { faults }]) => String(faults), right: true },
  ]
  return laidOut(columns, [...counts])
}
