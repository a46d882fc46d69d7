// Offers as they come out of the database, and what the database refuses to take in.

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quote } from '#offers/quote/quote.ts'
import { policyPreset } from '#offers/refunds/policy-presets.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { inTransaction, refusingConstraint, sqlStateOf } from '#platform/tools/database.server.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { sellStay } from '#tests/support/sold-stay.ts'
import { context, day, input, nights } from '#tests/support/some-offer.ts'
import { editionOf, loadOffers } from './offer-store.server.ts'
import {
  discountTable,
  feeTable,
  nightOverrideTable,
  ratePlanTable,
  seasonTable,
  taxProfileTable,
  taxRuleTable,
} from './offer-tables.server.ts'
import {
  bookingModeOverrideTable,
  damageDepositRuleTable,
  stayGroupMemberTable,
  stayRuleTable,
} from './rule-tables.server.ts'
import { storePolicy } from './terms-store.server.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

async function load(stayId: number): Promise<StayOffer> {
  return (await loadOffers(fresh.database, [stayId])).get(stayId)!
}

describe('an offer', () => {
  test('a stay with a plan and a cleaning fee is quoted as stored', async () => {
    const { stayId } = await sellStay(fresh.database, { cleaningMinor: 80_00 })
    const result = quote(await load(stayId), input({ nights: nights('2026-07-04', '2026-07-11') }), context())
    expect(result).toMatchObject({ ok: true, quote: { totalMinor: 780_00, stayId } })
  })

  test('everything that has a price or a rule is there', async () => {
    const { database } = fresh
    const policyId = await storePolicy(database, {
      ...policyPreset('Firm'),
      noShow: { lodging: 1000, fee: 0, extra: 500 },
    })
    const [deposit] = await database
      .insert(damageDepositRuleTable)
      .values({ name: 'Damage', kind: 'flat', amount: 300_00 })
      .returning()
    const [profile] = await database.insert(taxProfileTable).values({ name: 'Lisboa' }).returning()
    const { stayId, planId } = await sellStay(database, {
      offer: {
        policyId,
        damageDepositRuleId: deposit!.id,
        taxProfileId: profile!.id,
        bookingMode: 'request',
        maxAdults: 3,
      },
      plan: { weekdayDeltaMinor: [0, 0, 0, 0, 10_00, 20_00, 0], extraGuestNightlyMinor: { adult: 15_00 } },
    })
    await database.insert(seasonTable).values([
      {
        ratePlanId: planId,
        name: 'Summer',
        dates: { from: day('2026-07-01'), until: day('2026-09-01') },
        nightlyMinor: 200_00,
      },
      { ratePlanId: planId, name: 'Winter', yearlyFirst: 1215, yearlyLast: 110, changeBp: -2000, weekdays: 31 },
    ])
    await database
      .insert(ratePlanTable)
      .values({ name: 'Non-refundable', currency: 'EUR', parentId: planId, changeBp: -1000, policyId })
    await database.insert(nightOverrideTable).values([
      { stayId, night: '2026-08-02', minArrival: 5 },
      { stayId, night: '2026-08-01', closed: true },
      { ratePlanId: planId, night: '2026-08-03', nightlyMinor: 99_00 },
    ])
    await database.insert(stayRuleTable).values([
      { stayId, kind: 'min_arrival', amount: 3, weekdays: 32, priority: 2 },
      { stayId, kind: 'allowed_lengths', lengths: [3, 4, 7], dates: { from: day('2026-07-01'), until: null } },
      { stayId, kind: 'closed_to_arrival', closed: true },
      { stayId, kind: 'cutoff_local_time', amount: 1, localTime: '18:30' },
      { stayId, kind: 'gap_fill', amount: 2, discountBp: 500 },
    ])
    await database
      .insert(discountTable)
      .values({ stayId, name: 'Week', kind: 'los', reductionBp: 1000, minNights: 7, appliesTo: ['night', 'fee'] })
    await database.insert(feeTable).values([
      {
        stayId,
        position: 2,
        name: 'Breakfast',
        kind: 'extra',
        mandatory: false,
        basis: 'per_guest_night',
        amount: 9_00,
      },
      {
        stayId,
        position: 1,
        name: 'Linen',
        kind: 'linen',
        basis: 'per_guest',
        amount: 0,
        amountByBand: { adult: 12_00 },
      },
    ])
    await database.insert(taxRuleTable).values([
      {
        profileId: profile!.id,
        position: 2,
        name: 'VAT',
        kind: 'percent',
        rateNumerator: 6,
        rateDenominator: 100,
        inclusive: true,
      },
      {
        profileId: profile!.id,
        position: 1,
        name: 'City',
        kind: 'per_guest_night',
        amountMinor: 4_00,
        maxNights: 7,
        exemptAgesBelow: 13,
        collectedBy: 'property',
      },
    ])
    await database.insert(bookingModeOverrideTable).values({ stayId, fewerDaysThan: 3, bookingMode: 'enquiry' })
    const offer = await load(stayId)
    expect(offer).toMatchObject({
      open: true,
      timeZone: 'Europe/Lisbon',
      checkInFrom: 16 * 60,
      checkOutUntil: 10 * 60,
      capacity: { maxGuests: 4, maxAdults: 3, maxInfantsExtra: 0, petsMax: 1 },
      bookingMode: { usual: 'request', overrides: [{ fewerDaysThan: 3, mode: 'enquiry' }] },
      policy: {
        name: 'Firm',
        grace: { hours: 24, minLeadDays: 7 },
        tiers: [{ daysBefore: 30 }, { daysBefore: 7, shares: { lodging: 5000 } }],
        noShow: { lodging: 1000, fee: 0, extra: 500 },
      },
      damageDeposit: { kind: 'flat', amount: 300_00, method: 'hold' },
      paymentTerms: { instalments: [{ shareBasisPoints: 10_000, daysBefore: null }] },
      plans: [
        {
          kind: 'base',
          weekdayDeltaMinor: [0, 0, 0, 0, 10_00, 20_00, 0],
          extraGuestNightlyMinor: { adult: 15_00 },
          seasons: [
            {
              name: 'Summer',
              when: { kind: 'dates', span: { from: day('2026-07-01') } },
              price: { kind: 'nightly', minor: 200_00 },
            },
            {
              name: 'Winter',
              when: { kind: 'yearly', span: { first: 1215, last: 110 } },
              price: { kind: 'percent', basisPoints: -2000 },
            },
          ],
          overrides: [{ night: day('2026-08-03'), nightlyMinor: 99_00 }],
        },
        { kind: 'derived', change: { kind: 'percent', basisPoints: -1000 }, policy: { name: 'Firm' } },
      ],
      overrides: [
        { night: day('2026-08-01'), closed: true },
        { night: day('2026-08-02'), minArrival: 5 },
      ],
      fees: [
        { name: 'Linen', amountByBand: { adult: 12_00 } },
        { name: 'Breakfast', mandatory: false },
      ],
      taxes: [
        { name: 'City', maxNights: 7, collectedBy: 'property' },
        { name: 'VAT', rate: { numerator: 6, denominator: 100 }, inclusive: true },
      ],
      discounts: [
        { kind: 'los', minNights: 7, appliesTo: ['night', 'fee'], reduction: { kind: 'percent', basisPoints: 1000 } },
      ],
    })
    expect(offer.rules.map(({ id: _, scope, days: __, yearly: ___, ...demand }) => ({ scope, ...demand }))).toEqual([
      { scope: 'stay', priority: 2, weekdays: 32, kind: 'min_arrival', nights: 3 },
      { scope: 'stay', priority: 0, weekdays: 127, kind: 'allowed_lengths', lengths: [3, 4, 7] },
      { scope: 'stay', priority: 0, weekdays: 127, kind: 'closed_to_arrival', closed: true },
      { scope: 'stay', priority: 0, weekdays: 127, kind: 'cutoff_local_time', daysBefore: 1, minute: 18 * 60 + 30 },
      { scope: 'stay', priority: 0, weekdays: 127, kind: 'gap_fill', floor: 2, discountBasisPoints: 500 },
    ])
  })

  test('rules of the house and of a group reach the stays they are for, and are shared', async () => {
    const { database } = fresh
    const [one, two, three] = [await sellStay(database), await sellStay(database), await sellStay(database)]
    const { rows } = await database.execute<{ id: number }>(
      sql`insert into stay_group (name) values ('Farm') returning id`,
    )
    const group = rows[0]!
    await database.insert(stayGroupMemberTable).values([one, two].map(({ stayId }) => ({ groupId: group.id, stayId })))
    await database.insert(stayRuleTable).values([
      { kind: 'window_days', amount: 365 },
      { groupId: group.id, kind: 'turnover_nights', amount: 1 },
      { stayId: one.stayId, kind: 'min_arrival', amount: 2 },
    ])
    const offers = await loadOffers(database, [one.stayId, two.stayId, three.stayId])
    const scopes = (stayId: number) => offers.get(stayId)!.rules.map(({ scope }) => scope)
    expect([one, two, three].map(({ stayId }) => scopes(stayId))).toEqual([
      ['org', 'group', 'stay'],
      ['org', 'group'],
      ['org'],
    ])
    const again = await loadOffers(database, [two.stayId, three.stayId])
    expect(again.get(three.stayId)!.rules).toHaveLength(1)
    await database.execute(sql`delete from stay_rule where kind = 'window_days'`)
  })

  test('a stay without an offer, and one that does not exist, are left out; a draft is not open', async () => {
    const { stayId } = await sellStay(fresh.database, { status: 'draft' })
    const found = await loadOffers(fresh.database, [stayId, 999_999])
    expect([...found.keys()]).toEqual([stayId])
    expect(found.get(stayId)!.open).toBe(false)
    expect(await loadOffers(fresh.database, [])).toEqual(new Map())
  })
})

describe('the edition', () => {
  test('rises with a change of a price and of what the stay adds to it, and with nothing else', async () => {
    const { database } = fresh
    const { stayId } = await sellStay(database)
    const before = await editionOf(database)
    await database.execute(sql`update rate_plan set base_nightly_minor = 12000 where id = -1`)
    const priced = await editionOf(database)
    expect(priced).toBeGreaterThan(before)
    await database.execute(sql`update stay set summary = 'Another.' where id = ${stayId}`)
    expect(await editionOf(database)).toBe(priced)
    await database.execute(sql`update stay set max_guests = 5 where id = ${stayId}`)
    expect(await editionOf(database)).toBeGreaterThan(priced)
    expect((await load(stayId)).catalogueVersion).toBe(await editionOf(database))
  })

  test('offers read while prices change are of one edition', async () => {
    const { database } = fresh
    const { stayId, planId } = await sellStay(database, { cleaningMinor: 1_00 })
    const edit = async () => {
      for (let amount = 2; amount < 40; amount++) {
        await inTransaction(database, async queries => {
          await queries.execute(sql`update rate_plan set base_nightly_minor = ${amount} where id = ${planId}`)
          await queries.execute(sql`update fee set amount = ${amount} where stay_id = ${stayId}`)
        })
      }
    }
    const read = async () => {
      for (let reading = 0; reading < 8; reading++) {
        const { plans, fees } = await load(stayId)
        if (plans[0].baseNightlyMinor !== 100_00) expect(fees[0]!.amount).toBe(plans[0].baseNightlyMinor)
      }
    }
    await Promise.all([edit(), read(), read()])
  })
})

describe('many stays', () => {
  test('load by COPY, and any number of them in the same number of queries', async () => {
    const { database } = fresh
    const template = await sellStay(database)
    const client = await database.$client.connect()
    // Far from the numbers that the other tests are given.
    const first = 1_000_000
    const ids = Array.from({ length: 2000 }, (_, index) => first + index)
    const copy = async (command: string, lines: (id: number) => string) => {
      await pipeline(Readable.from(ids.map(id => `${lines(id)}\n`)), client.query(copyFrom(command)))
    }
    await copy(
      `copy stay (id, slug, status, kind, name, summary, description, city, region, country, latitude, longitude,
        public_latitude, public_longitude, time_zone, max_guests, currency) from stdin`,
      id =>
        [
          id,
          `copied-${id}`,
          'published',
          'house',
          'Casa',
          '',
          '',
          'Lisboa',
          'Lisboa',
          'PT',
          38,
          -9,
          38,
          -9,
          'Europe/Lisbon',
          4,
          'EUR',
        ].join('\t'),
    )
    await copy('copy rate_plan (id, name, currency, base_nightly_minor) from stdin', id =>
      [id, 'Standard', 'EUR', 90_00].join('\t'),
    )
    await copy('copy season (rate_plan_id, name, dates, nightly_minor) from stdin', id =>
      [id, 'Summer', '[2026-07-01,2026-09-01)', 150_00].join('\t'),
    )
    await copy('copy stay_offer (stay_id, rate_plan_id, policy_id, payment_terms_id) from stdin', id =>
      [id, id, template.policyId, template.termsId].join('\t'),
    )
    await copy('copy fee (stay_id, name, kind, basis, amount) from stdin', id =>
      [id, 'Cleaning', 'cleaning', 'per_stay', id].join('\t'),
    )
    let asked = 0
    const query = client.query.bind(client)
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const counting = drizzle({
      client: new Proxy(client, {
        get: (target, key) => {
          if (key === 'query') asked++
          return key === 'query' ? query : Reflect.get(target, key)
        },
      }),
    })
    const all = await loadOffers(counting, ids)
    const forMany = asked
    asked = 0
    await loadOffers(counting, ids.slice(0, 1))
    expect(asked).toBe(forMany)
    expect(forMany).toBeLessThan(25)
    client.release()
    const last = all.get(ids.at(-1)!)!
    expect(all.size).toBe(2000)
    expect(last.fees).toMatchObject([{ amount: ids.at(-1) }])
    expect(last.plans[0].seasons).toHaveLength(1)
    expect(all.get(ids[0]!)!.rules).toBe(last.rules)
    expect(all.get(ids[0]!)!.policy).toBe(last.policy)
  })
})

describe('the database refuses', () => {
  const refusal = async (statement: ReturnType<typeof sql>): Promise<string | undefined> => {
    try {
      await fresh.database.execute(statement)
      return undefined
    } catch (fault) {
      return refusingConstraint(fault) ?? sqlStateOf(fault)
    }
  }
  const checkViolated = /_check/

  test('two seasons of equal priority on the same days of one plan, dated or yearly', async () => {
    const { planId } = await sellStay(fresh.database)
    const dated = (dates: string, priority = 0) =>
      refusal(
        sql`insert into season (rate_plan_id, name, priority, dates, nightly_minor) values (${planId}, 'A', ${priority}, ${dates}::daterange, 1)`,
      )
    expect(await dated('[2026-07-01,2026-08-01)')).toBeUndefined()
    expect(await dated('[2026-08-01,2026-09-01)')).toBeUndefined()
    expect(await dated('[2026-07-31,2026-08-02)')).toBe('season_dates_once')
    expect(await dated('[2026-07-31,2026-08-02)', 1)).toBeUndefined()
    const yearly = (from: number, to: number) =>
      refusal(
        sql`insert into season (rate_plan_id, name, yearly_first, yearly_last, nightly_minor) values (${planId}, 'Y', ${from}, ${to}, 1)`,
      )
    expect(await yearly(1215, 110)).toBeUndefined()
    expect(await yearly(105, 120)).toBe('season_yearly_once')
    expect(await yearly(111, 120)).toBeUndefined()
  })

  test('a plan derived from a derived one, or priced in two ways, or a usual one with a minimum of nights', async () => {
    const { planId, stayId } = await sellStay(fresh.database)
    const [derived] = await fresh.database
      .insert(ratePlanTable)
      .values({ name: 'Derived', currency: 'EUR', parentId: planId, changeBp: -1000 })
      .returning({ id: ratePlanTable.id })
    expect(
      await refusal(
        sql`insert into rate_plan (name, currency, parent_id, change_bp) values ('X', 'EUR', ${derived!.id}, 1)`,
      ),
    ).toMatch(/fkey/)
    expect(
      await refusal(
        sql`insert into rate_plan (name, currency, parent_id, change_bp, base_nightly_minor) values ('X', 'EUR', ${planId}, 1, 1)`,
      ),
    ).toMatch(checkViolated)
    expect(await refusal(sql`update rate_plan set min_nights = 3 where id = ${planId}`)).toMatch(checkViolated)
    const own = sql`insert into rate_plan (name, currency, parent_id, base_nightly_minor, min_nights) values ('Own', 'EUR', ${planId}, 1, 3)`
    expect(await refusal(own)).toBeUndefined()
    expect(await refusal(sql`update stay_offer set rate_plan_id = ${derived!.id} where stay_id = ${stayId}`)).toMatch(
      /fkey/,
    )
  })

  test.each([
    ['a rule without its number', sql`insert into stay_rule (kind) values ('min_arrival')`],
    ['a minimum of no night', sql`insert into stay_rule (kind, amount) values ('min_arrival', 0)`],
    ['a window beyond 730 days', sql`insert into stay_rule (kind, amount) values ('window_days', 731)`],
    ['lengths of none', sql`insert into stay_rule (kind, lengths) values ('allowed_lengths', '{}')`],
    ['a length of 366 nights', sql`insert into stay_rule (kind, lengths) values ('allowed_lengths', '{366}')`],
    ['a percentage without a rate', sql`insert into tax_rule (profile_id, name, kind) values (1, 'X', 'percent')`],
    ['an amount without one', sql`insert into tax_rule (profile_id, name, kind) values (1, 'X', 'per_night')`],
    ['a coupon without a code', sql`insert into discount (name, kind, reduction_bp) values ('X', 'coupon', 1)`],
    [
      'a code in small letters',
      sql`insert into discount (name, kind, reduction_bp, code) values ('X', 'coupon', 1, 'sun')`,
    ],
    [
      'a discount of more than everything',
      sql`insert into discount (name, kind, reduction_bp, min_nights) values ('X', 'los', 10001, 7)`,
    ],
    [
      'a length-of-stay discount without a length',
      sql`insert into discount (name, kind, reduction_bp) values ('X', 'los', 1)`,
    ],
    [
      'an extra that is mandatory',
      sql`insert into fee (name, kind, basis, amount) values ('X', 'extra', 'per_stay', 1)`,
    ],
    ['a fee below nothing', sql`insert into fee (name, kind, basis, amount) values ('X', 'linen', 'per_stay', -1)`],
    [
      'a word about a night that says nothing',
      sql`insert into night_override (stay_id, night) values (1, '2026-07-04')`,
    ],
    [
      'six weekdays',
      sql`insert into rate_plan (name, currency, weekday_delta_minor) values ('X', 'EUR', '{1,2,3,4,5,6}')`,
    ],
  ])('%s', async (_, statement) => {
    expect(await refusal(statement)).toMatch(checkViolated)
  })

  test('the same code twice for the same scope', async () => {
    const insert = sql`insert into discount (name, kind, reduction_bp, code) values ('X', 'coupon', 1, 'TWICE')`
    expect(await refusal(insert)).toBeUndefined()
    expect(await refusal(insert)).toBe('discount_code')
  })
})
