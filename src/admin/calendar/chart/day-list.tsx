// The arrivals and departures of a day, of all homes.

import { Link } from 'react-router'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { LinkRow } from '#ui/link-row.tsx'
import type { Movement, MovementsOfDay } from './chart-view.ts'

const headings = [
  { kind: 'departure', title: 'Departures', nobody: 'Nobody leaves.' },
  { kind: 'arrival', title: 'Arrivals', nobody: 'Nobody arrives.' },
] as const

export function DayList({ date, isToday, movements, total, before, after, pageBefore, pageAfter }: MovementsOfDay) {
  const isWhole = pageBefore === null && pageAfter === null
  return (
    <section aria-labelledby="day" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="day" className="font-display text-2xl">
          {isToday ? `Today, ${date}` : date}
        </h2>
        <LinkRow
          label="Days"
          links={[
            [before, 'Day before'],
            [after, 'Day after'],
          ]}
          preventScrollReset
        />
      </div>
      {!isWhole && <p className="text-ink-soft">{total} come and go on this day; some of them are below.</p>}
      <div className="grid items-start gap-6 md:grid-cols-2">
        {headings.map(({ kind, title, nobody }) => {
          const those = movements.filter(each => each.kind === kind)
          return (
            <section key={kind} aria-labelledby={`day-${kind}`} className="card flex min-w-0 flex-col gap-3 p-5">
              <h3 id={`day-${kind}`} className="font-semibold text-lg">
                {title}
                {isWhole && ` · ${those.length}`}
              </h3>
              {those.length === 0 && <p className="text-ink-soft">{isWhole ? nobody : 'None on this page.'}</p>}
              <ul className="flex flex-col gap-4">
                {those.map(movement => (
                  <li key={`${movement.slug} ${movement.inWords.said} ${movement.inWords.nights}`}>
                    <MovementOf {...movement} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      {!isWhole && (
        <LinkRow
          label="Pages of this day"
          links={[
            [pageBefore, 'Earlier in the list'],
            [pageAfter, 'Further in the list'],
          ]}
          preventScrollReset
        />
      )}
    </section>
  )
}

function MovementOf({ slug, home, booking, guest, people, inWords }: Movement) {
  const who = [guest, people === null ? null : `${people} ${people === 1 ? 'person' : 'people'}`].filter(Boolean)
  return (
    <>
      <Link to={homeAdminAddress(slug, 'calendar')} className="link inline-flex min-h-11 items-center font-semibold">
        {home}
      </Link>
      {who.length > 0 && <p className="break-words">{who.join(', ')}</p>}
      <p className="text-ink-soft text-sm">
        {booking ? (
          <Link to={`/admin/bookings/${booking}`} className="link">
            {inWords.said}
          </Link>
        ) : (
          inWords.said
        )}
        , {inWords.nights}
      </p>
    </>
  )
}
