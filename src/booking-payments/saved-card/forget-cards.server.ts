// The sweeper of saved cards that are not needed any more: removes them here and at their providers.

import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { readDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { eachApart } from '#bookings/commands/each-apart.server.ts'
import { settledMinor } from '#bookings/record/booking-money.server.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { depositPaymentsOf } from '#payments/deposits/deposit-store.server.ts'
import { openDues } from '#payments/ledger/payment-dues.ts'
import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { isByCard, openStates } from '#payments/port/payment.ts'
import { ProviderDown } from '#payments/port/provider.ts'
import { providerNamed } from '#payments/providers/providers.server.ts'
import {
  cardsToForget,
  chargesOf,
  laterPayer,
  noteCardForgotten,
  noteCardsRemoved,
} from '#payments/saved-cards/saved-card-store.server.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { needsCard, overStates } from './card-need.ts'

/** Removes the cards that nothing needs any more and has removed ones forgotten; answers how many bookings it looked at. */
export async function forgetNeedlessCards(tools: Tools): Promise<number> {
  const over = await bookingsWithoutNeed(tools)
  const looked = await eachApart(tools, over, apart, id => removeIfNeedless(tools, id))
  const removed = new Set((await cardsToForget(tools.database)).map(({ bookingId }) => bookingId))
  return looked + (await eachApart(tools, [...removed], apart, id => forgetCards(tools, id)))
}

const apart = { message: 'a kept card could not be forgotten', fields: (booking: string) => ({ booking }) }

/** Bookings that keep a card and may not need it: over, or with nothing to come. The rule decides under the lock. */
async function bookingsWithoutNeed({ database, clock }: Tools): Promise<string[]> {
  const { id, state, paymentDueAt, quote, checkOut } = bookingTable
  const kept = sql`exists (select from payment where booking_id = ${id} and keeps_card and card_removed_at is null)`
  const refused = sql`exists (select from payment where booking_id = ${id} and due_at = ${paymentDueAt} and payment.state = 'failed')`
  const rule = sql`(${quote} -> 'damageDeposit')`
  const noDeposit = or(
    sql`${rule} ->> 'minor' is null`,
    sql`${rule} ->> 'method' <> 'hold'`,
    // By the day alone; the hour is judged by the rule that knows the home's clock.
    sql`${checkOut} + (${rule} ->> 'releasedDaysAfter')::integer <= ${clock.now()}::timestamptz::date + 1`,
    sql`exists (select from deposit_end where booking_id = ${id} and cause <> 'renewed' and settled_at is not null)`,
  )
  const paid = and(inArray(state, ['confirmed', 'in_stay']), or(isNull(paymentDueAt), refused), noDeposit)
  const visited = and(eq(state, 'completed'), noDeposit)
  const rows = await database
    .select({ id })
    .from(bookingTable)
    .where(and(kept, or(inArray(state, [...overStates]), visited, paid)))
  return rows.map(row => row.id)
}

/** Removes the cards of a booking that needs none, unless a bank is being asked just now. */
async function removeIfNeedless(tools: Tools, bookingId: string): Promise<void> {
  const now = tools.clock.now()
  await inTransaction(tools.database, async queries => {
    const row = await lockBooking(queries, bookingId)
    if (!row || isBeingAsked(await openPaymentOf(queries, bookingId))) return
    if ((await depositPaymentsOf(queries, [bookingId])).some(isBeingAsked)) return
    const deposit = row.quote.damageDeposit?.method === 'hold' ? await readDeposit(queries, row, now) : undefined
    const partToCharge = await hasPartToCharge(queries, row)
    if (needsCard({ state: row.state, partToCharge, deposit: deposit?.kind })) return
    await noteCardsRemoved(queries, bookingId, 'system', now)
  })
}

/** Whether a part is open that its guest agreed to have charged, and that no bank has refused. */
async function hasPartToCharge(queries: Queries, row: BookingRow): Promise<boolean> {
  if (!row.paymentPlan || !(await laterPayer(queries, row.id))) return false
  const charges = await chargesOf(queries, row.id)
  const ended = charges.filter(({ state }) => state !== 'cancelled' && !openStates.includes(state))
  const tried = new Set(ended.map(({ dueAt }) => dueAt!.getTime()))
  return openDues(row.paymentPlan.schedule, await settledMinor(queries, row)).some(
    ({ dueAt, openMinor }) => dueAt !== null && openMinor > 0 && !tried.has(new Date(dueAt).getTime()),
  )
}

/** Whether a bank, or the card's owner, has still to answer. */
export function isBeingAsked(payment: Pick<PaymentRow, 'way' | 'state'> | undefined): boolean {
  return (
    payment !== undefined &&
    isByCard(payment.way) &&
    (payment.state === 'created' || payment.state === 'requires_action')
  )
}

/** Has the provider forget removed cards; the sweeper retries one that does not answer. */
export async function forgetCards(tools: Tools, bookingId: string): Promise<void> {
  for (const { id, provider, providerRef } of await cardsToForget(tools.database, bookingId)) {
    try {
      if (providerRef) await providerNamed(tools, provider).savedCards?.forget(providerRef)
      await noteCardForgotten(tools.database, id, tools.clock.now())
    } catch (fault) {
      if (!(fault instanceof ProviderDown)) throw fault
      tools.log.warn({ payment: id }, 'a removed card waits: its provider does not answer')
    }
  }
}
