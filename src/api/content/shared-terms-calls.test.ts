// The operator's calls about when guests pay and what comes back: what is saved holds for new prices, and no booking changes.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policiesInUse } from '#cancellations/what-if/policies-in-use.server.ts'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said } from '#tests/support/guest-calls.ts'

let api: ContentApi
let home: BuiltHome
let manager: string
beforeAll(async () => {
  api = await contentApi()
  home = await buildHome(api.tools.database, { slug: 'casa', name: 'Casa', nightlyMinor: 100_00 })
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
})
afterAll(() => api?.drop())

const read = async () => (await api.call('/admin/terms', { token: manager })).body.data
const send = (change: Json, { onlyLook = false, token = manager } = {}) =>
  api.call('/admin/terms', { body: { onlyLook, change }, token })
const wrong = ({ status, body }: Json) => [
  status,
  ...body.error.details.errors.map((each: Json) => each.path.join('.')),
]
async function choose(change: Json) {
  const { version } = (await api.call('/admin/homes/casa/rates', { token: manager })).body.data
  return api.call('/admin/homes/casa/rates', {
    ...{ body: { version, onlyLook: false, change: { kind: 'terms', ...change } }, token: manager },
  })
}
const quoted = async () => {
  const asked = { stay: 'casa', checkIn: '2030-09-01', checkOut: '2030-09-04', party: { adults: 2 } }
  return (await api.call('/quotes', { body: asked })).body.data
}
const book = async (day: number) => {
  const nights = inputFor(`2030-10-${String(day).padStart(2, '0')}`, `2030-10-${String(day + 2).padStart(2, '0')}`)
  const id = await mustBook(api.tools, await someGuest(api.tools.database, api.clock.now()), {
    stayId: home.id,
    input: nights,
  })
  const { rows } = await api.tools.database.execute<{ quote: Json }>(sql`select quote from booking where id = ${id}`)
  return { id, quote: rows[0]!.quote }
}
const quoteOf = async (id: string) =>
  (await api.tools.database.execute<{ quote: Json }>(sql`select quote from booking where id = ${id}`)).rows[0]!.quote

const twoParts = { name: 'Two parts', parts: [{ share: 3000 }, { share: 7000, daysBefore: 30 }] }
const tier = (daysBefore: number, percent: number, more: Json = {}) => ({
  ...{ daysBefore, lodging: percent * 100, fee: 10_000, extra: 10_000, ...more },
})
const own = { name: 'Harvest', tiers: [tier(40, 100, { time: '12:00' }), tier(10, 25)] }

describe('when guests pay', () => {
  it('is entered, seen with its days at a home, chosen for one, and changed for all that have it; bookings keep theirs', async () => {
    const before = await book(1)
    const looked = await send({ kind: 'payment', version: 0, entered: twoParts }, { onlyLook: true })
    expect(looked.body.data.effect).toMatchObject({
      ...{ homes: 0, home: 'casa' },
      visit: {
        before: { schedule: [{ dueOn: null, minor: 700_00 }] },
        after: {
          schedule: [
            { dueOn: null, minor: 210_00 },
            { dueOn: '2030-07-14', minor: 490_00 },
          ],
        },
      },
    })
    expect((await read()).payments).toHaveLength(1)
    const { id } = (await send({ kind: 'payment', version: 0, entered: twoParts })).body.data
    expect((await choose({ paymentTerms: id })).body.data.effect.visit.after.schedule).toHaveLength(2)
    const { payments } = await read()
    expect(payments.find((each: Json) => each.id === id)).toMatchObject({
      ...{ ...twoParts, version: 1, homes: 1, atProperty: false },
      parts: [
        { share: 3000, daysBefore: null },
        { share: 7000, daysBefore: 30 },
      ],
    })
    const after = await book(5)
    expect(after.quote.schedule).toHaveLength(2)
    const three = [{ share: 2000 }, { share: 4000, daysBefore: 60 }, { share: 4000, daysBefore: 0 }]
    const changed = await send({ kind: 'payment', id, version: 1, entered: { ...twoParts, parts: three } })
    expect(changed.body.data.effect).toMatchObject({ homes: 1, visit: { after: { schedule: { length: 3 } } } })
    expect((await book(9)).quote.schedule).toHaveLength(3)
    expect([await quoteOf(before.id), await quoteOf(after.id)]).toEqual([before.quote, after.quote])
    const atHome = { name: 'At the home', atProperty: true }
    await send({ kind: 'payment', id, version: 2, entered: atHome })
    expect((await read()).payments.find((each: Json) => each.id === id)).toMatchObject({ ...atHome, parts: [] })
    expect(said(await send({ kind: 'payment', id, version: 2, entered: twoParts }))).toEqual([409, 'out-of-date'])
    expect((await send({ kind: 'payment', id, version: 3, entered: twoParts })).status).toBe(200)
  })

  it('cannot be removed while a home has it, whoever comes first', async () => {
    const { id } = (await send({ kind: 'payment', version: 0, entered: { ...twoParts, name: 'Raced' } })).body.data
    const [chosen, removed] = await Promise.all([
      choose({ paymentTerms: id }),
      send({ kind: 'payment', id, version: 1, entered: null }),
    ])
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([chosen.status, removed.status])
    if (removed.status === 409) {
      expect(said(removed)).toEqual([409, 'in-use'])
      const other = (await read()).payments.find((each: Json) => each.name === 'All at once').id
      await choose({ paymentTerms: other })
      expect((await send({ kind: 'payment', id, version: 1, entered: null })).status).toBe(200)
    }
    expect(said(await send({ kind: 'payment', id, version: 1, entered: null }))).toEqual([409, 'row-unknown'])
    expect(said(await choose({ paymentTerms: id }))).toEqual([422, 'terms-unknown'])
  })

  it.each<[Json, string]>([
    [{ ...twoParts, parts: [] }, 'change.entered.parts.0.share'],
    [{ ...twoParts, parts: [{ share: 9999 }] }, 'change.entered.parts.0.share'],
    [
      {
        ...twoParts,
        parts: [
          { share: 5000, daysBefore: 1 },
          { share: 5000, daysBefore: 1 },
        ],
      },
      'change.entered.parts.1.daysBefore',
    ],
    [{ ...twoParts, parts: Array(4).fill({ share: 2500 }) }, 'change.entered.parts'],
    [{ ...twoParts, atProperty: true }, 'change.entered.parts.0.share'],
  ])('is refused as %j', async (entered, path) => {
    expect(wrong(await send({ kind: 'payment', version: 0, entered }))).toEqual([400, path])
  })
})

describe('a cancellation policy of one’s own', () => {
  it('is entered, seen as dated sentences, chosen, told to guests in their language, and frozen with bookings', async () => {
    const names = [{ language: 'de', translated: 'Ernte' }]
    const answer = await send({ kind: 'policy', version: 0, entered: { ...own, names } })
    const { id, effect } = answer.body.data
    expect(effect.visit.after.inWords.cancelling.join(' ')).toContain('12:00')
    expect((await choose({ ownPolicy: id })).status).toBe(200)
    const rules = (await api.call('/admin/homes/casa/rules', { token: manager })).body.data
    expect([rules.policy.name, rules.ownPolicies.map((each: Json) => each.id)]).toEqual([
      'Harvest',
      expect.arrayContaining([id]),
    ])
    const { policyName } = await quoted().then(({ price }) => ({ policyName: price }))
    expect(policyName).toBeDefined()
    const german = languagesOf('en', false).find(({ code }) => code === 'de')!
    const inUse = (language: typeof german) => inLanguage(language, () => policiesInUse(api.tools))
    expect((await inUse(german)).map(({ name }) => name)).toContain('Ernte')
    const booked = await book(13)
    expect(booked.quote.refundTerms.policy).toMatchObject({ id, name: 'Harvest', names: { de: 'Ernte' } })
    const softer = { ...own, tiers: [tier(1, 100)] }
    expect((await send({ kind: 'policy', id, version: 1, entered: softer })).body.data.effect.homes).toBe(1)
    expect(await quoteOf(booked.id)).toEqual(booked.quote)
    expect((await book(17)).quote.refundTerms.policy.tiers).toHaveLength(1)
    expect((await read()).policies.find((each: Json) => each.id === id)).toMatchObject({
      ...{ name: 'Harvest', names: [], version: 2, homes: 1, tiers: [{ daysBefore: 1, time: null }] },
    })
    expect(said(await send({ kind: 'policy', id, version: 2, entered: null }))).toEqual([409, 'in-use'])
    expect((await choose({ policy: 'Firm' })).status).toBe(200)
    expect((await send({ kind: 'policy', id, version: 2, entered: null })).status).toBe(200)
    expect(said(await choose({ ownPolicy: id }))).toEqual([422, 'policy-unknown'])
    // The presets are no ones of one's own, whichever are stored.
    expect((await read()).policies.map((each: Json) => each.name)).not.toContain('Firm')
  })

  it('is kept by the database where a rate has it, too', async () => {
    const { id } = (await send({ kind: 'policy', version: 0, entered: { ...own, name: 'Of a rate' } })).body.data
    await api.tools.database.execute(sql`
      insert into rate_plan (name, currency, parent_id, change_bp, policy_id)
      select 'Saver', 'EUR', rate_plan_id, -1000, ${id} from stay_offer where stay_id = ${home.id}`)
    expect(said(await send({ kind: 'policy', id, version: 1, entered: null }))).toEqual([409, 'in-use'])
  })

  it.each<[Json, string]>([
    [{ ...own, name: 'Flexible' }, 'change.entered.name'],
    [{ ...own, tiers: [tier(10, 25), tier(40, 25)] }, 'change.entered.tiers.1.daysBefore'],
    [{ ...own, tiers: [tier(40, 25), tier(10, 26)] }, 'change.entered.tiers.1.lodging'],
    [{ ...own, tiers: [tier(40, 101)] }, 'change.entered.tiers.0.lodging'],
    [{ ...own, graceHours: 24 }, 'change.entered.graceLead'],
    [{ ...own, names: [{ language: 'xx', translated: 'X' }] }, 'change.entered.names.0.language'],
    [{ ...own, clock: 'stops' }, 'change.entered.clock'],
  ])('is refused as %j', async (entered, path) => {
    expect(wrong(await send({ kind: 'policy', version: 0, entered }))).toEqual([400, path])
  })
})
