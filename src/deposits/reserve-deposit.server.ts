// The commands that reserve a damage deposit, on a card that its guest gives now or before, or note it as received.

import { eq } from 'drizzle-orm'
import { answerSoFar, carryOutPayment, type PaymentAnswer } from '#booking-payments/carry-out-payment.server.ts'
import { writeDepositMail } from '#booking-payments/deposit/deposit-mails.server.ts'
import { depositMethodNow } from '#booking-payments/deposit/deposit-method-now.server.ts'
import { depositTimes, mustRenew } from '#booking-payments/deposit/deposit-times.ts'
import { readDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { payerPage } from '#booking-payments/payer-page.server.ts'
import { settlePayment } from '#booking-payments/settle-payment.server.ts'
import { releaseKey } from '#bookings/commands/carry-out-once.server.ts'
import { byGuest, byOperator, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { scopeOf } from '#bookings/record/booking-owner.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { type CommandOutcome, standingOf, stateConflict } from '#bookings/record/state-conflict.ts'
import { depositPaymentsOf } from '#payments/deposits/deposit-store.server.ts'
import { openPayment, paymentsOf } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { noteReceived } from '#payments/manual/manual-provider.server.ts'
import { ProviderDown } from '#payments/port/provider.ts'
import { chargeSavedCard, intentOf } from '#payments/providers/providers.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker, Operator } from '#users/user/visitor.ts'
import { done, refused } from '#values/result.ts'
import type { DepositRefusal } from './deposit-refusals.ts'
import { releaseDepositOf } from './end-deposit.server.ts'

type Begun = CommandOutcome<{ readonly payment: PaymentRow; readonly isRepeated?: boolean }, DepositRefusal>

type PlacedByGuest = {
  readonly bookingId: string
  /** 8 to 100 characters; the same key again is answered with what became of the reservation. */
  readonly key?: string
  readonly origin: string
  /** See `PayerPage`. */
  readonly withoutScript?: boolean | undefined
}

/** Leads the guest to where a card reserves the deposit. Of two tabs one does. */
export async function reserveDeposit(
  tools: Tools,
  who: Booker,
  asked: PlacedByGuest,
): Promise<CommandOutcome<{ readonly payment: PaymentAnswer }, DepositRefusal>> {
  const { bookingId, key, origin } = asked
  const repeated = async ({ queries }: OnBooking) => {
    const before = (await depositPaymentsOf(queries, [bookingId])).at(-1)
    return before && done({ payment: before, isRepeated: true })
  }
  const once = { key, command: 'place-deposit', input: { bookingId }, repeated } as const
  const begun = await onBooking(tools, byGuest(who), { bookingId, once }, on => reserveWanted(tools, asked, on))
  if (!begun.ok) return begun
  if (begun.isRepeated) return done({ payment: answerSoFar(begun.payment) })
  const payment = await carryOutPayment(tools, begun.payment.id, origin)
  if (payment.kind === 'unreachable' && key) await releaseKey(tools.database, { scope: scopeOf(who), key })
  return done({ payment })
}

async function reserveWanted(
  { environment }: Tools,
  { origin, withoutScript }: PlacedByGuest,
  { queries, booking, standing, now }: OnBooking,
): Promise<Begun> {
  const deposit = await readDeposit(queries, booking, now)
  if (deposit?.kind === 'under-way') return stateConflict('payment-under-way', standing)
  if (deposit?.kind !== 'wanted') return stateConflict('deposit-not-wanted', standing)
  const way = await depositMethodNow(queries, environment, booking)
  if (way === 'money') return refused('way-unknown')
  const page = payerPage(booking, origin, { about: 'deposit', withoutScript })
  return open(queries, booking, { ...held, way, payerPage: page }, now)
}

const held = { purpose: 'damage_hold', capture: 'manual', keepsCard: true } as const

type DepositMethod = Pick<Parameters<typeof openPayment>[1], 'purpose' | 'way' | 'capture' | 'keepsCard' | 'payerPage'>

async function open(queries: Transaction, booking: BookingRow, method: DepositMethod, now: Date): Promise<Begun> {
  const { id: bookingId, currency, quote } = booking
  const wanted = { bookingId, currency, amountMinor: quote.damageDeposit!.minor, ...method }
  const opened = await openPayment(queries, wanted, now)
  return opened.ok ? opened : stateConflict(opened.reason, standingOf(booking, now))
}

async function expectMoney({ queries, booking, standing, now }: OnBooking): Promise<Begun> {
  const deposit = await readDeposit(queries, booking, now)
  const waiting = deposit?.kind === 'under-way' ? deposit.payment : undefined
  // A process may have been killed between noting and settling.
  if (waiting?.provider === 'manual') return done({ payment: waiting })
  if (waiting) return stateConflict('payment-under-way', standing)
  if (deposit?.kind !== 'wanted' && deposit?.kind !== 'planned') return stateConflict('deposit-not-wanted', standing)
  const way = booking.paymentPlan?.way === 'property' ? 'property' : 'bank-transfer'
  return open(queries, booking, { way, purpose: 'damage_capture', capture: 'automatic' }, now)
}

/**
 * Reserves the deposit whose time has come on the card that the guest paid with, or asks the guest for it, once. The
 * reservation of a long visit is exchanged for a new one before it ends. Does nothing in every other case.
 */
export async function placeDueDeposit(tools: Tools, bookingId: string): Promise<void> {
  const now = tools.clock.now()
  const begun = await inTransaction(tools.database, async queries => {
    const booking = await lockBooking(queries, bookingId)
    const rule = booking?.quote.damageDeposit
    if (!booking || !rule || (booking.state !== 'confirmed' && booking.state !== 'in_stay')) return undefined
    const standing = await readDeposit(queries, booking, now)
    const { releaseAt } = depositTimes({ ...booking, nights: nightsOf(booking) }, rule)
    const ends = standing?.kind === 'held' && mustRenew(standing.payment!.authorisedUntil, releaseAt, now)
    if (standing?.kind !== 'wanted' && !ends) return undefined
    const byCard = (await depositMethodNow(queries, tools.environment, booking)) !== 'money'
    const kept = byCard && (await keptCard(queries, bookingId))
    if (!kept) {
      if (standing?.kind === 'wanted') await ask(queries, booking, tools, now)
      return undefined
    }
    const opened = await open(queries, booking, { ...held, way: kept.way }, now)
    return opened.ok ? { payment: opened.payment, kept: kept.providerRef!, former: ends } : undefined
  })
  if (!begun) return
  const { payment, kept, former } = begun
  try {
    const intent = await chargeSavedCard(tools, payment, kept)
    const settled = await settlePayment(tools, payment.id, intent)
    if (settled.payment === 'authorised' && former) await releaseDepositOf(tools, bookingId, 'renewed', payment.id)
    if (settled.payment === 'failed') {
      await inTransaction(tools.database, async queries => {
        const booking = await lockBooking(queries, bookingId)
        if (booking) await ask(queries, booking, tools, now)
      })
    }
  } catch (fault) {
    if (!(fault instanceof ProviderDown)) throw fault
    tools.log.warn({ payment: payment.id }, 'a damage deposit could not be reserved: its provider does not answer')
  }
}

/** The payment with whose card the guest let us reserve; undefined after it was refused. */
async function keptCard(queries: Transaction, bookingId: string): Promise<PaymentRow | undefined> {
  const deposits = await depositPaymentsOf(queries, [bookingId])
  if (deposits.at(-1)?.state === 'failed') return undefined
  const all = [...(await paymentsOf(queries, bookingId)), ...deposits]
  const kept = all.findLast(
    ({ keepsCard, cardRemovedAt, capturedMinor, state }) =>
      keepsCard && !cardRemovedAt && (capturedMinor > 0 || state === 'authorised'),
  )
  return kept?.providerRef ? kept : undefined
}

async function ask(queries: Transaction, booking: BookingRow, tools: Tools, now: Date): Promise<void> {
  if (booking.depositAskedAt) return
  await queries.update(bookingTable).set({ depositAskedAt: now }).where(eq(bookingTable.id, booking.id))
  await writeDepositMail(queries, booking, { what: 'wanted' }, tools, now)
}

type DepositReceived = { readonly bookingId: string; readonly origin: string }

/** Notes that the whole deposit has arrived, by transfer or at the home; noted twice it is one. */
export async function noteDepositReceived(
  tools: Tools,
  operator: Operator,
  { bookingId, origin }: DepositReceived,
): Promise<CommandOutcome<{ readonly bookingId: string }, DepositRefusal>> {
  const by = byOperator(operator, 'money', 'booking-unknown')
  const begun = await onBooking(tools, by, { bookingId }, expectMoney)
  if (!begun.ok) return begun
  const { payment } = begun
  const { ref } = await intentOf(tools, payment)
  const intent = await noteReceived(tools, ref, { beforeMinor: 0, minor: payment.amountMinor })
  await settlePayment(tools, payment.id, intent, origin)
  return done({ bookingId })
}
