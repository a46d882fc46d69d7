// The interactive calendar of a home: days of any month, and the chosen visit in the form beside it.

import { useCallback, useEffect, useMemo, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import { sayChosen } from '#quotes/dates/calendar-words.tsx'
import { sayStep } from '#quotes/dates/say-step.ts'
import { type LoadDays, useKnownDays, useMonthsInView, writeDays } from '#quotes/dates/use-known-days.tsx'
import type { CalendarCell, CalendarMonth } from '#ui/calendar-month.ts'
import { Notice } from '#ui/notice.tsx'
import { RangeCalendar } from '#ui/range-calendar.tsx'
import type { AvailabilityView } from './availability-view.ts'

/** The day that had the focus when the calendars changed places; undefined when none had it. */
export type Begun = { readonly day: string | undefined }

type InUseProps = {
  readonly begun: Begun
  readonly view: AvailabilityView
  readonly form: string
  readonly loadDays: LoadDays
}

export function RangeCalendarInUse({ begun, view, form, loadDays }: InUseProps) {
  const shown = useMemo(() => daysOf(view.months), [view.months])
  const { cells, lookUp, isUnreachable } = useKnownDays(shown, loadDays)
  const months = useMonthsInView()
  const [chosen, choose] = useState(view.chosen)
  useEffect(() => choose(view.chosen), [view.chosen])
  const stepOf = useCallback((day: string, start: string | undefined) => sayStep(cells, day, start), [cells])
  const firstShown = shown.find(({ day }) => day >= view.first)?.day ?? view.first
  const focus = begun.day ?? view.chosen?.start ?? view.arrival ?? firstShown
  return (
    <>
      {/* Spec 8: what is said of whatever has no words of its own. The next turn asks again. */}
      {isUnreachable && <Notice tone="wrong">{friendlyMessage('unknown-error')}</Notice>}
      <RangeCalendar
        label={sentence('quotes.daysOfVisit')}
        locale={document.documentElement.lang}
        months={months}
        cells={cells}
        stepOf={stepOf}
        sayChosen={sayChosen}
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
          writeDays(document.getElementById(form), { in: start, out: end })
        }}
      />
    </>
  )
}

function daysOf(months: readonly CalendarMonth[]): CalendarCell[] {
  return months.flatMap(({ weeks }) => weeks.flat()).filter(cell => cell !== null)
}
