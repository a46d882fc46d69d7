// For each night the homes in which it is taken, a bit a home: most homes are ruled out for a visit without looking at them.

import type { TakenRuns } from '#offers/compiled/taken-runs.ts'
import type { NightRange } from '#values/night-range.ts'

/**
 * Bits by place in the world. They are changed in place when homes are read again: whoever still answers from the world
 * before may leave out what has been taken since, and finds everything else by the homes themselves.
 */
export type TakenByNight = { readonly firstNight: number; readonly nights: (Uint32Array | undefined)[] }

/** So far ahead visits can end: two years, and the longest visit. */
const mostNights = 730 + 366

/** From the day before the first that matters on. */
export function takenByNight(firstNight: number): TakenByNight {
  return { firstNight, nights: [] }
}

/** Writes down that the nights which `before` took in the place are now those that `after` takes. */
export function noteTaken(
  taken: TakenByNight,
  place: number,
  before: TakenRuns | undefined,
  after: TakenRuns | undefined,
) {
  if (before) eachNight(taken, before, at => setBit(taken, at, place, false))
  if (after) eachNight(taken, after, at => setBit(taken, at, place, true))
}

function eachNight({ firstNight }: TakenByNight, { starts, ends }: TakenRuns, note: (at: number) => void): void {
  for (let run = 0; run < starts.length; run++) {
    const from = Math.max(starts[run]! - firstNight, 0)
    const until = Math.min(ends[run]! - firstNight, mostNights)
    for (let at = from; at < until; at++) note(at)
  }
}

function setBit({ nights }: TakenByNight, at: number, place: number, isTaken: boolean): void {
  const word = place >> 5
  let bits = nights[at]
  if (!bits || bits.length <= word) {
    if (!isTaken) return
    const wider = new Uint32Array(Math.max(word + 1, 2 * (bits?.length ?? 0)))
    if (bits) wider.set(bits)
    bits = wider
    nights[at] = bits
  }
  if (isTaken) bits[word]! |= 1 << (place & 31)
  else bits[word]! &= ~(1 << (place & 31))
}

/** Whether the bits tell of all nights of the visit. */
export function coversVisit({ firstNight }: TakenByNight, { checkIn, checkOut }: NightRange): boolean {
  return checkIn >= firstNight && checkOut <= firstNight + mostNights
}

/** The places of which some night of each of `visits` is taken for good; `places` is how many there are. */
export function goneFor(taken: TakenByNight, visits: readonly NightRange[], places: number): Uint32Array {
  const words = (places + 31) >> 5
  const gone = new Uint32Array(words).fill(0xffff_ffff)
  const once = new Uint32Array(words)
  for (const visit of visits) {
    once.fill(0)
    for (let night = visit.checkIn; night < visit.checkOut; night++) {
      const bits = taken.nights[night - taken.firstNight]
      if (!bits) continue
      const both = Math.min(words, bits.length)
      for (let word = 0; word < both; word++) once[word]! |= bits[word]!
    }
    for (let word = 0; word < words; word++) gone[word]! &= once[word]!
  }
  return gone
}

export function isGone(gone: Uint32Array, place: number): boolean {
  return (gone[place >> 5]! & (1 << (place & 31))) !== 0
}
