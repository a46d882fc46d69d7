// The arrivals and departures of a day, of all homes.

import { Link } from 'react-router'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { sentence } from '#catalogue/sentence.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { Movement, MovementsOfDay } from './chart-view.ts'

const headings = () => [
  { kind: 'departure', title: sentence('calendar.departures'), nobody: sentence('calendar.nobodyLeaves') },
  { kind: 'arrival', title: sentence('calendar.arrivals'), nobody: sentence('calendar.nobodyArrives') },
]

export function DayList({ date, isToday, movements, total, before, after, pageBefore, pageAfter }: MovementsOfDay) {
  const isWhole = pageBefore === null && pageAfter === null
  return (
    <section aria-labelledby="day" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="day" className="font-display text-2xl">
          {isToday ? sentence('calendar.todayIs', { date }) : date}
        </h2>
        <LinkRow
          label={sentence('calendar.days')}
          links={[
            [before, sentence('calendar.dayBefore')],
            [after, sentence('calendar.dayAfter')],
          ]}
          preventScrollReset
        />
      </div>
      {!isWhole && <p className="text-ink-soft">{sentence('calendar.someOfThem', { total })}</p>}
      <div className="grid items-start gap-6 md:grid-cols-2">
        {headings().map(({ kind, title, nobody }) => {
          const those = movements.filter(each => each.kind === kind)
          return (
            <section key={kind} aria-labelledby={`day-${kind}`} className="card flex min-w-0 flex-col gap-3 p-5">
              <h3 id={`day-${kind}`} className="font-semibold text-lg">
                {title}
                {isWhole && ` · ${those.length}`}
              </h3>
              {those.length === 0 && (
                <p className="text-ink-soft">{isWhole ? nobody : sentence('calendar.noneOnPage')}</p>
              )}
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
          label={sentence('calendar.pagesOfDay')}
          links={[
            [pageBefore, sentence('calendar.earlierInList')],
            [pageAfter, sentence('calendar.furtherInList')],
          ]}
          preventScrollReset
        />
      )}
    </section>
  )
}

function MovementOf({ slug, home, booking, guest, people, inWords }: Movement) {
  const who =
    people === null
      ? guest
      : guest
        ? sentence('calendar.guestAndPeople', { guest, people })
        : sentence('calendar.people', { people })
  return (
    <>
      <Link to={homeAdminAddress(slug, 'calendar')} className="link inline-flex min-h-11 items-center font-semibold">
        {home}
      </Link>
      {who && <p className="break-words">{who}</p>}
      <p className="text-ink-soft text-sm">
        <RichSentence
          text={sentence('calendar.movement', { nights: inWords.nights })}
          parts={{
            taking: () =>
              booking ? (
                <Link to={`/admin/bookings/${booking}`} className="link">
                  {inWords.said}
                </Link>
              ) : (
                inWords.said
              ),
          }}
        />
      </p>
    </>
  )
}
