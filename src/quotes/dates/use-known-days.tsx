// The days that a calendar in use knows, and further ones as it turns to them.

import { startTransition, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CalendarCell } from '#ui/calendar-month.ts'

/** The days from `from` to the day before `to`, written `2026-07-14`; throws when there is no answer. */
export type LoadDays = (range: { readonly from: string; readonly to: string }) => Promise<readonly CalendarCell[]>

/** The days known so far by their names, and a way to look up those of the months from a day on. */
export function useKnownDays(days: readonly CalendarCell[], loadDays: LoadDays) {
  const [cells, setCells] = useState<ReadonlyMap<string, CalendarCell>>(() => byDay(days))
  const [isUnreachable, setUnreachable] = useState(false)
  /** Months that are there or on their way. */
  const asked = useRef(new Set<string>())
  // Before the calendar itself tells what is in view.
  useLayoutEffect(() => {
    for (const { day } of days) asked.current.add(day.slice(0, 7))
    // The same as long as nothing is new: whoever begins here knows them all, and every day in view would be drawn once more.
    setCells(known => (days.every(cell => known.get(cell.day) === cell) ? known : new Map([...known, ...byDay(days)])))
  }, [days])
  const lookUp = useCallback(
    (first: string) => {
      const missing = [first.slice(0, 7), monthAfter(first)].find(month => !asked.current.has(month))
      if (!missing) return
      const next = monthAfter(missing)
      for (const month of [missing, next]) asked.current.add(month)
      loadDays({ from: `${missing}-01`, to: `${monthAfter(next)}-01` }).then(
        found => {
          // Whoever presses meanwhile goes first: drawing all days in view anew takes a slow phone a while.
          startTransition(() => {
            setCells(known => new Map([...known, ...byDay(found)]))
            setUnreachable(false)
          })
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

/** The month after that of a day, or after a month. */
function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
}

/** As if somebody had typed them: a form that follows its fields then asks for the price. */
export function writeDays(form: Element | null, days: { readonly in: string; readonly out: string }) {
  if (!(form instanceof HTMLFormElement)) return
  for (const [name, day] of Object.entries(days)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    field.value = day
    // The style sheet knows of days that were typed, and not of these.
    field.toggleAttribute('data-holds', day !== '')
  }
  form.dispatchEvent(new Event('input'))
}

const isWide = '(width >= 48rem)'

/** Two months where there is room for two. */
export function useMonthsInView(): 1 | 2 {
  const follow = useCallback((changed: () => void) => {
    const wide = matchMedia(isWide)
    wide.addEventListener('change', changed)
    return () => wide.removeEventListener('change', changed)
  }, [])
  return useSyncExternalStore(follow, () => (matchMedia(isWide).matches ? 2 : 1))
}
