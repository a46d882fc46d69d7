// What each kind of home is called.

import { sentence } from '#catalogue/sentence.ts'
import type { StayKind } from './stay.ts'

export const kindNames: Readonly<Record<StayKind, () => string>> = {
  house: () => sentence('stays.kindHouse'),
  villa: () => sentence('stays.kindVilla'),
  apartment: () => sentence('stays.kindApartment'),
  cabin: () => sentence('stays.kindCabin'),
  chalet: () => sentence('stays.kindChalet'),
  cottage: () => sentence('stays.kindCottage'),
  gite: () => sentence('stays.kindGite'),
  farmhouse: () => sentence('stays.kindFarmhouse'),
  houseboat: () => sentence('stays.kindHouseboat'),
  treehouse: () => sentence('stays.kindTreehouse'),
  lighthouse: () => sentence('stays.kindLighthouse'),
  riad: () => sentence('stays.kindRiad'),
  ryokan: () => sentence('stays.kindRyokan'),
  castle: () => sentence('stays.kindCastle'),
  dome: () => sentence('stays.kindDome'),
  other: () => sentence('stays.kindOther'),
}
