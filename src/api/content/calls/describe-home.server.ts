// Homes as the content backend tells of them: as much as any visitor may know.

import { amenities as amenityWords } from '#stays/amenities.ts'
import { type Photo, photoAddress, photoFormats, widthsOf } from '#stays/photo.ts'
import type { Stay, StayInBrief } from '#stays/stay.ts'
import { countBedrooms, countBeds } from '#stays/stay-facts.ts'

// Written out, so that a fact added to a home never reaches programs by itself.
export function describeBrief(stay: StayInBrief) {
  const { id, slug, name, kind, summary, city, region, country, maxGuests, petsMax, rooms, bathroomHalves } = stay
  return {
    ...{ id, documentId: slug, slug, name, kind, summary, city, region, country, maxGuests, petsMax },
    bedrooms: countBedrooms(rooms),
    beds: countBeds(rooms),
    bathrooms: bathroomHalves / 2,
    photo: stay.photo ? describePhoto(stay.photo) : null,
  }
}

export function describeHome(stay: Stay) {
  const { listed, description, publicPoint, timeZone, areaM2, houseRules, currency, registrationNumber } = stay
  const { checkInFrom, checkInUntil, checkOutUntil } = stay
  const { smoking, parties, quietFrom, quietUntil, minimumAge, notes } = houseRules
  return {
    ...describeBrief(stay),
    ...{ listed, description, publicPoint, timeZone, areaM2, currency, registrationNumber },
    ...{ checkInFrom, checkInUntil, checkOutUntil },
    rooms: stay.rooms.map(({ kind, name, ensuite = false, beds }) => ({
      ...{ kind, name, ensuite },
      beds: beds.map(bed => ({ kind: bed.kind, count: bed.count })),
    })),
    amenities: stay.amenities.map(({ code, note }) => ({ code, label: amenityWords[code].label, note: note ?? null })),
    houseRules: {
      smoking: smoking ?? null,
      parties: parties ?? null,
      quietFrom: quietFrom ?? null,
      quietUntil: quietUntil ?? null,
      minimumAge: minimumAge ?? null,
      notes: [...(notes ?? [])],
    },
    photos: stay.photos.map(describePhoto),
  }
}

function describePhoto(photo: Photo) {
  const { alt, room, width, height, placeholder } = photo
  const format = photoFormats.at(-1)!
  const sources = widthsOf(photo).map(each => ({ url: photoAddress(photo, each, format), width: each }))
  return { alt, room, width, height, placeholder, sources }
}
