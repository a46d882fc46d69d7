// The month of a home: a list of nights, seven columns where there is room.

import { Link } from 'react-router'
import { LinkRow } from '#ui/link-row.tsx'
import type { AdminNight, AdminNights } from './nights-view.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function NightCalendar({ month, lead, nights, timeZone, currency }: AdminNights) {
  return (
    <section aria-labelledby="month" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="month" className="font-display text-2xl">
          {month.title}
        </h2>
        <LinkRow
          label="Months"
          links={[
            [month.before, 'Month before'],
            [month.after, 'Month after'],
          ]}
          preventScrollReset
        />
      </div>
      <p className="max-w-prose text-ink-soft">
        Days at the home ({timeZone}), prices in {currency} a night. Choose a night, and a second one for all between
        them.
      </p>
      <div aria-hidden="true" className="hidden grid-cols-7 gap-1 text-ink-soft text-sm lg:grid">
        {weekdays.map(each => (
          <span key={each}>{each}</span>
        ))}
      </div>
      {nights.some(({ isOver }) => isOver) && (
        <label className="flex min-h-11 items-center gap-3 self-start lg:hidden">
          <input type="checkbox" className="nights-over size-4 shrink-0" />
          Show the days of this month that are over
        </label>
      )}
      <ol className="night-month" style={{ '--lead': lead + 1 } as React.CSSProperties}>
        {nights.map(night => (
          <Night key={night.day} {...night} />
        ))}
      </ol>
    </section>
  )
}

function Night(night: AdminNight) {
  const { number, date, word, state, price, priceFrom, notes, takings, choose, isToday, isOver, isChosen } = night
  return (
    <li className="night" data-state={state} data-over={isOver || undefined} data-chosen={isChosen || undefined}>
      <div className="flex items-baseline justify-between gap-2">
        <Link
          to={choose}
          className="night-day"
          preventScrollReset
          aria-current={isToday ? 'date' : undefined}
          aria-label={`${date}${isChosen ? ', chosen' : ''}: choose this night`}
        >
          <span className="lg:hidden">{date}</span>
          <span className="max-lg:hidden">{number}</span>
        </Link>
        {price && (
          <span className="text-sm tabular-nums">
            {price}
            {priceFrom && <span className="sr-only">, {priceFrom}</span>}
          </span>
        )}
      </div>
      {(takings.length === 0 || takings.some(({ unit }) => unit)) && <p className="night-word">{word}</p>}
      {takings.map(({ unit, said, bookingId }) => (
        <p key={`${unit} ${said}`} className="night-word break-words">
          {unit && `${unit}: `}
          {bookingId ? (
            <Link to={`/admin/bookings/${bookingId}`} className="link">
              {said}
            </Link>
          ) : (
            said
          )}
        </p>
      ))}
      {notes.map(note => (
        <p key={note} className="text-ink-soft text-xs">
          {note}
        </p>
      ))}
    </li>
  )
}
