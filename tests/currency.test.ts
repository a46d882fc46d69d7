// In which currency a guest is shown prices: what they chose, what a shared address says, where they seem to live.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { exchangeRateTable } from '#exchange/exchange-tables.server.ts'
import { shippedRates } from '#exchange/shipped-rates.server.ts'
import { sayDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainAnswer, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let oneCurrency: Site

beforeAll(async () => {
  site = await startSite({
    prepare: async ({ database, clock }) => {
      for (const code of ['EUR', 'EUR', 'CHF', 'GBP']) await buildHome(database, { currency: code })
      const set = { perEuro: '0.86', day: '2026-11-20', changedAt: clock.now() }
      const changedBy = '00000000-0000-4000-8000-000000000001'
      await database.insert(exchangeRateTable).values({ currency: 'GBP', source: 'operator', changedBy, ...set })
    },
  })
  oneCurrency = await startSite({
    prepare: async ({ database }) => {
      for (const code of ['CHF', 'CHF']) await buildHome(database, { currency: code })
      await buildHome(database, { currency: 'USD', status: 'draft' })
    },
  })
})
afterAll(async () => {
  await site?.stop()
  await oneCurrency?.stop()
})

/** What the menu of the header says is chosen. */
const chosen = ({ text }: Pick<PlainAnswer, 'text'>) => /<option value="([A-Z]{3})" selected=""/.exec(text)?.[1]
const offered = (text: string) => {
  const menu = text.match(/<select[^>]*name="currency".*?<\/select>/gs)?.at(-1) ?? ''
  return menu
    .split('<optgroup')
    .slice(1)
    .map(group => [...group.matchAll(/value="([A-Z]{3})"/g)].map(([, code]) => code!))
}

describe('without a choice', () => {
  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'CHF'],
    ['en;q=0.7,ja-JP;q=0.9', 'JPY'],
    ['zh-Hant-TW', 'TWD'],
    ['en', 'GBP'],
    ['de-AT', 'EUR'],
    ['hr-HR', 'EUR'],
    // Nobody pays there.
    ['en-AQ', 'EUR'],
    ['en-ZZ, <script>', 'EUR'],
    [undefined, 'GBP'],
  ])('it is that of the region: %s', async (header, expected) => {
    const answer = await plainVisitor(site).get('/stays', header ? { 'accept-language': header } : {})
    expect([answer.status, chosen(answer)]).toEqual([200, expected])
  })

  it('it is that of the region of the page’s language where the browser names none', async () => {
    expect(chosen(await plainVisitor(site).get('/de/stays', { 'accept-language': 'de' }))).toBe('EUR')
  })

  it('a site of one currency converts nothing', async () => {
    const answer = await plainVisitor(oneCurrency).get('/stays', { 'accept-language': 'ja-JP' })
    expect(chosen(answer)).toBe('CHF')
    expect(answer.text).not.toContain(sentence('exchange.ratesOf', { source: 'shipped', day: shippedDay() }))
    const asked = plainVisitor(oneCurrency)
    await asked.post('/currency', { currency: 'JPY', back: '/stays' })
    expect(chosen(await asked.get('/stays'))).toBe('JPY')
  })
})

describe('the menu', () => {
  it('has the currencies of the homes, and leads to all others by name', async () => {
    const visitor = plainVisitor(site)
    const inMenu = await visitor.get('/', { 'accept-language': 'ja-JP' })
    expect([...inMenu.text.matchAll(/<option value="([A-Z]{3})"/g)].map(([, code]) => code)).toEqual([
      ...['EUR', 'CHF', 'GBP', 'JPY'],
    ])
    expect(inMenu.text).toContain('href="/currency?back=%2F"')
    const [usual, others] = offered((await visitor.get('/currency', { 'accept-language': 'ja-JP' })).text)
    expect(usual).toEqual(['EUR', 'CHF', 'GBP', 'JPY'])
    expect(others).toContain('USD')
    // Gone since 2023, though there is a rate.
    expect(others).not.toContain('HRK')
    const names = new Intl.DisplayNames(['en-GB'], { type: 'currency' })
    const byName = new Intl.Collator('en-GB').compare
    expect(others).toEqual(others!.toSorted((one, other) => byName(names.of(one)!, names.of(other)!)))
    expect(new Set([...usual!, ...others!]).size).toBe(usual!.length + others!.length)
  })

  it('says of which day the rates are, and who says so', async () => {
    const { text } = await plainVisitor(site).get('/', { 'accept-language': 'de-CH' })
    expect(text).toContain(sentence('exchange.ratesOf', { source: 'shipped', day: shippedDay() }))
    expect(text).toContain(sentence('exchange.ratesOf', { source: 'operator', day: '20 November 2026' }))
    expect(text).not.toContain(sentence('exchange.ratesOf', { source: 'ecb', day: shippedDay() }))
    expect(text).toContain(sentence('exchange.chargedInHomes'))
  })

  it('is in the language of the page', async () => {
    const { text } = await plainVisitor(site).get('/de/stays', { 'accept-language': 'de-CH' })
    expect(text).toContain('Schweizer Franken (CHF)')
  })

  it('is on no page of the admin', async () => {
    const answer = await (await makeOperator(site, 'owner')).get('/admin')
    expect([answer.status, chosen(answer)]).toEqual([200, undefined])
  })
})

describe('a choice', () => {
  it('is kept, and leads back to the page, without limits that were meant in another currency', async () => {
    const guest = plainVisitor(site)
    const back = '/stays?where=Olh%C3%A3o&most=200&money=EUR'
    const answer = await guest.post('/currency', { currency: 'JPY', back })
    expect([answer.status, answer.location]).toEqual([303, '/stays?where=Olh%C3%A3o'])
    expect(answer.headers.getSetCookie()).toEqual(['casita_currency=JPY; Path=/; Max-Age=31536000; SameSite=Lax'])
    const page = await guest.get('/stays', { 'accept-language': 'de-CH' })
    expect(chosen(page)).toBe('JPY')
    expect(page.headers.get('vary')).toContain('cookie, accept-language')
    expect(page.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('stays in the language of the page', async () => {
    const answer = await plainVisitor(site).post('/de/currency', { currency: 'JPY', back: '/stays' })
    expect(answer.location).toBe('/de/stays')
  })

  it('leads nowhere else', async () => {
    const guest = plainVisitor(site)
    for (const back of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '']) {
      expect((await guest.post('/currency', { currency: 'JPY', back })).location).toBe('/')
    }
    const foreign = await guest.post('/currency', { currency: 'JPY' }, { origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(403)
  })

  it.each(['XYZ', 'eur', 'EUR%0d', '', '<b>'])('of %j is refused with a sentence, and not kept', async code => {
    const guest = plainVisitor(site)
    const answer = await guest.post('/currency', { currency: code, back: '/contact' })
    expect(answer.status).toBe(422)
    expect(answer.faults).toContain(sentence('shell.noRate'))
    expect(answer.text).toContain('name="back" value="/contact"')
    expect(guest.cookies.has('casita_currency')).toBe(false)
  })

  it.each(['XYZ', 'jpy', '', 'J%50Y', 'XDRX'])('that stands in the cookie as %j is ignored', async code => {
    const guest = plainVisitor(site)
    guest.cookies.set('casita_currency', code)
    expect(chosen(await guest.get('/stays', { 'accept-language': 'de-CH' }))).toBe('CHF')
  })

  it('gives way to the currency of a shared search', async () => {
    const guest = plainVisitor(site)
    guest.cookies.set('casita_currency', 'JPY')
    expect(chosen(await guest.get('/stays?most=200&money=GBP'))).toBe('GBP')
    expect(chosen(await guest.get('/stays?most=200&money=XYZ'))).toBe('JPY')
  })
})

const shippedDay = () => sayDay(shippedRates().get(currency('CHF'))!.day, 'en-GB', { dateStyle: 'long' })
