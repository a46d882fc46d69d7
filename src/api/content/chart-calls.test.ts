// The operator's calls about all homes at once: read by every role, turned by page, there for nobody else.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'

let api: ContentApi
let home: BuiltHome
let reception: string
beforeAll(async () => {
  api = await contentApi()
  home = await buildHome(api.tools.database, { slug: 'casa', name: 'Casa', city: 'Pienza' })
  await buildHome(api.tools.database, { slug: 'mill', name: 'Mill' })
  reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
  await api.tools.database.execute(sql`
    insert into occupancy (unit_id, nights, kind, ref_id, created_at)
    values (${home.unitId}, '[2031-01-10,2031-01-12)', 'block', ${randomUUID()}, now())`)
})
afterAll(() => api?.drop())

const read = (path: string, token?: string) => api.call(`/admin${path}`, { token })

it('tells the rows of all homes, or of those that are looked for, page by page', async () => {
  const { status, body } = await read('/chart?from=2031-01-01&pagination[pageSize]=1', reception)
  expect([status, body.meta.pagination]).toEqual([200, { page: 1, pageSize: 1, pageCount: 2, total: 2 }])
  expect(body.data).toMatchObject([
    { slug: 'casa', name: 'Casa', unit: null, takings: [{ from: '2031-01-10', until: '2031-01-12', booking: null }] },
  ])
  expect((await read('/chart?from=2031-03-01&find=pienza', reception)).body.data).toMatchObject([
    { slug: 'casa', takings: [] },
  ])
  expect(
    (await read('/chart?from=2031-01-01&pagination[page]=2&pagination[pageSize]=1', reception)).body.data,
  ).toMatchObject([{ slug: 'mill' }])
  expect((await read('/chart?from=9999-12-31', reception)).status).toBe(200)
  expect((await read('/chart?from=tomorrow', reception)).status).toBe(400)
})

it('tells who comes and goes on a day', async () => {
  const { status, body } = await read('/movements?day=2031-01-10', reception)
  expect([status, body.data, body.meta.pagination.total]).toEqual([200, [], 0])
})

it('is there for nobody else', async () => {
  const guest = await api.tokenOf(await api.makeUser())
  for (const path of ['/chart', '/movements'])
    expect([(await read(path)).status, (await read(path, guest)).status]).toEqual([403, 404])
})
