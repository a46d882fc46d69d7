// The closed list of kinds of places near a home, in groups, with the words guests read.

import { sentence } from '#catalogue/sentence.ts'

type NearbyGroupCode = 'nature' | 'food' | 'sights' | 'travel' | 'care'

/** The groups in the order a page shows them. */
export const nearbyGroups: readonly { readonly code: NearbyGroupCode; readonly label: () => string }[] = [
  { code: 'nature', label: () => sentence('stays.nearNatureGroup') },
  { code: 'food', label: () => sentence('stays.nearFoodGroup') },
  { code: 'sights', label: () => sentence('stays.nearSightsGroup') },
  { code: 'travel', label: () => sentence('stays.nearTravelGroup') },
  { code: 'care', label: () => sentence('stays.nearCareGroup') },
]

type Row = readonly [label: () => string, group: NearbyGroupCode]

const table = {
  beach: [() => sentence('stays.nearBeach'), 'nature'],
  swimming: [() => sentence('stays.nearSwimming'), 'nature'],
  trail: [() => sentence('stays.nearTrail'), 'nature'],
  viewpoint: [() => sentence('stays.nearViewpoint'), 'nature'],
  park: [() => sentence('stays.nearPark'), 'nature'],
  skiing: [() => sentence('stays.nearSkiing'), 'nature'],
  restaurant: [() => sentence('stays.nearRestaurant'), 'food'],
  cafe: [() => sentence('stays.nearCafe'), 'food'],
  bakery: [() => sentence('stays.nearBakery'), 'food'],
  shop: [() => sentence('stays.nearShop'), 'food'],
  market: [() => sentence('stays.nearMarket'), 'food'],
  town: [() => sentence('stays.nearTown'), 'sights'],
  sight: [() => sentence('stays.nearSight'), 'sights'],
  museum: [() => sentence('stays.nearMuseum'), 'sights'],
  playground: [() => sentence('stays.nearPlayground'), 'sights'],
  'bus-stop': [() => sentence('stays.nearBusStop'), 'travel'],
  station: [() => sentence('stays.nearStation'), 'travel'],
  ferry: [() => sentence('stays.nearFerry'), 'travel'],
  airport: [() => sentence('stays.nearAirport'), 'travel'],
  charging: [() => sentence('stays.nearCharging'), 'travel'],
  pharmacy: [() => sentence('stays.nearPharmacy'), 'care'],
  doctor: [() => sentence('stays.nearDoctor'), 'care'],
} as const satisfies Record<string, Row>

export type NearbyKind = keyof typeof table

/** Every kind in the order of the list. */
export const nearbyKinds: readonly NearbyKind[] = Object.keys(table) as NearbyKind[]

export function isNearbyKind(text: string): text is NearbyKind {
  return Object.hasOwn(table, text)
}

/** `Railway station` */
export function nearbyKindLabel(kind: NearbyKind): string {
  return table[kind][0]()
}

export function nearbyGroupOf(kind: NearbyKind): NearbyGroupCode {
  return table[kind][1]
}
