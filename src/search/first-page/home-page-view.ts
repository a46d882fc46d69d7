// The view of the first page.

import type { StayCardView } from '#search/card/stay-card-view.ts'
import type { Photo } from '#stays/photos/photo.ts'

export type RegionTile = {
  readonly name: string
  readonly country: string
  readonly homes: string
  readonly href: string
  readonly photo: Photo | undefined
}

export type HomePageView = {
  readonly today: string
  readonly places: readonly string[]
  readonly regions: readonly RegionTile[]
  readonly weekend: { readonly days: string; readonly cards: readonly StayCardView[]; readonly more: string }
  readonly newest: { readonly cards: readonly StayCardView[]; readonly more: string }
}
