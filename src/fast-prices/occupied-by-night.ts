// One bit per night and home that is occupied, which excludes most homes for a visit without reading them.

import type { NightRange } from '#values/night-range.ts'
import { endOf, type OccupiedRuns, startOf } from './occupied-runs.ts'

/**
 * Bits by row of the snapshot, updated in place when homes are reloaded: a search still running on the previous
 * snapshot may omit homes occupied since.
 */
export type OccupiedByNight = {
  readonly firstNight: number
  readonly nights: (Uint32Array | undefined)[]
  /** How many words a night is given at first. */
  words: number
}

/** How far ahead visits can end: two years plus the longest visit. */
const mostNights = 730 + 366

/** `firstNight`: the first night that is tracked. */
export function occupiedByNight(firstNight: number): OccupiedByNight {
  return { firstNight, nights: [], words: 0 }
}

/** Makes room for the rows below `rows` in nights to come, without any to spare. */
export function reserveNights(occupied: OccupiedByNight, rows: number): void {
  occupied.words = (rows + 31) >> 5
}

/** Replaces the nights `before` of the row by `after`. */
export function noteOccupied(
  occupied: OccupiedByNight,
  row: number,
  before: OccupiedRuns | undefined,
  after: OccupiedRuns | undefined,
) {
  if (before) eachNight(occupied, before, at => setNight(occupied, at, row, false))
  if (after) eachNight(occupied, after, at => setNight(occupied, at, row, true))
}

function eachNight({ firstNight }: OccupiedByNight, runs: OccupiedRuns, note: (at: number) => void): void {
  for (let run = 0; run < runs.count; run++) {
    const from = Math.max(startOf(runs, run) - firstNight, 0)
    const until = Math.min(endOf(runs, run) - firstNight, mostNights)
    for (let at = from; at < until; at++) note(at)
  }
}

function setNight({ nights, words }: OccupiedByNight, at: number, row: number, isOccupied: boolean): void {
  const word = row >> 5
  let bits = nights[at]
  if (!bits || bits.length <= word) {
    if (!isOccupied) return
    const wider = new Uint32Array(Math.max(word + 1, bits ? 2 * bits.length : words))
    if (bits) wider.set(bits)
    bits = wider
    nights[at] = bits
  }
  setBit(bits, row, isOccupied)
}

export function setBit(bits: Uint32Array, row: number, isSet: boolean): void {
  if (isSet) bits[row >> 5]! |= 1 << (row & 31)
  else bits[row >> 5]! &= ~(1 << (row & 31))
}

/** Whether the bits cover all nights of the visit. */
export function coversVisit({ firstNight }: OccupiedByNight, { checkIn, checkOut }: NightRange): boolean {
  return checkIn >= firstNight && checkOut <= firstNight + mostNights
}

/** Rows from `first` up to `end`. */
export type RowSpan = { readonly first: number; readonly end: number }

/** Bits of the rows of the span where each of `visits` has a permanently occupied night; those of rows before it say nothing. */
export function unavailableFor(occupied: OccupiedByNight, visits: readonly NightRange[], span: RowSpan): Uint32Array {
  const unavailable = new Uint32Array((span.end + 31) >> 5)
  const [first, ...others] = visits
  if (!first) return unavailable.fill(0xffff_ffff)
  addOccupied(unavailable, occupied, first, span)
  const once = new Uint32Array(others.length > 0 ? unavailable.length : 0)
  for (const visit of others) {
    once.fill(0)
    addOccupied(once, occupied, visit, span)
    for (let word = span.first >> 5; word < once.length; word++) unavailable[word]! &= once[word]!
  }
  return unavailable
}

function addOccupied(
  to: Uint32Array,
  { nights, firstNight }: OccupiedByNight,
  { checkIn, checkOut }: NightRange,
  { first }: RowSpan,
): void {
  for (let night = checkIn - firstNight; night < checkOut - firstNight; night++) {
    const bits = nights[night]
    if (bits) addBits(to, bits, first)
  }
}

/** Sets in `to`, from the word of row `first` on, what is set in `bits`. */
export function addBits(to: Uint32Array, bits: Uint32Array, first: number): void {
  const both = Math.min(to.length, bits.length)
  for (let word = first >> 5; word < both; word++) to[word]! |= bits[word]!
}

export function isUnavailable(unavailable: Uint32Array, row: number): boolean {
  return (unavailable[row >> 5]! & (1 << (row & 31))) !== 0
}

/** The rows from `first` up to `end` that are not unavailable, written to `rows` from `count` on; how many are written then. */
export function writeAvailable(
  unavailable: Uint32Array,
  { first, end }: RowSpan,
  rows: Uint32Array,
  count: number,
): number {
  let written = count
  for (let start = first & ~31; start < end; start += 32) {
    let available = ~unavailable[start >> 5]!
    if (start < first) available &= -1 << (first & 31)
    if (end - start < 32) available &= ~(-1 << (end - start))
    for (; available !== 0; available &= available - 1) {
      rows[written] = start + 31 - Math.clz32(available & -available)
      written += 1
    }
  }
  return written
}
