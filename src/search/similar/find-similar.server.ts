// The published homes most like one, each with the price of the same visit or the lowest there is.

import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import { describeCard, type PricedStay, type VisitOfCard, withStays } from '#search/card/describe-card.server.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { pricesFor } from '#search/results/prices-for.server.ts'
import { metresBetween, type Point } from '#stays/near/nearby-place.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { bandOf, similarity } from './similarity.ts'

const mostShown = 3
/** So many are compared, the nearest. */
const mostCompared = 300

/** The cards of homes like the one of that id. */
export async function findSimilar(
  tools: Tools,
  stayId: number,
  visit: VisitInput & Pick<VisitOfCard, 'list'>,
): Promise<StayCardView[]> {
  const homes = await similarHomes(tools, stayId, visit)
  return homes.map(({ stay, price }) => describeCard(stay, price, visit, currentLanguage().locale))
}

/** At most three, near ones before far ones and then the most alike; with dates only homes that can be booked for them. */
export async function similarHomes(
  tools: Pick<Tools, 'database' | 'clock'>,
  stayId: number,
  visit: Pick<VisitInput, 'nights' | 'party'>,
): Promise<PricedStay[]> {
  const { database } = tools
  const { id, kind, region, country, maxGuests, amenities, publicLatitude, publicLongitude } = stayTable
  const columns = {
    id,
    kind,
    region,
    country,
    maxGuests,
    amenities,
    latitude: publicLatitude,
    longitude: publicLongitude,
  }
  const [own] = await database.select(columns).from(stayTable).where(eq(id, stayId))
  if (!own) return []
  const others = await database
    .select(columns)
    .from(stayTable)
    .where(and(eq(stayTable.status, 'published'), ne(id, stayId)))
    .orderBy(sql`(${publicLatitude} - ${own.latitude}) ^ 2 + (${eastward(own)}) ^ 2`, id)
    .limit(mostCompared)
  const compared = ({ amenities: codes, ...home }: typeof own) => ({
    ...home,
    amenities: new Set(codes.map(({ code }) => code)),
  })
  const home = compared(own)
  const nearest = others
    .map(other => ({
      id: other.id,
      band: bandOf(metresBetween(own, other)),
      alike: similarity(home, compared(other)),
    }))
    .sort((one, other) => one.band - other.band || other.alike - one.alike || one.id - other.id)
    .slice(0, visit.nights ? 4 * mostShown : mostShown)
  if (nearest.length === 0) return []
  const prices = await pricesFor(
    tools,
    nearest.map(each => each.id),
    visit,
  )
  const shown = nearest.filter(each => !visit.nights || prices.has(each.id)).slice(0, mostShown)
  return withStays(
    database,
    shown.map(({ id }) => ({ id, price: prices.get(id) })),
  )
}

/** Degrees to the east or west, whichever way is shorter, as long as those to the north are there. */
function eastward({ latitude, longitude }: Point): SQL {
  const apart = sql`abs(${stayTable.publicLongitude} - ${longitude})`
  return sql`least(${apart}, 360 - ${apart}) * ${Math.cos((latitude * Math.PI) / 180)}::double precision`
}
