// The view of the results page.

import type { StayCardView } from '#search/card/stay-card-view.ts'
import type { SearchFaults } from '#search/input/search-input.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import type { OrderLink } from './describe-orders.ts'

type Frame = {
  readonly address: string
  readonly box?: MapBox | undefined
  readonly faults: SearchFaults
  /** What is asked for in a few words. */
  readonly asked: string
  /** Homes whose prices no rate converts, below a search with limits of the price. */
  readonly unconverted?: { readonly title: string; readonly cards: readonly StayCardView[] } | undefined
}

export type ResultsView =
  | (Frame & { readonly kind: 'wrong' })
  | (Frame & {
      readonly kind: 'found'
      readonly title: string
      readonly orders: readonly OrderLink[]
      /** What the button below the filters says. */
      readonly show: string
      /** The place that was typed, when these homes lie in one that is written nearly so. */
      readonly nearly: string | undefined
      readonly cards: readonly StayCardView[]
      readonly next: string | undefined
      readonly start: string | undefined
    })
  | (Frame & {
      readonly kind: 'none'
      /** What stands in the way, where it is not the days or the filters. */
      readonly why: string | undefined
      readonly nearby: readonly {
        readonly days: string | undefined
        /** Why this home cannot be booked for the days asked for. */
        readonly why: string | undefined
        readonly card: StayCardView
      }[]
      readonly wider: readonly {
        readonly label: string
        readonly href: string
        readonly cards: readonly StayCardView[]
      }[]
    })
