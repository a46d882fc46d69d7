// The party: the places it takes, and the age band of each person.

/** Ages are those on the day of arrival; `infants` need no age entered (counted as age 0). */
export type Party = {
  readonly adults: number
  readonly childAges: readonly number[]
  readonly infants: number
  readonly pets: number
  /** Never counted as pets and never charged. */
  readonly serviceAnimals: number
}

/** An age band runs from `fromAge` to the year before the next band; the last one is the adults' and has no end. */
export type AgeBand = {
  readonly code: string
  readonly fromAge: number
  /** Takes no place, as far as the home has places for infants. */
  readonly isInfant: boolean
  /** The code by which an extra guest of the band is priced and named, where it is another one. */
  readonly charged?: string
}

export type Capacity = {
  readonly maxGuests: number
  readonly maxAdults: number | null
  /** So many infants are allowed on top of `maxGuests`; further ones take a place. */
  readonly maxInfantsExtra: number
  readonly petsMax: number
}

/** One person of a party: their pricing band, and an age for exemptions (adults have no upper one). */
export type Person = { readonly band: AgeBand; readonly age: number }

export const twoAdults: Party = { adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 }

/** From this age on a person is entered as an adult, without an age. */
export const adultFromAge = 18

/** Everyone in the party, the eldest first. `bands` ascend by age and begin at 0. */
export function peopleOf(party: Party, bands: readonly AgeBand[]): Person[] {
  const adult = { band: bands.at(-1)!, age: Number.POSITIVE_INFINITY }
  const infant = { band: bands[0]!, age: 0 }
  const children = party.childAges
    .map(age => ({ band: bands.findLast(band => band.fromAge <= age)!, age }))
    .sort((one, other) => other.age - one.age)
  return [...Array<Person>(party.adults).fill(adult), ...children, ...Array<Person>(party.infants).fill(infant)]
}

/** Those who take a place: everyone except the infants allowed on top. The eldest come first. */
export function placeTakers(people: readonly Person[], maxInfantsExtra: number): Person[] {
  const infants = people.filter(({ band }) => band.isInfant)
  return [...people.filter(({ band }) => !band.isInfant), ...infants.slice(maxInfantsExtra)]
}

/** The number of people by the code that extra guests are priced by; empty ones are absent. */
export function countCharged(people: readonly Person[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { band } of people) {
    const code = band.charged ?? band.code
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return counts
}

/** Younger children than that take no place, as far as there are places for infants. */
export function countedFrom(bands: readonly AgeBand[]): number {
  return bands.find(({ isInfant }) => !isInfant)?.fromAge ?? 0
}

/** The number of people in each band; empty bands are absent. */
export function countByBand(people: readonly Person[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { band } of people) counts.set(band.code, (counts.get(band.code) ?? 0) + 1)
  return counts
}

/** Whether every count is a whole number from 0 and every age one from 0 to 17. */
export function isWellFormed({ adults, childAges, infants, pets, serviceAnimals }: Party): boolean {
  const counts = [adults, infants, pets, serviceAnimals]
  return (
    counts.every(count => Number.isInteger(count) && count >= 0 && count <= 1000) &&
    childAges.length <= 1000 &&
    childAges.every(age => Number.isInteger(age) && age >= 0 && age < adultFromAge)
  )
}
