// A quote for tests of what is said about one: worked out by the real engine from an offer the test describes.

import { type Quote, quote } from '#offers/quote/quote.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { OfferContext, StayWish } from '#offers/terms/stay-wish.ts'
import { context, offer, wish } from './some-offer.ts'

/** The quote of the wish; throws with the verdicts when it has none. */
export function someQuote(
  ofOffer: Partial<StayOffer> = {},
  ofWish: Partial<StayWish> = {},
  ofContext: Partial<OfferContext> = {},
): Quote {
  const result = quote(offer(ofOffer), wish(ofWish), context(ofContext))
  if (result.ok) return result.quote
  throw new Error(`No quote: ${result.verdicts.map(({ reason }) => reason).join(', ')}`)
}
