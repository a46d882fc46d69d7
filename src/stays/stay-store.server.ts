// Reads stays, limited to what a visitor may know, in the current language as far as they are translated.

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { StayHost } from '#stays/host/describe-host.ts'
import { languageShown, translationsOfStay } from '#stays/languages/find-translations.server.ts'
import type { Photo } from '#stays/photos/photo.ts'
import { unkept } from '#values/edition.ts'
import { currency } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import { type AmenityCode, isAmenityCode } from './amenities.ts'
import type { Stay, StayInBrief } from './stay.ts'
import { staySlugHistoryTable, stayTable } from './stay-tables.server.ts'
import { translateBrief, translateStay } from './translate-stay.ts'

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

/** The pictures of the stay in the outer query, in their order; at most `most`, if told. */
export const photosOfStay = (most: number | null = null) => sql<Photo[]>`(
  select coalesce(json_agg(json_build_object('alt', alt, 'room', room, 'path', path, 'width', width, 'height', height,
    'placeholder', placeholder) order by position), '[]')
  from (select * from photo where stay_id = stay.id order by position limit ${most}) as shown)`

/** The published or unlisted stay of `slug`; undefined for drafts, archived stays and unknown slugs. */
export function findStay(queries: Queries, slug: Slug, shown = unkept): Promise<FoundStay | undefined> {
  return shown.once(`stay-${languageShown()}`, slug, () => readOpenStay(queries, slug))
}

async function readOpenStay(queries: Queries, slug: Slug): Promise<FoundStay | undefined> {
  const stay = await readStay(queries, and(eq(stayTable.slug, slug), inArray(stayTable.status, open)))
  return stay ? { kind: 'found', stay } : findMovedStay(queries, slug)
}

/** The stay of `slug` in any status, for operators. */
export function findStayInAnyStatus(queries: Queries, slug: Slug): Promise<Stay | undefined> {
  return readStay(queries, eq(stayTable.slug, slug))
}

async function readStay(queries: Queries, which: SQL | undefined): Promise<Stay | undefined> {
  const columns = { ...publicColumns, photos: photosOfStay(), translations: translationsOfStay() }
  const [row] = await queries.select(columns).from(stayTable).where(which)
  if (!row) return undefined
  const { status, amenities, translations, ...rest } = row
  const stay = {
    ...rest,
    slug: row.slug as Slug,
    listed: status === 'published',
    amenities: amenities.filter((entry): entry is { code: AmenityCode; note?: string } => isAmenityCode(entry.code)),
    checkInFrom: hourAndMinute(row.checkInFrom),
    checkInUntil: row.checkInUntil && hourAndMinute(row.checkInUntil),
    checkOutUntil: hourAndMinute(row.checkOutUntil),
    currency: currency(row.currency),
    photo: row.photos[0],
  }
  return translateStay(stay, new Map(translations), currentLanguage().typedIn)
}

async function findMovedStay(queries: Queries, slug: Slug): Promise<FoundStay | undefined> {
  const [row] = await queries
    .select({ slug: stayTable.slug })
    .from(staySlugHistoryTable)
    .innerJoin(stayTable, eq(stayTable.id, staySlugHistoryTable.stayId))
    .where(and(eq(staySlugHistoryTable.slug, slug), inArray(stayTable.status, open)))
  return row && { kind: 'moved', slug: row.slug as Slug }
}

/** How many pictures a card shows. */
const mostOnCard = 5

/** The stays of `ids` in that order, each with its first pictures; ids without a published stay are left out. */
export async function findStaysInBrief(
  queries: Queries,
  ids: readonly number[],
  shown = unkept,
): Promise<StayInBrief[]> {
  if (ids.length === 0) return []
  const stays = await shown.each(`brief-${languageShown()}`, ids, unknown => readBriefs(queries, unknown))
  return ids.flatMap(id => stays.get(id) ?? [])
}

async function readBriefs(queries: Queries, ids: readonly number[]): Promise<Map<number, StayInBrief>> {
  const rows = await queries
    .select({ ...briefColumns, photos: photosOfStay(mostOnCard), translations: translationsOfStay() })
    .from(stayTable)
    .where(and(inArray(stayTable.id, [...ids]), eq(stayTable.status, 'published')))
  const { typedIn } = currentLanguage()
  return new Map(
    rows.map(({ translations, ...row }) => {
      const stay = { ...row, slug: row.slug as Slug, photo: row.photos[0] }
      return [row.id, translateBrief(stay, new Map(translations), typedIn)] as const
    }),
  )
}

/** `16:00:00` as people write it. */
function hourAndMinute(time: string): string {
  return time.slice(0, 5)
}
