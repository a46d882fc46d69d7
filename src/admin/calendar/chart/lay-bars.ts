// Lays out the bars of a row: from the middle of the day of check-in to the middle of the day of check-out.

import { requireCalendarDay } from '#values/calendar-day.ts'
import { daysAcross } from './chart-address.ts'
import type { ChartOccupancy } from './chart-view.ts'

type Bar = {
  readonly taking: ChartOccupancy
  /** In days from the left edge, halves for the middle of a day; within the row. */
  readonly left: number
  readonly width: number
  /** The bar continues beyond the edge. */
  readonly beginsBefore: boolean
  readonly endsAfter: boolean
  /** The one of `lanes` that it lies in, from 0: what would overlap lies side by side. */
  readonly lane: number
  readonly lanes: number
}

/** `from` is the first day across. Bars of one lane do not overlap. */
export function layBars(takings: readonly ChartOccupancy[], from: string): Bar[] {
  const first = requireCalendarDay(from)
  const laneEnds: number[] = []
  const laid = takings
    .map(taking => ({
      taking,
      begins: requireCalendarDay(taking.from) - first,
      ends: requireCalendarDay(taking.until) - first,
    }))
    .sort((one, other) => one.begins - other.begins || one.ends - other.ends)
    .map(({ taking, begins, ends }) => {
      const free = laneEnds.findIndex(end => end <= begins)
      const lane = free === -1 ? laneEnds.length : free
      laneEnds[lane] = ends
      const left = Math.max(0, begins + 0.5)
      const right = Math.min(daysAcross, ends + 0.5)
      const clipped = { beginsBefore: begins + 0.5 < 0, endsAfter: ends + 0.5 > daysAcross }
      return { taking, left, width: right - left, ...clipped, lane }
    })
    .filter(({ width }) => width > 0)
  return laid.map(bar => ({ ...bar, lanes: laneEnds.length }))
}
