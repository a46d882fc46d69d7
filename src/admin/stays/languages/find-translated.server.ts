// Reads all that a home says, with its translations.

import { asc, eq, sql } from 'drizzle-orm'
import type { Language } from '#catalogue/languages.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import { arrivalGuideTable, manualSectionTable } from '#stays/arrival/arrival-tables.server.ts'
import { stayTranslationTable } from '#stays/languages/find-translations.server.ts'
import { nearbyPlaceTable } from '#stays/near/nearby-tables.server.ts'
import { photoTable, stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type HomeText, isMissing, type TextInTwo, textsOfHome } from './home-texts.ts'

type HomeInLanguage = {
  readonly language: Language
  readonly texts: readonly TextInTwo[]
  /** How many texts guests read in the site's own language. */
  readonly missing: number
}

/** The languages into which the homes of a site may be translated. */
export function furtherLanguages(environment: Environment): readonly Language[] {
  return siteLanguages(environment).filter(({ code, typedIn }) => typedIn && /^[a-z]{2}$/.test(code))
}

/** The home in every further language of the site. */
export async function findTranslated(
  queries: Queries,
  _who: Operator,
  stayId: number,
  languages: readonly Language[],
): Promise<HomeInLanguage[]> {
  const texts = await findHomeTexts(queries, stayId)
  const rows = await queries.select().from(stayTranslationTable).where(eq(stayTranslationTable.stayId, stayId))
  return languages.map(language => {
    const ofLanguage = rows.filter(row => row.language === language.code)
    const known = new Map(ofLanguage.map(({ source, translation }) => [source, translation]))
    const inTwo = texts.map(text => ({ ...text, translation: known.get(text.source) ?? '' }))
    return { language, texts: inTwo, missing: inTwo.filter(isMissing).length }
  })
}

type ManualSection = typeof manualSectionTable.$inferSelect
const { name, summary, description, city, region, rooms, amenities, houseRules } = stayTable

/** In the language in which they were typed; none for a home that is not there. */
export async function findHomeTexts(queries: Queries, stayId: number): Promise<HomeText[]> {
  const { gettingIn, hostWords } = arrivalGuideTable
  const manual = sql<readonly Pick<ManualSection, 'title' | 'text' | 'alt'>[]>`(
    select coalesce(json_agg(to_json(part) order by part.position), '[]')
    from ${manualSectionTable} part where part.stay_id = ${stayTable.id})`
  const guide = { gettingIn, hostWords }
  const [home] = await queries
    .select({ name, summary, description, city, region, rooms, amenities, houseRules, guide, manual })
    .from(stayTable)
    .leftJoin(arrivalGuideTable, eq(arrivalGuideTable.stayId, stayTable.id))
    .where(eq(stayTable.id, stayId))
  if (!home) return []
  const photos = await queries
    .select({ alt: photoTable.alt, room: photoTable.room })
    .from(photoTable)
    .where(eq(photoTable.stayId, stayId))
    .orderBy(asc(photoTable.position))
  const places = await queries
    .select({ name: nearbyPlaceTable.name, note: nearbyPlaceTable.note })
    .from(nearbyPlaceTable)
    .where(eq(nearbyPlaceTable.stayId, stayId))
    .orderBy(asc(nearbyPlaceTable.id))
  const offer = (await loadOffers(queries, [stayId])).get(stayId)
  return textsOfHome({ ...home, photos, places, offer })
}
