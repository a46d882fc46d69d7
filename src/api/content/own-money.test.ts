// The money in what the site knows of somebody: what they paid and how, what came back, which card is kept; and no key to any of it.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeCard } from '#booking-payments/saved-card/remove-card.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { askDeposit, bookAndPay, payableStay, standOf } from '#tests/support/paying-world.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { days, minutes } from '#values/duration.ts'

let api: ContentApi
beforeAll(async () => {
  const environment = { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'DE00' }
  api = await contentApi({ environment })
})
afterAll(() => api?.drop())

/** Somebody who can sign in, as the commands know them. */
async function somebody() {
  const user = await api.makeUser()
  const face = { ...user, displayName: null, photoUrl: null, phoneNumber: null, emailVerified: true }
  return { ...user, verified: { ...face, roles: ['guest'] } as unknown as VerifiedUser }
}

const day = (offset: number) => new Date(api.clock.now().getTime() + days(offset)).toISOString().slice(0, 10)
const inParts = () =>
  payableStay(api.tools.database, [
    [3000, null],
    [7000, 30],
  ])
const bookingsOf = async (user: { email: string; password: string }): Promise<Json> => {
  const { status, body, text } = await api.call('/users/me/data', { token: await api.tokenOf(user) })
  expect(status).toBe(200)
  return { bookings: body.data.bookings, text }
}

it('tells of a card that paid, that is kept for the rest, and that reserves the damage deposit', async () => {
  const { verified: user, ...who } = await somebody()
  const { tools } = api
  const stay = await inParts()
  await askDeposit(tools.database, stay)
  const { bookingId } = await bookAndPay({ tools, user, stay }, { in: day(60), out: day(62), paysLater: true })
  const { bookings } = await bookingsOf(who)
  const at = api.clock.now().toISOString()
  const card = { way: 'test-card', cardLast4: '4242', createdAt: at }
  expect(bookings).toMatchObject([
    {
      payments: [
        {
          ...card,
          for: 'price',
          state: 'captured',
          minor: 60_00,
          capturedMinor: 60_00,
          capturedAt: at,
          takenMinor: null,
        },
      ],
      refunds: [],
      keptCards: [{ cardLast4: '4242', paysLater: true, keptSince: at }],
    },
  ])

  const { checkIn } = (await standOf(tools, bookingId)).row
  api.clock.set(new Date(`${checkIn}T08:00:00Z`))
  await sweepDeposits(tools)
  const later = await bookingsOf(who)
  expect(later.bookings[0].payments[1]).toMatchObject({
    ...{ for: 'deposit', way: 'test-card', cardLast4: '4242', state: 'authorised' },
    ...{ minor: 300_00, capturedMinor: 0, capturedAt: null, takenMinor: null },
  })
  expect(later.bookings[0].keptCards.length).toBeGreaterThan(0)
})

it('tells of what was given back, and of no card once it was removed', async () => {
  const { verified: user, ...who } = await somebody()
  const { tools } = api
  const { bookingId } = await bookAndPay(
    { tools, user, stay: await inParts() },
    { in: day(60), out: day(62), paysLater: true },
  )
  expect((await bookingsOf(who)).bookings[0].keptCards).toHaveLength(1)
  expect(await removeCard(tools, user, bookingId)).toMatchObject({ ok: true })
  expect((await bookingsOf(who)).bookings[0].keptCards).toEqual([])

  const { row } = await standOf(tools, bookingId)
  const refundable = await refundablePayments(tools.database, bookingId)
  const { refundMinor, chargedMinor } = previewCancellation(cancellable(row, refundable), api.clock.now())
  const seen = { version: row.version, seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor }
  const origin = 'http://127.0.0.1:3000'
  expect(await cancelBooking(tools, user, { bookingId, key: randomUUID(), origin, ...seen })).toMatchObject({
    ok: true,
  })
  const { bookings } = await bookingsOf(who)
  const at = api.clock.now().toISOString()
  expect(refundMinor).toBeGreaterThan(0)
  expect(bookings[0].refunds).toEqual([{ state: 'succeeded', minor: refundMinor, createdAt: at, settledAt: at }])
})

it('tells of a transfer that is waited for, and of a payment that was given up', async () => {
  const { verified: user, ...who } = await somebody()
  const { tools } = api
  const stay = await payableStay(tools.database)
  await bookAndPay({ tools, user, stay }, { in: day(80), out: day(82), way: 'bank-transfer' })
  api.clock.set(new Date(api.clock.now().getTime() + minutes(1)))
  await bookAndPay({ tools, user, stay }, { in: day(90), out: day(92), card: 'declines' })
  const { bookings } = await bookingsOf(who)
  expect(bookings.map(({ payments }: Json) => payments)).toMatchObject([
    [{ way: 'bank-transfer', minor: 200_00, capturedMinor: 0, cardLast4: null, capturedAt: null }],
    [{ way: 'test-card', state: 'cancelled', minor: 200_00, capturedMinor: 0, capturedAt: null }],
  ])
})

it('tells nobody else of it, and nothing by which a provider knows it', async () => {
  const { verified: user, ...who } = await somebody()
  const stranger = await somebody()
  const { tools } = api
  const { bookingId } = await bookAndPay(
    { tools, user, stay: await inParts() },
    { in: day(60), out: day(62), paysLater: true },
  )
  const { rows } = await tools.database.execute<{ id: string; ref: string; key: string }>(
    sql`select id, provider_ref as ref, idempotency_key as key from payment where booking_id = ${bookingId}`,
  )
  const { text } = await bookingsOf(who)
  expect(text).toContain('4242')
  for (const secret of rows.flatMap(({ id, ref, key }) => [id, ref, key])) expect(text).not.toContain(secret)
  expect(text).not.toContain('4242424242424242')
  expect((await bookingsOf(stranger)).bookings).toEqual([])
})
