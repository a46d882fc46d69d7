// The command that changes the location of a home, and the query that reads it.

import { eq } from 'drizzle-orm'
import { type ChangedHome, changeHome, type SeenHome } from '#admin/stays/form/change-home.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { offsetBetween, publicPoint } from '#stays/public-point.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import type { PlaceInput } from './place-input.ts'

/**
 * The public point goes as far and in the same direction as the home: drawn anew, each draw would tell more of where it
 * is; left where it was, it might come to lie upon it.
 */
export function changePlace(tools: Tools, operator: Operator, seen: SeenHome, place: PlaceInput): Promise<ChangedHome> {
  const { point, addressLines, ...said } = place
  return changeHome(tools, operator, seen, async (queries, stayId) => {
    const [home] = await queries.select(points).from(stayTable).where(eq(stayTable.id, stayId))
    const { exact, shown } = home!
    const isMoved = exact.latitude !== point.latitude || exact.longitude !== point.longitude
    const next = isMoved ? publicPoint(point, offsetBetween(exact, shown)) : shown
    await queries
      .update(stayTable)
      .set({
        ...said,
        ...{ addressLines: [...addressLines], latitude: point.latitude, longitude: point.longitude },
        ...{ publicLatitude: next.latitude, publicLongitude: next.longitude },
      })
      .where(eq(stayTable.id, stayId))
    return undefined
  })
}

const points = {
  exact: { latitude: stayTable.latitude, longitude: stayTable.longitude },
  shown: { latitude: stayTable.publicLatitude, longitude: stayTable.publicLongitude },
}

/** Undefined when no home has that slug. */
export async function findPlace(queries: Queries, _who: Operator, slug: Slug): Promise<PlaceInput | undefined> {
  const { addressLines, postcode, city, region, country, timeZone } = stayTable
  const [row] = await queries
    .select({ addressLines, postcode, city, region, country, point: points.exact, timeZone })
    .from(stayTable)
    .where(eq(stayTable.slug, slug))
  return row
}
