// The calendar that date fields open: days of a home with prices and reasons, or without a home all days; loaded on first use.

import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import { farthestDays } from '#quotes/input/visit-fields.ts'
import type { CalendarCell } from '#ui/calendar-month.ts'
import { Notice } from '#ui/notice.tsx'
import { RangeCalendar } from '#ui/range-calendar.tsx'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { sayChosen } from './calendar-words.tsx'
import { openDays } from './open-days.ts'
import { sayStep } from './say-step.ts'
import { type TypedDays, typedDays } from './typed-days.ts'
import { type LoadDays, useKnownDays, useMonthsInView, writeDays } from './use-known-days.tsx'

type RangePickerProps = {
  readonly today: string
  readonly loadDays?: LoadDays | undefined
  readonly prices?: string | undefined
  readonly legend: ReactNode
  /** What has opened it: the field whose day is wanted, or a button. */
  readonly by: HTMLInputElement | HTMLButtonElement
  readonly takeFocus: boolean
  readonly onClose: () => void
  /** Takes the focus that was in the calendar. */
  readonly returnTo: () => void
}

export function RangePicker({ today, loadDays, prices, legend, by, takeFocus, onClose, returnTo }: RangePickerProps) {
  const panel = useRef<HTMLDivElement>(null)
  const form = by.form
  const last = writeCalendarDay(addDays(requireCalendarDay(today), farthestDays))
  const typed = useTypedDays(form, { first: today, last, leaving: by.name === 'out' })
  useShown(panel, by)
  const close = () => panel.current!.hidePopover()
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={sentence('quotes.daysOfVisit')}
      className="range-picker"
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') return
        if (currentTarget.contains(document.activeElement) || document.activeElement === document.body) returnTo()
        onClose()
      }}
    >
      <p className="range-picker-asks">{sentence('quotes.chooseDays')}</p>
      <Days
        {...{ today, last, loadDays, typed, takeFocus }}
        onChoose={(start, end) => {
          writeDays(form, { in: start, out: end })
          close()
        }}
      />
      {legend}
      {prices && <p className="text-ink-soft text-sm">{prices}</p>}
      <div className="range-picker-ends">
        <button type="button" className="link" onClick={() => writeDays(form, { in: '', out: '' })}>
          {sentence('quotes.startAgain')}
        </button>
        <button type="button" className="button" onClick={close}>
          {sentence('quotes.calendarDone')}
        </button>
      </div>
    </div>
  )
}

type DaysProps = Pick<RangePickerProps, 'today' | 'loadDays' | 'takeFocus'> & {
  readonly last: string
  readonly typed: TypedDays
  readonly onChoose: (start: string, end: string) => void
}

const none: readonly CalendarCell[] = []
const noMore: LoadDays = async () => []

function Days({ today, last, loadDays, typed, takeFocus, onChoose }: DaysProps) {
  const { lang } = document.documentElement
  const known = useMemo(() => (loadDays ? none : openDays(today, last, lang)), [loadDays, today, last, lang])
  const { cells, lookUp, isUnreachable } = useKnownDays(known, loadDays ?? noMore)
  const stepOf = useCallback((day: string, start: string | undefined) => sayStep(cells, day, start), [cells])
  return (
    <div className="range-picker-days">
      {isUnreachable && <Notice tone="wrong">{friendlyMessage('unknown-error')}</Notice>}
      <RangeCalendar
        label={sentence('quotes.daysOfVisit')}
        locale={lang}
        months={useMonthsInView()}
        cells={cells}
        stepOf={stepOf}
        sayChosen={sayChosen}
        chosen={typed.chosen}
        start={typed.start}
        first={today}
        last={last}
        focus={typed.chosen?.start ?? typed.start ?? today}
        isFocusFirst
        takeFocus={takeFocus}
        onTurn={lookUp}
        onChoose={onChoose}
      />
    </div>
  )
}

type Bounds = Parameters<typeof typedDays>[1] & { readonly leaving: boolean }

/** What the fields hold, also while somebody types on. */
function useTypedDays(form: HTMLFormElement | null, { first, last, leaving }: Bounds): TypedDays {
  const read = useCallback(() => {
    const typedIn = (name: string) => String((form && new FormData(form).get(name)) ?? '')
    return typedDays({ in: typedIn('in'), out: typedIn('out') }, { first, last })
  }, [form, first, last])
  const [typed, setTyped] = useState(() => {
    const before = read()
    // Whoever opens it from the day of leaving keeps the day of arrival.
    return leaving && before.chosen ? { chosen: undefined, start: before.chosen.start } : before
  })
  useEffect(() => {
    const follow = () => setTyped(read())
    form?.addEventListener('input', follow)
    return () => form?.removeEventListener('input', follow)
  }, [form, read])
  return typed
}

const gap = 8

/** Shows the panel: below what opened it where there is room, over it where there is room only there. */
function useShown(panel: RefObject<HTMLDivElement | null>, by: HTMLElement) {
  useLayoutEffect(() => {
    const shown = panel.current!
    shown.showPopover()
    // On a phone it lies at the bottom, as the style sheet says.
    if (getComputedStyle(shown).position === 'fixed') return
    const { left, right, top, bottom } = by.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = shown
    const begins = getComputedStyle(by).direction === 'rtl' ? right - width : left
    const room = document.documentElement.clientWidth - width - gap
    const above = top - height - gap
    const isAbove = bottom + gap + height > innerHeight && above > 0
    shown.style.left = `${Math.max(gap, Math.min(begins, room)) + scrollX}px`
    shown.style.top = `${(isAbove ? above : bottom + gap) + scrollY}px`
    if (!isAbove) shown.scrollIntoView({ block: 'nearest' })
  }, [panel, by])
}
