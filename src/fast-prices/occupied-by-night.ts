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
  if (before) eachNight(occupied, before, at => setBit(occupied, at, row, false))
  if (after) eachNight(occupied, after, at => setBit(occupied, at, row, true))
}

function eachNight({ firstNight }: OccupiedByNight, runs: OccupiedRuns, note: (at: number) => void): void {
  for (let run = 0; run < runs.count; run++) {
    const from = Math.max(startOf(runs, run) - firstNight, 0)
    const until = Math.min(endOf(runs, run) - firstNight, mostNights)
    for (let at = from; at < until; at++) note(at)
  }
}

function setBit({ nights, words }: OccupiedByNight, at: number, row: number, isOccupied: boolean): void {
  const word = row >> 5
  let bits = nights[at]
  if (!bits || bits.length <= word) {
    if (!isOccupied) return
    const wider = new Uint32Array(Math.max(word + 1, bits ? 2 * bits.length : words))
    if (bits) wider.set(bits)
    bits = wider
    nights[at] = bits
  }
  if (isOccupied) bits[word]! |= 1 << (row & 31)
  else bits[word]! &= ~(1 << (row & 31))
}

/** Whether the bits cover all nights of the visit. */
export function coversVisit({ firstNight }: OccupiedByNight, { checkIn, checkOut }: NightRange): boolean {
  return checkIn >= firstNight && checkOut <= firstNight + mostNights
}

/** Bits of the rows where each of `visits` has a permanently occupied night; `rows` is the number of rows. */
export function unavailableFor(occupied: OccupiedByNight, visits: readonly NightRange[], rows: number): Uint32Array {
  const words = (rows + 31) >> 5
  const unavailable = new Uint32Array(words).fill(0xffff_ffff)
  const once = new Uint32Array(words)
  for (const visit of visits) {
    once.fill(0)
    for (let night = visit.checkIn; night < visit.checkOut; night++) {
      const bits = occupied.nights[night - occupied.firstNight]
      if (!bits) continue
      const both = Math.min(words, bits.length)
      for (let word = 0; word < both; word++) once[word]! |= bits[word]!
    }
    for (let word = 0; word < words; word++) unavailable[word]! &= once[word]!
  }
  return unavailable
}

export function isUnavailable(unavailable: Uint32Array, row: number): boolean {
  return (unavailable[row >> 5]! & (1 << (row & 31))) !== 0
}
