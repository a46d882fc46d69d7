// Bookings without an account by program: a mailed link opened once, a token for that booking alone, and claiming.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { guestCalls, onceKey, said } from '#tests/support/guest-calls.ts'
import { payableStay } from '#tests/support/paying-world.ts'
import { contactCookieName } from '#users/contact/contact-cookie.server.ts'
import { hours, minutes } from '#values/duration.ts'

let api: ContentApi
let user: Awaited<ReturnType<ContentApi['makeUser']>>
let token: string
let calls: ReturnType<typeof guestCalls>
beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: 'test-card', PUBLIC_URL: 'http://localhost' } })
  const stay = await payableStay(api.tools.database, [
    [5000, null],
    [5000, 1],
  ])
  user = await api.makeUser()
  token = await api.tokenOf(user)
  calls = guestCalls(api, stay.slug)
})
afterAll(() => api?.drop())

const byCard = { way: 'test-card' }
const open = (key: string) => calls.post('/bookings/manage/open', { key })
const askLink = (email: string, reference: string) => calls.post('/bookings/manage/link', { email, reference })

let people = 0
async function booked() {
  const email = `guest-${people++}@example.org`
  return { email, ...(await calls.bookAsContact(email, { payment: byCard })) }
}

describe('the link to a booking', () => {
  it('is mailed to whoever names reference and address, and nobody learns whether there was one', async () => {
    const { email, booked: booking } = await booked()
    const before = (await calls.mailsTo(email)).length
    const answers = [
      await askLink(email, 'ZZZZZZZZ'),
      await askLink('nobody@example.org', booking.reference),
      await askLink(email.toUpperCase(), booking.reference.toLowerCase()),
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, '{"ok":true}']))
    expect((await calls.mailsTo(email)).length).toBe(before + 1)
    const opened = (await open(await calls.mailedKey(email))).body.data
    expect(opened).toEqual({
      ...{ token: expect.stringMatching(/^[\w-]{43}$/), about: booking.id },
      expiresAt: new Date(api.clock.now().getTime() + hours(2)).toISOString(),
    })
    expect((await api.call(`/bookings/${booking.id}`, { token: opened.token })).status).toBe(200)
  })

  it('is opened once, and an unknown key is none', async () => {
    const { email, booked: booking } = await booked()
    await askLink(email, booking.reference)
    const key = await calls.mailedKey(email)
    expect((await open(key)).status).toBe(200)
    expect(said(await open(key))).toEqual([404, 'key-unknown'])
    expect(said(await open('k'.repeat(43)))).toEqual([404, 'key-unknown'])
    expect((await open('short')).status).toBe(400)
    expect((await askLink('nowhere', 'ABCD')).status).toBe(400)
  })

  it('asked for too often, is refused by the call and not by the mailbox', async () => {
    const ask = () =>
      api.call('/bookings/manage/link', { body: { email: 'a@example.org', reference: 'X' }, from: '10.9.9.9' })
    for (let asked = 0; asked < 10; asked++) expect((await ask()).status).toBe(200)
    const eleventh = await ask()
    expect([eleventh.status, eleventh.headers.get('x-ratelimit-remaining')]).toEqual([429, '0'])
  })
})

describe('links mailed to one address', () => {
  const ask = async (email: string, reference: string, from: string) => {
    const { status } = await api.call('/bookings/manage/link', { body: { email, reference }, from })
    expect(status).toBe(200)
  }
  const mailsAfter = async (email: string) => (await calls.mailsTo(email)).length

  it('are used up by a stranger neither for the guest, nor for resets of a password', async () => {
    const { email, booked: booking } = await booked()
    const before = await mailsAfter(email)
    for (let asked = 0; asked < 7; asked++) await ask(email, booking.reference, '198.51.100.7')
    expect(await mailsAfter(email)).toBe(before + 5)
    await ask(email, booking.reference, '203.0.113.7')
    expect(await mailsAfter(email)).toBe(before + 6)
    await api.makeUser({ email })
    await api.call('/auth/forgot-password', { body: { email }, from: '198.51.100.7' })
    expect(await mailsAfter(email)).toBe(before + 7)
  })

  it('end for a network that asks for many, and for all networks together', async () => {
    const { email, booked: booking } = await booked()
    const before = await mailsAfter(email)
    for (let asked = 0; asked < 25; asked++) {
      await ask(`nobody-${asked}@example.org`, 'ZZZZZZZZ', '198.51.100.9')
      if (asked % 10 === 9) api.clock.advance(minutes(1))
    }
    await ask(email, booking.reference, '198.51.100.9')
    expect(await mailsAfter(email)).toBe(before)
    for (let asked = 0; asked < 25; asked++) await ask(email, booking.reference, `203.0.113.${asked}`)
    // The link by which it was booked is one of the twenty.
    expect(await mailsAfter(email)).toBe(before + 19)
  })
})

describe('the token of a guest without an account', () => {
  it('sees, changes, pays and cancels its booking as any other', async () => {
    const { token: by, booked: booking } = await booked()
    const money = (await api.call(`/bookings/${booking.id}/money`, { token: by })).body.data
    const pay = { openMinor: money.openMinor, payment: byCard }
    await calls.must(calls.post(`/bookings/${booking.id}/pay`, pay, by, onceKey()))
    expect((await calls.payThere(booking.id, by)).openMinor).toBe(0)
    const { checkIn, checkOut } = booking
    const input = { checkIn, checkOut, party: { adults: 1 } }
    const amended = await calls.must(calls.post(`/bookings/${booking.id}/amendment-preview`, input, by))
    const asked = { ...input, version: amended.version, totalMinor: amended.price.totalMinor }
    const changed = await calls.must(calls.post(`/bookings/${booking.id}/amend`, asked, by, onceKey()))
    expect(changed.party.adults).toBe(1)
    const preview = await calls.must(calls.post(`/bookings/${booking.id}/cancellation-preview`, undefined, by))
    const { version, refundMinor, chargedMinor } = preview
    const cancel = { version, refundMinor, chargedMinor }
    const cancelled = await calls.must(calls.post(`/bookings/${booking.id}/cancel`, cancel, by, onceKey()))
    expect([cancelled.state, cancelled.cancelledBy]).toEqual(['cancelled', 'guest'])
  })

  it('stands for nobody anywhere else', async () => {
    const { token: by } = await booked()
    const other = await booked()
    expect(said(await api.call(`/bookings/${other.booked.id}`, { token: by }))).toEqual([404, 'booking-unknown'])
    expect(said(await api.call(`/bookings/${randomUUID()}`, { token: by }))).toEqual([404, 'booking-unknown'])
    for (const path of ['/bookings', '/users/me', '/users/me/data', '/users/me/sessions']) {
      expect((await api.call(path, { token: by })).status, path).toBe(403)
    }
    expect((await api.call('/stays', { token: by })).status).toBe(200)
    expect(said(await api.call(`/bookings/${other.booked.id}`, { token }))).toEqual([404, 'booking-unknown'])
  })

  it('ends with its two hours', async () => {
    const { token: by, booked: booking } = await booked()
    const begun = api.clock.now()
    api.clock.advance(hours(2))
    expect((await api.call(`/bookings/${booking.id}`, { token: by })).status).toBe(401)
    api.clock.set(begun)
  })

  it('as a cookie, is taken from pages of this site alone', async () => {
    const { token: by, booked: booking } = await booked()
    const cookie = `${contactCookieName}=${by}`
    const ask = (headers: Readonly<Record<string, string>>) => api.call(`/bookings/${booking.id}`, { headers })
    expect((await ask({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await ask({ cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status).toBe(403)
    expect(
      (await ask({ cookie: `${contactCookieName}=${'x'.repeat(43)}`, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(403)
    const cancel = { version: 2, refundMinor: 0, chargedMinor: 0 }
    const forged = await api.call(`/bookings/${booking.id}/cancel`, {
      body: cancel,
      headers: { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(forged.status).toBe(403)
  })
})

describe('claiming', () => {
  it('passes what was booked by one’s confirmed address to the account, and ends the mailed links', async () => {
    const { token: by, booked: booking } = await calls.bookAsContact(user.email, { payment: byCard })
    expect((await calls.post('/bookings/manage/claim', undefined, by)).status).toBe(403)
    expect((await calls.post('/bookings/manage/claim', undefined, token)).body.data).toEqual({ claimed: 1 })
    expect((await api.call(`/bookings/${booking.id}`, { token })).body.data.reference).toBe(booking.reference)
    expect((await api.call(`/bookings/${booking.id}`, { token: by })).status).toBe(401)
    expect((await calls.post('/bookings/manage/claim', undefined, token)).body.data).toEqual({ claimed: 0 })
  })
})
