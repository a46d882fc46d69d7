// Nights kept by program: for a user or a mailbox, booked once, let go, over in time.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserCookieName } from '#bookings/record/browser-session.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { ada, guestCalls, onceKey, said, wrongFields } from '#tests/support/guest-calls.ts'
import { minutes } from '#values/duration.ts'

let api: ContentApi
let token: string
let stranger: string
let calls: ReturnType<typeof guestCalls>
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'the-home', nightlyMinor: 100_00 })
  token = await api.tokenOf(await api.makeUser())
  stranger = await api.tokenOf(await api.makeUser())
  calls = guestCalls(api, 'the-home')
})
afterAll(() => api?.drop())

const release = (id: string, by = token) => calls.post(`/holds/${id}/release`, undefined, by)
const send = (id: string, body: object, { by = token, key = randomUUID() } = {}) =>
  calls.post(`/holds/${id}/book`, body, by, onceKey(key))

describe('nights that are kept', () => {
  it('are kept for fifteen minutes at the price that was quoted, once under one key', async () => {
    const quote = await calls.quote()
    const key = onceKey()
    const held = await calls.post('/holds', { quote: quote.id }, token, key)
    expect([held.status, held.headers.get('location')]).toEqual([201, `/api/holds/${held.body.data.id}`])
    expect(held.body.data).toMatchObject({
      ...{ state: 'hold', bookingMode: 'instant', checkIn: quote.checkIn, party: quote.party, ways: ['property'] },
      stay: { slug: 'the-home' },
      price: { totalMinor: quote.price.totalMinor },
      terms: quote.terms,
      expiresAt: new Date(api.clock.now().getTime() + minutes(15)).toISOString(),
    })
    expect((await calls.post('/holds', { quote: quote.id }, token, key)).body).toEqual(held.body)
    const other = await calls.quote()
    expect(said(await calls.post('/holds', { quote: other.id }, token, key))).toEqual([409, 'key-reused'])
    expect((await api.call(`/holds/${held.body.data.id}`, { token })).body).toEqual(held.body)
    const { checkIn, checkOut } = quote
    const taken = await calls.post('/quotes', { stay: 'the-home', checkIn, checkOut, party: { adults: 2 } })
    expect(said(taken)).toEqual([422, 'not-offered'])
    await release(held.body.data.id)
  })

  it('are let go at once, and again without any harm', async () => {
    const { id, checkIn, checkOut } = await calls.hold(token)
    const gone = await release(id)
    expect(gone.body.data).toEqual({ id, documentId: id, state: 'expired' })
    expect((await release(id)).body).toEqual(gone.body)
    expect((await calls.post('/quotes', { stay: 'the-home', checkIn, checkOut, party: { adults: 2 } })).status).toBe(
      201,
    )
    expect(said(await api.call(`/holds/${id}`, { token }))).toEqual([410, 'hold-expired'])
  })

  it('are nobody else’s to see, to book or to let go', async () => {
    const hold = await calls.hold(token)
    const answers = [
      await api.call(`/holds/${hold.id}`, { token: stranger }),
      await release(hold.id, stranger),
      await send(hold.id, calls.submission(hold), { by: stranger }),
      await api.call(`/holds/${randomUUID()}`, { token }),
    ]
    expect(answers.map(said)).toEqual(Array(4).fill([404, 'hold-unknown']))
    expect((await api.call(`/holds/${hold.id}`)).status).toBe(403)
    // No browser's name lets anybody in here.
    const cookie = `${browserCookieName}=${'x'.repeat(43)}`
    expect((await api.call(`/holds/${hold.id}`, { headers: { cookie } })).status).toBe(403)
    await release(hold.id)
  })

  it('are over in time', async () => {
    const hold = await calls.hold(token)
    const begun = api.clock.now()
    api.clock.advance(minutes(16))
    expect(said(await send(hold.id, calls.submission(hold)))).toEqual([410, 'hold-expired'])
    const quote = await calls.quote()
    api.clock.advance(minutes(31))
    expect(said(await calls.post('/holds', { quote: quote.id }, token))).toEqual([410, 'quote-expired'])
    expect(said(await calls.post('/holds', { quote: randomUUID() }, token))).toEqual([404, 'quote-unknown'])
    api.clock.set(begun)
  })
})

describe('booking them', () => {
  it('happens once under one key, for oneself or for somebody else', async () => {
    const hold = await calls.hold(token)
    const recipient = { name: 'Analytical Ltd', addressLines: ['London'], taxNumber: 'GB 1' }
    const staying = { name: 'Grace', email: 'grace@example.org' }
    const body = calls.submission(hold, { staying, notes: 'Late.', recipient })
    const key = randomUUID()
    const booked = await send(hold.id, body, { key })
    expect([booked.status, booked.headers.get('location')]).toEqual([201, `/api/bookings/${hold.id}`])
    expect(booked.body.data).toMatchObject({ id: hold.id, state: 'confirmed', notes: 'Late.', contact: ada })
    expect((await send(hold.id, body, { key })).body).toEqual(booked.body)
    const papers = await api.call(`/bookings/${hold.id}/papers`, { token })
    expect(papers.body.data.recipient).toEqual(recipient)
    expect(said(await send(hold.id, { ...body, notes: 'Early.' }, { key }))).toEqual([409, 'key-reused'])
    const ended = await release(hold.id)
    expect([...said(ended), ended.body.error.details.state]).toEqual([410, 'hold-ended', 'confirmed'])
    expect(said(await api.call(`/holds/${hold.id}`, { token }))).toEqual([410, 'hold-ended'])
  })

  it('goes on with the very nights when their price is booked instead', async () => {
    const quote = await calls.quote()
    const held = await calls.must(calls.post('/holds', { quote: quote.id }, token))
    const body = { quote: quote.id, ...calls.submission(quote) }
    const booked = await calls.post('/bookings', body, token, onceKey())
    expect([booked.status, booked.body.data.id]).toEqual([201, held.id])
  })

  it.each([
    [{ contact: { name: '', email: 'ada@example.org' } }, 400, 'contact.name'],
    [{ contact: { name: 'Ada', email: 'ada' } }, 400, 'contact.email'],
    [{ contact: { ...ada, phone: '12' } }, 400, 'contact.phone'],
    [{ staying: { name: 'Grace', email: 'nowhere' } }, 400, 'staying.email'],
    [{ recipient: { name: 'A', addressLines: Array(7).fill('a'), taxNumber: '' } }, 400, 'recipient.addressLines'],
    [{ termsHash: 'x' }, 400, 'termsHash'],
  ])('is refused with %j', async (wrong, status, field) => {
    const hold = await calls.hold(token)
    expect(wrongFields(await send(hold.id, calls.submission(hold, wrong)))).toEqual([status, field])
    await release(hold.id)
  })

  it('is refused for other terms, for a way that is none, and without a key', async () => {
    const hold = await calls.hold(token)
    const other = { termsHash: '0'.repeat(64) }
    expect(said(await send(hold.id, calls.submission(hold, other)))).toEqual([409, 'terms-changed'])
    const way = { payment: { way: 'bank-transfer' } }
    expect(said(await send(hold.id, calls.submission(hold, way)))).toEqual([422, 'way-unknown'])
    const keyless = await calls.post(`/holds/${hold.id}/book`, calls.submission(hold), token)
    expect(wrongFields(keyless)).toEqual([400, 'idempotency-key'])
    await release(hold.id)
  })
})

describe('nobody who is signed in', () => {
  it('names an address, whose mailbox alone opens the nights', async () => {
    const quote = await calls.quote()
    expect(wrongFields(await calls.post('/holds', { quote: quote.id }))).toEqual([400, 'email'])
    expect(wrongFields(await calls.post('/holds', { quote: quote.id, email: 'nowhere' }))).toEqual([400, 'email'])
    const key = onceKey()
    const held = await calls.post('/holds', { quote: quote.id, email: 'new@example.org' }, undefined, key)
    expect(held.status).toBe(201)
    expect(new Date(held.body.data.expiresAt).getTime() - api.clock.now().getTime()).toBe(minutes(30))
    const { id } = held.body.data
    expect(
      (await calls.post('/holds', { quote: quote.id, email: 'new@example.org' }, undefined, key)).body.data.id,
    ).toBe(id)
    expect((await api.call(`/holds/${id}`)).status).toBe(403)
    expect(said(await api.call(`/holds/${id}`, { token }))).toEqual([404, 'hold-unknown'])
    const opened = await calls.must(
      calls.post('/bookings/manage/open', { key: await calls.mailedKey('new@example.org') }),
    )
    expect(opened.about).toBe(id)
    expect((await api.call(`/holds/${id}`, { token: opened.token })).body.data.id).toBe(id)
    const typed = { contact: { name: 'New', email: 'typed@example.org' } }
    const booked = await send(id, calls.submission(held.body.data, typed), { by: opened.token })
    expect(booked.body.data).toMatchObject({ state: 'confirmed', contact: { name: 'New', email: 'new@example.org' } })
  })

  it('is mailed no links without end, and what was kept is let go', async () => {
    const hold = async () =>
      api.call('/holds', {
        body: { quote: (await calls.quote()).id, email: 'often@example.org' },
        from: '198.51.100.7',
      })
    for (let sent = 0; sent < 5; sent++) expect((await hold()).status).toBe(201)
    const refused = await hold()
    expect(said(refused)).toEqual([429, 'too-many-links'])
    const quote = await calls.quote()
    expect((await calls.post('/holds', { quote: quote.id }, token)).status).toBe(201)
  })
})
