// The calls about a visit before anything is kept: the price the page shows, what may be chosen, homes alike.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { findSimilar } from '#search/similar/find-similar.server.ts'
import { addChoices } from '#tests/support/add-choices.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { saying } from '#tests/support/saying.ts'
import { buildSomeHomes } from '#tests/support/some-homes.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { contentLimits } from './content-limit.server.ts'

let api: ContentApi
let home: BuiltHome
let extraId: number
beforeAll(async () => {
  api = await contentApi()
  await buildSomeHomes(api.tools.database)
  home = await buildHome(api.tools.database, { slug: 'casa', name: 'Casa', cleaningMinor: 50_00, minimumNights: 2 })
  const choices = await addChoices(api.tools.database, home.id, { code: 'SUN', codePerGuest: 1 })
  extraId = choices.extraId
})
afterAll(() => api?.drop())

const price = (query: string, more?: Parameters<ContentApi['call']>[1]) => api.call(`/stays/casa/price?${query}`, more)
const visit = 'in=2030-07-01&out=2030-07-04'

describe('GET /stays/{slug}/price', () => {
  it('tells without days what may be chosen and the lowest price of the coming months', async () => {
    const { body } = await price('')
    expect(body.data).toMatchObject({
      stay: { slug: 'casa', name: 'Casa' },
      checkIn: null,
      checkOut: null,
      party: { adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 },
      price: null,
      verdicts: [],
      from: { totalMinor: 250_00, currency: 'EUR', inWords: 'from €250 for 2 nights' },
      takesCodes: true,
      inWords: null,
    })
    expect(body.data.rates.map(({ name, totalMinor }: Json) => [name, totalMinor])).toEqual([
      ['Standard', null],
      ['Non-refundable', null],
    ])
    expect(body.data.extras).toEqual([
      {
        feeId: extraId,
        name: 'Basket of wood',
        mostQuantity: 3,
        basis: 'per_stay',
        amountMinor: 18_00,
        inWords: { price: '€18 each' },
      },
    ])
    expect(body.meta).toEqual({ today: '2030-05-15' })
  })

  it('tells the very price that is then kept, of every rate', async () => {
    const { body } = await price(`${visit}&extras=${extraId}:2`)
    expect(body.data.rates.map(({ totalMinor }: Json) => totalMinor)).toEqual([386_00, 356_00])
    expect(body.data.rates[1].inWords.total).toBe('€356')
    expect(body.data).toMatchObject({
      checkIn: '2030-07-01',
      checkOut: '2030-07-04',
      bookingMode: 'instant',
      from: null,
    })
    for (const { id } of body.data.rates) {
      const told = (await price(`${visit}&extras=${extraId}:2&plan=${id}`)).body.data
      const extras = [{ feeId: extraId, quantity: 2 }]
      const input = { stay: 'casa', checkIn: '2030-07-01', checkOut: '2030-07-04', party: { adults: 2 }, extras }
      const kept = (await api.call('/quotes', { body: { ...input, ratePlanId: id } })).body.data
      expect(told.price).toEqual(kept.price)
      expect(told.inWords.rows.at(-1)).toMatchObject({
        label: 'Basket of wood',
        detail: '2 × €18',
        amount: '€36',
      })
    }
    const held = await api.tools.database.execute(sql`select count(*)::integer as number from quote`)
    expect(held.rows).toEqual([{ number: 2 }])
  })

  it('tells everything against a visit, each beside what it is about', async () => {
    const { status, body } = await price('in=2030-07-01&out=2030-07-02&adults=9&code=NEVER&plan=2147483')
    expect([status, body.data.price, body.data.inWords]).toEqual([200, null, null])
    const fields = new Set(body.data.verdicts.map(({ field }: Json) => field))
    expect([...fields].sort()).toEqual(['coupon', 'dates', 'party', 'plan'])
  })

  it('tells the codes of whoever asks: one that is used up for them is free for others', async () => {
    const user = await api.makeUser()
    const token = await api.tokenOf(user)
    const body = {
      stay: 'casa',
      checkIn: '2030-08-01',
      checkOut: '2030-08-04',
      party: { adults: 2 },
      couponCode: 'SUN',
    }
    const { id: quote, terms } = (await api.call('/quotes', { body })).body.data
    const contact = { name: 'Ada', email: user.email }
    const headers = { 'idempotency-key': randomUUID() }
    const booked = await api.call('/bookings', { token, headers, body: { quote, contact, termsHash: terms.hash } })
    expect(booked.status).toBe(201)
    const own = await price(`${visit}&code=SUN`, { token })
    expect(own.body.data.verdicts).toMatchObject([{ reason: 'coupon-used-up', field: 'coupon' }])
    const session = `casita_session=${token}`
    const sameOrigin = { cookie: session, 'sec-fetch-site': 'same-origin' }
    expect((await price(`${visit}&code=SUN`, { headers: sameOrigin })).body.data.price).toBeNull()
    for (const headers of [
      { cookie: session, 'sec-fetch-site': 'cross-site' },
      { cookie: 'casita_session=none', 'sec-fetch-site': 'same-origin' },
    ]) {
      expect((await price(`${visit}&code=SUN`, { headers })).body.data.price.totalMinor).toBe(320_00)
    }
    expect((await price(visit, { token: 'none' })).status).toBe(401)
  })

  it.each([
    ['in=2030-07-04&out=2030-07-01', 'out', sentence('quotes.leaveTooEarly')],
    ['in=2030-05-01&out=2030-05-04', 'in', sentence('quotes.dayOver')],
    ['adults=0', 'adults', sentence('quotes.tooFewAdults')],
    ['adults=99&infants=9', 'adults', sentence('quotes.tooManyGuests', { most: 100 })],
    ['extras=1', 'extras', 'not as described'],
    ['extras=1:0', 'extras', 'not as described'],
    ['plan=one', 'plan', 'not as described'],
    ['stray=1', undefined, 'unspecified keys: stray'],
  ])('refuses %s', async (query, field, said) => {
    const { status, body } = await price(query)
    expect(status).toBe(400)
    expect(body.error.details.errors[0]).toMatchObject({ path: field ? [field] : [], name: 'ValidationError' })
    expect(body.error.message).toContain(said)
  })

  it('knows no home that is none or a draft, and nothing to choose at one that is not on sale', async () => {
    await buildHome(api.tools.database, { slug: 'not-yet', status: 'draft' })
    await buildHome(api.tools.database, { slug: 'not-sold', nightlyMinor: null })
    for (const slug of ['never-was', 'not-yet']) expect((await api.call(`/stays/${slug}/price`)).status).toBe(404)
    const { body } = await api.call(`/stays/not-sold/price?${visit}`)
    expect(body.data).toMatchObject({ price: null, rates: [], extras: [], takesCodes: false, from: null })
  })

  it('is kept by the browser that asked, and known again until the price changes', async () => {
    const first = await price(visit)
    const tag = first.headers.get('etag')!
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
      'private, no-cache',
      'authorization, cookie',
    ])
    expect((await price(visit, { headers: { 'if-none-match': tag } })).status).toBe(304)
    await api.tools.database.execute(sql`update fee set amount = amount + 100 where stay_id = ${home.id} and mandatory`)
    expect((await price(visit, { headers: { 'if-none-match': tag } })).status).toBe(200)
    await api.tools.database.execute(sql`update fee set amount = amount - 100 where stay_id = ${home.id} and mandatory`)
  })
})

describe('GET /stays/{slug}/similar', () => {
  it.each(['', visit])('tells the homes that the page shows: %j', async query => {
    const input = parseVisitInput(new URLSearchParams(query), requireCalendarDay('2030-05-15'))
    const shown = await findSimilar(api.tools, await freshIndex(api.tools), home.id, input)
    const { body } = await api.call(`/stays/casa/similar?${query}`)
    expect(body.data).toHaveLength(3)
    expect(body.data.map(({ slug, inWords }: Json) => [slug, inWords.total])).toEqual(
      shown.map(({ slug, total }) => [slug, total ?? null]),
    )
    expect(body.meta.rule).toMatch(saying('search.similarRule'))
  })

  it('refuses what cannot be read, and knows no home that is none', async () => {
    const { status, body } = await api.call('/stays/casa/similar?in=2030-07-04&out=2030-07-01')
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['out']])
    expect((await api.call('/stays/never-was/similar')).status).toBe(404)
  })
})

describe('both', () => {
  it.each(['price', 'similar'])('%s leads from an earlier slug to the present one, with what was asked', async call => {
    await api.tools.database.execute(sql`
      insert into stay_slug_history (slug, stay_id) values ('old-casa', ${home.id}) on conflict do nothing`)
    const { status, headers } = await api.call(`/stays/old-casa/${call}?${visit}`)
    expect([status, headers.get('location')]).toEqual([301, `/api/stays/casa/${call}?${visit}`])
  })

  it.each(['price', 'similar'])('%s is counted by the address that asks, and says so', async call => {
    const from = '203.0.113.9'
    const first = await api.call(`/stays/casa/${call}`, { from })
    expect(first.headers.get('x-ratelimit-limit')).toBe(String(contentLimits.reads))
    expect(first.headers.get('x-ratelimit-remaining')).toBe(String(contentLimits.reads - 1))
    await Promise.all(Array.from({ length: contentLimits.reads - 1 }, () => api.call(`/stays/casa/${call}`, { from })))
    const last = await api.call(`/stays/casa/${call}`, { from })
    expect([last.status, last.body.error.name]).toEqual([429, 'RateLimitError'])
    expect((await api.call(`/stays/casa/${call}`)).status).toBe(200)
  })
})
