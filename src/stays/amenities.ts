// The closed list of amenities, in groups, with the words guests read.

type AmenityGroup = { readonly code: AmenityGroupCode; readonly label: string }

type AmenityGroupCode =
  | 'everyday'
  | 'kitchen'
  | 'climate'
  | 'outside'
  | 'water'
  | 'wellbeing'
  | 'family'
  | 'work'
  | 'arriving'
  | 'access'

/** The groups in the order a page shows them. */
export const amenityGroups: readonly AmenityGroup[] = [
  { code: 'everyday', label: 'Everyday things' },
  { code: 'kitchen', label: 'Kitchen' },
  { code: 'climate', label: 'Warm and cool' },
  { code: 'outside', label: 'Outside' },
  { code: 'water', label: 'Water and views' },
  { code: 'wellbeing', label: 'Bathing and rest' },
  { code: 'family', label: 'With children and animals' },
  { code: 'work', label: 'Work and play' },
  { code: 'arriving', label: 'Getting here' },
  { code: 'access', label: 'Ease of access' },
]

type Row = readonly [label: string, group: AmenityGroupCode]

const table = {
  wifi: ['Wi-Fi', 'everyday'],
  'bed-linen': ['Bed linen', 'everyday'],
  towels: ['Towels', 'everyday'],
  'washing-machine': ['Washing machine', 'everyday'],
  'tumble-dryer': ['Tumble dryer', 'everyday'],
  iron: ['Iron', 'everyday'],
  'hair-dryer': ['Hair dryer', 'everyday'],
  safe: ['Safe', 'everyday'],
  'smoke-alarm': ['Smoke alarm', 'everyday'],
  'carbon-monoxide-alarm': ['Carbon monoxide alarm', 'everyday'],
  'first-aid': ['First aid kit', 'everyday'],
  kitchen: ['Kitchen', 'kitchen'],
  kitchenette: ['Kitchenette', 'kitchen'],
  dishwasher: ['Dishwasher', 'kitchen'],
  oven: ['Oven', 'kitchen'],
  microwave: ['Microwave', 'kitchen'],
  'coffee-machine': ['Coffee machine', 'kitchen'],
  'wood-oven': ['Wood-fired oven', 'kitchen'],
  'breakfast-included': ['Breakfast included', 'kitchen'],
  heating: ['Heating', 'climate'],
  'underfloor-heating': ['Underfloor heating', 'climate'],
  'air-conditioning': ['Air conditioning', 'climate'],
  fan: ['Ceiling fan', 'climate'],
  fireplace: ['Open fireplace', 'climate'],
  'wood-stove': ['Wood stove', 'climate'],
  garden: ['Garden', 'outside'],
  terrace: ['Terrace', 'outside'],
  balcony: ['Balcony', 'outside'],
  courtyard: ['Courtyard', 'outside'],
  'roof-terrace': ['Roof terrace', 'outside'],
  barbecue: ['Barbecue', 'outside'],
  'fire-pit': ['Fire pit', 'outside'],
  'outdoor-dining': ['Table outside', 'outside'],
  bicycles: ['Bicycles', 'outside'],
  'ski-storage': ['Ski storage', 'outside'],
  pool: ['Pool', 'water'],
  'plunge-pool': ['Plunge pool', 'water'],
  'sea-view': ['Sea view', 'water'],
  'lake-view': ['Lake view', 'water'],
  'mountain-view': ['Mountain view', 'water'],
  'sea-access': ['Steps to the sea', 'water'],
  'lake-access': ['Way into the lake', 'water'],
  'river-access': ['Way into the river', 'water'],
  boat: ['Boat', 'water'],
  canoe: ['Canoe or kayak', 'water'],
  bath: ['Bath', 'wellbeing'],
  'outdoor-shower': ['Outdoor shower', 'wellbeing'],
  sauna: ['Sauna', 'wellbeing'],
  'hot-tub': ['Hot tub', 'wellbeing'],
  onsen: ['Hot spring bath', 'wellbeing'],
  hammam: ['Hammam', 'wellbeing'],
  crib: ['Crib', 'family'],
  'high-chair': ['High chair', 'family'],
  'stair-gate': ['Stair gate', 'family'],
  'childrens-books': ['Children’s books and toys', 'family'],
  playground: ['Swings or playground', 'family'],
  'pets-welcome': ['Pets welcome', 'family'],
  'fenced-garden': ['Fenced garden', 'family'],
  workspace: ['Desk to work at', 'work'],
  books: ['Books', 'work'],
  'board-games': ['Board games', 'work'],
  television: ['Television', 'work'],
  'record-player': ['Record player', 'work'],
  piano: ['Piano', 'work'],
  telescope: ['Telescope', 'work'],
  parking: ['Parking', 'arriving'],
  garage: ['Garage', 'arriving'],
  'ev-charger': ['Charger for electric cars', 'arriving'],
  'self-check-in': ['Let yourself in', 'arriving'],
  'near-railway': ['Station on foot', 'arriving'],
  'step-free': ['Step-free entrance', 'access'],
  'ground-floor-bedroom': ['Bedroom on the ground floor', 'access'],
  'walk-in-shower': ['Level shower', 'access'],
  'wide-doors': ['Doors at least 80 cm wide', 'access'],
  lift: ['Lift', 'access'],
} as const satisfies Record<string, Row>

export type AmenityCode = keyof typeof table

export type Amenity = { readonly code: AmenityCode; readonly label: string; readonly group: AmenityGroupCode }

/** Every amenity by its code, in the order in which pages list them. */
export const amenities: Readonly<Record<AmenityCode, Amenity>> = Object.fromEntries(
  Object.entries(table).map(([code, [label, group]]) => [code, { code, label, group }]),
) as Record<AmenityCode, Amenity>

/** Whether `text` names an amenity of the list. */
export function isAmenityCode(text: string): text is AmenityCode {
  return Object.hasOwn(table, text)
}

/** The given amenities under their groups, in the list's order; groups without any are left out. */
export function groupAmenities(
  codes: readonly AmenityCode[],
): { readonly group: AmenityGroup; readonly amenities: readonly Amenity[] }[] {
  const wanted = new Set(codes)
  return amenityGroups
    .map(group => ({
      group,
      amenities: Object.values(amenities).filter(({ code, group: of }) => of === group.code && wanted.has(code)),
    }))
    .filter(({ amenities: found }) => found.length > 0)
}
