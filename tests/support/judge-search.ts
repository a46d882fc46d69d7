// A search answered the slow and obvious way, out of the database and by `quote` for each home: it judges the index.

import { eq, type SQL, sql } from 'drizzle-orm'
import type { Display } from '#exchange/display-currency.server.ts'
import { unavailableByStay } from '#nights/unavailable-nights.server.ts'
import { nightsToKnowForCalendar } from '#offers/days/nights-to-know.ts'
import { fromPrice } from '#offers/quote/from-price.ts'
import { quote } from '#offers/quote/quote.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import type { Party } from '#offers/terms/party.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { HomePrice } from '#search/index/home-price.ts'
import type { Promised } from '#search/input/filter-query.ts'
import type { Sort } from '#search/input/search-address.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { metresBetween, middleOf, type Point } from '#stays/near/nearby-place.ts'
import { placeCondition, readPlace } from '#stays/place-condition.server.ts'
import { countBedrooms } from '#stays/stay-facts.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import { addDays, dayInZone } from '#values/calendar-day.ts'
import { type Currency, money } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import { comparePrices, type PricedHome, passesFilter } from './passes-filter.ts'
import { stayIsFree } from './stay-is-free.ts'

export type Judged = {
  /** Every home of the search before it is filtered, in its order. */
  readonly all: readonly PricedHome[]
  /** Those that pass the filter. */
  readonly passing: readonly PricedHome[]
}

const shuffled = sql`('x' || substr(md5(${stayTable.id}::text), 1, 15))::bit(60)::bigint, ${stayTable.id}`

const orders: Readonly<Record<Sort, SQL>> = {
  rating: sql`case when ${stayTable.reviewCount} = 0 then 0
    else round(1000000 * (${stayTable.reviewSum} + 20)::numeric / (${stayTable.reviewCount} + 5)) end desc, ${stayTable.id} desc`,
  recommended: shuffled,
  // What cannot be measured is ordered so.
  nearest: shuffled,
  newest: sql`${stayTable.createdAt} desc, ${stayTable.id} desc`,
  name: sql`lower(${stayTable.name}) collate "und-x-icu", ${stayTable.id}`,
  price: sql`${stayTable.id}`,
}

/** All that the search must find at the clock's now, whatever page it asks for, when its results are shown in `display`. */
export async function judgeSearch(
  tools: Pick<Tools, 'database' | 'clock'>,
  input: SearchInput,
  display?: Display,
): Promise<Judged> {
  const rates = display?.rates ?? new Map()
  const code = judgedCurrency(input, display)
  const { database, clock } = tools
  const now = clock.now()
  const { party, nights } = input.visit
  const visits = input.windows ?? (nights && [nights])
  const place = placeCondition(await readPlace(database, input.where))
  const found = await database
    .select()
    .from(stayTable)
    .where(
      sql`${eq(stayTable.status, 'published')} and ${place} and ${input.box ? boxCondition(input.box) : sql`true`}
        and ${stayTable.petsMax} >= ${party.pets}`,
    )
    .orderBy(orders[input.sort])
  const offers = await loadOffers(
    database,
    found.map(({ id }) => id),
  )
  const rows = found.filter(({ id, maxGuests }) => guestsCounted(party, offers.get(id)) <= maxGuests)
  const ids = rows.map(({ id }) => id)
  const free = visits && (await Promise.all(visits.map(visit => freeFor(tools, ids, visit))))
  const prices = await pricesOf(tools, offers, party, visits, free, now)
  const all = rows
    .map(({ id, kind, rooms, amenities, reviewCount, reviewSum }): PricedHome => {
      const codes = new Set(amenities.map(({ code }) => code))
      const tenths = reviewCount === 0 ? 0 : Math.round((10 * reviewSum) / reviewCount)
      const facts = { id, kind, bedrooms: countBedrooms(rooms), amenities: codes, tenths }
      return { ...facts, promises: promisesOf(offers.get(id), visits, now), price: prices.get(id) }
    })
    .filter(({ price }) => price || !visits)
  if (input.sort === 'price') {
    all.sort((one, other) => comparePrices(one.price, other.price, code, rates) || one.id - other.id)
  }
  if (input.sort === 'nearest') {
    const middle = await middleOfSearch(tools, input)
    const metresOf = middle && metresFrom(middle, found)
    if (metresOf) all.sort((one, other) => metresOf.get(one.id)! - metresOf.get(other.id)! || one.id - other.id)
  }
  return { all, passing: all.filter(home => passesFilter(home, input.filter, rates)) }
}

/** Of all homes of the place, whatever else is asked for; else of the part of the map. */
async function middleOfSearch(
  { database }: Pick<Tools, 'database'>,
  { where, box }: SearchInput,
): Promise<Point | undefined> {
  if (!where && box) {
    const east = box.east + (box.east < box.west ? 360 : 0)
    return { latitude: (box.south + box.north) / 2, longitude: (box.west + east) / 2 }
  }
  const condition = await readPlace(database, where)
  if (condition.kind !== 'named') return undefined
  const place = placeCondition(condition)
  const points = await database
    .select({ latitude: stayTable.publicLatitude, longitude: stayTable.publicLongitude })
    .from(stayTable)
    .where(sql`${eq(stayTable.status, 'published')} and ${place}`)
  return middleOf(points)
}

function metresFrom(middle: Point, homes: readonly (typeof stayTable.$inferSelect)[]): Map<number, number> {
  return new Map(
    homes.map(({ id, publicLatitude: latitude, publicLongitude: longitude }) => [
      id,
      Math.round(metresBetween(middle, { latitude, longitude })),
    ]),
  )
}

/** Without infants that were entered as such, and without as many children as the home does not count. */
function guestsCounted({ adults, childAges }: Party, offer: StayOffer | undefined): number {
  const uncounted = childAges.filter(age => offer?.ageBands.findLast(({ fromAge }) => fromAge <= age)?.isInfant)
  return adults + childAges.length - Math.min(offer?.capacity.maxInfantsExtra ?? 0, uncounted.length)
}

/** The currency in which prices are compared: that of the limits, else of whoever looks, else the one that is named. */
export function judgedCurrency({ filter: { price } }: SearchInput, display: Display | undefined): Currency | undefined {
  const limits = price?.least !== undefined || price?.most !== undefined
  return limits ? price.currency : (display?.currency ?? price?.currency)
}

/** What holds wherever the home is: by the latest day that it can be anywhere. */
function promisesOf(offer: StayOffer | undefined, visits: readonly NightRange[] | undefined, now: Date): Promised[] {
  if (!offer) return []
  const { bookingMode, plans, policy } = offer
  const arrivals = visits?.map(({ checkIn }) => checkIn) ?? [Number.POSITIVE_INFINITY]
  const lead = Math.min(...arrivals) - dayInZone(now, 'Etc/GMT-14')
  const modes = bookingMode.overrides.filter(each => each.mode !== 'instant' && each.fewerDaysThan > lead)
  const tiers = (plans[0].policy ?? policy).tiers.filter(
    ({ shares, daysBefore }) => shares.lodging + shares.fee + shares.extra === 30_000 && daysBefore < lead,
  )
  return [
    ...(bookingMode.usual === 'instant' && modes.length === 0 ? (['instant'] as const) : []),
    ...(tiers.length > 0 ? (['refundable'] as const) : []),
  ]
}

function boxCondition({ west, south, east, north }: MapBox): SQL {
  const { publicLatitude: latitude, publicLongitude: longitude } = stayTable
  const across =
    west <= east
      ? sql`${longitude} between ${west} and ${east}`
      : sql`(${longitude} >= ${west} or ${longitude} <= ${east})`
  return sql`${latitude} between ${south} and ${north} and ${across}`
}

async function freeFor(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  ids: readonly number[],
  visit: NightRange,
) {
  const rows = await database
    .select({ id: stayTable.id })
    .from(stayTable)
    .where(
      sql`${stayTable.id} = any(${sql.param([...ids])}::integer[]) and ${stayIsFree(stayTable.id, visit, clock.now())}`,
    )
  return new Set(rows.map(({ id }) => id))
}

async function pricesOf(
  { database }: Pick<Tools, 'database'>,
  offers: ReadonlyMap<number, StayOffer>,
  party: SearchInput['visit']['party'],
  visits: readonly NightRange[] | undefined,
  free: readonly ReadonlySet<number>[] | undefined,
  now: Date,
): Promise<Map<number, HomePrice>> {
  const today = dayInZone(now, 'UTC')
  const prices = new Map<number, HomePrice>()
  const around = { checkIn: addDays(today, -400), checkOut: addDays(today, 800) }
  const taken = await unavailableByStay(database, [...offers.keys()], around, now)
  for (const [id, offer] of offers) {
    expectToReach(around, nightsToKnowForCalendar(offer, { checkIn: today, checkOut: addDays(today, 1) }))
    const context = { now, taken: taken.get(id) ?? [] }
    if (!visits) {
      const from = fromPrice(offer, party, context)
      if (from) prices.set(id, { kind: 'from', ...from })
      continue
    }
    for (const [at, nights] of visits.entries()) {
      const result = free?.[at]?.has(id) ? quote(offer, { nights, party, extras: [] }, context) : undefined
      const before = prices.get(id)
      if (!result?.ok || (before && before.total.minor <= result.quote.totalMinor)) continue
      prices.set(id, { kind: 'visit', total: money(result.quote.totalMinor, result.quote.currency), nights })
    }
  }
  return prices
}

function expectToReach(known: NightRange, needed: NightRange): void {
  if (needed.checkIn < known.checkIn || needed.checkOut > known.checkOut) {
    throw new Error('The judge knows too few nights for these rules')
  }
}
