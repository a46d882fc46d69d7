// The addresses between a home's page and its checkout: back with the visit filled in, and forth with the total seen.

import type { Quote } from '#offers/quote.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'

type Asked = Pick<Quote, 'nights' | 'party' | 'couponCode' | 'extras'> & { readonly ratePlanId?: number }

/** `/stays/harbour-loft?in=…&out=…&adults=2`: what the page of the home understands. */
export function homeAddress(slug: string, { nights, party, couponCode, extras, ratePlanId }: Asked): string {
  const query = new URLSearchParams({ in: writeCalendarDay(nights.checkIn), out: writeCalendarDay(nights.checkOut) })
  query.set('adults', String(party.adults))
  if (party.childAges.length > 0) query.set('ages', party.childAges.join(','))
  if (party.infants > 0) query.set('infants', String(party.infants))
  if (party.pets > 0) query.set('pets', String(party.pets))
  if (ratePlanId !== undefined) query.set('plan', String(ratePlanId))
  if (couponCode) query.set('code', couponCode)
  for (const { feeId, quantity } of extras) query.set(`extra-${feeId}`, String(quantity))
  return `/stays/${slug}?${query}`
}

/** Where a visit is sent to be kept, at the total that stands beside the button. */
export function reserveAddress(slug: string, totalMinor: number): string {
  return `/stays/${slug}/book?total=${totalMinor}`
}

/** The total that stood beside the button, in minor units; undefined when the address does not say it. */
export function seenTotalIn(query: URLSearchParams): number | undefined {
  const total = query.get('total') ?? ''
  return /^\d{1,15}$/.test(total) ? Number(total) : undefined
}
