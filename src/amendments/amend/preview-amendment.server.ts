// What a change of a booking would mean, before the guest asks for it or the operator proposes it; for pages and programs.

import { mayCommand } from '#bookings/record/booking.ts'
import { couponKeyOfBooker } from '#bookings/record/booking-owner.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { paymentPlan } from '#bookings/record/payment-plan.ts'
import { type CommandRefused, stateConflict } from '#bookings/record/state-conflict.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { amendedTerms, proposedTerms } from '#offers/refunds/amended-terms.ts'
import { paidMinor } from '#offers/refunds/refund-allocation.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import { agreedKey } from '#offers/terms/agreed-price.ts'
import { sumOf } from '#offers/terms/quote-line.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker, Operator } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { type Done, done, type Refused, refused } from '#values/result.ts'
import type { AmendRefusal } from './amend-refusals.ts'
import { refusedChange } from './changeable.ts'
import { findAmendment } from './find-amendment.server.ts'
import { type AtOnce, type PricedChange, priceAmendment } from './price-amendment.server.ts'
import type { VisitChange } from './visit-change.ts'

export type PricedProposal = {
  readonly quote: Quote
  /** What is paid on top in minor units; negative when it is given back. */
  readonly deltaMinor: number
  /** What comes back when, if the booking is cancelled after the change. */
  readonly refundSentences: readonly string[]
  /** The part of the price that is for what the change gives up, since cancelling it would not give it back either. */
  readonly keptMinor: number
  /** The rules that stand against it and are overruled. */
  readonly overruled: readonly Verdict[]
}

type PreviewedChange = PricedProposal & {
  /** False: the home answers first. */
  readonly isAtOnce: boolean
}

type PreviewRefused =
  | CommandRefused<
      Extract<
        AmendRefusal,
        'not-amendable' | 'other-currency' | 'waits-already' | 'unchanged' | 'arrival-stays' | 'nights-over'
      >
    >
  | (Refused<'not-offered' | 'own-price-too-low'> & { readonly verdicts: readonly Verdict[] })

type ChangePreviewed = Done<PreviewedChange> | PreviewRefused

/** Changes and stores nothing: `amendBooking` decides again, and compares with the total that was seen. */
export async function previewAmendment(
  tools: Tools,
  who: Booker,
  booking: BookingDetails,
  input: VisitChange,
): Promise<ChangePreviewed> {
  const now = tools.clock.now()
  const { quote: before } = booking
  const paid = { couponKey: couponKeyOfBooker(who), paidMinor: paidMinor(booking.payments) }
  const priced = await priceChange(tools, booking, input, { ...paid, by: 'guest', now })
  if (!priced.ok) return priced
  const { quote, overruled } = priced
  const way = booking.paymentPlan?.way
  const asked = way && paymentPlan(quote, way).schedule
  const terms = amendedTerms(booking.refundTerms ?? before.refundTerms, before.lines, quote.nights.checkIn, now)
  return done({
    quote,
    deltaMinor: quote.totalMinor - before.totalMinor,
    keptMinor: keptIn(quote),
    refundSentences: sayRefundPromise(terms, quote, now, currentLanguage().locale, asked),
    overruled,
    isAtOnce: quote.bookingMode === 'instant',
  })
}

function keptIn({ lines }: Quote): number {
  return sumOf(lines.filter(({ kind, ruleId }) => kind === 'adjustment' && agreedKey(ruleId) === undefined))
}

/** The same of a change of dates or people that an operator considers; `proposeChange` decides again. */
export async function priceProposal(
  tools: Tools,
  _who: Operator,
  booking: BookingDetails,
  { nights, party }: Pick<VisitChange, 'nights' | 'party'>,
  atOnce: AtOnce = {},
): Promise<Done<PricedProposal> | PreviewRefused> {
  const now = tools.clock.now()
  const { quote: before, refundTerms } = booking
  // The code stays, so nobody's uses are counted.
  const asked = { couponKey: '', paidMinor: paidMinor(booking.payments), by: 'operator', now, atOnce } as const
  const priced = await priceChange(tools, booking, { nights, party }, asked)
  if (!priced.ok) return priced
  const { quote, overruled } = priced
  const terms = proposedTerms(refundTerms ?? before.refundTerms, quote.nights.checkIn)
  return done({
    quote,
    deltaMinor: quote.totalMinor - before.totalMinor,
    keptMinor: keptIn(quote),
    refundSentences: sayRefundPromise(terms, quote, now, currentLanguage().locale),
    overruled,
  })
}

type PriceAsked = {
  readonly by: 'guest' | 'operator'
  readonly couponKey: string
  readonly paidMinor: number
  readonly now: Date
  readonly atOnce?: AtOnce
}

async function priceChange(
  { database }: Tools,
  booking: BookingDetails,
  change: VisitChange,
  { by, now, atOnce, ...known }: PriceAsked,
): Promise<Extract<PricedChange, { ok: true }> | PreviewRefused> {
  const { id, state, version, nights, quote, refundTerms, stay, total } = booking
  if (!mayCommand('amend', state, by)) return stateConflict('not-amendable', { state, version })
  if (await findAmendment(database, id, now)) return refused('waits-already')
  const refusal = refusedChange(booking, change, now)
  if (refusal) return refused(refusal)
  const days = { checkIn: writeCalendarDay(nights.checkIn), checkOut: writeCalendarDay(nights.checkOut) }
  const priced = await priceAmendment(
    database,
    { ...days, ...known, state, quote, refundTerms, stayId: stay.id },
    change,
    now,
    by,
    atOnce,
  )
  return priced.ok && priced.quote.currency !== total.currency ? refused('other-currency') : priced
}
