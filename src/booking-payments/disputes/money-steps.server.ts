// The disputes in a booking's timeline.

import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import type { TimelineStep } from '#bookings/record/booking-view.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import { money, sayMoney } from '#values/money.ts'

const decided = {
  won: 'booking-payments.bankLetStand',
  lost: 'booking-payments.bankGaveBack',
} as const satisfies Readonly<Record<string, SentenceKey>>

/** Each dispute as it began and ended. */
export function moneySteps(
  { disputes, total }: Pick<BookingWithPayments, 'disputes' | 'total'>,
  locale: string,
): TimelineStep[] {
  return disputes.flatMap(({ id: key, amountMinor, openedAt, settledAt, state }) => {
    const sum = sayMoney(money(amountMinor, total.currency), locale)
    const opened = { key: `${key}-opened`, what: sentence('booking-payments.bankAsked', { sum }), time: openedAt }
    const end = state === 'won' || state === 'lost' ? sentenceBy(decided[state]) : undefined
    return settledAt && end ? [opened, { key: `${key}-ended`, what: end, time: settledAt }] : [opened]
  })
}
