// A review from the first word to the page: once, of one's own visit, blind until it opens, answered, hidden, added up.

import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { refusingConstraint } from '#platform/tools/database.server.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { completedVisit } from '#tests/support/completed-visit.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days } from '#values/duration.ts'
import { answerReview } from './answer-review.server.ts'
import {
  describeModeration,
  describeOwnReview,
  describeRecentReviews,
  describeStayReviews,
} from './describe-reviews.server.ts'
import { findOwnReview } from './find-reviews.server.ts'
import { publishReviews } from './publish-reviews.server.ts'
import type { Answer } from './review.ts'
import type { ReviewInput } from './review-input.ts'
import { writeReview } from './write-review.server.ts'

let world: TestTools
let stay: BookableStay
let guest: VerifiedUser
let operator: Operator

const start = new Date('2030-05-15T12:00:00Z')
const input: ReviewInput = { overall: 4, points: { clean: 5, value: 3 }, title: 'A warm stove', body: 'We stayed in.' }

beforeEach(async () => {
  world ??= await testTools({ now: start })
  world.clock.set(start)
  await world.tools.database.execute(sql`delete from review`)
  await world.tools.database.execute(sql`update stay set status = 'archived'`)
  stay = await bookableStay(world.tools.database)
  guest = await someGuest(world.tools.database, start)
  operator = { ...(await someGuest(world.tools.database, start)), roles: ['guest', 'manager'] } as unknown as Operator
})
afterAll(() => world?.drop())

/** A visit of two nights from tomorrow on, over already; the window ends on 1 June and a few days. */
function visit(who = guest): Promise<string> {
  return completedVisit(world.tools, who, { stayId: stay.stayId, input: inputFor('2030-05-16', '2030-05-18') })
}

async function written(who = guest): Promise<string> {
  const bookingId = await visit(who)
  const kept = await writeReview(world.tools, who, { bookingId, input })
  if (!kept.ok) throw new Error(kept.reason)
  return kept.reviewId
}

async function answer(reviewId: string, given: Answer, text = 'Words.', who = operator) {
  const { rows } = await world.tools.database.execute<{ version: number }>(
    sql`select version from review where id = ${reviewId}`,
  )
  return answerReview(world.tools, who, { answer: given, reviewId, version: rows[0]?.version ?? 1, text })
}

async function sums(): Promise<{ count: number; sum: number }> {
  const { rows } = await world.tools.database.execute<{ count: number; sum: number }>(
    sql`select review_count as count, review_sum as sum from stay where id = ${stay.stayId}`,
  )
  return rows[0]!
}

/** What that guest sees of it on the page of their booking. */
async function own(who: VerifiedUser, { id, home }: { readonly id: string; readonly home: string }) {
  const found = await findOwnReview(world.tools.database, who, id)
  return found && describeOwnReview(found, home, world.clock.now())
}

const page = async (query = '') => {
  const rating = await sums()
  return describeStayReviews(world.tools, { id: stay.stayId, rating }, new URL(`https://x.example/stays/a${query}`))
}

describe('who may write', () => {
  it('the guest of a visit that is over, and then it is theirs to read', async () => {
    const bookingId = await visit()
    const asked = { id: bookingId, home: 'Mill House' }
    expect(await own(guest, asked)).toEqual({
      kind: 'writable',
      until: expect.stringContaining('1 June 2030'),
      home: 'Mill House',
    })
    expect((await writeReview(world.tools, guest, { bookingId, input })).ok).toBe(true)
    expect(await own(guest, asked)).toMatchObject({
      kind: 'written',
      state: 'pending',
      points: [
        sentence('reviews.isExcellent', { criterion: sentence('reviews.clean') }),
        sentence('reviews.isGood', { criterion: sentence('reviews.value') }),
      ],
      news: sentence('reviews.notOpenYet', { lastDay: '1 June 2030' }),
      review: { author: 'Ada L.', stayed: sentence('reviews.stayedIn', { month: 'May 2030' }), title: 'A warm stove' },
    })
  })

  it('nobody before the visit is over, nobody else, nobody after two weeks', async () => {
    const asked = { stayId: stay.stayId, input: inputFor('2030-07-01', '2030-07-03') }
    const coming = await mustBook(world.tools, guest, asked)
    const write = (bookingId: string, who = guest) => writeReview(world.tools, who, { bookingId, input })
    expect(await write(coming)).toEqual({ ok: false, reason: 'visit-not-over' })
    expect(await own(guest, { id: coming, home: '' })).toBeUndefined()
    const over = await visit()
    const stranger = await someGuest(world.tools.database, start)
    expect(await write(over, stranger)).toEqual({ ok: false, reason: 'visit-unknown' })
    expect(await own(stranger, { id: over, home: '' })).toBeUndefined()
    world.clock.set(new Date('2030-06-01T21:59:00Z'))
    expect(await own(guest, { id: over, home: '' })).toBeDefined()
    world.clock.set(new Date('2030-06-02T00:00:00Z'))
    expect(await write(over)).toEqual({ ok: false, reason: 'window-over' })
    expect(await own(guest, { id: over, home: '' })).toBeUndefined()
  })

  it('one of eight forms at once is kept; the same words again are no fault, other words are', async () => {
    const bookingId = await visit()
    const forms = Array.from({ length: 8 }, (_, at) => ({ ...input, title: `Form ${at}` }))
    const kept = await Promise.all(forms.map(each => writeReview(world.tools, guest, { bookingId, input: each })))
    const winner = kept.findIndex(({ ok }) => ok)
    expect(kept.filter(({ ok }) => ok).length).toBe(1)
    for (const each of kept.filter(({ ok }) => !ok)) expect(each).toMatchObject({ reason: 'written-already' })
    expect(await writeReview(world.tools, guest, { bookingId, input: forms[winner]! })).toEqual(kept[winner])
  })
})

describe('what the database itself refuses', () => {
  const insert = (bookingId: string, stayId: number, who: string) =>
    world.tools.database.execute(sql`
      insert into review (id, booking_id, stay_id, guest_user_id, author, overall, title, body, locale, submitted_at, publish_at)
      values (gen_random_uuid(), ${bookingId}, ${stayId}, ${who}, 'Ada', 5, 'A', 'B', 'en', now(), now())`)
  const refusal = async (query: Promise<unknown>) => refusingConstraint(await query.catch(fault => fault))

  it('a review of a visit that is not over, of another home, of another guest, and a second one', async () => {
    const asked = { stayId: stay.stayId, input: inputFor('2030-07-01', '2030-07-03') }
    const coming = await mustBook(world.tools, guest, asked)
    expect(await refusal(insert(coming, stay.stayId, guest.id))).toBe('review_after_the_visit')
    const over = await visit()
    const other = await bookableStay(world.tools.database)
    expect(await refusal(insert(over, other.stayId, guest.id))).toBe('review_of_own_visit')
    expect(await refusal(insert(over, stay.stayId, operator.id))).toBe('review_of_own_visit')
    await insert(over, stay.stayId, guest.id)
    expect(await refusal(insert(over, stay.stayId, guest.id))).toBe('review_booking_id_key')
  })

  it('other words, a reply before it opened, hiding without a reason', async () => {
    const id = await written()
    const set = (change: ReturnType<typeof sql>) =>
      refusal(world.tools.database.execute(sql`update review set ${change} where id = ${id}`))
    expect(await set(sql`body = 'Better words'`)).toBe('review_words_are_final')
    expect(await set(sql`overall = 5`)).toBe('review_words_are_final')
    expect(await set(sql`operator_reply = 'No', operator_replied_at = now()`)).toBe('review_reply_after_it_opened')
    expect(await set(sql`state = 'hidden', published_at = now()`)).toBe('review_hidden_for_a_reason')
  })
})

describe('when it opens', () => {
  it('not before the window is over; then dated to its end, once', async () => {
    await written()
    expect((await page()).rating).toBeUndefined()
    expect(await describeRecentReviews(world.tools)).toEqual([])
    const [blind] = (await describeModeration(world.tools, operator)).reviews
    expect(blind).toMatchObject({ state: 'pending', review: undefined })
    expect(JSON.stringify(blind)).not.toContain('warm stove')
    expect(await publishReviews(world.tools)).toBe(0)
    world.clock.advance(days(40))
    expect(await publishReviews(world.tools)).toBe(1)
    expect(await publishReviews(world.tools)).toBe(0)
    expect(await sums()).toEqual({ count: 1, sum: 4 })
    expect(await page()).toMatchObject({
      rating: { average: '4.0', count: '1 review' },
      bars: [
        { name: sentence('reviews.clean'), average: '5.0', share: 100 },
        { name: sentence('reviews.value'), average: '3.0', share: 60 },
      ],
      reviews: [{ author: 'Ada L.', title: 'A warm stove', reply: undefined }],
    })
    const { rows } = await world.tools.database.execute<{ same: boolean }>(
      sql`select bool_and(published_at = publish_at) as same from review where stay_id = ${stay.stayId}`,
    )
    expect(rows[0]!.same).toBe(true)
  })

  it('with the operator’s note, which nobody else reads', async () => {
    const id = await written()
    expect(await answer(id, 'reply')).toEqual({ ok: false, reason: 'not-open-yet' })
    expect(await answer(id, 'hide')).toEqual({ ok: false, reason: 'not-open-yet' })
    expect((await answer(id, 'note', 'Left the gate open.')).ok).toBe(true)
    const [recent] = await describeRecentReviews(world.tools)
    expect(recent).toMatchObject({ title: 'A warm stove', href: `/stays/${stay.slug}#reviews` })
    expect(JSON.stringify([await page(), recent])).not.toContain('gate')
    expect((await describeModeration(world.tools, operator)).reviews.find(each => each.id === id)?.note).toBe(
      'Left the gate open.',
    )
  })
})

describe('the operator’s answers', () => {
  it('a reply stands below the review; hidden it counts no more, shown again it does', async () => {
    const id = await written()
    await answer(id, 'note')
    await answer(id, 'reply', 'The stove thanks you.')
    expect((await page()).reviews[0]?.reply).toBe('The stove thanks you.')
    expect((await answer(id, 'hide', 'It names a neighbour.')).ok).toBe(true)
    expect(await sums()).toEqual({ count: 0, sum: 0 })
    expect((await page()).reviews).toEqual([])
    expect(await describeRecentReviews(world.tools)).toEqual([])
    const hidden = (await describeModeration(world.tools, operator)).reviews.find(each => each.id === id)
    expect(hidden).toMatchObject({ state: 'hidden', hiddenFor: 'It names a neighbour.' })
    expect((await answer(id, 'show', '')).ok).toBe(true)
    expect(await sums()).toEqual({ count: 1, sum: 4 })
    expect(await answer(id, 'show', '')).toEqual({ ok: false, reason: 'out-of-date' })
  })

  it('of two at once one is told that the review has changed; a cleaner answers nothing', async () => {
    const id = await written()
    await answer(id, 'note')
    const reply = (text: string) =>
      answerReview(world.tools, operator, { answer: 'reply', reviewId: id, version: 2, text })
    const both = await Promise.all([reply('One.'), reply('Two.')])
    expect(both.filter(({ ok }) => ok).length).toBe(1)
    expect(both).toContainEqual({ ok: false, reason: 'out-of-date' })
    const cleaner = { ...operator, roles: ['guest', 'cleaner'] } as unknown as Operator
    expect(await answer(id, 'reply', 'Me too.', cleaner)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await answer(crypto.randomUUID(), 'reply')).toEqual({ ok: false, reason: 'review-unknown' })
  })
})

test('sums are what is published, however reviews come and go', async () => {
  const other = await bookableStay(world.tools.database)
  const ids: string[] = []
  for (let each = 0; each < 8; each++) {
    const who = await someGuest(world.tools.database, start)
    const nights = inputFor(`2030-06-${10 + 2 * each}`, `2030-06-${11 + 2 * each}`)
    const bookingId = await completedVisit(world.tools, who, { stayId: stay.stayId, input: nights })
    const overall = ([1, 2, 3, 4, 5] as const)[each % 5]!
    const kept = await writeReview(world.tools, who, {
      bookingId,
      input: { ...input, overall, title: `Number ${each}` },
    })
    if (kept.ok) ids.push(kept.reviewId)
  }
  await Promise.all(ids.map(id => answer(id, 'note')))
  expect(await sums()).toEqual({ count: 8, sum: 1 + 2 + 3 + 4 + 5 + 1 + 2 + 3 })
  await answer(ids[4]!, 'hide')
  await world.tools.database.execute(sql`delete from review where id = ${ids[0]}`)
  expect(await sums()).toEqual({ count: 6, sum: 15 })
  const first = await page()
  expect([first.reviews.length, first.page, first.older]).toEqual([6, '', undefined])
  await answer(ids[4]!, 'show', '')
  const second = await page('?adults=3&reviews=2')
  expect(second).toMatchObject({
    page: sentence('reviews.page', { page: '2', pages: '2' }),
    older: undefined,
    newer: '/stays/a?adults=3#reviews',
  })
  expect(second.reviews.length).toBe(1)
  expect((await page('?reviews=99')).page).toBe(sentence('reviews.page', { page: '2', pages: '2' }))
  const { rows } = await world.tools.database.execute<{ count: number }>(
    sql`select review_count as count from stay where id = ${other.stayId}`,
  )
  expect(rows[0]!.count).toBe(0)
})
