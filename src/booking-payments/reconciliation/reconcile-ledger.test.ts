// The nightly comparison of the providers' lists with payments, refunds and ledger: agreement is silent, every difference is told once.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundByHand } from '#admin/payments/money-admin.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { testProvider } from '#payments/test/test-provider.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import { bookAndPay, cardThat, payableStay, payingTools, someOperator, standOf } from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, minutes } from '#values/duration.ts'
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
  const provider = testProvider(handed.tools)
  const wanted = { key: 'of nobody', amount: money(90_00, currency('EUR')), capture: 'automatic' } as const
  const { ref } = await provider.createIntent({ ...wanted, reference: 'X', returnTo: '/' })
  await provider.confirmIntent(ref, cardThat('succeeds'))
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
  await handed.tools.database.execute(sql`delete from house_event where object_ref = ${ref}`)
  await handed.tools.database.execute(sql`delete from house_intent where ref = ${ref}`)
})

test('a sum that differs, and a payment and a refund that the provider does not know, are told', async () => {
  const { database } = handed.tools
  const [other, gone] = [await paid(), await paid()]
  const asked = { bookingId: other.bookingId, seenPaidMinor: 200_00, minor: 10_00, reason: 'Noise', key: 'twice' }
  await refundByHand(handed.tools, manager, asked)
  const { rows } = await database.execute<{ ref: string }>(
    sql`select provider_ref as ref from refund where booking_id = ${other.bookingId}`,
  )
  await database.execute(sql`delete from house_refund where ref = ${rows[0]!.ref}`)
  await database.execute(sql`update house_intent set captured_minor = 150_00 where ref = ${other.ref}`)
  await database.execute(sql`delete from house_intent where ref = ${gone.ref}`)
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

test('once a night, from three o’clock on', async () => {
  const { ref } = await paid()
  await handed.tools.database.execute(sql`update house_intent set captured_minor = 150_00 where ref = ${ref}`)
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
