// The command that leads a booking on when its provider says how a payment stands: the only place where money confirms one.

import { leadDeposit } from '#booking-payments/deposit/lead-deposit.server.ts'
import { writeChargeFailedMail } from '#booking-payments/saved-card/charge-mails.server.ts'
import { paidUntil } from '#booking-payments/saved-card/planned-charge.server.ts'
import { writeConfirmationMails, writeRequestMails } from '#bookings/mails/booking-mails.server.ts'
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
import { isDeposit, openStates, type PaymentState } from '#payments/port/payment.ts'
import type { PaymentFault, ProviderIntent } from '#payments/port/provider.ts'
import { voidPayment } from '#payments/providers/providers.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, later, type Milliseconds } from '#values/duration.ts'
import { giveBack } from './give-back.server.ts'
import type { Leading } from './late-payment.server.ts'
import { takeLatePayment } from './late-payment.server.ts'
import { sendBookingRefunds } from './send-booking-refunds.server.ts'

/** How a payment stands, and the booking with it, after everything was written down. */
export type Settled = {
  readonly bookingId: string
  readonly booking: BookingState
  readonly payment: PaymentState
  readonly fault: PaymentFault | null
  readonly nextStep: string | null
}

/** A reservation must outlive the wait for an answer by so much, so that a late yes can still take the money. */
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
    if (applied.mismatch) await writeMismatchMail(queries, booking, applied.payment, tools, now)
    const leading = { tools, origin, now }
    if (applied.mismatch) return { booking, payment: applied.payment }
    if (isDeposit(applied.payment)) await leadDeposit(queries, leading, booking, applied)
    const led = isDeposit(applied.payment) ? booking : await lead(queries, leading, booking, applied)
    return { booking: led, payment: applied.payment }
  })
  const { booking, payment } = settled
  await sendBookingRefunds(tools, booking.id)
  const state = stateAt(booking, now)
  // Of a deposit only what was decided is carried out; see `deposits/`.
  if (openStates.includes(payment.state) && nobodyWaits(state) && !isDeposit(payment)) {
    const gone = await voidPayment(tools, payment)
    if (gone.state !== intent.state) return settlePayment(tools, paymentId, gone, origin)
  }
  return {
    bookingId: booking.id,
    booking: state,
    payment: payment.state,
    fault: intent.error,
    nextStep: intent.nextStep,
  }
}

/** Whether no payment of such a booking can be of any use. */
function nobodyWaits(state: BookingState): boolean {
  return state === 'expired' || state === 'cancelled' || state === 'declined'
}

async function lead(
  queries: Transaction,
  leading: Leading,
  booking: BookingRow,
  { payment, before, arrivedMinor }: Applied,
): Promise<BookingRow> {
  const state = stateAt(booking, leading.now)
  if (nobodyWaits(state)) {
    return arrivedMinor > 0 ? takeLatePayment(queries, leading, booking, payment) : booking
  }
  if (booking.state === 'pending_payment') {
    const missing = dueNow(booking.paymentPlan?.schedule ?? [], await settledMinor(queries, booking))
    if (missing === 0) return confirm(queries, leading, booking, { payment, arrivedMinor })
    if (payment.state === 'authorised') return waitForAnswer(queries, leading, booking, payment.authorisedUntil)
    if (arrivedMinor > 0) {
      await writeReceiptMail(queries, booking, { payment, arrivedMinor, missingMinor: missing }, leading)
    }
    return booking
  }
  if (arrivedMinor > 0) {
    // A change that made the booking cheaper while its payer's bank was asked: what nobody owes goes back.
    const cause = `too-much:${payment.id}:${payment.capturedMinor}`
    if (payment.way === 'test-card') await giveBack(queries, booking, { computedBy: 'amendment', cause }, leading.now)
    await refreshDue(queries, booking)
    const missingMinor = await balanceOf(queries, booking.id)
    const arrived = { payment, arrivedMinor, missingMinor }
    if (payment.purpose !== 'initial') await writeReceiptMail(queries, booking, arrived, leading)
  }
  if (payment.dueAt && payment.state === 'failed' && before !== 'failed') {
    const until = payment.dueAt > leading.now ? payment.dueAt : await paidUntil(queries, booking, payment.dueAt)
    await writeChargeFailedMail(queries, booking, { payment, until }, mailTools(leading), leading.now)
  }
  return booking
}

async function confirm(
  queries: Transaction,
  leading: Leading,
  booking: BookingRow,
  arrived: Pick<Applied, 'payment' | 'arrivedMinor'>,
): Promise<BookingRow> {
  const { now } = leading
  const nights = { refId: booking.id, stayId: booking.stayId, nights: nightsOf(booking), now }
  const claimed = await convertHold(queries, nights)
  // The hold is live and locked, so nobody can have its nights.
  if (!claimed.ok) throw new Error(`The nights of booking ${booking.id} were lost while it was held`)
  const terms = bookedTerms(booking.quote.refundTerms, now)
  const step = { command: 'capture', to: 'confirmed', actor: 'system' } as const
  const changes = { unitIds: [...claimed.unitIds], refundTerms: terms, confirmedAt: now }
  const confirmed = await takeStep(queries, booking, step, changes, now)
  await chargeBooking(queries, confirmed, now)
  await writeConfirmationMails(queries, confirmed, mailTools(leading), now)
  const missingMinor = await balanceOf(queries, booking.id)
  // What is still open stands in the confirmation.
  if (missingMinor < 0) await writeReceiptMail(queries, confirmed, { ...arrived, missingMinor }, leading)
  return confirmed
}

/** The money is reserved: now the home is asked, for no longer than the reservation lasts. */
async function waitForAnswer(
  queries: Transaction,
  leading: Leading,
  booking: BookingRow,
  authorisedUntil: Date | null,
): Promise<BookingRow> {
  const { now } = leading
  const nights = { refId: booking.id, stayId: booking.stayId, nights: nightsOf(booking), now }
  const claimed = await convertHold(queries, nights)
  if (!claimed.ok) throw new Error(`The nights of booking ${booking.id} were lost while it was held`)
  const ends = requestEnds(booking.quote.refundTerms, now)
  const latest = authorisedUntil ? later(authorisedUntil, -reservationSlack as Milliseconds) : ends
  const requestExpiresAt = latest < ends ? latest : ends
  const step = { command: 'authorise', to: 'pending_approval', actor: 'system' } as const
  const changes = { unitIds: [...claimed.unitIds], requestExpiresAt }
  const waiting = await takeStep(queries, booking, step, changes, now)
  await writeRequestMails(queries, waiting, mailTools(leading), now)
  return waiting
}

function mailTools({ tools, origin }: Leading) {
  return { environment: tools.environment, origin }
}
