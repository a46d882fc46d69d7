// What each kind of home is called.

import type { StayKind } from './stay.ts'

export const kindNames: Readonly<Record<StayKind, string>> = {
  house: 'House',
  villa: 'Villa',
  apartment: 'Apartment',
  cabin: 'Cabin',
  chalet: 'Chalet',
  cottage: 'Cottage',
  gite: 'Gîte',
  farmhouse: 'Farmhouse',
  houseboat: 'Houseboat',
  treehouse: 'Treehouse',
  lighthouse: 'Lighthouse',
  riad: 'Riad',
  ryokan: 'Ryokan',
  castle: 'Castle wing',
  dome: 'Dome',
  other: 'Home',
}
