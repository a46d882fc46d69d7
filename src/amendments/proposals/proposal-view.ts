// The view of a proposed change, for the guest's page and the admin page.

import type { Agreement } from '#amendments/amend/agreement.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayInstant, sayNightCount, sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { paymentPlan } from '#bookings/record/payment-plan.ts'
import { sayDifferenceOf } from '#bookings/words/price-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { money, sayMoney } from '#values/money.ts'
import { sayList } from '#values/say-list.ts'

export type ProposalView = {
  readonly id: string
  /** What may differ, before and after. */
  readonly rows: readonly { readonly name: string; readonly before: string; readonly after: string }[]
  /** "€50 more", "€50 less", "the same price". */
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
      row(sentence('amendments.dates'), agreed =>
        sayList([sayNights(nightsOf(agreed), locale), sayNightCount(nightsOf(agreed))]),
      ),
      row(sentence('amendments.guests'), ({ party }) => sayParty(party, locale)),
      row(sentence('amendments.total'), ({ totalMinor }) => say(totalMinor)),
    ],
    difference: sayDifferenceOf(deltaMinor, quote.currency, locale),
    settling: settling(deltaMinor, plan?.way),
    refundSentences: sayRefundPromise(after.refundTerms ?? quote.refundTerms, quote, now, locale, asked ?? undefined),
    words,
    until: sentence('values.homeTime', { when: sayInstant(expiresAt ?? createdAt, timeZone, locale) }),
    total: say(quote.totalMinor),
  }
}

function settling(deltaMinor: number, way: PaymentMethod | undefined): string {
  if (deltaMinor === 0 || !way) return sentence('amendments.nothingElse')
  if (way === 'property') return sentence('amendments.payAtHome')
  return deltaMinor > 0 ? sentence('amendments.payDifference') : sentence('amendments.goesBack')
}
