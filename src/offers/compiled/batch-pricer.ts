// Prices one visit of one party in many homes: shared parts are computed once, the rest of each price is a sum.

import type { NightRange } from '#values/night-range.ts'
import { allowsVisit, askedHome } from './allowed-visits.ts'
import { type AskedMoment, todayIn } from './asked-moment.ts'
import { type CompiledDiscount, type LeftToPay, takeOff } from './compiled-discounts.ts'
import { nightSlot } from './compiled-nights.ts'
import type { CompiledOffer } from './compiled-offer.ts'
import { type AskedTax, askTaxes, taxesMinor } from './compiled-taxes.ts'
import { type CountedParty, extraGuestsMinor, takesParty } from './counted-party.ts'
import { nothingOccupied } from './occupied-runs.ts'
import { type Charges, noMinor, type RateTable } from './rate-table.ts'
import { feeMinor, isForVisit } from './visit-total.ts'

/** The price is not such a sum: it needs `compiledPrice`. */
export const needsFullPrice = Number.POSITIVE_INFINITY

export type BatchPricer = {
  readonly table: RateTable
  readonly countedBy: (bands: CompiledOffer['ageBands']) => CountedParty
  readonly moment: AskedMoment
  readonly visit: NightRange
  /** Results by part of the table; undefined until first needed. */
  readonly allowed: (boolean | undefined)[]
  readonly guests: (number | undefined)[]
  readonly charges: (number | Reckoning | undefined)[]
  readonly slots: (Uint8Array | undefined)[]
  /** Scratch: the remaining prices of the nights of the current home. */
  readonly left: LeftToPay
}

/** Discounts off single nights, and taxes on the remainder. */
type Reckoning = {
  readonly discounts: readonly CompiledDiscount[]
  readonly taxes: readonly AskedTax[]
  /** Further charges. */
  readonly furtherMinor: number
}

export function batchPricer(
  table: RateTable,
  countedBy: BatchPricer['countedBy'],
  moment: AskedMoment,
  visit: NightRange,
): BatchPricer {
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
 * `compiledPrice` of the home in the row, whose nights must all be free: the total, NaN where the visit cannot be booked,
 * or `needsFullPrice`. May bring the moment's `until` forward, as `compiledPrice` does.
 */
export function rateMinor(pricer: BatchPricer, row: number): number {
  const { table, visit } = pricer
  if (table.sums[row] === 0) return needsFullPrice
  const rules = table.rules[row]!
  if (!(pricer.allowed[rules] ?? allowsNights(pricer, rules))) return Number.NaN
  const guests = table.guests[row]!
  const guestsMinor = pricer.guests[guests] ?? askGuests(pricer, guests)
  const charges = table.charges[row]!
  const further = pricer.charges[charges] ?? askCharges(pricer, charges)
  if (further === needsFullPrice) return needsFullPrice
  const spans = table.spans[row]!
  const slots = pricer.slots[spans] ?? askSlots(pricer, spans)
  const begin = table.begins[row]!
  if (typeof further !== 'number') return reckoned(pricer, further, row, slots, guestsMinor)
  let total = table.stayMinor[row]! + further
  for (let night = 0; night < slots.length; night++) {
    const minor = table.minors[begin + slots[night]!]!
    if (minor === noMinor) return Number.NaN
    total += minor
  }
  // `guestsMinor` is NaN where the party exceeds the home's capacity.
  return total + (guestsMinor + table.nightlyMinor[row]!) * (visit.checkOut - visit.checkIn)
}

/** With discounts and taxes, night by night as `visitTotal` does. */
function reckoned(
  { table, left }: BatchPricer,
  { discounts, taxes, furtherMinor }: Reckoning,
  row: number,
  slots: Uint8Array,
  guestsMinor: number,
): number {
  if (Number.isNaN(guestsMinor)) return Number.NaN
  const begin = table.begins[row]!
  for (let night = 0; night < slots.length; night++) {
    const minor = table.minors[begin + slots[night]!]!
    if (minor === noMinor) return Number.NaN
    left.nights[night] = minor
    left.guests[night] = guestsMinor
  }
  if (discounts.length > 0) takeOff(discounts, left)
  let lodging = 0
  for (let night = 0; night < slots.length; night++) lodging += left.nights[night]! + left.guests[night]!
  const fees = table.stayMinor[row]! + table.nightlyMinor[row]! * slots.length
  return lodging + fees + furtherMinor + taxesMinor(taxes, left, [fees])
}

function allowsNights({ table, moment, visit, allowed }: BatchPricer, part: number): boolean {
  const offer = table.parts.rules.values[part]!
  // Whether the nights have prices is decided per home.
  const home = askedHome({ ...offer, nights: alwaysSold }, nothingOccupied, moment)
  const allows = allowsVisit(home, visit.checkIn, visit.checkOut)
  allowed[part] = allows
  return allows
}

const alwaysSold: CompiledOffer['nights'] = { spans: [], minors: [0, 0, 0, 0, 0, 0, 0] }

/** The price per night of guests beyond the included ones. */
function askGuests({ table, countedBy, guests }: BatchPricer, part: number): number {
  const offer = table.parts.guests.values[part]!
  const counted = countedBy(offer.ageBands)
  const minor = takesParty(offer, counted) ? extraGuestsMinor(offer, counted) : Number.NaN
  guests[part] = minor
  return minor
}

function askCharges(pricer: BatchPricer, part: number): number | Reckoning {
  const found = reckoningOf(pricer, pricer.table.parts.charges.values[part]!)
  pricer.charges[part] = found
  return found
}

/** A number if the same for every home, on top of nights and fees. */
function reckoningOf({ countedBy, moment, visit }: BatchPricer, charges: Charges): number | Reckoning {
  const { offer, fees, categories } = charges
  const count = visit.checkOut - visit.checkIn
  const today = offer.discounts.length > 0 ? todayIn(moment, offer.timeZone) : 0
  const discounts = offer.discounts.filter(each => isForVisit(each, today, visit.checkIn - today, count))
  if (!isReckoned(charges, discounts)) return needsFullPrice
  const counted = countedBy(offer.ageBands)
  const feesOf = categories.map(taxCategory => ({ taxCategory }))
  const taxes = askTaxes(offer.taxes, { checkIn: visit.checkIn, count, feesOf, counted })
  const furtherMinor = fees.reduce((sum, fee) => sum + feeMinor(fee, counted, count, 0, [], undefined), 0)
  const isFixed = discounts.length === 0 && taxes.every(({ numerator }) => numerator === 0)
  if (isFixed) return taxes.reduce((sum, tax) => sum + tax.fixedMinor, furtherMinor)
  return { discounts, taxes, furtherMinor }
}

/** Whether the table's nights and fees suffice to compute discounts and taxes. */
function isReckoned({ offer, fees, categories }: Charges, discounts: readonly CompiledDiscount[]): boolean {
  return (
    !fees.some(({ basis }) => basis === 'percent_of_lodging') &&
    !discounts.some(({ mostGap, ofFees }) => !Number.isNaN(mostGap) || ofFees) &&
    // Taxes apply to fees by category: the fees of one category are taxed together.
    (offer.taxes.length === 0 || (categories.length <= 1 && fees.length === 0))
  )
}

function askSlots({ table, visit, slots }: BatchPricer, part: number): Uint8Array {
  const spans = table.parts.spans.values[part]!
  const asked = Uint8Array.from({ length: visit.checkOut - visit.checkIn }, (_, night) =>
    nightSlot(spans, visit.checkIn + night),
  )
  slots[part] = asked
  return asked
}
