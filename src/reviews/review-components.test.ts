// Reviews as people see and hear them: on a home's page, on the first page, below a booking, in the admin pages.

import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { RatingMark } from '#stays/rating-mark.tsx'
import { render } from '#tests/support/render.ts'
import { saying } from '#tests/support/saying.ts'
import { OwnReview } from './own-review.tsx'
import { RecentReviews } from './recent-reviews.tsx'
import { ReviewModeration } from './review-moderation.tsx'
import type { ReviewToModerate, ReviewView, StayReviewsView } from './review-view.ts'
import { StayReviews } from './stay-reviews.tsx'

const review: ReviewView = {
  id: 'one',
  author: 'Ada L.',
  overall: 4,
  stayed: sentence('reviews.stayedIn', { month: 'May 2030' }),
  publishedOn: '2030-06-01',
  title: 'A warm stove',
  body: 'We stayed in.',
  reply: undefined,
}

const withoutTags = (text: string) => text.replaceAll(/<[^>]*>/g, '')

const view: StayReviewsView = {
  rating: { average: '4.5', count: '2 reviews' },
  bars: [{ name: 'Cleanliness', average: '5.0', share: 100 }],
  reviews: [review, { ...review, id: 'two', reply: 'The stove thanks you.' }],
  newer: undefined,
  older: '/stays/loft?reviews=2#reviews',
  page: sentence('reviews.page', { page: '1', pages: '2' }),
}

describe('on the page of a home', () => {
  it('stand average, criteria, words and answers, with the way to more', () => {
    const { text, values } = render(createElement(StayReviews, { view }))
    expect(text).toContain(
      withoutTags(sentence('stays.rating').replace('<average/>', '4.5').replace('<count/>', '(2 reviews)')),
    )
    expect(text).toContain('Cleanliness 5.0')
    expect(text).toContain(
      `${sentence('reviews.scoreOf', { score: 4, name: sentence('reviews.veryGood') })} A warm stove We stayed in. Ada L. · ${review.stayed}`,
    )
    expect(text).toContain(`${sentence('reviews.replied')} The stove thanks you.`)
    expect(values('href')).toEqual(['/stays/loft?reviews=2#reviews'])
  })

  it('stands a plain sentence where nobody has written', () => {
    const empty = { ...view, rating: undefined, bars: [], reviews: [], older: undefined, page: '' }
    expect(render(createElement(StayReviews, { view: empty })).text).toMatch(saying('reviews.noneYet'))
  })

  it('a star is never read out alone', () => {
    const { tags } = render(createElement(RatingMark, { rating: view.rating! }))
    for (const star of tags('svg')) expect(star).toContain('aria-hidden="true"')
  })
})

it('on the first page each leads to its home; without any there is nothing', () => {
  const recent = { ...review, home: 'The Loft', href: '/stays/loft#reviews', place: 'Flensburg, Germany' }
  const { text, values } = render(createElement(RecentReviews, { reviews: [recent] }))
  expect(text).toContain('The Loft , Flensburg, Germany')
  expect(values('href')).toEqual(['/stays/loft#reviews'])
  expect(render(createElement(RecentReviews, { reviews: [] })).text).toBe('')
})

describe('below a booking', () => {
  const writable = { kind: 'writable', until: '1 June 2030', home: 'The Loft' } as const

  it('stands a form that works as it comes: native fields, all named, none but four wanted', () => {
    const { text, tags } = render(createElement(OwnReview, { view: writable, typed: undefined }))
    expect(text).toContain(sentence('reviews.ask', { home: 'The Loft' }))
    expect(text).toContain(sentence('reviews.terms', { until: '1 June 2030' }))
    expect(tags('input').filter(tag => tag.includes('type="radio"')).length).toBe(7 * 5)
    expect(tags('fieldset').length).toBe(7)
    const [, optional] = /<soft>(.+)<\/soft>/.exec(sentence('reviews.ifYouLike', { criterion: '' }))!
    expect(text.split(optional!.trim()).length - 1).toBe(6)
  })

  it('is shown again as it was typed, each fault beside its field', () => {
    const empty = { accuracy: '', checkIn: '', clean: '', communication: '', location: '', value: '', body: '' }
    const values = { ...empty, overall: '2', title: 'Half a word' }
    const typed = { values, faults: { body: sentence('reviews.bodyMissing') }, refusal: undefined }
    const { tags, html } = render(createElement(OwnReview, { view: writable, typed }))
    expect(
      tags('input')
        .filter(tag => tag.includes('checked'))
        .map(tag => /value="(\d)"/.exec(tag)?.[1]),
    ).toEqual(['2'])
    expect(html).toContain('value="Half a word"')
    expect(tags('textarea')[0]).toMatch(/aria-invalid="true".*aria-describedby="review-body-fault review-body-hint"/)
  })

  it('stands what was written, and who can read it', () => {
    const written = {
      kind: 'written',
      state: 'pending',
      review,
      points: ['Arrival: good'],
      news: 'Nobody else.',
    } as const
    const { text } = render(createElement(OwnReview, { view: written, typed: undefined }))
    expect(text).toContain(`${sentence('reviews.yours')} Nobody else.`)
    expect(text).toContain('Arrival: good')
    expect(render(createElement(OwnReview, { view: undefined, typed: undefined })).html).toBe('')
  })
})

describe('on the operator’s desk', () => {
  const entry: ReviewToModerate = {
    mayAnswer: true,
    id: 'one',
    version: 3,
    state: 'published',
    home: 'The Loft',
    reference: 'ABCD2345',
    when: sentence('reviews.stayedIn', { month: 'May 2030' }),
    review,
    note: 'Kind people.',
    hiddenFor: undefined,
    opens: '1 June 2030',
  }
  const desk = (reviews: ReviewToModerate[], typed?: Parameters<typeof ReviewModeration>[0]['typed']) =>
    render(createElement(ReviewModeration, { reviews, isPart: false, typed }))

  it('a blind one can be noted and nothing else', () => {
    const { text, values } = desk([{ ...entry, state: 'pending', review: undefined, note: undefined }])
    expect(text).toContain(sentence('reviews.closed', { opens: '1 June 2030' }))
    expect(text).not.toContain('A warm stove')
    expect(values('value')).toEqual(['one', '3', 'note'])
  })

  it('an open one can be answered or hidden, and what was typed with a fault is open again', () => {
    const typed = { answer: 'hide', reviewId: 'one', text: 'Kept', fault: 'Please shorten this.' } as const
    const { text, html, tags } = desk([entry], typed)
    expect(text).toContain(sentence('reviews.noted', { note: 'Kind people.' }))
    expect(text).toContain('Please shorten this.')
    expect(html).toContain('>Kept</textarea>')
    expect(tags('details')[0]).toContain('open')
    expect(desk([entry]).tags('details')[0]).not.toContain('open')
  })

  it('a hidden one says why and can be shown again; an empty desk says so', () => {
    const { text, values } = desk([{ ...entry, state: 'hidden', hiddenFor: 'It names a neighbour.' }])
    expect(text).toContain(sentence('reviews.hiddenFor', { reason: 'It names a neighbour.' }))
    expect(values('value')).toEqual(['one', '3', 'show'])
    expect(desk([]).text).toContain(sentence('reviews.noneOpen'))
  })
})
