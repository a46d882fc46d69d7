// Somebody goes back from the checkout to the home: what they hold there is theirs, on the page and by its calls.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import type { Json } from './support/content-api.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
let home: BuiltHome
beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_WAYS: 'test-card,bank-transfer' } })
  home = await buildHome(site.tools.database, { name: 'Harbour Loft' })
})
afterAll(() => site?.stop())

const day = (offset: number) => new Date(Date.now() + (30 + offset) * 86_400_000).toISOString().slice(0, 10)
const nights = (from: number) => ({ in: day(from), out: day(from + 3), adults: '2' })
const homePath = (from: number) => `/stays/${home.slug}?${new URLSearchParams(nights(from))}`
const taken = saying('offers.nightHeld')

/** The button beside the home: what its form sends, and where. */
async function reserve(visitor: PlainVisitor, from: number) {
  const page = await visitor.get(homePath(from))
  const address = /formAction="([^"]+)"/i.exec(page.text)![1]!.replaceAll('&amp;', '&')
  return visitor.post(address, { ...nights(from), intent: 'hold' })
}
const holdIn = (location: string | null) => new URL(location!, site.origin).searchParams.get('hold')!

/** When a hold ends, as its guest reads it. */
async function endOf(location: string | null): Promise<string> {
  const { rows } = await site.tools.database.execute<{ hour: string }>(sql`
    select to_char(hold_expires_at at time zone 'Europe/Lisbon', 'HH24:MI') as hour
    from booking where id = ${holdIn(location)}`)
  return sentence('checkout.hourAtHome', { hour: rows[0]!.hour })
}

async function ask(visitor: PlainVisitor, path: string): Promise<{ data: Json; headers: Headers }> {
  const { text, headers } = await visitor.ask(`/api/stays/${home.slug}/${path}`, { headers: { accept: '*/*' } })
  return { data: JSON.parse(text).data, headers }
}
const isFree = async (visitor: PlainVisitor, from: number) =>
  (await ask(visitor, `price?${new URLSearchParams(nights(from))}`)).data.price !== null
const statesOf = async (visitor: PlainVisitor, from: number) =>
  (await ask(visitor, `calendar?from=${day(from)}&to=${day(from + 3)}`)).data.map(({ state }: Json) => state)

test('the page says what they hold and until when, leads to the checkout, and moves the hold to other nights', async () => {
  const [visitor, stranger] = [plainVisitor(site), plainVisitor(site)]
  const held = await reserve(visitor, 0)
  const back = await visitor.get(homePath(0))
  expect(back.text).toMatch(saying('quotes.holding'))
  expect(back.text.replaceAll('<!-- -->', '')).toContain(
    sentence('quotes.heldUntil', { until: await endOf(held.location) }),
  )
  expect(back.text).toContain(`href="${held.location}"`)
  expect(back.text).not.toMatch(taken)
  const others = await stranger.get(homePath(0))
  expect(others.text).toMatch(taken)
  expect(others.text).not.toMatch(saying('quotes.holding'))
  // Every other page says so to them, and to nobody else.
  for (const path of ['/', '/contact', '/login', '/register']) {
    const page = await visitor.get(path)
    expect(asRendered(page.text).text).toMatch(saying('shell.held'))
    expect(page.text).toContain(`href="${held.location}"`)
    expect(asRendered((await stranger.get(path)).text).text).not.toMatch(saying('shell.held'))
  }
  expect(asRendered((await visitor.get(held.location!)).text).text).not.toMatch(saying('shell.held'))
  // What they had typed goes along.
  const checkout = await visitor.get(held.location!)
  await visitor.post(held.location!, { ...hiddenFields(checkout), intent: 'book', name: 'Ada', notes: 'We come late.' })
  // Nights that touch them, and in another tab: the same cookie.
  const moved = await reserve(visitor, 2)
  expect(holdIn(moved.location)).not.toBe(holdIn(held.location))
  expect((await visitor.get(moved.location!)).text).toContain('We come late.')
  expect((await visitor.get(held.location!)).status).toBe(410)
  expect(await isFree(stranger, -1)).toBe(true)
  const farAway = await reserve(visitor, 20)
  const { rows } = await site.tools.database.execute<{ id: string }>(
    sql`select id from booking where stay_id = ${home.id} and state = 'hold'`,
  )
  expect(rows.map(({ id }) => id)).toEqual([holdIn(farAway.location)])
  expect(await isFree(stranger, 2)).toBe(true)
})

test('nights that somebody else has leave the hold where it is', async () => {
  const [visitor, stranger] = [plainVisitor(site), plainVisitor(site)]
  const held = await reserve(visitor, 40)
  const page = await visitor.get(homePath(50))
  const address = /formAction="([^"]+)"/i.exec(page.text)![1]!.replaceAll('&amp;', '&')
  await reserve(stranger, 50)
  const refused = await visitor.post(address, { ...nights(50), intent: 'hold' })
  expect(refused.status).toBe(409)
  expect((await visitor.get(held.location!)).status).toBe(200)
  // Nobody moves what is another's.
  const theirs = `/stays/${home.slug}/book?moves=${holdIn(held.location)}`
  expect((await stranger.post(theirs, { ...nights(60), intent: 'hold' })).status).toBe(303)
  expect((await visitor.get(held.location!)).status).toBe(200)
})

test('the calls that fill the price box know it by the same cookie, and keep it from caches that others share', async () => {
  const [visitor, stranger] = [plainVisitor(site), plainVisitor(site)]
  const held = await reserve(visitor, 70)
  const price = `price?${new URLSearchParams(nights(70))}`
  const own = await ask(visitor, price)
  expect(own.data.verdicts).toEqual([])
  expect(own.data.hold).toMatchObject({ id: holdIn(held.location), checkIn: day(70), checkout: held.location })
  expect(own.headers.get('cache-control')).toContain('private')
  const other = await ask(stranger, price)
  expect([other.data.hold, other.data.price, other.data.verdicts.length > 0]).toEqual([null, null, true])
  expect(await statesOf(visitor, 70)).toEqual(['free', 'free', 'free'])
  expect(await statesOf(stranger, 70)).not.toContain('free')
})

test('the route that fills the price box answers as the page does, by the same cookie, and keeps it from shared caches', async () => {
  const [visitor, stranger] = [plainVisitor(site), plainVisitor(site)]
  const held = await reserve(visitor, 80)
  const price = (query: Record<string, string>) => `/stays/${home.slug}/price?${new URLSearchParams(query)}`
  const asks = (who: PlainVisitor, path: string, headers = {}) =>
    who.ask(path, { headers: { accept: '*/*', ...headers } })
  const own = await asks(visitor, price(nights(80)))
  expect(JSON.parse(own.text)).toMatchObject({
    held: { checkout: held.location },
    offered: { quote: { kind: 'priced' } },
  })
  expect(own.headers.get('cache-control')).toBe('private, no-cache')
  const again = await asks(visitor, price(nights(80)), { 'if-none-match': own.headers.get('etag')! })
  expect([again.status, again.text]).toEqual([304, ''])
  const other = JSON.parse((await asks(stranger, price(nights(80)))).text)
  expect([other.held, other.reserve, other.offered.quote.kind]).toEqual([undefined, undefined, 'refused'])
  expect((await asks(visitor, price({ in: 'never' }))).status).toBe(400)
  expect((await asks(visitor, '/stays/no-such-home/price')).status).toBe(404)
})

test('whoever is signed in has their hold in another browser, too', async () => {
  const { email } = await site.makeUser()
  const [first, second] = [plainVisitor(site), plainVisitor(site)]
  for (const browser of [first, second]) await browser.post('/login', { email, password: usualPassword })
  const held = await reserve(first, 90)
  expect((await second.get(homePath(90))).text).toContain(`href="${held.location}"`)
  expect((await ask(second, `price?${new URLSearchParams(nights(90))}`)).data.hold.id).toBe(holdIn(held.location))
})

describe('a booking that waits for its payment', () => {
  /** Books nights of their own by card, and stops the payment. */
  async function bookDeclined(visitor: PlainVisitor, from: number) {
    const { location } = await reserve(visitor, from)
    const page = await visitor.get(location!)
    const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
    const typed = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '', terms }
    const sent = await visitor.post(location!, { ...hiddenFields(page), ...typed, intent: 'book', way: 'test-card' })
    const payment = (await visitor.get(location!)).location
    if (payment) await visitor.post(payment, {})
    return { checkout: location!, sent }
  }

  test('is named to its own guest on the home’s page and by its calls, with the way to pay; others hear of no guest', async () => {
    const { email } = await site.makeUser()
    const [visitor, stranger] = [plainVisitor(site), plainVisitor(site)]
    await visitor.post('/login', { email, password: usualPassword })
    const { checkout } = await bookDeclined(visitor, 120)
    const { rows } = await site.tools.database.execute<{ state: string }>(
      sql`select state from booking where id = ${holdIn(checkout)}`,
    )
    expect(rows).toEqual([{ state: 'pending_payment' }])
    const back = await visitor.get(homePath(120))
    expect(back.text).toMatch(saying('quotes.unpaid'))
    expect(back.text).toContain(sentence('quotes.toPayment'))
    expect(back.text).toContain(`href="${checkout}"`)
    expect(back.text).toMatch(saying('offers.nightUnpaid'))
    expect(back.text).not.toMatch(taken)
    expect((await visitor.get(checkout)).status).toBe(200)
    const price = `price?${new URLSearchParams(nights(120))}`
    const own = (await ask(visitor, price)).data
    expect([own.hold, own.unpaid.id, own.unpaid.checkout]).toEqual([null, holdIn(checkout), checkout])
    expect(own.verdicts[0].sentence).toMatch(saying('offers.nightUnpaid'))
    const others = await stranger.get(homePath(120))
    expect(others.text).toMatch(taken)
    expect(others.text).not.toMatch(saying('quotes.unpaid', 'offers.nightUnpaid'))
    expect((await ask(stranger, price)).data.unpaid).toBeNull()
    // Other nights of the home are had beside it.
    expect((await reserve(visitor, 124)).status).toBe(303)
    expect((await visitor.get(homePath(124))).text).toMatch(saying('quotes.holding'))
  })
})

describe('the search', () => {
  const searchPath = (from: number, more: Record<string, string> = {}) =>
    `/stays?${new URLSearchParams({ ...nights(from), ...more })}`

  test('shows a home that one holds for those very nights, with the mark and the way on, and to nobody else', async () => {
    const [visitor, stranger] = [plainVisitor(site), plainVisitor(site)]
    const held = await reserve(visitor, 140)
    const found = await visitor.get(searchPath(141))
    expect(/<section aria-labelledby="own-homes".*?<\/section>/s.exec(found.text)![0]).toContain('Harbour Loft')
    expect(asRendered(found.text).text).toContain(sentence('search.held', { until: await endOf(held.location) }))
    expect(found.text).toContain(`href="${held.location}"`)
    const others = await stranger.get(searchPath(141))
    expect([others.status, others.text.includes('own-homes')]).toEqual([200, false])
    // Only where it is in the way of what is searched, and fits the rest of it.
    for (const path of [
      searchPath(150),
      searchPath(141, { where: 'Nowhere At All' }),
      searchPath(141, { adults: '30' }),
    ])
      expect((await visitor.get(path)).text, path).not.toContain('own-homes')
  })
})
