// The words of a calendar: what the looks of its days mean, and what is said of the chosen ones.

import { sentence } from '#catalogue/sentence.ts'
import type { SayChosen } from '#ui/calendar-month.ts'

/** The ground of a day says whether it can be chosen now, its pattern who has the night. */
const legend = () =>
  [
    ['free', sentence('quotes.free')],
    ['chosen', sentence('quotes.chosenDays')],
    ['arrive-only', sentence('quotes.arriveOnly')],
    ['leave-only', sentence('quotes.leaveOnly')],
    ['too-short', sentence('quotes.notFirstDay')],
    ['booked', sentence('quotes.taken')],
  ] as const

export function CalendarLegend() {
  return (
    <ul className="calendar-legend">
      {legend().map(([look, words]) => (
        <li key={look}>
          <span className="calendar-day calendar-sample" data-look={look} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}

/** Of the day its part in the visit, and that choosing it begins another one. */
export const sayChosen: SayChosen = place => {
  const said =
    place === 'start'
      ? sentence('quotes.chosenArrival')
      : place === 'end'
        ? sentence('quotes.chosenLeaving')
        : sentence('quotes.chosenNight')
  return { said, step: sentence('quotes.chooseOthers') }
}
