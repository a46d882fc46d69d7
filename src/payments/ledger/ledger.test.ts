// What the database itself refuses about money, whoever writes to it: the last line behind every command.

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, refusingConstraint, sqlStateOf } from '#platform/tools/database.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { bookAndPay, payableStay, payingTools } from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { balanceOf, balancesOf, postToLedger } from './ledger.server.ts'
import { paidFor, paidForEach } from './payment-store.server.ts'
import { ledgerEntryTable } from './payment-tables.server.ts'

let handed: TestTools
let id: string

beforeAll(async () => {
  handed = await payingTools()
  const { database } = handed.tools
  const stay = await payableStay(database)
  const user = await someGuest(database, handed.clock.now())
  id = (await bookAndPay({ tools: handed.tools, user, stay }, { in: '2030-09-01', out: '2030-09-03' })).bookingId
})
afterAll(() => handed.drop())

const refusal = (...statements: SQL[]) =>
  inTransaction(handed.tools.database, async queries => {
    for (const statement of statements) await queries.execute(statement)
  }).then(
    () => 'taken',
    fault => refusingConstraint(fault) ?? sqlStateOf(fault),
  )

const entry = (cause: string, account: string, debit: number, credit: number, currency = 'EUR') => sql`
  insert into ledger_entry (booking_id, cause, account, debit_minor, credit_minor, currency, at)
  values (${id}, ${cause}, ${account}, ${debit}, ${credit}, ${currency}, now())`

describe('the ledger', () => {
  test('I11 what a cause moves sums to zero when its transaction ends', async () => {
    expect(await refusal(entry('odd', 'revenue', 5, 0))).toBe('ledger_sums_to_zero')
    expect(await refusal(entry('odd', 'revenue', 5, 0), entry('odd', 'adjustment', 0, 4))).toBe('ledger_sums_to_zero')
    expect(await refusal(entry('even', 'revenue', 5, 0), entry('even', 'adjustment', 0, 5))).toBe('taken')
    expect(await refusal(entry('none', 'revenue', 0, 0))).toBe('ledger_entry_one_side')
    expect(await refusal(entry('both', 'revenue', 5, 5))).toBe('ledger_entry_one_side')
  })

  test('an entry is never changed, deleted or swept away', async () => {
    expect(await refusal(sql`update ledger_entry set debit_minor = 1 where booking_id = ${id}`)).toBe(
      'ledger_entry_is_final',
    )
    expect(await refusal(sql`delete from ledger_entry where booking_id = ${id}`)).toBe('ledger_entry_is_final')
    expect(await refusal(sql`truncate ledger_entry`)).toBe('ledger_entry_is_final')
  })

  test('I22 a cause that comes twice is written once', async () => {
    const cause = { bookingId: id, cause: 'twice', currency: 'EUR', at: handed.clock.now() }
    const post = () => postToLedger(handed.tools.database, cause, { revenue: 3, adjustment: -3 })
    expect([await post(), await post()]).toEqual([true, false])
    const ofCause = and(eq(ledgerEntryTable.bookingId, id), eq(ledgerEntryTable.cause, 'twice'))
    expect(await handed.tools.database.$count(ledgerEntryTable, ofCause)).toBe(2)
    expect(await postToLedger(handed.tools.database, cause, { revenue: 0 })).toBe(false)
  })

  test('balances are read for one booking, and for many at once', async () => {
    const { database } = handed.tools
    expect(await balanceOf(database, id)).toBe(0)
    expect(await balanceOf(database, id, 'cash_provider')).toBe(200_00)
    expect(await balancesOf(database, [id])).toEqual(new Map())
    expect(await balancesOf(database, [])).toEqual(new Map())
    expect(await paidForEach(database, [id])).toEqual(new Map([[id, await paidFor(database, id)]]))
    expect(await paidForEach(database, [])).toEqual(new Map())
  })
})

test('I9 a booking has one currency, and so have its payments and its ledger', async () => {
  const dollars = [entry('usd', 'revenue', 5, 0, 'USD'), entry('usd', 'adjustment', 0, 5, 'USD')]
  expect(await refusal(...dollars)).toBe('money_in_currency_of_booking')
  expect(await refusal(payment({ currency: 'USD' }))).toBe('money_in_currency_of_booking')
})

type Paid = { currency?: string; state?: string; captured?: number; attempt?: number }

const payment = ({ currency = 'EUR', state = 'created', captured = 0, attempt = 9 }: Paid = {}) => sql`
  insert into payment (id, booking_id, purpose, attempt, provider, way, state, capture, amount_minor, captured_minor,
    captured_at, currency, idempotency_key, created_at, updated_at)
  values (gen_random_uuid(), ${id}, 'balance', ${attempt}, 'test', 'test-card', ${state}, 'automatic', 100, ${captured},
    now(), ${currency}, gen_random_uuid()::text, now(), now())`

describe('I10 captured less refunded is never below zero, and never above what was authorised', () => {
  test('a card is not charged more than was asked for', async () => {
    expect(await refusal(payment({ state: 'captured', captured: 101 }))).toBe('payment_captured_is_authorised')
    expect(await refusal(payment({ state: 'captured', captured: 0 }))).toBe('payment_captured_has_money')
  })

  test('no more is given back than was captured of that payment', async () => {
    const more = sql`update payment set refunded_minor = captured_minor + 1 where booking_id = ${id}`
    expect(await refusal(more)).toBe('payment_refunds_are_captured')
    const silent = sql`update payment set refunded_minor = 1 where booking_id = ${id}`
    expect(await refusal(silent)).toBe('payment_knows_refunds')
    const secret = sql`
      insert into refund (id, payment_id, booking_id, amount_minor, state, computed_by, idempotency_key, created_at)
      select gen_random_uuid(), id, booking_id, 1, 'created', 'operator', 'secret', now() from payment where booking_id = ${id}`
    expect(await refusal(secret)).toBe('payment_knows_refunds')
  })

  test('a payment never goes back, and never becomes one for something else', async () => {
    expect(await refusal(sql`update payment set state = 'created' where booking_id = ${id}`)).toBe('payment_goes_on')
    expect(await refusal(sql`update payment set captured_minor = 1 where booking_id = ${id}`)).toBe('payment_goes_on')
    expect(await refusal(sql`update payment set amount_minor = 900000 where booking_id = ${id}`)).toBe(
      'payment_is_for_one_thing',
    )
  })

  test('one payment at a time is under way for a booking', async () => {
    expect(await refusal(payment({ attempt: 10 }), payment({ attempt: 11 }))).toBe('payment_one_under_way')
  })
})
