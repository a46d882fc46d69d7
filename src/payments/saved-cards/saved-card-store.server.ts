// Saved cards in the database: which one pays, what was announced and tried, which are to be forgotten.

import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import { paymentsWhere } from '#payments/ledger/payment-store.server.ts'
import { announcedChargeTable, type PaymentRow, paymentTable } from '#payments/ledger/payment-tables.server.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'

const { bookingId: ofBooking, cardRemovedAt, cardForgottenAt, createdAt, dueAt, keepsCard, state } = paymentTable

/** Every payment of the booking whose card was saved and not removed since, the oldest first. */
export async function savedCardsOf(queries: Queries, bookingId: string): Promise<PaymentRow[]> {
  const saved = await paymentsWhere(queries, and(eq(ofBooking, bookingId), keepsCard, isNull(cardRemovedAt)))
  return saved.filter(isSaved)
}

/** The payment whose card its payer agreed to for what falls due later; undefined when there is none, or it was removed. */
export async function laterPayer(queries: Queries, bookingId: string): Promise<PaymentRow | undefined> {
  return laterPayerIn(await savedCardsOf(queries, bookingId))
}

/** The same of the payments of its price, the oldest first. */
export function laterPayerIn(payments: readonly PaymentRow[]): PaymentRow | undefined {
  return payments.findLast(
    row => row.paysLater && row.providerRef !== null && isSaved(row) && row.cardRemovedAt === null,
  )
}

const isSaved = ({ keepsCard: keeps, capturedMinor, state: now }: PaymentRow) =>
  keeps && (capturedMinor > 0 || now === 'authorised')

/** The same, for a charge: undefined too while or after a payer had their bank take back anything of this booking. */
export async function payingLater(queries: Queries, bookingId: string): Promise<PaymentRow | undefined> {
  const [disputed] = await queries
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(and(eq(ofBooking, bookingId), gt(paymentTable.disputedMinor, 0)))
    .limit(1)
  return disputed ? undefined : laterPayer(queries, bookingId)
}

/** The charge that was begun for the day that ends at `at`; a cancelled one may be made again. */
export async function chargeFor(queries: Queries, bookingId: string, at: Date): Promise<PaymentRow | undefined> {
  const [row] = await paymentsWhere(queries, and(eq(ofBooking, bookingId), eq(dueAt, at), ne(state, 'cancelled')))
  return row
}

/** What the guest was last told will be charged for the day that ends at `at`, and when they were told. */
export async function lastAnnounced(queries: Queries, bookingId: string, at: Date) {
  const table = announcedChargeTable
  const [row] = await queries
    .select({ amountMinor: table.amountMinor, announcedAt: table.announcedAt })
    .from(table)
    .where(and(eq(table.bookingId, bookingId), eq(table.dueAt, at)))
    .orderBy(desc(table.announcedAt))
    .limit(1)
  return row
}

/** Records that the guest is told of this charge. The caller holds the booking's lock. */
export async function noteAnnounced(
  queries: Transaction,
  charge: Omit<typeof announcedChargeTable.$inferInsert, 'announcedAt'>,
  announcedAt: Date,
): Promise<void> {
  const { bookingId: of, dueAt: at, amountMinor } = announcedChargeTable
  await queries
    .insert(announcedChargeTable)
    .values({ ...charge, announcedAt })
    .onConflictDoUpdate({ target: [of, at, amountMinor], set: { announcedAt } })
}

/** Every charge of a saved card for the booking, the oldest first. */
export function chargesOf(queries: Queries, bookingId: string): Promise<PaymentRow[]> {
  return paymentsWhere(queries, and(eq(ofBooking, bookingId), isNotNull(dueAt)))
}

/** For the admin pages: of these bookings, whose guests let a card pay the later parts, and whose cards were refused for one. */
export async function laterPayersAmong(
  queries: Queries,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, 'agreed' | 'refused'>> {
  if (bookingIds.length === 0) return new Map()
  const agreed = and(paymentTable.paysLater, isNull(cardRemovedAt), gt(paymentTable.capturedMinor, 0))
  const refused = and(isNotNull(dueAt), eq(state, 'failed'))
  const rows = await queries
    .select({ id: ofBooking, dueAt })
    .from(paymentTable)
    .where(and(inArray(ofBooking, [...bookingIds]), or(agreed, refused)))
    .orderBy(asc(createdAt))
  return new Map(rows.map(row => [row.id, row.dueAt ? 'refused' : 'agreed']))
}

/** Charges begun before `before` whose provider has not answered since, at most 100. */
export function restingCharges(queries: Queries, before: Date): Promise<PaymentRow[]> {
  return paymentsWhere(queries, and(isNotNull(dueAt), eq(state, 'created'), lte(createdAt, before))).limit(100)
}

/**
 * Removes the booking's saved cards: nothing is charged to them any more, and their providers are to forget them.
 * The caller holds the booking's lock.
 */
export async function noteCardsRemoved(
  queries: Transaction,
  bookingId: string,
  by: 'guest' | 'system',
  now: Date,
): Promise<void> {
  await queries
    .update(paymentTable)
    .set({ cardRemovedAt: now, cardRemovedBy: by })
    .where(and(eq(ofBooking, bookingId), keepsCard, isNull(cardRemovedAt)))
}

/** Payments whose removed cards their providers have not forgotten yet, at most 100; or those of one booking. */
export function cardsToForget(queries: Queries, bookingId?: string): Promise<PaymentRow[]> {
  const ofThis = bookingId === undefined ? undefined : eq(ofBooking, bookingId)
  return queries
    .select()
    .from(paymentTable)
    .where(and(isNotNull(cardRemovedAt), isNull(cardForgottenAt), ofThis))
    .orderBy(asc(cardRemovedAt))
    .limit(100)
}

/** Its provider has forgotten the card. */
export async function noteCardForgotten(queries: Queries, paymentId: string, now: Date): Promise<void> {
  await queries.update(paymentTable).set({ cardForgottenAt: now }).where(eq(paymentTable.id, paymentId))
}
