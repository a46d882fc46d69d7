// What bookings owe and are owed, as conditions of queries about them.

import { and, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { unpaid } from '#bookings/record/ended-unpaid.ts'
import { bookingsWithDeposit } from '#payments/deposits/deposit-store.server.ts'
import { bookingsWithWaitingRefunds } from '#payments/ledger/refund-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { days, earlier } from '#values/duration.ts'

const { id, state, stateReason, checkIn, timeZone, holdExpiresAt, paymentDueAt, updatedAt, paymentPlan } = bookingTable

/** How long a booking whose transfer never came is listed, in case the money arrives after all. */
const lapsedFor = days(30)

/** The visit is over, or does not take place. */
const isOver = notInArray(state, ['confirmed', 'in_stay'])

/** What guests owe and are owed, booking by booking, read out of the ledger's index. */
const balances = sql`select booking_id, sum(debit_minor - credit_minor) as owed from ledger_entry
  where account = 'guest_receivable' group by booking_id having sum(debit_minor - credit_minor) <> 0`

/** `among`: the balances, where a statement has read them already. */
function balancesThatAre(which: SQL, among = sql`(${balances})`): SQL {
  return sql`select booking_id from ${among} as balance where owed ${which}`
}

function balanceIs(which: SQL, among?: SQL): SQL {
  return isAmong(balancesThatAre(which, among))
}

/** One of the ids, which are found first and once: a condition that holds of few bookings is not asked of every row. */
export function isAmong(ids: SQL): SQL {
  return sql`${id} = any (array(${ids}))`
}

function bookingsWhere(condition: SQL): SQL {
  return sql`select ${id} from ${bookingTable} where ${condition}`
}

/** The first payment is awaited, and its time is not over. */
export function awaitsPayment(now: Date): SQL {
  return sql`(${state} = 'pending_payment' and ${holdExpiresAt} > ${now}::timestamptz)`
}

/** Something of the price is open, due or not. */
export function isUnpaid(now: Date): SQL {
  return isAmong(sql`${balancesThatAre(sql`> 0`)} union all ${bookingsWhere(awaitsPayment(now))}`)
}

/**
 * Something is open whose time has come: at the home that is the day of check-in by its own clock, and what is left when
 * the visit is over was due before.
 */
export function isOverdue(now: Date): SQL {
  return sql`(${balanceIs(sql`> 0`)} and ${isDue(now)})`
}

function isDue(now: Date): SQL {
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`
  return sql`(${isOver} or ${paymentDueAt} <= ${now}::timestamptz or (${paymentDueAt} is null and ${checkIn} <= ${today}))`
}

/** A later part was charged to a saved card in vain. */
const chargeFailed = sql`exists (select from payment
  where payment.booking_id = ${id} and payment.due_at is not null and payment.state = 'failed')`

/** Whatever of its money needs somebody, but for a first payment that may still come. */
export function needsSomebody(now: Date, queries: Queries): SQL {
  // All of the ledger is added up once, not for each side.
  const unsettled = sql`unsettled`
  const owes = sql`${balanceIs(sql`> 0`, unsettled)} and (${isDue(now)} or ${chargeFailed})`
  const sets = [owes, isOverpaid(unsettled), hasRefundToMake(queries), hasDepositToSettle(queries)].map(bookingsWhere)
  const needy = sql`with ${unsettled} as materialized (${balances}) ${sql.join(sets, sql` union `)}`
  return sql`(${isAmong(needy)} and not ${awaitsPayment(now)})`
}

/** More was paid than is owed, and stays until it goes back. */
export function isOverpaid(among?: SQL): SQL {
  return and(inArray(state, ['confirmed', 'in_stay', 'completed']), balanceIs(sql`< 0`, among))!
}

/** A refund has to be sent by hand, or failed. */
export function hasRefundToMake(queries: Queries): SQL {
  return inArray(id, bookingsWithWaitingRefunds(queries))
}

/** A damage deposit is held although the visit is over. */
export function hasDepositToSettle(queries: Queries): SQL {
  return and(inArray(id, bookingsWithDeposit(queries)), isOver)!
}

/** It was let go because its transfer did not come, not long ago. */
export function isLapsed(now: Date): SQL {
  return and(
    inArray(state, ['expired', 'cancelled']),
    eq(stateReason, unpaid),
    gt(updatedAt, earlier(now, lapsedFor)),
    sql`${paymentPlan} ->> 'way' = 'bank-transfer'`,
  )!
}
