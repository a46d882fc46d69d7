// Changes that the home proposes, by programs on both sides: priced, proposed, read, answered, taken back, and refused.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import type { BookableStay } from '#tests/support/booking-world.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls, onceKey, said, wrongFields } from '#tests/support/guest-calls.ts'
import { payableStay } from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { hours } from '#values/duration.ts'

let api: ContentApi
let stay: BookableStay
let guest: string
let stranger: string
let manager: string
let reception: string
let calls: ReturnType<typeof guestCalls>
beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: 'test-card' } })
  stay = await payableStay(api.tools.database)
  calls = guestCalls(api, stay.slug)
  guest = await api.tokenOf(await api.makeUser())
  stranger = await api.tokenOf(await api.makeUser())
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
})
afterAll(() => api?.drop())

const byCard = { payment: { way: 'test-card' } }
const desk = (id: string, what: string, body: object, by = manager, key?: string) =>
  calls.post(`/admin/bookings/${id}/${what}`, body, by, onceKey(key))
const preview = (id: string, body: object, by = manager) => desk(id, 'proposal-preview', body, by)
const propose = (id: string, body: object, by = manager, key?: string) => desk(id, 'proposal', body, by, key)
const answer = (id: string, body: object, by = guest, key?: string) =>
  calls.post(`/bookings/${id}/proposal`, body, by, key ? onceKey(key) : {})
const stands = async (id: string, by = guest) => (await api.call(`/bookings/${id}`, { token: by })).body.data
const forAdmin = async (id: string) => (await api.call(`/admin/bookings/${id}`, { token: manager })).body.data

let months = 0
/** Days that no other test asks for. */
function someDays(): (offset: number) => string {
  const start = addDays(requireCalendarDay('2031-01-01'), 20 * months++)
  return offset => writeCalendarDay(addDays(start, offset))
}

/** Two paid nights, 200.00, and what the home would rather have. */
async function booked(nights: number, by = guest) {
  const day = someDays()
  const booking = await calls.bookByCard(by)
  return { booking, id: booking.id as string, input: { checkIn: day(0), checkOut: day(nights), party: { adults: 2 } } }
}

async function proposed(nights: number, words = 'The roof is being mended.') {
  const { booking, id, input } = await booked(nights)
  const { version, price } = (await preview(id, input)).body.data
  const asked = { ...input, version, totalMinor: price.totalMinor, words }
  const sent = await propose(id, asked)
  expect(sent.status).toBe(200)
  const { proposal } = await stands(id)
  return { booking, id, input, asked, proposal, seen: { proposal: proposal.id, version } }
}

describe('a change that the home proposes', () => {
  it('is priced, proposed, read by its guest with what it means, and agreed to once', async () => {
    const { booking, id, input } = await booked(3)
    expect((await preview(id, input, reception)).status).toBe(403)
    const priced = await preview(id, input, manager)
    expect(priced.body.data).toMatchObject({
      version: booking.version,
      deltaMinor: 100_00,
      price: { totalMinor: 300_00 },
    })
    expect(priced.body.data.cancelling.length).toBeGreaterThan(0)
    expect((await stands(id)).proposal).toBeNull()
    const asked = { ...input, version: booking.version, totalMinor: 300_00, words: ' The roof is being mended. ' }
    const key = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => propose(id, asked, manager, key)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(sent[0]!.body.data.proposal).toMatchObject({ after: { checkIn: input.checkIn }, deltaMinor: 100_00 })

    const waiting = await stands(id)
    expect(waiting).toMatchObject({ checkIn: booking.checkIn, version: booking.version, waitingChange: null })
    expect(waiting.proposal).toMatchObject({
      before: { checkIn: booking.checkIn, checkOut: booking.checkOut, totalMinor: 200_00 },
      after: { checkIn: input.checkIn, checkOut: input.checkOut, totalMinor: 300_00 },
      ...{ deltaMinor: 100_00, openMinor: 100_00, refundMinor: 0, words: 'The roof is being mended.' },
      expiresAt: new Date(api.clock.now().getTime() + hours(72)).toISOString(),
      inWords: {
        difference: sentence('bookings.more', { sum: '€100' }),
        settling: expect.stringMatching(saying('amendments.payDifference')),
      },
    })
    expect(waiting.proposal.cancelling).toEqual(priced.body.data.cancelling)
    expect((await forAdmin(id)).proposal).toMatchObject({ id: waiting.proposal.id, words: 'The roof is being mended.' })

    const yes = { proposal: waiting.proposal.id, version: waiting.version, answer: 'accept' }
    const once = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => answer(id, yes, guest, once)))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ checkIn: input.checkIn, totalMinor: 300_00, proposal: null })
      expect(body.data.version).toBe(waiting.version + 1)
    }
    const money = (await api.call(`/bookings/${id}/money`, { token: guest })).body.data
    expect(money.openMinor).toBe(waiting.proposal.openMinor)
    expect((await forAdmin(id)).proposal).toBeNull()
    // Without a key the same answer is one too; the other comes too late, and so does another input by that key.
    expect((await answer(id, yes)).status).toBe(200)
    expect(said(await answer(id, { ...yes, answer: 'decline' }))).toEqual([409, 'answered-already'])
    expect(said(await answer(id, { ...yes, answer: 'decline' }, guest, once))).toEqual([409, 'key-reused'])
  })

  it('that costs less gives back what it said', async () => {
    const { id, proposal, seen } = await proposed(1)
    expect(proposal).toMatchObject({ deltaMinor: -100_00, openMinor: 0, refundMinor: 100_00 })
    expect(proposal.inWords.settling).toContain(sentence('amendments.goesBack'))
    expect((await answer(id, { ...seen, answer: 'accept' }, guest, randomUUID())).status).toBe(200)
    const { refunds } = (await api.call(`/bookings/${id}/money`, { token: guest })).body.data
    expect(refunds).toMatchObject([{ minor: proposal.refundMinor }])
  })

  it('is declined, and can be followed by another one, which is taken back', async () => {
    const { booking, id, asked, seen } = await proposed(4)
    expect(said(await propose(id, asked))).toEqual([409, 'waits-already'])
    expect(said(await preview(id, inputOf(asked)))).toEqual([409, 'waits-already'])
    const kept = await answer(id, { ...seen, answer: 'decline' }, guest, randomUUID())
    expect(kept.body.data).toMatchObject({ checkIn: booking.checkIn, totalMinor: 200_00, proposal: null })
    expect((await propose(id, asked)).status).toBe(200)
    const { proposal } = await stands(id)
    expect(proposal.id).not.toBe(seen.proposal)
    expect(said(await answer(id, { ...seen, answer: 'accept' }))).toEqual([409, 'answered-already'])
    expect(said(await desk(id, 'change', { change: proposal.id, answer: 'accept' }))).toEqual([409, 'guest-answers'])
    expect(said(await desk(id, 'change', { change: proposal.id, answer: 'decline' }, reception))).toEqual([
      403,
      'not-allowed',
    ])
    expect((await desk(id, 'change', { change: proposal.id, answer: 'decline' })).body.data.proposal).toBeNull()
    expect(said(await answer(id, { ...seen, proposal: proposal.id, answer: 'accept' }))).toEqual([
      409,
      'answered-already',
    ])
    expect(await stands(id)).toMatchObject({ checkIn: booking.checkIn, proposal: null })
  })

  it('is read and answered by whoever booked without an account', async () => {
    const email = `roof-${randomUUID().slice(0, 8)}@example.org`
    const { token, booked: booking } = await calls.bookAsContact(email, byCard)
    const day = someDays()
    const input = { checkIn: day(0), checkOut: day(2), party: { adults: 2 } }
    const { version, price } = (await preview(booking.id, input)).body.data
    await calls.must(propose(booking.id, { ...input, version, totalMinor: price.totalMinor }))
    const { proposal } = await stands(booking.id, token)
    expect(proposal).toMatchObject({ words: '', deltaMinor: 0, inWords: { difference: expect.stringMatching(/same/) } })
    // The mail about it brings a link that opens it as well.
    const { token: again } = await calls.must(
      calls.post('/bookings/manage/open', { key: await calls.mailedKey(email) }),
    )
    const agreed = await answer(booking.id, { proposal: proposal.id, version, answer: 'accept' }, again, randomUUID())
    expect(agreed.body.data).toMatchObject({ checkIn: input.checkIn, proposal: null })
  })

  it('ends by itself', async () => {
    const { id, seen } = await proposed(5)
    const now = api.clock.now()
    api.clock.set(new Date(now.getTime() + hours(72)))
    const [late, standing] = [await answer(id, { ...seen, answer: 'accept' }), await stands(id)]
    api.clock.set(now)
    expect([said(late), standing.proposal]).toEqual([[409, 'answered-already'], null])
  })
})

const inputOf = ({ checkIn, checkOut, party }: Json) => ({ checkIn, checkOut, party })

describe('is refused', () => {
  it('to strangers, who are told of no booking, and to roles that only look', async () => {
    const { id, asked, seen } = await proposed(2)
    for (const [booking, by] of [
      [id, stranger],
      [randomUUID(), guest],
    ] as const) {
      expect(said(await answer(booking, { ...seen, answer: 'accept' }, by))).toEqual([404, 'booking-unknown'])
    }
    expect((await answer(id, { ...seen, answer: 'accept' }, 'wrong')).status).toBe(401)
    expect((await calls.post(`/bookings/${id}/proposal`, { ...seen, answer: 'accept' })).status).toBe(403)
    expect(said(await answer(id, { ...seen, proposal: randomUUID(), answer: 'accept' }))).toEqual([
      409,
      'answered-already',
    ])
    expect(said(await propose(id, asked, reception))).toEqual([403, 'not-allowed'])
    for (const what of ['proposal', 'proposal-preview']) {
      expect((await desk(id, what, asked, guest)).status).toBe(404)
    }
    expect(said(await preview(randomUUID(), inputOf(asked)))).toEqual([404, 'booking-unknown'])
    expect(said(await propose(randomUUID(), asked))).toEqual([404, 'booking-unknown'])
    expect((await stands(id)).proposal.id).toBe(seen.proposal)
  })

  it('for what was not seen: another price, another version, what is booked already, what cannot be booked', async () => {
    const { booking, id, input } = await booked(3)
    const asked = { ...input, version: booking.version, totalMinor: 300_00 }
    expect(said(await propose(id, { ...asked, totalMinor: 299_99 }))).toEqual([409, 'price-changed'])
    const stale = await propose(id, { ...asked, version: booking.version - 1 })
    expect(said(stale)).toEqual([409, 'out-of-date'])
    expect(stale.body.error.details).toMatchObject({ state: 'confirmed', version: booking.version })
    expect(said(await preview(id, inputOf(booking)))).toEqual([422, 'unchanged'])
    expect(said(await propose(id, { ...asked, ...inputOf(booking) }))).toEqual([422, 'unchanged'])
    const crowd = { ...input, party: { adults: 50 } }
    for (const refused of [await preview(id, crowd), await propose(id, { ...asked, ...crowd })]) {
      expect(said(refused)).toEqual([422, 'not-offered'])
      expect(refused.body.error.details.verdicts.length).toBeGreaterThan(0)
    }
    const key = randomUUID()
    expect((await propose(id, asked, manager, key)).status).toBe(200)
    expect(said(await propose(id, { ...asked, words: 'Another.' }, manager, key))).toEqual([409, 'key-reused'])
    const { proposal } = await stands(id)
    const unseen = { proposal: proposal.id, version: booking.version + 1, answer: 'accept' }
    expect(said(await answer(id, unseen))).toEqual([409, 'out-of-date'])
    await calls.must(answer(id, { ...unseen, version: booking.version, answer: 'decline' }))
    const end = await desk(id, 'end', { how: 'cancel', version: booking.version })
    expect(end.status).toBe(200)
    expect(said(await preview(id, input))).toEqual([409, 'not-amendable'])
    expect(said(await propose(id, asked))).toEqual([409, 'not-amendable'])
  })

  it('when somebody was quicker, and the booking stands as it was', async () => {
    const { booking, id, input, seen } = await proposed(2)
    const quicker = await calls.must(calls.post('/quotes', { stay: stay.slug, ...input }))
    const body = { quote: quicker.id, ...calls.submission(quicker, byCard) }
    await calls.must(calls.post('/bookings', body, stranger, onceKey()))
    expect(said(await answer(id, { ...seen, answer: 'accept' }, guest, randomUUID()))).toEqual([409, 'dates-taken'])
    expect(await stands(id)).toMatchObject({ checkIn: booking.checkIn, proposal: { id: seen.proposal } })
  })

  it('for what is not as described, field by field', async () => {
    const { id, asked, seen } = await proposed(3)
    const { words: _, ...bare } = asked
    expect(wrongFields(await answer(id, { ...seen }))).toEqual([400, 'answer'])
    expect(wrongFields(await answer(id, { ...seen, answer: 'perhaps' }))).toEqual([400, 'answer'])
    expect(wrongFields(await answer(id, { ...seen, proposal: 'x', answer: 'accept' }))).toEqual([400, 'proposal'])
    expect(wrongFields(await answer(id, { proposal: seen.proposal, answer: 'accept' }))).toEqual([400, 'version'])
    expect(wrongFields(await answer(id, { ...seen, answer: 'accept' }, guest, 'short'))).toEqual([
      400,
      'idempotency-key',
    ])
    expect((await answer('x', { ...seen, answer: 'accept' })).status).toBe(404)
    expect(wrongFields(await propose(id, { ...bare, words: 'x'.repeat(501) }))).toEqual([400, 'words'])
    expect(wrongFields(await propose(id, { ...bare, party: { adults: 0 } }))).toEqual([400, 'party.adults'])
    expect((await propose(id, { ...bare, checkOut: asked.checkIn })).status).toBe(400)
    expect((await preview(id, { ...inputOf(asked), checkIn: '2031-02-30' })).status).toBe(400)
    const keyless = await calls.post(`/admin/bookings/${id}/proposal`, asked, manager)
    expect(wrongFields(keyless)).toEqual([400, 'idempotency-key'])
    expect((await stands(id)).proposal.id).toBe(seen.proposal)
  })
})
