// The names of kinds of rooms and beds.

import { sayBed } from '#stays/say-bed.ts'
import type { BedKind, RoomKind } from '#stays/stay.ts'

export const roomKinds: Readonly<Record<RoomKind, string>> = {
  bedroom: 'Bedroom',
  living: 'Living room',
  kitchen: 'Kitchen',
  studio: 'Studio',
  loft: 'Loft',
  bathroom: 'Bathroom',
}

export const bedKinds: readonly BedKind[] = ['double', 'king', 'queen', 'single', 'bunk', 'sofa-bed', 'futon', 'child']

/** Each kind of bed by what several of it are called. */
export const bedChoices: readonly { readonly value: BedKind; readonly label: string }[] = bedKinds.map(kind => ({
  value: kind,
  label: sayBed({ kind, count: 2 }).replace(/^2 /, ''),
}))

export const longestRoomName = 60
