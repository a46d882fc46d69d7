// The sweeper of damage deposits: reserves and releases them on their days, even after a crash.

import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { depositTimes, renewedBefore } from '#booking-payments/deposit/deposit-times.ts'
import { eachApart } from '#bookings/commands/each-apart.server.ts'
import { stateAt } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { cardWindow } from '#bookings/record/payment-plan.ts'
import {
  abandonedDeposits,
  oldestBookingsWithDeposit,
  waitingDepositEnds,
} from '#payments/deposits/deposit-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { earlier, later, minutes } from '#values/duration.ts'
import { cancelDepositAttempts, carryOutDepositEnd, releaseDepositOf } from './end-deposit.server.ts'
import { placeDueDeposit } from './reserve-deposit.server.ts'

const restsFor = minutes(1)

/** Reserves, releases and carries out what is due; answers how many deposits it looked at. */
export async function sweepDeposits(tools: Tools): Promise<number> {
  const now = tools.clock.now()
  const each = (ids: readonly string[], work: (tools: Tools, id: string) => Promise<void>) =>
    eachApart(tools, ids, apart, id => work(tools, id))
  const ended = await waitingDepositEnds(tools.database, earlier(now, restsFor), 100)
  let looked = await each(
    ended.map(({ paymentId }) => paymentId),
    carryOutDepositEnd,
  )
  // A guest who left the bank's page may begin again.
  const left = await abandonedDeposits(tools.database, earlier(now, cardWindow))
  looked += await each(
    left.map(({ bookingId }) => bookingId),
    cancelDepositAttempts,
  )
  looked += await each(await oldestBookingsWithDeposit(tools.database), letGoIfOver)
  return looked + (await each(await dueDeposits(tools, now), placeDueDeposit))
}

const apart = { message: 'a damage deposit could not be looked after', fields: (id: string) => ({ id }) }

const over = ['cancelled', 'expired', 'declined', 'no_show']

async function letGoIfOver(tools: Tools, bookingId: string): Promise<void> {
  const now = tools.clock.now()
  const row = await findRow(tools.database, bookingId)
  if (!row) return
  const rule = row.quote.damageDeposit
  const times = rule && depositTimes({ ...row, nights: nightsOf(row) }, rule)
  if (over.includes(stateAt(row, now))) await releaseDepositOf(tools, bookingId, 'booking-over')
  else if (!times || times.releaseAt <= now) await releaseDepositOf(tools, bookingId, 'visit-over')
}

/** Bookings whose deposit is to be reserved or asked for, or whose reservation ends soon. */
async function dueDeposits({ database }: Tools, now: Date): Promise<string[]> {
  const { id, state, depositAskedAt, checkIn, checkOut } = bookingTable
  const rule = sql`(${bookingTable.quote} -> 'damageDeposit')`
  const deposit = (condition: ReturnType<typeof sql>) =>
    sql`exists (select from payment where payment.booking_id = ${id} and purpose in ('damage_hold', 'damage_capture') and ${condition})`
  const ends = deposit(
    sql`payment.state = 'authorised' and authorised_until <= ${later(now, renewedBefore)}::timestamptz`,
  )
  // One released at the booking's end is asked for again, should the booking stand again.
  const isThere = deposit(sql`payment.state in ('created', 'requires_action', 'authorised', 'captured')
    and not exists (select from deposit_end where payment_id = payment.id and cause = 'booking-over' and settled_at is not null)`)
  const rows = await database
    .select({ id })
    .from(bookingTable)
    .where(
      and(
        inArray(state, ['confirmed', 'in_stay']),
        isNotNull(bookingTable.contact),
        sql`${rule} ->> 'minor' is not null`,
        // By the day alone, a day early in every zone; the hour is judged by the rule that knows the home's clock.
        sql`${checkIn} - (${rule} ->> 'placedDaysBefore')::integer - 1 <= ${now}::timestamptz::date`,
        sql`${checkOut} + (${rule} ->> 'releasedDaysAfter')::integer + 1 >= ${now}::timestamptz::date`,
        or(ends, and(isNull(depositAskedAt), sql`not ${isThere}`)),
      ),
    )
    .limit(2000)
  return rows.map(row => row.id)
}
