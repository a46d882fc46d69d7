// The papers of a month, as the admin list shows them, and as an accountant's table.

import { sentence } from '#catalogue/sentence.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { writeCsv } from '#values/csv.ts'
import { listPage, parseSkip, partOf } from '#values/list-part.ts'
import { currency, decimalText, money } from '#values/money.ts'
import { listedPaper } from './describe-papers.server.ts'
import { sayRate } from './invoices/invoice-sheet.server.ts'
import { countInvoices, listInvoices, type Month } from './invoices/invoice-store.server.ts'
import type { InvoiceRow } from './invoices/invoice-tables.server.ts'
import type { InvoiceListView } from './papers-view.ts'

/** The days of `2026-11`; undefined for text that is no month. */
export function parseMonth(text: string): Month | undefined {
  const first = /^\d{4}-\d{2}$/.test(text) ? parseCalendarDay(`${text}-01`) : undefined
  if (first === undefined) return undefined
  const [year = 0, month = 0] = text.split('-').map(Number)
  const next =
    month === 12
      ? `${String(year + 1).padStart(4, '0')}-01`
      : `${text.slice(0, 5)}${String(month + 1).padStart(2, '0')}`
  return parseCalendarDay(`${next}-01`) === undefined
    ? undefined
    : { from: writeCalendarDay(first), before: `${next}-01` }
}

/** A page of the admin list, by what stands in its address. */
export async function pageOfPapers(queries: Queries, who: Operator, asked: URLSearchParams): Promise<InvoiceListView> {
  const typed = asked.get('month') ?? ''
  const month = parseMonth(typed)
  const skip = parseSkip(asked.get('from'))
  const listed = { reach: reachOf(who, 'money'), month }
  const papers = await listInvoices(queries, { ...listed, skip, most: listPage })
  const total = await countInvoices(queries, listed)
  const query = month ? `month=${typed}` : ''
  return {
    papers: papers.map(paper => listedPaper(paper, '/admin')),
    month: typed,
    fault: typed !== '' && !month ? sentence('papers.noMonth') : undefined,
    file: month ? `/admin/papers/invoices-${typed}.csv` : '/admin/papers/invoices.csv',
    part: partOf(
      { total, shown: papers.length, skip },
      from => `/admin/invoices?${[query, from > 0 && `from=${from}`].filter(Boolean).join('&')}`,
    ),
  }
}

const columns = [
  ...['number', 'kind', 'corrects', 'issuedOn', 'reference', 'home', 'checkIn', 'checkOut', 'buyer', 'buyerAddress'],
  ...['buyerTaxNumber', 'currency', 'net', 'tax', 'total', 'taxes'],
] as const

/** The table of all that the operator may see of the month, or of always; sums are plain decimals. */
export async function exportPapers(queries: Queries, who: Operator, month: Month | undefined): Promise<string> {
  const most = 1_000_000
  const papers = await listInvoices(queries, { reach: reachOf(who, 'money'), month, skip: 0, most })
  return writeCsv([columns, ...papers.toReversed().map(rowOf)])
}

function rowOf({ number, kind, corrects, issuedOn, totalMinor, taxMinor, content, ...paper }: InvoiceRow): string[] {
  const code = currency(paper.currency)
  const say = (minor: number) => decimalText(money(minor, code))
  const { booking, buyer, taxes } = content
  const byRate = taxes.map(({ label, rate, baseMinor, taxMinor: minor }) =>
    [label, rate && sayRate(rate, 'en-GB'), baseMinor !== null && say(baseMinor), say(minor)].filter(Boolean).join(' '),
  )
  return [
    ...[number, kind, corrects ?? '', issuedOn, booking.reference, booking.home, booking.checkIn, booking.checkOut],
    ...[buyer.name, buyer.addressLines.join('\n'), buyer.taxNumber ?? '', code],
    ...[say(totalMinor - taxMinor), say(taxMinor), say(totalMinor), byRate.join('; ')],
  ]
}
