// Cancellation policies: ordered tiers of refunds, and a grace period.

import type { MinuteOfDay } from './home-clock.ts'

/** Refunded hundredths of a percent: of nights with their extra guests, of fees, of extras. */
export type RefundShares = { readonly lodging: number; readonly fee: number; readonly extra: number }

export type CancellationTier = {
  /** Applies until (check-in − so many days) at `atMinute` of the home's clock, that minute included. */
  readonly daysBefore: number
  /** Null: the hour of check-in. */
  readonly atMinute: MinuteOfDay | null
  readonly shares: RefundShares
}

export type CancellationPolicy = {
  readonly id: number
  readonly name: string
  /** As guests of other languages read it, by language. */
  readonly names?: Readonly<Record<string, string>>
  /** Full refund for `hours` after booking, if booked at least `minLeadDays` before check-in. */
  readonly grace: { readonly hours: number; readonly minLeadDays: number } | null
  /** Earliest cut-off first; shares never rise. No refund after the last one. */
  readonly tiers: readonly CancellationTier[]
  /** The refund of a no-show. */
  readonly noShow: RefundShares
  /** What happens to the open balance when less was paid than is retained. */
  readonly unpaidBalance: 'waived' | 'charged'
  /** After a change of dates the tiers count to the first check-in ('keeps') or the new one ('redates'). */
  readonly clockOnAmendment: 'keeps' | 'redates'
}
