// The places near a home out of the database, as anybody may know them, in the current language as far as they are translated.

import { eq } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { findTranslations, languageShown } from '#stays/languages/find-translations.server.ts'
import { translated, untranslated } from '#stays/languages/translation-memory.ts'
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
  return shown.once(`near-${languageShown()}`, home.id, () => readNearby(queries, home))
}

async function readNearby(
  queries: Queries,
  { id, publicPoint }: { readonly id: number; readonly publicPoint: Point },
): Promise<NearbyPlace[]> {
  const rows = await queries.select().from(nearbyPlaceTable).where(eq(nearbyPlaceTable.stayId, id))
  const entered = rows.flatMap(({ kind, name, note, latitude, longitude, way, minutes }) =>
    isNearbyKind(kind) ? [{ kind, name, note, point: { latitude, longitude }, way, minutes }] : [],
  )
  const memory = (await findTranslations(queries, [id]))(id)
  const { typedIn } = currentLanguage()
  return measureNearby(publicPoint, entered).map(place => ({
    ...place,
    name: translated(memory, place.name),
    note: translated(memory, place.note),
    asTyped: untranslated(memory, typedIn, [place.name, place.note]),
  }))
}
