// Nights closed by an operator.

import type { NightRange } from '#values/night-range.ts'

export const blockReasons = ['owner', 'maintenance', 'other'] as const
export type BlockReason = (typeof blockReasons)[number]

/** What a block closes: one unit, or every unit of a stay. */
type BlockSubject =
  | { readonly stayId: number; readonly unitId?: never }
  | { readonly unitId: number; readonly stayId?: never }

/** A new block; unlike a visit it may exceed a year. `until` is when it expires. */
export type Block = BlockSubject & {
  readonly nights: NightRange
  readonly reason: BlockReason
  readonly note?: string
  /** The operator's account. */
  readonly createdBy?: string
  readonly until?: Date
}
