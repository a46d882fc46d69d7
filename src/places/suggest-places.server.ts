// Suggests regions, places and homes for what somebody types as a place.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Database } from '#platform/tools/database.server.ts'
import { countryName } from '#stays/country.ts'
import { photoAddress, widthsOf } from '#stays/photos/photo.ts'
import { placeParts } from '#stays/place-condition.server.ts'
import { findStaysInBrief } from '#stays/stay-store.server.ts'
import type { Edition } from '#values/edition.ts'
import { sayList, sayPlace } from '#values/say-list.ts'
import { type KnownPlace, knownPlaces } from './known-places.server.ts'
import {
  longestTyped,
  mostSuggested,
  type PlaceSuggestions,
  type SuggestedHome,
  type SuggestedPlace,
} from './place-suggestions.ts'
import { type Findable, fitOf, plainWords, worstFit } from './plain-words.ts'

/** For nothing typed the regions with the most homes. By the editions of the facts of homes, and of what is shown of them. */
export async function suggestPlaces(
  database: Database,
  { facts, shown }: { readonly facts: Edition; readonly shown: Edition },
  typed: string,
): Promise<PlaceSuggestions> {
  const known = await knownPlaces(database, facts)
  const parts = placeParts(typed.slice(0, longestTyped)).map(plainWords).filter(Boolean)
  const isTyped = parts.length > 0
  const found = isTyped ? bestFitting(known.homes, parts) : []
  const regions = bestFitting(known.regions, parts).map(describePlace)
  const places = isTyped ? bestFitting(known.places, parts).map(describePlace) : []
  // A city that is its own region stands among these.
  const wheres = new Set(regions.map(({ where }) => where))
  return {
    regions,
    places: places.filter(({ where }) => !wheres.has(where)),
    ...(await describeHomes(
      database,
      shown,
      found.map(({ id }) => id),
    )),
  }
}

/** The first of those that fit best, in their order. */
function bestFitting<Named extends Findable>(all: readonly Named[], parts: readonly string[]): Named[] {
  const byFit: Named[][] = Array.from({ length: worstFit + 1 }, () => [])
  for (const each of all) {
    const fit = fitOf(each, parts)
    if (fit === undefined || byFit[fit]!.length === mostSuggested) continue
    byFit[fit]!.push(each)
    if (byFit[0]!.length === mostSuggested) break
  }
  return byFit.flat().slice(0, mostSuggested)
}

function describePlace({ name, region, country, homes }: KnownPlace): SuggestedPlace {
  const around = [...new Set([region, country])].filter(each => each !== undefined && each !== name)
  return {
    name,
    within: sayList(around),
    homes: sentence('search.countHomes', { homes }),
    where: whereOf([name, ...around]),
  }
}

/** As much of it as the field takes; each name between commas narrows what the search finds. */
function whereOf(names: readonly (string | undefined)[]): string {
  const all = names.join(', ')
  if (all.length <= longestTyped) return all
  return names.length > 1 ? whereOf(names.slice(0, -1)) : all.slice(0, longestTyped).trim()
}

async function describeHomes(
  database: Database,
  shown: Edition,
  ids: readonly number[],
): Promise<Pick<PlaceSuggestions, 'homes' | 'asTyped'>> {
  const stays = await findStaysInBrief(database, ids, shown)
  const homes = stays.map(
    ({ slug, name, city, country, photo }): SuggestedHome => ({
      slug,
      name,
      place: sayPlace([city, countryName(country)]),
      picture: photo && photoAddress(photo, widthsOf(photo, 'webp')[0]!, 'webp'),
    }),
  )
  const texts = stays.flatMap(({ name, asTyped }) => (asTyped?.texts.includes(name) ? [name] : []))
  const { typedIn } = currentLanguage()
  return { homes, asTyped: typedIn && texts.length > 0 ? { ...typedIn, texts } : undefined }
}
