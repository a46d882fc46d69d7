// Loads homes for the index: facts, offers, units and occupied nights.

import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { compileOffer } from '#fast-prices/compiled-offer.ts'
import { type HomeNights, homeNights, type OccupiedNights } from '#fast-prices/home-nights.ts'
import type { StayUnit } from '#nights/stay-units.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { type AgeBand, countedFrom } from '#offers/terms/party.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { shareOut } from '#platform/share-out.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { weighedRating } from '#stays/rating.ts'
import { countBedrooms } from '#stays/stay-facts.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { addDays, type CalendarDay, firstWrittenDay, writeCalendarDay } from '#values/calendar-day.ts'
import { firstAlike } from '#values/codes.ts'
import { currency } from '#values/money.ts'
import { bookingPromises, noPromises } from './booking-promises.ts'
import type { HomeFacts, IndexedHome, ReadHome } from './indexed-home.ts'

/** Shared by homes with the same amenities, and with the same bands, so that a party is counted only once for them. */
const [setOf, bandsOf] = [firstAlike<ReadonlySet<string>>(), firstAlike<readonly AgeBand[]>()]

/** Homes per batch: small enough not to block the process for long. */
const batchSize = 1000

/**
 * The homes with these ids, undefined for unpublished ones, by these connections. `today` is the earliest possible day in
 * any time zone; omits nights too far before it to matter to a rule.
 */
export async function loadHomes(by: readonly Queries[], ids: readonly number[], today: CalendarDay) {
  const read = new Map<number, ReadHome | undefined>(ids.map(id => [id, undefined]))
  const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) => at * batchSize)
  await shareOut(by, batches, async (queries, at) => {
    for (const each of await loadBatch(queries, ids.slice(at, at + batchSize), today)) read.set(each.home.id, each)
  })
  return read
}

async function loadBatch(queries: Queries, ids: readonly number[], today: CalendarDay): Promise<ReadHome[]> {
  const facts = await readFacts(queries, ids)
  const published = facts.map(({ id }) => id)
  if (published.length === 0) return []
  const stored = [...(await loadOffers(queries, published))]
  const promises = new Map(stored.map(([id, offer]) => [id, bookingPromises(offer)]))
  const uncounted = new Map(stored.map(([id, offer]) => [id, uncountedOf(offer)]))
  const offers = new Map(
    stored.map(([id, offer]) => [
      id,
      compileOffer({ ...offer, ageBands: bandsOf(JSON.stringify(offer.ageBands), () => offer.ageBands) }),
    ]),
  )
  const reach = Math.max(0, ...[...offers.values()].map(offer => offer?.reach ?? 0))
  const nights = await readNights(queries, published, reach, today)
  return facts.map(({ id, currency, newest, ...fact }) => {
    const offer = offers.get(id)
    const rating = weighedRating(fact.rating)
    const ownNights = nights.get(id) ?? homeNights([], [])
    return {
      home: { id, currency, newest, rating, isOnSale: offer !== undefined, nights: ownNights },
      facts: {
        ...{ ...fact, promises: promises.get(id) ?? noPromises },
        uncounted: uncounted.get(id) ?? { most: 0, below: 0 },
      },
      offer,
    }
  })
}

function uncountedOf({ capacity, ageBands }: StayOffer): HomeFacts['uncounted'] {
  return { most: capacity.maxInfantsExtra, below: countedFrom(ageBands) }
}

type Facts = Omit<HomeFacts, 'promises' | 'uncounted'> & Pick<IndexedHome, 'id' | 'currency' | 'newest'>

async function readFacts(queries: Queries, ids: readonly number[]): Promise<Facts[]> {
  const rows = await queries
    .select({
      id: stayTable.id,
      kind: stayTable.kind,
      country: stayTable.country,
      rooms: stayTable.rooms,
      amenities: stayTable.amenities,
      maxGuests: stayTable.maxGuests,
      petsMax: stayTable.petsMax,
      currency: stayTable.currency,
      latitude: stayTable.publicLatitude,
      longitude: stayTable.publicLongitude,
      rating: { count: stayTable.reviewCount, sum: stayTable.reviewSum },
      newest: sql<string>`${stayTable.createdAt}::text`,
    })
    .from(stayTable)
    .where(and(sql`${stayTable.id} = any(${sql.param([...ids])}::integer[])`, eq(stayTable.status, 'published')))
  return rows.map(({ rooms, amenities, ...same }) => ({
    ...same,
    currency: currency(same.currency),
    bedrooms: countBedrooms(rooms),
    amenities: sharedSet(amenities.map(({ code }) => code)),
    shuffled: shuffled(same.id),
  }))
}

function sharedSet(codes: readonly string[]): ReadonlySet<string> {
  return setOf(codes.toSorted().join(), () => new Set(codes))
}

/** The key of 'recommended': a fixed shuffle, so that homes of one place are not grouped together. As many bits as a number has. */
export function shuffled(id: number): number {
  return Number.parseInt(createHash('md5').update(String(id)).digest('hex').slice(0, 13), 16)
}

/** A unit of a home, and what occupies it. */
export type UnitRow = StayUnit & {
  stayId: number
  occupied: [checkIn: number, checkOut: number, kind: string, ends: number | null][]
}

/** By stay id; `reach` is the number of nights before today that still matter. */
async function readNights(
  queries: Queries,
  stayIds: readonly number[],
  reach: number,
  today: CalendarDay,
): Promise<ReadonlyMap<number, HomeNights>> {
  const from = firstNight(today, reach)
  const { rows } = await queries.execute<UnitRow>(
    sql`select * from units_with_nights(${sql.param([...stayIds])}::integer[], ${from}::date)`,
  )
  return nightsByHome(rows)
}

/** The first night that is read where homes look that many nights before today. */
export function firstNight(today: CalendarDay, reach: number): string {
  return writeCalendarDay(Math.max(addDays(today, -reach), firstWrittenDay) as CalendarDay)
}

export function nightsByHome(rows: readonly UnitRow[]): ReadonlyMap<number, HomeNights> {
  const byHome = Map.groupBy(rows, ({ stayId }) => stayId)
  return new Map([...byHome].map(([stayId, units]) => [stayId, homeNights(units, units.flatMap(occupiedOf))]))
}

function occupiedOf({ unitId, occupied }: UnitRow): OccupiedNights[] {
  return occupied.map(([checkIn, checkOut, kind, ends]) => ({
    unitId,
    nights: { checkIn: checkIn as CalendarDay, checkOut: checkOut as CalendarDay },
    kind: kind as OccupiedNights['kind'],
    expiresAt: ends ?? Number.POSITIVE_INFINITY,
  }))
}

/** The ids of all published homes. */
export async function publishedIds(queries: Queries): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(
    sql`select id from ${stayTable} where status = 'published' order by id`,
  )
  return rows.map(({ id }) => id)
}
