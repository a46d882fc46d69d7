// What many homes ask for their nights, a column a number: most prices are a sum of some of them.

import type { Fee } from '#offers/terms/charges.ts'
import { codeBy, codes, type WrittenCodes } from '#values/codes.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { SeasonSpans } from './compiled-nights.ts'
import type { CompiledOffer } from './compiled-offer.ts'

/** Stands for what is no price at all; amounts are never below 0. */
export const noMinor = -1

/**
 * By place. What many homes have alike (rules, who counts as an extra guest, when seasons are, further charges) is a number
 * of one of `parts`: a search looks at each part once. Rows are overwritten in place.
 */
export type RateTable = {
  /** 1 where the price can be summed up; 0 where the home itself must be asked. */
  sums: Uint8Array
  rules: Uint32Array
  guests: Uint32Array
  spans: Uint32Array
  charges: Uint32Array
  /** What is paid once, and each night, whoever comes. */
  stayMinor: Int32Array
  nightlyMinor: Int32Array
  /** Where the amounts of the home begin in `minors`, and for how many there is room. */
  begins: Uint32Array
  room: Uint8Array
  minors: Int32Array
  used: number
  readonly parts: RateParts
}

/** Of each part one offer that has it. */
type RateParts = {
  readonly rules: WrittenCodes<CompiledOffer>
  readonly guests: WrittenCodes<CompiledOffer>
  readonly spans: WrittenCodes<SeasonSpans>
  readonly charges: WrittenCodes<Charges>
}

/** What is not in `stayMinor` and `nightlyMinor`: other fees, discounts, taxes. */
export type Charges = {
  readonly offer: CompiledOffer
  readonly fees: readonly Fee[]
  /** What the fees in `stayMinor` and `nightlyMinor` count as for taxes. */
  readonly categories: readonly string[]
}

export function rateTable(): RateTable {
  return {
    sums: new Uint8Array(0),
    rules: new Uint32Array(0),
    guests: new Uint32Array(0),
    spans: new Uint32Array(0),
    charges: new Uint32Array(0),
    stayMinor: new Int32Array(0),
    nightlyMinor: new Int32Array(0),
    begins: new Uint32Array(0),
    room: new Uint8Array(0),
    minors: new Int32Array(0),
    used: 0,
    parts: { rules: codes(), guests: codes(), spans: codes(), charges: codes() },
  }
}

/** Writes what the offer in the place asks; what cannot be written as such sums stays with the home. */
export function writeRates(table: RateTable, place: number, offer: CompiledOffer | undefined): void {
  makeRoom(table, place + 1)
  const amounts = offer && amountsOf(offer)
  table.sums[place] = amounts ? 1 : 0
  if (!offer || !amounts) return
  const { parts } = table
  const { timeZone, checkInFrom, rules, capacity, includedGuests, extraGuestNightlyMinor, ageBands } = offer
  const { fees, discounts, taxes } = offer
  // Infinite bounds are written as null, and no bound is infinite in both directions.
  const written = (...all: readonly unknown[]) => JSON.stringify(all)
  table.rules[place] = codeBy(parts.rules, written(timeZone, checkInFrom, rules), () => offer)
  const guests = written(capacity, includedGuests, extraGuestNightlyMinor, ageBands)
  table.guests[place] = codeBy(parts.guests, guests, () => offer)
  table.spans[place] = codeBy(parts.spans, written(offer.nights.spans), () => offer.nights.spans)
  const others = fees.filter(fee => !isForAll(fee))
  // Whether a discount is given is a question of the day at the home.
  const categories = taxes.length > 0 ? [...new Set(fees.filter(isForAll).map(fee => fee.taxCategory))].sort() : []
  const charges = written(others, discounts, taxes, categories, ageBands, discounts.length > 0 && timeZone)
  table.charges[place] = codeBy(parts.charges, charges, () => ({ offer, fees: others, categories }))
  table.stayMinor[place] = amounts.stayMinor
  table.nightlyMinor[place] = amounts.nightlyMinor
  writeMinors(table, place, offer.nights.minors)
}

/** Whoever comes and however long pays it as it is, once or for each night. */
function isForAll({ kind, basis }: Fee): boolean {
  return kind !== 'pet' && (basis === 'per_stay' || basis === 'per_night')
}

const mostMinor = 0x7fff_ffff
const mostAmounts = 255
const isKept = (minor: number) => Number.isInteger(minor) && minor >= 0 && minor <= mostMinor

/** Undefined where prices of single nights, neighbours, lines or very large amounts decide. */
function amountsOf(offer: CompiledOffer): { stayMinor: number; nightlyMinor: number } | undefined {
  const { open, said, rules, nights, fees, byLines } = offer
  if (!open || byLines || said.length > 0 || rules.turnover_nights.length > 0 || rules.gap_fill.length > 0) return
  const { minors } = nights
  if (minors.length > mostAmounts || !minors.every(minor => Number.isNaN(minor) || isKept(minor))) return
  const sumOf = (basis: Fee['basis']) =>
    fees.reduce((sum, fee) => sum + (isForAll(fee) && fee.basis === basis ? fee.amount : 0), 0)
  const sums = { stayMinor: sumOf('per_stay'), nightlyMinor: sumOf('per_night') }
  return isKept(sums.stayMinor) && isKept(sums.nightlyMinor) ? sums : undefined
}

function writeMinors(table: RateTable, place: number, minors: readonly number[]): void {
  if (minors.length > table.room[place]!) {
    table.minors = ensureCapacity(table.minors, table.used + minors.length)
    table.begins[place] = table.used
    table.room[place] = minors.length
    table.used += minors.length
  }
  const begin = table.begins[place]!
  for (let at = 0; at < minors.length; at++) {
    const minor = minors[at]!
    table.minors[begin + at] = Number.isNaN(minor) ? noMinor : minor
  }
}

function makeRoom(table: RateTable, places: number): void {
  if (places <= table.sums.length) return
  table.sums = ensureCapacity(table.sums, places)
  table.rules = ensureCapacity(table.rules, places)
  table.guests = ensureCapacity(table.guests, places)
  table.spans = ensureCapacity(table.spans, places)
  table.charges = ensureCapacity(table.charges, places)
  table.stayMinor = ensureCapacity(table.stayMinor, places)
  table.nightlyMinor = ensureCapacity(table.nightlyMinor, places)
  table.begins = ensureCapacity(table.begins, places)
  table.room = ensureCapacity(table.room, places)
}
