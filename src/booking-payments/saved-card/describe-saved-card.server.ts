// A booking's saved card for its guest: what it pays and when, and its steps in the timeline.

import type { BookingState } from '#bookings/record/booking.ts'
import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import type { BookingDetails, TimelineStep } from '#bookings/record/booking-view.ts'
import { depositByCard } from '#bookings/words/deposit-method.ts'
import { sayDay } from '#bookings/words/say-day.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { laterPayerIn } from '#payments/saved-cards/saved-card-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { money, sayMoney } from '#values/money.ts'
import { openPartOf, plannedCharge } from './planned-charge.server.ts'

type ToldCard = {
  readonly words: string
  /** Whether it pays what is open by itself. */
  readonly isPlanned: boolean
}

/** What stands above the button that removes the card; undefined when the guest agreed to none, or it was removed. */
export async function describeSavedCard(tools: Tools, booking: BookingWithPayments): Promise<ToldCard | undefined> {
  if (!keeping.includes(booking.state)) return undefined
  const card = laterPayerIn(booking.paymentRows)
  if (!card) return undefined
  const use = await sayUse(tools, booking, card)
  if (!depositByCard(booking.quote, card.way)) return use
  return { ...use, words: `${use.words} ${sentence('booking-payments.cardForDeposit')}` }
}

const keeping: readonly BookingState[] = ['pending_approval', 'confirmed', 'in_stay']

async function sayUse(tools: Tools, booking: BookingDetails, card: PaymentRow): Promise<ToldCard> {
  const { database } = tools
  const open = booking.state === 'pending_approval' ? undefined : await openPartOf(database, booking)
  const planned = open && (await plannedCharge(database, booking, open, tools))
  // Nothing is announced any more once the visit has begun.
  if (!open || !planned || (booking.state === 'in_stay' && !planned.announced)) {
    return { words: sentence('booking-payments.cardKept', { card: digitsOf(card) }), isPlanned: false }
  }
  const locale = currentLanguage().locale
  const sum = sayMoney(money(open.minor, booking.quote.currency), locale)
  const day = sayDay(planned.chargeAt, booking.timeZone, locale)
  return { words: sentence('booking-payments.cardPays', { sum, card: digitsOf(card), day }), isPlanned: true }
}

/** Agreed to, charged or refused, and removed: for what happened on the page of the booking. */
export function savedCardSteps(
  { paymentRows, total }: Pick<BookingWithPayments, 'paymentRows' | 'total'>,
  locale: string,
): TimelineStep[] {
  const say = (minor: number) => sayMoney(money(minor, total.currency), locale)
  return paymentRows.flatMap(row => [...ofKeeper(row), ...ofCharge(row, say)])
}

const removedKeys: Readonly<Record<'guest' | 'system', SentenceKey>> = {
  guest: 'booking-payments.cardRemoved',
  system: 'booking-payments.cardNotKept',
}

function ofKeeper(row: PaymentRow): TimelineStep[] {
  if (!row.paysLater || (row.capturedMinor === 0 && row.authorisedUntil === null)) return []
  const { id, createdAt, cardRemovedAt: time, cardRemovedBy } = row
  const what = sentence('booking-payments.cardAgreed', { card: digitsOf(row) })
  const agreed = { key: `${id}-kept`, what, time: createdAt }
  return cardRemovedBy && time
    ? [agreed, { key: `${id}-removed`, what: sentenceBy(removedKeys[cardRemovedBy]), time }]
    : [agreed]
}

function ofCharge(row: PaymentRow, say: (minor: number) => string): TimelineStep[] {
  if (!row.dueAt) return []
  const key = `${row.id}-charge`
  const { capturedAt, updatedAt, state } = row
  const card = digitsOf(row)
  if (capturedAt) {
    const what = sentence('booking-payments.cardCharged', { sum: say(row.capturedMinor), card })
    return [{ key, what, time: capturedAt }]
  }
  if (state !== 'failed') return []
  const what = sentence('booking-payments.cardNotCharged', { sum: say(row.amountMinor), card })
  return [{ key, what, time: updatedAt }]
}

/** Its last digits, as the sentences take them. */
function digitsOf({ cardLast4 }: PaymentRow): string {
  return cardLast4 || 'none'
}
