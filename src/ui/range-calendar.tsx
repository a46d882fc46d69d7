// A calendar to choose a range of days by pointer, touch or keyboard; loaded on first use.

import { type CalendarDate, type DateValue, GregorianCalendar, parseDate } from '@internationalized/date'
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { type AriaButtonProps, useButton } from 'react-aria/useButton'
import { useRangeCalendar } from 'react-aria/useRangeCalendar'
import { flushSync } from 'react-dom'
import { type RangeCalendarState, useRangeCalendarState } from 'react-stately/useRangeCalendarState'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from './icon.tsx'
import { type DayWords, type Point, type RangeDays, RangeMonth, wordsOfDay } from './range-month.tsx'
import { RichSentence } from './rich-sentence.tsx'

type RangeCalendarProps = RangeDays & {
  readonly label: string
  readonly locale: string
  readonly months: 1 | 2
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
  return (
    <I18nProvider locale={props.locale}>
      <LocalCalendar {...props} />
    </I18nProvider>
  )
}

function LocalCalendar(props: RangeCalendarProps) {
  const { months, start, cells, stepOf, chosen, sayChosen, onTurn } = props
  const days = useMemo(() => ({ cells, stepOf, chosen, sayChosen }), [cells, stepOf, chosen, sayChosen])
  const options = useOptions(props)
  const state = useLiveDragging(useRangeCalendarState(options))
  const whole = useRef<HTMLDivElement>(null)
  const { calendarProps, prevButtonProps, nextButtonProps } = useRangeCalendar(options, state, whole)
  // Not in the state of the calendar, of which each step may draw days anew.
  const pointing = useRef<Point>(null)
  useInStep(state, start, stepOf, onTurn)
  const changeOnceSeen = useOnceSeen(state)
  const { anchor, ...others } = useAnchorOnceSeen(state)
  return (
    <div {...calendarProps} {...others} ref={whole} className="calendar-aria">
      <h2 className="sr-only">{calendarProps['aria-label']}</h2>
      <div className="calendar-turns">
        <Turn
          icon="left"
          {...prevButtonProps}
          onPress={() => changeOnceSeen(now => now.isPreviousVisibleRangeInvalid() || now.focusPreviousPage())}
          onGone={() => state.setFocused(true)}
        />
        <Turn
          icon="right"
          {...nextButtonProps}
          onPress={() => changeOnceSeen(now => now.isNextVisibleRangeInvalid() || now.focusNextPage())}
          onGone={() => state.setFocused(true)}
        />
      </div>
      <div className="calendar-months">
        {Array.from({ length: months }, (_, offset) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month in view has no other name than its place
          <RangeMonth key={offset} {...{ offset, state, anchor, days, pointing }} />
        ))}
      </div>
      <Words {...{ state, days, pointing }} />
      {/* Whoever goes through the days by touch and ear comes to the next month after the last one. */}
      <button
        type="button"
        className="sr-only"
        aria-label={nextButtonProps['aria-label']}
        disabled={nextButtonProps.isDisabled}
        onClick={() => state.focusNextPage()}
        tabIndex={-1}
      />
    </div>
  )
}

/** What the library asks for, the same objects as long as they say the same: days keep what they were drawn with. */
function useOptions({ label, locale, months, first, last, focus, ...props }: RangeCalendarProps) {
  const { chosen, stepOf, isFocusFirst, takeFocus, onChoose } = props
  const told = useRef(onChoose)
  told.current = onChoose
  return useMemo(
    () => ({
      'aria-label': label,
      locale,
      createCalendar: () => new GregorianCalendar(),
      visibleDuration: { months },
      pageBehavior: 'single' as const,
      firstDayOfWeek: 'mon' as const,
      selectionAlignment: isFocusFirst ? ('start' as const) : ('end' as const),
      allowsNonContiguousRanges: true,
      commitBehavior: 'reset' as const,
      minValue: parseDate(first),
      maxValue: parseDate(last),
      defaultFocusedValue: parseDate(focus),
      autoFocus: takeFocus,
      isDateUnavailable: (date: DateValue, anchor: CalendarDate | null) => {
        const day = date.toString()
        // What is chosen stays chosen, although nothing else may begin there.
        if (!anchor && chosen && chosen.start <= day && day <= chosen.end) return false
        return anchor?.toString() !== day && stepOf(day, anchor?.toString()) === undefined
      },
      value: chosen ? { start: parseDate(chosen.start), end: parseDate(chosen.end) } : null,
      onChange: (range: { start: DateValue; end: DateValue } | null) => {
        if (range && range.start.compare(range.end) < 0) told.current(range.start.toString(), range.end.toString())
      },
    }),
    [label, locale, months, first, last, focus, chosen, stepOf, isFocusFirst, takeFocus],
  )
}

type TurnProps = AriaButtonProps & {
  readonly icon: 'left' | 'right'
  /** Told when there is nothing to turn to any more, and the button had the focus. */
  readonly onGone: () => void
}

/** Whether it has the focus the library would keep as state, and draw everything whenever that comes and goes. */
function Turn({ icon, onGone, onFocusChange: _, ...turn }: TurnProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { buttonProps } = useButton(turn, button)
  // Asked before it is disabled in the page: a browser takes the focus away with that.
  const losesFocus = turn.isDisabled === true && button.current !== null && document.activeElement === button.current
  const gone = useEffectEvent(onGone)
  useLayoutEffect(() => {
    if (losesFocus) gone()
  }, [losesFocus])
  return (
    <button {...buttonProps} ref={button} className="round-button">
      <Icon name={icon} />
    </button>
  )
}

/**
 * Has something done to the calendar as it is once the press that asks for it is seen: drawing a month takes a slow phone longer than
 * all else, and whoever pressed would wait for it.
 */
function useOnceSeen(state: RangeCalendarState) {
  const latest = useRef(state)
  latest.current = state
  // Drawn at once: of two fast presses the second goes by what the first has done.
  return (change: (now: RangeCalendarState) => void) => onceSeen(() => flushSync(() => change(latest.current)))
}

/** Has the work done once what is drawn now is seen, unless the returned function is called before. */
function onceSeen(work: () => void): () => void {
  let later: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    later = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(later)
  }
}

/**
 * The day on which a range has begun, for all days but the one in hand. It changes what each of them offers, and drawing them all takes
 * a slow phone longer than anything else a press does: they follow once the press is seen, or as soon as a pointer comes to one of them.
 */
function useAnchorOnceSeen({ anchorDate: anchor, focusedDate }: RangeCalendarState) {
  const [seen, see] = useState(anchor)
  useEffect(() => onceSeen(() => see(anchor)), [anchor])
  const onCome = ({ target, relatedTarget = null }: { target: EventTarget; relatedTarget?: EventTarget | null }) => {
    if (!anchor || anchor === seen) return
    const reached = relatedTarget ?? target
    const day = reached instanceof Element ? reached.closest<HTMLElement>('[data-day]')?.dataset.day : undefined
    if (day !== focusedDate.toString()) flushSync(() => see(anchor))
  }
  return {
    anchor: anchor && seen,
    onPointerDownCapture: onCome,
    onPointerUpCapture: onCome,
    onPointerOutCapture: onCome,
    onClickCapture: onCome,
  }
}

/** Whether somebody drags is read when a finger comes to a day: no day is drawn anew because a drag has ended. */
function useLiveDragging(state: RangeCalendarState): RangeCalendarState {
  const isDragging = useRef(false)
  isDragging.current = state.isDragging
  return Object.defineProperty(state, 'isDragging', { get: () => isDragging.current })
}

/** Keeps the calendar in step with what is chosen elsewhere, and tells which months it shows. */
function useInStep(
  { anchorDate, setAnchorDate, visibleRange }: RangeCalendarState,
  start: string | undefined,
  stepOf: RangeDays['stepOf'],
  onTurn: (first: string) => void,
): void {
  const first = visibleRange.start.toString()
  useEffect(() => {
    // Once the days are seen: whoever turns waits for them, and for nothing else.
    const later = setTimeout(() => onTurn(first), 50)
    return () => clearTimeout(later)
  }, [first, onTurn])
  const begin = useEffectEvent((day: string | undefined) => setAnchorDate(day ? parseDate(day) : null))
  useEffect(() => {
    if (start) begin(start)
  }, [start])
  useEffect(() => {
    // A day inside the chosen range on which no other range may begin.
    if (anchorDate && stepOf(anchorDate.toString(), undefined) === undefined) begin(undefined)
  }, [anchorDate, stepOf])
}

type WordsProps = {
  readonly state: RangeCalendarState
  readonly days: RangeDays
  readonly pointing: RefObject<Point | null>
}

/** The day in hand in words, for the eye: whoever listens has heard them with the day. */
function Words({ state: { focusedDate, anchorDate }, days, pointing }: WordsProps) {
  const [pointed, point] = useState<string>()
  useImperativeHandle(pointing, () => point, [])
  const day = pointed ?? focusedDate.toString()
  const cell = days.cells.get(day)
  return (
    <p className="calendar-words" aria-hidden="true">
      {cell && (
        <RichSentence
          text={inHand(wordsOfDay(day, anchorDate?.toString(), days))}
          parts={{ day: () => <strong>{cell.date}</strong> }}
        />
      )}
    </p>
  )
}

function inHand({ said, step }: DayWords) {
  if (said === undefined) return step ? sentence('ui.dayInHandStep', { step }) : ''
  return step ? sentence('ui.dayInHandAndStep', { said, step }) : sentence('ui.dayInHand', { said })
}
