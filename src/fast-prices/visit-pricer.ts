// Prices visits in many homes: what homes share is computed once per visit, the rest of each price is a sum.

import { stayDays } from '#offers/days/stay-days.ts'
import { priceLines } from '#offers/prices/price-lines.ts'
import type { AgeBand } from '#offers/terms/party.ts'
import { sumOf } from '#offers/terms/quote-line.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { type AskedHome, allowsVisit, askedHome, gapAround, gapRuleDiscount, saidOf } from './allowed-visits.ts'
import { type AskedMoment, holdsUntil, todayIn } from './asked-moment.ts'
import { type CompiledDiscount, gapDiscount, type LeftToPay, takeOff } from './compiled-discounts.ts'
import { nightSlot, type PricedNights, readMinor } from './compiled-nights.ts'
import type { Charges } from './compiled-offer.ts'
import { type AskedTax, askTaxes, taxesMinor } from './compiled-taxes.ts'
import { type CountedParty, extraGuestsMinor, takesParty } from './counted-party.ts'
import { feeMinor } from './fee-minor.ts'
import { endOf, isVisit, nothingOccupied, type OccupiedRuns, startOf } from './occupied-runs.ts'
import { before, type OfferTable } from './offer-table.ts'
import { scaled } from './scaled.ts'

/** Prices one party's visits at one moment. */
export type Pricers = {
  readonly table: OfferTable
  readonly countedBy: (bands: readonly AgeBand[]) => CountedParty
  readonly moment: AskedMoment
  readonly byVisit: Map<number, VisitPricer>
}

/** One visit. Results are by part of the table, undefined until first needed. */
export type VisitPricer = Pick<Pricers, 'table' | 'countedBy' | 'moment'> & {
  readonly checkIn: number
  readonly count: number
  readonly allowed: (boolean | undefined)[]
  /** By part too: when the clock may change `allowed`. */
  readonly allowedUntil: number[]
  /** The price per night of guests beyond the included ones; NaN where the party is not taken. */
  readonly guests: (number | undefined)[]
  readonly charges: (VisitCharges | undefined)[]
  /** `fixedMinor` of `charges`. */
  readonly fixed: (number | undefined)[]
  readonly slots: (Uint16Array | undefined)[]
  /** Scratch: the remaining prices of the nights of the current home. */
  readonly left: LeftToPay
}

type VisitCharges = {
  readonly charges: Charges
  readonly counted: CountedParty
  readonly discounts: readonly CompiledDiscount[]
  /** Those for visits that fill their gap. */
  readonly gapDiscounts: readonly CompiledDiscount[]
  readonly taxes: readonly AskedTax[]
  /** Fees and taxes where they are the same whatever the nights cost; else NaN. */
  readonly fixedMinor: number
  /** Where all that depends on the nights is one percentage of all of them; `ofFees`: of the fees for any party, too. */
  readonly share: (Pick<AskedTax, 'numerator' | 'denominator'> & { readonly ofFees: boolean }) | undefined
  /** The taxes that do not depend on what is taxed. */
  readonly flatMinor: number
  /** When the clock may change this. */
  readonly until: number
}

export function pricers(table: OfferTable, countedBy: Pricers['countedBy'], moment: AskedMoment): Pricers {
  return { table, countedBy, moment, byVisit: new Map() }
}

/** `count` is at most 365 nights. */
export function pricerFor({ byVisit, ...same }: Pricers, checkIn: number, count: number): VisitPricer {
  const key = checkIn * 512 + count
  const known = byVisit.get(key)
  if (known) return known
  const left = { checkIn, nights: [], guests: [] }
  const { house, guests, charges, spans } = same.table.parts
  const made: VisitPricer = {
    ...same,
    checkIn,
    count,
    allowed: Array(house.values.length),
    allowedUntil: Array(house.values.length),
    guests: Array(guests.values.length),
    charges: Array(charges.values.length),
    fixed: Array(charges.values.length),
    slots: Array(spans.values.length),
    left,
  }
  byVisit.set(key, made)
  return made
}

/**
 * The total in minor units of the visit in the home of the row, which must be free and depend on nothing but the columns
 * (see `OfferTable.depends`): `quote(…).totalMinor` for the default plan without code and extras; NaN where `quote` has a
 * verdict. May bring the moment's `until` forward.
 */
export function freeMinor(pricer: VisitPricer, row: number): number {
  const { table, count } = pricer
  const { words } = table
  const begin = table.begins[row]!
  const house = words[begin - before.house]!
  if (!(pricer.allowed[house] ?? askAllowed(pricer, house))) return Number.NaN
  const charges = words[begin - before.charges]!
  const fixedMinor = pricer.fixed[charges] ?? chargesOf(pricer, charges).fixedMinor
  if (Number.isNaN(fixedMinor)) return reckoned(pricer, row, undefined)
  const guests = words[begin - before.guests]!
  const guestsMinor = pricer.guests[guests] ?? askGuests(pricer, guests)
  const spans = words[begin - before.spans]!
  const slots = pricer.slots[spans] ?? askSlots(pricer, spans)
  let total = words[begin - before.once]! + fixedMinor + (guestsMinor + words[begin - before.nightly]!) * count
  // Negative as soon as one of the nights has no price.
  let signs = 0
  for (let night = 0; night < slots.length; night++) {
    const minor = words[begin + slots[night]!]!
    signs |= minor
    total += minor
  }
  return signs < 0 ? Number.NaN : total
}

/** Brings the moment's `until` forward to where the clock may change `freeMinor` of this home. */
export function expireFree({ table, moment, allowed, allowedUntil, charges }: VisitPricer, row: number): void {
  const begin = table.begins[row]!
  const house = table.words[begin - before.house]!
  holdsUntil(moment, allowedUntil[house]!)
  if (allowed[house]) holdsUntil(moment, charges[table.words[begin - before.charges]!]!.until)
}

/** The same for any home, whose nights `allowsVisit` allows. */
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
function reckoned(pricer: VisitPricer, row: number, home: AskedHome | undefined): number {
  const { table, left, count, checkIn } = pricer
  const { words } = table
  const begin = table.begins[row]!
  const visit = chargesOf(pricer, words[begin - before.charges]!)
  const guestsMinor = askGuests(pricer, words[begin - before.guests]!)
  const slots = askSlots(pricer, words[begin - before.spans]!)
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
  const { share } = visit
  if (share && !home) {
    const base = lodging + (share.ofFees ? summedFees : 0)
    return lodging + summedFees + visit.flatMinor + Math.max(0, scaled(base, share.numerator, share.denominator))
  }
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

function askAllowed(pricer: VisitPricer, part: number): boolean {
  const { table, moment, checkIn, count, allowed, allowedUntil } = pricer
  const house = table.parts.house.values[part]!
  // Whether the nights have prices is decided per home.
  const home = { house, nights: alwaysPriced, said: [], occupied: nothingOccupied, moment }
  const [allows, until] = withUntil(moment, () => allowsVisit(askedHome(home), checkIn, checkIn + count))
  allowed[part] = allows
  allowedUntil[part] = until
  return allows
}

const alwaysPriced: PricedNights = { spans: [], minors: [0, 0, 0, 0, 0, 0, 0], begin: 0 }

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

function askGuests({ table, countedBy, guests }: VisitPricer, part: number): number {
  const known = guests[part]
  if (known !== undefined) return known
  const terms = table.parts.guests.values[part]!
  const counted = countedBy(terms.ageBands)
  const minor = takesParty(terms, counted) ? extraGuestsMinor(terms, counted) : Number.NaN
  guests[part] = minor
  return minor
}

function chargesOf(
  { table, countedBy, moment, checkIn, count, charges: asked, fixed }: VisitPricer,
  part: number,
): VisitCharges {
  const known = asked[part]
  if (known) return known
  const charges = table.parts.charges.values[part]!
  const { discounts: all, fees, taxCategory, timeZone, ageBands } = charges
  const [today, until] = withUntil(moment, () => (all.length > 0 ? todayIn(moment, timeZone) : 0))
  const ofVisit = all.filter(each => isForVisit(each, today, checkIn - today, count))
  const gapDiscounts = ofVisit.filter(({ mostGap }) => !Number.isNaN(mostGap))
  const discounts = ofVisit.filter(({ mostGap }) => Number.isNaN(mostGap))
  const counted = countedBy(ageBands)
  const taxes = askTaxes(charges.taxes, { checkIn, count, feesOf: [{ taxCategory }, ...fees], counted })
  const isFixed =
    ofVisit.length === 0 &&
    taxes.every(({ numerator }) => numerator === 0) &&
    fees.every(({ basis }) => basis !== 'percent_of_lodging')
  const amounts = [
    ...fees.map(fee => feeMinor(fee, counted, count, 0, [], undefined)),
    ...taxes.map(tax => tax.fixedMinor),
  ]
  const fixedMinor = isFixed ? amounts.reduce((sum, minor) => sum + minor, 0) : Number.NaN
  const flatMinor = taxes.reduce((sum, tax) => sum + tax.fixedMinor, 0)
  const share = fees.length === 0 && ofVisit.length === 0 ? shareOf(taxes, count) : undefined
  const found = { charges, counted, discounts, gapDiscounts, taxes, fixedMinor, flatMinor, share, until }
  asked[part] = found
  fixed[part] = fixedMinor
  return found
}

/** The one percentage among the taxes, when it is of all nights; undefined where there is none or there are more. */
function shareOf(taxes: readonly AskedTax[], count: number): VisitCharges['share'] {
  const [only, ...others] = taxes.filter(({ numerator }) => numerator !== 0)
  if (!only || others.length > 0 || only.taxes.length > 0) return undefined
  const isOfAll = only.nights.length === count && only.nights.every(Boolean)
  return isOfAll ? { ...only, ofFees: only.fees.includes(0) } : undefined
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

function askSlots({ table, checkIn, count, slots }: VisitPricer, part: number): Uint16Array {
  const known = slots[part]
  if (known) return known
  const spans = table.parts.spans.values[part]!
  const made = Uint16Array.from({ length: count }, (_, night) => nightSlot(spans, checkIn + night))
  slots[part] = made
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
