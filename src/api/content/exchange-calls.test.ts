// The operator's calls about exchange rates: what counts, what was set, and who may set it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { exchangeFetchTable } from '#exchange/exchange-tables.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said } from '#tests/support/guest-calls.ts'

let api: ContentApi
let manager: string
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database)
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
})
afterAll(() => api?.drop())

const path = '/admin/exchange-rates'
const read = async () => (await api.call(path, { token: manager })).body.data
const send = (body: Json, token = manager) => api.call(path, { method: 'POST', body, token })
const franc = async () => (await read()).rates.find(({ currency }: Json) => currency === 'CHF')

describe('the rates', () => {
  it('are those that count, with their day and source, by code and without the euro', async () => {
    const { rates, fetch } = await read()
    const codes = rates.map(({ currency }: Json) => currency)
    expect(codes).toEqual(codes.toSorted())
    expect(codes).not.toContain('EUR')
    expect(rates[0]).toEqual({
      ...{ currency: 'AED', source: 'shipped' },
      ...{ perEuro: expect.stringMatching(/^\d+\.\d+$/), day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    })
    expect(fetch).toEqual({ isOn: false, lastGood: null, fault: null, faultAt: null, inWords: { fault: null } })
  })

  it('say how fetching them goes', async () => {
    const at = new Date('2030-05-14T16:00:00Z')
    await api.tools.database.update(exchangeFetchTable).set({ fault: 'too-slow', faultAt: at })
    expect((await read()).fetch).toMatchObject({
      ...{ fault: 'too-slow', faultAt: at.toISOString(), inWords: { fault: sentence('exchange.tooSlow') } },
    })
  })

  it('are set for a currency, set anew, and taken away', async () => {
    const shipped = await franc()
    const answer = await send({ currency: 'CHF', perEuro: '0.90000001' })
    expect(answer.status).toBe(200)
    expect(await franc()).toEqual({ currency: 'CHF', perEuro: '0.90000001', day: '2030-05-15', source: 'operator' })
    await send({ currency: 'CHF', perEuro: '0,91' })
    expect(await franc()).toMatchObject({ perEuro: '0.91' })
    expect((await send({ currency: 'CHF', perEuro: null })).status).toBe(200)
    expect(await franc()).toEqual(shipped)
    expect((await send({ currency: 'CHF', perEuro: null })).status).toBe(200)
  })
})

describe('a rate is refused', () => {
  it.each([
    [{ currency: 'CHF', perEuro: '0' }],
    [{ currency: 'CHF', perEuro: '-1' }],
    [{ currency: 'CHF', perEuro: '1e9' }],
    [{ currency: 'CHF', perEuro: '0.123456789' }],
    [{ currency: 'CHF', perEuro: 0.9 }],
    [{ currency: 'CHF' }],
    [{ currency: 'EUR', perEuro: '1' }],
    [{ currency: 'XYZ', perEuro: '1' }],
    [{ currency: 'chf', perEuro: '1' }],
  ])('with %j', async body => {
    expect((await send(body)).status).toBe(400)
    expect(await franc()).toMatchObject({ source: 'shipped' })
  })

  it('by who may only see them, and by guests altogether', async () => {
    const body = { currency: 'CHF', perEuro: '0.9' }
    const accountant = await api.tokenOf(await api.makeUser({ roles: ['accountant'] }))
    expect((await send(body, accountant)).status).toBe(403)
    expect((await api.call(path, { token: accountant })).status).toBe(200)
    const guest = await api.tokenOf(await api.makeUser())
    expect(said(await send(body, guest))[0]).toBe(404)
    expect(await franc()).toMatchObject({ source: 'shipped' })
  })
})
