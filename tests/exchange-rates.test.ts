// The screen where operators see exchange rates and set fixed ones, over HTTP and without script.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { exchangeFetchTable } from '#exchange/exchange-tables.server.ts'
import { buildHome } from './support/build-home.ts'
import { type ForeignCalendar, startForeignCalendar } from './support/foreign-calendar.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

const page = '/admin/exchange-rates'
const today = new Date().toISOString().slice(0, 10)
let bank: ForeignCalendar
let site: Site
let manager: PlainVisitor

beforeAll(async () => {
  bank = await startForeignCalendar()
  bank.says(
    `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="x" xmlns="y"><gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender><Cube><Cube time="${today}"><Cube currency="USD" rate="1.0823"/></Cube></Cube></gesmes:Envelope>`,
  )
  site = await startSite({
    environment: { EXCHANGE_RATES: bank.address },
    prepare: async ({ database }) => {
      await buildHome(database, { currency: 'USD' })
      await buildHome(database, { currency: 'EUR' })
    },
  })
  manager = await makeOperator(site, 'manager')
})
afterAll(async () => {
  await site?.stop()
  await bank?.stop()
})

const shown = async () => asRendered((await manager.get(page)).text).text
const set = (currency: string, perEuro: string, by = manager) =>
  by.post(page, { intent: 'set-rate', currency, perEuro })
const stored = async () =>
  (await site.tools.database.execute(sql`select currency, per_euro from exchange_rate where source = 'operator'`)).rows

test('the rates of the bank are fetched when the site starts, and shown with their source', async () => {
  await expect.poll(shown).toContain(sentence('exchange.sourceOf', { source: 'ecb' }))
  expect(await shown()).toMatch(/US Dollar \(USD\)\s*1\.0823\s/)
  expect(await shown()).toContain(sentence('exchange.sourceOf', { source: 'shipped' }))
  const guest = await plainVisitor(site).get('/', { 'accept-language': 'en-GB' })
  expect(guest.text).toContain('European Central Bank')
})

test('a rate that is set counts for the next page of a guest, until it is removed', async () => {
  const saved = await set('USD', '1,25')
  expect([saved.status, saved.location]).toEqual([303, page])
  expect(await stored()).toEqual([{ currency: 'USD', per_euro: '1.25000000' }])
  expect(await shown()).toMatch(/US Dollar \(USD\)\s*1\.25\s/)
  const guest = () => plainVisitor(site).get('/', { 'accept-language': 'en-GB' })
  const ours = sentence('exchange.ratesOf', { source: 'operator', day: 'DAY' }).split('DAY')[1]!
  expect((await guest()).text).toContain(ours)
  expect((await manager.post(page, { intent: 'remove-rate', currency: 'USD' })).status).toBe(303)
  expect(await stored()).toEqual([])
  expect((await guest()).text).not.toContain(ours)
})

test.each([
  ['USD', '', 'exchange.noRate'],
  ['USD', '0', 'exchange.noRate'],
  ['USD', '1.123456789', 'exchange.noRate'],
  ['USD', 'many', 'exchange.noRate'],
  ['EUR', '1', 'exchange.noCurrency'],
  ['XYZ', '1', 'exchange.noCurrency'],
  ['', '1', 'exchange.noCurrency'],
] as const)('%j at %j is refused beside its field, and nothing typed is lost', async (currency, perEuro, key) => {
  const answer = await set(currency, perEuro)
  expect(answer.status).toBe(422)
  expect(answer.faults).toContain(sentence(key))
  expect(answer.text).toMatch(new RegExp(`name="perEuro"[^>]*value="${perEuro}"`))
  expect(await stored()).toEqual([])
})

test('another button does nothing, and neither do people who may not', async () => {
  expect((await manager.post(page, { currency: 'USD', perEuro: '2' })).status).toBe(400)
  expect((await manager.post(page, { intent: 'remove-rate', currency: 'EUR' })).status).toBe(400)
  const reception = await makeOperator(site, 'reception')
  expect((await reception.get(page)).text).not.toContain('name="perEuro"')
  expect((await set('USD', '2', reception)).status).toBe(403)
  const guest = await makeOperator(site, undefined)
  expect((await guest.get(page)).status).toBe(404)
  expect((await set('USD', '2', guest)).status).toBe(404)
  expect(await stored()).toEqual([])
})

test('a fault of the fetching is said', async () => {
  await site.tools.database.update(exchangeFetchTable).set({ fault: 'not-the-file', faultAt: new Date() })
  expect(await shown()).toContain(sentence('exchange.notTheFile'))
})
