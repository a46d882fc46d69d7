// The calendar as the server sends it: a table a month, every state in words, links that work without script.

import { createElement } from 'react'
import { expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { render } from '#tests/support/render.ts'
import { context, day, offer, taken } from '#tests/support/some-offer.ts'
import { AvailabilityCalendar } from './availability-calendar.tsx'
import { describeAvailability } from './describe-availability.server.ts'
import { parseMonthInput } from './month-input.ts'
import { parseQuoteInput } from './quote-input.ts'

const today = day('2026-05-01')

function calendar(query: string) {
  const asked = parseQuoteInput(new URLSearchParams(query), today)
  const month = parseMonthInput(null, today, asked.visit.nights?.checkIn ?? asked.visit.arrival)
  const at = context({ taken: [taken('2026-05-10', '2026-05-14')] })
  const question = { offer: offer(), context: at, today, asked, month, path: '/stays/casa', locale: 'en-GB' }
  const view = describeAvailability(question)
  return render(createElement(AvailabilityCalendar, { view, form: 'quote-form', loadDays: async () => [] }))
}

it('has a table with a caption for each month and names its weekdays in full', () => {
  const { html, text, tags } = calendar('')
  expect(html.match(/<caption>(.*?)<\/caption>/g)).toEqual([
    '<caption>May 2026</caption>',
    '<caption>June 2026</caption>',
  ])
  expect(tags('th')).toHaveLength(14)
  expect(tags('th')[0]).toMatch(/scope="col".*abbr="Monday"/)
  expect(text).toContain(sentence('quotes.chooseArrival'))
})

it('says every state in words, and in a legend', () => {
  const { text } = calendar('')
  expect(text).toContain(
    sentence('ui.day', {
      day: 'Tuesday 12 May',
      said: `${sentence('quotes.dayBooked')}. ${sentence('offers.nightBooked', { night: 'Tue, 12 May 2026' })}`.replace(
        /\.$/,
        '',
      ),
    }),
  )
  expect(text).toContain(sentence('ui.day', { day: 'Thursday 14 May', said: sentence('quotes.dayArriveOnly') }))
  expect(text).toContain(
    [
      sentence('quotes.free'),
      sentence('quotes.chosenDays'),
      sentence('quotes.arriveOnly'),
      sentence('quotes.leaveOnly'),
      sentence('quotes.notFirstDay'),
      sentence('quotes.taken'),
    ].join(' '),
  )
})

it('links the days on which one may arrive, and no other', () => {
  const hrefs = calendar('').values('href')
  expect(hrefs).toContain('/stays/casa?in=2026-05-08&month=2026-05#calendar')
  expect(hrefs.filter(href => href.includes('in=2026-05-12'))).toEqual([])
  expect(hrefs).toContain('/stays/casa?month=2026-06#calendar')
})

it('marks the chosen visit for the eye and the ear', () => {
  const { tags, text } = calendar('in=2026-05-05&out=2026-05-08')
  expect(tags('td').filter(tag => tag.includes('data-chosen'))).toHaveLength(4)
  expect(tags('a').filter(tag => tag.includes('aria-current="date"'))).toHaveLength(2)
  expect(text).toContain(sentence('quotes.startAgain'))
  // A day just chosen to leave is not said to be one to arrive.
  const step = sentence('quotes.chooseOthers')
  for (const [day, said] of [
    ['Tuesday 5 May', sentence('quotes.chosenArrival')],
    ['Wednesday 6 May', sentence('quotes.chosenNight')],
    ['Friday 8 May', sentence('quotes.chosenLeaving')],
  ] as const)
    expect(text).toContain(sentence('ui.dayAndStep', { day, said, step }))
})

it('names the ways to other months', () => {
  const { html } = calendar('in=2026-07-05')
  expect(html).toContain(`aria-label="${sentence('quotes.earlierMonths')}"`)
  expect(html).toContain(`aria-label="${sentence('quotes.laterMonths')}"`)
})
