// The demo world in a database: all homes can be quoted, a second filling changes nothing, foreign rows are refused.

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTranslated, furtherLanguages } from '#admin/stays/languages/find-translated.server.ts'
import { translationFaults } from '#admin/stays/languages/translations-input.ts'
import { type BookingState, stateAt } from '#bookings/record/booking.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { quoteNow } from '#bookings/record/quote-now.server.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { listBookings } from '#trips/list-own-bookings.server.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { addDays, dayInZone } from '#values/calendar-day.ts'
import { days, hours } from '#values/duration.ts'
import { nightRange } from '#values/night-range.ts'
import { fillDemoWorld } from './fill-demo-world.server.ts'
import { demoHomes } from './homes.ts'
import { translationsOfHomes } from './keep-translations.server.ts'
import { plannedVisits, type VisitEnd } from './planned-visits.ts'
import { publicPoint } from './public-point.ts'
import { refuseForeignRows } from './refuse-foreign-rows.server.ts'
import { plannedReviews } from './reviews/planned-reviews.ts'

let world: TestTools
beforeAll(async () => {
  world = await testTools({ now: new Date('2027-03-03T12:00:00Z') })
  await fillDemoWorld(world.tools)
})
afterAll(() => world.drop())

const operator = { roles: ['owner'] } as unknown as Operator

test.each(Object.keys(translationsOfHomes))(
  '%s is translated as a whole, within the limits of its texts',
  async slug => {
    const { database, environment } = world.tools
    const [home] = await database.select({ id: stayTable.id }).from(stayTable).where(eq(stayTable.slug, slug))
    const found = await findTranslated(database, operator, home!.id, furtherLanguages(environment))
    expect(found.map(({ language }) => language.code)).toEqual(['de', 'ar'])
    for (const { texts } of found) {
      expect(texts.filter(text => text.translation === '').map(({ source }) => source)).toEqual([])
      expect(translationFaults(texts, { translations: [...texts] })).toEqual([])
    }
  },
)

/** The ends of visits that lead to one state and no other. */
const endStates: readonly (readonly [VisitEnd, BookingState])[] = [
  ['requested', 'pending_approval'],
  ['declined', 'declined'],
  ['unanswered', 'expired'],
  ['cancelled-by-guest', 'cancelled'],
  ['no-show', 'no_show'],
]

async function findUser(email: string) {
  const [user] = await world.tools.database.select().from(userTable).where(eq(userTable.email, email))
  return user
}

const counted = [
  'stay',
  'photo',
  'stay_translation',
  'arrival_guide',
  'manual_section',
  'unit',
  'stay_unit',
  'rate_plan',
  'season',
  'fee',
  'discount',
  'tax_rule',
  'stay_rule',
  'cancellation_policy',
  'payment_terms',
  'block',
  'booking',
  'review',
  'occupancy',
  'payment',
  'ledger_entry',
  'app_user',
  'role_grant',
  'identity_account',
  'calendar_export',
]

async function counts(): Promise<Record<string, number>> {
  const entries: [string, number][] = []
  for (const table of counted) {
    const { rows } = await world.tools.database.execute<{ count: number }>(
      sql.raw(`select count(*)::integer as count from ${table}`),
    )
    entries.push([table, rows[0]!.count])
  }
  return Object.fromEntries(entries)
}

describe('once filled', () => {
  test('every home is there, with its pictures', async () => {
    const before = await counts()
    expect(before.stay).toBe(demoHomes.length)
    expect(before.photo).toBe(demoHomes.reduce((sum, { photos }) => sum + photos.length, 0))
    // Each says how to arrive there, and has a house manual.
    expect(before.arrival_guide).toBe(demoHomes.length)
    expect(before.manual_section).toBeGreaterThan(demoHomes.length)
  })

  test('the taxes of every home are in its currency', async () => {
    const { rows } = await world.tools.database.execute<{ homes: number }>(sql`
      select count(*)::integer as homes from stay_offer join stay on stay.id = stay_id
      join tax_profile on tax_profile.id = tax_profile_id where tax_profile.currency = stay.currency`)
    expect(rows[0]!.homes).toBe(demoHomes.filter(({ rates }) => rates.taxes.length > 0).length)
  })

  test('every home has a price for some days of the coming year', async () => {
    const { database, clock } = world.tools
    const stays = await database.select().from(stayTable)
    const offers = await loadOffers(
      database,
      stays.map(({ id }) => id),
    )
    for (const stay of stays) {
      expect(offers.get(stay.id), stay.slug).toBeDefined()
      const today = dayInZone(clock.now(), stay.timeZone)
      let priced = 0
      for (let ahead = 5; ahead < 330 && priced === 0; ahead += 3) {
        const nights = nightRange(addDays(today, ahead), addDays(today, ahead + 7))!
        const party = { adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 }
        const quoted = await quoteNow(database, stay.id, { nights, party, extras: [] }, clock.now())
        if (quoted?.result.ok) priced = quoted.result.quote.totalMinor
      }
      expect(priced, stay.slug).toBeGreaterThan(0)
    }
  })

  test('a whole and its parts share their units', async () => {
    const { rows } = await world.tools.database.execute<{ stays: number }>(sql`
      select count(*)::integer as stays from stay_unit join unit on unit.id = unit_id
      where unit.name in ('Tre Lune, oven house', 'Tre Lune, barn') group by unit_id`)
    expect(rows.map(({ stays }) => stays)).toEqual([2, 2])
  })

  test('bookings stand in the states that a running site has, each as it was planned', async () => {
    const bookings = await world.tools.database.select().from(bookingTable)
    const now = world.clock.now()
    const shown = (state: BookingState) => bookings.filter(each => stateAt(each, now) === state).length
    const planned = (end: VisitEnd) => plannedVisits.filter(visit => visit.end === end).length
    for (const [end, state] of endStates) {
      expect(planned(end), end).toBeGreaterThan(0)
      expect(shown(state), state).toBe(planned(end))
    }
    for (const state of ['confirmed', 'in_stay', 'completed'] as const) expect(shown(state), state).toBeGreaterThan(1)
    for (const state of ['hold', 'pending_payment'] as const) expect(shown(state), state).toBe(0)
  })

  test('homes that are asked first have guests too, and what waits has most of a day left', async () => {
    const { database, clock } = world.tools
    const { rows } = await database.execute<{ state: BookingState; reason: string | null; ends: string }>(sql`
      select booking.state, event.reason, extract(epoch from request_expires_at)::integer as ends
      from booking join booking_event event on event.booking_id = booking.id and event.seq = (
        select max(seq) from booking_event where booking_id = booking.id)
      where mode = 'request' order by check_in`)
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(['completed', 'confirmed', 'declined', 'expired', 'pending_approval']),
    )
    expect(rows.find(({ state }) => state === 'declined')!.reason).toMatch(/\.$/)
    for (const { ends } of rows.filter(({ state }) => state === 'pending_approval')) {
      expect(Number(ends) * 1000 - clock.now().getTime()).toBeGreaterThan(hours(20))
    }
  })

  test('the guest who is told of finds each kind of booking in their lists', async () => {
    const { id } = (await findUser('guest@demo.casita.example'))!
    const states = async (group: 'coming' | 'past' | 'cancelled') => {
      const shown = await listBookings(world.tools, { id } as VerifiedUser, { most: 50 })
      return [...new Set(shown[group].bookings.map(({ state }) => state))].sort()
    }
    expect(await states('coming')).toEqual(['confirmed', 'in_stay', 'pending_approval'])
    expect(await states('past')).toEqual(['completed'])
    expect(await states('cancelled')).toEqual(['cancelled'])
  })

  test('the guest has bookings behind and before them', async () => {
    const { rows } = await world.tools.database.execute<{ state: string }>(sql`
      select booking.state from booking join app_user on app_user.id = guest_user_id where app_user.email like 'guest@%'`)
    expect(rows.filter(({ state }) => state === 'confirmed').length).toBeGreaterThanOrEqual(2)
    expect(rows.filter(({ state }) => state === 'completed').length).toBeGreaterThanOrEqual(2)
  })

  test('every planned visit found its nights', async () => {
    const reviewed = plannedReviews.flatMap(({ reviews }) => reviews).length
    expect((await counts()).booking).toBe(plannedVisits.length + reviewed)
  })
})

describe('reviews', () => {
  test('stand, open and answered, at every home that was planned, and one waits for its note', async () => {
    const { rows } = await world.tools.database.execute<{ slug: string; open: number; sum: number; count: number }>(sql`
      select slug, count(*)::integer as open, review_sum as sum, review_count as count
      from stay join review on review.stay_id = stay.id
      where state = 'published' and operator_reply is not null group by stay.id order by slug`)
    const planned = plannedReviews.map(({ slug, reviews }) => ({
      slug,
      open: reviews.length,
      sum: reviews.reduce((sum, { overall }) => sum + overall, 0),
      count: reviews.length,
    }))
    expect(rows).toEqual(planned.sort((one, other) => (one.slug < other.slug ? -1 : 1)))
    const { rows: blind } = await world.tools.database.execute(sql`select from review where state = 'pending'`)
    expect(blind.length).toBe(1)
  })

  test('are by people who are marked as invented and whom nobody can sign in as', async () => {
    const { rows } = await world.tools.database.execute<{ author: string }>(sql`
      select distinct author from review join app_user on app_user.id = guest_user_id
      where app_user.is_demo and review.is_demo`)
    expect(rows.length).toBeGreaterThan(10)
    for (const { author } of rows) expect(author).toMatch(/^\S+ .\. \(demo\)$/)
    const { rows: accounts } = await world.tools.database.execute(
      sql`select from identity_account where id like 'demo-reviewer-%'`,
    )
    expect(accounts).toEqual([])
  })
})

test('money and ledger of the bookings agree: every account sums to zero, and what was paid is in it', async () => {
  const { rows } = await world.tools.database.execute<{ wrong: number; paid: number; open: number; terms: number }>(sql`
    with money as (
      select booking.id,
        (select coalesce(sum(debit_minor - credit_minor), 0) from ledger_entry where booking_id = booking.id) as zero,
        (select coalesce(sum(debit_minor - credit_minor), 0) from ledger_entry
          where booking_id = booking.id and account in ('cash_provider', 'fee_loss')) as cash,
        (select coalesce(sum(debit_minor - credit_minor), 0) from ledger_entry
          where booking_id = booking.id and account = 'guest_receivable') as open,
        (select coalesce(sum(captured_minor - refunded_minor), 0) from payment where booking_id = booking.id) as paid
      from booking)
    select count(*) filter (where zero <> 0 or cash <> paid)::integer as wrong, count(*) filter (where paid > 0)::integer as paid,
      count(*) filter (where open > 0)::integer as open, (select count(distinct payment_terms_id)::integer from stay_offer) as terms
    from money`)
  expect(rows[0]).toMatchObject({ wrong: 0, paid: expect.any(Number) })
  expect(rows[0]!.paid).toBeGreaterThan(8)
  expect(rows[0]!.open).toBeGreaterThan(0)
  expect(rows[0]!.terms).toBeGreaterThanOrEqual(3)
})

test('a second filling leaves everything as it is, but for new passwords', async () => {
  const before = await counts()
  const again = await fillDemoWorld(world.tools)
  expect(again.entered).toBe(0)
  expect(again.guest.password).not.toBe(again.operator.password)
  expect(await counts()).toEqual(before)
})

test('a changed price and a changed rule outlive the next start', async () => {
  const { database } = world.tools
  const [rule] = await database
    .select()
    .from(stayRuleTable)
    .where(sql`upper(dates) is not null and kind = 'min_arrival'`)
    .limit(1)
  await database.update(stayRuleTable).set({ amount: 11 }).where(eq(stayRuleTable.id, rule!.id))
  await database.execute(
    sql`update rate_plan set base_nightly_minor = 12345 where id = (select min(id) from rate_plan)`,
  )
  await fillDemoWorld(world.tools)
  const [kept] = await database.select().from(stayRuleTable).where(eq(stayRuleTable.id, rule!.id))
  expect(kept!.amount).toBe(11)
  const { rows } = await database.execute<{ base: number }>(
    sql`select base_nightly_minor as base from rate_plan order by id limit 1`,
  )
  expect(rows[0]!.base).toBe(12345)
})

test('a year later the rules of the seasons ahead are there, and what is over is gone', async () => {
  world.clock.advance(days(365))
  await fillDemoWorld(world.tools)
  const { rows } = await world.tools.database.execute<{ over: number; latest: string }>(sql`
    select count(*) filter (where upper(dates) <= '2028-03-02')::integer as over, max(upper(dates))::text as latest
    from stay_rule where upper(dates) is not null`)
  expect(rows[0]!.over).toBe(0)
  expect(rows[0]!.latest > '2031-01-01').toBe(true)
  const standing = await world.tools.database.execute<{ count: number }>(
    sql`select count(*)::integer as count from booking where state in ('confirmed', 'in_stay') and check_out < '2028-03-01'`,
  )
  expect(standing.rows[0]!.count).toBe(0)
})

describe('foreign rows', () => {
  test('a demo is no stranger to itself, whoever registered on it', async () => {
    await world.tools.database.execute(sql`
      insert into app_user (id, identity_subject, created_at, updated_at) values (gen_random_uuid(), 'visitor', now(), now())`)
    expect(await refuseForeignRows(world.tools.database)).toBeUndefined()
  })

  test('a home of somebody else is reason to keep out', async () => {
    await world.tools.database.execute(sql`update stay set is_demo = false where slug = ${demoHomes[0]!.slug}`)
    expect(await refuseForeignRows(world.tools.database)).toMatch(
      /^This database holds 1 home and \d+ bookings that the demo did not make/,
    )
    await world.tools.database.execute(sql`update stay set is_demo = true where slug = ${demoHomes[0]!.slug}`)
  })

  test('people without a demo are reason too, an empty database is none', async () => {
    const other = await testTools()
    expect(await refuseForeignRows(other.tools.database)).toBeUndefined()
    await other.tools.database.execute(sql`
      insert into app_user (id, identity_subject, created_at, updated_at) values (gen_random_uuid(), 'owner', now(), now())`)
    expect(await refuseForeignRows(other.tools.database)).toMatch(/^This database knows 1 person already and no demo/)
    await other.drop()
  })
})

test('the shown point lies 250 to 450 metres off, always the same', () => {
  for (const home of demoHomes) {
    const shown = publicPoint(home, home.slug)
    expect(publicPoint(home, home.slug)).toEqual(shown)
    const north = (shown.latitude - home.latitude) * 111_320
    const east = (shown.longitude - home.longitude) * 111_320 * Math.cos((home.latitude * Math.PI) / 180)
    expect(Math.hypot(north, east)).toBeGreaterThan(240)
    expect(Math.hypot(north, east)).toBeLessThan(460)
  }
})
