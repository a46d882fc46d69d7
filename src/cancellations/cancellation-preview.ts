// What cancelling now would refund, retain and still charge.

import { sentence } from '#catalogue/sentence.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { type CancelledBy, refund } from '#offers/refunds/refund.ts'
import type { Payment } from '#offers/refunds/refund-allocation.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import { money, sayMoney, scaleMinor } from '#values/money.ts'

/** Minor units of the booking's currency. */
export type CancellationPreview = {
  readonly paidMinor: number
  readonly refundMinor: number
  /** The part of the price that the home retains. */
  readonly keptMinor: number
  /** The taxes in it. */
  readonly keptTaxMinor: number
  /** Retained beyond what was paid, and still charged. */
  readonly chargedMinor: number
  /** Retained beyond what was paid, and waived. */
  readonly waivedMinor: number
}

export type Cancellable = {
  readonly quote: Quote
  readonly refundTerms: RefundTerms | null
  /** What was paid so far; the newest is given back first. */
  readonly payments: readonly Payment[]
}

type Cancelling = Pick<Cancellable, 'quote' | 'refundTerms'> & { readonly confirmedAt: Date | null }

/** A booking for cancelling: an unconfirmed one has no terms yet. */
export function cancellable(
  { quote, refundTerms, confirmedAt }: Cancelling,
  payments: readonly Payment[],
): Cancellable {
  return { quote, refundTerms: confirmedAt ? refundTerms : null, payments }
}

/** The refund by the booking's terms at `now`; without terms everything is refunded. */
export function previewCancellation(
  { quote, refundTerms, payments }: Cancellable,
  now: Date,
  by: CancelledBy = 'guest',
): CancellationPreview {
  const terms = refundTerms ?? quote.refundTerms
  const result = refund(terms, quote, payments, now, refundTerms ? by : 'system')
  const { paidMinor, refundMinor, keptMinor, keptTaxMinor, chargedMinor, waivedMinor } = result
  return { paidMinor, refundMinor, keptMinor, keptTaxMinor, chargedMinor, waivedMinor }
}

/**
 * The same with so much given back beyond it; nothing more is charged then. Undefined for more than was paid and not coming
 * back anyway.
 */
export function withGoodwill(preview: CancellationPreview, goodwillMinor: number): CancellationPreview | undefined {
  if (goodwillMinor === 0) return preview
  const { paidMinor, keptMinor, keptTaxMinor, chargedMinor, waivedMinor } = preview
  const refundMinor = preview.refundMinor + goodwillMinor
  const left = paidMinor - refundMinor
  if (left < 0) return undefined
  return {
    ...{ paidMinor, refundMinor, keptMinor: left, chargedMinor: 0, waivedMinor: waivedMinor + chargedMinor },
    keptTaxMinor: keptMinor === 0 ? 0 : scaleMinor(keptTaxMinor, left, keptMinor),
  }
}

/** The preview in words, one sentence per sum that is not zero. */
export function sayCancellation(preview: CancellationPreview, currency: Quote['currency'], locale: string): string[] {
  const say = (minor: number) => sayMoney(money(minor, currency), locale)
  const { paidMinor, refundMinor, chargedMinor } = preview
  return [
    paidMinor === 0
      ? sentence('cancellations.paidNothing')
      : sentence('cancellations.youGetBack', { refund: say(refundMinor), paid: say(paidMinor) }),
    ...(chargedMinor > 0 ? [sentence('cancellations.staysDue', { sum: say(chargedMinor) })] : []),
    ...(paidMinor === 0 && chargedMinor === 0 ? [sentence('cancellations.oweNothing')] : []),
  ]
}
