// The nightly comparison of the providers' lists with payments, refunds and ledger: agreement is silent, every difference is told once.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundByHand, retryFailedRefund } from '#admin/payments/money-admin.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { refundsOf } from '#payments/ledger/refund-store.server.ts'
import { providerNamed } from '#payments/providers/providers.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import { bookAndPay, payableStay, payingTools, someOperator, standOf } from '#tests/support/paying-world.ts'
import { payAtBank } from '#tests/support/test-bank.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, minutes, seconds } from '#values/duration.ts'
import { currency, money } from '#values/money.ts'
import { bookFault } from './book-faults.ts'
import { onceANight, reconcileLedger } from './reconcile-ledger.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await payingTools()
  const { database } = handed.tools
  stay = await payableStay(database)
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

const tasks = async () => {
  const { rows } = await handed.tools.database.execute<{ subject: string; text: string }>(
    sql`select payload ->> 'subject' as subject, payload::text as text from outbox where dedupe_key like 'books:%' order by id`,
  )
  return rows
}
const told = async (ref: string) => (await tasks()).filter(({ subject }) => subject.endsWith(ref))

const books = () => handed.bank().books
const chargeAtBank = (ref: string) => books().charges[String(books().intents[ref]!.latest_charge)]!
function forgetMove(source: string) {
  for (const move of Object.values(books().moves)) if (move.source === source) delete books().moves[move.id]
}
/** As if the bank had never taken this payment. */
function forgetAtBank(ref: string) {
  forgetMove(chargeAtBank(ref).id)
  delete books().intents[ref]
}
function forgetRefundAtBank(ref: string) {
  forgetMove(ref)
  delete books().refunds[ref]
}

let week = 0
async function paid() {
  week++
  const at = handed.clock.now().getTime() + days(60 + week * 3)
  const day = (offset: number) => new Date(at + days(offset)).toISOString().slice(0, 10)
  const { bookingId } = await bookAndPay({ tools: handed.tools, user: ada, stay }, { in: day(0), out: day(2) })
  return { bookingId, ref: (await standOf(handed.tools, bookingId)).payment!.providerRef! }
}

test('books that agree are silent, refunds among them; what moved an hour ago or less waits', async () => {
  const { bookingId } = await paid()
  const asked = { bookingId, seenPaidMinor: 200_00, minor: 50_00, reason: 'Cold water', key: 'once' }
  expect(await refundByHand(handed.tools, manager, asked)).toMatchObject({ ok: true })
  handed.clock.advance(hours(2))
  expect(await reconcileLedger(handed.tools)).toBe(0)
  expect(await tasks()).toEqual([])
})

test('a payment that only the provider knows is told, an hour after it, and once', async () => {
  const provider = providerNamed(handed.tools, 'test')
  const { next, ref: page } = await provider.createIntent({
    ...{ key: 'of nobody', paymentId: randomUUID(), amount: money(90_00, currency('EUR')), capture: 'automatic' },
    ...{ reference: 'X', begunAt: handed.clock.now() },
    page: { site: 'http://127.0.0.1:3000', title: 'X', language: 'en', email: null },
  })
  await payAtBank(next?.kind === 'page' ? next.address : '')
  const { ref } = await provider.fetchIntent(page)
  handed.clock.advance(minutes(30))
  expect(await reconcileLedger(handed.tools)).toBe(0)
  handed.clock.advance(hours(1))
  expect(await reconcileLedger(handed.tools)).toBe(1)
  expect(await reconcileLedger(handed.tools)).toBe(1)
  const nothing = sentence('booking-payments.nothingKnown')
  const sums = { there: '€90', here: nothing, ledger: nothing }
  expect(await told(ref)).toMatchObject([
    { text: expect.stringContaining(sentence('booking-payments.threeSums', sums)) },
  ])
  forgetAtBank(ref)
})

test('a sum that differs, and a payment and a refund that the provider does not know, are told', async () => {
  const { database } = handed.tools
  const [other, gone] = [await paid(), await paid()]
  const asked = { bookingId: other.bookingId, seenPaidMinor: 200_00, minor: 10_00, reason: 'Noise', key: 'twice' }
  await refundByHand(handed.tools, manager, asked)
  const { rows } = await database.execute<{ ref: string }>(
    sql`select provider_ref as ref from refund where booking_id = ${other.bookingId}`,
  )
  forgetRefundAtBank(rows[0]!.ref)
  chargeAtBank(other.ref).amount_captured = 150_00
  forgetAtBank(gone.ref)
  handed.clock.advance(hours(2))
  expect(await reconcileLedger(handed.tools)).toBe(3)
  const { rows: booked } = await database.execute<{ reference: string }>(
    sql`select reference from booking where id = ${other.bookingId}`,
  )
  const [ofOther] = await told(other.ref)
  expect(ofOther!.text).toContain(sentence('booking-payments.sumDiffers'))
  expect(ofOther!.text).toContain(sentence('booking-payments.ofBooking', { reference: booked[0]!.reference }))
  const unknown = [{ text: expect.stringContaining(sentence('booking-payments.unknownThere')) }]
  expect(await told(gone.ref)).toMatchObject(unknown)
  expect(await told(rows[0]!.ref)).toMatchObject(unknown)
  handed.clock.advance(days(5))
  expect(await reconcileLedger(handed.tools)).toBe(0)
})

test('a refund that came back is told by the bank, is owed again, and the books agree', async () => {
  const { bookingId, ref } = await paid()
  const asked = { bookingId, seenPaidMinor: 200_00, minor: 40_00, reason: 'Noise', key: 'came back' }
  await refundByHand(handed.tools, manager, asked)
  const before = (await standOf(handed.tools, bookingId)).balance
  const [refund] = await refundsOf(handed.tools.database, bookingId)
  handed.bank().sendRefundBack(refund!.providerRef!)
  handed.clock.advance(seconds(2))
  for (const _ of [1, 2]) await handed.bank().deliverEvents()
  const now = await standOf(handed.tools, bookingId)
  expect(now.refunds).toEqual([{ state: 'failed', minor: 40_00 }])
  expect(now.balance).toMatchObject({ refund_payable: -40_00, cash_provider: 200_00, guest_receivable: 0 })
  expect(before).toMatchObject({ refund_payable: 0, fee_loss: expect.any(Number) })
  expect(now.balance.fee_loss).toBe(0)
  const { rows } = await handed.tools.database.execute(
    sql`select 1 from outbox where dedupe_key like ${`%refund-failed:${refund!.id}%`}`,
  )
  expect(rows).toHaveLength(1)
  expect(await retryFailedRefund(handed.tools, manager, refund!.id)).toMatchObject({ ok: true })
  expect((await standOf(handed.tools, bookingId)).balance).toMatchObject({ refund_payable: 0 })
  handed.clock.advance(hours(2))
  const differing = await told(ref)
  await reconcileLedger(handed.tools)
  expect(await told(ref)).toEqual(differing)
  expect(await told(refund!.providerRef!)).toEqual([])
})

test('payouts that add up are silent; one that does not, or that failed, is told once', async () => {
  handed.clock.advance(days(6))
  await paid()
  const payouts = async () => {
    const { rows } = await handed.tools.database.execute<{ subject: string }>(
      sql`select payload ->> 'subject' as subject from outbox where dedupe_key like 'payout:%' order by id`,
    )
    return rows.map(({ subject }) => subject)
  }
  handed.clock.advance(days(4))
  await handed.bank().deliverEvents()
  await reconcileLedger(handed.tools)
  const made = Object.values(books().payouts)
  expect(made.length).toBeGreaterThan(0)
  expect(await payouts()).toEqual([])
  const last = made.at(-1)!
  last.amount += 1
  await reconcileLedger(handed.tools)
  await reconcileLedger(handed.tools)
  expect(await payouts()).toEqual([sentence('booking-payments.payoutSubject', { ref: last.id })])
  last.amount -= 1
  last.status = 'failed'
  await reconcileLedger(handed.tools)
  expect(await payouts()).toHaveLength(2)
})

test('once a night, from three o’clock on', async () => {
  const { ref } = await paid()
  chargeAtBank(ref).amount_captured = 150_00
  const night = Math.ceil((handed.clock.now().getTime() + hours(2)) / days(1)) * days(1)
  const job = onceANight(handed.tools)
  handed.clock.set(new Date(night + hours(3) - 1))
  await job()
  expect(await told(ref)).toEqual([])
  handed.clock.set(new Date(night + hours(3)))
  await job()
  expect(await told(ref)).toHaveLength(1)
})

test('of three sums every disagreement has its name', () => {
  expect(bookFault({ there: 5, here: 5, ledger: 5 })).toBeUndefined()
  expect(bookFault({ there: 0, here: null, ledger: null })).toBeUndefined()
  expect(bookFault({ there: 5, here: null, ledger: null })).toBe('unknown-here')
  expect(bookFault({ there: null, here: 5, ledger: 5 })).toBe('unknown-there')
  expect(bookFault({ there: 5, here: 4, ledger: 4 })).toBe('sum-differs')
  expect(bookFault({ there: 5, here: 5, ledger: 4 })).toBe('ledger-differs')
  expect(bookFault({ there: 0, here: 0, ledger: 4 })).toBe('ledger-differs')
})
