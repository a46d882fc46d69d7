// The published homes most like one, each with the price of the same visit or the lowest there is.

import { eq, or, sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import { describeCard, type PricedStay, type VisitOfCard, withStays } from '#search/card/describe-card.server.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import type { FreshIndex } from '#search/index/search-index.server.ts'
import { pricesIn } from '#search/results/prices-for.server.ts'
import { metresBetween, type Point } from '#stays/near/nearby-place.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { bandOf, type ComparedHome, similarity } from './similarity.ts'

const mostShown = 3
const mostTried = 4 * mostShown
/** So many are compared, the nearest. */
const mostCompared = 300

/** The cards of homes like the one of that id. */
export async function findSimilar(
  tools: Tools,
  index: FreshIndex,
  stayId: number,
  visit: VisitInput & Pick<VisitOfCard, 'list'>,
): Promise<StayCardView[]> {
  const homes = await similarHomes(tools, index, stayId, visit)
  return homes.map(({ stay, price }) => describeCard(stay, price, visit, currentLanguage().locale))
}

/** At most three, near ones before far ones and then the most alike; with dates only homes that can be booked for them. */
export async function similarHomes(
  tools: Pick<Tools, 'database' | 'clock'>,
  index: FreshIndex,
  stayId: number,
  visit: Pick<VisitInput, 'nights' | 'party'>,
): Promise<PricedStay[]> {
  const { database } = tools
  const alike = await index.shown.once('similar', stayId, () => mostAlike(database, stayId))
  const ids = alike.slice(0, visit.nights ? mostTried : mostShown)
  if (ids.length === 0) return []
  const prices = await pricesIn(tools, index, ids, visit)
  const homes = ids.filter(id => !visit.nights || prices.has(id)).slice(0, mostShown)
  return withStays(
    database,
    homes.map(id => ({ id, price: prices.get(id) })),
    index.shown,
  )
}

/** The ids of as many as are tried for dates, in their order. */
async function mostAlike(queries: Queries, stayId: number): Promise<number[]> {
  const { own, others } = await readCompared(queries, stayId)
  if (!own) return []
  return others
    .map(other => ({ id: other.id, band: bandOf(metresBetween(own, other)), alike: similarity(own, other) }))
    .sort((one, other) => one.band - other.band || other.alike - one.alike || one.id - other.id)
    .slice(0, mostTried)
    .map(({ id }) => id)
}

type Compared = ComparedHome & Point & { readonly id: number }

/** The home, and the published ones nearest to it. */
async function readCompared(
  queries: Queries,
  stayId: number,
): Promise<{ own: Compared | undefined; others: Compared[] }> {
  const { id, kind, region, country, maxGuests, amenities, publicLatitude, publicLongitude } = stayTable
  const from = queries
    .select({ north: sql<number>`${publicLatitude}`.as('north'), east: sql<number>`${publicLongitude}`.as('east') })
    .from(stayTable)
    .where(eq(id, stayId))
    .as('home')
  const apart = sql`abs(${publicLongitude} - ${from.east})`
  // Degrees to the east or west, whichever way is shorter, as long as those to the north are there.
  const eastward = sql`least(${apart}, 360 - ${apart}) * cos(radians(${from.north}))`
  const rows = await queries
    .select({ id, kind, region, country, maxGuests, amenities, latitude: publicLatitude, longitude: publicLongitude })
    .from(stayTable)
    .crossJoin(from)
    .where(or(eq(stayTable.status, 'published'), eq(id, stayId)))
    .orderBy(sql`${id} <> ${stayId}`, sql`(${publicLatitude} - ${from.north}) ^ 2 + (${eastward}) ^ 2`, id)
    .limit(mostCompared + 1)
  const [own, ...others] = rows.map(row => ({ ...row, amenities: new Set(row.amenities.map(({ code }) => code)) }))
  return { own, others }
}
