// A quote for tests of what is said about one: worked out by the real engine from an offer the test describes.

import { type Quote, quote } from '#offers/quote/quote.ts'
import type { OfferContext, StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { context, input, offer } from './some-offer.ts'

/** The quote of the input; throws with the verdicts when it has none. */
export function someQuote(
  ofOffer: Partial<StayOffer> = {},
  ofInput: Partial<StayInput> = {},
  ofContext: Partial<OfferContext> = {},
): Quote {
  const result = quote(offer(ofOffer), input(ofInput), context(ofContext))
  if (result.ok) return result.quote
  throw new Error(`No quote: ${result.verdicts.map(({ reason }) => reason).join(', ')}`)
}
