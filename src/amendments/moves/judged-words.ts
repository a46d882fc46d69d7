// What stands against a home for a booking, in words for an operator.

import { sayVerdict } from '#offers/terms/verdict-words.ts'
import type { Judged } from './fits-home.ts'
import { moveRefusals } from './move-refusals.ts'

/** Empty where the visit fits. */
export function sayAgainst(judged: Judged, locale: string): readonly string[] {
  if (judged.ok) return []
  if (judged.verdicts.length === 0) return [moveRefusals[judged.reason]]
  return judged.verdicts.map(verdict => sayVerdict(verdict, locale))
}
