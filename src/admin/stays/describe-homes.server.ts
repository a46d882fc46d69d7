// Describes the list of homes, and the places near one.

import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import { statusWords } from '#admin/stays/frame/find-home-in-frame.server.ts'
import type { AdminHome, AdminHomes, HomeInList } from '#admin/stays/nearby/homes-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { isNearbyKind } from '#stays/near/nearby-kinds.ts'
import { type EnteredPlace, measureNearby } from '#stays/near/nearby-place.ts'
import { nearbyPlaceTable } from '#stays/near/nearby-tables.server.ts'
import { sayNearbyPlace } from '#stays/near/say-nearby.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'

const mostInList = 60

/** The homes whose name or place contains `find`, by name; all of them for empty words, `mostInList` at most. */
export async function describeHomes(tools: Tools, who: Operator, find: string): Promise<AdminHomes> {
  const { homes, total } = await findHomes(tools, who, { find, from: 0, most: mostInList })
  return {
    find,
    homes: homes.map(({ status, ...home }): HomeInList => ({ ...home, status: sentenceBy(statusWords[status]) })),
    more: total > homes.length,
  }
}

type Part = { readonly find: string; readonly from: number; readonly most: number }

/** The same at most `most` of them after the first `from`, and how many there are; archived ones only where some words are looked for. */
export async function findHomes({ database }: Tools, who: Operator, { find, from, most }: Part) {
  const like = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  const isHere = find === '' ? ne(stayTable.status, 'archived') : undefined
  const theirs = within(reachOf(who, 'homes'), stayTable.id)
  const called = and(theirs, isHere, or(ilike(stayTable.name, like), ilike(stayTable.city, like)))
  const [homes, total] = await Promise.all([
    database
      .select({
        slug: stayTable.slug,
        name: stayTable.name,
        place: stayTable.city,
        status: stayTable.status,
        near: sql<number>`(select count(*)::integer from nearby_place where stay_id = stay.id)`,
      })
      .from(stayTable)
      .where(called)
      .orderBy(asc(stayTable.name), asc(stayTable.id))
      .offset(from)
      .limit(most),
    database.$count(stayTable, called),
  ])
  return { homes, total }
}

type PlaceEntered = EnteredPlace & {
  readonly id: number
  /** As guests read it. */
  readonly said: string
  readonly metres: number
}

/** One home with what is near it, the nearest first; undefined when no home has this slug. */
export async function findAdminHome({ database }: Tools, _who: Operator, slug: Slug) {
  const [home] = await database.select().from(stayTable).where(eq(stayTable.slug, slug))
  if (!home) return undefined
  const rows = await database.select().from(nearbyPlaceTable).where(eq(nearbyPlaceTable.stayId, home.id))
  const publicPoint = { latitude: home.publicLatitude, longitude: home.publicLongitude }
  const places = rows.flatMap(({ id, kind, name, note, latitude, longitude, way, minutes }): PlaceEntered[] => {
    if (!isNearbyKind(kind)) return []
    const entered = { kind, name, note, way, minutes, point: { latitude, longitude } }
    const [measured] = measureNearby(publicPoint, [entered])
    const { metres } = measured!
    return [
      {
        ...entered,
        id,
        metres,
        said: sentence('homes.nearbySaid', sayNearbyPlace(measured!, currentLanguage().locale)),
      },
    ]
  })
  places.sort((one, other) => one.metres - other.metres)
  return { slug, name: home.name, version: home.version, places }
}

/** The same as the page shows it, each place as its form has it. */
export async function describeAdminHome(tools: Tools, who: Operator, slug: Slug): Promise<AdminHome | undefined> {
  const home = await findAdminHome(tools, who, slug)
  if (!home) return undefined
  const places = home.places.map(({ id, said, kind, name, note, way, point, minutes }) => ({
    said,
    values: {
      ...{ place: String(id), kind, name, note, way },
      where: `${point.latitude}, ${point.longitude}`,
      minutes: minutes === null ? '' : String(minutes),
    },
  }))
  return { ...home, places }
}
