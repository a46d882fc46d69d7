// A request for a stay, and the facts needed at that moment to answer it.

import type { NightRange } from '#values/night-range.ts'
import type { Party } from './party.ts'

export type StayInput = {
  readonly nights: NightRange
  readonly party: Party
  readonly ratePlanId?: number | undefined
  readonly couponCode?: string | undefined
  readonly extras: readonly { readonly feeId: number; readonly quantity: number }[]
}

/**
 * Why nights are gone; `unpaid`: they are in a booking of whoever asks, which waits for its payment. Visits (all but blocks)
 * want the turnover nights between them.
 */
export type TakenKind = 'hold' | 'booking' | 'block' | 'external' | 'unpaid'
export type TakenNights = { readonly nights: NightRange; readonly kind: TakenKind }

/** What is in one home already of whoever asks: to them held nights are free, and those of an unpaid booking are their own. */
export type OwnNights = { readonly held: readonly NightRange[]; readonly unpaid: readonly NightRange[] }

export type OfferContext = {
  readonly now: Date
  /** The stay's taken nights, at least those within `nightsToKnow` of the input. */
  readonly taken: readonly TakenNights[]
  /** The present nights of a hold or booking while it is being changed: they count as free. */
  readonly ownNights?: NightRange | undefined
  /** The nights of a confirmed booking that is being changed: rules bind what is new of them, and nothing that stays. */
  readonly agreedNights?: NightRange | undefined
  /** How often the input's coupon was used, by everybody and by this guest. */
  readonly couponUses?: { readonly total: number; readonly byGuest: number } | undefined
}
