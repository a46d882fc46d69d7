// The operator's calls about nights and rates: what they tell, what they refuse, and that all that is priced agrees after them.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { anyAddress, type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { saying } from '#tests/support/saying.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'

let api: ContentApi
let manager: string
let reception: string
// Of the tests' clock.
const today = requireCalendarDay('2030-05-15')
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'casa', name: 'Casa', city: 'Ratetown', nightlyMinor: 100_00 })
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
})
afterAll(() => api?.drop())

const on = (ahead: number) => writeCalendarDay(addDays(today, ahead))
const read = async (path: string) => (await api.call(`/admin/homes/casa${path}`, { token: manager })).body.data
const send = (path: string, body: Json, token = manager) =>
  api.call(`/admin/homes/casa${path}`, { method: 'POST', body, token })
const change = async (wished: Json, { onlyLook = false, token = manager } = {}) =>
  send('/rates', { version: (await read('/rates')).version, onlyLook, change: wished }, token)
const said = ({ status, body }: Json) => [status, body.error?.details?.reason]
const wrong = ({ status, body }: Json) => [
  status,
  ...body.error.details.errors.map((each: Json) => each.path.join('.')),
]
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const summer = {
  ...{ name: 'Summer', priority: 0, yearly: false, weekdays: everyDay },
  ...{ first: on(40), last: on(49), price: { kind: 'nightly', amount: 150_00 } },
}
const season = (more: object = {}, which?: number) => ({
  ...{ kind: 'season', entered: { ...summer, ...more } },
  ...(which === undefined ? {} : { season: which }),
})

describe('nights', () => {
  it('are told with who has them, blocked and opened', async () => {
    const blocked = await send('/blocks', { first: on(20), last: on(22), reason: 'owner', note: 'Harvest' })
    const [block] = blocked.body.data.blocks
    expect(block).toMatchObject({ from: on(20), until: on(23), reason: 'owner', note: 'Harvest', unit: null })
    const month = await read(`/nights?month=${on(20).slice(0, 7)}`)
    expect(month.nights.find(({ day }: Json) => day === on(20))).toMatchObject({
      ...{ state: 'blocked', nightlyMinor: 100_00 },
      takings: [
        {
          state: 'blocked',
          booking: null,
          inWords: { said: sentence('calendar.blockedForWithNote', { reason: 'owner', note: 'Harvest' }) },
        },
      ],
    })
    expect(said(await send('/blocks', { first: on(22), reason: 'other' }))).toEqual([409, 'nights-blocked'])
    expect(said(await send('/blocks', { first: on(30), unit: 999_999, reason: 'other' }))).toEqual([
      422,
      'unit-unknown',
    ])
    expect(said(await send('/blocks', { first: on(30), reason: 'other' }, reception))).toEqual([403, 'not-allowed'])
    for (const first of [on(-1), '9999-12-31', '0001-01-01']) {
      expect(wrong(await send('/blocks', { first, reason: 'other' }))).toContain('first')
    }
    expect((await send(`/blocks/${block.id}/lift`, { from: on(21) })).body.data.blocks).toMatchObject([
      { until: on(21) },
    ])
    expect((await send(`/blocks/${block.id}/lift`, { from: null })).body.data.blocks).toEqual([])
    expect(said(await send(`/blocks/${block.id}/lift`, { from: null }))).toEqual([409, 'block-unknown'])
  })
})

describe('rates', () => {
  it('are looked at first, which changes nothing, and then changed on the version that was seen', async () => {
    const before = await read('/rates')
    const wished = { kind: 'base', base: { ...before.base, nightlyMinor: 120_00 } }
    const looked = await change(wished, { onlyLook: true })
    expect(looked.body.data).toMatchObject({
      rates: before,
      effect: {
        from: { before: { totalMinor: 100_00, nights: 1 }, after: { totalMinor: 120_00, nights: 1 } },
        ...{ dearer: 730, cheaper: 0, lost: [], gained: [], shut: [], opened: [] },
        inWords: { sentences: [sentence('rates.wouldCostMore', { nights: 730 })] },
      },
    })
    expect(looked.body.data.effect.weeks).toHaveLength(12)
    expect(await read('/rates')).toEqual(before)
    const changed = await change(wished)
    expect(changed.body.data.rates).toEqual({ ...before, base: wished.base, version: before.version + 1 })
    expect(said(await send('/rates', { version: before.version, onlyLook: false, change: wished }))).toEqual([
      ...[409, 'out-of-date'],
    ])
    expect(said(await change(wished, { token: reception }))).toEqual([403, 'not-allowed'])
    await change({ kind: 'base', base: before.base })
  })

  it('have seasons entered, changed and taken away; the database refuses two of one priority on one night', async () => {
    const entered = await change(season())
    expect(entered.body.data.rates.seasons).toMatchObject([{ ...summer, inWords: { said: expect.any(String) } }])
    const [{ season: which }] = entered.body.data.rates.seasons
    expect(said(await change(season({ name: 'Fair', first: on(49), last: on(55) })))).toEqual([422, 'season-overlaps'])
    const above = await change(season({ name: 'Fair', first: on(49), last: on(55), priority: 1 }))
    expect(above.body.data.rates.seasons).toHaveLength(2)
    const yearly = { name: 'New year', yearly: true, first: '2028-12-20', last: '2029-01-06', weekdays: [5, 6] }
    const third = await change(season({ ...yearly, price: { kind: 'percent', amount: -1250 } }))
    const nights = sentence('rates.daysAndWeekdays', {
      days: sentence('rates.eachYear', { first: '20 Dec', last: '6 Jan' }),
      weekdays: 'Friday and Saturday',
    })
    expect(third.body.data.rates.seasons[2].inWords.said).toBe(
      sentence('rates.season', { nights, price: sentence('rates.percentLess', { percent: '12.5' }) }),
    )
    const renamed = await change(season({ name: 'High summer' }, which))
    expect(renamed.body.data.rates.seasons[0].name).toBe('High summer')
    for (const { season: each } of renamed.body.data.rates.seasons) {
      expect((await change({ kind: 'season', season: each, entered: null })).status).toBe(200)
    }
    expect((await read('/rates')).seasons).toEqual([])
    expect(said(await change({ kind: 'season', season: which, entered: null }))).toEqual([409, 'row-unknown'])
  })

  it.each<[Json, string]>([
    [season({ first: '2030-02-30' }), 'change.entered.first'],
    [season({ first: on(50), last: on(49) }), 'change.entered.last'],
    [season({ yearly: true, first: '2028-01-01', last: '2029-06-01' }), 'change.entered.last'],
    [season({ weekdays: [] }), 'change.entered.weekdays'],
    [season({ price: { kind: 'percent', amount: -10_001 } }), 'change.entered.price.amount'],
    [season({ price: { kind: 'nightly', amount: -1 } }), 'change.entered.price.amount'],
    [season({ price: { kind: 'nightly', amount: 0.5 } }), 'change.entered.price.amount'],
    [{ kind: 'nights', first: on(-1), entered: { sleep: 'shut' } }, 'change.first'],
    [{ kind: 'nights', first: on(1), last: on(900), entered: { sleep: 'shut' } }, 'change.last'],
    [{ kind: 'nights', first: on(1), entered: {} }, 'change.entered.nightlyMinor'],
  ])('refuse %j', async (wished, path) => {
    expect(wrong(await change(wished))).toEqual([400, path])
  })

  it('say which nights would lose their price, and on which days nobody could arrive', async () => {
    const { base } = await read('/rates')
    const lost = await change({ kind: 'base', base: { ...base, nightlyMinor: null } }, { onlyLook: true })
    expect(lost.body.data.effect).toMatchObject({
      lost: [{ first: on(0), last: on(729) }],
      from: { after: null },
      inWords: { sentences: [expect.stringMatching(saying('rates.wouldHaveNoPrice')), expect.any(String)] },
    })
    const shut = await change(
      { kind: 'nights', first: on(10), last: on(12), entered: { arrive: 'shut' } },
      { onlyLook: true },
    )
    expect(shut.body.data.effect).toMatchObject({ shut: [{ first: on(10), last: on(12) }], lost: [], dearer: 0 })
  })
})

describe('rules, fees, discounts and terms', () => {
  const entered = {
    rule: { demand: 'cutoff_local_time', amount: 2, time: '18:00', priority: 1 },
    fee: {
      name: 'Linen',
      feeKind: 'linen',
      basis: 'per_guest',
      amount: 0,
      byBand: [{ band: 'adult', minor: 7_50 }],
      refund: 'policy',
    },
    discount: {
      ...{ name: 'Spring', discountKind: 'coupon', reduction: { kind: 'fixed', amount: 20_00 }, code: 'spring' },
      ...{ off: ['night', 'fee'], minimumNights: 2, total: 10, perGuest: 1, bookedFrom: on(0), bookedUntil: on(60) },
    },
  }

  it('are entered, told with whose they are, and taken away', async () => {
    for (const [kind, what] of Object.entries(entered)) {
      expect((await change({ kind, entered: what })).status, kind).toBe(200)
    }
    expect((await change({ kind: 'terms', policy: 'Firm' })).status).toBe(200)
    const told = await read('/rules')
    expect(told.rules).toMatchObject([
      {
        demand: 'cutoff_local_time',
        priority: 1,
        ours: true,
        inWords: { title: sentence('rates.cutoff', { time: '18:00', days: 2 }) },
      },
    ])
    expect(told.fees).toMatchObject([{ feeKind: 'linen', basis: 'per_guest', ours: true }])
    expect(told.discounts).toMatchObject([{ discountKind: 'coupon', code: 'SPRING', ours: true }])
    expect(told.policy).toMatchObject({
      name: 'Firm',
      sentences: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
    })
    expect(said(await change({ kind: 'discount', entered: entered.discount }))).toEqual([422, 'code-taken'])
    expect(said(await change({ kind: 'terms', paymentTerms: 999_999 }))).toEqual([422, 'terms-unknown'])
  })

  it('are explained: each line and each verdict with the rule it came from', async () => {
    const visit = { checkIn: on(20), checkOut: on(22), party: { adults: 2 } }
    const explain = (more: object = {}) => send('/explain', { ...visit, ...more })
    const { verdicts, price } = (await explain({ couponCode: 'Spring' })).body.data
    expect(verdicts).toEqual([])
    const quoted = await api.call('/quotes', { body: { stay: 'casa', ...visit, couponCode: 'SPRING' } })
    expect(price.totalMinor).toBe(quoted.body.data.price.totalMinor)
    expect(price.lines.reduce((sum: number, { amountMinor }: Json) => sum + amountMinor, 0)).toBe(price.totalMinor)
    expect(new Set(price.lines.map(({ because }: Json) => because))).toEqual(
      new Set([
        sentence('rates.theUsualPrice'),
        sentence('rates.theFee', { name: 'Linen' }),
        sentence('rates.theDiscount', { name: 'Spring' }),
      ]),
    )
    const against = await explain({ checkIn: on(1), checkOut: on(1), party: { adults: 9 } })
    expect(against.body.data).toMatchObject({
      price: null,
      verdicts: [{ reason: 'nights-malformed' }, { reason: 'too-many-guests' }],
    })
    for (const day of ['9999-12-31', '0001-01-01']) {
      expect((await explain({ checkIn: day, checkOut: day })).body.data.price).toBeNull()
      expect(
        (
          await send('/rates', {
            version: 1,
            onlyLook: true,
            change: { kind: 'nights', first: day, entered: { sleep: 'shut' } },
          })
        ).status,
      ).toBe(400)
    }
    expect((await explain({ checkIn: '9999-12-30', checkOut: '9999-12-31' })).body.data.price).toBeNull()
    expect((await explain({ checkIn: '0001-01-01', checkOut: '0001-01-02' })).body.data.price).toBeNull()
    const block = { first: on(40), last: on(41), reason: 'owner' }
    expect((await send('/blocks', block)).status).toBeLessThan(300)
    expect((await explain({ checkIn: on(40), checkOut: on(42) })).body.data.verdicts).toMatchObject([
      { reason: 'nights-taken', because: sentence('rates.yourBlock') },
    ])
    const late = await explain({ checkIn: on(1), checkOut: on(2) })
    expect(late.body.data.verdicts).toMatchObject([
      {
        reason: 'cut-off',
        because: sentence('rates.theRule', {
          demand: sentence('rates.cutoff', { time: '18:00', days: 2 }),
          when: sentence('rates.withPriority', { when: sentence('rates.always'), priority: '1' }),
        }),
      },
    ])
    expect(wrong(await explain({ checkOut: on(900) }))).toEqual([400, 'checkOut'])
    const told = await read('/rules')
    for (const [kind, rows] of [
      ['rule', told.rules],
      ['fee', told.fees],
      ['discount', told.discounts],
    ] as const) {
      expect((await change({ kind, [kind]: rows[0][kind], entered: null })).status).toBe(200)
    }
    expect(await read('/rules')).toMatchObject({ rules: [], fees: [], discounts: [] })
  })

  it.each<[Json, string]>([
    [{ kind: 'rule', entered: { demand: 'min_arrival' } }, 'change.entered.amount'],
    [{ kind: 'rule', entered: { demand: 'allowed_lengths', lengths: [0] } }, 'change.entered.lengths.0'],
    [
      { kind: 'fee', entered: { ...entered.fee, basis: 'percent_of_lodging', amount: 10_001 } },
      'change.entered.amount',
    ],
    [{ kind: 'discount', entered: { ...entered.discount, code: '' } }, 'change.entered.code'],
    [{ kind: 'discount', entered: { ...entered.discount, minimumNights: 400 } }, 'change.entered.minimumNights'],
    [{ kind: 'terms', policy: 'Lax' }, 'change.policy'],
  ])('refuse %j', async (wished, path) => {
    expect(wrong(await change(wished))).toEqual([400, path])
  })
})

describe('after every change', () => {
  const amount = fc.integer({ min: 10_00, max: 400_00 })
  const start = fc.integer({ min: 2, max: 50 })
  const length = fc.integer({ min: 0, max: 12 })
  const days = fc.tuple(start, length).map(([from, more]) => ({ first: on(from), last: on(from + more) }))
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  const door = fc.constantFrom('open', 'shut', 'rules', undefined)
  const changes: fc.Arbitrary<Json> = fc.oneof(
    fc
      .record({
        nightlyMinor: amount,
        weekdayMinor: fc.array(fc.integer({ min: -5_00, max: 50_00 }), { minLength: 7, maxLength: 7 }),
        includedGuests: fc.integer({ min: 1, max: 4 }),
        extraGuests: amount.map(nightlyMinor => [{ band: 'adult', nightlyMinor }]),
      })
      .map(base => ({ kind: 'base', base })),
    fc
      .record({
        name: fc.constant('Season'),
        priority: fc.integer({ min: 0, max: 99 }),
        yearly: fc.boolean(),
        weekdays,
        price: fc.oneof(
          fc.record({ kind: fc.constantFrom('nightly', 'delta'), amount }),
          fc.record({ kind: fc.constant('percent'), amount: fc.integer({ min: -9000, max: 9000 }) }),
        ),
      })
      .chain(made => days.map(when => ({ kind: 'season', entered: { ...made, ...when } }))),
    fc
      .record({
        nightlyMinor: amount,
        minimumNights: fc.integer({ min: 1, max: 5 }),
        arrive: door,
        leave: door,
        sleep: door,
      })
      .chain(entered =>
        fc.tuple(days, weekdays).map(([when, on_]) => ({ kind: 'nights', ...when, weekdays: on_, entered })),
      ),
  )
  const visits = fc.tuple(fc.integer({ min: 2, max: 55 }), fc.integer({ min: 1, max: 6 }))

  it('search, calendar and quote agree on what can be booked and what it costs', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.array(visits, { minLength: 2, maxLength: 3 }), async (wished, asked) => {
        // Of seasons that would overlap nothing is saved, which is as good as a change.
        expect([200, 422]).toContain((await change(wished)).status)
        const from = anyAddress()
        const calendar = await api.call(`/stays/casa/calendar?from=${on(0)}&to=${on(70)}`, { from })
        for (const [ahead, nights] of asked) {
          const [checkIn, checkOut] = [on(ahead), on(ahead + nights)]
          const query = `in=${checkIn}&out=${checkOut}&adults=1`
          const quoted = await api.call('/quotes', {
            from,
            body: { stay: 'casa', checkIn, checkOut, party: { adults: 1 } },
          })
          const found = await api.call(`/stays?${query}&where=Ratetown`, { from })
          const days_: Json[] = calendar.body.data
          const arrival = days_.find(({ day }) => day === checkIn)
          const fits = arrival.lengths.some(({ least, most }: Json) => least <= nights && nights <= most)
          expect([quoted.status === 201, found.body.data.length === 1], `${checkIn} ${nights}`).toEqual([fits, fits])
          if (!fits) continue
          const sum = days_
            .filter(({ day }) => checkIn <= day && day < checkOut)
            .reduce((all, { nightlyMinor }) => all + nightlyMinor, 0)
          expect(quoted.body.data.price.totalMinor).toBe(sum)
          expect(found.body.data[0].price.totalMinor).toBe(sum)
        }
      }),
      { numRuns: 12 },
    )
    const { rows } = await api.tools.database.execute(sql`select 1 from quote limit 1`)
    expect(rows).toHaveLength(1)
  })
})
