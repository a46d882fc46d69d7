// The disputes in a booking's timeline.

import type { BookingDetails, TimelineStep } from '#bookings/record/booking-view.ts'
import { disputesOf } from '#payments/disputes/dispute-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { money, sayMoney } from '#values/money.ts'

const decided = {
  won: 'The bank decided that the payment stands.',
  lost: 'The bank decided that the money stays with you.',
} as const

/** Each dispute as it began and ended. */
export async function moneySteps(
  queries: Queries,
  { id, total }: Pick<BookingDetails, 'id' | 'total'>,
  locale: string,
): Promise<TimelineStep[]> {
  const disputes = await disputesOf(queries, id)
  return disputes.flatMap(({ id: key, amountMinor, openedAt, settledAt, state }) => {
    const sum = sayMoney(money(amountMinor, total.currency), locale)
    const opened = { key: `${key}-opened`, what: `Your bank was asked to take ${sum} back.`, time: openedAt }
    const end = state === 'won' || state === 'lost' ? decided[state] : undefined
    return settledAt && end ? [opened, { key: `${key}-ended`, what: end, time: settledAt }] : [opened]
  })
}
