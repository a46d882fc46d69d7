// Which credits of statements were counted already, whatever statements they stand in and in whatever order those come.

import { createHash } from 'node:crypto'
import { eq, inArray, or, sql } from 'drizzle-orm'
import { paymentTable } from '#payments/ledger/payment-tables.server.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { contentOf, type StatementCredit } from './statement.ts'
import { statementEntryTable } from './statement-tables.server.ts'

type CountedEntry = typeof statementEntryTable.$inferSelect

/** A credit of a statement, with all of that statement that are like it: only together can they be told apart. */
export type StatementEntry = {
  readonly credit: StatementCredit
  /** SHA-256 of what two statements say alike of it. */
  readonly content: string
  readonly alike: readonly StatementCredit[]
}

export function entriesOf(credits: readonly StatementCredit[]): readonly StatementEntry[] {
  const contents = credits.map(credit => createHash('sha256').update(contentOf(credit)).digest('hex'))
  const groups = Map.groupBy(credits.keys(), at => contents[at]!)
  return credits.map((credit, at) => {
    const content = contents[at]!
    return { credit, content, alike: groups.get(content)!.map(other => credits[other]!) }
  })
}

/** The payment for which each was counted, undefined for one that is new; one query for however many. */
export async function countedEntries(
  queries: Queries,
  entries: readonly StatementEntry[],
): Promise<readonly (CountedEntry | undefined)[]> {
  if (entries.length === 0) return []
  const { content, bankRef } = statementEntryTable
  const references = entries.flatMap(({ alike }) => alike.flatMap(credit => credit.bankRef ?? []))
  const isAlike = inArray(content, [...new Set(entries.map(entry => entry.content))])
  const rows = await queries
    .select()
    .from(statementEntryTable)
    .where(references.length > 0 ? or(isAlike, inArray(bankRef, [...new Set(references)])) : isAlike)
  const byCredit = new Map<StatementCredit, CountedEntry>()
  for (const { alike, content: own } of new Map(entries.map(entry => [entry.content, entry])).values()) {
    for (const pair of assign(alike, own, rows)) byCredit.set(...pair)
  }
  return entries.map(({ credit }) => byCredit.get(credit))
}

/**
 * Each counted entry stands for one credit: the one of the same reference of the bank, else the one in the same place, else
 * any that is left. Credits to which the bank gave different references are never the same; where one statement has references
 * and the other has none, they are the same if all else is.
 */
function assign(
  alike: readonly StatementCredit[],
  content: string,
  rows: readonly CountedEntry[],
): Map<StatementCredit, CountedEntry> {
  const assigned = new Map<StatementCredit, CountedEntry>()
  const used = new Set<CountedEntry>()
  const pass = (fits: (credit: StatementCredit, row: CountedEntry) => boolean) => {
    for (const credit of alike) {
      if (assigned.has(credit)) continue
      const row = rows.find(each => !used.has(each) && fits(credit, each))
      if (row) used.add(row) && assigned.set(credit, row)
    }
  }
  const mayBeSame = (credit: StatementCredit, row: CountedEntry) =>
    row.content === content && (row.bankRef === null || credit.bankRef === null)
  pass((credit, row) => credit.bankRef !== null && row.bankRef === credit.bankRef)
  pass((credit, row) => mayBeSame(credit, row) && row.nth === credit.nth)
  pass(mayBeSame)
  return assigned
}

type Counting = Pick<CountedEntry, 'paymentId' | 'minor' | 'notedAt' | 'notedBy'>

/**
 * Writes down that the credit was counted; false when it was already, by anybody, for whatever booking. The money must be
 * noted in the same transaction. Whoever counts the same content at this moment is waited for.
 */
export async function countEntry(queries: Transaction, entry: StatementEntry, counting: Counting): Promise<boolean> {
  const { content, credit } = entry
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`statement-entry:${content}`}, 0))`)
  const [known] = await countedEntries(queries, [entry])
  if (known) return false
  const rows = await queries.select().from(statementEntryTable).where(eq(statementEntryTable.content, content))
  const taken = rows.map(({ nth }) => nth)
  const nth = taken.includes(credit.nth) ? Math.max(...taken) + 1 : credit.nth
  const written = await queries
    .insert(statementEntryTable)
    .values({ content, bankRef: credit.bankRef, nth, ...counting })
    .onConflictDoNothing()
    .returning({ nth: statementEntryTable.nth })
  return written.length > 0
}

/** By booking: how much of what was paid came by statements. Whoever had none is left out. */
export async function countedFor(
  queries: Queries,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ id: paymentTable.bookingId, minor: sql<string>`sum(${statementEntryTable.minor})` })
    .from(statementEntryTable)
    .innerJoin(paymentTable, eq(paymentTable.id, statementEntryTable.paymentId))
    .where(inArray(paymentTable.bookingId, [...bookingIds]))
    .groupBy(paymentTable.bookingId)
  return new Map(rows.map(({ id, minor }) => [id, Number(minor)]))
}

/** The same by payment. */
export async function countedForPayments(
  queries: Queries,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { paymentId: id, minor } = statementEntryTable
  const rows = await queries
    .select({ id, minor: sql<string>`sum(${minor})` })
    .from(statementEntryTable)
    .where(inArray(id, [...paymentIds]))
    .groupBy(id)
  return new Map(rows.map(row => [row.id, Number(row.minor)]))
}
