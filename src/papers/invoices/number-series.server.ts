// The numbers of invoices: without gaps, each once, whoever asks at the same moment, and never dated before the one before.

import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { type CalendarDay, writeCalendarDay, yearMonthDay } from '#values/calendar-day.ts'
import { invoiceSeriesTable, invoiceTable } from './invoice-tables.server.ts'

type InvoiceNumber = {
  readonly number: string
  readonly series: string
  readonly place: number
  /** The day it is dated, such as '2030-05-15'. */
  readonly issuedOn: string
}

/** Of one prefix and one year: 'RE-2026-', and without a prefix '2026-'. */
export function seriesOf(prefix: string, day: CalendarDay): string {
  const begun = prefix === '' || prefix.endsWith('-') ? prefix : `${prefix}-`
  return `${begun}${yearMonthDay(day).year}-`
}

/**
 * The next number of the series. Everybody else who wants one of it waits until this transaction ends; when it is rolled
 * back they get this number. The database refuses a second number before the first has its paper. It is dated `day`, or as the
 * number before it where that one is dated later: the issuer has moved, or dated papers otherwise before.
 */
export async function nextNumber(queries: Transaction, series: string, day: CalendarDay): Promise<InvoiceNumber> {
  await queries.insert(invoiceSeriesTable).values({ series, lastNumber: 0 }).onConflictDoNothing()
  const [row] = await queries
    .update(invoiceSeriesTable)
    .set({ lastNumber: sql`last_number + 1` })
    .where(sql`series = ${series}`)
    .returning({ place: invoiceSeriesTable.lastNumber })
  const { place } = row!
  // A statement of its own: that of the number may have waited, and sees what stood before it did.
  const [before] = await queries
    .select({ issuedOn: invoiceTable.issuedOn })
    .from(invoiceTable)
    .where(and(eq(invoiceTable.series, series), eq(invoiceTable.place, place - 1)))
  const today = writeCalendarDay(day)
  const issuedOn = before && before.issuedOn > today ? before.issuedOn : today
  return { series, place, issuedOn, number: series + String(place).padStart(5, '0') }
}
