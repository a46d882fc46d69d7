// How far a home is from the middle of what was searched, in words: as far as from its public point, and rounded like all distances.

import { sentence } from '#catalogue/sentence.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { roundMetres } from '#stays/near/nearby-place.ts'
import { sayDistance } from '#stays/near/say-nearby.ts'

/** `2.5 km from the middle of Tuscany`; undefined where it is not measured. */
export function sayAway(
  metres: number | undefined,
  { where }: Pick<SearchInput, 'where'>,
  locale: string,
): string | undefined {
  if (metres === undefined) return undefined
  const distance = sayDistance(roundMetres(metres), locale)
  return where
    ? sentence('search.fromMiddle', { distance, place: where })
    : sentence('search.fromMiddleOfPart', { distance })
}
