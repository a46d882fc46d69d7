// The names of regions, places and published homes in the memory of the process, read again when a fact of some home has changed.

import { sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Database } from '#platform/tools/database.server.ts'
import { countryName } from '#stays/country.ts'
import { stayTranslationTable } from '#stays/languages/find-translations.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Edition } from '#values/edition.ts'
import { type Findable, plainWords } from './plain-words.ts'

export type KnownPlace = Findable & {
  /** In the current language, as far as it is translated. */
  readonly name: string
  /** Of a place; undefined of a region. */
  readonly region: string | undefined
  readonly country: string
  homes: number
}

type KnownPlaces = {
  /** Each with the most homes first. */
  readonly regions: readonly KnownPlace[]
  readonly places: readonly KnownPlace[]
  readonly homes: readonly (Findable & { readonly id: number })[]
}

/** All of them in the current language; `facts` is the edition of the facts of homes. */
export function knownPlaces(database: Database, facts: Edition): Promise<KnownPlaces> {
  return facts.once('known-places', currentLanguage().code, () => readPlaces(database))
}

type Row = { id: number; name: string; city: string; region: string; country: string }

async function readPlaces(database: Database): Promise<KnownPlaces> {
  const { rows } = await database.execute<Row>(
    sql`select id, name, city, region, country from ${stayTable} where status = 'published' order by id`,
  )
  const { ofHome, ofPlace } = await readTranslations(database)
  const [regions, places] = [new Map<string, KnownPlace>(), new Map<string, KnownPlace>()]
  const count = (kind: Map<string, KnownPlace>, key: string, describe: () => Omit<KnownPlace, 'homes'>) => {
    const before = kind.get(key)
    if (before) before.homes += 1
    else kind.set(key, { ...describe(), homes: 1 })
  }
  const homes = rows.map(({ id, name, city, region, country }) => {
    const [place, area, land] = [ofPlace(city), ofPlace(region), countryName(country)]
    count(regions, JSON.stringify([country, region]), () => ({
      ...{ name: area, region: undefined, country: land, words: wordsOf(area, region), around: wordsOf(land) },
    }))
    count(places, JSON.stringify([country, region, city]), () => ({
      ...{ name: place, region: area, country: land, words: wordsOf(place, city), around: wordsOf(area, region, land) },
    }))
    return { id, words: wordsOf(ofHome(id, name), name), around: '' }
  })
  return { regions: fullestFirst(regions), places: fullestFirst(places), homes }
}

function wordsOf(...names: readonly string[]): string {
  return [...new Set(names.map(plainWords))].join(' ')
}

function fullestFirst(places: ReadonlyMap<string, KnownPlace>): KnownPlace[] {
  return [...places.values()].sort((one, other) => other.homes - one.homes)
}

type Translations = {
  readonly ofHome: (id: number, name: string) => string
  /** As any home in it is told. */
  readonly ofPlace: (name: string) => string
}

/** Names of homes, cities and regions in the current language. */
async function readTranslations(database: Database): Promise<Translations> {
  const { code, typedIn } = currentLanguage()
  if (!typedIn) return { ofHome: (_id, name) => name, ofPlace: name => name }
  const { language, source, stayId, translation } = stayTranslationTable
  const { rows } = await database.execute<{ id: number; source: string; translation: string; isName: boolean }>(sql`
    select ${stayTable.id} as id, ${source} as source, ${translation} as translation, ${source} = ${stayTable.name} as "isName"
    from ${stayTranslationTable} join ${stayTable} on ${stayTable.id} = ${stayId}
    where ${language} = ${code} and ${stayTable.status} = 'published'
      and ${source} in (${stayTable.name}, ${stayTable.city}, ${stayTable.region})
    order by ${stayTable.id} desc`)
  const homes = new Map(rows.filter(row => row.isName).map(row => [row.id, row.translation]))
  const places = new Map(rows.filter(row => !row.isName).map(row => [row.source, row.translation]))
  return { ofHome: (id, name) => homes.get(id) ?? name, ofPlace: name => places.get(name) ?? name }
}
