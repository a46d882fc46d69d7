// The calendar of a home: what each day allows, and the visit chosen by two clicks.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { CalendarLegend, sayChosen } from '#quotes/dates/calendar-words.tsx'
import type { LoadDays } from '#quotes/dates/use-known-days.tsx'
import { CalendarGrid } from '#ui/calendar-grid.tsx'
import { Icon } from '#ui/icon.tsx'
import { type AvailabilityView, hrefOfDay } from './availability-view.ts'
import { useCalendarInUse } from './use-calendar-in-use.tsx'

type AvailabilityCalendarProps = {
  readonly view: AvailabilityView
  /** The id of the form whose days it fills in. */
  readonly form: string
  /** Asked for months that are not there yet, once it is in use. */
  readonly loadDays: LoadDays
}

/** A plain table of links until somebody begins to use it; then the one that knows every key takes its place. */
export function AvailabilityCalendar({ view, form, loadDays }: AvailabilityCalendarProps) {
  const { loaded: InUse, begun, ...use } = useCalendarInUse()
  return (
    <section id="calendar" aria-labelledby="calendar-title" className="stay-section" {...use}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="calendar-title" className="font-display text-2xl">
          {sentence('quotes.whenFree')}
        </h2>
        {!InUse && (
          <div className="ms-auto flex gap-2">
            <Turn to={view.earlier} icon="left" label={sentence('quotes.earlierMonths')} />
            <Turn to={view.later} icon="right" label={sentence('quotes.laterMonths')} />
          </div>
        )}
      </div>
      <p aria-live="polite" className="text-ink-soft">
        {InUse ? sentence('quotes.chooseDays') : view.asks}{' '}
        {view.startAgain && (
          <Link to={view.startAgain} preventScrollReset replace className="link">
            {sentence('quotes.startAgain')}
          </Link>
        )}
      </p>
      {InUse ? (
        <InUse begun={begun} view={view} form={form} loadDays={loadDays} />
      ) : (
        <CalendarGrid {...view} sayChosen={sayChosen} hrefOf={day => hrefOfDay(view, day)} />
      )}
      <CalendarLegend />
      <p className="text-ink-soft text-sm">{view.prices}</p>
    </section>
  )
}

function Turn({
  to,
  icon,
  label,
}: {
  readonly to: string | undefined
  readonly icon: 'left' | 'right'
  readonly label: string
}) {
  if (!to) {
    return (
      <span className="round-button opacity-40">
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <Link to={to} preventScrollReset replace className="round-button" aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}
