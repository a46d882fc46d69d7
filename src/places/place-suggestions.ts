// What a typed place may mean, as the site answers it: regions, places and homes, in words ready to read.

import type { AsTyped } from '#stays/languages/translation-memory.ts'

/** A region, or a place in one. */
export type SuggestedPlace = {
  readonly name: string
  /** Where it lies; empty where its name says so already. */
  readonly within: string
  readonly homes: string
  /** What finds it when it stands in the field. */
  readonly where: string
}

export type SuggestedHome = {
  readonly slug: string
  readonly name: string
  readonly place: string
  /** The address of a small picture. */
  readonly picture?: string | undefined
}

export type PlaceSuggestions = {
  readonly regions: readonly SuggestedPlace[]
  readonly places: readonly SuggestedPlace[]
  readonly homes: readonly SuggestedHome[]
  /** Which of these names are not in the language of the page. */
  readonly asTyped?: AsTyped | undefined
}

/** How many of each kind are suggested at most. */
export const mostSuggested = 5

/** How much of what is typed counts, as in a search. */
export const longestTyped = 80
