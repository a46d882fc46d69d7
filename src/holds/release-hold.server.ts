// The command by which a visitor releases the nights held for them.

import { giveBack } from '#booking-payments/give-back.server.ts'
import { voidOpenPayment } from '#booking-payments/void-open-payment.server.ts'
import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import type { ReleaseRefusal } from '#bookings/record/booking-refusals.ts'
import { findRow, lockBooking, takeStep } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { type HoldOwner, isTheirHold } from '#bookings/record/hold-owner.server.ts'
import { type CommandOutcome, standingOf, stateConflict } from '#bookings/record/state-conflict.ts'
import { sentence } from '#catalogue/sentence.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { balanceOf } from '#payments/ledger/ledger.server.ts'
import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { done, refused } from '#values/result.ts'

type Released = CommandOutcome<{ readonly stayId: number }, ReleaseRefusal>

/**
 * Releases the nights of a hold at once; of one whose time is over nothing is left to let go. `unsent`: only while nobody
 * has booked them; what waits for its payment stays.
 */
export async function releaseHold(
  tools: Tools,
  owner: HoldOwner,
  holdId: string,
  { unsent = false } = {},
): Promise<Released> {
  const { database, clock } = tools
  const now = clock.now()
  // A reserved or charged card is let go first: of a payment that has arrived by then nothing is let go.
  const known = await findRow(database, holdId)
  if (!unsent && known?.state === 'pending_payment' && isTheirHold(known, owner)) await voidOpenPayment(tools, holdId)
  const released = await inTransaction<Released>(database, async queries => {
    const hold = await lockBooking(queries, holdId)
    if (!hold || !isTheirHold(hold, owner)) return refused('hold-unknown')
    const standing = standingOf(hold, now)
    const { state } = standing
    if (state !== 'hold' && (unsent || state !== 'pending_payment')) return stateConflict('hold-ended', standing)
    if (await openPaymentOf(queries, holdId)) return stateConflict('hold-ended', standing)
    await releaseLockedHold(queries, hold, { reason: 'released', actorUserId: owner.user?.id }, now)
    if (hold.state === 'pending_payment') await mailReleased(queries, tools, holdId, now)
    return done({ stayId: hold.stayId })
  })
  if (released.ok) for (const effect of afterEffects.release) await effect(tools, holdId)
  return released
}

type LettingGo = { readonly reason: 'released' | 'replaced'; readonly actorUserId?: string }

/** Ends a live hold that is locked; its nights are free when the transaction commits. */
export async function releaseLockedHold(
  queries: Transaction,
  hold: BookingRow,
  step: LettingGo,
  now: Date,
): Promise<void> {
  await releaseNights(queries, hold.id, now)
  const release = { command: 'release', to: 'expired', actor: 'guest', ...step } as const
  const ended = await takeStep(queries, hold, release, { stateReason: step.reason, heldFrom: null }, now)
  if (hold.state === 'pending_payment') {
    await giveBack(queries, ended, { computedBy: 'late-payment', cause: `released:${ended.version}` }, now)
  }
}

/** Confirms to a guest who had sent the booking that it has ended. */
async function mailReleased(queries: Transaction, tools: Tools, id: string, now: Date): Promise<void> {
  const row = await findRow(queries, id)
  const owed = await balanceOf(queries, id, 'refund_payable')
  const sentences = () => [owed < 0 ? sentence('bookingMails.goesBack') : sentence('bookingMails.nothingCharged')]
  const news = { command: 'release', from: 'pending_payment', to: 'expired', by: 'guest', sentences } as const
  await writeBookingMails(queries, row!, news, { environment: tools.environment }, now)
}
