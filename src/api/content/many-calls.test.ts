// Prices, rules and terms of many homes by one call: previewed at each, saved as seen, for all of them or for none.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askHold, type BookableStay, bookableStay, inputFor, someBrowser } from '#tests/support/booking-world.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said, wrongFields } from '#tests/support/guest-calls.ts'

let api: ContentApi
let manager: string
let mill: BookableStay
let barn: BookableStay

beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: '' } })
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
})
afterAll(() => api?.drop())
beforeEach(async () => {
  mill = await bookableStay(api.tools.database)
  barn = await bookableStay(api.tools.database)
})

const both = () => [mill.slug, barn.slug]
const send = (change: Json, more: Json = {}, token = manager) =>
  api.call('/admin/rates', { body: { homes: both(), change, ...more }, token })
const read = async ({ slug }: { readonly slug: string }, part = 'rates') =>
  (await api.call(`/admin/homes/${slug}/${part}`, { token: manager })).body.data

/** Looks, and saves what was seen; answers both. */
async function save(change: Json, more: Json = {}, token = manager) {
  const looked = await send(change, more, token)
  expect(looked.status).toBe(200)
  expect(looked.body.data.saved).toBe(false)
  return { looked: looked.body.data, saved: await send(change, { ...more, seen: looked.body.data.mark }, token) }
}

async function quoted({ slug }: { readonly slug: string }, checkIn: string, checkOut: string): Promise<number> {
  const asked = { stay: slug, checkIn, checkOut, party: { adults: 2 } }
  return (await api.call('/quotes', { body: asked })).body.data.price.totalMinor
}

async function changeOne(home: BookableStay, change: Json) {
  const { version } = await read(home)
  return api.call(`/admin/homes/${home.slug}/rates`, { body: { version, onlyLook: false, change }, token: manager })
}

const july = { first: '2030-07-01', last: '2030-07-31' }
const percent = (amount: number, more: Json = {}) => ({ kind: 'prices', price: { kind: 'percent', amount }, ...more })
const summer = {
  ...{ name: 'Summer', priority: 0, yearly: true, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  ...{ first: '2030-07-01', last: '2030-07-31', price: { kind: 'percent', amount: 2000 } },
}

describe('prices of many homes', () => {
  it('are previewed at each to the cent, saved as seen, and told in the trail of each; bookings keep theirs', async () => {
    await changeOne(barn, { kind: 'base', base: { ...(await read(barn)).base, nightlyMinor: 95_00 } })
    const held = await askHold(
      api.tools,
      { browser: someBrowser() },
      {
        stayId: mill.stayId,
        input: inputFor('2030-07-01', '2030-07-03'),
      },
    )
    const former = [await quoted(mill, '2030-07-10', '2030-07-17'), await quoted(barn, '2030-07-10', '2030-07-17')]
    const versions = [(await read(mill)).version, (await read(barn)).version]
    const change = percent(500, { ...july, round: '1' })
    const { looked, saved } = await save(change)
    expect(looked.homes.map(({ refusal, effect }: Json) => [refusal, effect.dearer, effect.cheaper])).toEqual([
      [null, 31, 0],
      [null, 31, 0],
    ])
    expect(saved.body.data).toMatchObject({ saved: true, mark: looked.mark })
    const now = [await quoted(mill, '2030-07-10', '2030-07-17'), await quoted(barn, '2030-07-10', '2030-07-17')]
    expect([former, now]).toEqual([
      [7 * 100_00, 7 * 95_00],
      [7 * 105_00, 7 * 100_00],
    ])
    const example = ({ slug }: BookableStay) => looked.homes.find((each: Json) => each.slug === slug).effect.visit
    for (const home of [mill, barn]) {
      const { before, after } = example(home)
      expect(before.checkIn).toBe('2030-07-01')
      expect(await quoted(home, '2030-07-10', '2030-07-17')).toBe(after.totalMinor)
    }
    expect(await quoted(mill, '2030-08-01', '2030-08-02')).toBe(100_00)
    expect([(await read(mill)).version, (await read(barn)).version]).toEqual(versions.map(each => each + 1))
    expect(held).toMatchObject({ ok: true })
    const owner = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
    for (const { slug } of [mill, barn]) {
      const { data } = (await api.call(`/admin/trail?home=${slug}&area=rates`, { token: owner })).body
      expect(data[0].changes.length).toBeGreaterThanOrEqual(31)
    }
  })

  it('change as a whole without dates: the usual price, weekdays, seasons and single nights, not what follows them', async () => {
    await changeOne(mill, {
      kind: 'base',
      base: { ...(await read(mill)).base, weekdayMinor: [0, 0, 0, 0, 10_00, 0, 0] },
    })
    await changeOne(mill, { kind: 'season', entered: { ...summer, price: { kind: 'nightly', amount: 200_00 } } })
    await changeOne(mill, { kind: 'nights', first: '2030-09-04', entered: { nightlyMinor: 300_00 } })
    await changeOne(mill, {
      kind: 'plan',
      entered: { name: 'Saver', price: { kind: 'percent', amount: -1000 }, policy: 'home' },
    })
    expect((await save(percent(1000))).saved.status).toBe(200)
    const { base, seasons, plans } = await read(mill)
    expect([base.nightlyMinor, base.weekdayMinor[4], seasons[0].price.amount]).toEqual([110_00, 11_00, 220_00])
    expect(plans[0].price).toEqual({ kind: 'percent', amount: -1000 })
    expect(await quoted(mill, '2030-09-04', '2030-09-05')).toBe(330_00)
    const less = { kind: 'prices', price: { kind: 'delta', amount: -20_00 } }
    expect(said(await send(less))).toEqual([422, 'no-currency'])
    expect((await save(less, { currency: 'EUR' })).saved.status).toBe(200)
    expect((await read(mill)).base).toMatchObject({ nightlyMinor: 90_00, weekdayMinor: [0, 0, 0, 0, 11_00, 0, 0] })
    expect(await quoted(mill, '2030-09-04', '2030-09-05')).toBe(310_00)
    expect(await quoted(mill, '2030-07-10', '2030-07-11')).toBe(200_00)
  })

  it('keep those of homes that were sold by the same plan and are not among them', async () => {
    await api.tools.database.execute(
      sql`update stay_offer set rate_plan_id = ${mill.planId} where stay_id = ${barn.stayId}`,
    )
    const third = await bookableStay(api.tools.database)
    await api.tools.database.execute(
      sql`update stay_offer set rate_plan_id = ${mill.planId} where stay_id = ${third.stayId}`,
    )
    expect((await save(percent(1000))).saved.status).toBe(200)
    const prices = await Promise.all([mill, barn, third].map(home => quoted(home, '2030-09-02', '2030-09-03')))
    expect(prices).toEqual([110_00, 110_00, 100_00])
  })
})

describe('rules, seasons, nights and terms of many homes', () => {
  it('are added to each', async () => {
    const rule = { kind: 'rule', entered: { demand: 'min_arrival', amount: 5, ...july } }
    const { looked, saved } = await save(rule)
    expect(saved.status).toBe(200)
    expect(looked.homes[0].effect.weeks.some(({ after }: Json) => after?.nights === 5)).toBe(true)
    expect((await save({ kind: 'season', entered: summer })).saved.status).toBe(200)
    const closed = { kind: 'nights', first: '2030-08-01', last: '2030-08-03', entered: { sleep: 'shut' } }
    expect((await save(closed)).saved.status).toBe(200)
    for (const home of [mill, barn]) {
      expect((await read(home, 'rules')).rules).toHaveLength(1)
      expect((await read(home)).seasons).toMatchObject([{ name: 'Summer', price: summer.price }])
      const asked = { stay: home.slug, checkIn: '2030-08-01', checkOut: '2030-08-02', party: { adults: 2 } }
      expect((await api.call('/quotes', { body: asked })).body.error.details.verdicts).toMatchObject([
        { reason: 'night-closed' },
      ])
    }
  })

  it('are copied from one home, its own season and its own rule', async () => {
    const original = await bookableStay(api.tools.database)
    await changeOne(original, { kind: 'season', entered: summer })
    await changeOne(original, { kind: 'rule', entered: { demand: 'max_stay', amount: 9 } })
    const { season } = (await read(original)).seasons[0]
    const { rule } = (await read(original, 'rules')).rules[0]
    const copy = (what: string, row: number, from = original.slug) => ({ kind: 'copy', from, what, row })
    expect((await save(copy('season', season))).saved.status).toBe(200)
    expect((await save(copy('rule', rule))).saved.status).toBe(200)
    expect([(await read(barn)).seasons[0].name, (await read(barn, 'rules')).rules[0].demand]).toEqual([
      'Summer',
      'max_stay',
    ])
    const again = (await send(copy('season', season))).body.data.homes
    expect(again.map(({ refusal }: Json) => refusal.reason)).toEqual(['season-overlaps', 'season-overlaps'])
    for (const wrong of [copy('season', 999_999), copy('rule', rule, 'nowhere'), copy('season', rule, mill.slug)]) {
      const { homes } = (await send(wrong)).body.data
      expect(homes.map(({ refusal }: Json) => refusal.reason)).toEqual(['original-unknown', 'original-unknown'])
    }
    const own = (await read(mill)).seasons[0].season
    const toItself = (await send(copy('season', own, mill.slug))).body.data.homes
    expect(toItself.find(({ slug }: Json) => slug === mill.slug).refusal.reason).toBe('is-the-original')
  })

  it('take a policy of one’s own, a preset, and a payment schedule', async () => {
    const entered = { name: 'Harvest', tiers: [{ daysBefore: 40, lodging: 10_000, fee: 10_000, extra: 10_000 }] }
    const change = { kind: 'policy', version: 0, entered }
    const made = await api.call('/admin/terms', { body: { onlyLook: false, change }, token: manager })
    const { id: ownPolicy } = made.body.data
    const { looked } = await save({ kind: 'terms', ownPolicy })
    expect(looked.homes[0].effect.visit.after.inWords.cancelling).not.toEqual(
      looked.homes[0].effect.visit.before.inWords.cancelling,
    )
    expect([(await read(mill, 'rules')).policy.name, (await read(barn, 'rules')).policy.name]).toEqual([
      'Harvest',
      'Harvest',
    ])
    await save({ kind: 'terms', policy: 'Firm' })
    expect((await read(barn, 'rules')).policy.name).toBe('Firm')
    expect(said(await send({ kind: 'terms' }))).toEqual([422, 'nothing-said'])
    const unknown = (await send({ kind: 'terms', ownPolicy: 999_999 })).body.data.homes
    expect(unknown.map(({ refusal }: Json) => refusal.reason)).toEqual(['policy-unknown', 'policy-unknown'])
  })
})

describe('nothing is saved', () => {
  it('while one of the homes cannot have it', async () => {
    const swiss = await buildHome(api.tools.database, { currency: 'CHF' })
    const homes = [...both(), swiss.slug]
    const change = { kind: 'season', entered: { ...summer, price: { kind: 'nightly', amount: 200_00 } } }
    const looked = (await send(change, { homes, currency: 'EUR' })).body.data
    const refused = looked.homes.filter(({ refusal }: Json) => refusal)
    expect(refused).toMatchObject([{ slug: swiss.slug, effect: null, refusal: { reason: 'other-currency' } }])
    expect(said(await send(change, { homes, currency: 'EUR', seen: looked.mark }))).toEqual([409, 'some-refuse'])
    expect((await read(mill)).seasons).toEqual([])
    await changeOne(barn, { kind: 'season', entered: { ...summer, yearly: true } })
    const overlaps = (await send(change, { currency: 'EUR' })).body.data
    expect(overlaps.homes.map(({ refusal }: Json) => refusal?.reason ?? null).toSorted()).toEqual(
      [null, 'season-overlaps'].toSorted(),
    )
    expect(said(await send(change, { currency: 'EUR', seen: overlaps.mark }))).toEqual([409, 'some-refuse'])
    expect((await read(mill)).seasons).toEqual([])
  })

  it('of what was seen before somebody else changed something, or of another change', async () => {
    const { mark } = (await send(percent(500))).body.data
    await changeOne(barn, { kind: 'rule', entered: { demand: 'max_stay', amount: 9 } })
    expect(said(await send(percent(500), { seen: mark }))).toEqual([409, 'out-of-date'])
    const anew = (await send(percent(500))).body.data
    expect(said(await send(percent(600), { seen: anew.mark }))).toEqual([409, 'out-of-date'])
    expect(said(await send(percent(500), { seen: anew.mark, homes: [mill.slug] }))).toEqual([409, 'out-of-date'])
    expect((await read(mill)).base.nightlyMinor).toBe(100_00)
    // What homes share counts as well.
    await api.tools.database.execute(sql`
      update cancellation_policy set no_show_lodging_bp = 5000 where id in (select policy_id from stay_offer where stay_id = ${mill.stayId})`)
    expect(said(await send(percent(500), { seen: anew.mark }))).toEqual([409, 'out-of-date'])
    const last = (await send(percent(500))).body.data
    expect((await send(percent(500), { seen: last.mark })).body.data.saved).toBe(true)
  })

  it('of homes that somebody may not change: to them those do not exist', async () => {
    const someone = await api.makeUser({})
    await api.tools.database.execute(sql`
      insert into role_grant (user_id, role, scope, scope_id, granted_at)
      values (${someone.id}, 'manager', 'stay', ${mill.stayId}, now() - interval '1 minute')`)
    const ofOne = await api.tokenOf(someone)
    const another = await send(percent(500), {}, ofOne)
    const nowhere = await send(percent(500), { homes: [mill.slug, 'nowhere'] }, ofOne)
    expect([said(another), said(nowhere)]).toEqual([
      [404, 'home-unknown'],
      [404, 'home-unknown'],
    ])
    expect(another.body).toEqual(nowhere.body)
    const own = { homes: [mill.slug, mill.slug] }
    expect((await save(percent(500), own, ofOne)).saved.body.data.homes).toHaveLength(1)
    const { season } = (await changeOne(barn, { kind: 'season', entered: summer })).body.data.rates.seasons[0]
    const stolen = await send({ kind: 'copy', from: barn.slug, what: 'season', row: season }, own, ofOne)
    expect(stolen.body.data.homes[0].refusal.reason).toBe('original-unknown')
    const accountant = await api.tokenOf(await api.makeUser({ roles: ['accountant'] }))
    expect((await send(percent(500), {}, accountant)).status).toBe(403)
    expect((await send(percent(500), {}, await api.tokenOf(await api.makeUser({})))).status).toBe(404)
  })

  it.each<[Json, Json, string]>([
    [percent(500, { first: '2030-07-01' }), {}, 'change.last'],
    [percent(500, { first: '2030-07-02', last: '2030-07-01' }), {}, 'change.last'],
    [percent(500, { first: '2030-07-01', last: '2031-07-02' }), {}, 'change.last'],
    [percent(500, { weekdays: [6, 7] }), {}, 'change.weekdays'],
    [percent(500, { round: '3' }), {}, 'change.round'],
    [percent(-10_001), {}, 'change.price.amount'],
    [percent(500), { homes: [] }, 'homes'],
    [percent(500), { homes: Array(61).fill('casa') }, 'homes'],
    [percent(500), { currency: 'XXXX' }, 'currency'],
    [percent(500), { seen: 'x' }, 'seen'],
    [{ kind: 'base' }, {}, 'change.kind'],
  ])('of %j with %j', async (change, more, field) => {
    expect(wrongFields(await send(change, more))).toEqual([400, field])
  })

  it('of nights that have passed, or have no price', async () => {
    const reasons = async (change: Json) =>
      (await send(change)).body.data.homes.map(({ refusal }: Json) => refusal?.reason)
    const past = { first: '2029-07-01', last: '2029-07-02' }
    expect(await reasons(percent(500, past))).toEqual(['nights-passed', 'nights-passed'])
    const closed = { kind: 'nights', entered: { sleep: 'shut' } }
    expect(await reasons({ ...closed, ...past })).toEqual(['nights-passed', 'nights-passed'])
    expect(await reasons({ ...closed, first: '2041-01-01' })).toEqual(['nights-too-far', 'nights-too-far'])
    await changeOne(mill, { kind: 'base', base: { ...(await read(mill)).base, nightlyMinor: null } })
    expect((await reasons(percent(500, july))).filter(Boolean)).toEqual(['no-price-there'])
    expect((await reasons(percent(500))).filter(Boolean)).toEqual(['no-price-there'])
  })
})

describe('at the same moment', () => {
  it('guests book at the former price or at the new one, and nothing in between', async () => {
    const change = percent(1000)
    const { mark } = (await send(change)).body.data
    const holds = Array.from({ length: 8 }, (_, at) =>
      askHold(
        api.tools,
        { browser: someBrowser() },
        {
          address: `203.0.113.${at}`,
          stayId: at % 2 === 0 ? mill.stayId : barn.stayId,
          input: inputFor(
            `2030-10-${String(1 + 2 * at).padStart(2, '0')}`,
            `2030-10-${String(3 + 2 * at).padStart(2, '0')}`,
          ),
        },
      ),
    )
    const [saved, ...held] = await Promise.all([send(change, { seen: mark }), ...holds])
    expect(saved.body.data.saved).toBe(true)
    expect(held.every(({ ok }) => ok)).toBe(true)
    const { rows } = await api.tools.database.execute<{ total: number }>(
      sql`select (quote->>'totalMinor')::integer as total from booking where stay_id in (${mill.stayId}, ${barn.stayId})`,
    )
    expect(rows).toHaveLength(8)
    for (const { total } of rows) expect([200_00, 220_00]).toContain(total)
    expect(await quoted(mill, '2030-11-01', '2030-11-03')).toBe(220_00)
  })

  it('two of them with the same homes the other way round: one is saved, the other sees that it was', async () => {
    for (let round = 0; round < 5; round++) {
      const homes = [both(), both().toReversed()]
      const changes = [percent(100), percent(200)]
      const looked = await Promise.all(changes.map((change, at) => send(change, { homes: homes[at] })))
      const saved = await Promise.all(
        changes.map((change, at) => send(change, { homes: homes[at], seen: looked[at]!.body.data.mark })),
      )
      expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })
})
