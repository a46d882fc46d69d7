// The ledger of a booking in words: the schedule, and what was paid and given back.

import { type BookingWithPayments, settledIn } from '#bookings/record/booking-money.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { partRow } from '#bookings/words/due-words.ts'
import { paidParts } from '#bookings/words/paid-parts.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { PaymentRow, RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { meansOf, openStates, type PaymentState } from '#payments/port/payment.ts'
import { money, sayMoney } from '#values/money.ts'
import type { LedgerView, MoneyMove } from './ledger-view.ts'

type DescribedLedger = LedgerView & {
  /** The payment that is neither done nor over. */
  readonly under: PaymentRow | undefined
}

/** Undefined for a booking that was made before money was written down here, or that nothing is to be paid for. */
export function describeLedger(booking: BookingWithPayments): DescribedLedger | undefined {
  const { state, quote, paymentPlan, timeZone, paymentRows: payments, refunds, receivableMinor } = booking
  if (!paymentPlan || paymentPlan.schedule.length === 0) return undefined
  const locale = currentLanguage().locale
  const ofPrice = refunds.filter(({ computedBy }) => computedBy !== 'deposit')
  const under = payments.findLast(payment => openStates.includes(payment.state))
  const waits =
    state === 'confirmed' || state === 'in_stay' || state === 'pending_payment' || state === 'pending_approval'
  return {
    under,
    parts: waits
      ? paidParts(paymentPlan.schedule, settledIn(booking, receivableMinor), payments).map((part, at) => ({
          key: String(at),
          ...partRow(part, quote, { locale, reserved: under?.state === 'authorised' }),
        }))
      : [],
    moves: moves(payments, ofPrice, {
      say: minor => sayMoney(money(minor, quote.currency), locale),
      at: at => sayInstant(at, timeZone, locale),
    }),
  }
}

const moveKeys: Readonly<Record<PaymentState, SentenceKey>> = {
  created: 'booking-payments.waitsForPayment',
  requires_action: 'booking-payments.waitsForStep',
  authorised: 'booking-payments.reserved',
  failed: 'booking-payments.didFail',
  cancelled: 'booking-payments.letGo',
  expired: 'booking-payments.ranOut',
  captured: 'booking-payments.didPay',
}

/** What became of a payment, and how it was made. */
function sayPayment({ state, way, capturedMinor, cardLast4 }: PaymentRow): string {
  const how = cardLast4 ? 'knownCard' : meansOf[way]
  return sentenceBy(moveKeys[capturedMinor > 0 ? 'captured' : state], { way: how, card: cardLast4 ?? '' })
}

type Saying = { readonly say: (minor: number) => string; readonly at: (at: Date) => string }

function moves(payments: readonly PaymentRow[], refunds: readonly RefundRow[], { say, at }: Saying): MoneyMove[] {
  const paid = payments.map(row => {
    const arrived = row.capturedMinor > 0
    return {
      id: row.id,
      time: row.capturedAt ?? row.createdAt,
      what: sayPayment(row),
      amount: say(arrived ? row.capturedMinor : row.amountMinor),
      kind: arrived ? ('in' as const) : ('none' as const),
    }
  })
  const back = refunds
    .filter(({ state }) => state !== 'failed')
    .map(({ id, createdAt, state, amountMinor }) => ({
      id,
      time: createdAt,
      what: state === 'succeeded' ? sentence('booking-payments.givenBack') : sentence('booking-payments.onItsWay'),
      amount: say(-amountMinor),
      kind: 'out' as const,
    }))
  return [...paid, ...back]
    .sort((one, other) => one.time.getTime() - other.time.getTime())
    .map(({ time, ...move }) => ({ ...move, when: at(time) }))
}
