// The calls about reviews: what the page of a home shows, one's own word on a visit once, and what operators answer.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { describeStayReviews } from '#reviews/describe-reviews.server.ts'
import { findStay } from '#stays/stay-store.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { endVisit } from '#tests/support/completed-visit.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import type { Slug } from '#values/slug.ts'

let api: ContentApi
let token: string
let manager: string
let checkIns = 0
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'casa', name: 'Casa' })
  token = await api.tokenOf(await api.makeUser({ displayName: 'Ada Nobody' }))
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
})
afterAll(() => api?.drop())

async function book(by = token): Promise<string> {
  const at = 1 + checkIns++
  const days = {
    checkIn: `2030-06-${String(at).padStart(2, '0')}`,
    checkOut: `2030-06-${String(at + 1).padStart(2, '0')}`,
  }
  const quote = (await api.call('/quotes', { body: { stay: 'casa', ...days, party: { adults: 2 } } })).body.data
  const contact = { name: 'Ada', email: 'ada@example.org' }
  const booked = await api.call('/bookings', {
    token: by,
    headers: { 'idempotency-key': randomUUID() },
    body: { quote: quote.id, contact, termsHash: quote.terms.hash },
  })
  return booked.body.data.id
}

async function visit(by = token): Promise<string> {
  const id = await book(by)
  await endVisit(api.tools, id)
  return id
}

const words = { overall: 4, points: { clean: 5 }, title: ' Quiet   nights ', body: 'Owls.\nAnd a stove.' }
const write = (id: string, body: object = words, by = token) => api.call(`/bookings/${id}/review`, { body, token: by })
const own = (id: string, by = token) => api.call(`/bookings/${id}/review`, { token: by })
const answer = (id: string, body: object, by = manager) => api.call(`/reviews/${id}/answer`, { body, token: by })

describe('a review of one’s own', () => {
  it('can be written once the visit is over, and is blind to others', async () => {
    const id = await book()
    expect((await own(id)).body.data).toMatchObject({ canWrite: false, review: null })
    const early = await write(id)
    expect([early.status, early.body.error.details.reason]).toEqual([409, 'visit-not-over'])
    await endVisit(api.tools, id)
    expect((await own(id)).body.data).toEqual({ canWrite: true, writableUntil: '2030-06-16', review: null })
    const written = await write(id)
    expect([written.status, written.headers.get('location')]).toEqual([201, `/api/bookings/${id}/review`])
    expect(written.body.data).toMatchObject({
      canWrite: false,
      review: {
        author: 'Ada N.',
        overall: 4,
        points: { clean: 5, accuracy: null },
        title: 'Quiet nights',
        body: 'Owls.\nAnd a stove.',
        state: 'pending',
        reply: null,
        publishedOn: null,
        stayedIn: '2030-06',
      },
    })
    expect((await api.call('/stays/casa/reviews')).body.data).toEqual([])
  })

  it('is kept once: the same words are no fault, other words are', async () => {
    const id = await visit()
    const [one, other] = await Promise.all([write(id), write(id)])
    expect([one.status, other.status, one.text === other.text]).toEqual([201, 201, true])
    const changed = await write(id, { ...words, overall: 1 })
    expect([changed.status, changed.body.error.details.reason]).toEqual([409, 'written-already'])
  })

  it('is not there for somebody else, nor for nobody', async () => {
    const id = await visit()
    const stranger = await api.tokenOf(await api.makeUser())
    for (const answered of [await write(id, words, stranger), await own(id, stranger), await own(randomUUID())]) {
      expect([answered.status, answered.body.error.details.reason]).toEqual([404, 'visit-unknown'])
    }
    expect((await api.call(`/bookings/${id}/review`, { body: words })).status).toBe(403)
  })

  it.each([
    [{ overall: 6 }, 'overall'],
    [{ overall: '5' }, 'overall'],
    [{ title: '' }, 'title'],
    [{ title: '   ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ body: '\ud800' }, 'body'],
    [{ points: { clean: 0 } }, 'points.clean'],
    [{ points: { charm: 5 } }, 'points'],
  ])('is refused with %j', async (wrong, path) => {
    const { status, body } = await write(await visit(), { ...words, ...wrong })
    expect([status, body.error.details.errors[0].path.join('.')]).toEqual([400, path])
  })

  it('comes too late after two weeks', async () => {
    const late = await api.makeUser()
    const id = await visit(await api.tokenOf(late))
    api.clock.set(new Date('2030-07-20T12:00:00Z'))
    const answered = await write(id, words, await api.tokenOf(late))
    expect([answered.status, answered.body.error.details.reason]).toEqual([410, 'window-over'])
    api.clock.set(new Date('2030-05-15T12:00:00Z'))
  })
})

describe('operators', () => {
  it('note, reply, hide and show, each on the version they saw', async () => {
    const id = await visit()
    const { id: review } = (await write(id, { ...words, title: 'To be answered' })).body.data.review
    const forAdmin = async () =>
      (await api.call('/reviews', { token: manager })).body.data.find((each: Json) => each.id === review)
    const blind = await forAdmin()
    expect(blind).toMatchObject({ state: 'pending', review: null, home: 'Casa' })
    expect((await answer(review, { answer: 'reply', version: blind.version, text: 'Thanks.' })).status).toBe(409)
    const noted = await answer(review, { answer: 'note', version: blind.version, text: 'Kind.' })
    expect(noted.body.data).toMatchObject({ state: 'published', note: 'Kind.', review: { title: 'To be answered' } })
    const stale = await answer(review, { answer: 'reply', version: blind.version, text: 'Thanks.' })
    expect([stale.status, stale.body.error.details.reason]).toEqual([409, 'out-of-date'])
    const { version } = noted.body.data
    const replied = await answer(review, { answer: 'reply', version, text: 'Come again.' })
    const listed = await api.call('/stays/casa/reviews')
    expect(listed.body.data).toMatchObject([{ title: 'To be answered', reply: 'Come again.' }])
    expect(listed.text).not.toContain('Kind.')
    const hidden = await answer(review, { answer: 'hide', version: replied.body.data.version, text: 'Names a child.' })
    expect(hidden.body.data).toMatchObject({ state: 'hidden', hiddenFor: 'Names a child.' })
    expect((await api.call('/stays/casa/reviews')).body.data).toEqual([])
    const shown = await answer(review, { answer: 'show', version: hidden.body.data.version })
    expect(shown.body.data).toMatchObject({ state: 'published', hiddenFor: null })
    const unsaid = await answer(review, { answer: 'reply', version: shown.body.data.version, text: ' ' })
    expect([unsaid.status, unsaid.body.error.details.errors[0].path]).toEqual([400, ['text']])
    expect((await answer(randomUUID(), { answer: 'show', version: 1 })).status).toBe(404)
  })

  it('turn the pages of their list, and meet every review once', async () => {
    const guest = await api.tokenOf(await api.makeUser())
    for (let written = 0; written < 3; written++) await write(await visit(guest), words, guest)
    const page = async (at: number, size: number) =>
      (await api.call(`/reviews?pagination[page]=${at}&pagination[pageSize]=${size}`, { token: manager })).body
    const whole = await page(1, 100)
    const { total } = whole.meta.pagination
    expect(total).toBeGreaterThan(3)
    expect(whole.meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 1, total })
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / 2) + 1 }, (_, at) => page(at + 1, 2)))
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
    expect(pages[1].meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: Math.ceil(total / 2), total })
    expect(pages.at(-1).data).toEqual([])
  })

  it('are needed: to guests it is not there, and reception answers nothing', async () => {
    const reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
    expect((await api.call('/reviews', { token })).status).toBe(404)
    expect((await answer(randomUUID(), { answer: 'show', version: 1 }, token)).status).toBe(404)
    expect((await api.call('/reviews', { token: reception })).status).toBe(200)
    expect((await answer(randomUUID(), { answer: 'show', version: 1 }, reception)).status).toBe(403)
  })
})

describe('GET /stays/{slug}/reviews', () => {
  it('tells the reviews of the page in its order, page by page, and what their points come to', async () => {
    await buildHome(api.tools.database, { slug: 'villa', name: 'Villa' })
    for (const title of ['One', 'Two', 'Three']) {
      const id = await visit()
      const { id: review } = (await write(id, { ...words, overall: title === 'One' ? 1 : 4, title })).body.data.review
      const desk = (await api.call('/reviews', { token: manager })).body.data
      const { version } = desk.find((each: Json) => each.id === review)
      await answer(review, { answer: 'note', version, text: 'Noted.' })
    }
    const found = await findStay(api.tools.database, 'casa' as Slug)
    if (found?.kind !== 'found') throw new Error('The home is not there')
    const page = await describeStayReviews(api.tools, found.stay, new URL('http://localhost/stays/casa'))
    const all = (await api.call('/stays/casa/reviews')).body
    expect(all.data.map(({ id, inWords }: Json) => [id, inWords.stayed])).toEqual(
      page.reviews.map(({ id, stayed }) => [id, stayed]),
    )
    expect(all.data).toHaveLength(4)
    expect(all.meta).toMatchObject({
      rating: { average: 13 / 4, count: 4 },
      criteria: [{ criterion: 'clean', name: sentence('reviews.clean'), average: 5, count: 4 }],
      pagination: { page: 1, pageSize: 25, pageCount: 1, total: 4 },
    })
    const turned = await Promise.all(
      [1, 2, 3].map(at => api.call(`/stays/casa/reviews?pagination[page]=${at}&pagination[pageSize]=2`)),
    )
    expect(turned.flatMap(({ body }) => body.data)).toEqual(all.data)
    const tag = turned[0]!.headers.get('etag')!
    const again = await api.call('/stays/casa/reviews?pagination[pageSize]=2', { headers: { 'if-none-match': tag } })
    expect([again.status, turned[0]!.headers.get('cache-control')]).toEqual([304, 'public, no-cache'])
    expect((await api.call('/stays/villa/reviews')).body.meta.rating).toBeNull()
    expect((await api.call('/stays/never-was/reviews')).status).toBe(404)
  })
})
