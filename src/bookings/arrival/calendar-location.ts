// Where a visit is, as a calendar understands it: LOCATION in words and GEO in degrees (RFC 5545, 3.8.1.6 and 3.8.1.7).

import type { ICalLocation } from 'ical-generator'
import { type ExactAddress, envelopeLines } from '#bookings/record/exact-address.ts'
import { sayList } from '#values/say-list.ts'

/** The home with its exact address; `otherwise` while that is not to be told. */
export function calendarLocation(
  stayName: string,
  address: ExactAddress | undefined,
  otherwise: string,
): ICalLocation | string {
  if (!address) return otherwise
  const { latitude: lat, longitude: lon } = address
  return { title: sayList([stayName, ...envelopeLines(address)]), geo: { lat, lon } }
}
