// The page about the organisation and what it offers, over HTTP and without script; and what guests then find.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { readOrganisation } from '#organisation/organisation.server.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { paymentMethods } from '#payments/port/payment.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

const page = '/admin/organisation'
let site: Site
let manager: PlainVisitor
let there: BuiltHome
let elsewhere: BuiltHome

beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_WAYS: 'test-card,bank-transfer', HOLDS_PER_ADDRESS: '1000' } })
  there = await buildHome(site.tools.database, { name: 'Harbour Loft', slug: 'harbour-loft', country: 'PT' })
  elsewhere = await buildHome(site.tools.database, { name: 'Hill Hut', slug: 'hill-hut', country: 'AT' })
  manager = await makeOperator(site, 'manager')
})
beforeEach(() => site.tools.database.execute(sql`update organisation set offered_methods = null`))
afterAll(() => site?.stop())

const stored = () => readOrganisation(site.tools.database)
const shown = async (by = manager) => asRendered((await by.get(page)).text).text
const entered = {
  ...{
    legalName: 'Example Homes Ltd',
    addressLines: '1 Sample Street\nBackyard',
    postcode: '1000',
    city: 'Exampleton',
  },
  ...{ country: 'PT', taxNumber: 'PT123', invoiceRule: 'when-paid', invoicePrefix: 'INV-', offers: 'all' },
  ...{ accountHolder: 'Example Homes', iban: 'de89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
}

/** The form as the page has it now, with these fields typed instead. */
async function save(typed: Readonly<Record<string, string>> = {}, by = manager) {
  const { version } = await stored()
  return by.post(page, { version: String(version), ...entered, ...typed })
}

/** The fields that tick exactly these methods. */
function offering(methods: Partial<Record<PaymentMethod, { readonly countries?: string; readonly homes?: string }>>) {
  const ticked = Object.entries(methods).map(([method, { countries = '', homes = '' }]) => {
    const at = paymentMethods.indexOf(method as PaymentMethod)
    return { [`method-${at}`]: method, [`countries-${at}`]: countries, [`homes-${at}`]: homes }
  })
  return Object.assign({ offers: 'chosen' }, ...ticked) as Record<string, string>
}

describe('who runs the site', () => {
  test('is entered, stored with who did it, and shown again', async () => {
    const saved = await save()
    expect([saved.status, saved.location]).toEqual([303, page])
    expect(await stored()).toMatchObject({
      ...{ legalName: 'Example Homes Ltd', addressLines: ['1 Sample Street', 'Backyard'], country: 'PT' },
      ...{ invoiceRule: 'when-paid', invoicePrefix: 'INV-', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      ...{ offeredMethods: null, changedAt: expect.any(Date), changedBy: expect.any(String) },
    })
    const { text } = await manager.get(page)
    expect(text).toContain('value="Example Homes Ltd"')
    expect(text).toContain('value="DE89 3704 0044 0532 0130 00"')
    expect((await manager.get('/admin')).text).toContain(`href="${page}"`)
  })

  test('may be emptied again', async () => {
    const empty = Object.fromEntries(Object.keys(entered).map(name => [name, '']))
    expect((await save({ ...empty, invoiceRule: 'never', offers: 'all' })).status).toBe(303)
    expect(await stored()).toMatchObject({ legalName: '', addressLines: [], country: null, iban: '', bic: '' })
  })

  test.each([
    ['iban', 'DE89 3704 0044 0532 0130 01', 'organisation.wrongIban'],
    ['bic', 'COBADE', 'organisation.wrongBic'],
    ['invoicePrefix', 'INV/2030', 'organisation.wrongPrefix'],
    ['invoiceRule', 'sometimes', 'forms.choose'],
    ['country', 'XX', 'homes.country'],
  ] as const)('is refused with %s %j, beside the field, and nothing typed is lost', async (name, typed, key) => {
    const before = await stored()
    const answer = await save({ legalName: 'Other Homes Ltd', [name]: typed })
    expect(answer.status).toBe(422)
    expect(answer.faults).toEqual([sentence(key)])
    expect(answer.text).toContain('value="Other Homes Ltd"')
    if (!['invoiceRule', 'country'].includes(name)) expect(answer.text).toContain(`value="${typed}"`)
    expect(await stored()).toEqual(before)
  })

  test('is not overwritten by who has not seen it: of two at once one is refused, with all that was typed', async () => {
    const { version } = await stored()
    const names = ['First Homes', 'Second Homes']
    const both = await Promise.all(
      names.map(legalName => manager.post(page, { version: String(version), ...entered, legalName })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const lost = both.findIndex(({ status }) => status === 409)
    expect(both[lost]!.faults).toEqual([sentence('organisation.outOfDate')])
    expect(both[lost]!.text).toContain(`value="${names[lost]}"`)
    expect(await stored()).toMatchObject({ legalName: names[1 - lost], version: version + 1 })
  })

  test.each([
    ['no version', { version: '' }],
    ['another button', { intent: 'other' }],
    ['no choice of what is offered', { offers: '' }],
  ])('is not changed by a form with %s', async (_, typed) => {
    const before = await stored()
    expect((await save(typed)).status).toBe(400)
    expect(await stored()).toEqual(before)
  })

  test('is seen by accountants, who change nothing, and by nobody else', async () => {
    const user = await site.makeUser({ roles: ['accountant'] })
    const accountant = plainVisitor(site)
    await accountant.post('/login', { email: user.email, password: usualPassword })
    const seen = await accountant.get(page)
    expect(seen.status).toBe(200)
    expect(seen.text).not.toContain(sentence('homes.keepChanges'))
    expect((await save({}, accountant)).status).toBe(403)
    for (const other of [await makeOperator(site, 'reception'), await makeOperator(site, undefined)]) {
      expect((await other.get(page)).status).toBe(404)
      expect((await save({}, other)).status).toBe(404)
    }
  })
})

describe('what is offered', () => {
  let visits = 0
  const nights = () => {
    const day = (offset: number) =>
      new Date(Date.now() + (40 + visits * 5 + offset) * 86_400_000).toISOString().slice(0, 10)
    visits++
    return { in: day(0), out: day(3), adults: '2' }
  }

  /** Somebody signed in at the checkout of nights nobody else asks for. */
  async function atCheckout({ slug }: BuiltHome) {
    const { email } = await site.makeUser()
    const guest = plainVisitor(site)
    await guest.post('/login', { email, password: usualPassword })
    const { location } = await guest.post(`/stays/${slug}/book`, { intent: 'hold', ...nights() })
    const look = () => guest.get(location!)
    const book = async (way: string) => {
      const page = await look()
      const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
      const typed = { name: 'Ada Lovelace', email: 'ada@example.org', notes: 'We come late.', terms, way }
      return guest.post(location!, { ...hiddenFields(page), intent: 'book', ...typed })
    }
    return { look, book }
  }
  /** The methods of a checkout, as its fields name them. */
  const waysIn = (html: string) => [...html.matchAll(/name="way"[^>]* value="([\w-]+)"/g)].map(([, way]) => way)
  const waysOf = async (home: BuiltHome) => waysIn((await (await atCheckout(home)).look()).text)

  test('is everything that is possible, until somebody chooses', async () => {
    expect(await waysOf(there)).toEqual(['test-card', 'bank-transfer'])
  })

  test('is what was chosen, for homes in those countries and for those homes', async () => {
    const chosen = offering({
      'test-card': { countries: 'pt, es' },
      'bank-transfer': { homes: 'hill-hut' },
      property: { countries: 'AT', homes: 'hill-hut\nharbour-loft' },
    })
    expect((await save(chosen)).status).toBe(303)
    expect((await stored()).offeredMethods).toEqual([
      { method: 'test-card', countries: ['PT', 'ES'], homes: null },
      { method: 'bank-transfer', countries: null, homes: [elsewhere.id] },
      { method: 'property', countries: ['AT'], homes: [elsewhere.id, there.id] },
    ])
    expect(await waysOf(there)).toEqual(['test-card'])
    expect(await waysOf(elsewhere)).toEqual(['bank-transfer', 'property'])
    expect((await manager.get(page)).text).toContain('value="PT, ES"')
  })

  test('counts at once, at a checkout that was open before as well', async () => {
    const [open, other] = [await atCheckout(there), await atCheckout(there)]
    await save(offering({ 'bank-transfer': {} }))
    const refused = await open.book('property')
    expect([refused.status, refused.faults]).toEqual([422, [sentence('bookings.wayUnknown')]])
    expect(refused.text).toContain('We come late.')
    expect(waysIn((await open.look()).text)).toEqual(['bank-transfer'])
    expect((await open.book('bank-transfer')).status).toBe(303)
    await save(offering({ property: {} }))
    expect((await other.book('property')).status).toBe(303)
  })

  test('may be nothing for a home: it says so, has no button, cannot be booked, and the admin page warns', async () => {
    const open = await atCheckout(there)
    await save(offering({ 'bank-transfer': { countries: 'AT' } }))
    const says = sentence('bookings.cannotBePaid')
    const look = async ({ slug }: BuiltHome) =>
      asRendered((await plainVisitor(site).get(`/stays/${slug}?${new URLSearchParams(nights())}`)).text).text
    expect(await look(there)).toContain(says)
    expect(await look(there)).not.toContain(sentence('quotes.reserve'))
    expect(await look(elsewhere)).not.toContain(says)
    expect(await look(elsewhere)).toContain(sentence('quotes.reserve'))
    expect(asRendered((await open.look()).text).text).toContain(says)
    const refused = await open.book('bank-transfer')
    expect([refused.status, refused.faults]).toEqual([409, [says]])
    const warning = { homes: 1, some: 'Harbour Loft' }
    expect(await shown()).toContain(sentence('organisation.unpayable', warning))
    await save()
    expect(await shown()).not.toMatch(saying('organisation.unpayable'))
    expect((await open.book('bank-transfer')).status).toBe(303)
  })

  test.each([
    ['countries-1', 'Portugal', 'organisation.wrongCountries'],
    ['homes-1', 'Harbour Loft!', 'organisation.wrongHomes'],
    ['homes-1', 'no-such-home', 'organisation.homeUnknown'],
  ] as const)('is refused with %s %j, and nothing typed is lost', async (name, typed, key) => {
    const answer = await save({ ...offering({ 'test-card': {} }), [name]: typed })
    expect([answer.status, answer.faults]).toEqual([422, [sentence(key)]])
    expect(answer.text).toContain(typed)
    expect((await stored()).offeredMethods).toBeNull()
  })
})
