// When a saved card is charged: from nine o'clock at the home on the day a part is due, and never unannounced.

import { instantAtHome } from '#offers/terms/home-clock.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { days, hours, later } from '#values/duration.ts'

const nine = 9 * 60

/** How long before a charge its guest is told, at least; the database asks for the same. */
const announcedBefore = hours(24)

/** How long after its due date a booking still waits for money. */
export const graceLasts = days(3)

/** Until when a part can still be paid: so long after its day, or after the last of the moments until which its guest trusted a card. */
export function graceEnds(dueAt: Date, trusted: readonly Date[] = []): Date {
  return later(new Date(Math.max(...[dueAt, ...trusted].map(moment => moment.getTime()))), graceLasts)
}

/** Nine o'clock of the day that ends at `dueAt`, on the clock at the home; a part that is due earlier is charged when it is due. */
export function dueMorning(dueAt: Date, timeZone: string): Date {
  const lastMoment = new Date(dueAt.getTime() - 1)
  const morning = instantAtHome(dayInZone(lastMoment, timeZone), nine, timeZone)
  return morning < dueAt ? morning : dueAt
}

/** When a part that was announced at `announcedAt` is charged. */
export function chargeTime(dueAt: Date, timeZone: string, announcedAt: Date): Date {
  const [morning, known] = [dueMorning(dueAt, timeZone), later(announcedAt, announcedBefore)]
  return morning < known ? known : morning
}
