// When nothing fits: the same search with fewer conditions, where that finds something.

import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { FoundHome } from '#search/card/describe-card.server.ts'
import { countAsked } from '#search/input/filter-query.ts'
import { searchAddress } from '#search/input/search-address.ts'
import { parseSearchInput, type SearchInput } from '#search/input/search-input.ts'
import type { Point } from '#stays/near/nearby-place.ts'
import { earliestToday } from '#values/calendar-day.ts'
import { findStays } from './find-stays.server.ts'
import { nearestHomes } from './near-place.server.ts'

type WiderSearch = {
  readonly label: string
  readonly href: string
  readonly input: SearchInput
  /** The first homes it finds. */
  readonly homes: readonly FoundHome[]
}

const mostHomes = 3

type Widening = {
  readonly key: SentenceKey
  readonly fields: Readonly<Record<string, string>>
  readonly box?: SearchInput['box']
}

/** Searches without one part of the input, else without two, that find at least one home, the smallest change first; of other places those nearest to `middle`. */
export async function widerSearches(
  tools: Tools,
  { where, box, visit, filter }: SearchInput,
  middle: Point | undefined,
): Promise<WiderSearch[]> {
  const asked: Record<string, string> = { where, ...visit.fields }
  const later = { ...asked, in: '', out: '' }
  const hasPets = visit.party.pets > 0
  const findsOf = async (widenings: readonly Widening[]) => {
    const found = await Promise.all(widenings.map(widening => follow(tools, where, widening, middle)))
    return found.filter(search => search !== undefined)
  }
  const found = await findsOf([
    ...(countAsked(filter) > 0 ? [{ key: 'search.withoutFilters', fields: asked, box } as const] : []),
    ...(box ? [{ key: 'search.beyondPart', fields: asked } as const] : []),
    ...(hasPets ? [{ key: 'search.withoutPets', fields: { ...asked, pets: '0' }, box } as const] : []),
    ...(where && visit.nights ? [{ key: 'search.otherPlacesSameDays', fields: { ...asked, where: '' } } as const] : []),
    ...(visit.nights ? [{ key: where ? 'search.placeOtherTimes' : 'search.otherTimes', fields: later } as const] : []),
    ...(where && !visit.nights ? [{ key: 'search.otherPlaces', fields: { ...asked, where: '' } } as const] : []),
  ])
  if (found.length > 0 || !visit.nights) return found
  return findsOf([
    ...(hasPets ? [{ key: 'search.withoutPetsOtherTimes', fields: { ...later, pets: '0' } } as const] : []),
    ...(where ? [{ key: 'search.otherPlacesOtherTimes', fields: { ...later, where: '' } } as const] : []),
  ])
}

async function follow(
  tools: Tools,
  place: string,
  { key, fields, box }: Widening,
  middle: Point | undefined,
): Promise<WiderSearch | undefined> {
  const input = { ...parseSearchInput(new URLSearchParams(fields), earliestToday(tools.clock.now())), box }
  const found = await findStays(tools, input)
  if (found.kind !== 'found' || found.homes.length === 0) return undefined
  const label = sentenceBy(key, { place, homes: found.count })
  const isElsewhere = place !== '' && fields.where === ''
  const homes =
    isElsewhere && middle ? await nearestHomes(tools, input, middle, mostHomes) : found.homes.slice(0, mostHomes)
  return { label, href: searchAddress(input), input, homes }
}
