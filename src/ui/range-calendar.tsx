// A calendar to choose a range of days by pointer, touch or keyboard; loaded on first use.

import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date'
import { type RefObject, useContext, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  CalendarCell as AriaCell,
  RangeCalendar as AriaRangeCalendar,
  Button,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar'
import { sentence } from '#catalogue/sentence.ts'
import { type CalendarCell, type SayChosen, wordsOf } from './calendar-month.ts'
import { Icon } from './icon.tsx'
import { RichSentence } from './rich-sentence.tsx'

/** Days are written `2026-07-14`. */
type RangeCalendarProps = {
  readonly label: string
  readonly locale: string
  readonly months: 1 | 2
  /** By day. One that is not there yet cannot be chosen. */
  readonly cells: ReadonlyMap<string, CalendarCell>
  /** What choosing the day does, the range having begun on `start`; undefined where it may not be chosen. */
  readonly stepOf: (day: string, start: string | undefined) => string | undefined
  readonly chosen: { readonly start: string; readonly end: string } | undefined
  readonly sayChosen: SayChosen
  /** The first day of a range that is half chosen. */
  readonly start: string | undefined
  readonly first: string
  readonly last: string
  /** The day to begin at; with `takeFocus` the focus goes there. */
  readonly focus: string
  /** Whether that day stands in the first of the months. */
  readonly isFocusFirst: boolean
  readonly takeFocus: boolean
  readonly onChoose: (start: string, end: string) => void
  /** Told the first day in view. */
  readonly onTurn: (first: string) => void
}

export function RangeCalendar(props: RangeCalendarProps) {
  const { label, locale, months, chosen, first, last, focus, isFocusFirst, takeFocus, stepOf, onChoose } = props
  // Not in the state of the calendar, each of whose days would be drawn anew with every day that a pointer passes.
  const pointing = useRef<Point>(null)
  const isUnavailable = (date: DateValue, anchor: CalendarDate | null) => {
    const day = date.toString()
    // What is chosen stays chosen, although nothing else may begin there.
    if (!anchor && chosen && chosen.start <= day && day <= chosen.end) return false
    return anchor?.toString() !== day && stepOf(day, anchor?.toString()) === undefined
  }
  return (
    <I18nProvider locale={locale}>
      <AriaRangeCalendar
        aria-label={label}
        className="calendar-aria"
        visibleDuration={{ months }}
        pageBehavior="single"
        firstDayOfWeek="mon"
        selectionAlignment={isFocusFirst ? 'start' : 'end'}
        allowsNonContiguousRanges
        commitBehavior="reset"
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        defaultFocusedValue={parseDate(focus)}
        autoFocus={takeFocus}
        isDateUnavailable={isUnavailable}
        value={chosen ? { start: parseDate(chosen.start), end: parseDate(chosen.end) } : null}
        onChange={range => {
          if (range && range.start.compare(range.end) < 0) onChoose(range.start.toString(), range.end.toString())
        }}
      >
        <div className="calendar-turns">
          <Button slot="previous" className="round-button">
            <Icon name="left" />
          </Button>
          <Button slot="next" className="round-button">
            <Icon name="right" />
          </Button>
        </div>
        <div className="calendar-months">
          {Array.from({ length: months }, (_, offset) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month in view has no other name than its place
            <Month key={offset} offset={offset} calendar={props} pointing={pointing} />
          ))}
        </div>
        <Follow calendar={props} />
        <Words calendar={props} pointing={pointing} />
      </AriaRangeCalendar>
    </I18nProvider>
  )
}

/** Told the day under the pointer, and undefined when it has left. */
type Point = (day: string | undefined) => void
type Pointing = { readonly calendar: RangeCalendarProps; readonly pointing: RefObject<Point | null> }

type MonthProps = Pointing & { readonly offset: number }

function Month({ offset, ...shared }: MonthProps) {
  return (
    <div className="calendar-month">
      <CalendarHeading offset={{ months: offset }} className="calendar-month-name" />
      <CalendarGrid offset={{ months: offset }} className="calendar-month" weekdayStyle="short">
        <CalendarGridHeader>{name => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{date => <Day date={date} {...shared} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

type DayProps = Pointing & { readonly date: CalendarDate }

function Day({ date, calendar, pointing }: DayProps) {
  const state = useContext(RangeCalendarStateContext)!
  const day = date.toString()
  const cell = calendar.cells.get(day)
  const start = state.anchorDate?.toString()
  const step = calendar.stepOf(day, start)
  const words = wordsOfDay(day, start, calendar)
  return (
    <AriaCell
      date={date}
      className="calendar-press"
      render={({ onPointerEnter, ...shown }) => (
        <div
          {...named(shown, words)}
          data-day={day}
          onPointerEnter={event => {
            onPointerEnter?.(event)
            pointing.current?.(day)
          }}
          onPointerLeave={() => pointing.current?.(undefined)}
        />
      )}
    >
      {({ isOutsideMonth }) =>
        // A day of the month beside this one is shown there alone.
        !isOutsideMonth && (
          <span
            className="calendar-day"
            data-look={cell?.look}
            data-open={step ? true : undefined}
            data-chosen={chosenIn(day, rangeIn(state, calendar))}
          >
            <span className="calendar-cell">
              <span className="calendar-number">{date.day}</span>
              <span className="calendar-note">{cell?.note}</span>
            </span>
          </span>
        )
      }
    </AriaCell>
  )
}

type Named = { readonly 'aria-label'?: string | undefined }

function named<Props extends Named>(shown: Props, { said, step }: Words): Props {
  return { ...shown, 'aria-label': wordsOf({ date: shown['aria-label'] ?? '', said, step }) }
}

type Words = Pick<CalendarCell, 'said' | 'step'>

/** What is said of the day and of choosing it: of a chosen one its part in the visit, and not what another visit could do there. */
function wordsOfDay(day: string, start: string | undefined, calendar: RangeCalendarProps): Words {
  const place = start === undefined ? chosenIn(day, calendar.chosen) : undefined
  if (place) return calendar.sayChosen(place)
  const cell = calendar.cells.get(day)
  return { said: cell ? cell.said : sentence('ui.lookedUp'), step: calendar.stepOf(day, start) }
}

type Range = { readonly start: string; readonly end: string }
type Choosing = { readonly anchorDate: CalendarDate | null; readonly focusedDate: CalendarDate }

/** The chosen range, or the one that pressing the focused day would choose. */
function rangeIn({ anchorDate, focusedDate }: Choosing, { chosen, stepOf }: RangeCalendarProps): Range | undefined {
  if (!anchorDate) return chosen
  const [anchor, focused] = [anchorDate.toString(), focusedDate.toString()]
  if (stepOf(focused, anchor) === undefined) return { start: anchor, end: anchor }
  return anchor < focused ? { start: anchor, end: focused } : { start: focused, end: anchor }
}

function chosenIn(day: string, range: Range | undefined): CalendarCell['chosen'] {
  if (!range || day < range.start || day > range.end) return undefined
  return day === range.start ? 'start' : day === range.end ? 'end' : 'between'
}

/** Keeps the calendar in step with what is chosen elsewhere, and tells which months it shows. */
function Follow({ calendar: { start, stepOf, onTurn } }: { readonly calendar: RangeCalendarProps }) {
  const { anchorDate, setAnchorDate, visibleRange } = useContext(RangeCalendarStateContext)!
  const first = visibleRange.start.toString()
  useEffect(() => onTurn(first), [first, onTurn])
  const begin = useEffectEvent((day: string | undefined) => setAnchorDate(day ? parseDate(day) : null))
  useEffect(() => {
    if (start) begin(start)
  }, [start])
  useEffect(() => {
    // A day inside the chosen range on which no other range may begin.
    if (anchorDate && stepOf(anchorDate.toString(), undefined) === undefined) begin(undefined)
  }, [anchorDate, stepOf])
  return null
}

/** The day in hand in words, for the eye: whoever listens has heard them with the day. */
function Words({ calendar, pointing }: Pointing) {
  const [pointed, point] = useState<string>()
  useImperativeHandle(pointing, () => point, [])
  const { focusedDate, anchorDate } = useContext(RangeCalendarStateContext)!
  const day = pointed ?? focusedDate.toString()
  const cell = calendar.cells.get(day)
  return (
    <p className="calendar-words" aria-hidden="true">
      {cell && (
        <RichSentence
          text={inHand(wordsOfDay(day, anchorDate?.toString(), calendar))}
          parts={{ day: () => <strong>{cell.date}</strong> }}
        />
      )}
    </p>
  )
}

function inHand({ said, step }: Words) {
  if (said === undefined) return step ? sentence('ui.dayInHandStep', { step }) : ''
  return step ? sentence('ui.dayInHandAndStep', { said, step }) : sentence('ui.dayInHand', { said })
}
