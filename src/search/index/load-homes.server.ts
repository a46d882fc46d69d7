// Homes for the index out of the database: facts, offers, units and taken nights of any number of them.

import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { occupancy } from '#nights/nights-tables.server.ts'
import { compileOffer } from '#offers/compiled/compiled-offer.ts'
import { loadOffers } from '#offers/offer-store.server.ts'
import type { AgeBand } from '#offers/party.ts'
import type { Queries } from '#platform/database.server.ts'
import { countBedrooms } from '#stays/stay-facts.ts'
import { stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import { addDays, type CalendarDay, firstWrittenDay, writeCalendarDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import { homeNights, type Taking } from './home-nights.ts'
import type { HomeKeys, IndexedHome } from './indexed-home.ts'
import type { ReadAgain } from './world.ts'

/** So many are read at once: few enough that nobody waits long for the process meanwhile. */
const batchSize = 1000

/**
 * The homes of these ids as they stand, undefined for those that are not published. `today` is the earliest day it can be
 * anywhere: nights so far before it that no rule looks back at them are left out.
 */
export async function loadHomes(queries: Queries, ids: readonly number[], today: CalendarDay): Promise<ReadAgain> {
  const read = new Map<number, IndexedHome | undefined>()
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize)
    for (const id of batch) read.set(id, undefined)
    for (const home of await loadBatch(queries, batch, today)) read.set(home.id, home)
  }
  return read
}

async function loadBatch(queries: Queries, ids: readonly number[], today: CalendarDay): Promise<IndexedHome[]> {
  const facts = await readFacts(queries, ids)
  const published = facts.map(({ id }) => id)
  if (published.length === 0) return []
  const offers = new Map(
    [...(await loadOffers(queries, published))].map(([id, offer]) => [
      id,
      compileOffer({ ...offer, ageBands: sameBands(offer.ageBands) }),
    ]),
  )
  const reach = [...offers.values()].reduce((most, offer) => Math.max(most, offer.reach), 0)
  const units = await queries
    .select({ stayId: stayUnitTable.stayId, unitId: unitTable.id, role: stayUnitTable.role, active: unitTable.active })
    .from(stayUnitTable)
    .innerJoin(unitTable, eq(unitTable.id, stayUnitTable.unitId))
    .where(inArray(stayUnitTable.stayId, published))
    .orderBy(unitTable.id)
  const unitIds = [...new Set(units.map(({ unitId }) => unitId))]
  const takings = await readTakings(queries, unitIds, Math.max(addDays(today, -reach), firstWrittenDay) as CalendarDay)
  const unitsOf = Map.groupBy(units, ({ stayId }) => stayId)
  return facts.map(fact => {
    const own = unitsOf.get(fact.id) ?? []
    const taken = own.flatMap(({ unitId }) => takings.get(unitId) ?? [])
    return { ...fact, offer: offers.get(fact.id), nights: homeNights(own, taken), price: undefined }
  })
}

type Facts = Omit<IndexedHome, 'offer' | 'nights' | 'price'>

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
      newest: sql<string>`${stayTable.createdAt}::text`,
      name: sql<string>`lower(${stayTable.name})`,
    })
    .from(stayTable)
    .where(and(sql`${stayTable.id} = any(${sql.param([...ids])}::integer[])`, eq(stayTable.status, 'published')))
  return rows.map(({ rooms, amenities, newest, name, ...same }) => ({
    ...same,
    currency: currency(same.currency),
    bedrooms: countBedrooms(rooms),
    amenities: sameSet(amenities.map(({ code }) => code)),
    keys: { recommended: mixed(same.id), newest, name } satisfies HomeKeys,
  }))
}

/** 'recommended' mixes the homes as a shuffled pack, the same for everybody and at all times: no place comes in a block. */
function mixed(id: number): string {
  const sum = createHash('md5').update(String(id)).digest('hex')
  return String(BigInt(`0x${sum.slice(0, 15)}`))
}

type TakingRow = { unitId: number; checkIn: number; checkOut: number; kind: Taking['kind']; expiresAt: number | null }

async function readTakings(queries: Queries, unitIds: readonly number[], from: CalendarDay) {
  const { rows } = await queries.execute<TakingRow>(sql`
    select ${occupancy.unitId} as "unitId", lower(${occupancy.nights}) - date '1970-01-01' as "checkIn",
      upper(${occupancy.nights}) - date '1970-01-01' as "checkOut", ${occupancy.kind} as kind,
      (extract(epoch from ${occupancy.expiresAt}) * 1000)::double precision as "expiresAt"
    from ${occupancy}
    where ${occupancy.unitId} = any(${sql.param([...unitIds])}::integer[])
      and ${occupancy.nights} && daterange(${writeCalendarDay(from)}::date, null)
      and not ${occupancy.released} and not ${occupancy.conflicted}`)
  const takings = rows.map(
    ({ unitId, checkIn, checkOut, kind, expiresAt }): Taking => ({
      unitId,
      nights: { checkIn: checkIn as CalendarDay, checkOut: checkOut as CalendarDay },
      kind,
      expiresAt: expiresAt ?? Number.POSITIVE_INFINITY,
    }),
  )
  return Map.groupBy(takings, ({ unitId }) => unitId)
}

const knownSets = new Map<string, ReadonlySet<string>>()

/** One set for all homes that have the same amenities. */
function sameSet(codes: readonly string[]): ReadonlySet<string> {
  const written = codes.toSorted().join()
  const known = knownSets.get(written) ?? new Set(codes)
  knownSets.set(written, known)
  return known
}

const knownBands = new Map<string, readonly AgeBand[]>()

/** One list for all homes that have the same bands: what is counted by them is counted once. */
function sameBands(bands: readonly AgeBand[]): readonly AgeBand[] {
  const written = JSON.stringify(bands)
  const known = knownBands.get(written) ?? bands
  knownBands.set(written, known)
  return known
}

/** The ids of all published homes; with an order, in that of their names. */
export async function publishedIds(queries: Queries, order: 'by name' | 'by id'): Promise<number[]> {
  const sorted = order === 'by name' ? sql`lower(name) collate "und-x-icu", id` : sql`id`
  const { rows } = await queries.execute<{ id: number }>(
    sql`select id from ${stayTable} where status = 'published' order by ${sorted}`,
  )
  return rows.map(({ id }) => id)
}
