// The months of a calendar: weeks of days, each with its words and link.

import { sentence } from '#catalogue/sentence.ts'

export type CalendarCell = {
  /** `2026-07-14`. */
  readonly day: string
  /** `Tuesday 14 July`. */
  readonly date: string
  /** What is said of it: `free. €120 a night`; undefined where there is nothing to say. */
  readonly said?: string | undefined
  /** What a click on it does: `Arrive here`. */
  readonly step?: string | undefined
  /** A short word below the number, such as a price. */
  readonly note?: string | undefined
  /** Tells the style how the day looks. */
  readonly look: string
  /** How many days later a range that begins here may end, as runs: [[3, 14], [21, 21]]. */
  readonly lengths: readonly (readonly [number, number])[]
  readonly chosen?: 'start' | 'between' | 'end' | undefined
}

export type CalendarMonth = {
  readonly label: string
  /** Weeks of seven days, Monday first; days of other months are null, as JSON has it. */
  readonly weeks: readonly (readonly (CalendarCell | null)[])[]
}

export type Weekdays = readonly { readonly short: string; readonly long: string }[]

/** What is said of a chosen day by its part in the visit, and what choosing there again does. */
export type SayChosen = (place: NonNullable<CalendarCell['chosen']>) => Required<Pick<CalendarCell, 'said' | 'step'>>

/** Whether one of the runs has this length. */
export function hasLength(lengths: CalendarCell['lengths'], length: number): boolean {
  return lengths.some(([least, most]) => least <= length && length <= most)
}

/** What is read out of a day: `Tuesday 14 July: free. €120 a night. Arrive here`. */
export function wordsOf({ date: day, said, step }: Pick<CalendarCell, 'date' | 'said' | 'step'>): string {
  if (said === undefined) return step ? sentence('ui.dayStep', { day, step }) : day
  return step ? sentence('ui.dayAndStep', { day, said, step }) : sentence('ui.day', { day, said })
}
