// Prices and bookings by program: quoted, booked once, seen by nobody else, cancelled at what was said.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, type ContentReply, contentApi, type Json } from '#tests/support/content-api.ts'
import { payAtBank } from '#tests/support/test-bank.ts'
import { bookingPageView } from '#trips/booking-page-view.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import { listBookings } from '#trips/list-own-bookings.server.ts'
import { addDays, dayInZone, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { minutes } from '#values/duration.ts'

let api: ContentApi
let token: string
let stranger: string
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'the-home', nightlyMinor: 100_00, cleaningMinor: 50_00, maxGuests: 4 })
  token = await api.tokenOf(await api.makeUser())
  stranger = await api.tokenOf(await api.makeUser())
})
afterAll(() => api?.drop())

let visits = 0
/** Four nights that no other test asks for. */
function someNights() {
  const checkIn = addDays(requireCalendarDay('2030-07-01'), 5 * visits++)
  return { checkIn: writeCalendarDay(checkIn), checkOut: writeCalendarDay(addDays(checkIn, 4)) }
}

const key = () => randomUUID()
const quote = (more: object = {}) =>
  api.call('/quotes', { body: { stay: 'the-home', ...someNights(), party: { adults: 2 }, ...more } })

function inputFor(quoted: Json, more: object = {}) {
  return {
    quote: quoted.id,
    contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+44 20 7946 0000' },
    termsHash: quoted.terms.hash,
    ...more,
  }
}

const book = (body: object, { by = token, once = key() }: { by?: string; once?: string } = {}) =>
  api.call('/bookings', { body, token: by, headers: { 'idempotency-key': once } })

async function mustBook(more: object = {}): Promise<Json> {
  const { data } = (await quote(more)).body
  const booked = await book(inputFor(data))
  if (booked.status !== 201) throw new Error(booked.text)
  return booked.body.data
}

const said = ({ status, body }: ContentReply) => [status, body?.error?.name, body?.error?.details?.reason]
const details = ({ body }: ContentReply) => body.error.details

describe('POST /quotes', () => {
  it('prices a visit line by line and keeps it for half an hour', async () => {
    const answer = await quote()
    expect(answer.status).toBe(201)
    const { data } = answer.body
    expect(data).toMatchObject({
      stay: { slug: 'the-home' },
      party: { adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 },
      price: { nights: 4, currency: 'EUR', totalMinor: 450_00, lodgingMinor: 400_00, feesMinor: 50_00 },
      terms: { url: '/tos', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(data.price.lines.reduce((sum: number, line: Json) => sum + line.amountMinor, 0)).toBe(450_00)
    expect(answer.headers.get('location')).toBe(`/api/quotes/${data.id}`)
    const again = await api.call(`/quotes/${data.id}`)
    expect(again.body).toEqual(answer.body)
  })

  it('says in words of the page why a visit cannot be had', async () => {
    const answer = await quote({ party: { adults: 9 }, checkIn: '2030-05-01', checkOut: '2030-05-03' })
    expect(said(answer)).toEqual([422, 'UnprocessableEntityError', 'not-offered'])
    expect(answer.body.error.details.verdicts).toEqual([
      {
        ...{ reason: 'in-past', field: 'dates' },
        ...{ sentence: sentence('offers.inPast'), key: 'offers.inPast' },
      },
      {
        ...{ reason: 'too-many-guests', field: 'party' },
        ...{
          sentence: sentence('offers.tooManyGuests', { most: 4 }),
          key: 'offers.tooManyGuests',
          params: { most: 4 },
        },
      },
    ])
  })

  it.each([
    [{ stay: 'never-was' }, 404],
    [{ stay: 'Not A Slug' }, 400],
    [{ checkIn: '2030-07-05', checkOut: '2030-07-05' }, 400],
    [{ checkIn: '2030-02-30' }, 400],
    [{ party: { adults: 0 } }, 400],
    [{ party: { adults: 1.5 } }, 400],
    [{ party: { adults: 2, childAges: [18] } }, 400],
    [{ couponCode: 'NOPE' }, 422],
    [{ extras: [{ feeId: 99_999, quantity: 1 }] }, 422],
    [{ ratePlanId: 99_999 }, 422],
    [{ total: 1 }, 400],
  ])('answers %j with %i', async (more, status) => {
    expect((await quote(more)).status).toBe(status)
  })

  it('is told again only to whoever does not know it yet', async () => {
    const { id } = (await quote()).body.data
    const first = await api.call(`/quotes/${id}`)
    const tag = first.headers.get('etag')!
    const again = await api.call(`/quotes/${id}`, { headers: { 'if-none-match': tag } })
    expect([first.status, again.status, again.text]).toEqual([200, 304, ''])
    api.clock.advance(minutes(30))
    expect((await api.call(`/quotes/${id}`, { headers: { 'if-none-match': tag } })).status).toBe(410)
  })

  it('is over after half an hour, and unknown when nobody asked for it', async () => {
    const { data } = (await quote()).body
    api.clock.advance(minutes(30))
    expect(said(await api.call(`/quotes/${data.id}`))).toEqual([410, 'GoneError', 'quote-expired'])
    expect(said(await api.call(`/quotes/${randomUUID()}`))).toEqual([404, 'NotFoundError', 'quote-unknown'])
    expect((await api.call('/quotes/1')).status).toBe(400)
  })
})

describe('POST /bookings', () => {
  it('books what was quoted, by the verbs of the site', async () => {
    const { data } = (await quote()).body
    const answer = await book(inputFor(data, { notes: 'We come late.' }))
    expect(answer.status).toBe(201)
    const booking = answer.body.data
    expect(answer.headers.get('location')).toBe(`/api/bookings/${booking.id}`)
    expect(booking).toMatchObject({
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      state: 'confirmed',
      contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+442079460000' },
      notes: 'We come late.',
      totalMinor: data.price.totalMinor,
      checkIn: data.checkIn,
      checkOut: data.checkOut,
      price: data.price,
    })
    expect(booking.events.map(({ command }: Json) => command)).toEqual(['hold', 'submit'])
    expect((await api.call(`/bookings/${booking.id}`, { token })).body.data).toEqual(booking)
    expect((await api.call('/bookings', { token })).body.data[0].id).toBe(booking.id)
  })

  it('is paid in the way that was chosen, and says that a program made it', async () => {
    const site = await contentApi({ environment: { PAYMENT_WAYS: 'test-card,bank-transfer' } })
    await buildHome(site.tools.database, { slug: 'the-home', nightlyMinor: 100_00 })
    const by = await site.tokenOf(await site.makeUser())
    const send = async (payment: object | undefined) => {
      const asked = { stay: 'the-home', ...someNights(), party: { adults: 2 } }
      const { data } = (await site.call('/quotes', { body: asked })).body
      const headers = { 'idempotency-key': key() }
      return site.call('/bookings', { body: inputFor(data, payment && { payment }), token: by, headers })
    }
    const begun = await send({ way: 'test-card' })
    const awaited = await send({ way: 'bank-transfer' })
    expect([begun.body.data.state, awaited.body.data.state]).toEqual(['pending_payment', 'pending_payment'])
    const { nextStep } = (await site.call(`/bookings/${begun.body.data.id}/money`, { token: by })).body.data
    await payAtBank(nextStep)
    expect((await site.call(`/bookings/${begun.body.data.id}/money`, { token: by })).body.data.state).toBe('confirmed')
    expect(said(await send({ way: 'property' }))).toEqual([422, 'UnprocessableEntityError', 'way-unknown'])
    // A card number is none of a call's business.
    const card = { number: '4242424242424242', expiry: '04/41', cvc: '123' }
    expect((await send({ way: 'test-card', card })).status).toBe(400)
    // Whoever names no way sends no card: the other one is waited for.
    expect((await send(undefined)).body.data.state).toBe('pending_payment')
    const { rows } = await site.tools.database.execute<{ source: string; way: string }>(
      sql`select source, payment_plan ->> 'way' as way from booking where state <> 'expired' order by check_in`,
    )
    expect(rows).toEqual([
      { source: 'api', way: 'test-card' },
      { source: 'api', way: 'bank-transfer' },
      { source: 'api', way: 'bank-transfer' },
    ])
    await site.drop()
  })

  it('says that a way to pay must be named where there is none without a card, and keeps no nights', async () => {
    const site = await contentApi({ environment: { PAYMENT_WAYS: 'test-card' } })
    await buildHome(site.tools.database, { slug: 'the-home', nightlyMinor: 100_00 })
    const by = await site.tokenOf(await site.makeUser())
    const asked = { stay: 'the-home', ...someNights(), party: { adults: 2 } }
    const { data } = (await site.call('/quotes', { body: asked })).body
    const once = key()
    const send = (more: object) =>
      site.call('/bookings', { body: inputFor(data, more), token: by, headers: { 'idempotency-key': once } })
    expect(said(await send({}))).toEqual([422, 'UnprocessableEntityError', 'way-missing'])
    expect((await site.call('/quotes', { body: asked })).status).toBe(201)
    expect((await site.call('/bookings', { token: by })).body.data).toEqual([])
    // It made nothing: the same again is answered the same, and with a way the key is as good as new.
    expect(said(await send({}))).toEqual([422, 'UnprocessableEntityError', 'way-missing'])
    expect((await send({ payment: { way: 'test-card' } })).body.data.state).toBe('pending_payment')
    await site.drop()
  })

  it('leaves what waits for its payment as it is, whatever comes afterwards under its key', async () => {
    const site = await contentApi({ environment: { PAYMENT_WAYS: 'bank-transfer', BANK_ACCOUNT: 'Casita, DE00' } })
    await buildHome(site.tools.database, { slug: 'the-home', nightlyMinor: 100_00 })
    const by = await site.tokenOf(await site.makeUser())
    const { data } = (await site.call('/quotes', { body: { stay: 'the-home', ...someNights(), party: { adults: 2 } } }))
      .body
    const once = key()
    const send = (more: object) =>
      site.call('/bookings', { body: inputFor(data, more), token: by, headers: { 'idempotency-key': once } })
    const { id } = (await send({})).body.data
    expect(said(await send({ notes: 'We come late.' }))).toEqual([409, 'ConflictError', 'key-reused'])
    const { state, version } = (await site.call(`/bookings/${id}`, { token: by })).body.data
    expect([state, version]).toEqual(['pending_payment', 2])
    expect((await send({})).body.data).toMatchObject({ id, state })
    await site.drop()
  })

  it('answers the same booking however often and however late it is sent with one key', async () => {
    const { data } = (await quote()).body
    const once = key()
    const body = inputFor(data)
    const answers = await Promise.all([1, 2, 3].map(() => book(body, { once })))
    api.clock.advance(minutes(31))
    answers.push(await book(body, { once }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(answer => answer.body.data.id)).size).toBe(1)
  })

  it('refuses a key that was used for something else', async () => {
    const [first, second] = [(await quote()).body.data, (await quote()).body.data]
    const once = key()
    expect((await book(inputFor(first), { once })).status).toBe(201)
    const reused = [409, 'ConflictError', 'key-reused']
    expect(said(await book(inputFor(second), { once }))).toEqual(reused)
    expect(said(await book(inputFor(first, { notes: 'other' }), { once }))).toEqual(reused)
    expect((await book(inputFor(second))).status).toBe(201)
  })

  it('gives nights that many want to one of them', async () => {
    const nights = someNights()
    const quotes = await Promise.all([1, 2, 3, 4, 5].map(() => quote(nights)))
    const users = await Promise.all(quotes.map(async () => api.tokenOf(await api.makeUser())))
    const answers = await Promise.all(quotes.map(({ body }, at) => book(inputFor(body.data), { by: users[at] })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(said(answers.find(({ status }) => status === 409)!)).toEqual([409, 'ConflictError', 'dates-taken'])
  })

  it('keeps no nights for a booking that is refused', async () => {
    const nights = someNights()
    const { data } = (await quote(nights)).body
    expect(said(await book(inputFor(data, { termsHash: 'f'.repeat(64) })))).toEqual([
      ...[409, 'ConflictError', 'terms-changed'],
    ])
    const { rows } = await api.tools.database.execute(
      sql`select count(*)::integer as held from booking where check_in = ${nights.checkIn}`,
    )
    expect(rows).toEqual([{ held: 0 }])
  })

  it('leaves nights that were kept before as they are when it is refused', async () => {
    const { data } = (await quote()).body
    const held = await api.call('/holds', { body: { quote: data.id }, token, headers: { 'idempotency-key': key() } })
    const refused = await book(inputFor(data, { payment: { way: 'bank-transfer' } }))
    expect(said(refused)).toEqual([422, 'UnprocessableEntityError', 'way-unknown'])
    const { state } = (await api.call(`/holds/${held.body.data.id}`, { token })).body.data
    expect(state).toBe('hold')
    expect((await book(inputFor(data))).body.data).toMatchObject({ id: held.body.data.id, state: 'confirmed' })
  })

  it('refuses a price that has changed, is over, or never was', async () => {
    const { data } = (await quote()).body
    await api.tools.database.execute(sql`update fee set amount = amount + 1`)
    expect(said(await book(inputFor(data)))).toEqual([409, 'ConflictError', 'price-changed'])
    const late = (await quote()).body.data
    api.clock.advance(minutes(31))
    expect(said(await book(inputFor(late)))).toEqual([410, 'GoneError', 'quote-expired'])
    expect(said(await book(inputFor({ ...late, id: randomUUID() })))).toEqual([404, 'NotFoundError', 'quote-unknown'])
  })

  it('names each field of the contact that is wrong', async () => {
    const { data } = (await quote()).body
    const answer = await book(inputFor(data, { contact: { name: ' ', email: 'no@where', phone: '12' } }))
    expect(answer.status).toBe(400)
    expect(answer.body.error.details.errors.map(({ path }: Json) => path)).toEqual([
      ['contact', 'name'],
      ['contact', 'email'],
      ['contact', 'phone'],
    ])
  })

  it('wants a signed-in user and a key', async () => {
    const { data } = (await quote()).body
    const body = inputFor(data)
    expect((await api.call('/bookings', { body })).status).toBe(403)
    expect((await api.call('/bookings', { body, token })).body.error.message).toBe(
      'idempotency-key is a required field',
    )
    expect((await book(body, { once: 'short' })).status).toBe(400)
  })

  it('takes the cookie of a session from pages of the site itself, and books nothing for any other site', async () => {
    const { data } = (await quote()).body
    const send = (headers: object) =>
      api.call('/bookings', {
        body: inputFor(data),
        headers: { cookie: `casita_session=${token}`, 'idempotency-key': key(), ...headers },
      })
    for (const from of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      expect((await send(from)).status).toBe(403)
    }
    const kept = sql`select count(*)::integer as made from booking where check_in = ${data.checkIn}`
    expect((await api.tools.database.execute(kept)).rows).toEqual([{ made: 0 }])
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    expect((await api.tools.database.execute(kept)).rows).toEqual([{ made: 1 }])
  })
})

describe('the damage deposit', () => {
  it('is told of apart: what it will be with the price, how it stands with the booking, null where there is none', async () => {
    const without = await mustBook()
    expect(without.damageDeposit).toBeNull()
    await api.tools.database.execute(sql`
      with made as (insert into damage_deposit_rule (name, kind, amount) values ('Damage', 'flat', 30000) returning id)
      update stay_offer set damage_deposit_rule_id = made.id from made`)
    const booked = await mustBook()
    await api.tools.database.execute(sql`update stay_offer set damage_deposit_rule_id = null`)
    expect(booked.totalMinor).toBe(without.totalMinor)
    const leaves = new Date(`${booked.checkOut}T12:00:00Z`).getTime()
    expect(booked.damageDeposit).toEqual({
      ...{ state: 'planned', minor: 300_00, takenMinor: 0, reason: '', heldUntil: null },
      placedFrom: expect.any(String),
      releasedAt: expect.any(String),
    })
    const { placedFrom, releasedAt } = booked.damageDeposit
    expect(placedFrom.slice(0, 10)).toBe(writeCalendarDay(addDays(requireCalendarDay(booked.checkIn), -1)))
    // Noon two days after check-out, an hour from Greenwich at most.
    expect(Math.abs(Date.parse(releasedAt) - leaves - 2 * 86_400_000)).toBeLessThanOrEqual(3_600_000)
  })
})

describe('bookings of others', () => {
  it('look like bookings that never were, byte for byte', async () => {
    const booking = await mustBook()
    const calls = (id: string) => [
      api.call(`/bookings/${id}`, { token: stranger }),
      api.call(`/bookings/${id}/cancellation-preview`, { method: 'POST', token: stranger }),
      api.call(`/bookings/${id}/cancel`, { token: stranger, body: { version: 2, refundMinor: 0, chargedMinor: 0 } }),
    ]
    const foreign = await Promise.all(calls(booking.id))
    const unknown = await Promise.all(calls(randomUUID()))
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(foreign.map(({ text }) => text)).toEqual(unknown.map(({ text }) => text))
    expect((await api.call('/bookings', { token: stranger })).body).toEqual({
      data: [],
      meta: { total: 0, pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0, next: null } },
    })
  })

  it('are no more there by their reference, nor is what no booking can be called', async () => {
    const booking = await mustBook()
    const own = await api.call(`/bookings/${booking.reference.toLowerCase()}`, { token })
    expect([own.status, own.body.data.id]).toEqual([200, booking.id])
    const preview = await api.call(`/bookings/${booking.reference}/cancellation-preview`, { method: 'POST', token })
    expect(preview.status).toBe(200)
    const unknown = await api.call(`/bookings/${randomUUID()}`, { token })
    const others = [
      await api.call(`/bookings/${booking.reference}`, { token: stranger }),
      ...(await Promise.all(
        ['3', 'nonsense', '7QK2M9XD', 'x'.repeat(300)].map(id => api.call(`/bookings/${id}`, { token })),
      )),
    ]
    for (const { status, text } of others) expect([status, text]).toEqual([404, unknown.text])
  })

  it('are hidden from strangers without a token too', async () => {
    const booking = await mustBook()
    for (const path of ['/bookings', `/bookings/${booking.id}`]) expect((await api.call(path)).status).toBe(403)
  })
})

describe('cancelling', () => {
  const preview = (id: string) => api.call(`/bookings/${id}/cancellation-preview`, { method: 'POST', token })
  const cancel = (id: string, body: object, once = key()) =>
    api.call(`/bookings/${id}/cancel`, { token, body, headers: { 'idempotency-key': once } })
  const agreed = ({ version, refundMinor, chargedMinor }: Json) => ({ version, refundMinor, chargedMinor })

  it('does what the preview said, once, and frees the nights', async () => {
    const booking = await mustBook()
    const told = (await preview(booking.id)).body.data
    expect(told).toMatchObject({ version: 2, currency: 'EUR', paidMinor: 0, refundMinor: 0 })
    expect(told.sentences.length).toBeGreaterThan(0)
    const once = key()
    const answers = [await cancel(booking.id, agreed(told), once), await cancel(booking.id, agreed(told), once)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]!.body.data).toMatchObject({ state: 'cancelled', cancelledBy: 'guest', version: 3 })
    const { checkIn, checkOut } = booking
    expect((await quote({ checkIn, checkOut })).status).toBe(201)
    for (const late of [await preview(booking.id), await cancel(booking.id, agreed(told))]) {
      expect(said(late)).toEqual([409, 'ConflictError', 'not-cancellable'])
      expect(details(late)).toEqual({ reason: 'not-cancellable', state: 'cancelled', version: 3 })
      expect(late.body.error.message).toContain('The booking has been cancelled.')
    }
  })

  it('gives back of what was paid what the preview and the page said', async () => {
    const site = await contentApi({ environment: { PAYMENT_WAYS: 'test-card' } })
    await buildHome(site.tools.database, { slug: 'the-home', nightlyMinor: 100_00, cleaningMinor: 50_00 })
    const user = await site.makeUser()
    const by = await site.tokenOf(user)
    const today = dayInZone(site.clock.now(), 'Europe/Lisbon')
    const day = (ahead: number) => writeCalendarDay(addDays(today, ahead))
    const visit = { stay: 'the-home', checkIn: day(3), checkOut: day(7), party: { adults: 2 } }
    const { data } = (await site.call('/quotes', { body: visit })).body
    const payment = { way: 'test-card' }
    const headers = { 'idempotency-key': key() }
    const booked = await site.call('/bookings', { body: inputFor(data, { payment }), token: by, headers })
    const { id } = booked.body.data
    await payAtBank((await site.call(`/bookings/${id}/money`, { token: by })).body.data.nextStep)
    await site.call(`/bookings/${id}/money`, { token: by })

    const told = (await site.call(`/bookings/${id}/cancellation-preview`, { method: 'POST', token: by })).body.data
    // Three days before, the terms give back half of the nights and all of the cleaning.
    expect(told).toMatchObject({ paidMinor: 450_00, refundMinor: 250_00, keptMinor: 200_00, chargedMinor: 0 })
    const booking = await findBooking(site.tools, { id: user.id } as never, id)
    const page = await bookingPageView(site.tools, booking!, { base: '/', cancel: true, tooLate: false })
    expect(page.cancelling!.hidden).toMatchObject({
      ...{ version: String(told.version), refund: String(told.refundMinor), charged: String(told.chargedMinor) },
    })
    expect(page.cancelling!.sentences).toEqual(expect.arrayContaining(told.sentences))

    const cancelled = await site.call(`/bookings/${id}/cancel`, { body: agreed(told), token: by })
    expect([cancelled.status, cancelled.body.data.state]).toEqual([200, 'cancelled'])
    const { rows } = await site.tools.database.execute(sql`
      select captured_minor::integer as paid, refunded_minor::integer as back from payment where booking_id = ${id}`)
    expect(rows).toEqual([{ paid: told.paidMinor, back: told.refundMinor }])
    await site.drop()
  })

  it('refuses other sums or another version than the booking has', async () => {
    const booking = await mustBook()
    const told = (await preview(booking.id)).body.data
    const stale = await cancel(booking.id, { ...agreed(told), version: 1 })
    expect(said(stale)).toEqual([409, 'ConflictError', 'out-of-date'])
    expect(details(stale)).toEqual({ reason: 'out-of-date', state: 'confirmed', version: 2 })
    const otherSum = await cancel(booking.id, { ...agreed(told), refundMinor: 1 })
    expect(said(otherSum)).toEqual([409, 'ConflictError', 'refund-changed'])
    expect(details(otherSum)).toEqual({ reason: 'refund-changed', state: 'confirmed', version: 2 })
    expect((await api.call(`/bookings/${booking.id}`, { token })).body.data.state).toBe('confirmed')
  })
})

describe('what the site shows', () => {
  it('is what the program made', async () => {
    const user = await api.makeUser()
    const by = await api.tokenOf(user)
    const { data } = (await quote()).body
    const { id, reference } = (await book(inputFor(data), { by })).body.data
    const { coming } = await listBookings(api.tools, { id: user.id } as never, { most: 20 })
    expect(coming.bookings.map(each => [each.id, each.reference])).toEqual([[id, reference]])
  })
})
