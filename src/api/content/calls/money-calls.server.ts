// The calls about the money of a booking: each runs the command behind a button of its page and returns the new state.

import { answerHold } from '#api/content/answers/describe-hold.server.ts'
import { type AboutMoney, answerMoney, everyPayment } from '#api/content/answers/describe-money.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking, refuseCommand } from '#api/content/booking-answers.ts'
import { type ContentAnswer, type ContentRefusal, refuseWith } from '#api/content/content-answer.ts'
import type { AnswerOf } from '#api/content/content-contract.ts'
import type { moneyContract } from '#api/contract/money-contract.ts'
import type { PaymentAnswer } from '#booking-payments/carry-out-payment.server.ts'
import { payBooking } from '#booking-payments/pay-booking.server.ts'
import { removeCard } from '#booking-payments/saved-card/remove-card.server.ts'
import { voidOpenPayment } from '#booking-payments/void-open-payment.server.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/record/payment-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { depositRefusalStatus, depositRefusals } from '#deposits/deposit-refusals.ts'
import { reserveDeposit } from '#deposits/reserve-deposit.server.ts'
import { sayPaymentFault, type TypedCard } from '#payments/port/provider.ts'
import { cardFaults } from '#payments/test/test-cards.ts'
import { answerStep } from '#payments/test/test-provider.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { chooseOtherPaymentMethod } from '#trips/choose-other-payment-method.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import { programGuest } from '#trips/program/program-holder.server.ts'
import { refuseAt } from './address-fields.ts'

export const moneyCalls: Handlers<keyof typeof moneyContract> = {
  readMoney: answerMoney,

  payBooking: async asked => {
    const { tools, booker, path, headers, body, origin } = asked
    const { payment, openMinor: seenMinor } = body
    const card = 'card' in payment ? payment.card : undefined
    const fault = card && refuseCard(tools, card, ['payment', 'card'])
    if (fault) return fault
    const key = headers['idempotency-key']
    const paid = await payBooking(tools, booker, { bookingId: path.id, seenMinor, way: payment.way, card, key, origin })
    if (paid.ok) return answerPaid(asked, paid.payment)
    return refuseCommand(paymentRefusalStatus, paymentRefusals, paid)
  },

  placeDeposit: async asked => {
    const { tools, booker, path, headers, body, origin } = asked
    const fault = refuseCard(tools, body.card, ['card'])
    if (fault) return fault
    const key = headers['idempotency-key']
    const placed = await reserveDeposit(tools, booker, { bookingId: path.id, card: body.card, key, origin })
    if (placed.ok) return answerPaid(asked, placed.payment)
    return refuseCommand(depositRefusalStatus, depositRefusals, placed)
  },

  answerSecondStep: async asked => {
    const { tools, booker, path, body } = asked
    if (!(await findBooking(tools, booker, path.id))) return noBooking
    const waits = (await everyPayment(tools, path.id)).findLast(({ state }) => state === 'requires_action')
    if (waits?.provider !== 'test' || !waits.providerRef) {
      return refuseWith(409, sentence('calls.noSecondStep'), { reason: 'no-second-step' })
    }
    await answerStep(tools, waits.providerRef, body.agreed)
    return answerMoney(asked)
  },

  stopPayment: async asked => {
    const { tools, booker, path } = asked
    if (!(await findBooking(tools, booker, path.id))) return noBooking
    await voidOpenPayment(tools, path.id)
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

/** Faults of a card as entered, before the provider is called. */
function refuseCard({ clock }: Tools, card: TypedCard, place: readonly string[]): ContentRefusal | undefined {
  const at = clock.now()
  const faults = Object.entries(cardFaults(card, at.getUTCFullYear() * 12 + at.getUTCMonth()))
  return faults.length > 0 ? refuseAt(faults.map(([field, message]) => [[...place, field], message])) : undefined
}
