// What must be known of a home to read a form about its rates.

import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { dayAtHome } from '#offers/terms/home-clock.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { RateFacts } from './rate-input.ts'

/** Undefined for a home that is not sold. */
export async function rateFacts({ database, clock }: Tools, stayId: number): Promise<RateFacts | undefined> {
  const offer = (await loadOffers(database, [stayId])).get(stayId)
  if (!offer) return undefined
  const { currency, ageBands: bands, capacity, timeZone } = offer
  return { currency, bands, maxGuests: capacity.maxGuests, today: dayAtHome(clock.now(), timeZone) }
}
