// Changes that the home proposes: nothing moves before the guest agrees, and no promise about cancelling becomes worse.

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amendmentTable } from '#amendments/amend/amendment-tables.server.ts'
import { answerAmendment, expireAmendments } from '#amendments/amend/answer-amendment.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { proposedTerms } from '#offers/refunds/amended-terms.ts'
import { shareAt } from '#offers/refunds/refund-share.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { type BookableStay, inputFor, someGuest } from '#tests/support/booking-world.ts'
import { bookAndPay, mailsAbout, payableStay, payingTools, someOperator, standOf } from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import { someQuote } from '#tests/support/some-quote.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { days, hours } from '#values/duration.ts'
import { answerProposal } from './answer-proposal.server.ts'
import { previewProposal } from './preview-proposal.server.ts'
import { proposalLasts, proposeChange } from './propose-change.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await payingTools({ connections: 12 })
  const { database } = handed.tools
  stay = await payableStay(database)
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

const origin = 'http://127.0.0.1:3000'
const stand = (id: string) => standOf(handed.tools, id)

let weeks = 0
/** Four paid nights of their own, a month ahead of the clock. */
async function booked(ahead = 30) {
  weeks++
  const from = handed.clock.now().getTime() + days(ahead + weeks * 12)
  const day = (offset: number) => new Date(from + days(offset)).toISOString().slice(0, 10)
  const asked = { in: day(0), out: day(4), card: 'succeeds' } as const
  const { bookingId } = await bookAndPay({ tools: handed.tools, user: ada, stay }, asked)
  return { bookingId, day }
}

async function propose(
  bookingId: string,
  to: readonly [string, string],
  parts: { total?: number; who?: Operator } = {},
) {
  const booking = (await findBooking(handed.tools, ada, bookingId))!
  const input = { nights: inputFor(...to).nights, party: twoAdults }
  const preview = await previewProposal(handed.tools, manager, booking, input)
  const seen = preview.kind === 'priced' ? Number(preview.hidden.total) : 0
  return proposeChange(handed.tools, parts.who ?? manager, {
    ...{ ...input, bookingId, version: booking.version, seenTotalMinor: parts.total ?? seen },
    ...{ words: 'The roof is being mended that week.', key: randomUUID(), origin },
  })
}

const amendmentsOf = async (bookingId: string) =>
  (await handed.tools.database.select().from(amendmentTable)).filter(each => each.bookingId === bookingId)

async function proposed(by = 7, length = 4) {
  const { bookingId, day } = await booked()
  const to = [day(by), day(by + length)] as const
  expect(await propose(bookingId, to)).toEqual({ ok: true, bookingId })
  const amendmentId = (await amendmentsOf(bookingId))[0]!.id
  const answer = (how: 'accept' | 'decline', who: VerifiedUser = ada) =>
    answerProposal(handed.tools, who, { bookingId, amendmentId, answer: how, origin })
  return { bookingId, amendmentId, day, answer, to }
}

const held = async (bookingId: string) => {
  const { rows } = await handed.tools.database.$client.query<{ nights: string }>(
    'select nights::text from occupancy where ref_id = $1 and not released',
    [bookingId],
  )
  return rows.map(({ nights }) => nights)
}

describe('a proposal', () => {
  test('moves no night and no money; the guest is asked by mail, and the words are theirs to read', async () => {
    const { bookingId, day } = await proposed()
    const now = await stand(bookingId)
    expect(now.row).toMatchObject({ checkIn: day(0), version: 3, totalMinor: 400_00 })
    expect(await held(bookingId)).toEqual([`[${day(0)},${day(4)})`])
    expect((await amendmentsOf(bookingId))[0]).toMatchObject({
      ...{ proposedBy: 'operator', state: 'proposed', words: 'The roof is being mended that week.' },
    })
    expect(await mailsAbout(handed.tools, bookingId)).toContainEqual(
      expect.stringMatching(saying('amendments.proposalSubject')),
    )
  })

  test('is a manager’s, at the price they saw, about something else, and one at a time', async () => {
    const { bookingId, day } = await booked()
    const cleaner = await someOperator(handed.tools.database, handed.clock.now(), 'cleaner')
    const to = [day(7), day(11)] as const
    expect(await propose(bookingId, to, { who: cleaner })).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await propose(bookingId, to, { total: 1 })).toEqual({ ok: false, reason: 'price-changed' })
    expect(await propose(bookingId, [day(0), day(4)])).toEqual({ ok: false, reason: 'unchanged' })
    await bookAndPay({ tools: handed.tools, user: ada, stay }, { in: day(8), out: day(9), card: 'succeeds' })
    expect(await propose(bookingId, to)).toEqual({ ok: false, reason: 'dates-taken' })
    expect(await propose(bookingId, [day(1), day(4)])).toMatchObject({ ok: true })
    expect(await propose(bookingId, [day(2), day(4)])).toEqual({ ok: false, reason: 'waits-already' })
  })
})

describe('agreed to', () => {
  test('the nights move, the new agreement is on record, and both are told (I4 I12 I15)', async () => {
    const { bookingId, answer, to } = await proposed()
    expect(await answer('accept')).toEqual({ ok: true, bookingId })
    const now = await stand(bookingId)
    expect(now.row).toMatchObject({ checkIn: to[0], checkOut: to[1], version: 4, state: 'confirmed' })
    expect(await held(bookingId)).toEqual([`[${to[0]},${to[1]})`])
    expect(now.balance).toMatchObject({ guest_receivable: 0, revenue: -400_00 })
    const { events } = (await findBooking(handed.tools, ada, bookingId))!
    expect(events.at(-1)).toMatchObject({ command: 'amend', actor: 'guest', seq: 4 })
    expect(
      (await mailsAbout(handed.tools, bookingId)).filter(subject =>
        saying('bookingMails.changedSubject').test(subject),
      ),
    ).toHaveLength(2)
    expect(await answer('accept')).toEqual({ ok: true, bookingId })
    expect(await answer('decline')).toMatchObject({ ok: false, reason: 'answered-already' })
    expect((await stand(bookingId)).row.version).toBe(4)
  })

  test('a longer visit leaves the difference open; a shorter one gives all of it back, whatever cancelling would', async () => {
    const longer = await proposed(7, 5)
    await longer.answer('accept')
    expect((await stand(longer.bookingId)).balance.guest_receivable).toBe(100_00)
    const { bookingId, day } = await booked()
    const arrival = new Date(`${day(0)}T12:00:00Z`).getTime()
    const before = handed.clock.now()
    // Cancelling gives nothing back any more.
    handed.clock.set(new Date(arrival - days(2)))
    expect(await propose(bookingId, [day(0), day(3)])).toMatchObject({ ok: true })
    const [{ id: amendmentId } = { id: '' }] = await amendmentsOf(bookingId)
    await answerProposal(handed.tools, ada, { bookingId, amendmentId, answer: 'accept', origin })
    const now = await stand(bookingId)
    expect(now).toMatchObject({ refunds: [{ state: 'succeeded', minor: 100_00 }], row: { totalMinor: 300_00 } })
    expect(now.balance.guest_receivable).toBe(0)
    handed.clock.set(before)
  })

  test('somebody else has taken a night meanwhile: said, and the booking stands as it was', async () => {
    const { bookingId, day, answer } = await proposed()
    await bookAndPay({ tools: handed.tools, user: ada, stay }, { in: day(8), out: day(9), card: 'succeeds' })
    expect(await answer('accept')).toEqual({ ok: false, reason: 'dates-taken' })
    expect(await held(bookingId)).toEqual([`[${day(0)},${day(4)})`])
  })

  test('to a stranger there is none, and the operator cannot agree for the guest', async () => {
    const { bookingId, amendmentId, answer } = await proposed()
    const stranger = await someGuest(handed.tools.database, handed.clock.now())
    expect(await answer('accept', stranger)).toEqual({ ok: false, reason: 'booking-unknown' })
    const asked = { bookingId, amendmentId, origin }
    const agreed = await answerAmendment(handed.tools, manager, { ...asked, answer: 'accept' })
    expect(agreed).toEqual({ ok: false, reason: 'guest-answers' })
    expect(await answerAmendment(handed.tools, manager, { ...asked, answer: 'decline' })).toMatchObject({ ok: true })
    expect(await answer('accept')).toMatchObject({ ok: false, reason: 'answered-already' })
  })
})

describe('not agreed to', () => {
  test('declined: everything is as it was, and the operator is told', async () => {
    const { bookingId, day, answer } = await proposed()
    expect(await answer('decline')).toMatchObject({ ok: true })
    expect((await stand(bookingId)).row).toMatchObject({ checkIn: day(0), version: 3 })
    expect(await mailsAbout(handed.tools, bookingId)).toContainEqual(
      expect.stringMatching(saying('amendments.declinedByGuestSubject')),
    )
  })

  test('unanswered for three days: it ends by the clock, once, and both are told', async () => {
    const { bookingId, answer } = await proposed()
    handed.clock.advance(proposalLasts)
    expect(await answer('accept')).toMatchObject({ ok: false, reason: 'answered-already' })
    await Promise.all([expireAmendments(handed.tools), expireAmendments(handed.tools)])
    expect((await amendmentsOf(bookingId))[0]!.state).toBe('expired')
    const mails = await mailsAbout(handed.tools, bookingId)
    expect(mails.filter(subject => saying('amendments.unansweredByGuestSubject').test(subject))).toHaveLength(1)
    expect(mails.filter(subject => saying('amendments.notChangedSubject').test(subject))).toHaveLength(1)
  })

  test('it ends before a visit would begin', async () => {
    const { bookingId, day } = await booked()
    const before = handed.clock.now()
    handed.clock.set(new Date(new Date(`${day(0)}T12:00:00Z`).getTime() - hours(30)))
    expect(await propose(bookingId, [day(0), day(3)])).toMatchObject({ ok: true })
    const [{ expiresAt, createdAt } = { expiresAt: null, createdAt: new Date() }] = await amendmentsOf(bookingId)
    expect(expiresAt!.getTime() - createdAt.getTime()).toBeLessThan(hours(48))
    handed.clock.set(before)
  })
})

test('Races: agreed to, declined, taken back, cancelled and ended at once: one lawful end, nights and money agreeing', async () => {
  for (let round = 0; round < 4; round++) {
    const { bookingId, amendmentId, answer } = await proposed()
    const { row } = await stand(bookingId)
    const paid = await refundablePayments(handed.tools.database, bookingId)
    const { refundMinor, chargedMinor } = previewCancellation(cancellable(row, paid), handed.clock.now())
    const cancel = () =>
      cancelBooking(handed.tools, ada, {
        ...{ bookingId, version: row.version, seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor },
        ...{ key: randomUUID(), origin },
      })
    const back = { bookingId, amendmentId, answer: 'decline', origin } as const
    const all = [
      () => answer('accept'),
      () => answer('decline'),
      cancel,
      () => answerAmendment(handed.tools, manager, back),
      () => expireAmendments(handed.tools),
    ]
    await Promise.all([...all.slice(round), ...all.slice(0, round)].map(act => act()))
    const now = await stand(bookingId)
    const { checkIn, checkOut, state, version } = now.row
    expect(await held(bookingId)).toEqual(state === 'confirmed' ? [`[${checkIn},${checkOut})`] : [])
    expect(now.balance.guest_receivable).toBe(0)
    expect((await findBooking(handed.tools, ada, bookingId))!.events.at(-1)!.seq).toBe(version)
  }
})

test('no proposal makes what comes back any worse or better, wherever it moves the visit and whenever one cancels', () => {
  const { refundTerms } = someQuote()
  const policy = {
    ...refundTerms.policy,
    tiers: [
      { daysBefore: 20, atMinute: null, shares: { lodging: 10_000, fee: 10_000, extra: 10_000 } },
      { daysBefore: 5, atMinute: null, shares: { lodging: 5_000, fee: 5_000, extra: 5_000 } },
    ],
  }
  const before = { ...refundTerms, policy }
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 200 }), fc.integer({ min: -2000, max: 2000 }), (moved, hour) => {
      const after = proposedTerms(before, (before.checkIn + moved) as CalendarDay)
      const at = new Date(before.checkIn * 86_400_000 + hours(hour))
      expect(shareAt(after, at)).toEqual(shareAt(before, at))
    }),
  )
})
