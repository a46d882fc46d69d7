// What a home is in numbers: guests, bedrooms, beds, bathrooms.

import { sentence } from '#catalogue/sentence.ts'
import type { Room, RoomKind, StayInBrief } from './stay.ts'

/** Rooms in which people sleep and that count as bedrooms. */
const bedroomKinds: ReadonlySet<RoomKind> = new Set(['bedroom', 'loft', 'studio'])

export function countBedrooms(rooms: readonly Room[]): number {
  return rooms.filter(({ kind, beds }) => bedroomKinds.has(kind) && beds.length > 0).length
}

export function countBeds(rooms: readonly Room[]): number {
  return rooms.reduce((sum, { beds }) => sum + beds.reduce((inRoom, bed) => inRoom + bed.count, 0), 0)
}

/** `1½ bathrooms`: a lavatory with a basin counts one half. */
export function sayBathrooms(halves: number): string {
  const whole = Math.floor(halves / 2)
  const number = halves % 2 === 0 ? `${whole}` : `${whole === 0 ? '' : whole}½`
  return sentence('stays.bathrooms', { count: Math.ceil(halves / 2), number })
}

/** What a home is in one line: `6 guests · 3 bedrooms · 4 beds · 1½ bathrooms`. */
export function stayFacts({
  maxGuests,
  rooms,
  bathroomHalves,
}: Pick<StayInBrief, 'maxGuests' | 'rooms' | 'bathroomHalves'>): string[] {
  const bedrooms = countBedrooms(rooms)
  const beds = countBeds(rooms)
  return [
    sentence('stays.guests', { guests: maxGuests }),
    ...(bedrooms > 0 ? [sentence('stays.bedrooms', { bedrooms })] : []),
    ...(beds > 0 ? [sentence('stays.beds', { beds })] : []),
    ...(bathroomHalves > 0 ? [sayBathrooms(bathroomHalves)] : []),
  ]
}
