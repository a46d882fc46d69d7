// The money of a booking as the content backend describes it to its guest.

import { noBooking } from '#api/content/booking-answers.ts'
import { answerOne, type ContentAnswer } from '#api/content/content-answer.ts'
import type { AnswerOf } from '#api/content/content-contract.ts'
import { describeMoney as moneyOnPage } from '#booking-payments/describe-money.server.ts'
import { followPayment } from '#booking-payments/follow-payment.server.ts'
import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import { describeDeposit } from '#deposits/describe-deposit.server.ts'
import type { PaymentRow, RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import { isDeposit, openStates } from '#payments/port/payment.ts'
import { sayPaymentFault } from '#payments/port/provider.ts'
import { paymentAddress } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Booker } from '#users/user/visitor.ts'

export type AboutMoney = {
  readonly tools: Tools
  readonly booker: Booker
  readonly path: { readonly id: string }
  readonly origin: string
}

/** Of its price and its damage deposit. */
function everyPayment({ paymentRows, deposit }: BookingWithPayments): PaymentRow[] {
  return [...paymentRows, ...deposit.payments]
}

/** The answer about a booking's payments, after reconciling with the payment provider. */
export async function answerMoney(asked: AboutMoney): Promise<ContentAnswer<AnswerOf<'readMoney'>>> {
  const { tools, booker, path, origin } = asked
  const known = await findBooking(tools, booker, path.id)
  if (!known) return noBooking
  const waits = everyPayment(known).findLast(({ state, way }) => isAskedAbout(state, way))
  const followed = waits && (await followPayment(tools, waits, known, origin))
  const next = followed?.kind === 'wait' ? followed.next : null
  // Fields in a page of ours are on the payment's own.
  const nextStep = next?.kind === 'page' ? next.address : next && new URL(paymentAddress(waits!.id), origin).href
  const booking = (followed && (await findBooking(tools, booker, path.id))) ?? known
  return answerOne({ ...(await describeMoney(tools, booking)), nextStep })
}

function isAskedAbout(state: PaymentRow['state'], way: PaymentRow['way']): boolean {
  return openStates.includes(state) && state !== 'authorised' && way !== 'bank-transfer'
}

async function describeMoney(tools: Tools, booking: BookingWithPayments) {
  const { id, state, quote, refunds, receivableMinor } = booking
  const offered = await methodsAtHome(tools.database, tools.environment, booking.stay.id)
  const { pay, mayChooseAgain = false, transfer, keptCard = null } = (await moneyOnPage(tools, booking, offered)) ?? {}
  const deposit = await describeDeposit(tools, booking)
  return {
    ...{ booking: id, state, currency: quote.currency, mayChooseAgain, keptCard },
    openMinor: Math.max(0, receivableMinor),
    ways: pay?.view.ways.map(({ way }) => way) ?? [],
    depositWanted: deposit?.place !== undefined,
    transfer: [...(transfer?.sentences ?? [])],
    transferReference: transfer?.reference ?? null,
    payments: everyPayment(booking).map(describePayment),
    refunds: refunds.map(describeRefund),
  }
}

function describeRefund({ id, state, amountMinor: minor, createdAt }: RefundRow) {
  return { id, state, minor, createdAt: createdAt.toISOString() }
}

function describePayment(payment: PaymentRow) {
  const { id, way, state, amountMinor: minor, capturedMinor, cardLast4, lastError, createdAt } = payment
  const fault = state === 'failed' ? sayPaymentFault(lastError) : null
  return {
    ...{ id, for: isDeposit(payment) ? ('deposit' as const) : ('price' as const), way, state, minor },
    ...{ capturedMinor, cardLast4, fault, createdAt: createdAt.toISOString() },
  }
}
