// The names of kinds of rooms and beds.

import { sentence } from '#catalogue/sentence.ts'
import type { BedKind, RoomKind } from '#stays/stay.ts'

export const roomKinds: Readonly<Record<RoomKind, () => string>> = {
  bedroom: () => sentence('homes.roomBedroom'),
  living: () => sentence('homes.roomLiving'),
  kitchen: () => sentence('homes.roomKitchen'),
  studio: () => sentence('homes.roomStudio'),
  loft: () => sentence('homes.roomLoft'),
  bathroom: () => sentence('homes.roomBathroom'),
}

export const bedKinds: readonly BedKind[] = ['double', 'king', 'queen', 'single', 'bunk', 'sofa-bed', 'futon', 'child']

/** What several of each kind of bed are called. */
export const bedNames: Readonly<Record<BedKind, () => string>> = {
  double: () => sentence('homes.bedsDouble'),
  king: () => sentence('homes.bedsKing'),
  queen: () => sentence('homes.bedsQueen'),
  single: () => sentence('homes.bedsSingle'),
  bunk: () => sentence('homes.bedsBunk'),
  'sofa-bed': () => sentence('homes.bedsSofa'),
  futon: () => sentence('homes.bedsFuton'),
  child: () => sentence('homes.bedsChild'),
}

export const longestRoomName = 60
