// Why a search finds nothing: what its place has, and what each home says to the nights asked for.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { unavailableByStay } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { quote } from '#offers/quote/quote.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { widest } from '#quotes/input/widest.ts'
import type { Gathered } from '#search/index/gather-homes.server.ts'
import { guestsOf } from '#search/index/home-table.ts'
import type { SearchInput } from '#search/input/search-input.ts'

/** `inPlace`: all homes of the place, whatever else was asked for. One sentence, or none where only dates or filters are in the way. */
export function sayWhyNothing({ where, visit: { party } }: SearchInput, inPlace: Gathered): string | undefined {
  const { table } = inPlace.snapshot
  const most = (column: Uint16Array | Int32Array) => inPlace.rows.reduce((all, row) => Math.max(all, column[row]!), 0)
  if (inPlace.rows.length === 0) return where ? sentence('search.noHomesThere', { place: where }) : undefined
  if (inPlace.nearly) return undefined
  const [guests, pets] = [most(table.maxGuests), most(table.petsMax)]
  if (guestsOf(party) > guests) return sentence('search.largestHome', { most: guests })
  if (party.pets > pets) return sentence('search.mostPets', { most: pets })
  return undefined
}

/** By id: the first reason why a home cannot be booked for the nights asked for. Nothing without one visit to ask for. */
export async function refusalsOf(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  ids: readonly number[],
  { visit: { nights, party }, windows }: Pick<SearchInput, 'visit' | 'windows'>,
): Promise<Map<number, string>> {
  if (!nights || windows || ids.length === 0) return new Map()
  const offers = [...(await loadOffers(database, ids))]
  const known = widest(offers.map(([, offer]) => nightsToKnow(offer, nights)))
  if (!known) return new Map()
  const now = clock.now()
  const taken = await unavailableByStay(database, ids, known, now)
  const { locale } = currentLanguage()
  return new Map(
    offers.flatMap(([id, offer]) => {
      const result = quote(offer, { nights, party, extras: [] }, { now, taken: taken.get(id) ?? [] })
      const verdict = result.ok ? undefined : result.verdicts[0]
      return verdict ? [[id, sayVerdict(verdict, locale)] as const] : []
    }),
  )
}
