// A world of homes to search in that never stands still: every kind of change that an answer depends on, at random.

import fc from 'fast-check'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './build-home.ts'
import type { TestTools } from './tools.ts'

type Statement = readonly [sql: string, values: readonly unknown[]]

/** A change as statements of one transaction, made of a die and what the database then has. */
export type WorldChange = { readonly name: string; readonly statements: readonly Statement[] }

const homesAtFirst = 26

const places = [
  { city: 'Olhão', region: 'Algarve', country: 'PT', currency: 'EUR', timeZone: 'Europe/Lisbon', lat: 37, lng: -8 },
  { city: 'Siena', region: 'Tuscany', country: 'IT', currency: 'EUR', timeZone: 'Europe/Rome', lat: 43, lng: 11 },
  { city: 'Suva', region: 'Viti Levu', country: 'FJ', currency: 'FJD', timeZone: 'Pacific/Fiji', lat: -18, lng: 178.4 },
  { city: 'Apia', region: 'Upolu', country: 'WS', currency: 'EUR', timeZone: 'Pacific/Apia', lat: -13.8, lng: -171.7 },
  { city: 'Hakone', region: 'Kanagawa', country: 'JP', currency: 'JPY', timeZone: 'Asia/Tokyo', lat: 35, lng: 139 },
] as const

const amenityCodes = ['wifi', 'pool', 'sauna', 'parking', 'fireplace'] as const

/** Builds the homes: some with a choice of units, some that share a unit, some unsold. */
export async function buildChangingWorld({ tools }: Pick<TestTools, 'tools'>): Promise<void> {
  const { database } = tools
  const { $client: client } = database
  const group = await client.query("insert into stay_group (name) values ('Coast') returning id")
  const taxes = await client.query("insert into tax_profile (name) values ('Town') returning id")
  let before: number | undefined
  for (let at = 0; at < homesAtFirst; at++) {
    const { lat, lng, ...place } = places[at % places.length]!
    const { id, unitId } = await buildHome(database, {
      ...place,
      publicLatitude: lat + at / 50,
      publicLongitude: lng + at / 50,
      name: at % 4 === 0 ? `Élan ${at}` : `Casa ${at % 3}`,
      kind: (['house', 'cabin', 'villa'] as const)[at % 3]!,
      maxGuests: 1 + (at % 6),
      petsMax: at % 3,
      nightlyMinor: at === 7 ? null : 6000 + ((at * 7919) % 40) * 700,
      cleaningMinor: (at % 3) * 2500,
      minimumNights: at % 5 === 0 ? undefined : 1 + (at % 4),
      createdAt: new Date(Date.UTC(2030, 0, 1 + (at % 6))),
      amenities: amenityCodes.filter((_, code) => (at >> code) % 2 === 1).map(code => ({ code })),
      rooms: Array.from({ length: at % 4 }, (_, room) => ({
        kind: 'bedroom' as const,
        name: `Room ${room}`,
        beds: [{ kind: 'double' as const, count: 1 }],
      })),
    })
    if (at % 6 === 5) {
      await client.query("update stay_unit set role = 'one_of' where stay_id = $1", [id])
      await client.query(
        "with made as (insert into unit (name) values ('Second') returning id) insert into stay_unit select $1, id, 'one_of' from made",
        [id],
      )
    }
    if (at % 6 === 4 && before) await client.query("insert into stay_unit values ($1, $2, 'all_of')", [id, before])
    before = unitId
    if (at % 3 === 0) await client.query('insert into stay_group_member values ($1, $2)', [group.rows[0].id, id])
    if (at % 4 === 1) {
      await client.query('update stay_offer set tax_profile_id = $1, max_infants_extra = 1 where stay_id = $2', [
        taxes.rows[0].id,
        id,
      ])
    }
  }
}

const die = fc.nat(1_000_000)
const ahead = fc.integer({ min: -3, max: 40 })
const length = fc.integer({ min: 1, max: 6 })
const span = `daterange(date '2030-05-15' + $2::integer, date '2030-05-15' + $2::integer + $3::integer)`
// One of the rows there are, by the die; a table that has none changes nothing.
const some = (table: string, column = 'id', where = 'true') =>
  `(select ${column} from ${table} where ${where} order by ${column} offset ($1::integer % greatest(1, (select count(*)::integer from ${table} where ${where}))) limit 1)`

const change = (name: string, text: string, ...values: fc.Arbitrary<unknown>[]): fc.Arbitrary<WorldChange> =>
  fc.tuple(die, ...values).map(all => ({ name, statements: [[text, all]] }))

const take = (kind: string, rest = '') =>
  `insert into occupancy (unit_id, nights, kind, ref_id, created_at, expires_at)
   select unit.id, ${span}, '${kind}', gen_random_uuid(), now(), ${rest || 'null'}
   from unit where unit.id = ${some('unit')} on conflict do nothing`

const scope = fc.constantFrom('stay', 'group', 'org')
const scoped = `case $2::text when 'stay' then ${some('stay')} end, case $2::text when 'group' then ${some('stay_group')} end`

export const anyWorldChange: fc.Arbitrary<WorldChange> = fc.oneof(
  { weight: 8, arbitrary: change('a booking', take('booking'), ahead, length) },
  { weight: 3, arbitrary: change('a block', take('block'), ahead, length) },
  {
    weight: 4,
    arbitrary: change(
      'a hold',
      take('hold', `timestamptz '2030-05-15 12:00+00' + make_interval(mins => $4::integer)`),
      ahead,
      length,
      fc.integer({ min: -600, max: 4000 }),
    ),
  },
  {
    weight: 4,
    arbitrary: change(
      'nights given back',
      `update occupancy set released = true where id = ${some('occupancy', 'id', 'not released')}`,
    ),
  },
  change('nights deleted', `delete from occupancy where id = ${some('occupancy', 'id', "kind = 'hold'")}`),
  {
    weight: 2,
    arbitrary: change(
      'a price',
      `update rate_plan set base_nightly_minor = $2::integer * 100 where id = ${some('rate_plan')}`,
      fc.integer({ min: 10, max: 400 }),
    ),
  },
  change(
    'a review',
    `update stay set review_count = review_count + 1, review_sum = review_sum + $2::integer where id = ${some('stay')}`,
    fc.constantFrom(2, 4, 5, 5),
  ),
  change(
    'how it is booked',
    `update stay_offer set booking_mode = $2 where stay_id = ${some('stay_offer', 'stay_id')}`,
    fc.constantFrom('instant', 'request', 'enquiry'),
  ),
  change(
    'how it is booked late',
    `insert into booking_mode_override (stay_id, fewer_days_than, booking_mode) select ${some('stay_offer', 'stay_id')}, $2::integer, $3 on conflict do nothing`,
    fc.integer({ min: 1, max: 30 }),
    fc.constantFrom('instant', 'request'),
  ),
  change(
    'a policy',
    `with made as (insert into cancellation_policy (name) values ('Own') returning id), tier as (
      insert into cancellation_tier (policy_id, days_before, lodging_bp, fee_bp, extra_bp)
      select id, $2::integer, $3::integer, 10000, 10000 from made)
     update stay_offer set policy_id = made.id from made where stay_id = ${some('stay_offer', 'stay_id')}`,
    fc.integer({ min: 0, max: 30 }),
    fc.constantFrom(5000, 10_000),
  ),
  change(
    'a policy changed',
    `update cancellation_tier set lodging_bp = $2::integer where policy_id = ${some('cancellation_tier', 'policy_id')}`,
    fc.constantFrom(5000, 10_000),
  ),
  change(
    'a weekend',
    `update rate_plan set weekday_delta_minor = array[0,0,0,0,$2::integer,$2::integer,0], included_guests = 1, extra_guest_nightly_minor = '{"adult": 700, "child": 300}' where id = ${some('rate_plan')}`,
    fc.integer({ min: -2000, max: 3000 }),
  ),
  {
    weight: 2,
    arbitrary: change(
      'what children pay',
      `update stay_offer set max_infants_extra = $1::integer % 3, child_bands = case when $2::integer = 0 then null else jsonb_build_array(
        jsonb_build_object('from', 0, 'to', $2::integer, 'counts', false, 'share_bp', 0),
        jsonb_build_object('from', $2::integer + 1, 'to', $2::integer + $3::integer, 'counts', true, 'share_bp', 5000)) end
       where stay_id = ${some('stay_offer', 'stay_id')}`,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 12 }),
    ),
  },
  change(
    'a fee by age',
    `insert into fee (stay_id, name, kind, basis, amount, amount_by_band) select ${some('stay')}, 'Linen', 'linen', 'per_guest', 0, jsonb_build_object('from0', 0, 'from' || $2::integer, 400, 'from15', 900)`,
    fc.integer({ min: 1, max: 14 }),
  ),
  {
    weight: 2,
    arbitrary: change(
      'a season',
      `insert into season (rate_plan_id, name, priority, dates, change_bp) select ${some('rate_plan')}, 'Season', $1::integer, ${span}, 1500`,
      ahead,
      length,
    ),
  },
  change('a season ends', `delete from season where id = ${some('season')}`),
  {
    weight: 3,
    arbitrary: change(
      sentence('rates.basisNight'),
      `insert into night_override (stay_id, night, nightly_minor, min_arrival, closed) select ${some('stay')}, date '2030-05-15' + $2::integer, nullif($3::integer, 0) * 1000, nullif($4::integer, 0), case when $3::integer = 4 then true end where $3::integer + $4::integer > 0 on conflict (stay_id, night) do update set closed = true`,
      ahead,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 4 }),
    ),
  },
  change(
    'a night of a plan',
    `insert into night_override (rate_plan_id, night, nightly_minor) select ${some('rate_plan')}, date '2030-05-15' + $2::integer, 12300 on conflict do nothing`,
    ahead,
  ),
  change('a night forgotten', `delete from night_override where id = ${some('night_override')}`),
  {
    weight: 2,
    arbitrary: change(
      'a rule',
      `insert into stay_rule (stay_id, group_id, kind, amount, priority) select ${scoped}, $3, $4::integer, $1::integer % 2`,
      scope,
      fc.constantFrom('min_arrival', 'min_through', 'turnover_nights', 'lead_time_hours'),
      fc.integer({ min: 1, max: 4 }),
    ),
  },
  { weight: 3, arbitrary: change('a rule taken out', `delete from stay_rule where id = ${some('stay_rule')}`) },
  change(
    'a discount',
    `insert into discount (stay_id, group_id, name, kind, reduction_bp, applies_to, min_nights) select ${scoped}, 'Long', 'los', $3::integer, '{night,fee}', 3`,
    scope,
    fc.integer({ min: 100, max: 4000 }),
  ),
  {
    weight: 2,
    arbitrary: change(
      'a discount ends',
      `update discount set active = false where id = ${some('discount', 'id', 'active')}`,
    ),
  },
  change(
    'a fee',
    `insert into fee (stay_id, group_id, name, kind, basis, amount) select ${scoped}, 'Linen', 'linen', 'per_guest', $3::integer`,
    scope,
    fc.integer({ min: 100, max: 4000 }),
  ),
  { weight: 2, arbitrary: change('a fee ends', `delete from fee where id = ${some('fee')}`) },
  change(
    'a tax',
    `insert into tax_rule (profile_id, name, kind, rate_numerator, rate_denominator, rounding) select ${some('tax_profile')}, 'Tax', 'percent', $2::integer, 100, $3`,
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom('line', 'total'),
  ),
  { weight: 2, arbitrary: change('a tax ends', `delete from tax_rule where id = ${some('tax_rule')}`) },
  {
    weight: 2,
    arbitrary: change(
      'a status',
      `update stay set status = $2 where id = ${some('stay')}`,
      fc.constantFrom('published', 'published', 'published', 'draft', 'unlisted'),
    ),
  },
  change(
    'a name',
    `update stay set name = $2 where id = ${some('stay')}`,
    fc.constantFrom('Élan', 'elan', 'Zoë’s', 'casa 1', 'Åre hut', '9 Oaks', '_cellar'),
  ),
  change(
    'a place',
    `update stay set city = $2, public_latitude = public_latitude + 0.3 where id = ${some('stay')}`,
    fc.constantFrom('Siena', 'Tavira', 'Apia'),
  ),
  change(
    'facts',
    `update stay set max_guests = $2::integer, pets_max = $1::integer % 3, kind = $3, amenities = '[{"code": "sauna"}]' where id = ${some('stay')}`,
    fc.integer({ min: 1, max: 8 }),
    fc.constantFrom('house', 'dome'),
  ),
  change(
    'rooms',
    `update stay set rooms = '[{"kind": "loft", "name": "L", "beds": [{"kind": "double", "count": 1}]}]' where id = ${some('stay')}`,
  ),
  {
    weight: 3,
    arbitrary: change(
      'a unit',
      `update unit set active = $2::boolean where id = ${some('unit')}`,
      fc.constantFrom(true, true, false),
    ),
  },
  change(
    'a member',
    `insert into stay_group_member select ${some('stay_group')}, ${some('stay')} on conflict do nothing`,
  ),
  {
    weight: 2,
    arbitrary: change(
      'no member',
      `delete from stay_group_member where stay_id = ${some('stay_group_member', 'stay_id')}`,
    ),
  },
  change(
    'an offer',
    `update stay_offer set rate_plan_id = ${some('rate_plan')}, max_adults = 3 where stay_id = ${some('stay_offer', 'stay_id')}
    and (select currency from rate_plan where id = ${some('rate_plan')}) = (select currency from stay where id = stay_id)`,
  ),
)

/** SQLSTATEs by which the database refuses what cannot be: a home that is not whole is not opened, seasons do not overlap. */
const refusals: ReadonlySet<unknown> = new Set(['23514', '23P01'])

/** Makes the change as one transaction; one that the database refuses changes nothing. */
export async function makeChange(
  { tools }: Pick<TestTools, 'tools'>,
  { name, statements }: WorldChange,
): Promise<void> {
  const client = await tools.database.$client.connect()
  try {
    await client.query('begin')
    for (const [text, values] of statements) {
      const used = values.filter((_, at) => text.includes(`$${at + 1}`))
      await client.query(text, used as unknown[])
    }
    await client.query('commit')
  } catch (fault) {
    await client.query('rollback')
    if (fault instanceof Error && 'code' in fault && refusals.has(fault.code)) return
    throw new Error(`The change failed: ${name}`, { cause: fault })
  } finally {
    client.release()
  }
}
