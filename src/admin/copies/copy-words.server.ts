// Copies what a home says of itself: photos, translations, what is near, its house manual, and who its host is.

import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { arrivalGuideTable, manualSectionTable } from '#stays/arrival/arrival-tables.server.ts'
import { stayTranslationTable } from '#stays/languages/find-translations.server.ts'
import { nearbyPlaceTable } from '#stays/near/nearby-tables.server.ts'
import { photoTable } from '#stays/stay-tables.server.ts'
import type { Copy } from './copy-offer.server.ts'

/** Pictures are not stored again: a file goes when no home shows it any more. */
export async function copyWords(
  queries: Transaction,
  { from, stayId, name }: Copy,
  withPhotos: boolean,
): Promise<void> {
  const photos = await queries.select().from(photoTable).where(eq(photoTable.stayId, from.id))
  if (withPhotos && photos.length > 0)
    await queries.insert(photoTable).values(photos.map(({ id: _, ...row }) => ({ ...row, stayId })))
  const places = await queries.select().from(nearbyPlaceTable).where(eq(nearbyPlaceTable.stayId, from.id))
  if (places.length > 0)
    await queries.insert(nearbyPlaceTable).values(places.map(({ id: _, ...row }) => ({ ...row, stayId })))
  const manual = await queries.select().from(manualSectionTable).where(eq(manualSectionTable.stayId, from.id))
  if (manual.length > 0)
    await queries.insert(manualSectionTable).values(manual.map(({ id: _, ...row }) => ({ ...row, stayId })))
  // What its name is called in other languages would be said of nothing, unless the copy has the same name.
  const { stayId: of, source } = stayTranslationTable
  const said = and(eq(of, from.id), name === from.name ? undefined : ne(source, from.name))
  const texts = await queries.select().from(stayTranslationTable).where(said)
  if (texts.length > 0) await queries.insert(stayTranslationTable).values(texts.map(row => ({ ...row, stayId })))
  const [guide] = await queries.select().from(arrivalGuideTable).where(eq(arrivalGuideTable.stayId, from.id))
  if (!guide) return
  const ofThatDoor = { gettingIn: '', wifiNetwork: '', wifiPasswordSealed: null, doorCodeSealed: null }
  await queries.insert(arrivalGuideTable).values({ ...guide, ...ofThatDoor, stayId })
}
