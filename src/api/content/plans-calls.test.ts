// Rates beside the usual one, and rules of each year, by call: looked at, entered, sold to guests, in their language, taken away.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { type BookableStay, bookableStay, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said, wrongFields } from '#tests/support/guest-calls.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'

let api: ContentApi
let owner: string
let mill: BookableStay
let barn: BookableStay

beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: '' } })
  owner = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
  mill = await bookableStay(api.tools.database)
  barn = await bookableStay(api.tools.database)
  // Sold by one plan, until one of them is changed.
  await api.tools.database.execute(
    sql`update stay_offer set rate_plan_id = ${mill.planId} where stay_id = ${barn.stayId}`,
  )
})
afterAll(() => api?.drop())

const read = async (home: BookableStay, part = 'rates'): Promise<Json> =>
  (await api.call(`/admin/homes/${home.slug}/${part}`, { token: owner })).body.data

async function change(home: BookableStay, wished: object, { onlyLook = false, token = owner } = {}) {
  const { version } = await read(home)
  const body = { version, onlyLook, change: wished }
  return api.call(`/admin/homes/${home.slug}/rates`, { method: 'POST', body, token })
}

const fixed = { name: 'Non-refundable', price: { kind: 'percent', amount: -1000 }, policy: 'Non-refundable' }
const plan = (entered: object | null, which?: number) => ({ kind: 'plan', ...(which && { plan: which }), entered })

/** What a week costs guests by each rate, by its name; the usual one first. */
async function offered({ slug }: BookableStay): Promise<Json[]> {
  const address = `/stays/${slug}/price?in=2030-09-02&out=2030-09-09&adults=2`
  return (await api.call(address)).body.data.rates
}

describe('a rate beside the usual one', () => {
  it('is looked at, entered with its terms, and offered to guests at its price', async () => {
    const before = await read(mill)
    const looked = await change(mill, plan(fixed), { onlyLook: true })
    const [from, to] = [
      { totalMinor: 10_000, nights: 1 },
      { totalMinor: 9000, nights: 1 },
    ]
    expect(looked.body.data.effect).toMatchObject({
      ...{ from: { before: from, after: from }, dearer: 0, cheaper: 0 },
      plans: [{ name: 'Non-refundable', before: null, after: to }],
      inWords: {
        sentences: [
          sentence('rates.planPrice', {
            name: 'Non-refundable',
            before: sentence('rates.nothingToBook'),
            after: sentence('rates.visit', { price: '€90', nights: 1 }),
          }),
        ],
      },
    })
    expect(await read(mill)).toEqual(before)
    const entered = (await change(mill, plan(fixed))).body.data.rates
    expect(entered.plans).toEqual([
      {
        ...{ plan: expect.any(Number), name: 'Non-refundable', price: fixed.price, policy: 'Non-refundable' },
        ownPolicy: null,
        inWords: {
          said: sentence('rates.planWithPolicy', {
            price: sentence('rates.percentLess', { percent: '10' }),
            policy: sentence('offers.nonRefundable'),
          }),
        },
      },
    ])
    // The home has parted from the other that was sold by the same plan.
    expect([(await read(barn)).plans, entered.sharedWith]).toEqual([[], []])
    expect((await offered(mill)).map(({ name }: Json) => name)).toEqual(['Standard', 'Non-refundable'])
  })

  it('is bought by guests: the price and its terms are those of the rate', async () => {
    const [{ plan: which }] = (await read(mill)).plans
    const price = async (more: string) =>
      (await api.call(`/stays/${mill.slug}/price?in=2030-09-02&out=2030-09-09&adults=2${more}`)).body.data
    const [usual, lower] = [await price(''), await price(`&plan=${which}`)]
    expect([usual.price.totalMinor, lower.price.totalMinor]).toEqual([70_000, 63_000])
  })

  it('follows the usual price and its seasons, and is changed, by a sum, and renamed', async () => {
    const [{ plan: which }] = (await read(mill)).plans
    const { base } = await read(mill)
    const dearer = await change(mill, { kind: 'base', base: { ...base, nightlyMinor: 20_000 } }, { onlyLook: true })
    expect(dearer.body.data.effect.plans).toEqual([
      { name: 'Non-refundable', before: { totalMinor: 9000, nights: 1 }, after: { totalMinor: 18_000, nights: 1 } },
    ])
    const sum = { name: 'Early payer', price: { kind: 'delta', amount: -1500 }, policy: 'home' }
    const changed = (await change(mill, plan(sum, which))).body.data
    expect(changed.rates.plans).toMatchObject([{ plan: which, name: 'Early payer', price: sum.price, policy: null }])
    // Without a word on its terms they stay.
    await change(mill, plan({ ...sum, policy: 'Firm' }, which))
    const { policy: _, ...silent } = sum
    expect((await change(mill, plan(silent, which))).body.data.rates.plans[0].policy).toBe('Firm')
  })

  it('has a policy of one’s own; who booked keeps it when it changes', async () => {
    const tier = { daysBefore: 40, lodging: 10_000, fee: 10_000, extra: 10_000 }
    const entered = { name: 'Harvest', tiers: [tier] }
    const terms = async (id: number | undefined, version: number, policy: object | null) =>
      api.call('/admin/terms', {
        ...{ token: owner, body: { onlyLook: false, change: { kind: 'policy', id, version, entered: policy } } },
      })
    const { id: ownPolicy } = (await terms(undefined, 0, entered)).body.data
    const price = { kind: 'percent', amount: -500 }
    const saved = await change(barn, plan({ name: 'Harvest saver', price, ownPolicy }))
    const [{ plan: which, ...told }] = saved.body.data.rates.plans
    expect(told).toMatchObject({ policy: 'Harvest', ownPolicy })
    const nights = { checkIn: requireCalendarDay('2030-10-07'), checkOut: requireCalendarDay('2030-10-09') }
    const input = { nights, party: twoAdults, extras: [], ratePlanId: which }
    const guest = await someGuest(api.tools.database, api.clock.now())
    const id = await mustBook(api.tools, guest, { stayId: barn.stayId, input })
    const booked = async () =>
      (await api.tools.database.execute<Json>(sql`select quote from booking where id = ${id}`)).rows[0].quote
        .refundTerms
    const before = await booked()
    expect(before.policy).toMatchObject({ id: ownPolicy, name: 'Harvest' })
    await terms(ownPolicy, 1, { ...entered, tiers: [] })
    expect(await booked()).toEqual(before)
    // What a rate has is kept; left out it stays, and a preset or the home's takes its place.
    expect(said(await terms(ownPolicy, 2, null))).toEqual([409, 'in-use'])
    expect((await change(barn, plan({ name: 'Saver', price }, which))).body.data.rates.plans[0].ownPolicy).toBe(
      ownPolicy,
    )
    expect(said(await change(barn, plan({ name: 'Saver', price, ownPolicy: 999_999 }, which)))).toEqual([
      ...[422, 'policy-unknown'],
    ])
    const firm = await change(barn, plan({ name: 'Saver', price, policy: 'Firm' }, which))
    expect(firm.body.data.rates.plans[0]).toMatchObject({ policy: 'Firm', ownPolicy: null })
    expect((await terms(ownPolicy, 2, null)).status).toBe(200)
    expect((await change(barn, plan(null, which))).status).toBe(200)
  })

  it('has a name that is translated beside the other texts of the home', async () => {
    const { version } = await read(mill)
    const translations = [{ source: 'Early payer', translation: 'Frühzahler' }]
    const path = `/admin/homes/${mill.slug}/languages/de`
    const saved = await api.call(path, { method: 'POST', body: { version, translations }, token: owner })
    expect(saved.status).toBe(200)
    const { languages } = (await api.call(`/admin/homes/${mill.slug}/languages`, { token: owner })).body.data
    const german = languages.find(({ language }: Json) => language === 'de')
    expect(german.texts).toContainEqual(expect.objectContaining({ kind: 'rate', ...translations[0] }))
  })

  it('is no longer offered once it is taken away, and five are enough', async () => {
    for (const name of ['B', 'C', 'D', 'E']) expect((await change(mill, plan({ ...fixed, name }))).status).toBe(200)
    expect(said(await change(mill, plan({ ...fixed, name: 'F' })))).toEqual([409, 'too-many-plans'])
    const { plans } = await read(mill)
    expect(said(await change(barn, plan(null, plans[0].plan)))).toEqual([409, 'row-unknown'])
    for (const { plan: which } of plans) expect((await change(mill, plan(null, which))).status).toBe(200)
    expect([(await read(mill)).plans, (await offered(mill)).length]).toEqual([[], 1])
    expect(said(await change(mill, plan(null, plans[0].plan)))).toEqual([409, 'row-unknown'])
    const { rows } = await api.tools.database.execute(sql`select from rate_plan where name = 'Early payer'`)
    expect(rows).toHaveLength(1)
  })

  it.each<[object, string]>([
    [{ ...fixed, name: '' }, 'change.entered.name'],
    [{ ...fixed, name: 'x'.repeat(61) }, 'change.entered.name'],
    [{ ...fixed, price: { kind: 'percent', amount: -10_001 } }, 'change.entered.price.amount'],
    [{ ...fixed, price: { kind: 'delta', amount: 0.5 } }, 'change.entered.price.amount'],
    [{ ...fixed, policy: 'Never' }, 'change.entered.policy'],
  ])('%j is refused by name', async (entered, field) => {
    expect(wrongFields(await change(mill, plan(entered)))).toEqual([400, field])
  })

  it('is for managers and owners, of two at once for one of them', async () => {
    const reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
    expect(said(await change(mill, plan(fixed), { token: reception }))).toEqual([403, 'not-allowed'])
    const { version } = await read(barn)
    const sent = [1, 2].map(at => {
      const body = { version, onlyLook: false, change: plan({ ...fixed, name: `At once ${at}` }) }
      return api.call(`/admin/homes/${barn.slug}/rates`, { method: 'POST', body, token: owner })
    })
    expect((await Promise.all(sent)).map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read(barn)).plans).toHaveLength(1)
  })
})

describe('a rule of each year', () => {
  const summer = { demand: 'min_arrival', amount: 7, yearly: true, first: '2030-07-01', last: '2030-08-31' }
  const rule = (entered: object | null, which?: number) => ({ kind: 'rule', ...(which && { rule: which }), entered })
  const opens = async (from: string) => {
    const until = new Date(Date.parse(from) + 86_400_000 * 3).toISOString().slice(0, 10)
    const { body } = await api.call(`/stays/${mill.slug}/price?in=${from}&out=${until}&adults=2`)
    const found = (await api.call(`/stays?in=${from}&out=${until}&adults=2`)).body.data
    const isFound = found.some(({ slug }: Json) => slug === mill.slug)
    // What search finds has a price, and the other way round.
    expect(isFound).toBe(body.data.price !== null)
    return isFound
  }

  it('is entered with its days of some year, and holds in each', async () => {
    const looked = await change(mill, rule(summer), { onlyLook: true })
    // Of a year from 15 May on; shorter visits go on being cheapest elsewhere.
    expect(looked.body.data.effect).toMatchObject({ lost: [], gained: [], dearer: 0 })
    expect((await change(mill, rule(summer))).status).toBe(200)
    const [entered] = (await read(mill, 'rules')).rules
    expect(entered).toMatchObject({
      ...{ demand: 'min_arrival', yearly: true, ours: true },
      inWords: { said: sentence('rates.eachYear', { first: '1 Jul', last: '31 Aug' }) },
    })
    const days = ['2030-06-30', '2030-07-01', '2031-08-31', '2031-09-01']
    expect(await Promise.all(days.map(opens))).toEqual([true, false, false, true])
    const winter = { ...summer, first: '2030-12-20', last: '2031-01-06' }
    await change(mill, rule(winter, entered.rule))
    const turn = ['2030-12-19', '2030-12-31', '2031-01-06', '2031-01-07', '2031-07-10']
    expect(await Promise.all(turn.map(opens))).toEqual([true, false, false, true, true])
    await change(mill, rule(null, entered.rule))
    expect(await opens('2030-12-31')).toBe(true)
  })

  it.each<[object, string]>([
    [{ ...summer, first: undefined }, 'change.entered.first'],
    [{ ...summer, last: undefined }, 'change.entered.last'],
    [{ ...summer, last: '2031-07-01' }, 'change.entered.last'],
    [{ ...summer, last: '2030-06-01' }, 'change.entered.last'],
    [{ ...summer, yearly: 'yes' }, 'change.entered.yearly'],
  ])('%j is refused by name', async (entered, field) => {
    expect(wrongFields(await change(mill, rule(entered)))).toEqual([400, field])
  })
})
