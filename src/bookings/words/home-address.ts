// The addresses between a home's page and its checkout: back with the visit filled in, and forth with the total seen.

import type { Quote } from '#offers/quote/quote.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'

type Asked = Pick<Quote, 'nights' | 'party' | 'couponCode' | 'extras'> & { readonly ratePlanId?: number }

/** `/stays/harbour-loft?in=…&out=…&adults=2`: what the page of the home understands. */
export function homeAddress(slug: string, { nights, party, couponCode, extras, ratePlanId }: Asked): string {
  const query = new URLSearchParams({ in: writeCalendarDay(nights.checkIn), out: writeCalendarDay(nights.checkOut) })
  query.set('adults', String(party.adults))
  if (party.childAges.length > 0) query.set('ages', party.childAges.join(','))
  if (party.infants > 0) query.set('infants', String(party.infants))
  if (party.pets > 0) query.set('pets', String(party.pets))
  if (party.serviceAnimals > 0) query.set('serviceAnimals', String(party.serviceAnimals))
  if (ratePlanId !== undefined) query.set('plan', String(ratePlanId))
  if (couponCode) query.set('code', couponCode)
  for (const { feeId, quantity } of extras) query.set(`extra-${feeId}`, String(quantity))
  return `/stays/${slug}?${query}`
}

/** The address of the checkout of a hold. */
export function checkoutAddress(slug: string, holdId: string): string {
  return `/stays/${slug}/book?hold=${holdId}`
}

/** The form's address that holds a visit, at the total beside the button; `moves` is a hold that moves to it. */
export function reserveAddress(slug: string, totalMinor: number, moves?: string): string {
  return `/stays/${slug}/book?total=${totalMinor}${moves === undefined ? '' : `&moves=${moves}`}`
}

/** What such an address says: the total that stood beside the button, in minor units, and the hold that moves. */
export function reservedIn(query: URLSearchParams): { readonly total?: number; readonly moves?: string } {
  const total = query.get('total') ?? ''
  const moves = query.get('moves') ?? ''
  return {
    ...(/^\d{1,15}$/.test(total) && { total: Number(total) }),
    ...(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(moves) && { moves }),
  }
}
