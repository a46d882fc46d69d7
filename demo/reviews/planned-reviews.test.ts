// What the reviews of the demo world must bring: enough of them, answered, each in words of its own.

import { expect, test } from 'vitest'
import { demoHomes } from '#demo/homes.ts'
import { longestBody, longestTitle } from '#reviews/review.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import { furtherReviews } from './further-reviews.ts'
import { plannedReviews } from './planned-reviews.ts'

const all = plannedReviews.flatMap(({ slug, reviews }) => reviews.map(review => ({ slug, ...review })))

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])["”’)]*\s+|\n+/)
    .map(sentence => sentence.trim().toLowerCase())
    .filter(Boolean)

test('at least sixteen homes of the world have five or more, each by somebody else', () => {
  expect(plannedReviews.length).toBeGreaterThanOrEqual(16)
  for (const { slug, reviews } of plannedReviews) {
    expect(
      demoHomes.some(home => home.slug === slug),
      slug,
    ).toBe(true)
    expect(reviews.length, slug).toBeGreaterThanOrEqual(5)
    expect(new Set(reviews.map(({ by }) => by)).size, slug).toBe(reviews.length)
  }
  // What is written beside the homes of `further-reviews.ts` is lost for none of them.
  for (const { slug, reviews } of furtherReviews) {
    const kept = plannedReviews.find(home => home.slug === slug)?.reviews
    expect(kept, slug).toEqual(expect.arrayContaining([...reviews]))
  }
})

test('homes differ: some are praised by nearly everybody, some are not, and neither by the same number', () => {
  const averages = plannedReviews.map(
    ({ reviews }) => reviews.reduce((sum, { overall }) => sum + overall, 0) / reviews.length,
  )
  expect(averages.filter(average => average < 4).length).toBeGreaterThanOrEqual(2)
  expect(averages.filter(average => average >= 4.85 && average < 5).length).toBeGreaterThanOrEqual(2)
  expect(new Set(averages.map(average => average.toFixed(1))).size).toBeGreaterThanOrEqual(7)
  expect(new Set(plannedReviews.map(({ reviews }) => reviews.length)).size).toBeGreaterThanOrEqual(6)
})

test('a score agrees with its criteria', () => {
  for (const { slug, by, overall, points } of all) {
    const given = [...points].filter(digit => digit !== '-').map(Number)
    const average = given.reduce((sum, digit) => sum + digit, 0) / given.length
    expect(Math.abs(average - overall), `${slug}, ${by}`).toBeLessThanOrEqual(1)
  }
})

test.each(all.map(review => [review.slug, review.title, review] as const))('%s: %s', (_slug, _title, review) => {
  expect(review.points).toMatch(/^[1-5-]{6}$/)
  // Its window is over on the day the world begins, whatever day that is.
  expect(review.from).toBeLessThanOrEqual(-40)
  if (review.around) expect(parseCalendarDay(`2027-${review.around}`)).toBeDefined()
  expect(review.title.length).toBeLessThanOrEqual(longestTitle)
  expect(review.body.length).toBeLessThanOrEqual(longestBody)
  expect(sentencesOf(review.body).length).toBeGreaterThanOrEqual(2)
  expect(review.reply.length).toBeGreaterThan(20)
  expect(`${review.title}${review.body}${review.reply}`).not.toContain('!')
})

test('no two share a sentence, nor a title', () => {
  const seen = new Map<string, string>()
  for (const { slug, by, title, body, reply } of all) {
    for (const sentence of [title.toLowerCase(), ...sentencesOf(body), ...sentencesOf(reply)]) {
      expect(seen.get(sentence), sentence).toBeUndefined()
      seen.set(sentence, `${slug}, ${by}`)
    }
  }
})
