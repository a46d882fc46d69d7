// The operator's homes: the list of them, and one with what is near it as it was entered and as guests read it.

import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import type { Operator } from '#accounts/visitor.ts'
import type { Tools } from '#platform/tools.server.ts'
import { isNearbyKind, nearbyKindLabel } from '#stays/near/nearby-kinds.ts'
import { measureNearby } from '#stays/near/nearby-place.ts'
import { nearbyPlaceTable } from '#stays/near/nearby-tables.server.ts'
import { sayPlace } from '#stays/near/say-nearby.ts'
import { type StayStatus, stayTable } from '#stays/stay-tables.server.ts'
import type { Slug } from '#values/slug.ts'
import type { HomeAtDesk, HomeInList, HomesAtDesk } from './homes-view.ts'

const mostInList = 60

const statusWords: Readonly<Record<StayStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  unlisted: 'Unlisted',
  archived: 'Archived',
}

/** The homes whose name or place contains `find`, by name; all of them for empty words, `mostInList` at most. */
export async function describeHomes({ database }: Tools, _who: Operator, find: string): Promise<HomesAtDesk> {
  const like = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await database
    .select({
      slug: stayTable.slug,
      name: stayTable.name,
      place: stayTable.city,
      status: stayTable.status,
      near: sql<number>`(select count(*)::integer from nearby_place where stay_id = stay.id)`,
    })
    .from(stayTable)
    .where(and(ne(stayTable.status, 'archived'), or(ilike(stayTable.name, like), ilike(stayTable.city, like))))
    .orderBy(asc(stayTable.name), asc(stayTable.id))
    .limit(mostInList + 1)
  const homes = rows
    .slice(0, mostInList)
    .map(({ status, ...home }): HomeInList => ({ ...home, status: statusWords[status] }))
  return { find, homes, more: rows.length > mostInList }
}

/** Undefined when no home has this slug. */
export async function describeHomeAtDesk(
  { database, environment }: Tools,
  _who: Operator,
  slug: Slug,
): Promise<HomeAtDesk | undefined> {
  const [home] = await database.select().from(stayTable).where(eq(stayTable.slug, slug))
  if (!home) return undefined
  const rows = await database.select().from(nearbyPlaceTable).where(eq(nearbyPlaceTable.stayId, home.id))
  const publicPoint = { latitude: home.publicLatitude, longitude: home.publicLongitude }
  const places = rows.flatMap(({ id, kind, name, note, latitude, longitude, way, minutes }) => {
    if (!isNearbyKind(kind)) return []
    const [measured] = measureNearby(publicPoint, [{ kind, name, note, way, minutes, point: { latitude, longitude } }])
    const { distance, way: said } = sayPlace(measured!, environment.SITE_LANG)
    return [
      {
        metres: measured!.metres,
        said: `${nearbyKindLabel(kind)}, ${distance}, about ${said}`,
        values: {
          ...{ place: String(id), kind, name, note, way },
          where: `${latitude}, ${longitude}`,
          minutes: minutes === null ? '' : String(minutes),
        },
      },
    ]
  })
  places.sort((one, other) => one.metres - other.metres)
  return { slug, name: home.name, version: home.version, places }
}
