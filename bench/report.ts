// The outcome of a run: the table at the terminal, and the file that keeps it.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, judge, type Measured, type Verdict } from './figure.ts'
import type { Machine } from './machine.ts'

export type Finding = Figure &
  Measured & {
    readonly topic: string
    readonly verdict: Verdict
    /** When it was measured, and how busy the machine was then. */
    readonly at: string
    readonly load: number
  }

export type Result = { readonly machine: Machine; readonly findings: readonly Finding[] }

/** The figure as it was found. */
export function find(figure: Figure, measured: Measured, where: Pick<Finding, 'topic' | 'at' | 'load'>): Finding {
  return { ...figure, ...measured, ...where, verdict: judge(figure, measured.value) }
}

const columns: readonly {
  readonly head: string
  readonly cell: (finding: Finding) => string
  readonly right?: true
}[] = [
  { head: 'figure', cell: ({ id }) => id },
  { head: 'what', cell: ({ name }) => name },
  { head: 'against', cell: ({ against }) => against },
  { head: 'measured', cell: ({ value, unit }) => `${say(value)} ${unit}`, right: true },
  { head: 'goal', cell: finding => bound(finding, finding.goal), right: true },
  {
    head: 'fails',
    cell: finding => (finding.failsAt === undefined ? '–' : beyond(finding, finding.failsAt)),
    right: true,
  },
  { head: '', cell: ({ verdict }) => verdict },
]

/** One line a figure, under a line of heads. */
export function table(findings: readonly Finding[]): string {
  const rows = [columns.map(({ head }) => head), ...findings.map(finding => columns.map(({ cell }) => cell(finding)))]
  const widths = columns.map((_, at) => Math.max(...rows.map(row => [...row[at]!].length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => {
        const blanks = ' '.repeat(widths[at]! - [...cell].length)
        return columns[at]!.right ? blanks + cell : cell + blanks
      })
      .join('  ')
      .trimEnd()
  return [line(rows[0]!), widths.map(width => '─'.repeat(width)).join('  '), ...rows.slice(1).map(line)].join('\n')
}

function bound({ better }: Figure, number: number): string {
  return `${better === 'more' ? '≥' : '≤'} ${say(number)}`
}

function beyond({ better }: Figure, number: number): string {
  return `${better === 'more' ? '<' : '>'} ${say(number)}`
}

/** Three digits that count, without an exponent. */
function say(value: number): string {
  return value === 0 || Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}

/**
 * Keeps the result as `<date>.json` in the folder and answers the file. What another run of the same day found of other
 * figures stays in it: each finding says itself when it was made.
 */
export function keep(folder: string, date: string, { machine, findings }: Result): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${date}.json`)
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result).findings : []
  const anew = new Set(findings.map(({ id }) => id))
  const all = [...earlier.filter(({ id }) => !anew.has(id)), ...findings]
  const inOrder = all.toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
  const result: Result = { machine, findings: inOrder.map(rounded) }
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  return file
}

/** Six digits are more than any machine repeats. */
function rounded(finding: Finding): Finding {
  const short = (value: number | string) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value)
  const { rounds, seen } = finding
  return {
    ...finding,
    value: Number(finding.value.toPrecision(6)),
    ...(rounds && { rounds: rounds.map(each => Number(each.toPrecision(6))) }),
    ...(seen && { seen: Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, short(value)])) }),
  }
}
