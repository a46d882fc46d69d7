// The places near a home out of the database, as anybody may know them, in the current language as far as they are translated.

import { eq } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import { languageShown, translationsOfStay } from '#stays/languages/find-translations.server.ts'
import { translated, untranslated } from '#stays/languages/translation-memory.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { unkept } from '#values/edition.ts'
import { isNearbyKind } from './nearby-kinds.ts'
import { measureNearby, type NearbyPlace, type Point } from './nearby-place.ts'
import { nearbyPlaceTable } from './nearby-tables.server.ts'

/** Nearest first; places of an unknown kind are left out. */
export function findNearby(
  queries: Queries,
  home: { readonly id: number; readonly publicPoint: Point },
  shown = unkept,
): Promise<NearbyPlace[]> {
  const { id, publicPoint } = home
  return shown.once(`near-${languageShown()}`, id, async () => nearbyFrom(publicPoint, await readNearby(queries, id)))
}

/** What was entered near a home, and the translations of its texts. */
export type EnteredNearby = {
  readonly places: readonly (typeof nearbyPlaceTable.$inferSelect)[]
  readonly translations: readonly (readonly [source: string, translation: string])[]
}

export async function readNearby(queries: Queries, stayId: number): Promise<EnteredNearby> {
  const [entered] = await queries.select(nearbyFields()).from(stayTable).where(eq(stayTable.id, stayId))
  return entered ?? { places: [], translations: [] }
}

/** The fields that read it, in a statement about homes. */
export function nearbyFields() {
  const ofStay = eq(nearbyPlaceTable.stayId, stayTable.id)
  return { places: rowsOf(nearbyPlaceTable, ofStay, [nearbyPlaceTable.id]), translations: translationsOfStay() }
}

/** Nearest to `point` first, in the current language; places of an unknown kind are left out. */
export function nearbyFrom(point: Point, { places, translations }: EnteredNearby): NearbyPlace[] {
  const entered = places.flatMap(({ kind, name, note, latitude, longitude, way, minutes }) =>
    isNearbyKind(kind) ? [{ kind, name, note, point: { latitude, longitude }, way, minutes }] : [],
  )
  const memory = new Map(translations)
  const { typedIn } = currentLanguage()
  return measureNearby(point, entered).map(place => ({
    ...place,
    name: translated(memory, place.name),
    note: translated(memory, place.note),
    asTyped: untranslated(memory, typedIn, [place.name, place.note]),
  }))
}
