// The calls about the organisation and what it offers, and how a booking is paid after that has changed.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls, said } from '#tests/support/guest-calls.ts'

let api: ContentApi
let manager: string
let home: BuiltHome
let calls: ReturnType<typeof guestCalls>
beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00' } })
  home = await buildHome(api.tools.database, { slug: 'the-home', nightlyMinor: 100_00, country: 'PT' })
  await api.tools.database.execute(sql`
    update payment_instalment set share_bp = 3000 where terms_id = (select payment_terms_id from stay_offer where stay_id = ${home.id})`)
  await api.tools.database.execute(sql`
    insert into payment_instalment (terms_id, position, share_bp, days_before)
    select payment_terms_id, 1, 7000, 30 from stay_offer where stay_id = ${home.id}`)
  calls = guestCalls(api, home.slug)
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
})
beforeEach(() => api.tools.database.execute(sql`update organisation set offered_methods = null`))
afterAll(() => api?.drop())

const path = '/admin/organisation'
const read = async (): Promise<Json> => (await api.call(path, { token: manager })).body.data
const send = (body: Json, token = manager) => api.call(path, { method: 'POST', body, token })
/** Everything as it stands, and this instead. */
async function save(change: Json, token = manager) {
  const { possible: _, unpayable: __, changedAt: ___, ...stored } = await read()
  return send({ ...stored, ...change }, token)
}
const offer = (...methods: string[]) =>
  save({ offeredMethods: methods.map(method => ({ method, countries: null, homes: null })) })

describe('the organisation', () => {
  it('is empty at first, and offers everything that is possible', async () => {
    expect(await read()).toEqual({
      ...{ legalName: '', addressLines: [], postcode: '', city: '', country: null, taxNumber: '' },
      ...{ responsiblePerson: '', email: '', phone: '', registerEntry: '' },
      ...{ invoiceRule: 'never', invoicePrefix: '', accountHolder: '', iban: '', bic: '', offeredMethods: null },
      ...{ version: 1, changedAt: null, possible: ['test-card', 'bank-transfer', 'property'], unpayable: [] },
    })
  })

  it('is entered anew over the version that was seen', async () => {
    const offeredMethods = [{ method: 'bank-transfer', countries: ['PT'], homes: ['the-home'] }]
    const { version } = await read()
    const saved = await save({ legalName: 'Example Homes Ltd', country: 'PT', offeredMethods })
    expect(saved.status).toBe(200)
    expect(saved.body.data).toEqual(await read())
    expect(saved.body.data).toMatchObject({ legalName: 'Example Homes Ltd', offeredMethods, version: version + 1 })
    expect(said(await save({ version, legalName: 'Late Homes' }))).toEqual([409, 'out-of-date'])
    expect(await read()).toEqual(saved.body.data)
  })

  it('names the homes that nobody can pay for', async () => {
    await offer()
    expect((await read()).unpayable).toEqual([{ slug: 'the-home', name: expect.any(String) }])
  })

  it('goes on naming a home whose address has changed, and forgets one that was removed', async () => {
    const other = await buildHome(api.tools.database, { slug: 'before' })
    await save({ offeredMethods: [{ method: 'test-card', countries: null, homes: ['before', 'the-home'] }] })
    await api.tools.database.execute(sql`update stay set slug = 'after' where id = ${other.id}`)
    expect((await read()).offeredMethods[0].homes).toEqual(['after', 'the-home'])
    await api.tools.database.execute(sql`
      update organisation set offered_methods = '[{"method":"test-card","countries":null,"homes":[2000000000]}]'`)
    expect((await read()).offeredMethods).toEqual([])
  })

  it.each([
    [{ iban: 'DE00370400440532013000' }],
    [{ invoiceRule: 'sometimes' }],
    [{ country: 'XX' }],
    [{ country: '' }],
    [{ addressLines: ['1', '2', '3', '4', '5'] }],
    [{ offeredMethods: [{ method: 'cheque', countries: null, homes: null }] }],
    [{ offeredMethods: [{ method: 'property', countries: [], homes: null }] }],
    [{ offeredMethods: [{ method: 'property' }] }],
    [{ offeredMethods: ['property', 'property'].map(method => ({ method, countries: null, homes: null })) }],
  ])('is not changed by %j', async change => {
    const before = await read()
    expect((await save(change)).status).toBe(400)
    expect(await read()).toEqual(before)
  })

  it('is not changed where a home is named that does not exist', async () => {
    const before = await read()
    const offeredMethods = [{ method: 'property', countries: null, homes: ['nowhere'] }]
    expect(said(await save({ offeredMethods }))).toEqual([422, 'home-unknown'])
    expect(await read()).toEqual(before)
  })

  it('is seen by accountants and changed by managers and owners of everything', async () => {
    const of = async (role: 'accountant' | 'reception' | 'owner') => api.tokenOf(await api.makeUser({ roles: [role] }))
    expect((await api.call(path, { token: await of('accountant') })).status).toBe(200)
    expect((await save({}, await of('accountant'))).status).toBe(403)
    expect((await save({}, await of('reception'))).status).toBe(404)
    expect((await save({}, await of('owner'))).status).toBe(200)
    expect((await api.call(path, { token: await api.tokenOf(await api.makeUser()) })).status).toBe(404)
  })
})

describe('what is offered', () => {
  const byCard = { payment: { way: 'test-card' } }
  const priced = async () => {
    const { checkIn, checkOut } = calls.nights()
    return (await api.call(`/stays/the-home/price?in=${checkIn}&out=${checkOut}&adults=2`)).body.data
  }

  it('is told with a price and with held nights, and refused otherwise', async () => {
    const by = await api.tokenOf(await api.makeUser())
    expect((await priced()).ways).toEqual(['test-card', 'bank-transfer'])
    const held = await calls.hold(by)
    await offer('property', 'bank-transfer')
    expect((await priced()).ways).toEqual(['bank-transfer', 'property'])
    expect((await api.call(`/holds/${held.id}`, { token: by })).body.data.ways).toEqual(['bank-transfer', 'property'])
    const book = (more: object) =>
      calls.post(`/holds/${held.id}/book`, calls.submission(held, more), by, { 'idempotency-key': crypto.randomUUID() })
    expect(said(await book(byCard))).toEqual([422, 'way-unknown'])
    await offer()
    expect((await priced()).ways).toEqual([])
    expect(said(await book({}))).toEqual([409, 'not-payable'])
    await offer('property')
    expect((await book({})).body.data.state).toBe('confirmed')
  })

  it('is how the rest of a booking is paid, whatever it was booked by; its own method where nothing else is left', async () => {
    const by = await api.tokenOf(await api.makeUser())
    const pay = async (id: string, payment: object) => {
      const { openMinor } = (await api.call(`/bookings/${id}/money`, { token: by })).body.data
      return calls.post(`/bookings/${id}/pay`, { payment, openMinor }, by, { 'idempotency-key': crypto.randomUUID() })
    }
    const [one, other] = [await calls.bookByCard(by), await calls.bookByCard(by)]
    await offer('bank-transfer')
    expect(said(await pay(one.id, byCard.payment))).toEqual([422, 'way-unknown'])
    expect((await pay(one.id, { way: 'bank-transfer' })).status).toBe(200)
    await offer()
    expect(said(await pay(other.id, { way: 'bank-transfer' }))).toEqual([422, 'way-unknown'])
    const paid = await pay(other.id, byCard.payment)
    expect(paid.status).toBe(200)
    expect((await calls.payThere(other.id, by)).openMinor).toBe(0)
  })
})
