// Homes as the content backend describes them to any visitor.

import type { VisitInput } from '#quotes/input/visit-input.ts'
import { describeCard, type FoundHome } from '#search/card/describe-card.server.ts'
import { sayAway } from '#search/card/say-away.ts'
import type { HomePrice } from '#search/index/home-price.ts'
import { amenities as amenityWords } from '#stays/amenities.ts'
import { type NearbyPlace, roundMetres } from '#stays/near/nearby-place.ts'
import { type Photo, photoAddress, widthsOf } from '#stays/photos/photo.ts'
import type { Stay, StayInBrief } from '#stays/stay.ts'
import { countBedrooms, countBeds } from '#stays/stay-facts.ts'
import { describeDays } from './describe-quote.server.ts'

// Listed explicitly, so that a new field of a home never reaches API clients by accident.
function describeBrief(stay: StayInBrief) {
  const { id, slug, name, kind, summary, city, region, country, maxGuests, petsMax, rooms, bathroomHalves } = stay
  const { publicPoint, rating } = stay
  return {
    ...{ id, documentId: slug, slug, name, kind, summary, city, region, country, maxGuests, petsMax },
    bedrooms: countBedrooms(rooms),
    beds: countBeds(rooms),
    bathrooms: bathroomHalves / 2,
    publicPoint,
    rating: rating.count > 0 ? { average: rating.sum / rating.count, count: rating.count } : null,
    photo: stay.photo ? describePhoto(stay.photo) : null,
  }
}

/** One home of a list, with its price in numbers and the texts of its card. */
export function describeInList(
  stay: StayInBrief,
  home: Partial<Pick<FoundHome, 'price' | 'metres'>> | undefined,
  { visit, where }: { readonly visit: Pick<VisitInput, 'fields' | 'nights'>; readonly where: string },
  locale: string,
) {
  const { price, metres } = home ?? {}
  const card = describeCard(stay, price, visit, locale)
  const { kind, place, facts, rating = null, days = null, total = null, totalFor = null } = card
  return {
    ...describeBrief(stay),
    price: describePrice(price),
    metres: metres === undefined ? null : roundMetres(metres),
    inWords: {
      ...{ kind, place, facts: [...facts], rating, days, total, totalFor },
      distance: sayAway(metres, { where }, locale) ?? null,
    },
  }
}

function describePrice(price: HomePrice | undefined) {
  if (!price) return null
  const { kind, total, nights } = price
  return { kind, ...describeDays(nights), totalMinor: total.minor, currency: total.currency }
}

export function describeHome(stay: Stay, nearby: readonly NearbyPlace[]) {
  const { listed, description, timeZone, areaM2, houseRules, currency, registrationNumber } = stay
  const { checkInFrom, checkInUntil, checkOutUntil } = stay
  const {
    smoking = null,
    parties = null,
    quietFrom = null,
    quietUntil = null,
    minimumAge = null,
    notes = [],
  } = houseRules
  return {
    ...describeBrief(stay),
    ...{ listed, description, timeZone, areaM2, currency, registrationNumber },
    ...{ checkInFrom, checkInUntil, checkOutUntil },
    rooms: stay.rooms.map(({ kind, name, ensuite = false, beds }) => ({
      ...{ kind, name, ensuite },
      beds: beds.map(bed => ({ kind: bed.kind, count: bed.count })),
    })),
    amenities: stay.amenities.map(({ code, note }) => ({
      code,
      label: amenityWords[code].label(),
      note: note ?? null,
    })),
    houseRules: { smoking, parties, quietFrom, quietUntil, minimumAge, notes: [...notes] },
    photos: stay.photos.map(describePhoto),
    nearby: nearby.map(({ kind, name, note, metres, way, minutes }) => ({
      ...{ kind, name, metres, way, minutes },
      note: note === '' ? null : note,
    })),
  }
}

function describePhoto(photo: Photo) {
  const { alt, room, path, width, height, placeholder } = photo
  // Programs of all kinds read them.
  const sources = widthsOf(photo, 'webp').map(each => ({ url: photoAddress(photo, each, 'webp'), width: each }))
  return { alt, room, path, width, height, placeholder, sources }
}
