// The ages of children as the field writes them, also those that are still to be chosen.

import { adultFromAge } from '#offers/terms/party.ts'

/** Stands for an age that is still to be chosen; nobody can be priced with it. */
const missing = '?'

/** An age for each child of `3, 7`; undefined for one that is still to be chosen, and for what is no age of a child. */
export function typedAges(typed: string): (number | undefined)[] {
  return typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(part => (/^\d{1,2}$/.test(part) && Number(part) < adultFromAge ? Number(part) : undefined))
}

/** What `typedAges` reads as these. */
export function changedAges(ages: readonly (number | undefined)[]): string {
  return ages.map(age => age ?? missing).join(', ')
}
