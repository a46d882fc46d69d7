// Whether and when a saved card pays the next part of a booking: for reminders, charges and the booking's page.

import { settledMinor } from '#bookings/record/booking-money.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { nextDue } from '#payments/ledger/payment-dues.ts'
import { paymentsOf } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { chargeFor, lastAnnounced, payingLater } from '#payments/saved-cards/saved-card-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { chargeTime, graceEnds } from './charge-times.ts'

export type OpenPart = { readonly at: Date; readonly minor: number }

/** The next part that is open and has a day. */
export async function openPartOf(
  queries: Queries,
  row: Pick<BookingRow, 'id' | 'confirmedAt' | 'paymentPlan'>,
): Promise<OpenPart | undefined> {
  const open = row.paymentPlan && nextDue(row.paymentPlan.schedule, await settledMinor(queries, row))
  return open?.dueAt ? { at: new Date(open.dueAt), minor: open.openMinor } : undefined
}

type PlannedCharge = {
  /** The payment whose card is charged. */
  readonly card: PaymentRow
  readonly chargeAt: Date
  /** Whether this very sum was last announced for that day. */
  readonly announced: boolean
}

/**
 * Undefined when nobody agreed, the card was removed, the site takes no cards, or it was tried for that day. What was agreed
 * stands although the operator no longer offers cards to others.
 */
export async function plannedCharge(
  queries: Queries,
  { id: bookingId, timeZone }: Pick<BookingRow, 'id' | 'timeZone'>,
  { at, minor }: OpenPart,
  { environment, clock }: Pick<Tools, 'environment' | 'clock'>,
): Promise<PlannedCharge | undefined> {
  const card = await payingLater(queries, bookingId)
  if (!card || !environment.PAYMENT_WAYS.some(way => way === card.way) || (await chargeFor(queries, bookingId, at)))
    return undefined
  const told = await lastAnnounced(queries, bookingId, at)
  const known = told?.amountMinor === minor ? told.announcedAt : undefined
  return { card, chargeAt: chargeTime(at, timeZone, known ?? clock.now()), announced: known !== undefined }
}

/**
 * Until when the part that was due at `at` can still be paid. Whoever was told that their card pays it, and then heard that
 * it does not, or removed it, has as long from that moment as everybody else has from the day.
 */
export async function paidUntil(
  queries: Queries,
  { id: bookingId, timeZone }: Pick<BookingRow, 'id' | 'timeZone'>,
  at: Date,
): Promise<Date> {
  const told = await lastAnnounced(queries, bookingId, at)
  const tried = await chargeFor(queries, bookingId, at)
  const keeper = (await paymentsOf(queries, bookingId)).findLast(({ paysLater }) => paysLater)
  const trusted = told ? [chargeTime(at, timeZone, told.announcedAt), tried?.createdAt, keeper?.cardRemovedAt] : []
  return graceEnds(
    at,
    trusted.filter(moment => moment instanceof Date),
  )
}
