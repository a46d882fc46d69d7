// Cards kept for the later parts of a price: agreed to, announced, charged once on the home's day, refused, and removed.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { previewAmendment } from '#amendments/amend/preview-amendment.server.ts'
import { chargeDue, chargeDues } from '#booking-payments/charge-dues.server.ts'
import { describeBalance, describePay } from '#booking-payments/describe-pay.server.ts'
import { parsePayInput } from '#booking-payments/pay-input.ts'
import { reconcilePayments } from '#booking-payments/reconcile-payments.server.ts'
import { settlePayment } from '#booking-payments/settle-payment.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { sayDay } from '#bookings/words/say-day.ts'
import { cancelBooking, endEarly } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { CardBehaviour } from '#demo/bank/test-cards.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { cancelAbandonedPayments } from '#holds/cancel-abandoned-payments.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { depositPaymentsOf } from '#payments/deposits/deposit-store.server.ts'
import { openPayment } from '#payments/ledger/payment-store.server.ts'
import { chargeSavedCard } from '#payments/providers/providers.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import {
  askDeposit,
  bookAndPay,
  mailsAbout,
  payableStay,
  payingTools,
  payRest,
  standOf,
} from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { bookingPageView } from '#trips/booking-page-view.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { addDays } from '#values/calendar-day.ts'
import { days, hours, minutes } from '#values/duration.ts'
import { nightRange } from '#values/night-range.ts'
import { dueMorning } from './charge-times.ts'
import { forgetNeedlessCards } from './forget-cards.server.ts'
import { laterParts } from './later-parts.ts'
import { removeCard } from './remove-card.server.ts'

let handed: TestTools
let parted: BookableStay
let ada: VerifiedUser
const origin = 'http://127.0.0.1:3000'

beforeAll(async () => {
  handed = await payingTools({ connections: 12 })
  const { database } = handed.tools
  parted = await payableStay(database, [
    [3000, null],
    [7000, 30],
  ])
  ada = await someGuest(database, handed.clock.now())
})
afterAll(() => handed.drop())

let week = 0
type Asked = { paysLater?: boolean; card?: CardBehaviour; stay?: BookableStay }

/** Two nights for 200.00 in some months, 60.00 paid by card; and when the other 140.00 are due. */
async function booked({ paysLater = true, card = 'succeeds', stay = parted }: Asked = {}) {
  week++
  const at = handed.clock.now().getTime() + days(60 + week * 3)
  const day = (offset: number) => new Date(at + days(offset)).toISOString().slice(0, 10)
  const { bookingId } = await bookAndPay(
    { tools: handed.tools, user: ada, stay },
    { in: day(0), out: day(2), card, paysLater },
  )
  const { row } = await standOf(handed.tools, bookingId)
  const due = row.paymentDueAt!
  return { bookingId, due, morning: dueMorning(due, row.timeZone) }
}

const goTo = (at: Date, plus = 0) => handed.clock.set(new Date(at.getTime() + plus))
const stand = (id: string) => standOf(handed.tools, id)
const charges = async (id: string) => (await stand(id)).payments.filter(({ dueAt }) => dueAt !== null)
const aboutMoney = async (id: string) => (await mailsAbout(handed.tools, id)).filter(each => each.includes('€140'))
const page = async (id: string) => {
  const found = await findBooking(handed.tools, ada, id)
  return bookingPageView(handed.tools, found!, { base: '/', cancel: false, tooLate: false })
}
const payByHand = (bookingId: string) => payRest(handed.tools, ada, { bookingId, seenMinor: 140_00 })

/** A booking whose charge was announced, at the moment at which it is charged. */
async function announced(asked: Asked = {}) {
  const made = await booked(asked)
  goTo(made.due, -days(7))
  await remindOfDues(handed.tools)
  goTo(made.morning)
  return made
}

describe('charged on its day', () => {
  test('announced a week before, not charged before nine at the home, then once, with a receipt', async () => {
    const { bookingId, due, morning } = await booked()
    expect(due.getTime() - morning.getTime()).toBe(hours(15))
    expect((await page(bookingId)).money?.keptCard).toBe(
      sentence('booking-payments.cardPays', {
        sum: '€140',
        card: '4242',
        day: sayDay(morning, 'Europe/Lisbon', 'en-GB'),
      }),
    )
    goTo(due, -days(7))
    await remindOfDues(handed.tools)
    await remindOfDues(handed.tools)
    expect(await aboutMoney(bookingId)).toEqual([expect.stringMatching(saying('booking-payments.chargeComesSubject'))])
    goTo(morning, -1)
    await chargeDues(handed.tools)
    expect(await charges(bookingId)).toEqual([])
    goTo(morning)
    await chargeDues(handed.tools)
    await chargeDues(handed.tools)
    await remindOfDues(handed.tools)
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', balance: { cash_provider: 200_00, guest_receivable: 0 } })
    expect(now.row.paymentDueAt).toBeNull()
    expect(await charges(bookingId)).toMatchObject([
      { purpose: 'instalment', attempt: 1, state: 'captured', amountMinor: 140_00, cardLast4: '4242' },
    ])
    expect((await charges(bookingId))[0]!.idempotencyKey).toBe(`${bookingId}:instalment:1`)
    expect(await aboutMoney(bookingId)).toEqual([
      expect.stringMatching(saying('booking-payments.chargeComesSubject')),
      expect.stringMatching(saying('bookingMails.receiptSubject')),
    ])
    const told = (await page(bookingId)).timeline.map(({ what }) => what)
    expect(told).toContain(sentence('booking-payments.cardAgreed', { card: '4242' }))
    expect(told).toContain(sentence('booking-payments.cardCharged', { sum: '€140', card: '4242' }))
  })

  test('whoever did not agree is reminded as ever, and never charged', async () => {
    const { bookingId, morning } = await announced({ paysLater: false })
    goTo(morning)
    await chargeDues(handed.tools)
    expect([await charges(bookingId), await aboutMoney(bookingId)]).toEqual([
      [],
      [expect.stringMatching(saying('bookingMails.reminderSubject'))],
    ])
    expect((await stand(bookingId)).payments).toMatchObject([{ paysLater: false, keepsCard: false }])
    expect((await page(bookingId)).money?.keptCard).toBeUndefined()
  })

  test('what was announced too late waits a day, and nobody is reminded or released meanwhile', async () => {
    const { bookingId, due } = await booked()
    goTo(due, hours(1))
    await remindOfDues(handed.tools)
    await chargeDues(handed.tools)
    expect(await charges(bookingId)).toEqual([])
    goTo(due, hours(24))
    await remindOfDues(handed.tools)
    await chargeDues(handed.tools)
    expect(await charges(bookingId)).toEqual([])
    goTo(due, hours(25))
    await chargeDues(handed.tools)
    expect(await charges(bookingId)).toMatchObject([{ state: 'captured' }])
    expect(await aboutMoney(bookingId)).toEqual([
      expect.stringMatching(saying('booking-payments.chargeComesSubject')),
      expect.stringMatching(saying('bookingMails.receiptSubject')),
    ])
  })

  test('the database refuses a charge that was not announced, and a second one for a day', async () => {
    const { bookingId, due } = await announced()
    const open = (amountMinor: number) =>
      inTransaction(handed.tools.database, queries =>
        openPayment(
          queries,
          {
            ...{ bookingId, amountMinor, currency: 'EUR', dueAt: due },
            ...{ purpose: 'instalment', way: 'test-card', capture: 'automatic' },
          },
          handed.clock.now(),
        ),
      )
    await expect(open(139_00)).rejects.toMatchObject({ cause: { constraint: 'charge_was_announced' } })
    await handed.tools.database.execute(
      sql`update announced_charge set announced_at = ${new Date(handed.clock.now().getTime() - hours(23))} where booking_id = ${bookingId}`,
    )
    await expect(open(140_00)).rejects.toMatchObject({ cause: { constraint: 'charge_was_announced' } })
    await handed.tools.database.execute(
      sql`update announced_charge set announced_at = ${new Date(handed.clock.now().getTime() - hours(24))} where booking_id = ${bookingId}`,
    )
    await chargeDue(handed.tools, bookingId)
    expect(await open(140_00)).toMatchObject({ ok: false, reason: 'payment-under-way' })
    const twice = handed.tools.database.execute(sql`
      insert into payment (id, booking_id, purpose, attempt, provider, way, state, capture, amount_minor, currency,
        idempotency_key, created_at, updated_at, due_at)
      select gen_random_uuid(), booking_id, purpose, 9, provider, way, 'created', capture, amount_minor, currency,
        'other', created_at, updated_at, due_at from payment where booking_id = ${bookingId} and due_at is not null`)
    await expect(twice).rejects.toMatchObject({ cause: { constraint: 'payment_charges_a_due_once' } })
    const unasked = await announced({ paysLater: false })
    const charge = { bookingId: unasked.bookingId, amountMinor: 140_00, currency: 'EUR', dueAt: unasked.due } as const
    const kind = { purpose: 'instalment', way: 'test-card', capture: 'automatic' } as const
    await expect(
      inTransaction(handed.tools.database, queries => openPayment(queries, { ...charge, ...kind }, handed.clock.now())),
    ).rejects.toMatchObject({ cause: { constraint: 'charge_was_agreed_to' } })
    const later = handed.tools.database.execute(
      sql`update payment set keeps_card = true, pays_later = true where booking_id = ${unasked.bookingId}`,
    )
    await expect(later).rejects.toMatchObject({ cause: { constraint: 'card_goes_on' } })
  })
})

describe('the bank says no', () => {
  test.each([
    ['pays-once', 'card-declined', saying('booking-payments.chargeFailedSubject')],
    ['second-step', 'payer-needed', saying('booking-payments.chargeFailedSubject')],
  ] as const)('%s: told once, not tried again, paid by hand or released as ever', async (card, fault, subject) => {
    const { bookingId, due } = await announced({ card })
    await chargeDues(handed.tools)
    await chargeDues(handed.tools)
    await remindOfDues(handed.tools)
    expect(await charges(bookingId)).toMatchObject([{ state: 'failed', lastError: fault, capturedMinor: 0 }])
    expect((await aboutMoney(bookingId)).slice(1)).toEqual([expect.stringMatching(subject)])
    await forgetNeedlessCards(handed.tools)
    expect((await stand(bookingId)).payments[0]).toMatchObject({
      cardRemovedBy: 'system',
      cardForgottenAt: handed.clock.now(),
    })
    expect((await page(bookingId)).money).toMatchObject({
      keptCard: undefined,
      pay: { label: sentence('booking-payments.pay', { sum: '€140' }) },
    })
    goTo(due)
    await remindOfDues(handed.tools)
    expect((await aboutMoney(bookingId)).at(-1)).toMatch(saying('bookingMails.overdueSubject'))
    if (card === 'pays-once') {
      expect(await payByHand(bookingId)).toMatchObject({ ok: true, payment: { kind: 'settled' } })
      expect((await stand(bookingId)).balance).toMatchObject({ cash_provider: 200_00, guest_receivable: 0 })
      return
    }
    goTo(due, days(3))
    expect(await remindOfDues(handed.tools)).toBeGreaterThan(0)
    expect(await stand(bookingId)).toMatchObject({ state: 'cancelled', nights: [] })
  })
})

describe('at the same moment', () => {
  test('the guest pays by hand while the sweepers charge: the sum arrives once', async () => {
    for (let round = 0; round < 8; round++) {
      const { bookingId } = await announced()
      await Promise.all([
        chargeDue(handed.tools, bookingId),
        payByHand(bookingId),
        chargeDue(handed.tools, bookingId),
        chargeDues(handed.tools),
      ])
      await chargeDues(handed.tools)
      const now = await stand(bookingId)
      expect(now.balance).toMatchObject({ cash_provider: 200_00, guest_receivable: 0 })
      expect(now.payments.filter(({ state }) => state === 'captured')).toHaveLength(2)
      expect(now.refunds).toEqual([])
    }
  })

  test('the guest cancels or removes the card while it is charged: money and booking agree', async () => {
    for (let round = 0; round < 6; round++) {
      const { bookingId } = await announced()
      const { row } = await stand(bookingId)
      const refundable = await refundablePayments(handed.tools.database, bookingId)
      const { refundMinor, chargedMinor } = previewCancellation(cancellable(row, refundable), handed.clock.now())
      const seen = { seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor }
      const other =
        round % 2 === 0
          ? removeCard(handed.tools, ada, bookingId)
          : cancelBooking(handed.tools, ada, { bookingId, version: row.version, key: randomUUID(), origin, ...seen })
      await Promise.all([chargeDue(handed.tools, bookingId), other])
      await chargeDues(handed.tools)
      const now = await stand(bookingId)
      const [charge] = await charges(bookingId)
      if (round % 2 === 0) {
        const removed = (await other).ok
        if (removed && charge) expect(charge.createdAt <= now.payments[0]!.cardRemovedAt!).toBe(true)
        expect(now.balance.cash_provider).toBe(charge ? 200_00 : 60_00)
      } else {
        // Whoever was first: a cancelled booking owes nothing, one that stands was paid.
        expect([now.state, now.balance.guest_receivable]).toEqual([
          expect.stringMatching(charge?.state === 'captured' && !(await other).ok ? 'confirmed' : 'cancelled'),
          0,
        ])
      }
    }
  })

  test.each(['before the bank was asked', 'after the bank has charged'])('killed %s: charged once', async when => {
    const { bookingId, due } = await announced()
    const { database } = handed.tools
    const sum = { bookingId, currency: 'EUR', amountMinor: 140_00, dueAt: due }
    const opened = await inTransaction(database, async queries => {
      const wanted = { ...sum, purpose: 'instalment', way: 'test-card', capture: 'automatic' } as const
      return openPayment(queries, wanted, handed.clock.now())
    })
    if (!opened.ok) throw new Error('nothing was under way')
    const keptBy = (await stand(bookingId)).payments[0]!.providerRef!
    if (when.startsWith('after')) await chargeSavedCard(handed.tools, opened.payment, keptBy)
    expect(await payByHand(bookingId)).toMatchObject({ ok: false, reason: 'payment-under-way' })
    expect(await removeCard(handed.tools, ada, bookingId)).toMatchObject({ ok: false, reason: 'payment-under-way' })
    handed.clock.advance(minutes(2))
    await chargeDues(handed.tools)
    await reconcilePayments(handed.tools)
    handed.clock.advance(minutes(40))
    await cancelAbandonedPayments(handed.tools)
    await chargeDues(handed.tools)
    expect(await charges(bookingId)).toMatchObject([{ state: 'captured', attempt: 1 }])
    expect((await stand(bookingId)).balance).toMatchObject({ cash_provider: 200_00, guest_receivable: 0 })
  })
})

describe('killed before the bank was asked, and meanwhile', () => {
  /** A charge that was begun, by a process that is not there any more. */
  async function begun() {
    const made = await announced()
    const wanted = { bookingId: made.bookingId, currency: 'EUR', amountMinor: 140_00, dueAt: made.due } as const
    const kind = { purpose: 'instalment', way: 'test-card', capture: 'automatic' } as const
    const now = handed.clock.now()
    await inTransaction(handed.tools.database, queries => openPayment(queries, { ...wanted, ...kind }, now))
    return made
  }

  test('the booking was cancelled: the card is left alone', async () => {
    const { bookingId } = await begun()
    await inTransaction(handed.tools.database, async queries => {
      const row = await lockBooking(queries, bookingId)
      await endEarly(queries, handed.tools, row!, { by: 'operator', reason: 'operator' }, handed.clock.now())
    })
    handed.clock.advance(minutes(2))
    await chargeDues(handed.tools)
    expect(await charges(bookingId)).toMatchObject([{ state: 'cancelled', capturedMinor: 0 }])
    expect((await stand(bookingId)).balance).toMatchObject({ guest_receivable: 0 })
  })

  test('the guest made the visit longer: the try is let go, and the new sum is announced before it is charged', async () => {
    const { bookingId } = await begun()
    await makeLonger(bookingId)
    handed.clock.advance(minutes(2))
    await chargeDues(handed.tools)
    await remindOfDues(handed.tools)
    expect(await charges(bookingId)).toMatchObject([{ state: 'cancelled', amountMinor: 140_00 }])
    const { reference } = (await stand(bookingId)).row
    expect((await mailsAbout(handed.tools, bookingId)).at(-1)).toBe(
      sentence('booking-payments.chargeComesSubject', { sum: '€240', reference }),
    )
    handed.clock.advance(hours(24))
    await chargeDues(handed.tools)
    expect((await charges(bookingId)).at(-1)).toMatchObject({ state: 'captured', amountMinor: 240_00 })
    expect((await stand(bookingId)).balance).toMatchObject({ cash_provider: 300_00, guest_receivable: 0 })
  })

  test('the guest made the visit shorter while the bank charged: what is too much goes back', async () => {
    const { bookingId } = await booked()
    await makeLonger(bookingId)
    const { row } = await stand(bookingId)
    goTo(row.paymentDueAt!, -days(7))
    await remindOfDues(handed.tools)
    goTo(dueMorning(row.paymentDueAt!, row.timeZone))
    const wanted = { bookingId, currency: 'EUR', amountMinor: 240_00, dueAt: row.paymentDueAt! } as const
    const kind = { purpose: 'instalment', way: 'test-card', capture: 'automatic' } as const
    const opened = await inTransaction(handed.tools.database, queries =>
      openPayment(queries, { ...wanted, ...kind }, handed.clock.now()),
    )
    if (!opened.ok) throw new Error('something else was under way')
    const keptBy = (await stand(bookingId)).payments[0]!.providerRef!
    const intent = await chargeSavedCard(handed.tools, opened.payment, keptBy)
    await makeLonger(bookingId, -1)
    await settlePayment(handed.tools, opened.payment.id, intent)
    const now = await stand(bookingId)
    expect(now.refunds).toEqual([{ state: 'succeeded', minor: 100_00 }])
    expect(now.balance).toMatchObject({ guest_receivable: 0, refund_payable: 0 })
  })
})

/** Moves the departure by so many nights of 100.00, at the price that the guest sees. */
async function makeLonger(bookingId: string, by = 1) {
  const booking = (await findBooking(handed.tools, ada, bookingId))!
  const { checkIn, checkOut } = booking.quote.nights
  const input = { nights: nightRange(checkIn, addDays(checkOut, by))!, party: twoAdults }
  const preview = await previewAmendment(handed.tools, ada, booking, input)
  if (!preview.ok) throw new Error(`The change was refused: ${preview.reason}`)
  const seen = { version: booking.version, seenTotalMinor: preview.quote.totalMinor }
  const changed = { ...input, ...seen, bookingId, key: randomUUID(), origin }
  expect(await amendBooking(handed.tools, ada, changed)).toMatchObject({ ok: true })
}

describe('agreed to', () => {
  const box = (asked: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ way: 'test-card', ...asked })) form.set(name, value)
    return parsePayInput(form).paysLater
  }

  test('by a ticked box alone, which is offered where a card pays now and something is due later', async () => {
    expect([box({}), box({ 'pays-later': 'yes' }), box({ 'pays-later': '' })]).toEqual([false, true, false])
    const { bookingId } = await booked()
    const { quote } = (await stand(bookingId)).row
    const methods = handed.tools.environment.PAYMENT_WAYS
    const { ways } = describePay(quote, methods, handed.tools.environment, [])
    const later = ways.map(({ way, later }) => [way, later])
    expect(later).toEqual([
      ['test-card', expect.stringMatching(/^€140 on \w+, \d+ \w+ \d{4}$/)],
      ['bank-transfer', undefined],
    ])
    expect(describeBalance(quote, methods, []).ways.map(({ later }) => later)).toEqual([...[undefined, undefined]])
    const whole = { ...quote, schedule: [{ kind: 'full', dueOn: null, dueAt: null, minor: 200_00 }] } as const
    expect(laterParts(whole, 'test-card')).toEqual([])
    expect(laterParts({ ...quote, schedule: quote.schedule.slice(1) }, 'test-card')).toEqual([])
  })
})

describe('taken back', () => {
  test('after the day, while an announced charge was waited for: three days to pay from then', async () => {
    const { bookingId, due } = await booked()
    goTo(due, days(4))
    await remindOfDues(handed.tools)
    expect(await aboutMoney(bookingId)).toEqual([expect.stringMatching(saying('booking-payments.chargeComesSubject'))])
    expect(await removeCard(handed.tools, ada, bookingId)).toMatchObject({ ok: true })
    await remindOfDues(handed.tools)
    expect((await aboutMoney(bookingId)).at(-1)).toMatch(saying('bookingMails.overdueSubject'))
    expect((await stand(bookingId)).state).toBe('confirmed')
    goTo(due, days(4) + hours(24) + days(3))
    await remindOfDues(handed.tools)
    expect((await stand(bookingId)).state).toBe('cancelled')
  })

  test('removed once, forgotten by its provider, reminded instead, and no deposit is reserved on it', async () => {
    const { database } = handed.tools
    const withDeposit = await payableStay(database, [
      [3000, null],
      [7000, 30],
    ])
    await askDeposit(database, withDeposit)
    const { bookingId, due, morning } = await booked({ stay: withDeposit })
    const stranger = await someGuest(database, handed.clock.now())
    expect(await removeCard(handed.tools, stranger, bookingId)).toMatchObject({ reason: 'booking-unknown' })
    const both = await Promise.all([1, 2].map(() => removeCard(handed.tools, ada, bookingId)))
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const [keeper] = (await stand(bookingId)).payments
    expect(keeper).toMatchObject({
      paysLater: true,
      cardRemovedBy: 'guest',
      cardRemovedAt: expect.any(Date),
      cardForgottenAt: expect.any(Date),
    })
    const { intents, methods } = handed.bank().books
    expect(methods[String(intents[keeper!.providerRef!]!.payment_method)]!.customer).toBeNull()
    goTo(due, -days(7))
    await remindOfDues(handed.tools)
    goTo(morning)
    await chargeDues(handed.tools)
    expect([await charges(bookingId), await aboutMoney(bookingId)]).toEqual([
      [],
      [expect.stringMatching(saying('bookingMails.reminderSubject'))],
    ])
    expect((await page(bookingId)).timeline.map(({ what }) => what)).toContain(sentence('booking-payments.cardRemoved'))
    const { checkIn } = (await stand(bookingId)).row
    goTo(new Date(`${checkIn}T18:00:00Z`), -days(1))
    await sweepDeposits(handed.tools)
    expect(await depositPaymentsOf(database, [bookingId])).toEqual([])
    expect(await mailsAbout(handed.tools, bookingId)).toContainEqual(
      expect.stringMatching(saying('booking-payments.depositWantedSubject')),
    )
  })
})
