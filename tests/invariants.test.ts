// Every invariant of bookings and their money has a test that names it, and a constraint of the database where it can have one.

import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { inTransaction, refusingConstraint, sqlStateOf } from '#platform/tools/database.server.ts'
import { minutes } from '#values/duration.ts'
import {
  askHold,
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from './support/booking-world.ts'
import { sourceFiles } from './support/source-files.ts'
import { type TestTools, testTools } from './support/tools.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())

/** By which constraint the database refuses the statements, which are one transaction. */
const refusal = (...statements: SQL[]) =>
  inTransaction(handed.tools.database, async queries => {
    for (const statement of statements) await queries.execute(statement)
  }).then(
    () => 'taken',
    fault => refusingConstraint(fault) ?? sqlStateOf(fault),
  )

// I24 is about publishing a home.
const named = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25, 26]

// What a rule says of prices or of what is shown (I7, I17 to I21) only tests can hold.
// biome-ignore format: a table
const constraints: readonly (readonly [invariant: string, name: string])[] = [
  ['I1',  'occupancy_one_taker'],
  ['I2',  'booking_has_nights'],
  ['I2',  'quote_has_nights'],
  ['I2',  'enquiry_has_nights'],
  ['I2',  'occupancy_nights_finite'],
  ['I4',  'booking_unit_nights_agree'],
  ['I4',  'occupancy_is_of_booking'],
  ['I4',  'occupancy_stays_with_booking'],
  ['I5',  'occupancy_stays_released'],
  ['I6',  'quote_total_is_sum_of_lines'],
  ['I6',  'booking_total_is_sum_of_lines'],
  ['I6',  'booking_total_is_quoted'],
  ['I9',  'booking_one_currency'],
  ['I9',  'money_in_currency_of_booking'],
  ['I10', 'payment_captured_is_authorised'],
  ['I10', 'payment_refunds_are_captured'],
  ['I22', 'payment_charges_a_due_once'],
  ['I11', 'ledger_sums_to_zero'],
  ['I11', 'ledger_entry_stays'],
  ['I12', 'booking_event_follows'],
  ['I12', 'booking_state_is_told'],
  ['I13', 'booking_event_is_listed'],
  ['I14', 'booking_confirmed_is_agreed'],
  ['I15', 'booking_agreed_stays'],
  ['I16', 'booking_reference_key'],
  ['I22', 'provider_event_pkey'],
  ['I25', 'app_user_deleted_is_nobody'],
  ['I26', 'outbox_dedupe_key_key'],
]

const titles = ['src', 'tests']
  .flatMap(sourceFiles)
  .filter(({ path }) => path.endsWith('.test.ts') && path !== 'tests/invariants.test.ts')
  .flatMap(({ text }) => [
    ...text.matchAll(/\b(?:test|it|describe)(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['`])([\s\S]*?)\1,/g),
  ])
  .map(([, , title]) => title!)

test.each(named)('I%i is named by a test', number => {
  expect(titles.some(title => new RegExp(`\\bI${number}\\b`).test(title))).toBe(true)
})

test.each(constraints)('%s is held by %s', async (_, name) => {
  const { rows } = await handed.tools.database.execute(sql`
    select 1 from pg_constraint where conname = ${name} and convalidated
    union all select 1 from pg_trigger where tgname = ${name} and tgenabled = 'O'
    union all select 1 from pg_indexes where indexname = ${name}`)
  expect(rows.length).toBeGreaterThan(0)
})

test('I8 no column that holds money is anything but whole, and no other number has a fraction but places on the map and exchange rates', async () => {
  const { rows } = await handed.tools.database.execute<{ name: string; type: string }>(sql`
    select table_name || '.' || column_name as name,
      case data_type when 'ARRAY' then ltrim(udt_name, '_') else data_type end as type
    from information_schema.columns
    where table_schema = 'public'`)
  const money = rows.filter(({ name }) => name.endsWith('_minor'))
  expect(money.length).toBeGreaterThan(20)
  // Amounts by age band are JSON.
  const whole = new Set(['bigint', 'int8', 'int4'])
  expect(money.filter(({ type }) => !whole.has(type)).map(({ name }) => name)).toEqual([
    'rate_plan.extra_guest_nightly_minor',
  ])
  const fractions = rows.filter(({ type }) => ['numeric', 'real', 'double precision', 'money'].includes(type))
  expect(
    fractions
      .map(({ name }) => name)
      .filter(name => !/^(stay\.(public_)?|nearby_place\.)(latitude|longitude)$|^exchange_rate\.per_euro$/.test(name)),
  ).toEqual([])
})

describe('tried to be broken in the database itself', () => {
  let farm: BookableStay
  let held: string
  let booked: string
  let cancelled: string
  beforeAll(async () => {
    const { tools, clock } = handed
    farm = await bookableStay(tools.database, {}, 2)
    const ada = await someGuest(tools.database, clock.now())
    const stay = farm
    booked = await mustBook(tools, ada, { stayId: stay.stayId, input: inputFor('2030-08-01', '2030-08-04') })
    cancelled = await mustBook(tools, ada, { stayId: stay.stayId, input: inputFor('2030-09-01', '2030-09-04') })
    const asked = { bookingId: cancelled, version: 2, key: 'cancel-one-of-them', origin: '' }
    await cancelBooking(tools, ada, { ...asked, seenRefundMinor: 0, seenChargedMinor: 0 })
    const browser = someBrowser()
    held = await mustHold(tools, { browser }, { stayId: stay.stayId, input: inputFor('2030-07-01', '2030-07-03') })
  })

  test('I2 nothing with dates has no night, or more than 365', async () => {
    const dates = (table: string, days: number) =>
      sql`update ${sql.raw(table)} set check_out = check_in + ${days}::integer where stay_id = ${farm.stayId} and state in ('hold', 'open')`
    const nights = (days: number) =>
      sql`update quote set nights = daterange(lower(nights), lower(nights) + ${days}::integer)`
    await handed.tools.database.execute(sql`
      insert into enquiry (id, stay_id, check_in, check_out, party, contact, state, expires_at, created_at)
      values (gen_random_uuid(), ${farm.stayId}, '2030-07-01', '2030-07-03', '{}', '{}', 'open', now(), now())`)
    for (const days of [-1, 0, 366]) {
      expect(await refusal(dates('booking', days))).toBe('booking_has_nights')
      expect(await refusal(dates('enquiry', days))).toBe('enquiry_has_nights')
    }
    expect(await refusal(nights(366))).toBe('quote_has_nights')
    expect(await refusal(nights(0))).toMatch(/^quote_/)
    expect(await refusal(nights(365))).toBe('taken')
  })

  const events = (id: string, to: string, command: string) => [
    sql`insert into booking_event (booking_id, seq, from_state, to_state, command, actor, at)
      select id, version + 1, state, ${to}, ${command}, 'system', now() from booking where id = ${id}`,
    sql`update booking set state = ${to}, version = version + 1, cancelled_at = now(), cancelled_by = 'system'
      where id = ${id}`,
  ]
  const units = () => farm.unitIds
  const insert = (id: string, unit: number, nights: string, kind = 'booking') => sql`
    insert into occupancy (unit_id, nights, kind, ref_id, expires_at, created_at)
    values (${unit}, ${nights}::daterange, ${kind}, ${id}, ${kind === 'hold' ? sql`now()` : null}, now())`
  const release = (id: string) => sql`update occupancy set released = true where ref_id = ${id} and not released`

  // biome-ignore format: a table
  const broken: readonly (readonly [what: string, () => readonly SQL[]])[] = [
    ['a booking without its nights',          () => [release(booked)]],
    ['a booking without the nights of a unit', () => [sql`update occupancy set released = true where ref_id = ${booked} and unit_id = ${units()[0]}`]],
    ['a booking whose nights are deleted',    () => [sql`delete from occupancy where ref_id = ${booked}`]],
    ['a booking with another night',          () => [insert(booked, units()[0]!, '[2030-08-04,2030-08-05)')]],
    ['a booking with other nights',           () => [release(booked), ...units().map(unit => insert(booked, unit, '[2030-10-01,2030-10-04)'))]],
    ['a booking with fewer nights',           () => [release(booked), ...units().map(unit => insert(booked, unit, '[2030-08-01,2030-08-03)'))]],
    ['a booking with a unit twice and none of the other', () => [sql`update booking set unit_ids = array[unit_ids[1], unit_ids[1]] where id = ${booked}`]],
    ['a booking of units it has no nights of', () => [sql`update booking set unit_ids = unit_ids || 999999 where id = ${booked}`]],
    ['a hold that is a booking to others',    () => [sql`update occupancy set kind = 'booking', expires_at = null where ref_id = ${held}`]],
    ['a hold whose nights are given back',    () => [release(held)]],
    ['a hold of other dates than its nights', () => [sql`update booking set check_out = check_out + 1 where id = ${held}`]],
    ['nights of a hold that has ended',       () => events(held, 'expired', 'expire')],
    ['all nights of a cancelled booking but the first', () => [...events(booked, 'cancelled', 'cancel'), release(booked), ...units().map(unit => insert(booked, unit, '[2030-08-02,2030-08-04)'))]],
    ['nights of a booking that was cancelled', () => units().map(unit => insert(cancelled, unit, '[2030-09-02,2030-09-04)'))],
    ['a hold of a booking that was cancelled', () => units().map(unit => insert(cancelled, unit, '[2030-09-01,2030-09-04)', 'hold'))],
  ]

  test.each(broken)('I4 refused: %s', async (_, statements) => {
    expect(await refusal(...statements())).toBe('booking_unit_nights_agree')
  })

  test('I4 a booking does not leave its nights behind', async () => {
    const { database } = handed.tools
    await database.execute(sql`alter table booking_event disable trigger booking_event_stays`)
    expect(await refusal(sql`delete from booking where id = ${held}`)).toBe('booking_unit_nights_agree')
    await database.execute(sql`alter table booking_event enable trigger booking_event_stays`)
  })

  test('I4 nights that had begun stay with a visit that was broken off, and those of an ended hold may be gone', async () => {
    const first = units().map(unit => insert(booked, unit, '[2030-08-01,2030-08-03)'))
    const ended = sql`select 1 / 0`
    // Rolled back at its end by a statement that fails, so that nothing is left for the tests beside it.
    expect(
      await refusal(
        ...events(booked, 'cancelled', 'cancel'),
        release(booked),
        ...first,
        sql`set constraints all immediate`,
        ended,
      ),
    ).toBe('22012')
    handed.clock.advance(minutes(16))
    const input = inputFor('2030-07-02', '2030-07-05')
    expect(await askHold(handed.tools, { browser: someBrowser() }, { stayId: farm.stayId, input })).toMatchObject({
      ok: true,
    })
  })

  test('I6 a total is the sum of its lines, in quotes and in what was booked', async () => {
    const line = sql`jsonb_set(lines, '{0,amountMinor}', to_jsonb((lines -> 0 ->> 'amountMinor')::bigint + 1))`
    expect(await refusal(sql`update quote set lines = ${line}`)).toBe('quote_total_is_sum_of_lines')
    expect(await refusal(sql`update quote set lines = lines - 0`)).toBe('quote_total_is_sum_of_lines')
    expect(await refusal(sql`update quote set lines = lines || '[{ "amountMinor": -1 }]'`)).toBe(
      'quote_total_is_sum_of_lines',
    )
    const sums = sql`lodging_minor = lodging_minor + 1, total_minor = total_minor + 1`
    expect(await refusal(sql`update quote set ${sums}`)).toBe('quote_total_is_sum_of_lines')
    expect(await refusal(sql`update quote set ${sums}, lines = ${line}`)).toBe('taken')
    const quoted = sql`quote = jsonb_set(quote, '{totalMinor}', to_jsonb(total_minor + 1)), total_minor = total_minor + 1`
    expect(await refusal(sql`update booking set ${quoted} where id = ${held}`)).toBe('booking_total_is_sum_of_lines')
  })
})
