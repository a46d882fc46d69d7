// The view of a proposed change, for the guest's page and the admin page.

import type { Agreement } from '#amendments/amend/agreement.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayInstant, sayNightCount, sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { paymentPlan } from '#bookings/record/payment-plan.ts'
import { sayDifferenceOf } from '#bookings/words/price-view.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { money, sayMoney } from '#values/money.ts'

export type ProposalView = {
  readonly id: string
  /** What may differ, before and after. */
  readonly rows: readonly { readonly name: string; readonly before: string; readonly after: string }[]
  /** "€50.00 more", "€50.00 less", "the same price". */
  readonly difference: string
  /** What the difference means for the guest's money. */
  readonly settling: string
  /** What comes back when, if the booking is cancelled after the change. */
  readonly refundSentences: readonly string[]
  readonly words: string
  readonly until: string
  readonly total: string
}

type Proposed = {
  readonly id: string
  readonly before: Agreement
  readonly after: Agreement
  readonly deltaMinor: number
  readonly words: string
  readonly expiresAt: Date | null
  readonly createdAt: Date
}
type Booked = Pick<BookingDetails, 'paymentPlan' | 'timeZone'>

export function proposalView(
  { paymentPlan: plan, timeZone }: Booked,
  { id, before, after, deltaMinor, words, expiresAt, createdAt }: Proposed,
  now: Date,
  locale: string,
): ProposalView {
  const { quote } = after
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  const row = (name: string, of: (agreed: Agreement) => string) => ({ name, before: of(before), after: of(after) })
  const asked = plan && paymentPlan(quote, plan.way).schedule
  return {
    id,
    rows: [
      row('Dates', agreed => `${sayNights(nightsOf(agreed), locale)}, ${sayNightCount(nightsOf(agreed))}`),
      row('Guests', ({ party }) => sayParty(party, locale)),
      row('Total, taxes and fees included', ({ totalMinor }) => say(totalMinor)),
    ],
    difference: sayDifferenceOf(deltaMinor, quote.currency, locale),
    settling: settling(deltaMinor, plan?.way),
    refundSentences: sayRefundPromise(after.refundTerms ?? quote.refundTerms, quote, now, locale, asked ?? undefined),
    words,
    until: `${sayInstant(expiresAt ?? createdAt, timeZone, locale)} (the home’s time)`,
    total: say(quote.totalMinor),
  }
}

function settling(deltaMinor: number, way: PaymentMethod | undefined): string {
  if (deltaMinor === 0 || !way) return 'Nothing else changes about what you pay.'
  if (way === 'property') return 'You pay the new total at the home, when you arrive.'
  return deltaMinor > 0
    ? 'You can pay the difference on this page; by when is said here once you agree.'
    : 'Whatever you have paid beyond the new price goes back the way it came.'
}
