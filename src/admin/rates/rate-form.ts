// What every form about rates has in common: what it is about, as it was typed, and what is wrong with it.

import { typedLine } from '#admin/stays/form/typed-text.ts'
import type { AgeBand } from '#offers/terms/party.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import type { Currency } from '#values/money.ts'
import type { RateChange, RateKind } from './rate-change.ts'
import type { EffectSaid } from './rate-effect-words.ts'

/** As it was typed, by the name of the field; a box that is not ticked is empty. */
export type RateValues = Readonly<Record<string, string>>
export type RateFaults = Readonly<Record<string, string>>

/** What must be known of the home to read a form about it. */
export type RateFacts = {
  readonly currency: Currency
  readonly bands: readonly AgeBand[]
  readonly maxGuests: number
  /** At the home. */
  readonly today: CalendarDay
}

export type ReadRate =
  | { readonly ok: true; readonly change: RateChange }
  | { readonly ok: false; readonly faults: RateFaults }

/** How the fields of a kind are called, and how they are read. `id` is undefined for something new. */
export type RateReader = {
  readonly fields: (facts: RateFacts) => readonly string[]
  readonly read: (values: RateValues, facts: RateFacts, id: number | undefined) => ReadRate
  readonly away?: (values: RateValues, facts: RateFacts, id: number | undefined) => ReadRate
}

/** A form that was looked at or not taken, with everything that was typed. */
export type RateTyped = {
  readonly what: RateKind
  /** The id of what it is about; empty for something new. */
  readonly subject: string
  readonly values: RateValues
  readonly faults: RateFaults
  /** Whether it is to be taken away. */
  readonly away: boolean
  /** What it would mean, with the mark that says which typing that is true of. */
  readonly effect: EffectSaid | undefined
  readonly mark: string
}

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export const weekdayFields: readonly string[] = weekdayNames.map((_, index) => `weekday-${index}`)

export function valuesIn(form: FormData, names: readonly string[]): RateValues {
  return Object.fromEntries(names.map(name => [name, typedLine(form, name).slice(0, 300)]))
}

/** The ticked weekdays, bit 0 Monday; 0 when none is. */
export function weekdaysIn(values: RateValues): number {
  return weekdayFields.reduce((set, name, index) => (values[name] ? set | (1 << index) : set), 0)
}

export function weekdayValues(weekdays: number): RateValues {
  return Object.fromEntries(weekdayFields.map((name, index) => [name, weekdays & (1 << index) ? 'yes' : '']))
}
