// Describes the trip of a booking that stands: countdown, way in, host, house manual, what is near.

import { sayAddressLater, sayCodesLater } from '#bookings/arrival/say-codes-later.ts'
import type { ArrivingBooking, ToldArrival } from '#bookings/arrival/told-arrival.server.ts'
import { wifiCode } from '#bookings/arrival/wifi-code.ts'
import { sayLongDay, sayParty } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { mapStyleAddress } from '#platform/tools/map-style-address.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { checkInKinds } from '#stays/arrival/check-in-kinds.ts'
import { languageName } from '#stays/arrival/host-languages.ts'
import { type EnteredNearby, nearbyFrom } from '#stays/near/nearby-store.server.ts'
import { sayNearby } from '#stays/near/say-nearby.ts'
import { renderMarkdown } from '#ui/markdown/markdown.server.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { drawCode } from '#values/draw-code.server.ts'
import { listFormat } from '#values/formats.ts'
import { companionsView } from './companions/companions-view.ts'
import type { TripView } from './trip-view.ts'

/** Undefined for a booking that does not stand. */
export function describeTrip(
  { environment }: Pick<Tools, 'environment'>,
  booking: ArrivingBooking,
  nearby: EnteredNearby,
  now: Date,
  locale: string,
): TripView | undefined {
  const { arrival, party, quote } = booking
  if (!arrival) return undefined
  const { told, address, host, manual, publicPoint, asTyped } = arrival
  // Who knows the address has distances from there.
  const places = nearbyFrom(address ?? publicPoint, nearby)
  const ages = listFormat(locale, {}).format(party.childAges.map(age => sentence('trips.childAge', { age })))
  return {
    countdown: sayCountdown(booking, now, locale),
    arrival: address && { address, mapStyleUrl: mapStyleAddress(environment) },
    addressLater: sayAddressLater(told.address),
    access: describeAccess(arrival, locale),
    host: host && {
      ...{ name: host.name, phone: host.phone, words: host.words },
      languages: listFormat(locale, {}).format(host.languages.map(code => languageName(code, locale))),
    },
    manual: manual.map(({ title, text, photo }) => ({ title, text, photo, html: renderMarkdown(text, { shift: 3 }) })),
    nearby: sayNearby(places, locale),
    along: {
      companions: companionsView(booking),
      party: sayParty(party, locale),
      ages: party.childAges.length > 0 ? sentence('trips.childAges', { ages }) : undefined,
      extras: quote.lines.filter(({ kind }) => kind === 'extra').map(({ label }) => label),
    },
    asTyped,
  }
}

function describeAccess(arrival: ToldArrival, locale: string): TripView['access'] {
  const { told, checkIn, gettingIn, doorCode, wifi, hasCodes } = arrival
  return {
    checkIn: checkIn && checkInKinds[checkIn](),
    gettingIn: gettingIn === '' ? '' : renderMarkdown(gettingIn, { shift: 3 }),
    gettingInText: gettingIn,
    doorCode,
    wifi: wifi && { ...wifi, code: drawCode(wifiCode(wifi)) },
    codesLater: hasCodes ? sayCodesLater(told.codes, locale) : undefined,
  }
}

/** By the clock at the home. */
function sayCountdown({ state, nights, stay, timeZone }: ArrivingBooking, now: Date, locale: string) {
  const days = nights.checkIn - dayInZone(now, timeZone)
  const time = stay.checkInFrom
  if (state === 'in_stay') {
    return sentence('trips.thereUntil', { day: sayLongDay(nights.checkOut, locale), time: stay.checkOutUntil })
  }
  if (state !== 'confirmed') return undefined
  if (days > 1) return sentence('trips.inDays', { days })
  return days === 1 ? sentence('trips.tomorrow', { time }) : sentence('trips.today', { time })
}
