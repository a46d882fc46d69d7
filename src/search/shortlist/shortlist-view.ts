// What the page of kept homes shows.

import type { StayCardView } from '#search/stay-card-view.ts'

export type ShortlistView = {
  /** `own`: what this browser keeps. `shared`: what the address names. */
  readonly kind: 'own' | 'shared'
  readonly cards: readonly StayCardView[]
  /** The whole address of these homes, to be sent to others. */
  readonly share: string
  /** Named in the address or the cookie, and not to be found any more. */
  readonly gone: number
  /** The homes of a shared list that this browser does not keep yet. */
  readonly unkept: readonly string[]
  /** What was looked at; undefined when nobody asked to be reminded. */
  readonly recent: readonly StayCardView[] | undefined
}
