// The closed list of kinds of places near a home, in groups, with the words guests read.

type NearbyGroupCode = 'nature' | 'food' | 'sights' | 'travel' | 'care'

/** The groups in the order a page shows them. */
export const nearbyGroups: readonly { readonly code: NearbyGroupCode; readonly label: string }[] = [
  { code: 'nature', label: 'Water and nature' },
  { code: 'food', label: 'Eating and shopping' },
  { code: 'sights', label: 'Seeing and doing' },
  { code: 'travel', label: 'Getting about' },
  { code: 'care', label: 'In case of need' },
]

type Row = readonly [label: string, group: NearbyGroupCode]

const table = {
  beach: ['Beach', 'nature'],
  swimming: ['Place to swim', 'nature'],
  trail: ['Trail', 'nature'],
  viewpoint: ['Viewpoint', 'nature'],
  park: ['Park or reserve', 'nature'],
  skiing: ['Skiing', 'nature'],
  restaurant: ['Restaurant', 'food'],
  cafe: ['Café', 'food'],
  bakery: ['Bakery', 'food'],
  shop: ['Shop', 'food'],
  market: ['Market', 'food'],
  town: ['Town or village', 'sights'],
  sight: ['Sight', 'sights'],
  museum: ['Museum', 'sights'],
  playground: ['Playground', 'sights'],
  'bus-stop': ['Bus or tram', 'travel'],
  station: ['Railway station', 'travel'],
  ferry: ['Ferry', 'travel'],
  airport: ['Airport', 'travel'],
  charging: ['Charging electric cars', 'travel'],
  pharmacy: ['Pharmacy', 'care'],
  doctor: ['Doctor or hospital', 'care'],
} as const satisfies Record<string, Row>

export type NearbyKind = keyof typeof table

/** Every kind in the order of the list. */
export const nearbyKinds: readonly NearbyKind[] = Object.keys(table) as NearbyKind[]

export function isNearbyKind(text: string): text is NearbyKind {
  return Object.hasOwn(table, text)
}

/** `Railway station` */
export function nearbyKindLabel(kind: NearbyKind): string {
  return table[kind][0]
}

export function nearbyGroupOf(kind: NearbyKind): NearbyGroupCode {
  return table[kind][1]
}
