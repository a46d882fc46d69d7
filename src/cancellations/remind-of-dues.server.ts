// Job: reminds guests of balances before and after the due day, and at last cancels the unpaid booking.

import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { writeChargeComesMail } from '#booking-payments/saved-card/charge-mails.server.ts'
import {
  type OpenPart,
  openPartOf,
  paidUntil,
  plannedCharge,
} from '#booking-payments/saved-card/planned-charge.server.ts'
import { sendBookingRefunds } from '#booking-payments/send-booking-refunds.server.ts'
import { writeReminderMail } from '#bookings/mails/payment-mails.server.ts'
import { settledMinor } from '#bookings/record/booking-money.server.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { unpaid } from '#bookings/record/ended-unpaid.ts'
import { checkInInstant } from '#offers/terms/refund-terms.ts'
import { dueNow } from '#payments/ledger/payment-dues.ts'
import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import { isByCard } from '#payments/port/payment.ts'
import { chargeFor, noteAnnounced } from '#payments/saved-cards/saved-card-store.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, later } from '#values/duration.ts'
import { endEarly } from './cancel-booking.server.ts'

/** How long before its due day a guest is reminded of money. */
export const remindsBefore = days(7)

/** How long before unpaid nights are released the guest is reminded of a transfer. */
const transferRemindsBefore = days(1)

/** Reminds, reminds once more, and releases; answers how many bookings ended. Every mail goes out once. */
export async function remindOfDues(tools: Tools): Promise<number> {
  const now = tools.clock.now()
  const { id, paymentDueAt, state } = bookingTable
  const due = await tools.database
    .select({ id })
    .from(bookingTable)
    .where(and(isNotNull(paymentDueAt), lte(paymentDueAt, later(now, remindsBefore)), eq(state, 'confirmed')))
    // No limit: reminded guests stay in this list until they pay, and must not block others.
    .orderBy(asc(paymentDueAt))
  await remindOfTransfers(tools, now)
  let ended = 0
  for (const each of due) {
    ended += await inTransaction(tools.database, queries => look(queries, tools, each.id, now))
    await sendBookingRefunds(tools, each.id)
  }
  return ended
}

async function look(queries: Transaction, tools: Tools, id: string, now: Date): Promise<number> {
  const row = await lockBooking(queries, id)
  const open = row?.state === 'confirmed' ? await openPartOf(queries, row) : undefined
  if (!row || !open) return 0
  const under = await openPaymentOf(queries, id)
  if (under && isByCard(under.way)) return 0
  // A chosen transfer takes precedence over the saved card.
  if (!under && (await isPlanned(queries, tools, row, open, now))) return 0
  const { at, minor } = open
  if (at > now) {
    // A guest who was told today that the card was declined is not reminded as well.
    if ((await chargeFor(queries, id, at))?.state === 'failed') return 0
    await writeReminderMail(queries, row, { minor, at }, tools, now)
    return 0
  }
  // A guest who arrives within the grace period pays at the home.
  const endsAt = await paidUntil(queries, row, at)
  if (endsAt > now || checkInInstant(row.quote.refundTerms) <= now) {
    await writeReminderMail(queries, row, { minor, at, endsAt }, tools, now)
    return 0
  }
  await endEarly(queries, tools, row, { by: 'system', reason: unpaid }, now)
  return 1
}

/** Whether a saved card will be charged: then the guest is notified of the charge instead of reminded. */
async function isPlanned(
  queries: Transaction,
  tools: Tools,
  row: BookingRow,
  open: OpenPart,
  now: Date,
): Promise<boolean> {
  const planned = await plannedCharge(queries, row, open, tools)
  if (!planned) return false
  if (!planned.announced) {
    await noteAnnounced(queries, { bookingId: row.id, dueAt: open.at, amountMinor: open.minor }, now)
    await writeChargeComesMail(queries, row, { ...open, ...planned }, tools, now)
  }
  return true
}

/** Reminds guests of expected transfers a day before their nights are released. */
async function remindOfTransfers(tools: Tools, now: Date): Promise<void> {
  const { state, holdExpiresAt } = bookingTable
  const soon = and(gt(holdExpiresAt, now), lte(holdExpiresAt, later(now, transferRemindsBefore)))
  const waiting = await tools.database
    .select()
    .from(bookingTable)
    .where(and(eq(state, 'pending_payment'), sql`payment_plan ->> 'way' = 'bank-transfer'`, soon))
  for (const row of waiting) {
    const minor = dueNow(row.paymentPlan?.schedule ?? [], await settledMinor(tools.database, row))
    await writeReminderMail(tools.database, row, { minor, at: row.holdExpiresAt! }, tools, now)
  }
}
