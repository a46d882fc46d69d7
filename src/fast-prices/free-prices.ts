// The prices of homes that are free and depend on nothing but columns: most of them sums, of many homes at once.

import { holdsUntil } from './asked-moment.ts'
import { before, fetchWords } from './offer-table.ts'
import {
  askAllowed,
  askGuests,
  askNights,
  chargesOf,
  evenAt,
  evenNumbers,
  reckoned,
  type VisitPricer,
} from './visit-pricer.ts'

/**
 * The total in minor units of the visit in the home of the row, which must be free and depend on nothing but the columns
 * (see `OfferTable.depends`): `quote(…).totalMinor` for the default plan without code and extras; NaN where `quote` has a
 * verdict. May bring the moment's `until` forward.
 */
export function freeMinor(pricer: VisitPricer, row: number): number {
  const sum = summedMinor(pricer, row)
  return sum >= 0 ? sum : askedMinor(pricer, row)
}

/** Homes whose words are fetched before they are priced: few enough to stay at hand. */
const fetchedAtOnce = 64

/**
 * `freeMinor` of the rows whose kind is `free`, written to their places of `minors`. Answers the places of the others, whose kind
 * lies above.
 */
export function writeFreeMinors(
  pricer: VisitPricer,
  { rows, minors }: { readonly rows: Uint32Array; readonly minors: Float64Array },
  { kinds, free }: { readonly kinds: Uint8Array; readonly free: number },
): number[] {
  const others: number[] = []
  const open = new Uint32Array(fetchedAtOnce)
  for (let first = 0; first < rows.length; first += fetchedAtOnce) {
    const last = Math.min(first + fetchedAtOnce, rows.length)
    fetchWords(pricer.table, rows, first, last)
    // What is a sum first, then the others: whether it is cannot be foreseen, and what cannot be foreseen is waited for.
    let opened = 0
    for (let at = first; at < last; at++) {
      const row = rows[at]!
      const kind = kinds[row]!
      if (kind !== free) {
        if (kind > free) others.push(at)
        continue
      }
      const sum = summedMinor(pricer, row)
      minors[at] = sum
      open[opened] = at
      opened += Number(!(sum >= 0))
    }
    for (let at = 0; at < opened; at++) {
      const row = rows[open[at]!]!
      const minor = evenMinor(pricer, row)
      minors[open[at]!] = minor >= 0 ? minor : askedMinor(pricer, row)
    }
  }
  return others
}

/** The price where it is a sum of what was asked before; below 0 or NaN where `evenMinor` has to say it. */
function summedMinor({ table, count, allowed, fixed, guests, nights }: VisitPricer, row: number): number {
  const { words } = table
  const begin = table.begins[row]!
  const { counted } = nights[words[begin - before.spans]!]!
  const ofParts = allowed[words[begin - before.house]!]! + fixed[words[begin - before.charges]!]!
  const eachNight = guests[words[begin - before.guests]!]! + words[begin - before.nightly]!
  let total = words[begin - before.once]! + ofParts + eachNight * count
  // Negative as soon as one of the nights has no price.
  let signs = counted.length - 1
  for (let at = 0; at < counted.length; at += 2) {
    const minor = words[begin + counted[at]!]!
    signs |= minor
    total += minor * counted[at + 1]!
  }
  return signs < 0 ? Number.NaN : total
}

/**
 * The price of a home whose charges are even, of what was asked before too; below 0 or NaN where `askedMinor` has to say it. Which
 * percentages a home has cannot be foreseen either, so that it is not asked: those that it does not have are zero.
 */
function evenMinor({ table, count, allowed, even, guests, nights }: VisitPricer, row: number): number {
  const { words } = table
  const begin = table.begins[row]!
  const { counted } = nights[words[begin - before.spans]!]!
  const charges = words[begin - before.charges]! * evenNumbers
  const offNight = even[charges + evenAt.offNight]!
  const guestsMinor = guests[words[begin - before.guests]!]!
  let lodging = (guestsMinor - share(guestsMinor, even[charges + evenAt.offGuests]!, 10_000)) * count
  // Negative as soon as one of the nights has no price.
  let signs = counted.length - 1
  for (let at = 0; at < counted.length; at += 2) {
    const minor = words[begin + counted[at]!]!
    signs |= minor
    lodging += (minor - share(minor, offNight, 10_000)) * counted[at + 1]!
  }
  const fees = words[begin - before.once]! + words[begin - before.nightly]! * count
  const taxed = lodging + fees * even[charges + evenAt.taxesFees]!
  const taxes = share(taxed, even[charges + evenAt.numerator]!, even[charges + evenAt.denominator]!)
  const total = lodging + fees + Math.max(0, taxes) + even[charges + evenAt.flatMinor]!
  return signs < 0 ? Number.NaN : total + allowed[words[begin - before.house]!]!
}

/** `scaleMinor` of what is not negative, without its questions; NaN where the product is too large to be exact. */
function share(minor: number, numerator: number, denominator: number): number {
  const doubled = minor * numerator * 2 + denominator
  return doubled <= Number.MAX_SAFE_INTEGER ? Math.floor(doubled / (denominator * 2)) : Number.NaN
}

/** `freeMinor` of a home, some of whose parts may not have been asked before. */
function askedMinor(pricer: VisitPricer, row: number): number {
  const { words, begins } = pricer.table
  const begin = begins[row]!
  if (Number.isNaN(askAllowed(pricer, words[begin - before.house]!))) return Number.NaN
  chargesOf(pricer, words[begin - before.charges]!)
  askNights(pricer, words[begin - before.spans]!)
  if (Number.isNaN(askGuests(pricer, words[begin - before.guests]!))) return Number.NaN
  const minor = evenMinor(pricer, row)
  return minor >= 0 ? minor : reckoned(pricer, row, undefined)
}

/** Brings the moment's `until` forward to where the clock may change `freeMinor` of this home. */
export function expireFree({ table, moment, allowed, allowedUntil, charges }: VisitPricer, row: number): void {
  const begin = table.begins[row]!
  const house = table.words[begin - before.house]!
  holdsUntil(moment, allowedUntil[house]!)
  if (allowed[house] === 0) holdsUntil(moment, charges[table.words[begin - before.charges]!]!.until)
}
