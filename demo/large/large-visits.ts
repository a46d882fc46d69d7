// The visits of one home of a large world: about 55 of 100 nights of the next 540 are taken.

import { addDays, type CalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import { dice } from './dice.ts'

export type LargeVisit = {
  readonly id: string
  readonly reference: string
  readonly nights: NightRange
  readonly adults: number
}

/** So many nights from today are filled. */
export const filledNights = 540

// Visits of 2 to 9 nights, 5.5 on average, with gaps of 0 to 9, 4.5 on average: 55 of 100 nights.
const visitNights = [2, 9] as const
const gapNights = [0, 9] as const

/** No home has more visits than this within the filled nights. */
const mostVisits = 512

/** The visits in their order, the same every time for the same home and day. */
export function* largeVisits(home: number, guests: number, today: CalendarDay): Generator<LargeVisit> {
  const thrown = dice(home * 2 + 2)
  const end = addDays(today, filledNights)
  let checkIn = addDays(today, thrown.between(...gapNights))
  for (let visit = 0; ; visit++) {
    const checkOut = addDays(checkIn, thrown.between(...visitNights))
    if (checkOut > end) return
    const [one, two, three, four] = [thrown.hex(), thrown.hex(), thrown.hex(), thrown.hex()]
    yield {
      id: `${one}-${two.slice(0, 4)}-4${two.slice(5)}-a${three.slice(1, 4)}-${three.slice(4)}${four}`,
      reference: referenceOf(home * mostVisits + visit),
      nights: { checkIn, checkOut },
      adults: thrown.between(1, guests),
    }
    checkIn = addDays(checkOut, thrown.between(...gapNights))
  }
}

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight digits of base 32 that no other number has: 40 bits, multiplied by an odd number so that neighbours look apart. */
function referenceOf(number: number): string {
  let mixed = (BigInt(number) * 0x9e3779b97fn + 0x1234567n) & 0xff_ffff_ffffn
  let written = ''
  for (let digit = 0; digit < 8; digit++) {
    written = digits[Number(mixed & 31n)] + written
    mixed >>= 5n
  }
  return written
}
