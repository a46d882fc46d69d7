// One month of a calendar to choose a range in: the library's grid, whose days are drawn only when something of them changes.

import { type CalendarDate, endOfMonth, isSameDay, isSameMonth } from '@internationalized/date'
import { memo, type RefObject, useRef } from 'react'
import { useCalendarCell, useCalendarGrid, useCalendarHeading } from 'react-aria/useCalendar'
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState'
import { sentence } from '#catalogue/sentence.ts'
import { type CalendarCell, type SayChosen, wordsOf } from './calendar-month.ts'

/** What there is to choose from. Days are written `2026-07-14`. */
export type RangeDays = {
  /** By day. One that is not there yet cannot be chosen. */
  readonly cells: ReadonlyMap<string, CalendarCell>
  /** What choosing the day does, the range having begun on `start`; undefined where it may not be chosen. */
  readonly stepOf: (day: string, start: string | undefined) => string | undefined
  readonly chosen: Range | undefined
  readonly sayChosen: SayChosen
}

type Range = { readonly start: string; readonly end: string }

/** Told the day under the pointer, and undefined when it has left. */
export type Point = (day: string | undefined) => void

type Shared = {
  readonly state: RangeCalendarState
  readonly days: RangeDays
  readonly pointing: RefObject<Point | null>
}

type Anchored = {
  /** The day on which a range has begun, as far as days that are not in hand are drawn with it. */
  readonly anchor: CalendarDate | null
}

/** `offset`: how many months after the first in view. */
export function RangeMonth({ offset, state, anchor, ...shared }: Shared & Anchored & { readonly offset: number }) {
  const first = state.visibleRange.start.add({ months: offset })
  const heading = useCalendarHeading({ offset: { months: offset } }, state)
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { startDate: first, endDate: endOfMonth(first), weekdayStyle: 'short', firstDayOfWeek: 'mon' },
    state,
  )
  const range = rangeIn(state, shared.days)
  return (
    <div className="calendar-month">
      <div className="calendar-month-name" aria-hidden="true">
        {heading}
      </div>
      <table {...gridProps} className="calendar-month">
        <thead {...headerProps}>
          <tr>
            {weekDays.map(name => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week in view has no other name than its place
            <tr key={week}>
              {state.getDatesInWeek(week, first).map((date, weekday) =>
                // A day of the month beside this one is shown there alone.
                date && isSameMonth(date, first) ? (
                  <LastingDay
                    key={weekDays[weekday]}
                    chosen={chosenIn(date.toString(), range)}
                    {...{ date, state, anchor }}
                    {...shared}
                  />
                ) : (
                  <td key={weekDays[weekday]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayProps = Shared & { readonly date: CalendarDate; readonly chosen: CalendarCell['chosen'] }

/**
 * A day that keeps the state in which it was drawn while nothing of it changes: each step of a finger or a key is a new state,
 * and on a slow phone drawing all days of a month takes longer than anything else.
 */
function LastingDay({ date, state, anchor, days, ...shared }: DayProps & Anchored) {
  const drawn = useRef<{ date: CalendarDate; state: RangeCalendarState; days: RangeDays; looks: readonly unknown[] }>(
    null,
  )
  const looks = looksOf(date, state, anchor)
  if (drawn.current?.days !== days || looks.some((each, at) => each !== drawn.current?.looks[at]))
    drawn.current = { date, state, days, looks }
  return <Day date={drawn.current.date} state={drawn.current.state} days={days} {...shared} />
}

/** All of the state that the library shows of a day, and what it goes by when the day is pressed. */
function looksOf(date: CalendarDate, state: RangeCalendarState, anchor: CalendarDate | null): unknown[] {
  const { value, minValue, maxValue, visibleRange, isValueInvalid, focusedDate } = state
  const isInHand = isSameDay(focusedDate, date)
  const anchorDate = isInHand ? state.anchorDate : anchor
  // With the first day in view the days of all weeks are others.
  const ofAll = [visibleRange.start, minValue, maxValue, anchorDate, value, isValueInvalid]
  return [...ofAll, isInHand, isInHand && state.isFocused, anchorDate && state.isSelected(date)]
}

const Day = memo(function Day({ date, chosen, state, days, pointing }: DayProps) {
  const button = useRef<HTMLDivElement>(null)
  const { cellProps, buttonProps } = useCalendarCell({ date }, state, button)
  const day = date.toString()
  const start = state.anchorDate?.toString()
  const cell = days.cells.get(day)
  const words = wordsOfDay(day, start, days)
  return (
    <td {...cellProps}>
      <div
        {...buttonProps}
        {...{ 'aria-label': wordsOf({ date: buttonProps['aria-label'] ?? '', ...words }) }}
        ref={button}
        className="calendar-press"
        data-day={day}
        onPointerEnter={event => {
          buttonProps.onPointerEnter?.(event)
          pointing.current?.(day)
        }}
        onPointerLeave={event => {
          buttonProps.onPointerLeave?.(event)
          pointing.current?.(undefined)
        }}
      >
        <span
          className="calendar-day"
          data-look={cell?.look}
          data-open={days.stepOf(day, start) ? true : undefined}
          data-chosen={chosen}
        >
          <span className="calendar-cell">
            <span className="calendar-number">{date.day}</span>
            <span className="calendar-note">{cell?.note}</span>
          </span>
        </span>
      </div>
    </td>
  )
})

export type DayWords = Pick<CalendarCell, 'said' | 'step'>

/** What is said of the day and of choosing it: of a chosen one its part in the visit, and not what another visit could do there. */
export function wordsOfDay(day: string, start: string | undefined, days: RangeDays): DayWords {
  const place = start === undefined ? chosenIn(day, days.chosen) : undefined
  if (place) return days.sayChosen(place)
  const cell = days.cells.get(day)
  return { said: cell ? cell.said : sentence('ui.lookedUp'), step: days.stepOf(day, start) }
}

/** The chosen range, or the one that pressing the focused day would choose. */
function rangeIn({ anchorDate, focusedDate }: RangeCalendarState, { chosen, stepOf }: RangeDays): Range | undefined {
  if (!anchorDate) return chosen
  const [anchor, focused] = [anchorDate.toString(), focusedDate.toString()]
  if (stepOf(focused, anchor) === undefined) return { start: anchor, end: anchor }
  return anchor < focused ? { start: anchor, end: focused } : { start: focused, end: anchor }
}

function chosenIn(day: string, range: Range | undefined): CalendarCell['chosen'] {
  if (!range || day < range.start || day > range.end) return undefined
  return day === range.start ? 'start' : day === range.end ? 'end' : 'between'
}
