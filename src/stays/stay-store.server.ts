// Reads stays, limited to what a visitor may know, in the current language as far as they are translated.

import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { StayHost } from '#stays/host/describe-host.ts'
import { findTranslations } from '#stays/languages/find-translations.server.ts'
import type { Photo } from '#stays/photos/photo.ts'
import { currency } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import { type AmenityCode, isAmenityCode } from './amenities.ts'
import type { Stay, StayInBrief } from './stay.ts'
import { photoTable, staySlugHistoryTable, stayTable } from './stay-tables.server.ts'
import { translateBrief, translatePhoto, translateStay } from './translate-stay.ts'

/** A stay under this slug, or the slug it has now when this one is an earlier one of it. */
type FoundStay = { readonly kind: 'found'; readonly stay: Stay } | { readonly kind: 'moved'; readonly slug: Slug }

/** Statuses whose page anybody may open. */
const open = ['published', 'unlisted'] as const

const briefColumns = {
  id: stayTable.id,
  slug: stayTable.slug,
  kind: stayTable.kind,
  name: stayTable.name,
  summary: stayTable.summary,
  city: stayTable.city,
  region: stayTable.region,
  country: stayTable.country,
  maxGuests: stayTable.maxGuests,
  petsMax: stayTable.petsMax,
  rooms: stayTable.rooms,
  bathroomHalves: stayTable.bathroomHalves,
  rating: { count: stayTable.reviewCount, sum: stayTable.reviewSum },
  asksFirst: sql<boolean>`exists (select from stay_offer where stay_id = ${stayTable.id} and booking_mode <> 'instant')`,
  publicPoint: { latitude: stayTable.publicLatitude, longitude: stayTable.publicLongitude },
}

// Listed explicitly, so that a new column (such as the address) never reaches a page by accident.
const publicColumns = {
  ...briefColumns,
  status: stayTable.status,
  description: stayTable.description,
  timeZone: stayTable.timeZone,
  areaM2: stayTable.areaM2,
  amenities: stayTable.amenities,
  houseRules: stayTable.houseRules,
  checkInFrom: stayTable.checkInFrom,
  checkInUntil: stayTable.checkInUntil,
  checkOutUntil: stayTable.checkOutUntil,
  currency: stayTable.currency,
  registrationNumber: stayTable.registrationNumber,
  host: sql<StayHost | null>`(
    select json_build_object('name', host_name, 'languages', host_languages, 'words', host_words, 'answerMinutes', host_answer_minutes)
    from arrival_guide where stay_id = ${stayTable.id} and host_shown and host_name <> '')`,
}

const photoColumns = {
  stayId: photoTable.stayId,
  alt: photoTable.alt,
  room: photoTable.room,
  path: photoTable.path,
  width: photoTable.width,
  height: photoTable.height,
  placeholder: photoTable.placeholder,
}

/** The published or unlisted stay of `slug`; undefined for drafts, archived stays and unknown slugs. */
export async function findStay(queries: Queries, slug: Slug): Promise<FoundStay | undefined> {
  const stay = await readStay(queries, and(eq(stayTable.slug, slug), inArray(stayTable.status, open)))
  return stay ? { kind: 'found', stay } : findMovedStay(queries, slug)
}

/** The stay of `slug` in any status, for operators. */
export function findStayInAnyStatus(queries: Queries, slug: Slug): Promise<Stay | undefined> {
  return readStay(queries, eq(stayTable.slug, slug))
}

async function readStay(queries: Queries, which: SQL | undefined): Promise<Stay | undefined> {
  const [row] = await queries.select(publicColumns).from(stayTable).where(which)
  if (!row) return undefined
  const photos = await queries
    .select(photoColumns)
    .from(photoTable)
    .where(eq(photoTable.stayId, row.id))
    .orderBy(asc(photoTable.position))
  const memoryOf = await findTranslations(queries, [row.id])
  const { status, amenities, ...rest } = row
  const stay = {
    ...rest,
    slug: row.slug as Slug,
    listed: status === 'published',
    amenities: amenities.filter((entry): entry is { code: AmenityCode; note?: string } => isAmenityCode(entry.code)),
    checkInFrom: hourAndMinute(row.checkInFrom),
    checkInUntil: row.checkInUntil && hourAndMinute(row.checkInUntil),
    checkOutUntil: hourAndMinute(row.checkOutUntil),
    currency: currency(row.currency),
    photo: photos[0] && asPhoto(photos[0]),
    photos: photos.map(asPhoto),
  }
  return translateStay(stay, memoryOf(row.id), currentLanguage().typedIn)
}

async function findMovedStay(queries: Queries, slug: Slug): Promise<FoundStay | undefined> {
  const [row] = await queries
    .select({ slug: stayTable.slug })
    .from(staySlugHistoryTable)
    .innerJoin(stayTable, eq(stayTable.id, staySlugHistoryTable.stayId))
    .where(and(eq(staySlugHistoryTable.slug, slug), inArray(stayTable.status, open)))
  return row && { kind: 'moved', slug: row.slug as Slug }
}

/** The stays of `ids` in that order, each with its first picture; ids without a published stay are left out. */
export async function findStaysInBrief(queries: Queries, ids: readonly number[]): Promise<StayInBrief[]> {
  if (ids.length === 0) return []
  const [rows, photoOf, memoryOf] = await Promise.all([
    queries
      .select(briefColumns)
      .from(stayTable)
      .where(and(inArray(stayTable.id, [...ids]), eq(stayTable.status, 'published'))),
    readFirstPhotos(queries, ids),
    findTranslations(queries, ids),
  ])
  const { typedIn } = currentLanguage()
  const stayOf = new Map(
    rows.map(row => {
      const stay = { ...row, slug: row.slug as Slug, photo: photoOf.get(row.id) }
      return [row.id, translateBrief(stay, memoryOf(row.id), typedIn)] as const
    }),
  )
  return ids.flatMap(id => stayOf.get(id) ?? [])
}

/** The first picture of each of the homes, by their keys. */
export async function firstPhotos(queries: Queries, stayIds: readonly number[]): Promise<Map<number, Photo>> {
  const photoOf = await readFirstPhotos(queries, stayIds)
  const memoryOf = await findTranslations(queries, stayIds)
  return new Map([...photoOf].map(([id, photo]) => [id, translatePhoto(photo, memoryOf(id))]))
}

async function readFirstPhotos(queries: Queries, stayIds: readonly number[]): Promise<Map<number, Photo>> {
  if (stayIds.length === 0) return new Map()
  const photos = await queries
    .selectDistinctOn([photoTable.stayId], photoColumns)
    .from(photoTable)
    .where(inArray(photoTable.stayId, [...stayIds]))
    .orderBy(asc(photoTable.stayId), asc(photoTable.position))
  return new Map(photos.map(photo => [photo.stayId, asPhoto(photo)]))
}

function asPhoto({ stayId: _, ...photo }: Photo & { readonly stayId: number }): Photo {
  return photo
}

/** `16:00:00` as people write it. */
function hourAndMinute(time: string): string {
  return time.slice(0, 5)
}
