// Prices held nights with other extras or another code, as taking them would store it.

import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { quoteNow } from '#bookings/record/quote-now.server.ts'
import { sayDifferenceOf } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { sayVerdictsAbout } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { money, sayMoney } from '#values/money.ts'
import type { ChoicesPreview } from './choices-preview.ts'

export type Chosen = Pick<StayInput, 'extras' | 'couponCode'>

/** The input of a hold with these extras and this code. */
export function inputWith({ quote }: Pick<BookingDetails, 'quote'>, { extras, couponCode }: Chosen): StayInput {
  const { nights, party, ratePlanId } = quote
  return { nights, party, ratePlanId, extras, couponCode }
}

/** `guestKey`: whose uses of a code are counted besides everybody's. */
export async function previewChoices(
  { database, clock }: Tools,
  hold: Pick<BookingDetails, 'quote' | 'nights' | 'stay'>,
  chosen: Chosen,
  guestKey?: string,
): Promise<ChoicesPreview> {
  const locale = currentLanguage().locale
  if (isChosenAlready(hold.quote, chosen)) return { kind: 'same' }
  const priced = await quoteNow(database, hold.stay.id, inputWith(hold, chosen), clock.now(), guestKey, hold.nights)
  if (!priced) return refusedPreview([{ reason: 'not-offered' }], locale)
  if (!priced.result.ok) return refusedPreview(priced.result.verdicts, locale)
  const { totalMinor, currency } = priced.result.quote
  return {
    kind: 'priced',
    totalMinor,
    total: sayMoney(money(totalMinor, currency), locale),
    difference: sayDifferenceOf(totalMinor - hold.quote.totalMinor, currency, locale),
  }
}

function isChosenAlready(quote: BookingDetails['quote'], { extras, couponCode }: Chosen): boolean {
  const written = (list: Chosen['extras']) =>
    list
      .map(({ feeId, quantity }) => `${feeId}×${quantity}`)
      .sort()
      .join()
  return (couponCode?.trim().toUpperCase() || null) === quote.couponCode && written(extras) === written(quote.extras)
}

/** The verdicts in words, by what they are about. */
function refusedPreview(verdicts: readonly Verdict[], locale: string): ChoicesPreview {
  const about = sayVerdictsAbout(verdicts, locale)
  return {
    kind: 'refused',
    coupon: about('coupon'),
    extras: about('extras'),
    other: about('stay', 'dates', 'party', 'plan'),
  }
}
