// The rates of many homes in columns: most prices are a sum of a few of them.

import type { Fee } from '#offers/terms/charges.ts'
import { codeBy, codes, type WrittenCodes } from '#values/codes.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { SeasonSpans } from './compiled-nights.ts'
import type { CompiledOffer } from './compiled-offer.ts'

/** No price; real amounts are never below 0. */
export const noMinor = -1

/**
 * By row. What many homes share (rules, who counts as an extra guest, season dates, further charges) is an index into
 * `parts`, so a search evaluates each part once. Rows are overwritten in place.
 */
export type RateTable = {
  /** 1 where the price is a sum of columns; 0 where it needs the full price. */
  sums: Uint8Array
  rules: Uint32Array
  guests: Uint32Array
  spans: Uint32Array
  charges: Uint32Array
  /** Charged once, and each night, for any party. */
  stayMinor: Int32Array
  nightlyMinor: Int32Array
  /** Where the home's amounts begin in `minors`, and the capacity there. */
  begins: Uint32Array
  room: Uint8Array
  minors: Int32Array
  used: number
  readonly parts: RateParts
}

/** A representative offer for each part. */
type RateParts = {
  readonly rules: WrittenCodes<CompiledOffer>
  readonly guests: WrittenCodes<CompiledOffer>
  readonly spans: WrittenCodes<SeasonSpans>
  readonly charges: WrittenCodes<Charges>
}

/** Charges not in `stayMinor` and `nightlyMinor`: other fees, discounts, taxes. */
export type Charges = {
  readonly offer: CompiledOffer
  readonly fees: readonly Fee[]
  /** The tax categories of the fees in `stayMinor` and `nightlyMinor`. */
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

/** Writes the rates of the offer in the row; `sums` says whether they suffice for a price. */
export function writeRates(table: RateTable, row: number, offer: CompiledOffer | undefined): void {
  makeRoom(table, row + 1)
  const amounts = offer && amountsOf(offer)
  table.sums[row] = amounts ? 1 : 0
  if (!offer || !amounts) return
  const { parts } = table
  const { timeZone, checkInFrom, rules, capacity, includedGuests, extraGuestNightlyMinor, ageBands } = offer
  const { fees, discounts, taxes } = offer
  // Infinite bounds become null; no bound is infinite in both directions.
  const written = (...all: readonly unknown[]) => JSON.stringify(all)
  table.rules[row] = codeBy(parts.rules, written(timeZone, checkInFrom, rules), () => offer)
  const guests = written(capacity, includedGuests, extraGuestNightlyMinor, ageBands)
  table.guests[row] = codeBy(parts.guests, guests, () => offer)
  table.spans[row] = codeBy(parts.spans, written(offer.nights.spans), () => offer.nights.spans)
  const others = fees.filter(fee => !isForAll(fee))
  // Whether a discount applies depends on the day at the home.
  const categories = taxes.length > 0 ? [...new Set(fees.filter(isForAll).map(fee => fee.taxCategory))].sort() : []
  const charges = written(others, discounts, taxes, categories, ageBands, discounts.length > 0 && timeZone)
  table.charges[row] = codeBy(parts.charges, charges, () => ({ offer, fees: others, categories }))
  table.stayMinor[row] = amounts.stayMinor
  table.nightlyMinor[row] = amounts.nightlyMinor
  writeMinors(table, row, offer.nights.minors)
}

/** Independent of the party: charged once or per night. */
function isForAll({ kind, basis }: Fee): boolean {
  return kind !== 'pet' && (basis === 'per_stay' || basis === 'per_night')
}

const mostMinor = 0x7fff_ffff
const mostAmounts = 255
const isKept = (minor: number) => Number.isInteger(minor) && minor >= 0 && minor <= mostMinor

/** Undefined where the price depends on single nights, neighbouring visits, line rounding or very large amounts. */
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

function writeMinors(table: RateTable, row: number, minors: readonly number[]): void {
  if (minors.length > table.room[row]!) {
    table.minors = ensureCapacity(table.minors, table.used + minors.length)
    table.begins[row] = table.used
    table.room[row] = minors.length
    table.used += minors.length
  }
  const begin = table.begins[row]!
  for (let at = 0; at < minors.length; at++) {
    const minor = minors[at]!
    table.minors[begin + at] = Number.isNaN(minor) ? noMinor : minor
  }
}

function makeRoom(table: RateTable, rows: number): void {
  if (rows <= table.sums.length) return
  table.sums = ensureCapacity(table.sums, rows)
  table.rules = ensureCapacity(table.rules, rows)
  table.guests = ensureCapacity(table.guests, rows)
  table.spans = ensureCapacity(table.spans, rows)
  table.charges = ensureCapacity(table.charges, rows)
  table.stayMinor = ensureCapacity(table.stayMinor, rows)
  table.nightlyMinor = ensureCapacity(table.nightlyMinor, rows)
  table.begins = ensureCapacity(table.begins, rows)
  table.room = ensureCapacity(table.room, rows)
}
