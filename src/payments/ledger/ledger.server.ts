// The ledger of a booking's money: written once for each cause, never changed, and read as balances.

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '#platform/tools/database.server.ts'
import { ledgerEntryTable } from './payment-tables.server.ts'
import type { Account, Posting } from './postings.ts'

type LedgerCause = {
  readonly bookingId: string
  /** Names what happened; the same one again writes nothing (I22). */
  readonly cause: string
  readonly currency: string
  readonly at: Date
  readonly externalRef?: string | null
}

/**
 * Writes what one cause moves; answers false when it was written before. The caller holds the booking's lock.
 * The database refuses, when the transaction ends, what does not sum to zero (I11).
 */
export async function postToLedger(queries: Queries, cause: LedgerCause, posting: Posting): Promise<boolean> {
  const written = await postingOf(queries, cause, posting)?.returning({ id: ledgerEntryTable.id })
  return written !== undefined && written.length > 0
}

/** What one cause moves, as a part of a statement that writes more; undefined when nothing is moved. */
export function postingOf(queries: Queries, cause: LedgerCause, posting: Posting) {
  const rows = Object.entries(posting)
    .filter(([, minor]) => minor !== 0)
    .map(([account, minor]) => ({
      ...cause,
      account: account as Account,
      debitMinor: Math.max(0, minor),
      creditMinor: Math.max(0, -minor),
    }))
  return rows.length === 0 ? undefined : queries.insert(ledgerEntryTable).values(rows).onConflictDoNothing()
}

/** What every account of the booking holds: debits less credits. One without entries is not there. */
export async function accountsOf(queries: Queries, bookingId: string): Promise<Posting> {
  const { account } = ledgerEntryTable
  const rows = await queries
    .select({ account, minor: sql<number>`(sum(debit_minor) - sum(credit_minor))::bigint` })
    .from(ledgerEntryTable)
    .where(eq(ledgerEntryTable.bookingId, bookingId))
    .groupBy(account)
  return Object.fromEntries(rows.map(row => [row.account, Number(row.minor)]))
}

/** What an account of the booking holds: debits less credits. What the guest owes is `guest_receivable`. */
export async function balanceOf(
  queries: Queries,
  bookingId: string,
  account: Account = 'guest_receivable',
): Promise<number> {
  const [row] = await queries
    .select({ minor: sql<number>`coalesce(sum(debit_minor) - sum(credit_minor), 0)::bigint` })
    .from(ledgerEntryTable)
    .where(and(eq(ledgerEntryTable.bookingId, bookingId), eq(ledgerEntryTable.account, account)))
  return Number(row?.minor ?? 0)
}

/** What the guest of a booking owes, in minor units, as a field of a statement about bookings. */
export function receivableField(bookingId: PgColumn): SQL<number> {
  const receivable = and(eq(ledgerEntryTable.bookingId, bookingId), eq(ledgerEntryTable.account, 'guest_receivable'))
  return sql<number>`(select coalesce(sum(debit_minor) - sum(credit_minor), 0)::bigint from ledger_entry where ${receivable})`
}

/** What the guests of several bookings owe; who owes nothing is left out. */
export async function balancesOf(
  queries: Queries,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (bookingIds.length === 0) return new Map()
  const { bookingId, account } = ledgerEntryTable
  const rows = await queries
    .select({ bookingId, minor: sql<number>`(sum(debit_minor) - sum(credit_minor))::bigint` })
    .from(ledgerEntryTable)
    .where(and(inArray(bookingId, [...bookingIds]), eq(account, 'guest_receivable')))
    .groupBy(bookingId)
  return new Map(rows.filter(({ minor }) => Number(minor) !== 0).map(row => [row.bookingId, Number(row.minor)]))
}
