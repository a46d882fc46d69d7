// The closed list of amenities, in groups, with the words guests read.

import { sentence } from '#catalogue/sentence.ts'

type AmenityGroup = { readonly code: AmenityGroupCode; readonly label: () => string }

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
  { code: 'everyday', label: () => sentence('stays.groupEveryday') },
  { code: 'kitchen', label: () => sentence('stays.groupKitchen') },
  { code: 'climate', label: () => sentence('stays.groupClimate') },
  { code: 'outside', label: () => sentence('stays.groupOutside') },
  { code: 'water', label: () => sentence('stays.groupWater') },
  { code: 'wellbeing', label: () => sentence('stays.groupWellbeing') },
  { code: 'family', label: () => sentence('stays.groupFamily') },
  { code: 'work', label: () => sentence('stays.groupWork') },
  { code: 'arriving', label: () => sentence('stays.groupArriving') },
  { code: 'access', label: () => sentence('stays.groupAccess') },
]

type Row = readonly [label: () => string, group: AmenityGroupCode]

const table = {
  wifi: [() => sentence('stays.hasWifi'), 'everyday'],
  'bed-linen': [() => sentence('stays.hasBedLinen'), 'everyday'],
  towels: [() => sentence('stays.hasTowels'), 'everyday'],
  'washing-machine': [() => sentence('stays.hasWashingMachine'), 'everyday'],
  'tumble-dryer': [() => sentence('stays.hasTumbleDryer'), 'everyday'],
  iron: [() => sentence('stays.hasIron'), 'everyday'],
  'hair-dryer': [() => sentence('stays.hasHairDryer'), 'everyday'],
  safe: [() => sentence('stays.hasSafe'), 'everyday'],
  'smoke-alarm': [() => sentence('stays.hasSmokeAlarm'), 'everyday'],
  'carbon-monoxide-alarm': [() => sentence('stays.hasCarbonMonoxideAlarm'), 'everyday'],
  'first-aid': [() => sentence('stays.hasFirstAid'), 'everyday'],
  kitchen: [() => sentence('stays.hasKitchen'), 'kitchen'],
  kitchenette: [() => sentence('stays.hasKitchenette'), 'kitchen'],
  dishwasher: [() => sentence('stays.hasDishwasher'), 'kitchen'],
  oven: [() => sentence('stays.hasOven'), 'kitchen'],
  microwave: [() => sentence('stays.hasMicrowave'), 'kitchen'],
  'coffee-machine': [() => sentence('stays.hasCoffeeMachine'), 'kitchen'],
  'wood-oven': [() => sentence('stays.hasWoodOven'), 'kitchen'],
  'breakfast-included': [() => sentence('stays.hasBreakfastIncluded'), 'kitchen'],
  heating: [() => sentence('stays.hasHeating'), 'climate'],
  'underfloor-heating': [() => sentence('stays.hasUnderfloorHeating'), 'climate'],
  'air-conditioning': [() => sentence('stays.hasAirConditioning'), 'climate'],
  fan: [() => sentence('stays.hasFan'), 'climate'],
  fireplace: [() => sentence('stays.hasFireplace'), 'climate'],
  'wood-stove': [() => sentence('stays.hasWoodStove'), 'climate'],
  garden: [() => sentence('stays.hasGarden'), 'outside'],
  terrace: [() => sentence('stays.hasTerrace'), 'outside'],
  balcony: [() => sentence('stays.hasBalcony'), 'outside'],
  courtyard: [() => sentence('stays.hasCourtyard'), 'outside'],
  'roof-terrace': [() => sentence('stays.hasRoofTerrace'), 'outside'],
  barbecue: [() => sentence('stays.hasBarbecue'), 'outside'],
  'fire-pit': [() => sentence('stays.hasFirePit'), 'outside'],
  'outdoor-dining': [() => sentence('stays.hasOutdoorDining'), 'outside'],
  bicycles: [() => sentence('stays.hasBicycles'), 'outside'],
  'ski-storage': [() => sentence('stays.hasSkiStorage'), 'outside'],
  pool: [() => sentence('stays.hasPool'), 'water'],
  'plunge-pool': [() => sentence('stays.hasPlungePool'), 'water'],
  'sea-view': [() => sentence('stays.hasSeaView'), 'water'],
  'lake-view': [() => sentence('stays.hasLakeView'), 'water'],
  'mountain-view': [() => sentence('stays.hasMountainView'), 'water'],
  'sea-access': [() => sentence('stays.hasSeaAccess'), 'water'],
  'lake-access': [() => sentence('stays.hasLakeAccess'), 'water'],
  'river-access': [() => sentence('stays.hasRiverAccess'), 'water'],
  boat: [() => sentence('stays.hasBoat'), 'water'],
  canoe: [() => sentence('stays.hasCanoe'), 'water'],
  bath: [() => sentence('stays.hasBath'), 'wellbeing'],
  'outdoor-shower': [() => sentence('stays.hasOutdoorShower'), 'wellbeing'],
  sauna: [() => sentence('stays.hasSauna'), 'wellbeing'],
  'hot-tub': [() => sentence('stays.hasHotTub'), 'wellbeing'],
  onsen: [() => sentence('stays.hasOnsen'), 'wellbeing'],
  hammam: [() => sentence('stays.hasHammam'), 'wellbeing'],
  crib: [() => sentence('stays.hasCrib'), 'family'],
  'high-chair': [() => sentence('stays.hasHighChair'), 'family'],
  'stair-gate': [() => sentence('stays.hasStairGate'), 'family'],
  'childrens-books': [() => sentence('stays.hasChildrensBooks'), 'family'],
  playground: [() => sentence('stays.hasPlayground'), 'family'],
  'pets-welcome': [() => sentence('stays.hasPetsWelcome'), 'family'],
  'fenced-garden': [() => sentence('stays.hasFencedGarden'), 'family'],
  workspace: [() => sentence('stays.hasWorkspace'), 'work'],
  books: [() => sentence('stays.hasBooks'), 'work'],
  'board-games': [() => sentence('stays.hasBoardGames'), 'work'],
  television: [() => sentence('stays.hasTelevision'), 'work'],
  'record-player': [() => sentence('stays.hasRecordPlayer'), 'work'],
  piano: [() => sentence('stays.hasPiano'), 'work'],
  telescope: [() => sentence('stays.hasTelescope'), 'work'],
  parking: [() => sentence('stays.hasParking'), 'arriving'],
  garage: [() => sentence('stays.hasGarage'), 'arriving'],
  'ev-charger': [() => sentence('stays.hasEvCharger'), 'arriving'],
  'self-check-in': [() => sentence('stays.hasSelfCheckIn'), 'arriving'],
  'near-railway': [() => sentence('stays.hasNearRailway'), 'arriving'],
  'step-free': [() => sentence('stays.hasStepFree'), 'access'],
  'ground-floor-bedroom': [() => sentence('stays.hasGroundFloorBedroom'), 'access'],
  'walk-in-shower': [() => sentence('stays.hasWalkInShower'), 'access'],
  'wide-doors': [() => sentence('stays.hasWideDoors'), 'access'],
  lift: [() => sentence('stays.hasLift'), 'access'],
} as const satisfies Record<string, Row>

export type AmenityCode = keyof typeof table

export type Amenity = { readonly code: AmenityCode; readonly label: () => string; readonly group: AmenityGroupCode }

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

/** What a home has, in words and in groups: a page of it knows no list of everything that homes can have. */
export type AmenitiesView = readonly {
  readonly group: string
  readonly amenities: readonly { readonly label: string; readonly note: string | undefined }[]
}[]

type NotedAmenity = { readonly code: AmenityCode; readonly note?: string | undefined }

export function describeAmenities(noted: readonly NotedAmenity[]): AmenitiesView {
  const noteOf = new Map(noted.map(({ code, note }) => [code, note]))
  return groupAmenities([...noteOf.keys()]).map(({ group, amenities: ofGroup }) => ({
    group: group.label(),
    amenities: ofGroup.map(({ code, label }) => ({ label: label(), note: noteOf.get(code) })),
  }))
}
