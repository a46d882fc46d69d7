// The offers of many homes in columns. What homes share is an index into a list of parts, evaluated once per search.

import type { NightOverride } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { codeBy, codes, type WrittenCodes } from '#values/codes.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { SeasonSpans } from './compiled-nights.ts'
import type { Charges, CompiledOffer, GuestTerms, HouseRules } from './compiled-offer.ts'

/** By row; rows are overwritten in place. */
export type OfferTable = {
  /** 1 where a price depends on more than the columns: on single nights, on the nights around a visit, or on its lines. */
  depends: Uint8Array
  /** Indexes into `parts`. */
  house: Uint32Array
  guests: Uint32Array
  spans: Uint32Array
  charges: Uint32Array
  /** Fees charged once, and each night, for any party. */
  stayMinor: Float64Array
  nightlyMinor: Float64Array
  /** Where the home's amounts begin in `minors`, and how many fit there. */
  begins: Uint32Array
  room: Uint16Array
  /** The amounts of `CompiledNights`. */
  minors: Float64Array
  used: number
  readonly parts: {
    readonly house: WrittenCodes<HouseRules>
    readonly guests: WrittenCodes<GuestTerms>
    readonly spans: WrittenCodes<SeasonSpans>
    readonly charges: WrittenCodes<Charges>
  }
  /** Of the few homes that have them. */
  readonly said: Map<number, readonly NightOverride[]>
  readonly byLines: Map<number, StayOffer>
}

export function offerTable(): OfferTable {
  return {
    depends: new Uint8Array(0),
    house: new Uint32Array(0),
    guests: new Uint32Array(0),
    spans: new Uint32Array(0),
    charges: new Uint32Array(0),
    stayMinor: new Float64Array(0),
    nightlyMinor: new Float64Array(0),
    begins: new Uint32Array(0),
    room: new Uint16Array(0),
    minors: new Float64Array(0),
    used: 0,
    parts: { house: codes(), guests: codes(), spans: codes(), charges: codes() },
    said: new Map(),
    byLines: new Map(),
  }
}

export function writeOffer(table: OfferTable, row: number, offer: CompiledOffer): void {
  makeRoom(table, row + 1)
  const { parts } = table
  const { house, guests, nights, charges, said, byLines } = offer
  table.house[row] = codeBy(parts.house, JSON.stringify(house), () => house)
  table.guests[row] = codeBy(parts.guests, JSON.stringify(guests), () => guests)
  table.spans[row] = codeBy(parts.spans, JSON.stringify(nights.spans), () => nights.spans)
  // Only the days of discounts depend on the zone.
  const written = { ...charges, timeZone: charges.discounts.length > 0 && charges.timeZone }
  table.charges[row] = codeBy(parts.charges, JSON.stringify(written), () => charges)
  table.stayMinor[row] = offer.stayMinor
  table.nightlyMinor[row] = offer.nightlyMinor
  table.depends[row] = dependsOnMore(offer) ? 1 : 0
  setOrDelete(table.said, row, said.length > 0 ? said : undefined)
  setOrDelete(table.byLines, row, byLines)
  writeMinors(table, row, nights.minors)
}

function dependsOnMore({ said, byLines, house: { rules }, charges: { discounts } }: CompiledOffer): boolean {
  const looksAround = rules.turnover_nights.length > 0 || rules.gap_fill.length > 0
  return (
    said.length > 0 || byLines !== undefined || looksAround || discounts.some(({ mostGap }) => !Number.isNaN(mostGap))
  )
}

function setOrDelete<Value>(map: Map<number, Value>, row: number, value: Value | undefined): void {
  if (value === undefined) map.delete(row)
  else map.set(row, value)
}

function writeMinors(table: OfferTable, row: number, minors: readonly number[]): void {
  if (minors.length > table.room[row]!) {
    table.minors = ensureCapacity(table.minors, table.used + minors.length)
    table.begins[row] = table.used
    table.room[row] = minors.length
    table.used += minors.length
  }
  table.minors.set(minors, table.begins[row]!)
}

function makeRoom(table: OfferTable, rows: number): void {
  if (rows <= table.depends.length) return
  table.depends = ensureCapacity(table.depends, rows)
  table.house = ensureCapacity(table.house, rows)
  table.guests = ensureCapacity(table.guests, rows)
  table.spans = ensureCapacity(table.spans, rows)
  table.charges = ensureCapacity(table.charges, rows)
  table.stayMinor = ensureCapacity(table.stayMinor, rows)
  table.nightlyMinor = ensureCapacity(table.nightlyMinor, rows)
  table.begins = ensureCapacity(table.begins, rows)
  table.room = ensureCapacity(table.room, rows)
}
