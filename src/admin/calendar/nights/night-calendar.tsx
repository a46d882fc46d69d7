// The month of a home: a list of nights, seven columns where there is room.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { AdminNight, AdminNights, NightOccupancy } from './nights-view.ts'

export function NightCalendar({ month, weekdays, lead, nights, timeZone, currency }: AdminNights) {
  return (
    <section aria-labelledby="month" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="month" className="font-display text-2xl">
          {month.title}
        </h2>
        <LinkRow
          label={sentence('calendar.months')}
          links={[
            [month.before, sentence('calendar.monthBefore')],
            [month.after, sentence('calendar.monthAfter')],
          ]}
          preventScrollReset
        />
      </div>
      <p className="max-w-prose text-ink-soft">{sentence('calendar.howToChoose', { timeZone, currency })}</p>
      <div aria-hidden="true" className="hidden grid-cols-7 gap-1 text-ink-soft text-sm lg:grid">
        {weekdays.map(each => (
          <span key={each}>{each}</span>
        ))}
      </div>
      {nights.some(({ isOver }) => isOver) && (
        <label className="flex min-h-11 items-center gap-3 self-start lg:hidden">
          <input type="checkbox" className="nights-over size-4 shrink-0" />
          {sentence('calendar.showOver')}
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
          aria-label={
            isChosen ? sentence('calendar.chosenNight', { date }) : sentence('calendar.chooseNight', { date })
          }
        >
          <span className="lg:hidden">{date}</span>
          <span className="max-lg:hidden">{number}</span>
        </Link>
        {price && (
          <span className="text-sm tabular-nums">
            {priceFrom ? (
              <RichSentence
                text={sentence('calendar.priceFrom', { price, from: priceFrom })}
                parts={{ unseen: inner => <span className="sr-only">{inner}</span> }}
              />
            ) : (
              price
            )}
          </span>
        )}
      </div>
      {(takings.length === 0 || takings.some(({ unit }) => unit)) && <p className="night-word">{word}</p>}
      {takings.map(taking => (
        <p key={`${taking.unit} ${taking.said}`} className="night-word break-words">
          {taking.unit ? (
            <RichSentence
              text={sentence('calendar.takingOfUnit', { unit: taking.unit })}
              parts={{ taking: () => <Taking {...taking} /> }}
            />
          ) : (
            <Taking {...taking} />
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

function Taking({ said, bookingId }: NightOccupancy) {
  if (!bookingId) return said
  return (
    <Link to={`/admin/bookings/${bookingId}`} className="link">
      {said}
    </Link>
  )
}
