// The view of the first page.

import type { VisitFields } from '#quotes/input/visit-fields.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import type { Photo } from '#stays/photos/photo.ts'

export type RegionTile = {
  readonly name: string
  readonly country: string
  readonly homes: string
  readonly href: string
  readonly photo: Photo | undefined
}

/** What the fields of the search hold to begin with, and what they send along. */
export type ChosenSearch = {
  readonly where: string
  readonly fields: VisitFields
  /** Filters and order. */
  readonly rest: readonly (readonly [string, string])[]
}

export type HomePageView = {
  readonly today: string
  readonly places: readonly string[]
  readonly chosen: ChosenSearch
  readonly regions: readonly RegionTile[]
  readonly weekend: { readonly days: string; readonly cards: readonly StayCardView[]; readonly more: string }
  /** The home whose picture stands beside the search, where the site has none of its own. */
  readonly hero: Pick<StayCardView, 'name' | 'place' | 'href' | 'photo'> | undefined
  readonly newest: { readonly cards: readonly StayCardView[]; readonly more: string }
}
