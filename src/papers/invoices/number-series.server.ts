// The numbers of invoices: without gaps, each once, whoever asks at the same moment.

import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { type CalendarDay, yearMonthDay } from '#values/calendar-day.ts'
import { invoiceSeriesTable } from './invoice-tables.server.ts'

type InvoiceNumber = { readonly number: string; readonly series: string; readonly place: number }

/** Of one prefix and one year: 'RE-2026-', and without a prefix '2026-'. */
export function seriesOf(prefix: string, day: CalendarDay): string {
  const begun = prefix === '' || prefix.endsWith('-') ? prefix : `${prefix}-`
  return `${begun}${yearMonthDay(day).year}-`
}

/**
 * The next number of the series. Everybody else who wants one of it waits until this transaction ends; when it is rolled
 * back they get this number. The database refuses a second number before the first has its paper.
 */
export async function nextNumber(queries: Transaction, series: string): Promise<InvoiceNumber> {
  await queries.insert(invoiceSeriesTable).values({ series, lastNumber: 0 }).onConflictDoNothing()
  const [row] = await queries
    .update(invoiceSeriesTable)
    .set({ lastNumber: sql`last_number + 1` })
    .where(sql`series = ${series}`)
    .returning({ place: invoiceSeriesTable.lastNumber })
  const { place } = row!
  return { series, place, number: series + String(place).padStart(5, '0') }
}
