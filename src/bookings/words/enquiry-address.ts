// The addresses of the page on which one asks a home first, and of an offer it made.

import type { StayInput } from '#offers/terms/stay-input.ts'
import { homeAddress } from './home-address.ts'

/** The page that asks, with the visit filled in as the home's own page writes it. */
export function enquiryAddress(slug: string, { nights, party }: Pick<StayInput, 'nights' | 'party'>): string {
  const query = homeAddress(slug, { nights, party, couponCode: null, extras: [] }).split('?')[1]
  return `/stays/${slug}/enquire?${query}`
}

/** Where the mail with an offer leads. */
export function offerAddress(slug: string, key: string): string {
  return `/stays/${slug}/enquire?${new URLSearchParams({ offer: key })}`
}
