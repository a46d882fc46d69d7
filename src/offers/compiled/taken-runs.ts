// The taken nights of a home as plain numbers in order, so that a search looks them up without making anything.

import type { TakenNights } from '#offers/terms/stay-input.ts'

/** Runs that share no night, ascending: run `i` takes the nights from `starts[i]` up to, and without, `ends[i]`. */
export type TakenRuns = {
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Everything but a block: visits want the turnover nights between them. */
  readonly areVisits: readonly boolean[]
}

export const nothingTaken: TakenRuns = { starts: [], ends: [], areVisits: [] }

/** `taken` in any order; no night may be in it twice. */
export function takenRuns(taken: readonly TakenNights[]): TakenRuns {
  if (taken.length === 0) return nothingTaken
  const inOrder = taken.toSorted((one, other) => one.nights.checkIn - other.nights.checkIn)
  return {
    starts: inOrder.map(({ nights }) => nights.checkIn),
    ends: inOrder.map(({ nights }) => nights.checkOut),
    areVisits: inOrder.map(({ kind }) => kind !== 'block'),
  }
}

/** Whether any of the nights from `from` up to, and without, `until` is taken. */
export function takesAny({ starts, ends }: TakenRuns, from: number, until: number): boolean {
  const next = firstAbove(ends, from)
  return next < starts.length && starts[next]! < until
}

/** The end of the last visit that is over by `day`, or -Infinity. */
export function visitEndBefore({ ends, areVisits }: TakenRuns, day: number): number {
  for (let at = firstAbove(ends, day) - 1; at >= 0; at--) if (areVisits[at]) return ends[at]!
  return Number.NEGATIVE_INFINITY
}

/** The beginning of the first visit on or after `day`, or Infinity. */
export function visitStartAfter({ starts, areVisits }: TakenRuns, day: number): number {
  for (let at = firstAbove(starts, day - 1); at < starts.length; at++) if (areVisits[at]) return starts[at]!
  return Number.POSITIVE_INFINITY
}

/** The place of the first of the ascending `days` that is larger than `day`. */
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
