// Which rules an operator may overrule for a guest: those about when and how long, never what cannot be.

import type { Verdict, VerdictReason } from '#offers/terms/verdict.ts'

// biome-ignore format: a list to look over, one kind a line
const reasons: ReadonlySet<VerdictReason> = new Set<VerdictReason>([
  'beyond-window', 'lead-time', 'cut-off',
  'night-closed',
  'minimum-arrival', 'minimum-through',
  'maximum-stay', 'length-not-allowed',
  'closed-to-arrival', 'closed-to-departure',
])

export const isOverrulable = ({ reason }: Pick<Verdict, 'reason'>): boolean => reasons.has(reason)
