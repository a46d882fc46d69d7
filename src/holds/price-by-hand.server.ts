// What a visit costs where an operator decides: rules overruled, and a price of their own beside the computed one.

import { type Decided, type QuoteNow, quoteKnown } from '#bookings/record/quote-now.server.ts'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { partsForTotal } from '#offers/prices/agreed-total.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { isOverrulable } from '#offers/rules/overrulable.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import type { AgreedPart, AgreedPrice } from '#offers/terms/agreed-price.ts'
import { priceParts } from '#offers/terms/price-parts.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { OwnPrice } from './own-price.ts'

type OwnPriceRefusal = 'own-price-too-low' | 'part-unknown'

export type PricedByHand = {
  /** What the rules make of it, untouched. */
  readonly computed: Quote
  /** The same with the lines by which the own price differs. */
  readonly quote: Quote
  /** The rules that were overruled. */
  readonly overruled: readonly Verdict[]
  readonly turnoverNights: number
}

type NotOffered = { readonly ok: false; readonly reason: 'not-offered'; readonly verdicts: readonly Verdict[] }

type Deciding = {
  readonly stayId: number
  readonly input: StayInput
  /** Whether the operator books it against rules that may be overruled. */
  readonly overrules: boolean
  readonly own?: OwnPrice | undefined
}

/** Undefined when there is no such stay. Verdicts name everything that stands against it, overrulable or not. */
export async function priceByHand(
  queries: Queries,
  { stayId, input, overrules, own }: Deciding,
  now: Date,
): Promise<Outcome<PricedByHand, OwnPriceRefusal> | NotOffered | undefined> {
  const offer = (await loadOffers(queries, [stayId])).get(stayId)
  if (!offer) return undefined
  const taken = await unavailableNights(queries, stayId, nightsToKnow(offer, input.nights), now)
  const price = (decided: Decided) => quoteKnown(queries, { offer, taken }, input, now, '', undefined, decided)
  const usual = await price({})
  const verdicts = usual.result.ok ? [] : usual.result.verdicts
  const mayBe = verdicts.length === 0 || (overrules && verdicts.every(isOverrulable))
  const { result, turnoverNights } = mayBe && verdicts.length > 0 ? await price({ overrules }) : usual
  if (!mayBe || !result.ok) return { ok: false, reason: 'not-offered', verdicts }
  const computed = result.quote
  const frame = { computed, overruled: verdicts, turnoverNights }
  if (!own) return done({ ...frame, quote: computed })
  const agreed = await agreedParts(computed, own, async parts => quoteOf(await price({ overrules, agreed: of(parts) })))
  if (!agreed.ok) return agreed
  return done({ ...frame, quote: quoteOf(await price({ overrules, agreed: of(agreed.parts) })) })

  function of(parts: readonly AgreedPart[]): AgreedPrice {
    return { reason: own!.reason, parts }
  }
}

/** Which parts cost what; `price` prices the visit with such parts. */
async function agreedParts(
  computed: Quote,
  { totalMinor, parts = [] }: OwnPrice,
  price: (parts: readonly AgreedPart[]) => Promise<Quote>,
): Promise<Outcome<{ readonly parts: readonly AgreedPart[] }, OwnPriceRefusal>> {
  const amounts = new Map(priceParts(computed.lines).map(({ key, amountMinor }) => [key, amountMinor]))
  if (parts.some(({ key }) => !amounts.has(key))) return refused('part-unknown')
  const said = parts.map(({ key, minor }) => ({ key, minor, ofMinor: amounts.get(key)! }))
  if (totalMinor === undefined) return done({ parts: said })
  const forTotal = await partsForTotal(computed.lines, totalMinor, async these => (await price(these)).totalMinor)
  return forTotal ? done({ parts: forTotal }) : refused('own-price-too-low')
}

function quoteOf({ result }: QuoteNow): Quote {
  if (!result.ok) throw new Error('A visit that had a price has none with another agreed')
  return result.quote
}
