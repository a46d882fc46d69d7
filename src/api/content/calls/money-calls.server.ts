// The calls about the money of a booking: each runs the command behind a button of its page and returns the new state.

import { answerHold } from '#api/content/answers/describe-hold.server.ts'
import { type AboutMoney, answerMoney } from '#api/content/answers/describe-money.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking, refuseCommand } from '#api/content/booking-answers.ts'
import { type ContentAnswer, refuseWith } from '#api/content/content-answer.ts'
import type { AnswerOf } from '#api/content/content-contract.ts'
import type { moneyContract } from '#api/contract/money-contract.ts'
import type { PaymentAnswer } from '#booking-payments/carry-out-payment.server.ts'
import { payBooking } from '#booking-payments/pay-booking.server.ts'
import { removeCard } from '#booking-payments/saved-card/remove-card.server.ts'
import { letPaymentGo, voidOpenPayment } from '#booking-payments/void-open-payment.server.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/record/payment-refusals.ts'
import { depositRefusalStatus, depositRefusals } from '#deposits/deposit-refusals.ts'
import { reserveDeposit } from '#deposits/reserve-deposit.server.ts'
import { depositPaymentsOf } from '#payments/deposits/deposit-store.server.ts'
import { sayPaymentFault } from '#payments/port/provider.ts'
import { chooseOtherPaymentMethod } from '#trips/choose-other-payment-method.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import { programGuest } from '#trips/program/program-holder.server.ts'

export const moneyCalls: Handlers<keyof typeof moneyContract> = {
  readMoney: answerMoney,

  payBooking: async asked => {
    const { tools, booker, path, headers, body, origin } = asked
    const { payment, openMinor: seenMinor } = body
    const key = headers['idempotency-key']
    const paid = await payBooking(tools, booker, { bookingId: path.id, seenMinor, way: payment.way, key, origin })
    if (paid.ok) return answerPaid(asked, paid.payment)
    return refuseCommand(paymentRefusalStatus, paymentRefusals, paid)
  },

  placeDeposit: async asked => {
    const { tools, booker, path, headers, origin } = asked
    const key = headers['idempotency-key']
    const placed = await reserveDeposit(tools, booker, { bookingId: path.id, key, origin })
    if (placed.ok) return answerPaid(asked, placed.payment)
    return refuseCommand(depositRefusalStatus, depositRefusals, placed)
  },

  stopPayment: async asked => {
    const { tools, booker, path } = asked
    if (!(await findBooking(tools, booker, path.id))) return noBooking
    await voidOpenPayment(tools, path.id)
    const deposit = (await depositPaymentsOf(tools.database, [path.id])).at(-1)
    if (deposit?.state === 'created' && deposit.provider !== 'manual') await letPaymentGo(tools, deposit)
    return answerMoney(asked)
  },

  removeCard: async asked => {
    const { tools, booker, path } = asked
    const removed = await removeCard(tools, booker, path.id)
    return removed.ok ? answerMoney(asked) : refuseCommand(paymentRefusalStatus, paymentRefusals, removed)
  },

  chooseAgain: async ({ tools, booker, path }) => {
    const chosen = await chooseOtherPaymentMethod(tools, booker, path.id)
    if (chosen.ok) return answerHold(tools, programGuest(booker), path.id)
    return refuseCommand(paymentRefusalStatus, paymentRefusals, chosen)
  },
}

/** The money after a payment; a card declined by the bank is a refusal. */
async function answerPaid(asked: AboutMoney, payment: PaymentAnswer): Promise<ContentAnswer<AnswerOf<'readMoney'>>> {
  if (payment.kind === 'failed') return refuseWith(402, sayPaymentFault(payment.fault), { reason: payment.fault })
  if (payment.kind === 'unreachable')
    return refuseWith(503, paymentRefusals['provider-down'], { reason: 'provider-down' })
  return answerMoney(asked)
}
