// The list of one's bookings page by page: by number and by cursor, each booking once, the latest visit first.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentClient } from '#api/client/content-client.client.ts'
import { contentAddresses } from '#api/contract/content-addresses.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls, wrongFields } from '#tests/support/guest-calls.ts'

let api: ContentApi
let token: string
const booked: Json[] = []
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'the-home' })
  await buildHome(api.tools.database, { slug: 'its-twin' })
  token = await api.tokenOf(await api.makeUser())
  // Two homes on the same days: the order must not hang on the day alone.
  for (const slug of ['the-home', 'its-twin']) {
    const { book } = guestCalls(api, slug)
    for (let visits = 0; visits < 3; visits++) booked.push(await book(token))
  }
  const { hold } = guestCalls(api, 'the-home', '2031-01-01')
  await hold(token)
})
afterAll(() => api?.drop())

const list = (query: string) => api.call(`/bookings${query}`, { token })
const idsOf = ({ body }: { readonly body: Json }) => body.data.map(({ id }: Json) => id)
const inOrder = () =>
  booked
    .toSorted((one, other) => (`${one.checkIn}${one.id}` < `${other.checkIn}${other.id}` ? 1 : -1))
    .map(({ id }) => id)

it('tells all of them on one page, and how many there are; nights that are only kept are none', async () => {
  const all = await list('')
  expect(idsOf(all)).toEqual(inOrder())
  expect(all.body.meta).toEqual({
    total: 6,
    pagination: { page: 1, pageSize: 25, pageCount: 1, total: 6, next: null },
  })
})

it('is turned by numbers', async () => {
  const pages = await Promise.all([1, 2, 3].map(page => list(`?pagination[page]=${page}&pagination[pageSize]=4`)))
  expect(pages.map(({ body }) => body.data.length)).toEqual([4, 2, 0])
  expect(pages.flatMap(idsOf)).toEqual(inOrder())
  expect(pages[1]!.body.meta.pagination).toEqual({ page: 2, pageSize: 4, pageCount: 2, total: 6, next: null })
})

it('is turned by cursors, and a booking made meanwhile shifts nothing', async () => {
  const first = await list('?pagination[pageSize]=4')
  const { next } = first.body.meta.pagination
  await guestCalls(api, 'the-home', '2031-03-01').book(token)
  const second = await list(`?pagination[pageSize]=4&cursor=${encodeURIComponent(next)}`)
  expect([...idsOf(first), ...idsOf(second)]).toEqual(inOrder())
  expect(second.body.meta.pagination).toEqual({ page: null, pageSize: 4, pageCount: 2, total: 7, next: null })
})

it('says so of a cursor that was never given out, and of what is no number', async () => {
  expect(wrongFields(await list('?cursor=somewhere'))).toEqual([400, 'cursor'])
  expect(wrongFields(await list('?pagination[page]=first'))).toEqual([400, 'pagination.page'])
  expect((await list('?after=1')).status).toBe(400)
})

it('is told to the typed client as before, and page by page', async () => {
  const fetcher: typeof fetch = (address, options) => Promise.resolve(api.app.request(String(address), options))
  const client = contentClient({ addresses: contentAddresses, origin: 'http://localhost', token: () => token, fetcher })
  const { data, meta } = await client('listBookings')
  expect([data.length, meta.total, meta.pagination.pageCount]).toEqual([7, 7, 1])
  const paged = await client('listBookings', { query: { pagination: { pageSize: '3', page: '3' } } })
  expect(paged.data).toHaveLength(1)
})
