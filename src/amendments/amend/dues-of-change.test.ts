// Tests of what a change adds to the price of a booking: when it is due, who is reminded of it, and what follows.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { type BookableStay, inputFor, someGuest } from '#tests/support/booking-world.ts'
import { bookAndPay, mailsAbout, payableStay, payingTools, standOf } from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { days } from '#values/duration.ts'
import { amendBooking } from './amend-booking.server.ts'
import { previewAmendment } from './preview-amendment.server.ts'

let handed: TestTools
let ada: VerifiedUser

beforeAll(async () => {
  handed = await payingTools()
  ada = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

const inDays = (count: number) => new Date(handed.clock.now().getTime() + days(count)).toISOString().slice(0, 10)

/** Four nights paid as far as they are due, and then made five. */
async function madeLonger(stay: BookableStay, ahead: number): Promise<string> {
  const asked = { in: inDays(ahead), out: inDays(ahead + 4) }
  const { bookingId } = await bookAndPay({ tools: handed.tools, user: ada, stay }, asked)
  const booking = (await findBooking(handed.tools, ada, bookingId))!
  const input = { nights: inputFor(asked.in, inDays(ahead + 5)).nights, party: twoAdults }
  const preview = await previewAmendment(handed.tools, ada, booking, input)
  if (!preview.ok) throw new Error(`The change was refused: ${preview.reason}`)
  const seen = { version: booking.version, seenTotalMinor: preview.quote.totalMinor }
  const changed = { ...input, ...seen, bookingId, key: randomUUID(), origin: 'http://127.0.0.1:3000' }
  expect(await amendBooking(handed.tools, ada, changed)).toMatchObject({ ok: true })
  return bookingId
}

const partsOf = async (bookingId: string) =>
  (await standOf(handed.tools, bookingId)).row.paymentPlan!.schedule.map(({ dueOn, minor }) => [
    dueOn === null ? null : writeCalendarDay(dueOn),
    minor,
  ])

const reminders = async (bookingId: string) =>
  (await mailsAbout(handed.tools, bookingId)).filter(subject => /due|open/i.test(subject))

describe('a visit that is made longer', () => {
  test('and has its balance to come: the difference is due with it, and the balance is reminded of and waited for as before', async () => {
    const stay = await payableStay(handed.tools.database, [
      [3000, null],
      [7000, 30],
    ])
    const id = await madeLonger(stay, 60)
    expect(await partsOf(id)).toEqual([
      [null, 120_00],
      [inDays(30), 380_00],
    ])
    const { row } = await standOf(handed.tools, id)
    expect(row.paymentDueAt?.toISOString()).toBe(row.paymentPlan!.schedule[1]!.dueAt)
    handed.clock.advance(days(24))
    await remindOfDues(handed.tools)
    expect(await reminders(id)).toHaveLength(1)
    handed.clock.advance(days(11))
    expect(await remindOfDues(handed.tools)).toBe(1)
    expect((await standOf(handed.tools, id)).row).toMatchObject({ state: 'cancelled', stateReason: 'unpaid' })
  })

  test('and is paid in full: the difference is due on the day of arrival, reminded of, and nobody is turned away for it', async () => {
    const stay = await payableStay(handed.tools.database)
    const id = await madeLonger(stay, 30)
    expect(await partsOf(id)).toEqual([
      [null, 400_00],
      [inDays(30), 100_00],
    ])
    await remindOfDues(handed.tools)
    expect(await reminders(id)).toEqual([])
    handed.clock.advance(days(24))
    await remindOfDues(handed.tools)
    expect(await reminders(id)).toHaveLength(1)
    handed.clock.advance(days(7))
    expect(await remindOfDues(handed.tools)).toBe(0)
    expect((await standOf(handed.tools, id)).state).toBe('confirmed')
  })
})
