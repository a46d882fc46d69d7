// Reads a statement out of a table that a bank exports: any usual separator, quotes, decimals and days.

import { parse } from 'csv-parse/sync'
import { type Currency, parseCurrency } from '#values/money.ts'
import { type Done, done } from '#values/result.ts'
import { type Columns, recognisedColumns } from './csv-columns.ts'
import { fault, mostCredits, type ReadCredit, type ReadStatement, type StatementFault, trimmed } from './statement.ts'
import { type DayOrder, dayOrderOf, parseStatementDay, parseStatementSum } from './statement-sum.ts'

/** A row with its last line in the file, from 1. */
type Row = { readonly cells: readonly string[]; readonly line: number }
type Table = { readonly head: readonly string[]; readonly rows: readonly Row[] }

/** What somebody said of a table that does not say it itself. */
export type Reading = {
  readonly columns?: Columns | undefined
  readonly order?: DayOrder | undefined
  /** Of rows that name none. */
  readonly currency?: Currency | undefined
}

/** What has to be said before the table can be read; its names and first row, and the columns that were recognised. */
export type TableQuestion = {
  readonly missing: readonly (keyof Reading)[]
  readonly head: readonly string[]
  readonly example: readonly string[]
  readonly found: Columns
}

type ReadTable =
  | { readonly kind: 'statement'; readonly statement: ReadStatement }
  | { readonly kind: 'question'; readonly question: TableQuestion }

const separators = [';', ',', '\t'] as const
/** Banks put a few lines about the account above the head. */
const mostAbove = 30

export function readCsv(
  text: string,
  said: Reading,
): Done<{ readonly read: ReadTable }> | ({ readonly ok: false } & StatementFault) {
  const table = recognisedTable(text) ?? widestTable(text)
  if (!table || table.rows.length === 0) return fault('unreadable')
  const recognised = withSign(table, recognisedColumns(table.head))
  const columns = said.columns ?? recognised
  const { day, amount } = columns
  const isNamed = day !== undefined && amount !== undefined
  const dated = isNamed ? table.rows.filter(row => cell(row, day) !== '') : []
  const order = said.order ?? dayOrderOf(dated.map(row => cell(row, day)))
  const currency = currencyInHead(table.head[amount ?? -1]) ?? said.currency
  const missing = [
    ...(isNamed ? [] : ['columns' as const]),
    ...(order ? [] : ['order' as const]),
    ...(currency || columns.currency !== undefined ? [] : ['currency' as const]),
  ]
  if (missing.length > 0 || !order) {
    const question = { missing, head: table.head, example: table.rows[0]!.cells, found: columns }
    return done({ read: { kind: 'question' as const, question } })
  }
  // A last line with totals names no day.
  const ignored = table.rows.length - dated.length
  return creditsOf(dated, { columns, order, currency }, ignored)
}

const cell = ({ cells }: Row, column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim())

function rowsBy(delimiter: string, text: string): Row[] {
  try {
    const records = parse(text, {
      ...{ delimiter, bom: true, trim: true, relax_quotes: true, relax_column_count: true },
      ...{ skip_empty_lines: true, max_record_size: 20_000, info: true },
    }) as unknown as { readonly record: string[]; readonly info: { readonly lines: number } }[]
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }))
  } catch {
    return []
  }
}

/** The first table whose head names a day and a sum. */
function recognisedTable(text: string): Table | undefined {
  for (const separator of separators) {
    const rows = rowsBy(separator, text)
    const top = rows.slice(0, mostAbove).findIndex(({ cells }) => {
      const { day, amount } = recognisedColumns(cells)
      return day !== undefined && amount !== undefined
    })
    if (top >= 0) return tableFrom(rows, top)
  }
  return undefined
}

/** By the separator that makes the most columns; the first row as wide as any is its head. */
function widestTable(text: string): Table | undefined {
  const tables = separators.map(separator => rowsBy(separator, text))
  const widthOf = (rows: readonly Row[]) => Math.max(0, ...rows.slice(0, mostAbove).map(({ cells }) => cells.length))
  const widest = tables.toSorted((one, other) => widthOf(other) - widthOf(one))[0]!
  const width = widthOf(widest)
  const top = widest.findIndex(({ cells }) => cells.length === width)
  return width < 2 ? undefined : tableFrom(widest, top)
}

function tableFrom(rows: readonly Row[], top: number): Table {
  return { head: rows[top]!.cells, rows: rows.slice(top + 1) }
}

/** Some banks give the column with S and H no name. */
function withSign({ head, rows }: Table, columns: Columns): Columns {
  if (columns.sign !== undefined || columns.amount === undefined) return columns
  const sign = head.findIndex((name, at) => name === '' && rows.every(row => /^[SH]?$/.test(cell(row, at))))
  return sign >= 0 && rows.some(row => cell(row, sign) !== '') ? { ...columns, sign } : columns
}

/** "Betrag (EUR)" and "Amount in €" say it once for all rows. */
function currencyInHead(name = ''): Currency | undefined {
  const code = /€/.test(name) ? 'EUR' : /\b([A-Z]{3})\b\)?$/.exec(name)?.[1]
  return code === undefined ? undefined : parseCurrency(code)
}

type Known = Pick<Reading, 'currency'> & { readonly columns: Columns; readonly order: DayOrder }

function creditsOf(rows: readonly Row[], { columns, order, currency: usual }: Known, ignored: number) {
  const credits: ReadCredit[] = []
  let debits = 0
  for (const row of rows) {
    const written = cell(row, columns.currency).toUpperCase()
    const currency = written === '' ? usual : parseCurrency(written === '€' ? 'EUR' : written)
    const bookedOn = parseStatementDay(cell(row, columns.day), order)
    const minor = currency && signedSum(row, columns, currency)
    if (!currency || !bookedOn || minor === undefined) return fault('row-wrong', row.line)
    if (minor < 0) debits += 1
    if (minor <= 0) continue
    const [payer, text] = [cell(row, columns.payer), wordsOf(row, columns)]
    credits.push(trimmed({ bankRef: null, bookedOn, minor, currency, payer, text }))
  }
  if (credits.length > mostCredits) return fault('too-many')
  return done({ read: { kind: 'statement' as const, statement: { credits, debits, ignored } } })
}

/** Below zero for money that went out; zero where the bank wrote no sum; undefined for what is no sum. */
function signedSum(row: Row, columns: Columns, currency: Currency): number | undefined {
  const typed = cell(row, columns.amount)
  if (typed === '') return cell(row, columns.out) === '' ? 0 : -1
  const minor = parseStatementSum(typed, currency)
  const isOut = /^(s|soll|d|debit|dbit|af)$/i.test(cell(row, columns.sign))
  return isOut && minor !== undefined && minor > 0 ? -minor : minor
}

/** What may hold a reference; of a table with none of the usual columns, everything else that stands in the row. */
function wordsOf(row: Row, columns: Columns): string {
  const isUsual = columns.text !== undefined || columns.more !== undefined
  const known = Object.values(columns)
  const cells = isUsual ? [columns.text, columns.more] : row.cells.map((_, at) => at).filter(at => !known.includes(at))
  return cells
    .map(at => cell(row, at))
    .filter(each => each !== '')
    .join(' ')
}
