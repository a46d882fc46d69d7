// The command that applies a provider's report on a payment to its booking: the only place where money confirms one.

import { leadDeposit } from '#booking-payments/deposit/lead-deposit.server.ts'
import { writeChargeFailedMail } from '#booking-payments/saved-card/charge-mails.server.ts'
import { paidUntil } from '#booking-payments/saved-card/planned-charge.server.ts'
import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import type { MailTools } from '#bookings/mails/mail-reader.server.ts'
import { writeMismatchMail, writeReceiptMail } from '#bookings/mails/payment-mails.server.ts'
import { type BookingState, stateAt } from '#bookings/record/booking.ts'
import { chargeBooking, refreshDue, settledMinor } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { lockBooking, takeStep } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { requestEnds } from '#bookings/record/request-window.ts'
import { convertHold } from '#nights/convert-hold.server.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { balanceOf } from '#payments/ledger/ledger.server.ts'
import { dueNow } from '#payments/ledger/payment-dues.ts'
import { type Applied, applyIntent, findPayment } from '#payments/ledger/payment-store.server.ts'
import { isByCard, isDeposit, openStates, type PaymentState } from '#payments/port/payment.ts'
import type { NextStep, ProviderIntent } from '#payments/port/provider.ts'
import { voidPayment } from '#payments/providers/providers.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, earlier } from '#values/duration.ts'
import { giveBack } from './give-back.server.ts'
import { takeLatePayment } from './late-payment.server.ts'
import { sendBookingRefunds } from './send-booking-refunds.server.ts'

/** How a payment stands, and the booking with it, after everything was written down. */
export type Settled = {
  readonly bookingId: string
  readonly booking: BookingState
  readonly payment: PaymentState
  readonly next: NextStep | null
}

/** By how much a reservation must outlive the wait for an answer, so that a late yes can still take the money. */
const reservationSlack = days(1)

/**
 * Writes down how the provider says a payment stands, and what follows for its booking: confirmed, waiting for its
 * answer, or money that came too late. Settled twice it changes nothing (I22). One transaction; refunds and the letting
 * go of reservations nobody needs follow it.
 */
export async function settlePayment(
  tools: Tools,
  paymentId: string,
  intent: ProviderIntent,
  origin?: string,
): Promise<Settled> {
  const now = tools.clock.now()
  const settled = await inTransaction(tools.database, async queries => {
    const known = await findPayment(queries, paymentId)
    const booking = known && (await lockBooking(queries, known.bookingId))
    if (!booking) throw new Error(`Payment ${paymentId} is of no booking`)
    const applied = await applyIntent(queries, paymentId, intent, now)
    const { payment } = applied
    const mailTools = { environment: tools.environment, origin }
    if (applied.mismatch) await writeMismatchMail(queries, booking, payment, tools, now)
    else if (isDeposit(payment)) await leadDeposit(queries, booking, applied, mailTools, now)
    else return { booking: await lead(queries, booking, applied, mailTools, now), payment }
    return { booking, payment }
  })
  const { booking, payment } = settled
  await sendBookingRefunds(tools, booking.id)
  const state = stateAt(booking, now)
  // Of a deposit only what was decided is carried out; see `deposits/`.
  if (openStates.includes(payment.state) && nobodyWaits(state) && !isDeposit(payment)) {
    const gone = await voidPayment(tools, payment)
    if (gone.state !== intent.state) return settlePayment(tools, paymentId, gone, origin)
  }
  return { bookingId: booking.id, booking: state, payment: payment.state, next: intent.next }
}

/** Whether no payment of such a booking can be of any use. */
function nobodyWaits(state: BookingState): boolean {
  return state === 'expired' || state === 'cancelled' || state === 'declined'
}

async function lead(
  queries: Transaction,
  booking: BookingRow,
  { payment, before, arrivedMinor }: Applied,
  tools: MailTools,
  now: Date,
): Promise<BookingRow> {
  const state = stateAt(booking, now)
  if (nobodyWaits(state)) {
    return arrivedMinor > 0 ? takeLatePayment(queries, booking, payment, tools, now) : booking
  }
  if (booking.state === 'pending_payment') {
    const missing = dueNow(booking.paymentPlan?.schedule ?? [], await settledMinor(queries, booking))
    if (missing === 0) return confirm(queries, booking, { payment, arrivedMinor }, tools, now)
    if (payment.state === 'authorised') return waitForAnswer(queries, booking, payment.authorisedUntil, tools, now)
    if (arrivedMinor > 0) {
      await writeReceiptMail(queries, booking, { payment, arrivedMinor, missingMinor: missing }, tools, now)
    }
    return booking
  }
  if (arrivedMinor > 0) {
    // A change that made the booking cheaper while its payer's bank was asked: what nobody owes goes back.
    const cause = `too-much:${payment.id}:${payment.capturedMinor}`
    if (isByCard(payment.way)) await giveBack(queries, booking, { computedBy: 'amendment', cause }, now)
    await refreshDue(queries, booking)
    const missingMinor = await balanceOf(queries, booking.id)
    const arrived = { payment, arrivedMinor, missingMinor }
    if (payment.purpose !== 'initial') await writeReceiptMail(queries, booking, arrived, tools, now)
  }
  if (payment.dueAt && payment.state === 'failed' && before !== 'failed') {
    const until = payment.dueAt > now ? payment.dueAt : await paidUntil(queries, booking, payment.dueAt)
    await writeChargeFailedMail(queries, booking, { payment, until }, tools, now)
  }
  return booking
}

/** The units of its nights, now the booking's. The hold is live and locked, so nobody else can have them. */
async function claim(queries: Transaction, { id, stayId, ...row }: BookingRow, now: Date): Promise<number[]> {
  const claimed = await convertHold(queries, { refId: id, stayId, nights: nightsOf(row), now })
  if (!claimed.ok) throw new Error(`The nights of booking ${id} were lost while it was held`)
  return [...claimed.unitIds]
}

async function confirm(
  queries: Transaction,
  booking: BookingRow,
  arrived: Pick<Applied, 'payment' | 'arrivedMinor'>,
  tools: MailTools,
  now: Date,
): Promise<BookingRow> {
  const unitIds = await claim(queries, booking, now)
  const terms = bookedTerms(booking.quote.refundTerms, now)
  const step = { command: 'capture', to: 'confirmed', actor: 'system' } as const
  const changes = { unitIds, refundTerms: terms, confirmedAt: now }
  const confirmed = await takeStep(queries, booking, step, changes, now)
  await chargeBooking(queries, confirmed, now)
  await writeBookingMails(queries, confirmed, { ...step, from: booking.state }, tools, now)
  const missingMinor = await balanceOf(queries, booking.id)
  // What is still open stands in the confirmation.
  if (missingMinor < 0) await writeReceiptMail(queries, confirmed, { ...arrived, missingMinor }, tools, now)
  return confirmed
}

/** The money is reserved: now the home is asked, for no longer than the reservation lasts. */
async function waitForAnswer(
  queries: Transaction,
  booking: BookingRow,
  authorisedUntil: Date | null,
  tools: MailTools,
  now: Date,
): Promise<BookingRow> {
  const unitIds = await claim(queries, booking, now)
  const ends = requestEnds(booking.quote.refundTerms, now)
  const latest = authorisedUntil ? earlier(authorisedUntil, reservationSlack) : ends
  const requestExpiresAt = latest < ends ? latest : ends
  const step = { command: 'authorise', to: 'pending_approval', actor: 'system' } as const
  const changes = { unitIds, requestExpiresAt }
  const waiting = await takeStep(queries, booking, step, changes, now)
  await writeBookingMails(queries, waiting, { ...step, from: booking.state }, tools, now)
  return waiting
}
