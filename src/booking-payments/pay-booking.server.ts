// The command by which a guest pays what is open of a booking that stands.

import { keyWasUsed, releaseKey } from '#bookings/commands/carry-out-once.server.ts'
import { byGuest, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import { isBookingOf, scopeOf } from '#bookings/record/booking-owner.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { methodsForRest } from '#bookings/record/payment-plan.ts'
import type { PayRefusal } from '#bookings/record/payment-refusals.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { depositByCard } from '#bookings/words/deposit-method.ts'
import { balanceOf } from '#payments/ledger/ledger.server.ts'
import { openPayment, openPaymentOf, paymentsOf } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import { possibleMethods } from '#payments/offered/offered-methods.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { done, refused } from '#values/result.ts'
import { answerSoFar, carryOutPayment, type PaymentAnswer } from './carry-out-payment.server.ts'
import { payerPage } from './payer-page.server.ts'
import { voidOpenPayment } from './void-open-payment.server.ts'

type BalancePayment = {
  readonly bookingId: string
  /** What the guest was told is open: no other sum is charged. */
  readonly seenMinor: number
  readonly way: PaymentMethod
  /** 8 to 100 characters; the same key again is answered with what became of the payment. */
  readonly key?: string
  readonly origin: string
  /** See `PayerPage`. */
  readonly withoutScript?: boolean | undefined
}

type PayAnswer = CommandOutcome<{ readonly payment: PaymentAnswer }, PayRefusal>

/**
 * Pays everything that is open. Of two tabs that do so at once one pays, and the other is told that it is under way;
 * sent again afterwards it finds nothing open.
 */
export async function payBooking(tools: Tools, who: Booker, asked: BalancePayment): Promise<PayAnswer> {
  const { bookingId, seenMinor, way, origin, key } = asked
  const command = key === undefined ? undefined : ({ scope: scopeOf(who), key, command: 'pay' } as const)
  const isRepeated = command !== undefined && (await keyWasUsed(tools.database, command))
  if (!isRepeated) await letTransferGo(tools, who, bookingId)
  const repeated = async ({ queries }: OnBooking) => done({ before: (await paymentsOf(queries, bookingId)).at(-1) })
  const once = { key, command: 'pay', input: { bookingId, seenMinor, way }, repeated } as const
  const begun = await onBooking(tools, byGuest(who), { bookingId, once }, on => begin(tools, asked, on))
  if (!begun.ok) return begun
  if (begun.before) return done({ payment: answerSoFar(begun.before) })
  const payment = await carryOutPayment(tools, begun.paymentId!, origin)
  if (payment.kind === 'unreachable' && command) await releaseKey(tools.database, command)
  return done({ payment })
}

/** A payment to carry out, or the one that the same key began before. */
type Begun = { readonly paymentId?: string; readonly before?: PaymentRow | undefined }

async function begin(
  { environment }: Tools,
  { seenMinor, way, origin, withoutScript }: BalancePayment,
  { queries, booking, standing, now }: OnBooking,
): Promise<CommandOutcome<Begun, PayRefusal>> {
  const { id: bookingId, currency } = booking
  const openMinor = await balanceOf(queries, bookingId)
  if (openMinor <= 0) return stateConflict('nothing-due', standing)
  if (openMinor !== seenMinor) return stateConflict('sum-changed', standing)
  const offered = await methodsAtHome(queries, environment, booking.stayId)
  if (!methodsForRest(booking, offered, possibleMethods(environment)).includes(way)) return refused('way-unknown')
  const sum = { bookingId, currency, amountMinor: openMinor, purpose: 'balance', capture: 'automatic' } as const
  const keepsCard = depositByCard(booking.quote, way)
  const page = payerPage(booking, origin, { withoutScript })
  const opened = await openPayment(queries, { ...sum, way, keepsCard, payerPage: page }, now)
  return opened.ok ? done({ paymentId: opened.payment.id }) : stateConflict(opened.reason, standing)
}

/** A guest who has chosen a transfer may choose again until something of it has arrived. */
async function letTransferGo(tools: Tools, who: Booker, bookingId: string): Promise<void> {
  const booking = await findRow(tools.database, bookingId)
  if (!booking?.confirmedAt || !isBookingOf(booking, who)) return
  const open = await openPaymentOf(tools.database, bookingId)
  if (mayChooseAgain(open)) await voidOpenPayment(tools, bookingId)
}

/** Whether a payment that is waited for can be exchanged for another way: nobody has sent anything yet. */
export function mayChooseAgain(open: Pick<PaymentRow, 'provider' | 'capturedMinor'> | undefined): boolean {
  return open?.provider === 'manual' && open.capturedMinor === 0
}
