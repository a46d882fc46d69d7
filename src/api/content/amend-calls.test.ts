// Changes of bookings by program: previewed, carried out once at what was said, and refused without a trace.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, type ContentReply, contentApi, type Json } from '#tests/support/content-api.ts'
import { saying } from '#tests/support/saying.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'

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

let weeks = 0
/** Days of a fortnight that no other test asks for. */
function someDays(): (offset: number) => string {
  const start = addDays(requireCalendarDay('2030-07-01'), 14 * weeks++)
  return offset => writeCalendarDay(addDays(start, offset))
}

async function mustBook(checkIn: string, checkOut: string, by = token): Promise<Json> {
  const quoted = await api.call('/quotes', { body: { stay: 'the-home', checkIn, checkOut, party: { adults: 2 } } })
  const { id, terms } = quoted.body.data
  const contact = { name: 'Ada Lovelace', email: 'ada@example.org' }
  const body = { quote: id, contact, termsHash: terms.hash }
  const booked = await api.call('/bookings', { body, token: by, headers: { 'idempotency-key': randomUUID() } })
  if (booked.status !== 201) throw new Error(booked.text)
  return booked.body.data
}

type Visit = { readonly checkIn: string; readonly checkOut: string; readonly party: object }
const to = (checkIn: string, checkOut: string, party: object = { adults: 2 }): Visit => ({ checkIn, checkOut, party })

const preview = (id: string, body: unknown, by = token) =>
  api.call(`/bookings/${id}/amendment-preview`, { body, token: by })
const amend = (id: string, body: unknown, { by = token, once }: { by?: string; once?: string } = {}) =>
  api.call(`/bookings/${id}/amend`, { body, token: by, headers: once ? { 'idempotency-key': once } : {} })
const agreed = ({ version, price }: Json) => ({ version, totalMinor: price.totalMinor })
const stands = async (id: string) => (await api.call(`/bookings/${id}`, { token })).body.data
const said = ({ status, body }: ContentReply) => [status, body?.error?.name, body?.error?.details?.reason]

describe('a change of a booking', () => {
  it('costs what the preview said, and moves the nights', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(3))
    const input = to(day(1), day(5), { adults: 2, childAges: [4] })
    const told = await preview(id, input)
    expect(told.status).toBe(200)
    expect(told.body.data).toMatchObject({ version: 2, deltaMinor: 100_00, atOnce: true })
    expect(told.body.data.price).toMatchObject({ nights: 4, totalMinor: 450_00 })
    expect(told.body.data.cancelling.length).toBeGreaterThan(0)
    expect(await stands(id)).toMatchObject({ checkIn: day(0), version: 2 })

    const changed = await amend(id, { ...input, ...agreed(told.body.data) })
    expect(changed.status).toBe(200)
    expect(changed.body.data).toMatchObject({
      ...{ id, checkIn: day(1), checkOut: day(5), version: 3, totalMinor: 450_00, waitingChange: null },
      party: { adults: 2, childAges: [4], infants: 0, pets: 0, serviceAnimals: 0 },
      price: told.body.data.price,
    })
    expect(changed.body.data.events.at(-1)).toMatchObject({ command: 'amend', actor: 'guest' })
    expect(await stands(id)).toEqual(changed.body.data)
    // The night it left is somebody else's to have.
    await mustBook(day(0), day(1), stranger)
  })

  it('happens once however often it is sent with one key, and the key means nothing else', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const input = to(day(0), day(4))
    const body = { ...input, ...agreed((await preview(id, input)).body.data) }
    const once = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => amend(id, body, { once })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await stands(id)).version).toBe(3)
    expect(said(await amend(id, { ...body, ...to(day(0), day(5)) }, { once }))).toEqual([
      ...[409, 'ConflictError', 'key-reused'],
    ])
    expect((await amend(id, body, { once: 'short' })).status).toBe(400)
  })

  it('waits where the home answers first, and no other can be asked for until then', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    await api.tools.database.execute(sql`update stay_offer set booking_mode = 'request'`)
    const input = to(day(2), day(5))
    const told = (await preview(id, input)).body.data
    expect(told.atOnce).toBe(false)
    const asked = await amend(id, { ...input, ...agreed(told) })
    await api.tools.database.execute(sql`update stay_offer set booking_mode = 'instant'`)
    expect(asked.body.data).toMatchObject({
      ...{ checkIn: day(0), checkOut: day(2), version: 2 },
      waitingChange: { ...to(day(2), day(5)), party: { adults: 2 }, totalMinor: 350_00, deltaMinor: 100_00 },
    })
    const waits = [409, 'ConflictError', 'waits-already']
    expect(said(await preview(id, to(day(0), day(3))))).toEqual(waits)
    expect(said(await amend(id, { ...to(day(0), day(3)), version: 2, totalMinor: 350_00 }))).toEqual(waits)
  })
})

describe('extras and a code', () => {
  let wood: number
  beforeAll(async () => {
    const { rows } = await api.tools.database.execute<{ id: number }>(sql`
      insert into fee (stay_id, name, kind, basis, amount, mandatory, max_quantity)
      select id, 'Basket of wood', 'extra', 'per_stay', 18_00, false, 3 from stay returning id`)
    wood = rows[0]!.id
    await api.tools.database.execute(sql`
      insert into discount (name, kind, reduction_bp, code) values ('Summer', 'coupon', 1000, 'SUMMER')`)
  })
  const chosenOf = ({ price: { extras, couponCode, totalMinor } }: Json) => ({ extras, couponCode, totalMinor })
  /** The booking after the change, at the price that the preview said. */
  async function carryOut(id: string, input: object): Promise<Json> {
    const told = await preview(id, input)
    if (told.status !== 200) throw new Error(told.text)
    const { body } = await amend(id, { ...input, ...agreed(told.body.data) })
    expect(body.data.price).toEqual(told.body.data.price)
    return body.data
  }

  it('come at the price of the preview, stay where they are left out, and go again', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const visit = to(day(0), day(2))
    const extras = [{ feeId: wood, quantity: 2 }]
    const both = { extras, couponCode: 'SUMMER' }
    const taken = await carryOut(id, { ...visit, extras, couponCode: ' summer ' })
    // A tenth off the nights, two baskets beside them.
    expect(chosenOf(taken)).toEqual({ ...both, totalMinor: 180_00 + 50_00 + 36_00 })
    expect(chosenOf(await stands(id))).toEqual(chosenOf(taken))
    const longer = await carryOut(id, to(day(0), day(3)))
    expect(chosenOf(longer)).toEqual({ ...both, totalMinor: 270_00 + 50_00 + 36_00 })
    const without = await carryOut(id, { ...to(day(0), day(3)), extras: [], couponCode: null })
    expect(chosenOf(without)).toEqual({ extras: [], couponCode: null, totalMinor: 350_00 })
  })

  it('are taken once a key, also where the booking was changed between the two calls', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const first = to(day(0), day(3))
    const body = { ...first, ...agreed((await preview(id, first)).body.data) }
    const once = randomUUID()
    expect((await amend(id, body, { once })).status).toBe(200)
    const later = await carryOut(id, { ...first, extras: [{ feeId: wood, quantity: 1 }], couponCode: 'SUMMER' })
    const again = await amend(id, body, { once })
    expect([again.status, again.body.data]).toEqual([200, later])
    expect(said(await amend(id, { ...body, extras: [] }, { once }))).toEqual([409, 'ConflictError', 'key-reused'])
    expect(await stands(id)).toEqual(later)
  })

  it('are told of while a change waits for the home', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    await api.tools.database.execute(sql`update stay_offer set booking_mode = 'request'`)
    const input = { ...to(day(0), day(2)), extras: [{ feeId: wood, quantity: 1 }], couponCode: 'SUMMER' }
    const told = (await preview(id, input)).body.data
    const asked = await amend(id, { ...input, ...agreed(told) })
    await api.tools.database.execute(sql`update stay_offer set booking_mode = 'instant'`)
    expect(asked.body.data).toMatchObject({
      price: { extras: [], couponCode: null },
      waitingChange: { extras: input.extras, couponCode: 'SUMMER', totalMinor: told.price.totalMinor },
    })
  })

  it.each([
    [{ couponCode: 'NOPE' }, 'coupon'],
    [{ extras: [{ feeId: 99_999, quantity: 1 }] }, 'extras'],
  ])('are refused where there are none such: %j', async (more, field) => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const input = { ...to(day(0), day(2)), ...more }
    for (const answer of [await preview(id, input), await amend(id, { ...input, version: 2, totalMinor: 250_00 })]) {
      expect(said(answer)).toEqual([422, 'UnprocessableEntityError', 'not-offered'])
      expect(answer.body.error.details.verdicts).toMatchObject([{ field }])
    }
    expect(await stands(id)).toMatchObject({ version: 2, price: { extras: [], couponCode: null } })
  })
})

describe('a change is refused, and the booking stands as it was,', () => {
  it('after a preview that is stale: another version, another price', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const input = to(day(0), day(3))
    const told = (await preview(id, input)).body.data
    const stale = await amend(id, { ...input, ...agreed(told), version: 1 })
    expect(said(stale)).toEqual([409, 'ConflictError', 'out-of-date'])
    expect(stale.body.error.details).toEqual({ reason: 'out-of-date', state: 'confirmed', version: 2 })
    expect(said(await amend(id, { ...input, ...agreed(told), totalMinor: told.price.totalMinor - 1 }))).toEqual([
      ...[409, 'ConflictError', 'price-changed'],
    ])
    expect(await stands(id)).toMatchObject({ checkOut: day(2), version: 2 })
  })

  it('where somebody else has a night of it, also when they took it after the preview', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const input = to(day(0), day(4))
    const told = (await preview(id, input)).body.data
    await mustBook(day(3), day(5), stranger)
    expect(said(await amend(id, { ...input, ...agreed(told) }))).toEqual([409, 'ConflictError', 'dates-taken'])
    const seen = await preview(id, input)
    expect(said(seen)).toEqual([422, 'UnprocessableEntityError', 'not-offered'])
    expect(seen.body.error.details.verdicts.map(({ reason }: Json) => reason)).toEqual(['nights-taken'])
    expect(await stands(id)).toMatchObject({ checkOut: day(2), version: 2 })
  })

  it('where the home cannot be had so, with everything that stands against it', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const input = to(day(0), day(2), { adults: 9 })
    for (const answer of [await preview(id, input), await amend(id, { ...input, version: 2, totalMinor: 250_00 })]) {
      expect(said(answer)).toEqual([422, 'UnprocessableEntityError', 'not-offered'])
      expect(answer.body.error.details.verdicts).toEqual([
        {
          ...{ reason: 'too-many-guests', field: 'party', sentence: sentence('offers.tooManyGuests', { most: 4 }) },
          ...{ key: 'offers.tooManyGuests', params: { most: 4 } },
        },
      ])
    }
  })

  it('when it is what is booked already, or the booking is over', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const same = { ...to(day(0), day(2)), version: 2, totalMinor: 250_00 }
    expect(said(await preview(id, to(day(0), day(2))))).toEqual([422, 'UnprocessableEntityError', 'unchanged'])
    expect(said(await amend(id, same))).toEqual([422, 'UnprocessableEntityError', 'unchanged'])
    const cancelling = await api.call(`/bookings/${id}/cancellation-preview`, { method: 'POST', token })
    const { version, refundMinor, chargedMinor } = cancelling.body.data
    await api.call(`/bookings/${id}/cancel`, { token, body: { version, refundMinor, chargedMinor } })
    const over = [409, 'ConflictError', 'not-amendable']
    const input = to(day(0), day(3))
    for (const late of [await preview(id, input), await amend(id, { ...input, version: 3, totalMinor: 350_00 })]) {
      expect(said(late)).toEqual(over)
      expect(late.body.error.details).toEqual({ reason: 'not-amendable', state: 'cancelled', version: 3 })
      expect(late.body.error.message).toContain(sentence('bookings.standsCancelled'))
    }
  })

  it('where the home has another currency by now, and the booking stays as it was', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const before = await stands(id)
    const input = to(day(0), day(3))
    const inCurrency = (code: string) => api.tools.database.execute(sql`update stay set currency = ${code}`)
    // As of a home that changed its currency before the database refused that.
    await api.tools.database.execute(sql`alter table stay disable trigger stay_currency_while_unbooked`)
    await inCurrency('CHF')
    const answers = [await preview(id, input), await amend(id, { ...input, version: 2, totalMinor: 350_00 })]
    await inCurrency('EUR')
    await api.tools.database.execute(sql`alter table stay enable trigger stay_currency_while_unbooked`)
    for (const answer of answers) {
      expect(said(answer)).toEqual([409, 'ConflictError', 'other-currency'])
      expect(answer.body.error.message).toMatch(saying('amendments.otherCurrency'))
    }
    expect(await stands(id)).toEqual(before)
    expect((await preview(id, input)).status).toBe(200)
  })

  it('byte for byte alike for a booking of somebody else and one that never was', async () => {
    const day = someDays()
    const { id } = await mustBook(day(0), day(2))
    const input = to(day(0), day(3))
    const sent = (which: string) => [
      preview(which, input, stranger),
      amend(which, { ...input, version: 2, totalMinor: 350_00 }, { by: stranger }),
    ]
    const [foreign, unknown] = [await Promise.all(sent(id)), await Promise.all(sent(randomUUID()))]
    expect(foreign.map(({ status }) => status)).toEqual([404, 404])
    expect(foreign.map(({ text }) => text)).toEqual(unknown.map(({ text }) => text))
  })

  it('without anybody signed in', async () => {
    const { id } = await mustBook(...nightsOfOwn())
    const input = to(...nightsOfOwn())
    expect((await api.call(`/bookings/${id}/amendment-preview`, { body: input })).status).toBe(403)
    const body = { ...input, version: 2, totalMinor: 1 }
    expect((await api.call(`/bookings/${id}/amend`, { body })).status).toBe(403)
    expect((await amend(id, body, { by: 'wrong' })).status).toBe(401)
  })

  it.each([
    { checkIn: '2030-07-05', checkOut: '2030-07-05' },
    { checkIn: '2030-02-30' },
    { party: { adults: 0 } },
    { party: { adults: 2, cats: 1 } },
    { version: 0 },
    { totalMinor: -1 },
    { totalMinor: '45000' },
    { refundMinor: 0 },
    { extras: [{ feeId: 1, quantity: 0 }] },
    { couponCode: 7 },
  ])('when %j is sent', async more => {
    const { id } = await mustBook(...nightsOfOwn())
    const input = to('2031-09-01', '2031-09-04')
    expect((await amend(id, { ...input, version: 2, totalMinor: 350_00, ...more })).status).toBe(400)
    if (!('version' in more || 'totalMinor' in more || 'refundMinor' in more)) {
      expect((await preview(id, { ...input, ...more })).status).toBe(400)
    }
  })
})

function nightsOfOwn(): [string, string] {
  const day = someDays()
  return [day(0), day(2)]
}
