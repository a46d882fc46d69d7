// A party counted once for all homes with the same age bands: who takes a place, pays extra, is taxed.

import {
  type AgeBand,
  countByBand,
  countCharged,
  isWellFormed,
  type Party,
  type Person,
  peopleOf,
  placeTakers,
} from '#offers/terms/party.ts'
import type { GuestTerms } from './compiled-offer.ts'

type InBand = { readonly band: AgeBand; readonly count: number }

export type CountedParty = {
  readonly party: Party
  readonly people: readonly Person[]
  readonly inBands: readonly InBand[]
  readonly isWellFormed: boolean
  readonly places: Map<number, number>
  readonly extra: Map<number, readonly (readonly [string, number])[]>
  readonly taxed: Map<number, ReadonlyMap<string, number>>
}

/** `bands` in the form `peopleOf` expects. */
export function countParty(party: Party, bands: readonly AgeBand[]): CountedParty {
  const wellFormed = isWellFormed(party)
  const people = wellFormed ? peopleOf(party, bands) : []
  const inBands = [...Map.groupBy(people, ({ band }) => band)].map(([band, all]) => ({ band, count: all.length }))
  return { party, people, inBands, isWellFormed: wellFormed, places: new Map(), extra: new Map(), taxed: new Map() }
}

/** Whether `partyVerdicts` would accept the party. */
export function takesParty({ capacity }: GuestTerms, counted: CountedParty): boolean {
  const { party } = counted
  const { maxGuests, maxAdults, maxInfantsExtra, petsMax } = capacity
  return (
    counted.isWellFormed &&
    party.adults >= 1 &&
    placesOf(counted, maxInfantsExtra) <= maxGuests &&
    (maxAdults === null || party.adults <= maxAdults) &&
    party.pets <= petsMax
  )
}

function placesOf({ people, places }: CountedParty, maxInfantsExtra: number): number {
  let known = places.get(maxInfantsExtra)
  if (known === undefined) {
    known = placeTakers(people, maxInfantsExtra).length
    places.set(maxInfantsExtra, known)
  }
  return known
}

/** The price per night of guests beyond the included ones. */
export function extraGuestsMinor(terms: GuestTerms, { people, extra }: CountedParty): number {
  const { includedGuests, extraGuestNightlyMinor, capacity } = terms
  if (people.length <= includedGuests) return 0
  const key = capacity.maxInfantsExtra * 1_000_000 + includedGuests
  let counts = extra.get(key)
  if (!counts) {
    counts = [...countCharged(placeTakers(people, capacity.maxInfantsExtra).slice(includedGuests))]
    extra.set(key, counts)
  }
  let minor = 0
  for (const [band, count] of counts) minor += count * (extraGuestNightlyMinor[band] ?? 0)
  return minor
}

/** How many of each band are at least `youngest`; the empty code counts them all. */
export function taxedByBand({ people, taxed }: CountedParty, youngest: number): ReadonlyMap<string, number> {
  let known = taxed.get(youngest)
  if (!known) {
    const payers = people.filter(({ age }) => age >= youngest)
    known = countByBand(payers).set('', payers.length)
    taxed.set(youngest, known)
  }
  return known
}
