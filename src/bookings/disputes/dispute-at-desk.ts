// One dispute on the operator's desk, in words.

import type { EvidencePart } from './dispute-evidence.ts'

export type DisputeAtDesk = {
  readonly id: string
  readonly reference: string
  readonly stayName: string
  /** "€200.00 is disputed: product not received." */
  readonly what: string
  /** Where it stands, and until when it can be answered. */
  readonly standing: string
  readonly evidence: readonly EvidencePart[]
  /** The same as one text to be sent; undefined once it cannot be answered any more. */
  readonly answerable: string | undefined
}
