// Invoices in the database: read by booking, number and month, and written with their number.

import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import type { Reach } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import { type InvoiceRow, invoiceTable } from './invoice-tables.server.ts'

const asMade = [asc(invoiceTable.madeAt), asc(invoiceTable.series), asc(invoiceTable.place)]

/** In the order of their making. */
export function invoicesOf(queries: Queries, bookingId: string): Promise<InvoiceRow[]> {
  return queries
    .select()
    .from(invoiceTable)
    .where(eq(invoiceTable.bookingId, bookingId))
    .orderBy(...asMade)
}

/** The same as a field of a statement about bookings. */
export function invoicesField(bookingId: PgColumn) {
  return rowsOf(invoiceTable, eq(invoiceTable.bookingId, bookingId), asMade)
}

export async function findInvoice(queries: Queries, number: string, of: SQL): Promise<InvoiceRow | undefined> {
  const [found] = await queries
    .select()
    .from(invoiceTable)
    .where(and(eq(invoiceTable.number, number), of))
  return found
}

/** A month as `2026-11`, from its first day up to the first of the next. */
export type Month = { readonly from: string; readonly before: string }

type ListAsked = { readonly reach: Reach; readonly month?: Month | undefined }

/** Of these homes, the newest first; `most` of them after the first `skip`. */
export function listInvoices(
  queries: Queries,
  asked: ListAsked & { readonly skip: number; readonly most: number },
): Promise<InvoiceRow[]> {
  return queries
    .select()
    .from(invoiceTable)
    .where(listed(asked))
    .orderBy(desc(invoiceTable.issuedOn), desc(invoiceTable.number))
    .limit(asked.most)
    .offset(asked.skip)
}

export async function countInvoices(queries: Queries, asked: ListAsked): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(invoiceTable).where(listed(asked))
  return row!.total
}

function listed({ reach, month }: ListAsked): SQL | undefined {
  const { stayId, issuedOn } = invoiceTable
  return and(within(reach, stayId), month && and(gte(issuedOn, month.from), lt(issuedOn, month.before)))
}

/** Writes it down for good. The number was taken in this transaction. */
export async function writeInvoice(queries: Transaction, invoice: Omit<InvoiceRow, 'id'>): Promise<InvoiceRow> {
  const [row] = await queries
    .insert(invoiceTable)
    .values({ id: randomUUID(), ...invoice })
    .returning()
  return row!
}
