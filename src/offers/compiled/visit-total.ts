// The total price of a visit as one number: what `quote` itemises, for searches that price every home.

import { stayDays } from '#offers/days/stay-days.ts'
import { priceLines } from '#offers/prices/price-lines.ts'
import type { Fee } from '#offers/terms/charges.ts'
import { sumOf } from '#offers/terms/quote-line.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { type AskedHome, gapAround, gapRuleDiscount } from './allowed-visits.ts'
import { type CompiledDiscount, gapDiscount, type LeftToPay, leftOfFee, takeOff } from './compiled-discounts.ts'
import { nightMinor } from './compiled-nights.ts'
import { saidOf } from './compiled-offer.ts'
import { askTaxes, taxesMinor } from './compiled-taxes.ts'
import { type CountedParty, extraGuestsMinor } from './counted-party.ts'
import type { OccupiedRuns } from './occupied-runs.ts'
import { scaled } from './scaled.ts'

const noDiscounts: readonly CompiledDiscount[] = []

/** The total in minor units of a visit that `allowsVisit` and `takesParty` allow. */
export function visitTotal(home: AskedHome, counted: CountedParty, checkIn: number, checkOut: number): number {
  const { offer } = home
  if (offer.byLines) return totalOfLines(offer.byLines, home, counted, checkIn, checkOut)
  const guests = extraGuestsMinor(offer, counted)
  const discounts = qualified(home, checkIn, checkOut)
  if (discounts.length === 0 && offer.taxes.length === 0) {
    let lodging = guests * (checkOut - checkIn)
    for (let night = checkIn; night < checkOut; night++)
      lodging += nightMinor(offer.nights, saidOf(offer, night), night)
    let total = lodging
    for (const fee of offer.fees) total += feeMinor(fee, counted, checkOut - checkIn, lodging, noDiscounts, undefined)
    return total
  }
  const left: LeftToPay = { checkIn, nights: [], guests: [] }
  for (let night = checkIn; night < checkOut; night++) {
    left.nights.push(nightMinor(offer.nights, saidOf(offer, night), night))
    left.guests.push(guests)
  }
  takeOff(discounts, left)
  let lodging = 0
  for (let at = 0; at < left.nights.length; at++) lodging += left.nights[at]! + left.guests[at]!
  const offFees = discounts.some(({ ofFees }) => ofFees) ? discounts : noDiscounts
  const fees = offer.fees.map(fee => feeMinor(fee, counted, checkOut - checkIn, lodging, offFees, left))
  let total = lodging
  for (const minor of fees) total += minor
  if (offer.taxes.length === 0) return total
  const taxes = askTaxes(offer.taxes, { checkIn, count: checkOut - checkIn, feesOf: offer.fees, counted })
  return total + taxesMinor(taxes, left, fees)
}

function qualified(home: AskedHome, checkIn: number, checkOut: number): readonly CompiledDiscount[] {
  const { discounts, rules } = home.offer
  if (discounts.length === 0 && rules.gap_fill.length === 0) return noDiscounts
  const count = checkOut - checkIn
  const lead = checkIn - home.today
  const found = discounts.filter(
    each =>
      isForVisit(each, home.today, lead, count) &&
      (Number.isNaN(each.mostGap) || gapAround(home, checkIn, checkOut, each.mostGap) === count),
  )
  const ofRule = gapRuleDiscount(home, checkIn, checkOut)
  return ofRule > 0 ? [...found, gapDiscount(ofRule)] : found
}

/** Whether the discount is for a visit of `count` nights that begins in `lead` days; what fills a gap must fill it besides. */
export function isForVisit(each: CompiledDiscount, today: number, lead: number, count: number): boolean {
  return (
    each.bookableFrom <= today &&
    today < each.bookableUntil &&
    count >= each.leastNights &&
    lead >= each.leastLead &&
    lead <= each.mostLead &&
    (Number.isNaN(each.mostGap) || count <= each.mostGap)
  )
}

/** One fee with its discounts; `lodgingMinor` is the nights and extra guests after theirs. */
export function feeMinor(
  fee: Fee,
  counted: CountedParty,
  nights: number,
  lodgingMinor: number,
  discounts: readonly CompiledDiscount[],
  left: LeftToPay | undefined,
): number {
  const { pets } = counted.party
  if (fee.kind === 'pet' && pets === 0) return 0
  const isForGuests = fee.basis === 'per_guest' || fee.basis === 'per_guest_night'
  if (isForGuests) return guestFeeMinor(fee, counted, fee.basis === 'per_guest' ? 1 : nights, discounts, left)
  const minor = wholeFeeMinor(fee, nights, pets, lodgingMinor)
  return left && discounts.length > 0 && minor > 0 ? leftOfFee(discounts, minor, left) : minor
}

function wholeFeeMinor({ basis, amount }: Fee, nights: number, pets: number, lodgingMinor: number): number {
  switch (basis) {
    case 'per_night':
      return amount * nights
    case 'per_pet':
      return amount * pets
    case 'per_pet_night':
      return amount * pets * nights
    case 'percent_of_lodging':
      return scaled(lodgingMinor, amount, 10_000)
    default:
      return amount
  }
}

/** Guests who pay the same share one line, and discounts are rounded line by line. */
function guestFeeMinor(
  { amount, amountByBand }: Fee,
  { inBands }: CountedParty,
  times: number,
  discounts: readonly CompiledDiscount[],
  left: LeftToPay | undefined,
): number {
  const unitOf = (band: { readonly code: string; readonly isInfant: boolean }) =>
    amountByBand ? (amountByBand[band.code] ?? 0) : band.isInfant ? 0 : amount
  let total = 0
  if (!left || discounts.length === 0) {
    for (const { band, count } of inBands) total += unitOf(band) * count * times
    return total
  }
  const lines = new Map<number, number>()
  for (const { band, count } of inBands) lines.set(unitOf(band), (lines.get(unitOf(band)) ?? 0) + count * times)
  for (const [unit, quantity] of lines) total += leftOfFee(discounts, unit * quantity, left)
  return total
}

function totalOfLines(offer: StayOffer, home: AskedHome, { party }: CountedParty, checkIn: number, checkOut: number) {
  const nights = { checkIn: checkIn as CalendarDay, checkOut: checkOut as CalendarDay }
  const days = stayDays(offer, { now: new Date(home.moment.now), taken: takenNights(home.occupied) })
  return sumOf(priceLines(offer, offer.plans[0], { nights, party, extras: [] }, days))
}

function takenNights({ starts, ends, areVisits }: OccupiedRuns) {
  return starts.map((start, at) => ({
    nights: { checkIn: start as CalendarDay, checkOut: ends[at] as CalendarDay },
    kind: areVisits[at] ? ('booking' as const) : ('block' as const),
  }))
}
