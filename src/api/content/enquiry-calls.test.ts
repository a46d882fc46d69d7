// Asking by program: an enquiry, its offer taken once and booked, and letters to the people of the site.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerEnquiry } from '#enquiries/answer-enquiry.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { guestCalls, onceKey, said, wrongFields } from '#tests/support/guest-calls.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import { hours, minutes } from '#values/duration.ts'

let api: ContentApi
let token: string
let stranger: string
let calls: ReturnType<typeof guestCalls>
beforeAll(async () => {
  api = await contentApi()
  const { id } = await buildHome(api.tools.database, { slug: 'asked-first' })
  await buildHome(api.tools.database, { slug: 'at-once' })
  await api.tools.database.execute(sql`update stay_offer set booking_mode = 'enquiry' where stay_id = ${id}`)
  token = await api.tokenOf(await api.makeUser())
  stranger = await api.tokenOf(await api.makeUser())
  calls = guestCalls(api, 'asked-first')
})
afterAll(() => api?.drop())

let people = 0
function input(more: object = {}) {
  const contact = { name: 'Ada', email: `asks-${people++}@example.org` }
  return { stay: 'asked-first', ...calls.nights(), party: { adults: 2 }, contact, message: 'Is there a cot?', ...more }
}

async function offered(by?: string) {
  const asked = input()
  const { id } = await calls.must(calls.post('/enquiries', asked, by))
  const operator = await someOperator(api.tools.database, api.clock.now())
  await answerEnquiry(api.tools, operator, {
    enquiryId: id,
    answer: 'offer',
    words: 'There is.',
    origin: 'http://localhost',
  })
  return { asked, key: await calls.mailedKey(asked.contact.email, 'offer') }
}

describe('an enquiry', () => {
  it('is sent by anybody, mailed to both sides, and takes no night', async () => {
    const asked = input()
    const sent = await calls.post('/enquiries', asked)
    expect([sent.status, sent.body.data.id]).toEqual([200, sent.body.data.documentId])
    expect((await calls.mailsTo(asked.contact.email))[0]!.subject).toMatch(saying('enquiries.sentSubject'))
    const { stay, checkIn, checkOut, party } = asked
    const held = await calls.must(calls.post('/quotes', { stay, checkIn, checkOut, party }))
    expect(said(await calls.post('/holds', { quote: held.id }, token))).toEqual([409, 'enquiry-first'])
  })

  it('is limited by mailbox and network, so that no stranger uses up what a guest may ask', async () => {
    const asked = input()
    const send = (from: string, body = asked) => api.call('/enquiries', { body, from })
    for (let sent = 0; sent < 5; sent++) expect((await send('198.51.100.7')).status).toBe(200)
    expect(said(await send('198.51.100.7'))).toEqual([429, 'too-many-enquiries'])
    expect((await send('203.0.113.7')).status).toBe(200)
    const another = () => ({ ...asked, contact: { name: 'Ada', email: `asks-${people++}@example.org` } })
    const fromOneNetwork: unknown[] = []
    for (let sent = 0; sent < 30; sent++) {
      // The call itself may be sent ten times a minute.
      if (sent % 10 === 0) api.clock.advance(minutes(1))
      fromOneNetwork.push(said(await send('198.51.100.8', another())))
    }
    expect(fromOneNetwork.slice(0, 20)).toEqual(Array(20).fill([200, undefined]))
    expect(fromOneNetwork.at(-1)).toEqual([429, 'too-many-enquiries'])
  })

  it('is refused where there is nothing to ask, and for what is no visit', async () => {
    expect(said(await calls.post('/enquiries', input({ stay: 'at-once' })))).toEqual([409, 'no-enquiry-needed'])
    expect((await calls.post('/enquiries', input({ stay: 'never-was' }))).status).toBe(404)
    expect(said(await calls.post('/enquiries', input({ party: { adults: 90 } })))).toEqual([422, 'not-offered'])
    expect((await calls.post('/enquiries', input({ checkOut: '2030-06-01' }))).status).toBe(400)
    const nameless = await calls.post('/enquiries', input({ contact: { name: ' ', email: 'nowhere' } }))
    expect(wrongFields(nameless)).toEqual([400, 'contact.name', 'contact.email'])
  })

  it('is not sent without end for one mailbox, wherever it comes from', async () => {
    const asked = input({ contact: { name: 'Ada', email: 'often@example.org' } })
    for (let sent = 0; sent < 20; sent++) expect((await calls.post('/enquiries', asked)).status).toBe(200)
    expect(said(await calls.post('/enquiries', asked))).toEqual([429, 'too-many-enquiries'])
  })
})

describe('an offer', () => {
  it('is read by its key, taken once by whoever has an account, and booked at its price', async () => {
    const { asked, key } = await offered(token)
    const read = await calls.post('/enquiries/offer', { key })
    const { checkIn, checkOut } = asked
    expect(read.body.data).toMatchObject({ stay: { slug: 'asked-first' }, checkIn, checkOut, words: 'There is.' })
    const taken = await calls.post('/enquiries/offer/take', { key }, token)
    const { hold, token: contact } = taken.body.data
    expect([taken.status, taken.headers.get('location'), contact]).toEqual([201, `/api/holds/${hold.id}`, null])
    expect(hold.price).toEqual(read.body.data.price)
    expect((await calls.post('/enquiries/offer/take', { key }, token)).body.data.hold.id).toBe(hold.id)
    expect(said(await calls.post('/enquiries/offer/take', { key }, stranger))).toEqual([404, 'offer-unknown'])
    expect(said(await calls.post('/enquiries/offer/take', { key }))).toEqual([404, 'offer-unknown'])
    const booked = await calls.post(`/holds/${hold.id}/book`, calls.submission(hold), token, onceKey())
    expect([booked.status, booked.body.data.state]).toEqual([201, 'confirmed'])
  })

  it('is taken without an account by a token that the mail has proved', async () => {
    const { asked, key } = await offered()
    const { hold, token: by } = (await calls.post('/enquiries/offer/take', { key })).body.data
    expect((await calls.post('/enquiries/offer/take', { key })).body.data.hold.id).toBe(hold.id)
    const booked = await calls.post(`/holds/${hold.id}/book`, calls.submission(hold), by, onceKey())
    expect(booked.body.data).toMatchObject({ state: 'confirmed', contact: { email: asked.contact.email } })
  })

  it('is none once its time is over, nor under another key', async () => {
    const { key } = await offered()
    const begun = api.clock.now()
    api.clock.advance(hours(73))
    for (const path of ['/enquiries/offer', '/enquiries/offer/take']) {
      expect(said(await calls.post(path, { key }, undefined)), path).toEqual([404, 'offer-unknown'])
      expect(said(await calls.post(path, { key: 'k'.repeat(43) })), path).toEqual([404, 'offer-unknown'])
      expect((await calls.post(path, { key: 'short' })).status, path).toBe(400)
    }
    api.clock.set(begun)
  })
})

describe('a letter', () => {
  const letter = { name: 'Ada', email: 'writes@example.org', subject: 'A glove', text: 'Is it with you?' }
  const write = (more: object = {}, key?: string) =>
    calls.post('/messages', { ...letter, ...more }, undefined, key ? onceKey(key) : {})

  it('is one message under one key, or in the same words', async () => {
    const sent = await write()
    expect(sent.status).toBe(200)
    expect((await write()).body).toEqual(sent.body)
    const other = await write({ text: 'Two gloves!' }, 'a-key-of-mine')
    expect(other.body.data.id).not.toBe(sent.body.data.id)
    expect((await write({ text: 'Three!' }, 'a-key-of-mine')).body).toEqual(other.body)
    expect(await calls.mailsTo('writes@example.org')).toHaveLength(2)
  })

  it('is refused with what is no name, no address and no text, and too many of them', async () => {
    const wrong = await write({ name: ' ', email: 'nowhere', text: ' ' })
    expect(wrongFields(wrong)).toEqual([400, 'name', 'email', 'text'])
    const statuses: number[] = []
    for (let sent = 0; sent < 12; sent++) {
      statuses.push((await write({ email: 'often@example.org', text: `Letter ${sent}` })).status)
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  })
})
