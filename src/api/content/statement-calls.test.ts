// The calls about statements of the bank: what the pages do, a program does.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditorReference } from '#payments/transfer/creditor-reference.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls, said } from '#tests/support/guest-calls.ts'

let api: ContentApi
let calls: ReturnType<typeof guestCalls>
let manager: string
beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: 'bank-transfer', BANK_ACCOUNT: 'Casita, DE00' } })
  const home = await buildHome(api.tools.database, { slug: 'the-home', nightlyMinor: 100_00 })
  calls = guestCalls(api, home.slug)
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
})
afterAll(() => api?.drop())

const path = '/admin/statements'
const upload = (text: string, by = manager) => calls.post(path, { file: Buffer.from(text).toString('base64') }, by)
const awaited = async () => {
  const by = await api.tokenOf(await api.makeUser())
  const booked = await calls.book(by, { payment: { way: 'bank-transfer' } })
  return { ...booked, transfer: creditorReference(booked.reference) } as Json
}
const paid = async ({ id }: Json): Promise<Json> =>
  (await api.call(`/admin/bookings/${id}`, { token: manager })).body.data.state

describe('a statement', () => {
  it('is matched, and recorded once however often it is sent', async () => {
    const [one, other] = [await awaited(), await awaited()]
    const text = `Date,Amount,Currency,Text\n2026-11-26,200.00,EUR,${one.transfer}\n2026-11-26,200.00,EUR,rent\n2026-11-26,-3,EUR,x`
    const sent = await upload(text)
    expect(sent.status).toBe(200)
    const { id, version, credits } = sent.body.data
    expect(sent.body.data).toMatchObject({ question: null, debits: 1, ignored: 0 })
    expect(credits).toMatchObject([
      { entry: 0, minor: 200_00, match: 'exact', booking: one.reference, differenceMinor: 0 },
      { entry: 1, match: 'unmatched', booking: null },
    ])
    expect((await upload(text)).body.data.id).toBe(id)
    const entries = [
      { entry: 0, otherwiseMinor: credits[0].otherwiseMinor },
      { entry: 1, booking: other.reference },
    ]
    const apply = () => calls.post(`${path}/${id}/apply`, { version, entries }, manager)
    await Promise.all([apply(), apply()])
    const applied = await apply()
    expect(applied.body.data.left).toEqual([])
    expect(applied.body.data.statement.credits.map(({ match, booking }: Json) => [match, booking])).toEqual([
      ['noted', one.reference],
      ['noted', other.reference],
    ])
    expect([await paid(one), await paid(other)]).toEqual(['confirmed', 'confirmed'])
  })

  it('is explained where its table does not say enough', async () => {
    const sent = await upload('when,sum of it\n01/02/2026,7\n')
    const { id, version, question } = sent.body.data
    expect(question).toMatchObject({ head: ['when', 'sum of it'], example: ['01/02/2026', '7'], day: null })
    expect(said(await calls.post(`${path}/${id}/apply`, { version, entries: [{ entry: 0 }] }, manager))).toEqual([
      ...[409, 'not-read-yet'],
    ])
    const reading = { version, day: 0, amount: 1, payer: null, text: null, order: 'month-first', currency: 'EUR' }
    const explained = await calls.post(`${path}/${id}/columns`, reading, manager)
    expect(explained.body.data).toMatchObject({ question: null, credits: [{ bookedOn: '2026-01-02', minor: 7_00 }] })
    expect(said(await calls.post(`${path}/${id}/columns`, reading, manager))).toEqual([409, 'out-of-date'])
    expect((await calls.post(`${path}/${id}/columns`, { ...reading, amount: 0 }, manager)).status).toBe(400)
  })

  it('is refused by what is wrong with it, and nothing is recorded', async () => {
    expect(said(await upload('Date,Amount\n2026-11-31,2\n'))).toEqual([422, 'row-wrong'])
    expect(said(await upload('no table'))).toEqual([422, 'unreadable'])
    const { id, version } = (await upload('Date,Amount,Currency,Text\n2026-11-26,9,CHF,x\n')).body.data
    const apply = (entry: Json) => calls.post(`${path}/${id}/apply`, { version, entries: [entry] }, manager)
    const { reference } = await awaited()
    expect(said(await apply({ entry: 0, booking: 'ZZZZZZZZ' }))).toEqual([422, 'booking-unknown'])
    expect(said(await apply({ entry: 0, booking: reference }))).toEqual([422, 'other-currency'])
    expect(said(await apply({ entry: 7 }))).toEqual([422, 'entry-unknown'])
  })

  it('is there for who may record money, and only their own', async () => {
    const { id } = (await upload('Date,Amount,Text\n2026-11-26,5,x\n')).body.data
    const of = async (role: 'accountant' | 'reception') => api.tokenOf(await api.makeUser({ roles: [role] }))
    expect(said(await api.call(`${path}/${id}`, { token: await of('accountant') }))).toEqual([404, 'statement-unknown'])
    expect((await upload('Date,Amount,Text\n2026-11-26,5,x\n', await of('reception'))).status).toBe(403)
    expect((await api.call(`${path}/${id}`, { token: await api.tokenOf(await api.makeUser()) })).status).toBe(404)
  })
})
