// Prices visits in many homes: what homes share is computed once per visit, the rest of each price is a sum.

import { stayDays } from '#offers/days/stay-days.ts'
import { priceLines } from '#offers/prices/price-lines.ts'
import type { AgeBand } from '#offers/terms/party.ts'
import { sumOf } from '#offers/terms/quote-line.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { type AskedHome, allowsVisit, askedHome, gapAround, gapRuleDiscount, saidOf } from './allowed-visits.ts'
import { type AskedMoment, holdsUntil, todayIn } from './asked-moment.ts'
import { type CompiledDiscount, gapDiscount, type LeftToPay, reachesAll, takeOff } from './compiled-discounts.ts'
import { nightSlot, type PricedNights, readMinor } from './compiled-nights.ts'
import type { Charges } from './compiled-offer.ts'
import { type AskedTax, askTaxes, taxesMinor } from './compiled-taxes.ts'
import { type CountedParty, extraGuestsMinor, takesParty } from './counted-party.ts'
import { feeMinor } from './fee-minor.ts'
import { endOf, isVisit, nothingOccupied, type OccupiedRuns, startOf } from './occupied-runs.ts'
import { before, type OfferTable } from './offer-table.ts'

/** Prices one party's visits at one moment. */
export type Pricers = {
  readonly table: OfferTable
  readonly countedBy: (bands: readonly AgeBand[]) => CountedParty
  readonly moment: AskedMoment
  readonly byVisit: Map<number, VisitPricer>
}

/** One visit. Results are by part of the table, `unasked` until first needed. */
export type VisitPricer = Pick<Pricers, 'table' | 'countedBy' | 'moment'> & {
  readonly checkIn: number
  readonly count: number
  /** How many parts the table had. */
  readonly parts: number
  /** 0 where the visit is allowed, NaN where it is not: it is added to the price. */
  readonly allowed: Float64Array
  /** By part too: when the clock may change `allowed`. */
  readonly allowedUntil: number[]
  /** The price per night of guests beyond the included ones; NaN where the party is not taken. */
  readonly guests: Float64Array
  readonly charges: (VisitCharges | undefined)[]
  /** Fees and taxes where they are the same whatever the nights cost; else NaN. */
  readonly fixed: Float64Array
  /** The numbers of `evenAt` of each of `charges`, side by side; NaN where they are not even, or not asked yet. */
  readonly even: Float64Array
  readonly nights: VisitNights[]
  /** Scratch: the remaining prices of the nights of the current home. */
  readonly left: LeftToPay
}

const unasked = Number.NEGATIVE_INFINITY

/** Which of a home's amounts the nights cost. */
type VisitNights = {
  /** Of each night. */
  readonly slots: Uint16Array
  /** Each of those amounts once, followed by how many nights cost it. */
  readonly counted: Uint16Array
}

const unaskedNights: VisitNights = { slots: new Uint16Array(0), counted: new Uint16Array(0) }

type VisitCharges = {
  readonly charges: Charges
  readonly counted: CountedParty
  readonly discounts: readonly CompiledDiscount[]
  /** Those for visits that fill their gap. */
  readonly gapDiscounts: readonly CompiledDiscount[]
  readonly taxes: readonly AskedTax[]
  /** When the clock may change this. */
  readonly until: number
}

/**
 * Charges are even where nights that cost the same stay the same: at most one percentage off all of them, and one on top. They
 * are these numbers, in this order.
 */
export const evenAt = {
  /** Hundredths of a percent off a night, and off its extra guests; 0 for nothing. */
  offNight: 0,
  offGuests: 1,
  /** The tax of what is left of the nights; 0 / 1 for none. */
  numerator: 2,
  denominator: 3,
  /** 1 where the tax is of the fees for any party, too; else 0. */
  taxesFees: 4,
  /** Fees and taxes that are the same whatever the nights cost. */
  flatMinor: 5,
} as const
export const evenNumbers = Object.keys(evenAt).length

export function pricers(table: OfferTable, countedBy: Pricers['countedBy'], moment: AskedMoment): Pricers {
  return { table, countedBy, moment, byVisit: new Map() }
}

/** `count` is at most 365 nights. */
export function pricerFor({ byVisit, ...same }: Pricers, checkIn: number, count: number): VisitPricer {
  const key = checkIn * 512 + count
  const known = byVisit.get(key)
  const { house, guests, charges, spans } = same.table.parts
  const parts = house.values.length + guests.values.length + charges.values.length + spans.values.length
  // Homes that came since may have brought further parts.
  if (known?.parts === parts) return known
  const left = { checkIn, nights: [], guests: [] }
  const made: VisitPricer = {
    ...same,
    checkIn,
    count,
    parts,
    allowed: new Float64Array(house.values.length).fill(unasked),
    allowedUntil: Array(house.values.length),
    guests: new Float64Array(guests.values.length).fill(unasked),
    charges: Array(charges.values.length),
    fixed: new Float64Array(charges.values.length).fill(Number.NaN),
    even: new Float64Array(charges.values.length * evenNumbers).fill(Number.NaN),
    nights: spans.values.map(() => unaskedNights),
    left,
  }
  byVisit.set(key, made)
  return made
}

/** The total of the visit in any home whose nights `allowsVisit` allows; see `freeMinor`. */
export function allowedMinor(pricer: VisitPricer, row: number, home: AskedHome): number {
  const { byLines, begins, words } = pricer.table
  const begin = begins[row]!
  const { counted, until } = chargesOf(pricer, words[begin - before.charges]!)
  holdsUntil(pricer.moment, until)
  const offer = byLines.get(row)
  if (offer !== undefined && !Number.isNaN(askGuests(pricer, words[begin - before.guests]!)))
    return minorOfLines(pricer, offer, counted, home)
  return reckoned(pricer, row, home)
}

/** Night by night; `home` where its own nights or neighbours count. */
export function reckoned(pricer: VisitPricer, row: number, home: AskedHome | undefined): number {
  const { table, left, count, checkIn } = pricer
  const { words } = table
  const begin = table.begins[row]!
  const visit = chargesOf(pricer, words[begin - before.charges]!)
  const guestsMinor = askGuests(pricer, words[begin - before.guests]!)
  const { slots } = askNights(pricer, words[begin - before.spans]!)
  if (Number.isNaN(guestsMinor)) return Number.NaN
  let lodging = 0
  for (let at = 0; at < count; at++) {
    const said = home && saidOf(home, checkIn + at)?.nightlyMinor
    const minor = said ?? readMinor(words[begin + slots[at]!]!)
    if (Number.isNaN(minor)) return Number.NaN
    left.nights[at] = minor
    left.guests[at] = guestsMinor
    lodging += minor + guestsMinor
  }
  const summedFees = words[begin - before.once]! + words[begin - before.nightly]! * count
  const discounts = home ? discountsAt(visit, home, checkIn, count) : visit.discounts
  if (discounts.length > 0) {
    takeOff(discounts, left)
    lodging = 0
    for (let at = 0; at < count; at++) lodging += left.nights[at]! + left.guests[at]!
  }
  const { fees } = visit.charges
  let total = lodging + summedFees
  if (fees.length === 0 && visit.taxes.length === 0) return total
  const offFees = discounts.some(({ ofFees }) => ofFees) ? discounts : noDiscounts
  const minors = [summedFees]
  for (const fee of fees) {
    const minor = feeMinor(fee, visit.counted, count, lodging, offFees, left)
    minors.push(minor)
    total += minor
  }
  return visit.taxes.length === 0 ? total : total + taxesMinor(visit.taxes, left, minors)
}

const noDiscounts: readonly CompiledDiscount[] = []

function discountsAt({ discounts, gapDiscounts }: VisitCharges, home: AskedHome, checkIn: number, count: number) {
  const checkOut = checkIn + count
  const fills = gapDiscounts.filter(({ mostGap }) => gapAround(home, checkIn, checkOut, mostGap) === count)
  const ofRule = gapRuleDiscount(home, checkIn, checkOut)
  return ofRule > 0 || fills.length > 0
    ? [...discounts, ...fills, ...(ofRule > 0 ? [gapDiscount(ofRule)] : [])]
    : discounts
}

/** 0 or NaN: see `VisitPricer`. */
export function askAllowed(pricer: VisitPricer, part: number): number {
  const known = pricer.allowed[part]!
  return known === unasked ? allowedAnew(pricer, part) : known
}

function allowedAnew({ table, moment, checkIn, count, allowed, allowedUntil }: VisitPricer, part: number): number {
  const house = table.parts.house.values[part]!
  // Whether the nights have prices is decided per home.
  const home = { house, nights: alwaysPriced, said: [], occupied: nothingOccupied, moment }
  const [allows, until] = withUntil(moment, () => allowsVisit(askedHome(home), checkIn, checkIn + count))
  allowed[part] = allows ? 0 : Number.NaN
  allowedUntil[part] = until
  return allowed[part]!
}

const alwaysPriced: PricedNights = {
  ...{ spans: { seasons: [], amounts: [0, 0, 0, 0, 0, 0, 0] }, minors: [0], begin: 0 },
}

/** The result, and when the clock may change it. */
function withUntil<Value>(moment: AskedMoment, ask: () => Value): readonly [Value, number] {
  const before = moment.until
  moment.until = Number.POSITIVE_INFINITY
  const value = ask()
  const { until } = moment
  moment.until = before
  holdsUntil(moment, until)
  return [value, until]
}

export function askGuests(pricer: VisitPricer, part: number): number {
  const known = pricer.guests[part]!
  return known === unasked ? guestsAnew(pricer, part) : known
}

function guestsAnew({ table, countedBy, guests }: VisitPricer, part: number): number {
  const terms = table.parts.guests.values[part]!
  const counted = countedBy(terms.ageBands)
  const minor = takesParty(terms, counted) ? extraGuestsMinor(terms, counted) : Number.NaN
  guests[part] = minor
  return minor
}

export function chargesOf(pricer: VisitPricer, part: number): VisitCharges {
  return pricer.charges[part] ?? chargesAnew(pricer, part)
}

function chargesAnew(
  { table, countedBy, moment, checkIn, count, charges: asked, fixed, even }: VisitPricer,
  part: number,
): VisitCharges {
  const charges = table.parts.charges.values[part]!
  const { discounts: all, fees, taxCategory, timeZone, ageBands } = charges
  const [today, until] = withUntil(moment, () => (all.length > 0 ? todayIn(moment, timeZone) : 0))
  const ofVisit = all.filter(each => isForVisit(each, today, checkIn - today, count))
  const gapDiscounts = ofVisit.filter(({ mostGap }) => !Number.isNaN(mostGap))
  const discounts = ofVisit.filter(({ mostGap }) => Number.isNaN(mostGap))
  const counted = countedBy(ageBands)
  const taxes = askTaxes(charges.taxes, { checkIn, count, feesOf: [{ taxCategory }, ...fees], counted })
  const found = { charges, counted, discounts, gapDiscounts, taxes, until }
  asked[part] = found
  const numbers = gapDiscounts.length === 0 ? evenCharges(found, checkIn, count) : undefined
  if (!numbers) return found
  even.set(numbers, part * evenNumbers)
  const isFixed = discounts.length === 0 && numbers[evenAt.numerator] === 0
  if (isFixed) fixed[part] = numbers[evenAt.flatMinor]!
  return found
}

/** In the order of `evenAt`; undefined where they are not even. */
function evenCharges(
  { charges: { fees }, counted, discounts, taxes }: VisitCharges,
  checkIn: number,
  count: number,
): number[] | undefined {
  const [tax, ...furtherTaxes] = taxes.filter(({ numerator }) => numerator !== 0)
  const [discount, ...furtherDiscounts] = discounts
  if (furtherTaxes.length > 0 || furtherDiscounts.length > 0) return undefined
  // Each fee is reduced and taxed by itself.
  if (fees.length > 0 && (tax || discount || fees.some(({ basis }) => basis === 'percent_of_lodging'))) return undefined
  if (tax && (tax.taxes.length > 0 || tax.nights.length < count || !tax.nights.every(Boolean))) return undefined
  if (discount && (Number.isNaN(discount.basisPoints) || !reachesAll(discount, checkIn, count))) return undefined
  const flat = [
    ...fees.map(fee => feeMinor(fee, counted, count, 0, [], undefined)),
    ...taxes.map(({ fixedMinor }) => fixedMinor),
  ]
  const numbers: number[] = []
  numbers[evenAt.offNight] = discount?.ofNight ? discount.basisPoints : 0
  numbers[evenAt.offGuests] = discount?.ofGuests ? discount.basisPoints : 0
  numbers[evenAt.numerator] = tax?.numerator ?? 0
  numbers[evenAt.denominator] = tax?.denominator ?? 1
  numbers[evenAt.taxesFees] = tax?.fees.includes(0) ? 1 : 0
  numbers[evenAt.flatMinor] = flat.reduce((sum, minor) => sum + minor, 0)
  return numbers
}

/** Whether the discount is for a visit of `count` nights that begins in `lead` days; what fills a gap must fill it besides. */
function isForVisit(each: CompiledDiscount, today: number, lead: number, count: number): boolean {
  return (
    each.bookableFrom <= today &&
    today < each.bookableUntil &&
    count >= each.leastNights &&
    lead >= each.leastLead &&
    lead <= each.mostLead &&
    (Number.isNaN(each.mostGap) || count <= each.mostGap)
  )
}

export function askNights(pricer: VisitPricer, part: number): VisitNights {
  const known = pricer.nights[part]!
  return known === unaskedNights ? nightsAnew(pricer, part) : known
}

function nightsAnew({ table, checkIn, count, nights }: VisitPricer, part: number): VisitNights {
  const spans = table.parts.spans.values[part]!
  const slots = Uint16Array.from({ length: count }, (_, night) => nightSlot(spans, checkIn + night))
  const times = new Map<number, number>()
  for (const slot of slots) times.set(slot, (times.get(slot) ?? 0) + 1)
  const made = { slots, counted: Uint16Array.from([...times].flat()) }
  nights[part] = made
  return made
}

function minorOfLines(
  { checkIn, count }: VisitPricer,
  offer: StayOffer,
  { party }: CountedParty,
  home: AskedHome,
): number {
  const nights = { checkIn: checkIn as CalendarDay, checkOut: (checkIn + count) as CalendarDay }
  const days = stayDays(offer, { now: new Date(home.moment.now), taken: takenNights(home.occupied) })
  return sumOf(priceLines(offer, offer.plans[0], { nights, party, extras: [] }, days))
}

function takenNights(runs: OccupiedRuns) {
  return Array.from({ length: runs.count }, (_, at) => ({
    nights: { checkIn: startOf(runs, at) as CalendarDay, checkOut: endOf(runs, at) as CalendarDay },
    kind: isVisit(runs, at) ? ('booking' as const) : ('block' as const),
  }))
}
