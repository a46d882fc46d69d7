// Every invariant of bookings and their money has a test that names it, and a constraint of the database where it can have one.

import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '#platform/project-root.server.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

// I23 and I24 are about foreign calendars and about publishing a home.
const named = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 25, 26]

// What a rule says of several rows, of prices or of what is shown (I4, I6 for its lines, I7, I17 to I21) only tests can hold.
// biome-ignore format: a table
const constraints: readonly (readonly [invariant: string, name: string])[] = [
  ['I1',  'occupancy_one_taker'],
  ['I2',  'booking_has_nights'],
  ['I2',  'occupancy_nights_finite'],
  ['I5',  'occupancy_stays_released'],
  ['I6',  'booking_total_is_quoted'],
  ['I9',  'booking_one_currency'],
  ['I9',  'money_in_currency_of_booking'],
  ['I10', 'payment_captured_is_authorised'],
  ['I10', 'payment_refunds_are_captured'],
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
  .flatMap(root => readdirSync(inProject(root), { recursive: true, encoding: 'utf8' }).map(path => `${root}/${path}`))
  .filter(path => path.endsWith('.test.ts') && path !== 'tests/invariants.test.ts')
  .flatMap(path => {
    const text = readFileSync(inProject(path), 'utf8')
    return [...text.matchAll(/\b(?:test|it|describe)(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['`])([\s\S]*?)\1,/g)]
  })
  .map(([, , title]) => title!)

test.each(named)('I%i is named by a test', number => {
  expect(titles.some(title => new RegExp(`\\bI${number}\\b`).test(title))).toBe(true)
})

test.each(constraints)('%s is held by %s', async (_, name) => {
  const { rows } = await fresh.database.execute(sql`
    select 1 from pg_constraint where conname = ${name} and convalidated
    union all select 1 from pg_trigger where tgname = ${name} and tgenabled = 'O'
    union all select 1 from pg_indexes where indexname = ${name}`)
  expect(rows.length).toBeGreaterThan(0)
})

test('I8 no column that holds money is anything but whole, and no other number has a fraction but places on the map', async () => {
  const { rows } = await fresh.database.execute<{ name: string; type: string }>(sql`
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
    fractions.map(({ name }) => name).filter(name => !/^stay\.(public_)?(latitude|longitude)$/.test(name)),
  ).toEqual([])
})
