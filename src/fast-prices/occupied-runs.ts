// The occupied nights of a home as sorted plain numbers, side by side with those of others, so that they take little memory.

import type { TakenNights } from '#offers/terms/stay-input.ts'

/**
 * Disjoint runs, ascending, from the `first` one of `words` on, two words a run: its first night in days since 1970, and its
 * nights with the lowest bit telling whether it is a visit: everything but a block, since turnover nights lie between visits.
 */
export type OccupiedRuns = { readonly words: Uint16Array; readonly first: number; readonly count: number }

export const nothingOccupied: OccupiedRuns = { words: new Uint16Array(0), first: 0, count: 0 }

/** Nights from then on (in the year 2149), farther away than anybody can book, are left out. */
const lastDay = 0xffff
/** A longer block becomes several runs. */
const longestRun = 0x7fff

/** `occupied` in any order, each night at most once. */
export function occupiedRuns(occupied: readonly TakenNights[]): OccupiedRuns {
  const words: number[] = []
  const inOrder = occupied.toSorted((one, other) => one.nights.checkIn - other.nights.checkIn)
  for (const { nights, kind } of inOrder) {
    const end = Math.min(nights.checkOut, lastDay)
    for (let start = Math.max(0, nights.checkIn); start < end; start += longestRun) {
      words.push(start, (Math.min(longestRun, end - start) << 1) | (kind === 'block' ? 0 : 1))
    }
  }
  return words.length === 0 ? nothingOccupied : { words: Uint16Array.from(words), first: 0, count: words.length / 2 }
}

/** The same runs in one array: that of each home for itself takes more memory than what is in it. */
export function sideBySide(all: readonly OccupiedRuns[]): OccupiedRuns[] {
  const words = new Uint16Array(2 * all.reduce((sum, { count }) => sum + count, 0))
  let first = 0
  return all.map(runs => {
    const { count } = runs
    words.set(runs.words.subarray(2 * runs.first, 2 * (runs.first + count)), 2 * first)
    first += count
    return count === 0 ? nothingOccupied : { words, first: first - count, count }
  })
}

export const startOf = ({ words, first }: OccupiedRuns, at: number): number => words[2 * (first + at)]!

/** Exclusive. */
export const endOf = ({ words, first }: OccupiedRuns, at: number): number =>
  words[2 * (first + at)]! + (words[2 * (first + at) + 1]! >> 1)

export const isVisit = ({ words, first }: OccupiedRuns, at: number): boolean => (words[2 * (first + at) + 1]! & 1) === 1

/** Whether a night from `from` to `until`, exclusive, is occupied. */
export function occupiesAny(runs: OccupiedRuns, from: number, until: number): boolean {
  const next = firstAbove(runs, endOf, from)
  return next < runs.count && startOf(runs, next) < until
}

/** The end of the last visit that ends by `day`, or -Infinity. */
export function visitEndBefore(runs: OccupiedRuns, day: number): number {
  for (let at = firstAbove(runs, endOf, day) - 1; at >= 0; at--) if (isVisit(runs, at)) return endOf(runs, at)
  return Number.NEGATIVE_INFINITY
}

/** The start of the first visit that starts on or after `day`, or Infinity. */
export function visitStartAfter(runs: OccupiedRuns, day: number): number {
  for (let at = firstAbove(runs, startOf, day - 1); at < runs.count; at++) {
    if (isVisit(runs, at)) return startOf(runs, at)
  }
  return Number.POSITIVE_INFINITY
}

/** The index of the first run whose start or end, as `dayOf` tells it, is above `day`. */
function firstAbove(runs: OccupiedRuns, dayOf: (runs: OccupiedRuns, at: number) => number, day: number): number {
  let low = 0
  let high = runs.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (dayOf(runs, middle) > day) high = middle
    else low = middle + 1
  }
  return low
}
