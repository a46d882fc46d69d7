// Months as tables of days; a day may be a link. With script, arrow keys move between days.

import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { type CalendarCell, type CalendarMonth, type SayChosen, type Weekdays, wordsOf } from './calendar-month.ts'

type CalendarGridProps = {
  readonly months: readonly CalendarMonth[]
  readonly weekdays: Weekdays
  readonly sayChosen: SayChosen
  /** Where a click on the day leads, of one that may be chosen. */
  readonly hrefOf: (day: string) => string
}

export function CalendarGrid({ months, weekdays, ...ofDays }: CalendarGridProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between links that work without them
    <div className="calendar-months" onKeyDown={walk}>
      {months.map(({ label, weeks }) => (
        <table key={label} className="calendar-month">
          <caption>{label}</caption>
          <thead>
            <tr>
              {weekdays.map(({ short, long }) => (
                <th key={long} scope="col" abbr={long}>
                  <span aria-hidden="true">{short}</span>
                  <span className="sr-only">{long}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other name than its place in the month
              <tr key={position}>
                {week.map((cell, weekday) => (
                  <td
                    key={weekdays[weekday]?.long}
                    className={cell ? 'calendar-day' : undefined}
                    data-look={cell?.look}
                    data-chosen={cell?.chosen}
                  >
                    {cell && <Day cell={cell} {...ofDays} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

type DayProps = Pick<CalendarGridProps, 'sayChosen' | 'hrefOf'> & { readonly cell: CalendarCell }

function Day({ cell, sayChosen, hrefOf }: DayProps) {
  const { day, date, note, step, chosen } = cell
  // Of a day of the chosen visit its part in it, and not what another visit could do there.
  const words = chosen ? sayChosen(chosen) : cell
  const shown = (
    <>
      <span aria-hidden="true" className="calendar-number">
        {Number(day.slice(-2))}
      </span>
      <span aria-hidden="true" className="calendar-note">
        {note}
      </span>
      <span className="sr-only">{wordsOf({ date, said: words.said, step: step && words.step })}</span>
    </>
  )
  if (!step)
    return (
      <span className="calendar-cell" title={cell.said}>
        {shown}
      </span>
    )
  return (
    <Link
      to={hrefOf(day)}
      preventScrollReset
      replace
      className="calendar-cell"
      data-day={day}
      aria-current={chosen === 'start' || chosen === 'end' ? 'date' : undefined}
    >
      {shown}
    </Link>
  )
}

// biome-ignore format: a table
const steps: Readonly<Record<string, number>> = { onward: 1, back: -1, ArrowUp: -7, ArrowDown: 7 }

/** Moves the focus to the nearest day that is a link, in the direction of the key. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-day]')].filter(
    link => link.offsetParent,
  )
  const days = links.map(link => Date.parse(link.dataset.day!) / 86_400_000)
  const at = links.findIndex(link => link.dataset.day === from)
  if (at < 0) return
  const target = targetOf(inReadingDirection(event.key), days, at)
  if (target === undefined) return
  event.preventDefault()
  links[target]?.focus()
}

/** The days of a week run as the language is read. */
function inReadingDirection(key: string): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key
  return (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl') ? 'onward' : 'back'
}

function targetOf(key: string, days: readonly number[], at: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return days.length - 1
  const step = steps[key]
  if (step === undefined) return undefined
  const wanted = days[at]! + step
  if (step > 0) {
    const found = days.findIndex(day => day >= wanted)
    return found < 0 ? days.length - 1 : found
  }
  return Math.max(
    days.findLastIndex(day => day <= wanted),
    0,
  )
}
