// A request for a stay, and the facts needed to evaluate it at that moment.

import type { NightRange } from '#values/night-range.ts'
import type { AgreedPrice } from './agreed-price.ts'
import type { Party } from './party.ts'

export type StayInput = {
  readonly nights: NightRange
  readonly party: Party
  readonly ratePlanId?: number | undefined
  readonly couponCode?: string | undefined
  readonly extras: readonly { readonly feeId: number; readonly quantity: number }[]
}

/**
 * Why nights are unavailable; `unpaid`: they are in the caller's own booking, which awaits payment. Visits (all but
 * blocks) require the turnover nights between them.
 */
export type TakenKind = 'hold' | 'booking' | 'block' | 'external' | 'unpaid'
export type TakenNights = { readonly nights: NightRange; readonly kind: TakenKind }

/** The caller's existing nights in one home: held ones are free to them, those of an unpaid booking their own. */
export type OwnNights = { readonly held: readonly NightRange[]; readonly unpaid: readonly NightRange[] }

export type OfferContext = {
  readonly now: Date
  /** The stay's taken nights, at least those within `nightsToKnow` of the input. */
  readonly taken: readonly TakenNights[]
  /** The present nights of a hold or booking being changed: they count as free. */
  readonly ownNights?: NightRange | undefined
  /** The nights of a confirmed booking being changed: rules apply only to what is new, never to what stays. */
  readonly agreedNights?: NightRange | undefined
  /** That visit has begun, so that its arrival is past, and stays. */
  readonly hasBegun?: boolean | undefined
  /** How often the input's coupon was used, in total and by this guest. */
  readonly couponUses?: { readonly total: number; readonly byGuest: number } | undefined
  /** An operator books it nevertheless: only what cannot be is refused, as `overrulable` says. */
  readonly overrules?: boolean | undefined
  /** What an operator and the guest agreed on instead of the computed price. */
  readonly agreed?: AgreedPrice | undefined
}
