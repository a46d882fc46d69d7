// The outcome of a run as tables for the terminal: what was found, and the same figures of other machines beside it.

import { type Figure, mostPeerSpread } from './figure.ts'
import type { Finding, Result } from './results.ts'

export type Column<Row> = { readonly head: string; readonly cell: (row: Row) => string; readonly right?: true }

const figureColumns: readonly Column<Figure>[] = [
  { head: 'figure', cell: ({ id }) => id },
  { head: 'what', cell: ({ name }) => name },
  { head: 'against', cell: ({ against }) => against },
]

/** One line a figure, under a line of heads. */
export function table(findings: readonly Finding[]): string {
  return laidOut(
    [
      ...figureColumns,
      { head: 'measured', cell: ({ value, unit }) => `${say(value)} ${unit}`, right: true },
      { head: 'spread', cell: finding => inPercent(finding.spread), right: true },
      { head: 'peer’s', cell: finding => inPercent(finding.peerSpread), right: true },
      { head: 'goal', cell: finding => bound(finding, finding.goal), right: true },
      {
        head: 'fails',
        cell: finding => (finding.failsAt === undefined ? '–' : beyond(finding, finding.failsAt)),
        right: true,
      },
      { head: '', cell: verdictOf },
    ],
    findings,
  )
}

/** One line a figure and one column a machine, under the machine's name and the day of its newest finding. */
export function sideBySide(results: readonly Result[]): string {
  const figures = new Map(results.flatMap(({ findings }) => findings.map(finding => [finding.id, finding])))
  const inOrder = [...figures.values()].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
  const machines = results.map(({ machine, findings }): Column<Figure> => {
    const byId = new Map(findings.map(finding => [finding.id, finding]))
    const newest = findings.map(dayOf).sort().at(-1)
    const cell = ({ id }: Figure) => {
      const finding = byId.get(id)
      if (!finding) return '–'
      const spreads = `(${inPercent(finding.spread)}, peer’s ${inPercent(finding.peerSpread)})`
      const day = dayOf(finding) === newest ? '' : `, ${dayOf(finding)}`
      return [say(finding.value), ...(finding.spread === undefined ? [] : [spreads]), verdictOf(finding) + day].join(
        ' ',
      )
    }
    return { head: `${machine.name}, ${newest}`, cell }
  })
  const goal: Column<Figure> = {
    head: 'goal',
    cell: figure => `${bound(figure, figure.goal)} ${figure.unit}`,
    right: true,
  }
  return laidOut([...figureColumns, goal, ...machines], inOrder)
}

/** Columns as wide as what stands in them, under a line of heads. */
export function laidOut<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(({ head }) => head), ...rows.map(row => columns.map(({ cell }) => cell(row)))]
  const widths = columns.map((_, at) => Math.max(...cells.map(row => [...row[at]!].length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => {
        const blanks = ' '.repeat(widths[at]! - [...cell].length)
        return columns[at]!.right ? blanks + cell : cell + blanks
      })
      .join('  ')
      .trimEnd()
  return [line(cells[0]!), widths.map(width => '─'.repeat(width)).join('  '), ...cells.slice(1).map(line)].join('\n')
}

function dayOf({ at }: Finding): string {
  return at.slice(0, 10)
}

/** Noise is told beside whatever else was judged. */
function verdictOf({ verdict, peerSpread = 0 }: Finding): string {
  return (verdict === 'missed' || verdict === 'fails') && peerSpread > mostPeerSpread ? `${verdict}, noisy` : verdict
}

function inPercent(share: number | undefined): string {
  return share === undefined ? '–' : `${Math.round(share * 100)} %`
}

function bound({ better }: Figure, number: number): string {
  return `${better === 'more' ? '≥' : '≤'} ${say(number)}`
}

function beyond({ better }: Figure, number: number): string {
  return `${better === 'more' ? '<' : '>'} ${say(number)}`
}

/** Three digits that count, without an exponent; a dash for what is no number, which files keep as null. */
function say(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value === 0 || Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}
