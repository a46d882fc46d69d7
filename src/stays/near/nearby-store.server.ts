// The places near a home out of the database, as anybody may know them, in the current language as far as they are translated.

import { eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import { findTranslations, languageShown } from '#stays/languages/find-translations.server.ts'
import { type ReadTranslations, translated, untranslated } from '#stays/languages/translation-memory.ts'
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
  readonly translations: ReadTranslations
}

export async function readNearby(queries: Queries, stayId: number): Promise<EnteredNearby> {
  const places = await queries.select().from(nearbyPlaceTable).where(eq(nearbyPlaceTable.stayId, stayId))
  return { places, translations: (await findTranslations(queries, [stayId]))(stayId) }
}

/** Those places as a field of a statement about homes. */
export function nearbyField(stayId: PgColumn) {
  return rowsOf(nearbyPlaceTable, eq(nearbyPlaceTable.stayId, stayId), [nearbyPlaceTable.id])
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
