// The sweeper of saved cards: charges what was announced on its day, exactly once, even after a crash.

import { and, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { openPartOf, plannedCharge } from '#booking-payments/saved-card/planned-charge.server.ts'
import { eachApart } from '#bookings/commands/each-apart.server.ts'
import type { BookingState } from '#bookings/record/booking.ts'
import { findRow, lockBooking } from '#bookings/record/booking-store.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { openPayment } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { ProviderDown } from '#payments/port/provider.ts'
import { chargeSavedCard, voidPayment } from '#payments/providers/providers.server.ts'
import { payingLater, restingCharges } from '#payments/saved-cards/saved-card-store.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, earlier, later, minutes } from '#values/duration.ts'
import { settlePayment } from './settle-payment.server.ts'

const restsFor = minutes(1)

/** What was announced before the visit is charged during it too, if nobody swept in between. */
const stands: readonly BookingState[] = ['confirmed', 'in_stay']

/** Goes on with what was begun, then charges what is due; answers how many bookings it looked at. */
export async function chargeDues(tools: Tools): Promise<number> {
  const now = tools.clock.now()
  const resting = await restingCharges(tools.database, earlier(now, restsFor))
  const message = 'a kept card could not be looked after'
  const fields = ({ bookingId: booking }: { readonly bookingId: string }) => ({ booking })
  const begun = await eachApart(tools, resting, { message, fields }, payment => goOn(tools, payment))
  const due = (await bookingsToCharge(tools, now)).map(bookingId => ({ bookingId }))
  return begun + (await eachApart(tools, due, { message, fields }, ({ bookingId }) => chargeDue(tools, bookingId)))
}

/** Bookings that stand, with a kept card and a day that ends within two; the rule judges the hour at the home. */
async function bookingsToCharge({ database }: Tools, now: Date): Promise<string[]> {
  const { id, paymentDueAt, state } = bookingTable
  const kept = sql`exists (select from payment where booking_id = ${id} and keeps_card and card_removed_at is null and pays_later)`
  const rows = await database
    .select({ id })
    .from(bookingTable)
    .where(and(inArray(state, [...stands]), isNotNull(paymentDueAt), lte(paymentDueAt, later(now, days(2))), kept))
  return rows.map(row => row.id)
}

/** Charges the kept card if the time of what was announced has come; does nothing in every other case. */
export async function chargeDue(tools: Tools, bookingId: string): Promise<void> {
  const now = tools.clock.now()
  const begun = await inTransaction(tools.database, async queries => {
    const row = await lockBooking(queries, bookingId)
    const open = row && stands.includes(row.state) ? await openPartOf(queries, row) : undefined
    const planned = row && open && (await plannedCharge(queries, row, open, tools))
    if (!planned?.announced || planned.chargeAt > now) return undefined
    const sum = { bookingId, currency: row!.currency, amountMinor: open!.minor, dueAt: open!.at }
    const wanted = { ...sum, purpose: 'instalment', way: planned.card.way, capture: 'automatic' } as const
    // While the guest pays by hand the card is left alone.
    const opened = await openPayment(queries, wanted, now)
    return opened.ok ? opened.payment : undefined
  })
  if (begun) await goOn(tools, begun)
}

/** The key answers the same charge, however often it is asked. What the booking does not ask for any more is let go. */
async function goOn(tools: Tools, payment: PaymentRow): Promise<void> {
  try {
    const card = await stillAsked(tools, payment)
    const intent = card ? await chargeSavedCard(tools, payment, card) : await voidPayment(tools, payment)
    await settlePayment(tools, payment.id, intent)
  } catch (fault) {
    if (!(fault instanceof ProviderDown)) throw fault
    tools.log.warn({ payment: payment.id }, 'a kept card could not be charged: its provider does not answer')
  }
}

/** The provider's name of the card, if the booking still stands, owes this very sum and keeps the card; it is not locked here. */
async function stillAsked({ database }: Tools, payment: PaymentRow): Promise<string | undefined> {
  const row = await findRow(database, payment.bookingId)
  const open = row && stands.includes(row.state) ? await openPartOf(database, row) : undefined
  if (open?.minor !== payment.amountMinor || open.at.getTime() !== payment.dueAt?.getTime()) return undefined
  return (await payingLater(database, payment.bookingId))?.providerRef ?? undefined
}
