// Tells for every credit of a statement which booking it pays, and whether the sum is what is asked for. Writes nothing.

import { and, inArray } from 'drizzle-orm'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { balancesOf } from '#payments/ledger/ledger.server.ts'
import { paidForEach, paymentsWhere } from '#payments/ledger/payment-store.server.ts'
import { paymentTable } from '#payments/ledger/payment-tables.server.ts'
import { isDeposit, openStates } from '#payments/port/payment.ts'
import { bookingNamedBy, type StatementCredit } from '#payments/statements/statement.ts'
import {
  countedEntries,
  countedFor,
  countedForPayments,
  entriesOf,
} from '#payments/statements/statement-entries.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Match } from './statement-view.ts'

export type MatchedCredit = {
  readonly credit: StatementCredit
  readonly match: Match
  /** Undefined where none matches, or where its money is not in these hands. */
  readonly booking: Pick<BookingRow, 'id' | 'reference' | 'currency'> | undefined
  /** In minor units: what is too much, or below zero what is missing; zero where nothing is compared. */
  readonly differenceMinor: number
  /** What was paid for the booking in other ways than by statements. */
  readonly otherwiseMinor: number
}

/** In their order: what an earlier credit pays is not asked for any more when a later one is compared. */
export async function matchCredits(
  queries: Queries,
  operator: Operator,
  credits: readonly StatementCredit[],
): Promise<readonly MatchedCredit[]> {
  const counted = await countedEntries(queries, entriesOf(credits))
  const recorded = await recordedFor(
    queries,
    operator,
    counted.flatMap(row => row?.paymentId ?? []),
  )
  const named = credits.map(bookingNamedBy)
  const bookings = await bookingsByReference(
    queries,
    operator,
    named.flatMap(reference => reference ?? []),
  )
  const asked = await askedOf(
    queries,
    [...bookings.values()].map(({ id }) => id),
  )
  return credits.map((credit, at): MatchedCredit => {
    const nothing = { credit, differenceMinor: 0, otherwiseMinor: 0 }
    const before = recorded.get(counted[at]?.paymentId ?? '')
    if (before) return { ...nothing, match: 'noted', booking: before.booking }
    const booking = bookings.get(named[at] ?? '')
    if (!booking) return { ...nothing, match: 'unmatched', booking }
    if (booking.currency !== credit.currency) return { ...nothing, match: 'other-currency', booking }
    const due = asked.get(booking.id)!
    const differenceMinor = credit.minor - due.openMinor
    due.openMinor = Math.max(0, -differenceMinor)
    const match = differenceMinor === 0 ? 'exact' : differenceMinor < 0 ? 'under' : 'over'
    return { credit, match, booking, differenceMinor, otherwiseMinor: due.otherwiseMinor }
  })
}

/** The bookings whose money is in these hands. */
export async function bookingsByReference(
  queries: Queries,
  operator: Operator,
  references: readonly string[],
): Promise<ReadonlyMap<string, BookingRow>> {
  if (references.length === 0) return new Map()
  const isNamed = inArray(bookingTable.reference, [...new Set(references)])
  const rows = await queries.select().from(bookingTable).where(isNamed)
  return new Map(rows.filter(row => may(operator, 'money', 'change', row.stayId)).map(row => [row.reference, row]))
}

/**
 * The bookings for which credits were counted, by payment. A payment that does not know all that was counted for it is left
 * out: a process died in between, and recording the credit again finishes that.
 */
async function recordedFor(queries: Queries, operator: Operator, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return new Map<string, Pick<MatchedCredit, 'booking'>>()
  const payments = await paymentsWhere(queries, inArray(paymentTable.id, [...paymentIds]))
  const sums = await countedForPayments(queries, paymentIds)
  const ids = payments.map(({ bookingId }) => bookingId)
  const rows = await queries.select().from(bookingTable).where(inArray(bookingTable.id, ids))
  const seen = new Map(rows.filter(row => may(operator, 'money', 'see', row.stayId)).map(row => [row.id, row]))
  const settled = payments.filter(({ id, capturedMinor }) => capturedMinor >= (sums.get(id) ?? 0))
  return new Map(settled.map(({ id, bookingId }) => [id, { booking: seen.get(bookingId) }]))
}

type Asked = { openMinor: number; readonly otherwiseMinor: number }

/** What the guests were asked to transfer: the rest of the open payment, else of the price. */
async function askedOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Asked>> {
  if (ids.length === 0) return new Map()
  const isOpen = and(inArray(paymentTable.bookingId, [...ids]), inArray(paymentTable.state, [...openStates]))
  const open = await paymentsWhere(queries, isOpen)
  const [owed, paid, byStatements] = [
    await balancesOf(queries, ids),
    await paidForEach(queries, ids),
    await countedFor(queries, ids),
  ]
  return new Map(
    ids.map(id => {
      const waiting = open.findLast(each => each.bookingId === id && each.provider === 'manual' && !isDeposit(each))
      const rest = waiting ? waiting.amountMinor - waiting.capturedMinor : (owed.get(id) ?? 0)
      const otherwiseMinor = (paid.get(id) ?? 0) - (byStatements.get(id) ?? 0)
      return [id, { openMinor: Math.max(0, rest), otherwiseMinor }]
    }),
  )
}
