// Bookings that stood, were released because what was due did not come, and whose money arrives afterwards.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteMoneyArrived } from '#admin/payments/money-admin.server.ts'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { previewAmendment } from '#amendments/amend/preview-amendment.server.ts'
import { readDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { graceLasts } from '#booking-payments/saved-card/charge-times.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { sayStep } from '#bookings/record/booking-words.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { endBooking } from '#cancellations/end-booking.server.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import { askHold, type BookableStay, inputFor, mustHold, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import {
  askDeposit,
  bookAndPay,
  mailsAbout,
  payableStay,
  payingTools,
  payRest,
  sendAndPay,
  someOperator,
  standOf,
} from '#tests/support/paying-world.ts'
import { payAtBank } from '#tests/support/test-bank.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import { listForOperators } from '#trips/list-for-operators.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, seconds } from '#values/duration.ts'
import { expirePayments } from './expire-payments.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator

/** The balance is asked for so late that whoever is released for it gets nothing of the first part back. */
const keepsFirstPart = [
  [3000, null],
  [7000, 8],
] as const

beforeAll(async () => {
  handed = await payingTools({ connections: 12 })
  const { database } = handed.tools
  stay = await payableStay(database, keepsFirstPart)
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

const stand = (id: string) => standOf(handed.tools, id)
const payer = (of = stay) => ({ tools: handed.tools, user: ada, stay: of })

/** Two nights that nobody has asked for, a month and a half ahead of the clock. */
function fresh(ahead = 45): { in: string; out: string } {
  const day = (offset: number) =>
    new Date(handed.clock.now().getTime() + days(ahead + offset)).toISOString().slice(0, 10)
  return { in: day(0), out: day(2) }
}

/** One of the two stays at home: the price is worked out anew and is the same. */
async function changeAtTheSamePrice(bookingId: string): Promise<void> {
  const booking = (await findBooking(handed.tools, ada, bookingId))!
  const input = { nights: booking.nights, party: { ...twoAdults, adults: 1 } }
  const preview = await previewAmendment(handed.tools, ada, booking, input)
  if (!preview.ok) throw new Error(`The change was refused: ${preview.reason}`)
  expect(preview.deltaMinor).toBe(0)
  const seen = { version: booking.version, seenTotalMinor: preview.quote.totalMinor }
  const asked = { ...input, ...seen, bookingId, key: randomUUID(), origin: '' }
  expect(await amendBooking(handed.tools, ada, asked)).toMatchObject({ ok: true })
}

type Released = {
  readonly of?: BookableStay
  readonly code?: string
  readonly before?: (id: string) => Promise<unknown>
}

/** A booking whose price was worked out half a day before it was released, since its balance did not come. */
async function released({ of = stay, code, before = changeAtTheSamePrice }: Released = {}) {
  const asked = fresh()
  const input = { ...inputFor(asked.in, asked.out), ...(code && { couponCode: code }) }
  const holdId = await mustHold(handed.tools, { browser: someBrowser(), user: ada }, { stayId: of.stayId, input })
  const { bookingId } = await sendAndPay(payer(of), holdId)
  const { paymentDueAt } = (await stand(bookingId)).row
  const ends = paymentDueAt!.getTime() + graceLasts
  handed.clock.set(new Date(ends - hours(12)))
  await before(bookingId)
  handed.clock.set(new Date(ends))
  const agreed = (await stand(bookingId)).row
  expect(await remindOfDues(handed.tools)).toBeGreaterThanOrEqual(1)
  expect(await stand(bookingId)).toMatchObject({ state: 'cancelled', nights: [] })
  return { bookingId, asked, agreed }
}

/** The operator sees the transfer on the account. */
async function transferArrives(bookingId: string, minor = 140_00): Promise<void> {
  const seenPaidMinor = (await stand(bookingId)).payments.reduce(
    (sum, { capturedMinor, refundedMinor }) => sum + capturedMinor - refundedMinor,
    0,
  )
  const arrived = { bookingId, seenPaidMinor, minor, origin: '' }
  expect(await noteMoneyArrived(handed.tools, manager, arrived)).toMatchObject({ ok: true })
}

const isInAdmin = async (bookingId: string) => {
  const lapsed = (await listForOperators(handed.tools, manager)).lapsed.bookings
  return lapsed.some(({ id }) => id === bookingId)
}

describe('latePayment of a booking that was released', () => {
  test('I11 I13 I15: the nights are free and the price is fresh: it stands again as it was agreed, and is paid', async () => {
    const { bookingId, agreed } = await released()
    expect((await stand(bookingId)).balance).toMatchObject({ guest_receivable: 0, revenue: -60_00 })
    handed.clock.advance(hours(1))
    await transferArrives(bookingId)
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', nights: ['booking'], refunds: [] })
    expect(now.balance).toMatchObject({ guest_receivable: 0, revenue: -200_00, cash_provider: 200_00 })
    const { refundTerms, confirmedAt, quote, termsHash } = agreed
    expect(now.row).toMatchObject({ refundTerms, confirmedAt, quote, termsHash })
    expect(now.row).toMatchObject({ stateReason: null, cancelledAt: null, cancelledBy: null, paymentDueAt: null })
    const { events, reference, stay: home } = (await findBooking(handed.tools, ada, bookingId))!
    const named = { stayName: home.name, reference }
    expect(events.map(({ command }) => command).slice(-2)).toEqual(['cancel', 'late_payment'])
    expect(sayStep(events.at(-1)!)).toBe(sentence('bookings.didLatePayment'))
    expect(await mailsAbout(handed.tools, bookingId)).toEqual(
      expect.arrayContaining([
        sentence('bookingMails.backAgainSubject', named),
        sentence('bookingMails.backAgainForOperatorSubject', named),
      ]),
    )
    handed.clock.advance(days(1))
    await remindOfDues(handed.tools)
    expect((await stand(bookingId)).state).toBe('confirmed')
  })

  test('its guest’s calendar has it again', async () => {
    const { bookingId } = await released()
    await transferArrives(bookingId)
    const { rows } = await handed.tools.database.$client.query<{ method: string }>(
      `select payload -> 'calendar' ->> 'method' as method from outbox
       where dedupe_key like 'booking:' || $1 || ':%' and payload -> 'calendar' is not null order by id`,
      [bookingId],
    )
    expect(rows.map(({ method }) => method).slice(-2)).toEqual(['CANCEL', 'REQUEST'])
  })

  test('by a card whose bank answers late, once however often it is heard (I22)', async () => {
    const { bookingId } = await released({
      before: async id => {
        await changeAtTheSamePrice(id)
        await payRest(handed.tools, ada, { bookingId: id, seenMinor: 140_00, card: 'second-step', step: 'leave' })
        const page = `${handed.bank().origin}/c/pay/${(await openPaymentOf(handed.tools.database, id))!.providerRef}`
        // Our side gives up without a word to the bank, as when the two cannot reach each other.
        await handed.tools.database.$client.query(
          `update payment set state = 'cancelled' where booking_id = $1 and state = 'created'`,
          [id],
        )
        // The payer is still there, and what the bank has to say of it comes after the release.
        expect((await payAtBank(page)).location).not.toBeNull()
      },
    })
    for (let round = 0; round < 3; round++) {
      handed.clock.advance(seconds(2))
      await Promise.all([handed.bank().deliverEvents(), handed.bank().deliverEvents()])
    }
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', nights: ['booking'], balance: { guest_receivable: 0 } })
    expect((await findBooking(handed.tools, ada, bookingId))!.events.at(-1)!.seq).toBe(now.row.version)
  })

  test('somebody else has the nights: what came late goes back, and both sides are told', async () => {
    const { bookingId, asked } = await released()
    const other = await someGuest(handed.tools.database, handed.clock.now())
    await bookAndPay({ ...payer(), user: other }, { ...asked, card: 'succeeds' })
    await transferArrives(bookingId)
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'cancelled', nights: [], refunds: [{ state: 'created', minor: 140_00 }] })
    expect(now.balance).toMatchObject({ guest_receivable: 0, revenue: -60_00 })
    const mails = await mailsAbout(handed.tools, bookingId)
    const { reference, stay: home } = (await findBooking(handed.tools, ada, bookingId))!
    const words = { sum: '€140', reference, stayName: home.name }
    expect(mails).toContainEqual(sentence('bookingMails.latePaymentSubject', words))
    expect(mails).toContainEqual(sentence('bookingMails.latePaymentForOperatorSubject', { reference }))
  })

  test('the price is older than a day: everything that came late goes back though the nights are free', async () => {
    const { bookingId } = await released()
    handed.clock.advance(hours(12) + 1)
    await transferArrives(bookingId)
    expect(await stand(bookingId)).toMatchObject({ state: 'cancelled', nights: [], refunds: [{ minor: 140_00 }] })
  })

  test('what had been paid before went back already: the rest alone is not the price, and goes back too', async () => {
    const generous = await payableStay(handed.tools.database, [
      [3000, null],
      [7000, 30],
    ])
    const { bookingId } = await released({ of: generous })
    expect((await stand(bookingId)).refunds).toEqual([{ state: 'succeeded', minor: 60_00 }])
    await transferArrives(bookingId)
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'cancelled', nights: [] })
    expect(now.refunds.map(({ minor }) => minor).sort((one, other) => one - other)).toEqual([60_00, 140_00])
    expect(now.balance.guest_receivable).toBe(0)
  })

  test.each(['guest', 'operator'] as const)('what the %s cancelled stays cancelled, whatever arrives', async by => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), card: 'succeeds' })
    const { row } = await stand(bookingId)
    const paid = await refundablePayments(handed.tools.database, bookingId)
    const { refundMinor, chargedMinor } = previewCancellation(cancellable(row, paid), handed.clock.now())
    const asked = { bookingId, version: row.version, key: randomUUID(), origin: '' }
    const ended =
      by === 'guest'
        ? await cancelBooking(handed.tools, ada, {
            ...asked,
            ...{ seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor },
          })
        : await endBooking(handed.tools, manager, { ...asked, command: 'cancel', reason: 'unpaid' })
    expect(ended).toMatchObject({ ok: true })
    await transferArrives(bookingId, 200_00)
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'cancelled', nights: [], balance: { guest_receivable: 0 } })
    expect(now.refunds.map(({ minor }) => minor).sort((one, other) => one - other)).toEqual([60_00, 200_00])
  })

  test('a code is used again with it; gone to somebody else meanwhile, what came late goes back', async () => {
    const { rows } = await handed.tools.database.$client.query<{ id: number }>(
      `insert into discount (name, kind, code, reduction_bp, limit_total)
       values ('Again', 'coupon', 'AGAIN', 1000, 1) returning id`,
    )
    const uses = async () => {
      const used = await handed.tools.database.$client.query<{ id: string }>(
        'select booking_id as id from coupon_use where discount_id = $1',
        [rows[0]!.id],
      )
      return used.rows.map(({ id }) => id)
    }
    const first = await released({ code: 'AGAIN' })
    expect(await uses()).toEqual([])
    await transferArrives(first.bookingId, 126_00)
    expect(await stand(first.bookingId)).toMatchObject({ state: 'confirmed', balance: { guest_receivable: 0 } })
    expect(await uses()).toEqual([first.bookingId])
    await handed.tools.database.$client.query('delete from coupon_use where discount_id = $1', [rows[0]!.id])

    const second = await released({ code: 'AGAIN' })
    const taker = await mustHold(
      handed.tools,
      { browser: someBrowser(), user: ada },
      {
        stayId: stay.stayId,
        input: { ...inputFor(...(Object.values(fresh()) as [string, string])), couponCode: 'AGAIN' },
      },
    )
    await sendAndPay(payer(), taker)
    await transferArrives(second.bookingId, 126_00)
    expect(await stand(second.bookingId)).toMatchObject({ state: 'cancelled', refunds: [{ minor: 126_00 }] })
    expect(await uses()).toEqual([taker])
  })

  test('its damage deposit, let go when it was over, is reserved again', async () => {
    const careful = await payableStay(handed.tools.database, keepsFirstPart)
    await askDeposit(handed.tools.database, careful, { placedDaysBefore: 365 })
    const deposit = async (id: string) =>
      (await readDeposit(handed.tools.database, (await stand(id)).row, handed.clock.now()))?.kind
    const { bookingId } = await released({
      of: careful,
      before: async id => {
        await sweepDeposits(handed.tools)
        expect(await deposit(id)).toBe('held')
        await changeAtTheSamePrice(id)
      },
    })
    await sweepDeposits(handed.tools)
    expect(await deposit(bookingId)).toBe('released')
    await transferArrives(bookingId)
    await sweepDeposits(handed.tools)
    expect(await deposit(bookingId)).toBe('held')
  })

  test('Concurrency: the money and another guest come at the same moment: one has the nights, and nobody’s money is lost', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 4; round++) {
      const { bookingId, asked } = await released()
      const other = await someGuest(handed.tools.database, handed.clock.now())
      const hold = () =>
        askHold(
          handed.tools,
          { browser: someBrowser(), user: other },
          { stayId: stay.stayId, input: inputFor(asked.in, asked.out) },
        )
      const [held] = await Promise.all(
        round % 2 ? [hold(), transferArrives(bookingId)] : [transferArrives(bookingId).then(hold)],
      )
      const now = await stand(bookingId)
      ends.add(now.state)
      expect(now.state).toBe(held!.ok ? 'cancelled' : 'confirmed')
      expect(now.nights).toEqual(held!.ok ? [] : ['booking'])
      expect(now.balance.guest_receivable).toBe(0)
      expect(now.refunds.map(({ minor }) => minor)).toEqual(held!.ok ? [140_00] : [])
    }
    expect(ends).toContain('confirmed')
  })
})

describe('at the desk', () => {
  test('a transfer that did not come can still be noted, for a month', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), way: 'bank-transfer' })
    expect(await isInAdmin(bookingId)).toBe(false)
    handed.clock.advance(days(5))
    await expirePayments(handed.tools)
    expect(await isInAdmin(bookingId)).toBe(true)
    handed.clock.advance(days(30))
    expect(await isInAdmin(bookingId)).toBe(false)
  })

  test('a night that is over comes back to nobody', async () => {
    const today = handed.clock.now().toISOString().slice(0, 10)
    handed.clock.set(new Date(`${today}T14:00:00Z`))
    const whole = await payableStay(handed.tools.database)
    const { bookingId } = await bookAndPay(payer(whole), { ...fresh(0), way: 'bank-transfer' })
    handed.clock.advance(hours(20))
    await expirePayments(handed.tools)
    await transferArrives(bookingId, 200_00)
    expect(await stand(bookingId)).toMatchObject({ state: 'expired', nights: [], refunds: [{ minor: 200_00 }] })
  })
})
