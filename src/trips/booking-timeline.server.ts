// What happened to a booking, its money and its deposit, in the order of time.

import type { MovePayload } from '#amendments/moves/write-move.server.ts'
import { depositStepsOf } from '#booking-payments/deposit/read-deposit.server.ts'
import { moneySteps } from '#booking-payments/disputes/money-steps.server.ts'
import { savedCardSteps } from '#booking-payments/saved-card/describe-saved-card.server.ts'
import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingEventSeen, TimelineStep } from '#bookings/record/booking-view.ts'
import { sayNights, sayStep } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findTranslations } from '#stays/languages/find-translations.server.ts'
import { translated } from '#stays/languages/translation-memory.ts'
import { type Currency, money, sayMoney } from '#values/money.ts'

/** In words of `locale`, the earliest first. An event's `key` is its `seq`. */
export async function bookingTimeline(
  { database, clock }: Tools,
  booking: BookingWithPayments,
  locale: string,
): Promise<TimelineStep[]> {
  const memoryOf = await findTranslations(database, homesIn(booking.events))
  return [
    ...booking.events.map(event => ({
      key: String(event.seq),
      what: [sayStep(event), sayChange(event, booking.total.currency, locale), sayMove(event, memoryOf)]
        .filter(Boolean)
        .join(' '),
      time: event.at,
    })),
    ...moneySteps(booking, locale),
    ...savedCardSteps(booking, locale),
    ...depositStepsOf(booking, clock.now(), locale),
  ].sort((one, other) => one.time.getTime() - other.time.getTime())
}

/** "It was 14 – 18 Jul 2030; the price rose by €50." Nothing for any other step. */
function sayChange({ command, payload }: BookingEventSeen, currency: Currency, locale: string): string | undefined {
  const { before, deltaMinor = 0 } = payload as { before?: { checkIn: string; checkOut: string }; deltaMinor?: number }
  if (command !== 'amend' || !before) return undefined
  const nights = sayNights(nightsOf(before), locale)
  if (deltaMinor === 0) return sentence('trips.changedSamePrice', { nights })
  const said = { nights, difference: sayMoney(money(Math.abs(deltaMinor), currency), locale) }
  return deltaMinor > 0 ? sentence('trips.changedPriceRose', said) : sentence('trips.changedPriceFell', said)
}

function moveIn({ command, payload }: BookingEventSeen): MovePayload | undefined {
  return command === 'move' ? (payload as MovePayload) : undefined
}

function homesIn(events: readonly BookingEventSeen[]): number[] {
  return events.flatMap(event => {
    const move = moveIn(event)
    return move ? [move.from.stayId, move.to.stayId] : []
  })
}

/** "From Casa Azul to The Loft: The roof leaks." Both under the names that they had then. */
function sayMove(event: BookingEventSeen, memoryOf: Awaited<ReturnType<typeof findTranslations>>): string | undefined {
  const move = moveIn(event)
  if (!move) return undefined
  const nameOf = ({ stayId, name }: MovePayload['from']) => translated(memoryOf(stayId), name)
  const reason = event.reason ?? ''
  if (move.from.stayId === move.to.stayId) return sentence('trips.movedWithin', { home: nameOf(move.to), reason })
  return sentence('trips.movedFromTo', { from: nameOf(move.from), to: nameOf(move.to), reason })
}
