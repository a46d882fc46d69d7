// A list that is kept ready is never out of date: whatever of it changes, and however the clock goes, it is made anew.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/tools/database.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import { contentLimits } from './content-limit.server.ts'
import { findReady } from './ready-answers.server.ts'

let api: ContentApi
let home: BuiltHome
const query = '?in=2030-06-03&out=2030-06-05&adults=2'

beforeAll(async () => {
  api = await contentApi()
  home = await buildHome(api.tools.database, {
    ...{ name: 'Kept House', nightlyMinor: 10_000 },
    photos: [{ path: '/photos/kept/1' }, { path: '/photos/kept/3' }],
  })
  await buildHome(api.tools.database, { name: 'Other House', nightlyMinor: 20_000 })
})
afterAll(() => api?.drop())

const asked = async () => (await api.call(`/stays${query}`)).body
const one = (body: Json) => body.data.find(({ id }: Json) => id === home.id)
const execute = (statement: ReturnType<typeof sql>) => api.tools.database.execute(statement)

it('is ready for who asks again, and is the same', async () => {
  const first = await api.call(`/stays${query}`)
  expect(await findReady(api.tools, query)).toMatchObject({ tag: first.headers.get('etag') })
  const again = await api.call(`/stays${query}`)
  expect(again.text).toBe(first.text)
  expect([...again.headers.keys()].sort()).toEqual([...first.headers.keys()].sort())
  const known = await api.call(`/stays${query}`, { headers: { 'if-none-match': first.headers.get('etag')! } })
  expect(known.status).toBe(304)
})

it('is made anew when a picture, a name or a price has changed', async () => {
  const before = one(await asked())
  await execute(sql`update photo set alt = 'The house in the snow' where stay_id = ${home.id}`)
  expect(one(await asked()).photo).not.toEqual(before.photo)
  await execute(sql`update photo set path = '/photos/kept/2' where stay_id = ${home.id} and position = 0`)
  expect(one(await asked()).photo.sources[0].url).toContain('/photos/kept/2')
  await execute(sql`delete from photo where stay_id = ${home.id} and position = 0`)
  expect(one(await asked()).photo.sources[0].url).toContain('/photos/kept/3')
  await execute(sql`update stay set name = 'Renamed House' where id = ${home.id}`)
  expect(one(await asked()).name).toBe('Renamed House')
  await execute(sql`update rate_plan set base_nightly_minor = 12000 where id in
    (select rate_plan_id from stay_offer where stay_id = ${home.id})`)
  expect(one(await asked()).price.totalMinor).toBe(24_000)
})

it('tells of nights that are held, and of those that are free again by the clock alone', async () => {
  const { tools } = api
  const nights = { checkIn: requireCalendarDay('2030-06-03'), checkOut: requireCalendarDay('2030-06-04') }
  expect(one(await asked())).toBeDefined()
  const now = tools.clock.now()
  const claim = { kind: 'hold', refId: crypto.randomUUID(), expiresAt: later(now, minutes(10)), now } as const
  const claimed = await inTransaction(tools.database, queries =>
    claimNights(queries, { unitIds: [home.unitId], nights, ...claim }),
  )
  expect(claimed).toMatchObject({ ok: true })
  expect(one(await asked())).toBeUndefined()
  api.clock.advance(minutes(9))
  expect(one(await asked())).toBeUndefined()
  api.clock.advance(minutes(2))
  expect(one(await asked())).toBeDefined()
})

it('is made anew when the last moment to book has passed, and when the day is over', async () => {
  const { snapshot } = await freshIndex(api.tools)
  expect((await asked()).meta.total).toBe(2)
  const before = api.clock.now()
  api.clock.set(new Date('2030-06-05T23:00:00Z'))
  const late = await api.call(`/stays${query}`)
  expect(late.status).toBe(400)
  api.clock.set(before)
  expect((await asked()).meta.total).toBe(2)
  expect((await freshIndex(api.tools)).snapshot).toBe(snapshot)
})

it('is counted like any other answer, each call once, however many come together', async () => {
  await execute(sql`delete from rate_limit`)
  const together = await Promise.all(
    Array.from({ length: 30 }, () => api.call(`/stays${query}`, { from: '192.0.2.77' })),
  )
  const left = together.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')))
  const expected = Array.from({ length: 30 }, (_, at) => contentLimits.reads - 1 - at)
  expect(left.sort((one, other) => other - one)).toEqual(expected)
})
