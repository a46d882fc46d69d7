// The offers of many homes in columns. What homes share is an index into a list of parts, evaluated once per search.

import type { NightOverride } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { codeBy, codes, type WrittenCodes } from '#values/codes.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import { type SeasonSpans, writtenMinor } from './compiled-nights.ts'
import type { Charges, CompiledOffer, GuestTerms, HouseRules } from './compiled-offer.ts'

/** By row; rows are overwritten in place. */
export type OfferTable = {
  /** 1 where a price depends on more than the columns: on single nights, on the nights around a visit, or on its lines. */
  depends: Uint8Array
  /** Where the home's amounts of `CompiledNights` begin in `words`, and how many words it has room for. */
  begins: Uint32Array
  room: Uint16Array
  /** All that a price reads of a home, side by side: see `before`; amounts in minor units, or `noPrice`. */
  words: Int32Array
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

/**
 * How many words before the amounts of the nights stand the indexes into `parts`, and the fees for any party: charged once, and
 * each night.
 */
export const before = { house: 6, guests: 5, spans: 4, charges: 3, once: 2, nightly: 1 } as const
const wordsBefore = before.house

/**
 * Homes begin at every sixteenth word, so that those of most, a dozen, lie in one line of the processor's cache: also where the
 * column itself begins sixteen bytes after a line, as memory is commonly given out.
 */
const wordsInLine = 16

export function offerTable(): OfferTable {
  return {
    depends: new Uint8Array(0),
    begins: new Uint32Array(0),
    room: new Uint16Array(0),
    words: new Int32Array(0),
    used: 0,
    parts: { house: codes(), guests: codes(), spans: codes(), charges: codes() },
    said: new Map(),
    byLines: new Map(),
  }
}

/** Makes room for the rows below `rows`, and for these offers besides those that are there. */
export function reserveOffers(table: OfferTable, rows: number, offers: Iterable<CompiledOffer>): void {
  makeRoom(table, rows)
  let size = table.used
  for (const offer of offers) size += wordsOf(offer)
  table.words = ensureCapacity(table.words, size)
}

export function writeOffer(table: OfferTable, row: number, offer: CompiledOffer): void {
  makeRoom(table, row + 1)
  const { said, byLines } = offer
  table.depends[row] = dependsOnMore(offer) ? 1 : 0
  setOrDelete(table.said, row, said.length > 0 ? said : undefined)
  setOrDelete(table.byLines, row, byLines)
  writeWords(table, row, offer)
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

function wordsOf({ nights }: CompiledOffer): number {
  return Math.ceil((wordsBefore + nights.minors.length) / wordsInLine) * wordsInLine
}

function writeWords(table: OfferTable, row: number, offer: CompiledOffer): void {
  const size = wordsOf(offer)
  if (size > table.room[row]!) {
    table.words = ensureCapacity(table.words, table.used + size)
    table.begins[row] = table.used + wordsBefore
    table.room[row] = size
    table.used += size
  }
  const begin = table.begins[row]!
  const { words, parts } = table
  const { house, guests, nights, charges } = offer
  // Only the days of discounts depend on the zone.
  const written = { ...charges, timeZone: charges.discounts.length > 0 && charges.timeZone }
  words[begin - before.house] = codeBy(parts.house, JSON.stringify(house), () => house)
  words[begin - before.guests] = codeBy(parts.guests, JSON.stringify(guests), () => guests)
  words[begin - before.spans] = codeBy(parts.spans, JSON.stringify(nights.spans), () => nights.spans)
  words[begin - before.charges] = codeBy(parts.charges, JSON.stringify(written), () => charges)
  words[begin - before.once] = writtenMinor(offer.stayMinor)
  words[begin - before.nightly] = writtenMinor(offer.nightlyMinor)
  for (const [at, minor] of nights.minors.entries()) words[begin + at] = writtenMinor(minor)
}

/**
 * Reads from the words of these rows, from the first up to the last, so that they are at hand when prices are worked
 * out: nothing depends on what is read, so the processor waits for all of them at once and not, home by home, for each.
 */
export function fetchWords({ begins, words }: OfferTable, rows: Uint32Array, first: number, last: number): void {
  let read = 0
  for (let at = first; at < last; at++) read |= words[begins[rows[at]!]!]!
  fetched[0] = read
}

/** Of no meaning: what nobody keeps need not be read. */
const fetched = new Int32Array(1)

function makeRoom(table: OfferTable, rows: number): void {
  if (rows <= table.depends.length) return
  table.depends = ensureCapacity(table.depends, rows)
  table.begins = ensureCapacity(table.begins, rows)
  table.room = ensureCapacity(table.room, rows)
}
