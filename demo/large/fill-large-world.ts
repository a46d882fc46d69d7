// Fills a database with as many plausible homes as wanted, their rates and their bookings, by COPY.

import type pg from 'pg'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'
import { writeNightRange } from '#values/night-range.ts'
import { demoHomes } from '../homes.ts'
import { houseTerms } from '../house-terms.server.ts'
import { firstWidth, heightOf, masterWidth } from '../picture-sizes.ts'
import { publicPoint } from '../public-point.ts'
import { type CopiedValue, copyRows } from './copy-rows.ts'
import {
  bookingColumns,
  bookingEventColumns,
  type LargeTerms,
  largeBooking,
  largeBookingEvents,
} from './large-booking.ts'
import { type LargeHome, largeHome } from './large-home.ts'
import { type LargeVisit, largeVisits } from './large-visits.ts'
import { withoutGuards } from './without-guards.ts'

type Numbers = { readonly stay: number; readonly unit: number; readonly plan: number; readonly home: number }

export type LargeWorld = { readonly homes: number; readonly bookings: number }

/** Adds `count` homes; may be called again for more. `say` is told each step. All or nothing: one transaction. */
export async function fillLargeWorld(
  { database, clock }: Tools,
  count: number,
  say: (step: string) => void,
): Promise<LargeWorld> {
  const now = clock.now()
  const terms = await inTransaction(database, queries => houseTerms(queries))
  const [policyId, paymentTermsId] = [terms.policyId('moderate'), terms.paymentTermsId('moderate')]
  const client = await database.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query("set maintenance_work_mem = '1GB'")
    await client.query('begin')
    const first = await firstNumbers(client)
    const homes = () => eachHome(count, first)
    say(`Writing ${count} homes`)
    const booking = { policyId, bookedAt: now.toISOString(), today: dayInZone(now, 'UTC') }
    const bookings = await withoutGuards(client, loadedTables, async () => {
      await writeHomes(client, homes)
      await writeRates(client, homes, { policyId, paymentTermsId })
      const written = await writeBookings(client, homes, booking, say)
      say('Letting the database refuse double bookings again')
      return written
    })
    await client.query('commit')
    say('Looking over what was written')
    for (const table of ['stay', 'occupancy', 'booking']) await client.query(`analyze ${table}`)
    return { homes: count, bookings }
  } catch (fault) {
    await client.query('rollback')
    throw fault
  } finally {
    client.release(true)
  }
}

type Numbered = { readonly home: LargeHome; readonly stayId: number; readonly unitId: number; readonly planId: number }

/** The numbers after the last ones, reserved by moving the sequences on. */
async function firstNumbers(client: pg.PoolClient): Promise<Numbers> {
  const { rows } = await client.query<Numbers>(`select
    (select coalesce(max(id), 0) + 1 from stay) as stay, (select coalesce(max(id), 0) + 1 from unit) as unit,
    (select coalesce(max(id), 0) + 1 from rate_plan) as plan,
    (select count(*) from stay where slug ~ '^(house|villa|apartment|cabin|chalet|cottage|farmhouse)-[0-9]+$') as home`)
  return rows[0]!
}

function* eachHome(count: number, first: Numbers): Generator<Numbered> {
  for (let at = 0; at < count; at++) {
    const home = largeHome(first.home + at)
    yield { home, stayId: first.stay + at, unitId: first.unit + at, planId: first.plan + at }
  }
}

type Homes = () => Iterable<Numbered>

function* map(homes: Homes, row: (numbered: Numbered) => readonly CopiedValue[]): Generator<readonly CopiedValue[]> {
  for (const numbered of homes()) yield row(numbered)
}

function* flat(
  homes: Homes,
  rows: (numbered: Numbered) => Iterable<readonly CopiedValue[]>,
): Generator<readonly CopiedValue[]> {
  for (const numbered of homes()) yield* rows(numbered)
}

const stayColumns = [
  ...['id', 'slug', 'status', 'kind', 'name', 'summary', 'description', 'city', 'region', 'country', 'latitude'],
  ...['longitude', 'public_latitude', 'public_longitude', 'time_zone', 'area_m2', 'max_guests', 'pets_max', 'rooms'],
  ...['bathroom_halves', 'amenities', 'currency', 'is_demo'],
]

function stayRow({ home, stayId }: Numbered): CopiedValue[] {
  const { place, bedrooms } = home
  const point = publicPoint(home, home.slug)
  const rooms = Array.from({ length: bedrooms }, (_, room) => ({
    kind: 'bedroom',
    name: `Bedroom ${room + 1}`,
    beds: [{ kind: 'double', count: 1 }],
  }))
  const summary = `A ${home.kind} for ${home.guests} near ${place.city}, with ${bedrooms} bedrooms.`
  const description = `${home.name} lies near ${place.city} in ${place.region}.\n\nIt is one of many homes made up to try the site at scale.`
  return [
    ...[stayId, home.slug, 'published', home.kind, home.name, summary, description, place.city, place.region],
    ...[place.country, home.latitude, home.longitude, point.latitude, point.longitude, place.timeZone, home.areaM2],
    ...[home.guests, home.pets, JSON.stringify(rooms), bedrooms + 1],
    ...[JSON.stringify(home.amenities.map(code => ({ code }))), place.currency, true],
  ]
}

async function writeHomes(client: pg.PoolClient, homes: Homes): Promise<void> {
  await copyRows(client, 'stay', stayColumns, map(homes, stayRow))
  await copyRows(
    client,
    'unit',
    ['id', 'name'],
    map(homes, ({ home, unitId }) => [unitId, home.name]),
  )
  await copyRows(
    client,
    'stay_unit',
    ['stay_id', 'unit_id', 'role'],
    map(homes, ({ stayId, unitId }) => [stayId, unitId, 'all_of']),
  )
  await copyRows(
    client,
    'photo',
    ['stay_id', 'position', 'alt', 'room', 'path', 'width', 'height'],
    flat(homes, photoRows),
  )
}

/** Three pictures of a home of the small demo world: they show another house, and say so. */
function photoRows({ home, stayId }: Numbered): CopiedValue[][] {
  const shown = demoHomes[home.number % demoHomes.length]!
  return shown.photos.slice(0, 3).map(({ alt, room }, position) => {
    const width = position === 0 ? firstWidth : masterWidth
    return [stayId, position, alt, room, `/photos/${shown.slug}/${position + 1}`, width, heightOf(width)]
  })
}

type Terms = { readonly policyId: number; readonly paymentTermsId: number }

async function writeRates(client: pg.PoolClient, homes: Homes, { policyId, paymentTermsId }: Terms): Promise<void> {
  const plan = ({ home, planId }: Numbered): CopiedValue[] => {
    const weekend = Math.round(home.nightlyMinor * 0.15)
    const delta = [0, 0, 0, 0, weekend, weekend, 0]
    return [planId, 'Standard', home.place.currency, home.nightlyMinor, delta, home.guests]
  }
  const planColumns = ['id', 'name', 'currency', 'base_nightly_minor', 'weekday_delta_minor', 'included_guests']
  await copyRows(client, 'rate_plan', planColumns, map(homes, plan))
  const seasons = ({ planId }: Numbered): CopiedValue[][] => [
    [planId, 'Summer', 615, 905, 3500],
    [planId, 'New Year', 1222, 106, 5000],
  ]
  const seasonColumns = ['rate_plan_id', 'name', 'yearly_first', 'yearly_last', 'change_bp']
  await copyRows(client, 'season', seasonColumns, flat(homes, seasons))
  const fee = ({ home, stayId }: Numbered): CopiedValue[] => [
    stayId,
    'Cleaning',
    'cleaning',
    'per_stay',
    home.cleaningMinor,
  ]
  await copyRows(client, 'fee', ['stay_id', 'name', 'kind', 'basis', 'amount'], map(homes, fee))
  const rule = ({ home, stayId }: Numbered): CopiedValue[] => [stayId, 'min_arrival', home.minimumNights]
  await copyRows(client, 'stay_rule', ['stay_id', 'kind', 'amount'], map(homes, rule))
  const offer = ({ home, stayId, planId }: Numbered): CopiedValue[] => {
    return [stayId, planId, policyId, paymentTermsId, home.instant ? 'instant' : 'request']
  }
  const offerColumns = ['stay_id', 'rate_plan_id', 'policy_id', 'payment_terms_id', 'booking_mode']
  await copyRows(client, 'stay_offer', offerColumns, map(homes, offer))
  for (const table of ['stay', 'unit', 'rate_plan']) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  }
}

/** The tables that get most rows, and whose constraints cost most when they look at one row after another. */
const loadedTables = ['photo', 'stay_unit', 'season', 'fee', 'stay_rule', 'occupancy', 'booking', 'booking_event']

/** A person who waits for a hundred thousand homes hears of each ten thousand. */
const homesBetweenWords = 10_000

type Booking = { readonly policyId: number; readonly bookedAt: string; readonly today: CalendarDay }

async function writeBookings(
  client: pg.PoolClient,
  homes: Homes,
  { policyId, bookedAt, today }: Booking,
  say: (step: string) => void,
): Promise<number> {
  const visits = function* <Row>(rows: (numbered: Numbered, visit: LargeVisit) => Iterable<Row>): Generator<Row> {
    let written = 0
    for (const each of homes()) {
      for (const visit of largeVisits(each.home.number, each.home.guests, today)) yield* rows(each, visit)
      written += 1
      if (written % homesBetweenWords === 0) say(`… of ${written} homes`)
    }
  }
  const terms = (ratePlanId: number): LargeTerms => ({ policyId, ratePlanId, bookedAt })
  say('Writing the nights that are taken')
  const taken = visits(({ unitId }, { id, nights }) => [[unitId, writeNightRange(nights), 'booking', id, bookedAt]])
  await copyRows(client, 'occupancy', ['unit_id', 'nights', 'kind', 'ref_id', 'created_at'], taken)
  say('Writing the bookings')
  const booked = visits((at, visit) => [largeBooking(at, at.home, visit, terms(at.planId))])
  const written = await copyRows(client, 'booking', bookingColumns, booked)
  say('Writing what happened to them')
  await copyRows(
    client,
    'booking_event',
    bookingEventColumns,
    visits((_, visit) => largeBookingEvents(visit, bookedAt)),
  )
  return written
}
