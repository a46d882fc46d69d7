// The occupied nights of a home as sorted plain numbers, so that look-ups allocate nothing.

import type { TakenNights } from '#offers/terms/stay-input.ts'

/** Disjoint runs, ascending: run `i` has the nights from `starts[i]` to `ends[i]`, exclusive. */
export type OccupiedRuns = {
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Everything but a block: turnover nights lie between visits. */
  readonly areVisits: readonly boolean[]
}

export const nothingOccupied: OccupiedRuns = { starts: [], ends: [], areVisits: [] }

/** `occupied` in any order, each night at most once. */
export function occupiedRuns(occupied: readonly TakenNights[]): OccupiedRuns {
  if (occupied.length === 0) return nothingOccupied
  const inOrder = occupied.toSorted((one, other) => one.nights.checkIn - other.nights.checkIn)
  return {
    starts: inOrder.map(({ nights }) => nights.checkIn),
    ends: inOrder.map(({ nights }) => nights.checkOut),
    areVisits: inOrder.map(({ kind }) => kind !== 'block'),
  }
}

/** Whether a night from `from` to `until`, exclusive, is occupied. */
export function occupiesAny({ starts, ends }: OccupiedRuns, from: number, until: number): boolean {
  const next = firstAbove(ends, from)
  return next < starts.length && starts[next]! < until
}

/** The end of the last visit that ends by `day`, or -Infinity. */
export function visitEndBefore({ ends, areVisits }: OccupiedRuns, day: number): number {
  for (let at = firstAbove(ends, day) - 1; at >= 0; at--) if (areVisits[at]) return ends[at]!
  return Number.NEGATIVE_INFINITY
}

/** The start of the first visit that starts on or after `day`, or Infinity. */
export function visitStartAfter({ starts, areVisits }: OccupiedRuns, day: number): number {
  for (let at = firstAbove(starts, day - 1); at < starts.length; at++) if (areVisits[at]) return starts[at]!
  return Number.POSITIVE_INFINITY
}

/** The index of the first of the ascending `days` above `day`. */
function firstAbove(days: readonly number[], day: number): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (days[middle]! > day) high = middle
    else low = middle + 1
  }
  return low
}
