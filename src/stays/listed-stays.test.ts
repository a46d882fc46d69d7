// The homes for the map of the site: all that are published, once each, in portions that never grow too large.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHome } from '#tests/support/build-home.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { listedPortions, listedStays } from './listed-stays.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
  const { database } = handed.tools
  for (const status of ['draft', 'unlisted', 'archived'] as const) await buildHome(database, { slug: status, status })
  await buildHome(database, { slug: 'pattern' })
  // Far more than are read at once, over the border of a portion, with holes as deleted homes leave them.
  await database.execute(sql`
    insert into stay (slug, status, kind, name, summary, description, city, region, country, latitude, longitude,
      public_latitude, public_longitude, time_zone, max_guests, currency, updated_at)
    select 'many-' || number, 'published', 'house', 'Many', '', '', 'Olhão', 'Algarve', 'PT', 0, 0, 0, 0, 'UTC', 2, 'EUR',
      '2030-01-01T00:00:00Z'::timestamptz + number * interval '1 second'
    from generate_series(1, 11500) as number`)
  await database.execute(sql`delete from stay where slug like 'many-%7'`)
})
afterAll(() => handed.drop())

test('every published home is there once, and no other', async () => {
  const slugs: string[] = []
  const portions = await listedPortions(handed.tools.database)
  expect(portions.map(({ portion }) => portion)).toEqual([0, 1])
  for (const { portion } of portions) {
    let inPortion = 0
    for await (const { slug, changedAt } of listedStays(handed.tools.database, portion)) {
      slugs.push(slug)
      inPortion++
      expect(changedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    }
    expect(inPortion).toBeLessThanOrEqual(10_000)
  }
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs).toHaveLength(1 + 11_500 - 1150)
  expect(slugs).toContain('pattern')
  for (const hidden of ['draft', 'unlisted', 'archived', 'many-7']) expect(slugs).not.toContain(hidden)
})

test('a portion is as new as its newest home', async () => {
  const [, last] = await listedPortions(handed.tools.database)
  expect(last?.changedAt).toBe('2030-01-01T03:11:40Z')
})

test('a portion that holds nothing is empty', async () => {
  expect(await listedStays(handed.tools.database, 40).next()).toMatchObject({ done: true })
})
