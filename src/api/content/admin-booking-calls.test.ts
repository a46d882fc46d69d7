// The operator's calls about bookings and money: each by plain fetch, for what was seen, once, and by who may.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentClient } from '#api/client/content-client.client.ts'
import { contentAddresses } from '#api/contract/content-addresses.ts'
import { adminGroups } from '#bookings/words/admin-pages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sendEnquiry } from '#enquiries/send-enquiry.server.ts'
import { type BookableStay, bookableStay, inputFor, someGuest } from '#tests/support/booking-world.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { askDeposit, bookAndPay, type PayAsked, payableStay } from '#tests/support/paying-world.ts'
import { payAtBank } from '#tests/support/test-bank.ts'
import { listForOperators } from '#trips/list-for-operators.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, minutes } from '#values/duration.ts'

let api: ContentApi
let ada: VerifiedUser
let home: BookableStay
let asking: BookableStay
let manager: string
let reception: string

beforeAll(async () => {
  const ways = { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00' }
  api = await contentApi({ environment: ways })
  const { database } = api.tools
  ada = await someGuest(database, api.clock.now())
  home = await payableStay(database)
  asking = await payableStay(database, undefined, { offer: { bookingMode: 'request' } })
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
})
afterAll(() => api?.drop())

const read = (path: string, token = manager) => api.call(`/admin${path}`, { token })
const send = (path: string, body: Json, { token = manager, key = randomUUID() as string } = {}) =>
  api.call(`/admin${path}`, { token, body, headers: { 'idempotency-key': key } })
const refused = ({ status, body }: Json) => [status, body.error.details.reason]
const wrong = ({ status, body }: Json) => [
  status,
  ...body.error.details.errors.map((each: Json) => each.path.join('.')),
]
const stand = async (id: string) => (await read(`/bookings/${id}`)).body.data

let week = 0
const dayAhead = (offset: number) =>
  new Date(api.clock.now().getTime() + days(40 + week * 7 + offset)).toISOString().slice(0, 10)

/** A visit of two nights, 200.00, in a week of its own. */
async function book(more: Partial<PayAsked> = {}, stay = home): Promise<string> {
  week++
  const asked = { in: dayAhead(0), out: dayAhead(2), ...more }
  return (await bookAndPay({ tools: api.tools, user: ada, stay }, asked)).bookingId
}

describe('the bookings at the desk', () => {
  it('are told by group and page, with what was paid, whom one reaches and what can be done', async () => {
    const [paid, unpaid] = [await book(), await book({ way: 'bank-transfer' })]
    const visits = await read('/bookings?group=visits')
    expect(visits.body.data.find(({ id }: Json) => id === paid)).toMatchObject({
      ...{ state: 'confirmed', totalMinor: 200_00, missable: false, damageDeposit: null },
      contact: { name: 'Ada Lovelace', email: 'ada@example.org' },
      money: { paidMinor: 200_00, openMinor: 0, refunds: [] },
    })
    const waiting = await read('/bookings?group=unpaid')
    expect(waiting.body.data.map(({ id, state }: Json) => [id, state])).toEqual([[unpaid, 'pending_payment']])
    const last = visits.body.meta.pagination.total
    const turned = await read(`/bookings?group=visits&pagination[page]=${last}&pagination[pageSize]=1`)
    expect(turned.body.data).toEqual(visits.body.data.slice(-1))
    expect(await stand(paid)).toEqual(visits.body.data.find(({ id }: Json) => id === paid))
    expect((await read(`/bookings/${paid}`, reception)).status).toBe(200)
    expect(refused(await read(`/bookings/${randomUUID()}`))).toEqual([404, 'booking-unknown'])
    expect(wrong(await read('/bookings?group=mine'))).toEqual([400, 'group'])
    expect(wrong(await read('/bookings?state=gone'))).toEqual([400, 'state'])
    expect(wrong(await read('/bookings?since=2030-02-30'))).toEqual([400, 'since'])
    const all = await read('/bookings?sort=arrival')
    expect(all.body.data.map(({ id }: Json) => id)).toEqual(expect.arrayContaining([paid]))
    const none = await read('/bookings?state=confirmed&state=in_stay&find=nobody-of-that-name')
    expect([none.status, none.body.data, none.body.meta.pagination.total]).toEqual([200, [], 0])
  })

  it('have every group of the page', async () => {
    const operator = { ...ada, roles: ['manager'] } as unknown as Operator
    expect(Object.keys(await listForOperators(api.tools, operator)).sort()).toEqual([...adminGroups].sort())
  })

  it('are told by the typed client as well, with its token', async () => {
    const client = contentClient({
      addresses: contentAddresses,
      origin: 'http://localhost',
      token: () => manager,
      fetcher: async (address, parts) => api.app.fetch(new Request(address as string, parts)),
    })
    const { data, meta } = await client('listBookingsAtDesk', { query: { group: 'visits' } })
    expect(data.map(({ money }) => money?.openMinor)).toEqual(Array.from({ length: meta.pagination.total }, () => 0))
    const path = { id: data[0]!.id }
    await expect(
      client('answerRequest', {
        path,
        headers: { 'idempotency-key': randomUUID() },
        body: { answer: 'approve', version: data[0]!.version },
      }),
    ).rejects.toMatchObject({ error: { status: 409, details: { reason: 'answered-already' } } })
  })
})

describe('a request', () => {
  const answer = (id: string, body: Json, more = {}) => send(`/bookings/${id}/answer`, body, more)

  it('is approved once for each key, whatever is sent at the same time', async () => {
    const id = await book({}, asking)
    const [waiting] = (await read('/bookings?group=requests')).body.data
    expect(waiting).toMatchObject({ id, state: 'pending_approval', money: { paidMinor: 0 } })
    const { version } = waiting
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => answer(id, { answer: 'approve', version }, { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [{ body }] = answers as [Json]
    expect(body.data).toMatchObject({ id, state: 'confirmed', version: version + 1, money: { paidMinor: 200_00 } })
    expect(refused(await answer(id, { answer: 'decline', version }, { key }))).toEqual([409, 'key-reused'])
    const late = await answer(id, { answer: 'approve', version })
    expect(late.body.error.details).toEqual({ reason: 'answered-already', state: 'confirmed', version: version + 1 })
  })

  it('is declined with a word, on the version that was seen, by managers and owners', async () => {
    const id = await book({}, asking)
    const { version } = await stand(id)
    expect(refused(await answer(id, { answer: 'decline', version: version + 1 }))).toEqual([409, 'out-of-date'])
    expect(refused(await answer(id, { answer: 'decline', version }, { token: reception }))).toEqual([
      403,
      'not-allowed',
    ])
    const declined = await answer(id, { answer: 'decline', version, reason: 'The roof leaks.' })
    expect(declined.body.data).toMatchObject({ state: 'declined', money: { paidMinor: 0 } })
    expect(refused(await answer(randomUUID(), { answer: 'decline', version }))).toEqual([404, 'request-unknown'])
  })

  it('comes too late after a day', async () => {
    const id = await book({}, asking)
    const { version } = await stand(id)
    api.clock.advance(hours(25))
    expect(refused(await answer(id, { answer: 'approve', version }))).toEqual([410, 'request-expired'])
  })

  it.each<[Json, string]>([
    [{ answer: 'perhaps', version: 2 }, 'answer'],
    [{ answer: 'approve' }, 'version'],
    [{ answer: 'approve', version: '2' }, 'version'],
    [{ answer: 'decline', version: 2, reason: 'x'.repeat(501) }, 'reason'],
  ])('is not answered by %j', async (body, path) => {
    expect(wrong(await answer(randomUUID(), body))).toEqual([400, path])
  })
})

describe('a booking', () => {
  const end = (id: string, body: Json, more = {}) => send(`/bookings/${id}/end`, body, more)

  it('is cancelled for its guest once, who gets everything back', async () => {
    const id = await book()
    const { version } = await stand(id)
    const key = randomUUID()
    expect(refused(await end(id, { how: 'cancel', version }, { token: reception }))).toEqual([403, 'not-allowed'])
    expect(refused(await end(id, { how: 'no-show', version }))).toEqual([409, 'too-early'])
    const [one, other] = await Promise.all([1, 2].map(() => end(id, { how: 'cancel', version }, { key })))
    expect([one!.status, other!.status]).toEqual([200, 200])
    expect(await stand(id)).toMatchObject({ state: 'cancelled', money: { paidMinor: 0, refunds: [] } })
    const again = await end(id, { how: 'cancel', version })
    expect([again.body.error.details.reason, again.body.error.details.state]).toEqual(['not-now', 'cancelled'])
  })

  it('is noted as missed from the day after check-in on', async () => {
    const id = await book()
    const { version, checkIn } = await stand(id)
    const now = api.clock.now()
    api.clock.set(new Date(`${checkIn}T23:30:00Z`))
    api.clock.advance(days(1))
    const fresh = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
    expect((await read(`/bookings/${id}`, fresh)).body.data.missable).toBe(true)
    const missed = await end(id, { how: 'no-show', version }, { token: fresh })
    expect(missed.body.data).toMatchObject({ state: 'no_show' })
    api.clock.set(now)
  })
})

describe('a change that waits', () => {
  const answer = (id: string, body: Json, more = {}) => send(`/bookings/${id}/change`, body, more)

  async function proposed() {
    const { slug } = await buildHome(api.tools.database)
    const mode = (to: string) =>
      api.tools.database.execute(
        sql`update stay_offer set booking_mode = ${to} where stay_id = (select id from stay where slug = ${slug})`,
      )
    const token = await api.tokenOf(await api.makeUser())
    const visit = { checkIn: '2030-09-10', checkOut: '2030-09-13' }
    const quote = (await api.call('/quotes', { body: { stay: slug, ...visit, party: { adults: 2 } } })).body.data
    const booked = await api.call('/bookings', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...{ quote: quote.id, contact: { name: 'Ada', email: 'ada@example.org' }, termsHash: quote.terms.hash },
        payment: { way: 'test-card' },
      },
    })
    const { id } = booked.body.data
    await payAtBank((await api.call(`/bookings/${id}/money`, { token })).body.data.nextStep)
    await api.call(`/bookings/${id}/money`, { token })
    await mode('request')
    const input = { checkIn: '2030-09-10', checkOut: '2030-09-15', party: { adults: 2 } }
    const preview = (await api.call(`/bookings/${id}/amendment-preview`, { token, body: input })).body.data
    const { version, price } = preview
    await api.call(`/bookings/${id}/amend`, { token, body: { ...input, version, totalMinor: price.totalMinor } })
    await mode('instant')
    const { data } = (await read('/changes?pagination[pageSize]=100')).body
    return { id, waiting: data.find(({ booking }: Json) => booking === id) }
  }

  it('is told with what is before and after, and accepted once for each key', async () => {
    const { id, waiting } = await proposed()
    expect(waiting).toMatchObject({
      before: { checkOut: '2030-09-13', totalMinor: 300_00 },
      after: { checkOut: '2030-09-15', totalMinor: 500_00 },
      deltaMinor: 200_00,
    })
    const input = { change: waiting.id, answer: 'accept' }
    expect(refused(await answer(id, input, { token: reception }))).toEqual([403, 'not-allowed'])
    const key = randomUUID()
    const accepted = await answer(id, input, { key })
    expect(accepted.body.data).toMatchObject({ checkOut: '2030-09-15', totalMinor: 500_00 })
    expect((await answer(id, input, { key })).text).toBe(accepted.text)
    expect(refused(await answer(id, { ...input, answer: 'decline' }, { key }))).toEqual([409, 'key-reused'])
    expect(refused(await answer(id, input))).toEqual([409, 'answered-already'])
  })

  it('is declined, and then everything stands as it was', async () => {
    const { id, waiting } = await proposed()
    const declined = await answer(id, { change: waiting.id, answer: 'decline' })
    expect(declined.body.data).toMatchObject({ checkOut: '2030-09-13', totalMinor: 300_00 })
    expect(refused(await answer(randomUUID(), { change: waiting.id, answer: 'decline' }))).toEqual([
      ...[404, 'amendment-unknown'],
    ])
    expect(wrong(await answer(id, { change: 'x', answer: 'decline' }))).toEqual([400, 'change'])
  })
})

describe('an enquiry', () => {
  const answer = (id: string, body: Json, more = {}) => send(`/enquiries/${id}/answer`, body, more)

  async function asked(): Promise<string> {
    const stay = await bookableStay(api.tools.database, { offer: { bookingMode: 'enquiry' } })
    const { nights, party } = inputFor('2030-09-10', '2030-09-12')
    const contact = { name: 'Ada', email: `${randomUUID()}@example.org`, phone: null }
    const sent = await sendEnquiry(api.tools, {
      ...{ stayId: stay.stayId, visit: { nights, party }, contact, message: 'Is there a cot?' },
      ...{ address: '203.0.113.7', origin: 'https://casa.example' },
    })
    if (!sent.ok) throw new Error(sent.reason)
    return sent.enquiryId
  }

  it('is told while it waits, and answered once, with an offer or a no', async () => {
    const [one, other] = [await asked(), await asked()]
    const { data, meta } = (await read('/enquiries')).body
    expect(meta.pagination.total).toBe(2)
    expect(data.find(({ id }: Json) => id === one)).toMatchObject({ state: 'open', message: 'Is there a cot?' })
    expect(refused(await answer(one, { answer: 'offer' }, { token: reception }))).toEqual([403, 'not-allowed'])
    const offered = await answer(one, { answer: 'offer', reason: 'There is a cot.' })
    expect(offered.body.data).toMatchObject({ state: 'offered', answer: 'There is a cot.', quote: expect.any(String) })
    expect(refused(await answer(one, { answer: 'decline' }))).toEqual([409, 'answered-already'])
    expect((await answer(other, { answer: 'decline' })).body.data).toMatchObject({ state: 'declined', quote: null })
    expect((await read('/enquiries')).body.data).toEqual([])
    expect(refused(await answer(randomUUID(), { answer: 'offer' }))).toEqual([404, 'enquiry-unknown'])
    expect(wrong(await answer(one, { answer: 'maybe' }))).toEqual([400, 'answer'])
  })
})

describe('money', () => {
  it('that arrived is noted for what had been paid before, once for each look and key', async () => {
    const id = await book({ way: 'bank-transfer' })
    const note = (body: Json, more = {}) => send(`/bookings/${id}/payments`, body, more)
    const key = randomUUID()
    const part = { minor: 150_00, paidMinor: 0 }
    expect(refused(await note(part, { token: reception }))).toEqual([403, 'not-allowed'])
    const noted = await note(part, { key })
    expect(noted.body.data.money.paidMinor).toBe(150_00)
    expect((await note(part, { key })).text).toBe(noted.text)
    expect(refused(await note(part))).toEqual([409, 'noted-already'])
    expect(refused(await note({ ...part, minor: 1 }, { key }))).toEqual([409, 'key-reused'])
    const rest = await note({ minor: 50_00, paidMinor: 150_00 })
    expect(rest.body.data).toMatchObject({ state: 'confirmed', money: { paidMinor: 200_00, openMinor: 0 } })
    expect(wrong(await note({ minor: 0, paidMinor: 0 }))).toEqual([400, 'minor'])
    expect(wrong(await note({ minor: 1.5, paidMinor: -1 }))).toEqual([400, 'minor', 'paidMinor'])
    expect(wrong(await api.call(`/admin/bookings/${id}/payments`, { token: manager, body: part }))).toEqual([
      ...[400, 'idempotency-key'],
    ])
  })

  it('is given back once, however often it is sent at the same time, and no more than was paid', async () => {
    const id = await book()
    const give = (body: Json, more = {}) => send(`/bookings/${id}/refunds`, body, more)
    const input = { minor: 50_00, paidMinor: 200_00, reason: 'The stove was cold.' }
    expect(refused(await give(input, { token: reception }))).toEqual([403, 'not-allowed'])
    expect(refused(await give({ ...input, minor: 200_01 }))).toEqual([422, 'more-than-paid'])
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => give(input, { key })))
    expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 409)).toEqual([])
    expect((await give(input, { key })).body.data.money.paidMinor).toBe(150_00)
    expect(refused(await give(input))).toEqual([409, 'noted-already'])
    expect(refused(await send(`/bookings/${randomUUID()}/refunds`, input))).toEqual([404, 'booking-unknown'])
  })

  it('that did not go out is tried again, and a transfer noted as sent', async () => {
    const failing = await book({ card: 'refund-fails' })
    await send(`/bookings/${failing}/refunds`, { minor: 10_00, paidMinor: 200_00 })
    const [failed] = (await stand(failing)).money.refunds
    expect(failed).toMatchObject({ minor: 10_00, waitsFor: 'retry' })
    const answer = (id: string, how: string, more = {}) => send(`/refunds/${id}/answer`, { answer: how }, more)
    expect(refused(await answer(failed.id, 'sent'))).toEqual([409, 'refund-not-failed'])
    expect(refused(await answer(failed.id, 'retry', { token: reception }))).toEqual([403, 'not-allowed'])
    const key = randomUUID()
    expect((await answer(failed.id, 'retry', { key })).body.data.money.refunds).toEqual([])
    expect((await answer(failed.id, 'retry', { key })).status).toBe(200)
    expect(refused(await answer(failed.id, 'retry'))).toEqual([409, 'refund-not-failed'])

    const id = await book({ way: 'bank-transfer' })
    await send(`/bookings/${id}/payments`, { minor: 200_00, paidMinor: 0 })
    await send(`/bookings/${id}/refunds`, { minor: 20_00, paidMinor: 200_00 })
    const [waiting] = (await stand(id)).money.refunds
    expect(waiting).toMatchObject({ minor: 20_00, waitsFor: 'sent' })
    expect((await answer(waiting.id, 'sent')).body.data.money).toMatchObject({ paidMinor: 180_00, refunds: [] })
    expect(refused(await answer(randomUUID(), 'sent'))).toEqual([404, 'refund-unknown'])
    expect(wrong(await answer(waiting.id, 'burn'))).toEqual([400, 'answer'])
  })
})

describe('a damage deposit', () => {
  it('is noted, taken from for a reason, or let go, for the payment that was seen', async () => {
    const stay = await payableStay(api.tools.database)
    await askDeposit(api.tools.database, stay)
    const answer = (id: string, body: Json, more = {}) => send(`/bookings/${id}/deposit`, body, more)
    const [one, other] = [await book({}, stay), await book({}, stay)]
    expect((await stand(one)).damageDeposit).toMatchObject({ state: 'planned', minor: 300_00, payment: null })
    expect(refused(await answer(one, { answer: 'received' }, { token: reception }))).toEqual([403, 'not-allowed'])
    const key = randomUUID()
    const received = await answer(one, { answer: 'received' }, { key })
    const { payment } = received.body.data.damageDeposit
    expect(received.body.data.damageDeposit).toMatchObject({ state: 'received', payment: expect.any(String) })
    expect((await answer(one, { answer: 'received' }, { key })).text).toBe(received.text)
    const take = { answer: 'take', payment, minor: 80_00, reason: 'A broken window' }
    expect(refused(await answer(one, { ...take, payment: randomUUID() }))).toEqual([409, 'deposit-not-held'])
    expect(refused(await answer(one, { ...take, minor: 300_01 }))).toEqual([422, 'more-than-held'])
    expect(refused(await answer(one, { ...take, reason: ' ' }))).toEqual([422, 'reason-missing'])
    expect(wrong(await answer(one, { answer: 'take' }))).toEqual([400, 'payment', 'minor'])
    expect(wrong(await answer(one, { answer: 'release' }))).toEqual([400, 'payment'])
    const taken = await answer(one, take)
    expect(taken.body.data.damageDeposit).toMatchObject({ state: 'taken', takenMinor: 80_00 })
    const held = (await answer(other, { answer: 'received' })).body.data.damageDeposit
    const gone = await answer(other, { answer: 'release', payment: held.payment })
    expect(gone.body.data.damageDeposit).toMatchObject({ state: 'released', takenMinor: 0 })
  })
})

describe('a dispute', () => {
  const answer = (id: string, body: Json, more = {}) => send(`/disputes/${id}/answer`, body, more)

  async function disputed(): Promise<Json> {
    const id = await book({ card: 'disputed-won' })
    api.clock.advance(minutes(1))
    await api.bank().deliverEvents()
    return (await read('/disputes')).body.data.find(({ booking }: Json) => booking === id)
  }

  it('is told with its evidence, and contested once, or given in to', async () => {
    const { id, ...told } = await disputed()
    expect(told).toMatchObject({ state: 'needs-response', amountMinor: 200_00, currency: 'EUR' })
    expect(told.evidence[0].title).toBe(sentence('booking-payments.agreedTitle'))
    const contest = { answer: 'contest', evidence: 'They came, and stayed.' }
    expect(refused(await answer(id, contest, { token: reception }))).toEqual([403, 'not-allowed'])
    expect(refused(await answer(id, { answer: 'contest' }))).toEqual([422, 'evidence-missing'])
    expect(refused(await answer(id, { ...contest, evidence: 'x'.repeat(20_001) }))).toEqual([422, 'evidence-too-long'])
    const key = randomUUID()
    const contested = await answer(id, contest, { key })
    expect(contested.body.data).toMatchObject({ id, state: 'under-review' })
    expect((await answer(id, contest, { key })).text).toBe(contested.text)
    expect(refused(await answer(id, contest))).toEqual([409, 'dispute-answered'])
    const other = await disputed()
    expect((await answer(other.id, { answer: 'accept' })).body.data.state).toBe('lost')
    expect(refused(await answer(randomUUID(), contest))).toEqual([404, 'dispute-unknown'])
  })
})
