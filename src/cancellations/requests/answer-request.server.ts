// Commands: an operator approves a request, which confirms it, or declines it, which frees its nights.

import { giveBack } from '#booking-payments/give-back.server.ts'
import { settlePayment } from '#booking-payments/settle-payment.server.ts'
import { byOperator, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import { chargeBooking } from '#bookings/record/booking-money.server.ts'
import type { BookingChanges, BookingStep } from '#bookings/record/booking-store.server.ts'
import { findRow, takeStep } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { planAfterApproval } from '#bookings/record/payment-plan.ts'
import { type CommandOutcome, type CommandRefused, standingOf, stateConflict } from '#bookings/record/state-conflict.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { bookedTerms, checkInInstant } from '#offers/terms/refund-terms.ts'
import { applyIntent, openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import type { ProviderIntent } from '#payments/port/provider.ts'
import { capturePayment } from '#payments/providers/providers.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { days, later } from '#values/duration.ts'
import { done, refused } from '#values/result.ts'
import type { RequestRefusal } from './request-refusals.ts'

type RequestAnswer = {
  readonly bookingId: string
  /** The booking's version that the operator had before them. */
  readonly version: number
  readonly key: string
  /** A message to the guest with a no. */
  readonly reason: string
  readonly origin: string
}

type Answer = CommandOutcome<{ readonly bookingId: string; readonly reference: string }, RequestRefusal>

type Deciding = {
  readonly step: Omit<BookingStep, 'actor' | 'actorUserId'>
  readonly changes: (booking: BookingRow, now: Date) => BookingChanges
  readonly after: (queries: Transaction, booking: BookingRow, now: Date) => Promise<void>
}

/**
 * Confirms a pending request. Money authorised for it is captured first; if that fails, nothing is confirmed. One
 * transaction: event, charge, mails. Role: manager or owner.
 */
export async function approveRequest(tools: Tools, operator: Operator, asked: RequestAnswer): Promise<Answer> {
  const mailTools = { environment: tools.environment, origin: asked.origin }
  const taken = await takeReserved(tools, operator, asked)
  if (taken === 'failed') return refused('payment-failed')
  const approved = await decide(tools, operator, asked, {
    step: { command: 'approve', to: 'confirmed' },
    // The grace period begins with the confirmation, not with the request.
    changes: ({ quote, paymentPlan }, now) => ({
      confirmedAt: now,
      refundTerms: bookedTerms(quote.refundTerms, now),
      paymentPlan: taken || !paymentPlan ? paymentPlan : planAfterApproval(paymentPlan, payBy(tools, quote, now)),
    }),
    after: async (queries, booking, now) => {
      if (taken) await applyIntent(queries, taken.payment.id, taken.intent, now)
      await chargeBooking(queries, booking, now)
      const step = { command: 'approve', from: 'pending_approval', to: 'confirmed' } as const
      await writeBookingMails(queries, booking, step, mailTools, now)
    },
  })
  // If the request ended in between, that stands and the money is refunded.
  if (taken) await settlePayment(tools, taken.payment.id, taken.intent)
  return approved
}

type Taken = { readonly payment: PaymentRow; readonly intent: ProviderIntent }

/** Captures the money authorised for a request, if there is any and the operator may answer it. */
async function takeReserved(
  tools: Tools,
  operator: Operator,
  { bookingId, version }: RequestAnswer,
): Promise<Taken | 'failed' | undefined> {
  const booking = await findRow(tools.database, bookingId)
  if (!booking || !may(operator, 'bookings', 'change', booking.stayId)) return undefined
  if (refusalOf(booking, version, tools.clock.now())) return undefined
  const payment = await openPaymentOf(tools.database, bookingId)
  if (!payment) return undefined
  const intent = await capturePayment(tools, payment)
  if (intent.state === 'captured') return { payment, intent }
  await settlePayment(tools, payment.id, intent)
  return 'failed'
}

/** When what was due at booking is due after an approval: in the usual time for transfers, but before arrival. */
function payBy({ environment }: Tools, { refundTerms }: Quote, now: Date): Date {
  const usual = later(now, days(environment.BANK_TRANSFER_DAYS))
  const arrival = checkInInstant(refundTerms)
  return usual < arrival ? usual : arrival
}

/** Declines a pending request and releases its nights and authorised money. One transaction: nights, event, mail. */
export async function declineRequest(tools: Tools, operator: Operator, asked: RequestAnswer): Promise<Answer> {
  const mailTools = { environment: tools.environment, origin: asked.origin }
  return decide(tools, operator, asked, {
    step: { command: 'decline', to: 'declined', reason: asked.reason },
    changes: () => ({ stateReason: 'operator' }),
    after: async (queries, booking, now) => {
      await releaseNights(queries, booking.id, now)
      await giveBack(queries, booking, { computedBy: 'policy', cause: `declined:${booking.version}` }, now)
      const step = { command: 'decline', from: 'pending_approval', to: 'declined' } as const
      await writeBookingMails(queries, booking, { ...step, reason: asked.reason }, mailTools, now)
    },
  })
}

function decide(
  tools: Tools,
  operator: Operator,
  { bookingId, version, key, reason }: RequestAnswer,
  { step, changes, after }: Deciding,
): Promise<Answer> {
  const { command } = step
  const answer = ({ booking: { reference } }: Pick<OnBooking, 'booking'>) => done({ bookingId, reference })
  const once = { key, command, input: { bookingId, version, reason }, repeated: answer }
  const by = byOperator(operator, 'bookings', 'request-unknown')
  return onBooking(tools, by, { bookingId, once, after: afterEffects[command] }, async (on): Promise<Answer> => {
    const { queries, booking, now } = on
    const refusal = refusalOf(booking, version, now)
    if (refusal) return refusal
    const actor = { actor: 'operator', actorUserId: operator.id } as const
    const answered = await takeStep(queries, booking, { ...step, ...actor }, changes(booking, now), now)
    await after(queries, answered, now)
    return answer(on)
  })
}

function refusalOf(booking: BookingRow, version: number, now: Date): CommandRefused<RequestRefusal> | undefined {
  const standing = standingOf(booking, now)
  if (booking.state !== 'pending_approval') return stateConflict('answered-already', standing)
  if (standing.state === 'expired') return stateConflict('request-expired', standing)
  return booking.version === version ? undefined : stateConflict('out-of-date', standing)
}
