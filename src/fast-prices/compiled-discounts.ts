// Discounts that need no code, by round, and how much they take off nights and fees.

import type { Discount, DiscountKind } from '#offers/terms/charges.ts'
import { scaleMinor } from '#values/money.ts'
import { boundsOf } from './compiled-rules.ts'

export type CompiledDiscount = {
  readonly round: number
  /** Hundredths of a percent, or NaN for a fixed amount off each night. */
  readonly basisPoints: number
  readonly fixedMinor: number
  readonly ofNight: boolean
  readonly ofGuests: boolean
  readonly ofFees: boolean
  readonly stackable: boolean
  readonly leastNights: number
  readonly leastLead: number
  readonly mostLead: number
  /** NaN unless it fills gaps. */
  readonly mostGap: number
  readonly nightsFrom: number
  readonly nightsUntil: number
  readonly bookableFrom: number
  readonly bookableUntil: number
}

/** Rounds as in `discountRounds`; the round of codes is never used here. */
const roundOf: Readonly<Record<DiscountKind, number>> = { los: 0, early: 1, last_minute: 1, gap: 1, coupon: 2 }
const roundsTaken = 2

const none: readonly CompiledDiscount[] = []

export function compileDiscounts(discounts: readonly Discount[]): readonly CompiledDiscount[] {
  if (discounts.length === 0) return none
  return discounts
    .filter(({ kind }) => kind !== 'coupon')
    .map(each => {
      const { reduction, appliesTo } = each
      const [nights, bookable] = [boundsOf(each.nights), boundsOf(each.bookable)]
      return {
        round: roundOf[each.kind],
        basisPoints: reduction.kind === 'percent' ? reduction.basisPoints : Number.NaN,
        fixedMinor: reduction.kind === 'fixed' ? reduction.minor : 0,
        ofNight: appliesTo.includes('night'),
        ofGuests: appliesTo.includes('extra_guest'),
        ofFees: appliesTo.includes('fee'),
        stackable: each.stackable,
        leastNights: each.minNights ?? 0,
        leastLead: each.minLeadDays ?? Number.NEGATIVE_INFINITY,
        mostLead: each.maxLeadDays ?? Number.POSITIVE_INFINITY,
        mostGap: each.maxGapNights ?? Number.NaN,
        nightsFrom: nights.from,
        nightsUntil: nights.until,
        bookableFrom: bookable.from,
        bookableUntil: bookable.until,
      }
    })
}

/** The reduction of a rule that fills gaps competes with the discounts of its round. */
export function gapDiscount(basisPoints: number): CompiledDiscount {
  return {
    ...{ round: 1, basisPoints, fixedMinor: 0, ofNight: true, ofGuests: false, ofFees: false, stackable: false },
    ...{ leastNights: 0, leastLead: Number.NEGATIVE_INFINITY, mostLead: Number.POSITIVE_INFINITY, mostGap: Number.NaN },
    ...{ nightsFrom: Number.NEGATIVE_INFINITY, nightsUntil: Number.POSITIVE_INFINITY },
    ...{ bookableFrom: Number.NEGATIVE_INFINITY, bookableUntil: Number.POSITIVE_INFINITY },
  }
}

/** The remaining price of each night of a visit that begins on `checkIn`, and of its extra guests. Changed in place. */
export type LeftToPay = { readonly checkIn: number; readonly nights: number[]; readonly guests: number[] }

/** Applies the discounts, round after round: the strongest of those that compete, and those that stack. */
export function takeOff(discounts: readonly CompiledDiscount[], left: LeftToPay): void {
  if (discounts.length === 1) takeOffAlone(discounts[0]!, left)
  else takeOffInRounds(discounts, left)
}

function takeOffInRounds(discounts: readonly CompiledDiscount[], left: LeftToPay): void {
  for (let round = 0; round < roundsTaken; round++) {
    for (let at = 0; at < left.nights.length; at++) takeOffNight(discounts, round, left, at)
  }
}

/** Without rivals, in any round. */
function takeOffAlone(each: CompiledDiscount, left: LeftToPay): void {
  for (let at = 0; at < left.nights.length; at++) {
    const offNight = nightOff(each, left, at)
    left.guests[at]! -= guestsOff(each, left, at, offNight)
    left.nights[at]! -= offNight
  }
}

function takeOffNight(discounts: readonly CompiledDiscount[], round: number, left: LeftToPay, at: number): void {
  const best = strongest(discounts, round, left, at)
  for (const each of discounts) {
    if (each.round !== round || (each !== best && !each.stackable)) continue
    const offNight = nightOff(each, left, at)
    const offGuests = guestsOff(each, left, at, offNight)
    left.nights[at]! -= offNight
    left.guests[at]! -= offGuests
  }
}

function strongest(discounts: readonly CompiledDiscount[], round: number, left: LeftToPay, at: number) {
  let best: CompiledDiscount | undefined
  let most = 0
  for (const each of discounts) {
    if (each.round !== round || each.stackable) continue
    const offNight = nightOff(each, left, at)
    const off = offNight + guestsOff(each, left, at, offNight)
    if (off <= most) continue
    best = each
    most = off
  }
  return best
}

function reaches({ nightsFrom, nightsUntil }: CompiledDiscount, night: number): boolean {
  return nightsFrom <= night && night < nightsUntil
}

/** Whether it is for each of so many nights. */
export function reachesAll(each: CompiledDiscount, checkIn: number, count: number): boolean {
  return reaches(each, checkIn) && reaches(each, checkIn + count - 1)
}

function nightOff(each: CompiledDiscount, { checkIn, nights }: LeftToPay, at: number): number {
  if (!each.ofNight || !reaches(each, checkIn + at)) return 0
  const left = nights[at]!
  return Number.isNaN(each.basisPoints) ? Math.min(each.fixedMinor, left) : scaleMinor(left, each.basisPoints, 10_000)
}

function guestsOff(each: CompiledDiscount, { checkIn, guests }: LeftToPay, at: number, offNight: number): number {
  if (!each.ofGuests || !reaches(each, checkIn + at)) return 0
  const left = guests[at]!
  return Number.isNaN(each.basisPoints)
    ? Math.min(each.fixedMinor - offNight, left)
    : scaleMinor(left, each.basisPoints, 10_000)
}

/** The remainder of a fee line. A fixed amount per night does not reduce fees. */
export function leftOfFee(discounts: readonly CompiledDiscount[], feeMinor: number, { checkIn, nights }: LeftToPay) {
  let left = feeMinor
  for (let round = 0; round < roundsTaken; round++) {
    const rivals = discounts.filter(
      each => each.round === round && each.ofFees && nights.some((_, at) => reaches(each, checkIn + at)),
    )
    const offOf = (each: CompiledDiscount) =>
      Number.isNaN(each.basisPoints) ? 0 : scaleMinor(left, each.basisPoints, 10_000)
    const best = rivals.filter(({ stackable }) => !stackable).sort((one, other) => offOf(other) - offOf(one))[0]
    for (const each of rivals) if (each === best || each.stackable) left -= offOf(each)
  }
  return left
}
