// One visit of one party asked of many homes: what they have alike is worked out once, what is left of each price is a sum.

import type { NightRange } from '#values/night-range.ts'
import { allowsVisit, askedHome } from './allowed-visits.ts'
import { type AskedMoment, todayIn } from './asked-moment.ts'
import { type CompiledDiscount, type LeftToPay, takeOff } from './compiled-discounts.ts'
import { nightSlot } from './compiled-nights.ts'
import type { CompiledOffer } from './compiled-offer.ts'
import { type AskedTax, askTaxes, taxesMinor } from './compiled-taxes.ts'
import { type CountedParty, extraGuestsMinor, takesParty } from './counted-party.ts'
import { type Charges, noMinor, type RateTable } from './rate-table.ts'
import { nothingTaken } from './taken-runs.ts'
import { feeMinor, isForVisit } from './visit-total.ts'

/** The price is no such sum: ask `compiledPrice`. */
export const askTheHome = Number.POSITIVE_INFINITY

export type RateQuestion = {
  readonly table: RateTable
  readonly countedBy: (bands: CompiledOffer['ageBands']) => CountedParty
  readonly moment: AskedMoment
  readonly visit: NightRange
  /** What is known of each part so far, undefined where nobody has asked. */
  readonly allowed: (boolean | undefined)[]
  readonly guests: (number | undefined)[]
  readonly charges: (number | Reckoning | undefined)[]
  readonly slots: (Uint8Array | undefined)[]
  /** What is left of the nights of the home that is being priced. */
  readonly left: LeftToPay
}

/** Discounts off single nights, and taxes of what is left of them. */
type Reckoning = {
  readonly discounts: readonly CompiledDiscount[]
  readonly taxes: readonly AskedTax[]
  /** What else is paid. */
  readonly furtherMinor: number
}

export function rateQuestion(
  table: RateTable,
  countedBy: RateQuestion['countedBy'],
  moment: AskedMoment,
  visit: NightRange,
): RateQuestion {
  const { rules, guests, charges, spans } = table.parts
  return {
    ...{ table, countedBy, moment, visit },
    allowed: Array(rules.values.length),
    guests: Array(guests.values.length),
    charges: Array(charges.values.length),
    slots: Array(spans.values.length),
    left: { checkIn: visit.checkIn, nights: [], guests: [] },
  }
}

/**
 * `compiledPrice` of the home in the place, of whose nights none may be taken: the total, NaN where there is a verdict,
 * or `askTheHome`. The moment's `until` comes nearer as there.
 */
export function rateMinor(question: RateQuestion, place: number): number {
  const { table, visit } = question
  if (table.sums[place] === 0) return askTheHome
  const rules = table.rules[place]!
  if (!(question.allowed[rules] ?? allowsNights(question, rules))) return Number.NaN
  const guests = table.guests[place]!
  const guestsMinor = question.guests[guests] ?? askGuests(question, guests)
  const charges = table.charges[place]!
  const further = question.charges[charges] ?? askCharges(question, charges)
  if (further === askTheHome) return askTheHome
  const spans = table.spans[place]!
  const slots = question.slots[spans] ?? askSlots(question, spans)
  const begin = table.begins[place]!
  if (typeof further !== 'number') return reckoned(question, further, place, slots, guestsMinor)
  let total = table.stayMinor[place]! + further
  for (let night = 0; night < slots.length; night++) {
    const minor = table.minors[begin + slots[night]!]!
    if (minor === noMinor) return Number.NaN
    total += minor
  }
  // NaN for guests whom the home does not take.
  return total + (guestsMinor + table.nightlyMinor[place]!) * (visit.checkOut - visit.checkIn)
}

/** With discounts and taxes, night by night as `visitTotal` has it. */
function reckoned(
  { table, left }: RateQuestion,
  { discounts, taxes, furtherMinor }: Reckoning,
  place: number,
  slots: Uint8Array,
  guestsMinor: number,
): number {
  if (Number.isNaN(guestsMinor)) return Number.NaN
  const begin = table.begins[place]!
  for (let night = 0; night < slots.length; night++) {
    const minor = table.minors[begin + slots[night]!]!
    if (minor === noMinor) return Number.NaN
    left.nights[night] = minor
    left.guests[night] = guestsMinor
  }
  if (discounts.length > 0) takeOff(discounts, left)
  let lodging = 0
  for (let night = 0; night < slots.length; night++) lodging += left.nights[night]! + left.guests[night]!
  const fees = table.stayMinor[place]! + table.nightlyMinor[place]! * slots.length
  return lodging + fees + furtherMinor + taxesMinor(taxes, left, [fees])
}

function allowsNights({ table, moment, visit, allowed }: RateQuestion, part: number): boolean {
  const offer = table.parts.rules.values[part]!
  // Whether the nights have prices each home says by itself.
  const home = askedHome({ ...offer, nights: alwaysSold }, nothingTaken, moment)
  const allows = allowsVisit(home, visit.checkIn, visit.checkOut)
  allowed[part] = allows
  return allows
}

const alwaysSold: CompiledOffer['nights'] = { spans: [], minors: [0, 0, 0, 0, 0, 0, 0] }

/** What the guests beyond the included ones cost a night. */
function askGuests({ table, countedBy, guests }: RateQuestion, part: number): number {
  const offer = table.parts.guests.values[part]!
  const counted = countedBy(offer.ageBands)
  const minor = takesParty(offer, counted) ? extraGuestsMinor(offer, counted) : Number.NaN
  guests[part] = minor
  return minor
}

function askCharges(question: RateQuestion, part: number): number | Reckoning {
  const found = reckoningOf(question, question.table.parts.charges.values[part]!)
  question.charges[part] = found
  return found
}

/** A number where every home pays the same on top of its nights and fees. */
function reckoningOf({ countedBy, moment, visit }: RateQuestion, charges: Charges): number | Reckoning {
  const { offer, fees, categories } = charges
  const count = visit.checkOut - visit.checkIn
  const today = offer.discounts.length > 0 ? todayIn(moment, offer.timeZone) : 0
  const discounts = offer.discounts.filter(each => isForVisit(each, today, visit.checkIn - today, count))
  if (!isReckoned(charges, discounts)) return askTheHome
  const counted = countedBy(offer.ageBands)
  const feesOf = categories.map(taxCategory => ({ taxCategory }))
  const taxes = askTaxes(offer.taxes, { checkIn: visit.checkIn, count, feesOf, counted })
  const furtherMinor = fees.reduce((sum, fee) => sum + feeMinor(fee, counted, count, 0, [], undefined), 0)
  const isFixed = discounts.length === 0 && taxes.every(({ numerator }) => numerator === 0)
  if (isFixed) return taxes.reduce((sum, tax) => sum + tax.fixedMinor, furtherMinor)
  return { discounts, taxes, furtherMinor }
}

/** Whether nights and fees as they stand in the table are enough to tell what discounts and taxes make of them. */
function isReckoned({ offer, fees, categories }: Charges, discounts: readonly CompiledDiscount[]): boolean {
  return (
    !fees.some(({ basis }) => basis === 'percent_of_lodging') &&
    !discounts.some(({ mostGap, ofFees }) => !Number.isNaN(mostGap) || ofFees) &&
    // Taxes are taken of fees by their category: those of one are taken together.
    (offer.taxes.length === 0 || (categories.length <= 1 && fees.length === 0))
  )
}

function askSlots({ table, visit, slots }: RateQuestion, part: number): Uint8Array {
  const spans = table.parts.spans.values[part]!
  const asked = Uint8Array.from({ length: visit.checkOut - visit.checkIn }, (_, night) =>
    nightSlot(spans, visit.checkIn + night),
  )
  slots[part] = asked
  return asked
}
