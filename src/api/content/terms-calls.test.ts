// The operator's calls about what homes share of their terms: looked at first, then saved, and used by every price after it.

import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said } from '#tests/support/guest-calls.ts'

let api: ContentApi
let manager: string
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'casa', name: 'Casa', nightlyMinor: 100_00, cleaningMinor: 50_00 })
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
const placeOf = async (id: number) => (await read()).taxes.find((each: Json) => each.id === id)

async function newPlace(entered: Json = {}): Promise<number> {
  const answer = await send({ kind: 'taxes', version: 0, entered: { name: 'Lisbon', currency: 'EUR', ...entered } })
  expect(answer.status).toBe(200)
  return answer.body.data.id
}
const checked = { source: 'Regulamento 2/2030', checkedOn: '2030-05-01', confirmed: true }
const cityTax = { name: 'City tax', jurisdiction: 'Lisboa', taxKind: 'per_guest_night', amount: 4_00, ...checked }
const tax = async (taxes: number, entered: Json, id?: number) => ({
  ...{ kind: 'tax', taxes, version: (await placeOf(taxes)).version, entered },
  ...(id === undefined ? {} : { id }),
})

async function follow(slug: string, taxes: number, token = manager) {
  const { version } = (await api.call(`/admin/homes/${slug}/rates`, { token: manager })).body.data
  const body = { version, onlyLook: false, change: { kind: 'terms', taxes } }
  return api.call(`/admin/homes/${slug}/rates`, { body, token })
}

async function priceOf(slug: string, visit: Json = {}) {
  const asked = { checkIn: '2030-07-14', checkOut: '2030-07-16', party: { adults: 2 }, ...visit }
  const { body } = await api.call('/quotes', { body: { stay: slug, ...asked } })
  return body.data.price
}

describe('the taxes of a place', () => {
  it('are entered, followed by a home, and then in its prices; quotes from before stay', async () => {
    const before = await priceOf('casa')
    const place = await newPlace()
    const looked = await send(await tax(place, cityTax), { onlyLook: true })
    expect(looked.body.data.effect).toMatchObject({
      ...{ homes: 0, home: 'casa' },
      visit: {
        before: { totalMinor: 750_00, taxes: [] },
        after: {
          totalMinor: 834_00,
          taxes: [{ name: 'City tax', addedMinor: 84_00, withinMinor: 0, collectedBy: 'us' }],
        },
      },
    })
    expect((await placeOf(place)).rules).toEqual([])
    expect((await send(await tax(place, cityTax))).status).toBe(200)
    expect(await priceOf('casa')).toMatchObject({ totalMinor: before.totalMinor })
    expect((await follow('casa', place)).body.data.effect.visit.after.totalMinor).toBe(834_00)
    expect(await priceOf('casa')).toMatchObject({ totalMinor: before.totalMinor + 16_00 })
    const { taxesOf, places, taxes } = (await api.call('/admin/homes/casa/rules', { token: manager })).body.data
    expect([taxesOf, places, taxes]).toEqual([
      { id: place, name: 'Lisbon' },
      [{ id: place, name: 'Lisbon' }],
      [expect.any(String)],
    ])
    expect(await placeOf(place)).toMatchObject({ homes: ['casa'], version: 2, rules: [{ ...cityTax, percent: null }] })
  })

  it('are in no price until rate, source and day of check are confirmed, nor once they are removed', async () => {
    const place = await newPlace({ name: 'Sintra' })
    await follow('casa', place)
    const { totalMinor } = await priceOf('casa')
    const draft = { name: 'Eco tax', taxKind: 'per_night', amount: 1_00 }
    const entered = await send(await tax(place, draft))
    const { id } = entered.body.data
    expect(entered.body.data.effect.visit.after.totalMinor).toBe(entered.body.data.effect.visit.before.totalMinor)
    expect((await priceOf('casa')).totalMinor).toBe(totalMinor)
    await send(await tax(place, { ...draft, ...checked }, id))
    expect((await priceOf('casa')).totalMinor).toBe(totalMinor + 2_00)
    await send(await tax(place, { ...draft, ...checked, amount: undefined, confirmed: false }, id))
    expect((await priceOf('casa')).totalMinor).toBe(totalMinor)
    await send(await tax(place, { ...draft, ...checked }, id))
    expect((await send(await tax(place, null, id))).status).toBe(200)
    expect((await priceOf('casa')).totalMinor).toBe(totalMinor)
    expect((await placeOf(place)).rules).toEqual([])
    expect(said(await send(await tax(place, null, id)))).toEqual([409, 'row-unknown'])
    // What was collected by it is still filed under its name.
    const { rows } = await api.tools.database.execute(sql`select name, active from tax_rule where id = ${id}`)
    expect(rows).toEqual([{ name: 'Eco tax', active: false }])
  })

  it('are changed on the version that was seen: of two at once one is refused', async () => {
    const place = await newPlace({ name: 'Porto' })
    const change = await tax(place, cityTax)
    const answers = await Promise.all([send(change), send({ ...change, entered: { ...cityTax, amount: 5_00 } })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await placeOf(place)).rules).toHaveLength(1)
    expect(said(await send(change))).toEqual([409, 'out-of-date'])
  })

  it('cannot leave while homes follow them, and are not to be followed once they are gone', async () => {
    const place = await newPlace({ name: 'Faro' })
    expect((await follow('casa', place)).status).toBe(200)
    const away = { kind: 'taxes', id: place, version: 1, entered: null }
    expect(said(await send(away))).toEqual([409, 'in-use'])
    expect((await follow('casa', 0)).status).toBe(200)
    expect((await send(away)).status).toBe(200)
    expect(await placeOf(place)).toBeUndefined()
    expect(said(await follow('casa', place))).toEqual([422, 'taxes-unknown'])
    // Of the one who removes them and the one who follows them at the same moment, one is too late.
    const raced = await newPlace({ name: 'Évora' })
    await Promise.all([follow('casa', raced), send({ kind: 'taxes', id: raced, version: 1, entered: null })])
    const { rows } = await api.tools.database.execute<{ wrong: number }>(sql`
      select count(*)::integer as wrong from stay_offer join tax_profile on tax_profile.id = tax_profile_id where not active`)
    expect(rows).toEqual([{ wrong: 0 }])
    await follow('casa', 0)
  })

  it('are of one currency: no home of another follows them, and theirs cannot change', async () => {
    await buildHome(api.tools.database, { slug: 'chalet', name: 'Chalet', currency: 'CHF' })
    const place = await newPlace({ name: 'Beja' })
    expect(said(await follow('chalet', place))).toEqual([422, 'taxes-currency'])
    const renamed = { name: 'Beja (PT)', currency: 'EUR' }
    expect((await send({ kind: 'taxes', id: place, version: 1, entered: renamed })).status).toBe(200)
    const francs = { ...renamed, currency: 'CHF' }
    expect(said(await send({ kind: 'taxes', id: place, version: 2, entered: francs }))).toEqual([422, 'currency-fixed'])
    await api.tools.database.execute(sql`update tax_profile set currency = null where id = ${place}`)
    expect(said(await send(await tax(place, cityTax)))).toEqual([422, 'currency-missing'])
    const percent = { name: 'VAT', taxKind: 'percent', percent: '6', on: ['lodging'], ...checked }
    expect((await send(await tax(place, percent))).status).toBe(200)
  })

  it.each<[Json, string]>([
    [{ kind: 'taxes', version: 0, entered: { name: '', currency: 'EUR' } }, 'change.entered.name'],
    [{ kind: 'taxes', version: 0, entered: { name: 'A', currency: 'XYZ' } }, 'change.entered.currency'],
    [{ kind: 'tax', taxes: 1, version: 1, entered: { ...cityTax, amount: -1 } }, 'change.entered.amount'],
    [{ kind: 'tax', taxes: 1, version: 1, entered: { ...cityTax, amount: 0.5 } }, 'change.entered.amount'],
    [{ kind: 'tax', taxes: 1, version: 1, entered: { ...cityTax, source: '' } }, 'change.entered.source'],
    [
      { kind: 'tax', taxes: 1, version: 1, entered: { ...cityTax, checkedOn: '2030-02-30' } },
      'change.entered.checkedOn',
    ],
    [{ kind: 'tax', taxes: 1, version: 1, entered: { ...cityTax, exemptBelow: 19 } }, 'change.entered.exemptBelow'],
    [{ kind: 'tax', taxes: 0, version: 1, entered: cityTax }, 'change.taxes'],
  ])('are refused as %j', async (change, path) => expect(wrong(await send(change))).toEqual([400, path]))

  it('are checked today at the latest, and only by who may change the prices of all homes', async () => {
    const place = await newPlace({ name: 'Braga' })
    const later = { ...cityTax, checkedOn: '2030-05-17' }
    expect(said(await send(await tax(place, later)))).toEqual([422, 'checked-later'])
    const accountant = await api.tokenOf(await api.makeUser({ roles: ['accountant'] }))
    expect((await api.call('/admin/terms', { token: accountant })).status).toBe(200)
    expect((await send(await tax(place, cityTax), { token: accountant })).status).toBe(403)
    const guest = await api.tokenOf(await api.makeUser())
    expect((await api.call('/admin/terms', { token: guest })).status).toBe(404)
    expect((await placeOf(place)).rules).toEqual([])
    const someone = await api.makeUser()
    await api.tools.database.execute(sql`
      insert into role_grant (user_id, role, scope, scope_id, granted_at)
      select ${someone.id}, 'manager', 'stay', id, now() - interval '1 minute' from stay where slug = 'casa'`)
    const ofOneHome = await api.tokenOf(someone)
    expect((await api.call('/admin/terms', { token: ofOneHome })).status).toBe(403)
    expect((await send(await tax(place, cityTax), { token: ofOneHome })).status).toBe(403)
    expect((await follow('casa', place, ofOneHome)).status).toBe(200)
  })
})

type Example = Json & { readonly place: string }
const { examples } = JSON.parse(readFileSync(inProject('tests', 'golden', 'lodging-taxes.json'), 'utf8')) as {
  examples: Example[]
}
/** Five years on, so that they are ahead. */
const ahead = (day: string) => `${Number(day.slice(0, 4)) + 5}${day.slice(4)}`
/** A day range of the examples ends before its last day, an operator's with it. */
const lastBefore = (day: string) =>
  new Date(Date.parse(`${ahead(day)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** As an operator types what the example says. */
function typedTax({ name, kind, rate, amountMinor, ...rule }: Json, position: number) {
  const parts = rule.appliesTo ?? ['lodging']
  const frame = {
    ...{
      name,
      place: position,
      inclusive: rule.inclusive,
      exemptBelow: rule.exemptAgesBelow,
      mostNights: rule.maxNights,
    },
    ...{ exemptFrom: rule.minNightsExempt, collectedBy: rule.collectedBy, rounding: rule.rounding, ...checked },
    ...(rule.from && { first: ahead(rule.from), last: lastBefore(rule.until) }),
  }
  if (kind !== 'percent') return { ...frame, taxKind: kind, amount: amountMinor }
  const percent = String((rate.numerator * 100) / rate.denominator)
  const on = parts.map((part: string) => (part === 'lodging' || part === 'service' ? part : 'tax'))
  return { ...frame, taxKind: kind, percent, on, onNet: rule.onNet, capMinor: rule.capPerGuestNightMinor }
}

describe('the taxes of the examples that were worked by hand', () => {
  const usual = examples.filter(({ ageBands }) => !ageBands)

  it('are nearly all that there are', () => expect(usual.length).toBeGreaterThanOrEqual(15))

  it.each(usual.map((example, at) => [example.place, example, at] as const))('%s', async (_, example, at) => {
    const { nightlyMinor, cleaningMinor, nights, party, taxes } = example
    const slug = `example-${at}`
    await buildHome(api.tools.database, {
      slug,
      currency: example.currency,
      nightlyMinor,
      cleaningMinor,
      maxGuests: 16,
    })
    const place = await newPlace({ name: example.place.slice(0, 60), currency: example.currency })
    for (const [position, rule] of taxes.entries()) {
      const answer = await send(await tax(place, JSON.parse(JSON.stringify(typedTax(rule, position)))))
      expect([answer.status, answer.body.error?.details]).toEqual([200, undefined])
    }
    expect((await follow(slug, place)).status).toBe(200)
    const checkIn = ahead(example.checkIn)
    const checkOut = new Date(Date.parse(`${checkIn}T00:00:00Z`) + nights * 86_400_000).toISOString().slice(0, 10)
    const price = await priceOf(slug, { checkIn, checkOut, party: { adults: 2, ...party } })
    expect(price.totalMinor).toBe(example.expected.total)
    expect(price.dueAtPropertyMinor ?? 0).toBe(example.expected.dueAtProperty ?? 0)
  })
})
