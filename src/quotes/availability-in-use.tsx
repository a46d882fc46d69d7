// The interactive calendar of a home: days of any month, and the chosen visit in the form beside it.

import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import { type CalendarCell, type CalendarMonth, hasLength } from '#ui/calendar-month.ts'
import { Notice } from '#ui/notice.tsx'
import { requireCalendarDay } from '#values/calendar-day.ts'
import type { AvailabilityView } from './availability-view.ts'
import type { Begun, LoadedCalendar } from './use-calendar-in-use.tsx'

/** The days from `from` to the day before `to`, written `2026-07-14`; throws when there is no answer. */
export type LoadDays = (range: { readonly from: string; readonly to: string }) => Promise<readonly CalendarCell[]>

type InUseProps = {
  readonly Calendar: LoadedCalendar
  readonly begun: Begun
  readonly view: AvailabilityView
  readonly form: string
  readonly loadDays: LoadDays
}

export function RangeCalendarInUse({ Calendar, begun, view, form, loadDays }: InUseProps) {
  const { cells, lookUp, isUnreachable } = useCells(view, loadDays)
  const months = useMonthsInView()
  const [chosen, choose] = useState(view.chosen)
  useEffect(() => choose(view.chosen), [view.chosen])
  const stepOf = useCallback((day: string, start: string | undefined) => sayStep(cells, day, start), [cells])
  const shown = daysOf(view.months)
  const firstShown = shown.find(({ day }) => day >= view.first)?.day ?? view.first
  const focus = begun.day ?? view.chosen?.start ?? view.arrival ?? firstShown
  return (
    <>
      {/* Spec 8: what is said of whatever has no words of its own. The next turn asks again. */}
      {isUnreachable && <Notice tone="wrong">{friendlyMessage('unknown-error')}</Notice>}
      <Calendar
        label={sentence('quotes.daysOfVisit')}
        locale={document.documentElement.lang}
        months={months}
        cells={cells}
        stepOf={stepOf}
        chosen={chosen}
        start={view.arrival}
        first={view.first}
        last={view.last}
        focus={focus}
        isFocusFirst={months === 1 || focus.slice(0, 7) === shown[0]?.day.slice(0, 7)}
        takeFocus={begun.day !== undefined}
        onTurn={lookUp}
        onChoose={(start, end) => {
          choose({ start, end })
          writeDays(form, { in: start, out: end })
        }}
      />
    </>
  )
}

/** The days known so far by their names, and a way to look up those of the months from a day on. */
function useCells({ months }: AvailabilityView, loadDays: LoadDays) {
  const [cells, setCells] = useState<ReadonlyMap<string, CalendarCell>>(() => byDay(daysOf(months)))
  const [isUnreachable, setUnreachable] = useState(false)
  /** Months that are there or on their way. */
  const asked = useRef(new Set<string>())
  // Before the calendar itself tells what is in view.
  useLayoutEffect(() => {
    const days = daysOf(months)
    for (const { day } of days) asked.current.add(day.slice(0, 7))
    setCells(known => new Map([...known, ...byDay(days)]))
  }, [months])
  const lookUp = useCallback(
    (first: string) => {
      const missing = [first.slice(0, 7), monthAfter(first)].find(month => !asked.current.has(month))
      if (!missing) return
      const next = monthAfter(missing)
      for (const month of [missing, next]) asked.current.add(month)
      loadDays({ from: `${missing}-01`, to: `${monthAfter(next)}-01` }).then(
        days => {
          setCells(known => new Map([...known, ...byDay(days)]))
          setUnreachable(false)
        },
        () => {
          for (const month of [missing, next]) asked.current.delete(month)
          setUnreachable(true)
        },
      )
    },
    [loadDays],
  )
  return { cells, lookUp, isUnreachable }
}

function byDay(days: readonly CalendarCell[]): Map<string, CalendarCell> {
  return new Map(days.map(cell => [cell.day, cell]))
}

function daysOf(months: readonly CalendarMonth[]): CalendarCell[] {
  return months.flatMap(({ weeks }) => weeks.flat()).filter(cell => cell !== null)
}

/** The month after that of a day, or after a month. */
function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
}

/** What choosing the day does: arrive, or leave after the visit that began on `start`. */
function sayStep(cells: ReadonlyMap<string, CalendarCell>, day: string, start: string | undefined) {
  if (start === undefined || start === day) {
    return cells.get(day)?.lengths.length ? sentence('quotes.arriveHere') : undefined
  }
  const [from, to] = start < day ? [start, day] : [day, start]
  const nights = requireCalendarDay(to) - requireCalendarDay(from)
  if (!hasLength(cells.get(from)?.lengths ?? [], nights)) return undefined
  return start < day ? sentence('quotes.leaveAfter', { nights }) : sentence('quotes.arriveFor', { nights })
}

/** As if somebody had typed them: the form then asks for the price. */
function writeDays(id: string, days: Readonly<Record<string, string>>) {
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) return
  for (const [name, day] of Object.entries(days)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = day
  }
  form.dispatchEvent(new Event('input'))
}

const isWide = '(width >= 48rem)'

/** Two months where there is room for two. */
function useMonthsInView(): 1 | 2 {
  const follow = useCallback((changed: () => void) => {
    const wide = matchMedia(isWide)
    wide.addEventListener('change', changed)
    return () => wide.removeEventListener('change', changed)
  }, [])
  return useSyncExternalStore(follow, () => (matchMedia(isWide).matches ? 2 : 1))
}
