// The command that makes a hold a booking: the only place where that happens.

import { carryOutPayment, type PaymentAnswer } from '#booking-payments/carry-out-payment.server.ts'
import { carryOutOnce, releaseKey } from '#bookings/commands/carry-out-once.server.ts'
import { standingStates } from '#bookings/record/booking.ts'
import { type BookingGuest, bookerIn, couponKeyOf, unprovedEmailOf } from '#bookings/record/booking-guest.server.ts'
import { scopeOf } from '#bookings/record/booking-owner.ts'
import type { BookRefusal } from '#bookings/record/booking-refusals.ts'
import { lockBookingAndHome } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { areCurrentTerms } from '#bookings/record/booking-terms.server.ts'
import { isTheirHold } from '#bookings/record/hold-owner.server.ts'
import { cannotBePaid, defaultPaymentMethod, paymentMethodsOf } from '#bookings/record/payment-plan.ts'
import { type CommandOutcome, type CommandRefused, standingOf, stateConflict } from '#bookings/record/state-conflict.ts'
import { spendCoupon } from '#offers/stored/coupon-use.server.ts'
import { hashOf } from '#offers/stored/quote-store.server.ts'
import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import { offeredMethods } from '#payments/offered/offered-methods.ts'
import { paymentAddress } from '#payments/providers/providers.server.ts'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { done, refused } from '#values/result.ts'
import { beginSubmission } from './begin-submission.server.ts'
import { paysFirst } from './pays-first.ts'
import type { Submission } from './submit-hold.server.ts'
import { submitHold } from './submit-hold.server.ts'

export type Booked = { readonly bookingId: string; readonly reference: string; readonly payment: PaymentAnswer }

/**
 * Sends the hold with everything agreed, once. Where nothing is due before, an instant booking is confirmed and any other
 * waits for the operator; else the booking waits for its payment, which is carried out afterwards. After a payment that
 * failed it is sent again. Sent twice, or from a second tab, it answers the same booking.
 * One transaction: event, hold converted or extended, payment begun, mails.
 */
export async function bookStay(
  tools: Tools,
  guest: BookingGuest,
  submission: Submission,
): Promise<CommandOutcome<Booked, BookRefusal>> {
  const begun = await begin(tools, guest, submission)
  if (!begun.ok) return begun
  const { bookingId, reference, toPay, underWay } = begun
  const { origin } = submission
  if (toPay) {
    return done({ bookingId, reference, payment: await carryOutPayment(tools, toPay, origin) })
  }
  const payment: PaymentAnswer = underWay ? { kind: 'go', address: paymentAddress(underWay) } : { kind: 'settled' }
  return done({ bookingId, reference, payment })
}

const fresh = { kind: 'fresh' } as const

/** `toPay`: a payment to carry out now. `underWay`: one that another tab or an earlier click has begun. */
type Begun = Pick<Booked, 'bookingId' | 'reference'> & { readonly toPay?: string; readonly underWay?: string }

async function begin(
  tools: Tools,
  guest: BookingGuest,
  submission: Submission,
): Promise<CommandOutcome<Begun, BookRefusal>> {
  const now = tools.clock.now()
  const agreed = await areCurrentTerms(tools, submission.input.termsHash)
  return inTransaction<CommandOutcome<Begun, BookRefusal>>(tools.database, async queries => {
    const refuse = (refusal: CommandRefused<BookRefusal>): never => {
      throw new RolledBack(refusal)
    }
    const { holdId, quoteId, input, key, pay } = submission
    const found = await lockBookingAndHome(queries, holdId)
    const hold = found?.booking
    if (!hold || !isTheirHold(hold, guest)) return refused('hold-unknown')
    const scope = scopeOf(bookerIn(guest))
    const command = { scope, key, command: 'submit', input: { holdId, quoteId, input } } as const
    const { address } = submission
    const beginning = { command, holdId, guest, address }
    let begun = await beginSubmission(queries, beginning, tools.environment, now)
    const start = begun ? fresh : await carryOutOnce(queries, command, holdId, now)
    if (!begun && start.kind === 'fresh') {
      // Its holder was rolled back this very moment.
      await releaseKey(queries, command)
      begun = (await beginSubmission(queries, beginning, tools.environment, now))!
    }
    if (start.kind === 'reused') return refused('key-reused')
    if (isSubmitted(hold)) return done(answerOf(hold))
    const underWay = hold.state === 'pending_payment' ? await openPaymentOf(queries, hold.id) : undefined
    if (underWay || start.kind === 'repeated') return done({ ...answerOf(hold), underWay: underWay?.id })
    const refusal = refusalOf(hold, submission, agreed, now)
    if (refusal) return refuse(refusal)
    if (hold.state === 'hold' && begun?.refusal) return refuse(refused(begun.refusal))
    const offered = offeredMethods(found.paid.offered, tools.environment, found.paid)
    if (cannotBePaid(hold.quote, offered)) return refuse(refused('not-payable'))
    const ways = paymentMethodsOf(hold.quote, offered)
    const way = pay?.way ?? defaultPaymentMethod(hold.quote, ways)
    if (!way && ways.length > 0) return refuse(refused('way-missing'))
    if (way && !ways.includes(way)) return refuse(refused('way-unknown'))
    if (unprovedEmailOf(guest) !== null && !paysFirst(hold, way)) return refuse(refused('prove-first'))
    if (hold.state === 'hold') {
      const spent = await spendCoupon(queries, hold.quote, { bookingId: holdId, guestKey: couponKeyOf(guest) }, now)
      if (!spent.ok) return refuse(spent)
    }
    const { home } = found
    const bookedFrom = begun?.bookedFrom
    const submitted = await submitHold(queries, hold, { tools, guest, submission, home, way, bookedFrom, now })
    return submitted ? done(submitted) : refuse(refused('dates-taken'))
  })
}

function refusalOf(
  hold: BookingRow,
  submission: Submission,
  agreed: boolean,
  now: Date,
): CommandRefused<BookRefusal> | undefined {
  const standing = standingOf(hold, now)
  if (standing.state === 'expired') return stateConflict('hold-expired', standing)
  if (hold.state !== 'hold' && hold.state !== 'pending_payment') return stateConflict('hold-ended', standing)
  if (hold.quoteId !== submission.quoteId) return refused('quote-changed')
  if (hashOf(hold.quote) !== hold.quoteHash) return refused('quote-tampered')
  return agreed ? undefined : refused('terms-changed')
}

/** Whether it was sent before: from another tab, or by a second click. */
function isSubmitted({ state }: BookingRow): boolean {
  return standingStates.includes(state) || state === 'pending_approval'
}

function answerOf({ id, reference }: BookingRow): Begun {
  return { bookingId: id, reference }
}
