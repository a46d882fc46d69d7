// Reads the damage deposits of any number of bookings in one query.

import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import type { TimelineStep } from '#bookings/record/booking-view.ts'
import { depositRowsOf } from '#payments/deposits/deposit-store.server.ts'
import type { DepositEnd, PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { money, sayMoney } from '#values/money.ts'
import { type DepositBooking, type DepositStanding, depositStanding } from './deposit-standing.ts'
import { depositSteps } from './deposit-steps.ts'

export type StandingDeposit = DepositStanding<PaymentRow, DepositEnd>

/** By booking; those without a deposit are left out. */
export async function readDeposits(
  queries: Queries,
  bookings: readonly (DepositBooking & { readonly id: string })[],
  now: Date,
): Promise<ReadonlyMap<string, StandingDeposit>> {
  const ids = bookings.map(({ id }) => id)
  const { payments, ends } = await depositRowsOf(queries, ids)
  const standings = bookings.flatMap(booking => {
    const theirs = <Row extends { readonly bookingId: string }>(rows: readonly Row[]) =>
      rows.filter(({ bookingId }) => bookingId === booking.id)
    const standing = depositStanding(booking, theirs(payments), theirs(ends), now)
    return standing ? [[booking.id, standing] as const] : []
  })
  return new Map(standings)
}

/** The deposit of one row, locked or not. */
export async function readDeposit(queries: Queries, row: BookingRow, now: Date): Promise<StandingDeposit | undefined> {
  return (await readDeposits(queries, [{ ...row, nights: nightsOf(row) }], now)).get(row.id)
}

/** The deposit's steps so far, for the booking's timeline. */
export function depositStepsOf(
  { deposit, total }: Pick<BookingWithPayments, 'deposit' | 'total'>,
  now: Date,
  locale: string,
): TimelineStep[] {
  return depositSteps(deposit.payments, deposit.ends, now, minor => sayMoney(money(minor, total.currency), locale))
}
