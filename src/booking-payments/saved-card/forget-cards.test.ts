// Kept cards that nobody needs any more: which are, and that their providers forget them.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositStates } from '#booking-payments/deposit/deposit-standing.ts'
import { bookingStates } from '#bookings/record/booking.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { beginVisits, endVisits } from '#bookings/visits/run-visits.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { declineRequest } from '#cancellations/requests/answer-request.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import {
  askDeposit,
  bookAndPay,
  payableStay,
  payingTools,
  payRest,
  someOperator,
  standOf,
} from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { bookingPageView } from '#trips/booking-page-view.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days } from '#values/duration.ts'
import { needsCard } from './card-need.ts'
import { forgetNeedlessCards } from './forget-cards.server.ts'

let handed: TestTools
let ada: VerifiedUser
let manager: Operator
const origin = 'http://127.0.0.1:3000'

beforeAll(async () => {
  handed = await payingTools()
  const { database } = handed.tools
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

const inParts = () =>
  payableStay(handed.tools.database, [
    [3000, null],
    [7000, 30],
  ])

/** Two nights for 200.00 in two months, 60.00 paid by a card that pays the rest too. */
async function booked(stay: BookableStay) {
  const day = (offset: number) => new Date(handed.clock.now().getTime() + days(60 + offset)).toISOString().slice(0, 10)
  const payer = { tools: handed.tools, user: ada, stay }
  return (await bookAndPay(payer, { in: day(0), out: day(2), paysLater: true })).bookingId
}

/** Who removed the cards of the booking, and whether their provider has forgotten them. */
async function cardsOf(bookingId: string) {
  await forgetNeedlessCards(handed.tools)
  const { rows } = await handed.tools.database.execute<{ by: string | null; ref: string }>(sql`
    select card_removed_by as by, provider_ref as ref from payment
    where booking_id = ${bookingId} and payment.keeps_card order by payment.created_at, purpose`)
  const { intents, methods } = handed.bank().books
  return rows.map(({ by, ref }) => ({ by, kept: methods[String(intents[ref]?.payment_method)]?.customer !== null }))
}

const kept = { by: null, kept: true }
const forgotten = { by: 'system', kept: false }

test('when everything is paid, by whatever way', async () => {
  const id = await booked(await inParts())
  expect(await cardsOf(id)).toEqual([kept])
  const paying = { bookingId: id, seenMinor: 140_00 }
  expect(await payRest(handed.tools, ada, paying)).toMatchObject({ ok: true })
  expect(await cardsOf(id)).toEqual([forgotten])
  const found = await findBooking(handed.tools, ada, id)
  const { timeline, money } = await bookingPageView(handed.tools, found!, { base: '/', cancel: false, tooLate: false })
  expect(timeline.at(-1)?.what).toBe(sentence('booking-payments.cardNotKept'))
  expect(money?.keptCard).toBeUndefined()
})

test('when the booking is cancelled, and when a request is declined', async () => {
  const id = await booked(await inParts())
  const { row } = await standOf(handed.tools, id)
  const refundable = await refundablePayments(handed.tools.database, id)
  const { refundMinor, chargedMinor } = previewCancellation(cancellable(row, refundable), handed.clock.now())
  const seen = { version: row.version, seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor }
  const cancelled = await cancelBooking(handed.tools, ada, { bookingId: id, key: randomUUID(), origin, ...seen })
  expect(cancelled).toMatchObject({ ok: true })
  expect(await cardsOf(id)).toEqual([forgotten])

  const asking = await inParts()
  await handed.tools.database.execute(
    sql`update stay_offer set booking_mode = 'request' where stay_id = ${asking.stayId}`,
  )
  const request = await booked(asking)
  expect((await standOf(handed.tools, request)).state).toBe('pending_approval')
  expect(await cardsOf(request)).toEqual([kept])
  const { version } = (await standOf(handed.tools, request)).row
  const no = { bookingId: request, version, key: randomUUID(), reason: '', origin }
  expect(await declineRequest(handed.tools, manager, no)).toMatchObject({ ok: true })
  expect(await cardsOf(request)).toEqual([forgotten])
})

test('not before the damage deposit is over, which is reserved on it', async () => {
  const stay = await inParts()
  await askDeposit(handed.tools.database, stay)
  const id = await booked(stay)
  const paying = { bookingId: id, seenMinor: 140_00 }
  expect(await payRest(handed.tools, ada, paying)).toMatchObject({ ok: true })
  expect(await cardsOf(id)).toEqual([kept, kept])
  const { checkIn, checkOut } = (await standOf(handed.tools, id)).row
  handed.clock.set(new Date(`${checkIn}T20:00:00Z`))
  await sweepDeposits(handed.tools)
  await beginVisits(handed.tools)
  expect(await cardsOf(id)).toEqual([kept, kept, kept])
  handed.clock.set(new Date(`${checkOut}T20:00:00Z`))
  await endVisits(handed.tools)
  expect((await standOf(handed.tools, id)).state).toBe('completed')
  expect(await cardsOf(id)).toEqual([kept, kept, kept])
  handed.clock.advance(days(30))
  await sweepDeposits(handed.tools)
  expect(await cardsOf(id)).toEqual([forgotten, forgotten, forgotten])
})

test('the table: what waits needs its card, what is over needs none, whatever else is said', () => {
  for (const state of bookingStates) {
    const needed = [undefined, ...depositStates].flatMap(deposit =>
      [true, false].map(partToCharge => needsCard({ state, partToCharge, deposit })),
    )
    const waits = ['hold', 'pending_payment', 'pending_approval'].includes(state)
    const over = ['expired', 'declined', 'cancelled', 'no_show'].includes(state)
    expect([state, new Set(needed)]).toEqual([state, new Set(waits ? [true] : over ? [false] : [true, false])])
  }
  expect(needsCard({ state: 'completed', partToCharge: true, deposit: undefined })).toBe(false)
  expect(needsCard({ state: 'confirmed', partToCharge: true, deposit: undefined })).toBe(true)
})
