// The requested change of a booking: dates, party, extras, code. What is left out stays as agreed.

import type { Quote } from '#offers/quote/quote.ts'
import { couponOf } from '#offers/rules/input-verdicts.ts'
import type { Party } from '#offers/terms/party.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { NightRange } from '#values/night-range.ts'

export type VisitChange = {
  readonly nights: NightRange
  readonly party: Party
  readonly extras?: StayInput['extras']
  /** Null for none at all. */
  readonly couponCode?: string | null
}

type Agreed = Pick<Quote, 'nights' | 'party' | 'extras' | 'couponCode'>

/** The whole visit as it would be, with the code as quotes write it. */
export function changedVisit(agreed: Agreed, { nights, party, extras, couponCode }: VisitChange): Agreed {
  const code = couponCode === undefined ? agreed.couponCode : couponCode?.trim().toUpperCase() || null
  return { nights, party, extras: extras ?? agreed.extras, couponCode: code }
}

/** Whether the change asks for what is booked already. */
export function isUnchanged(agreed: Agreed, change: VisitChange): boolean {
  return written(agreed) === written(changedVisit(agreed, change))
}

function written({ nights, party, extras, couponCode }: Agreed): string {
  const { adults, childAges, infants, pets, serviceAnimals } = party
  const ordered = extras.toSorted((one, other) => one.feeId - other.feeId)
  return JSON.stringify([
    ...[nights.checkIn, nights.checkOut, adults, childAges, infants, pets, serviceAnimals, couponCode],
    ...ordered.map(({ feeId, quantity }) => [feeId, quantity]),
  ])
}

/** The offer for a change that keeps its code: the code's booking period counted at booking, and so does its lead time unless nights move. */
export function offerKeepingCode(offer: StayOffer, agreed: Agreed, wanted: Agreed): StayOffer {
  const kept = wanted.couponCode === agreed.couponCode ? couponOf(offer, wanted.couponCode ?? '') : undefined
  if (!kept) return offer
  const isMoved = agreed.nights.checkIn !== wanted.nights.checkIn || agreed.nights.checkOut !== wanted.nights.checkOut
  const lead = isMoved ? {} : { minLeadDays: null, maxLeadDays: null }
  const used = { ...kept, ...lead, bookable: { from: null, until: null } }
  return { ...offer, discounts: offer.discounts.map(discount => (discount === kept ? used : discount)) }
}
