// The calls about redirects: what is refused, what two do at once, and that nothing ever leads on or round.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { redirectOf } from '#site/redirects/redirect.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said } from '#tests/support/guest-calls.ts'

let api: ContentApi
let manager: string
beforeAll(async () => {
  api = await contentApi({ environment: { PUBLIC_URL: 'https://casita.example' } })
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  await buildHome(api.tools.database, { slug: 'mill', name: 'Mill' })
  await api.tools.database.execute(
    sql`insert into site_page (name, is_shown) values ('trains', true), ('hidden', false)`,
  )
})
beforeEach(() => api.tools.database.execute(sql`delete from site_redirect`))
afterAll(() => api?.drop())

const add = (from: string, to: string, isPermanent = true) =>
  api.call('/admin/site/redirects', { body: { from, to, isPermanent }, token: manager })
const list = async (): Promise<Json[]> =>
  (await api.call('/admin/site/redirects?pagination[pageSize]=100', { token: manager })).body.data
const remove = (id: number) =>
  api.call(`/admin/site/redirects/${id}/remove`, { method: 'POST', body: {}, token: manager })
const leads = async (path: string) =>
  redirectOf((await readSite(api.tools)).redirects, new URL(path, 'https://casita.example'))?.to

describe('a redirect', () => {
  it('is kept in its normal form, counts at once, and is taken away', async () => {
    const added = await add('/de/Our-House/', '/de/stays/mill', false)
    const { id } = added.body.data
    expect([added.status, added.body.data]).toEqual([
      201,
      { id, from: '/our-house', to: '/stays/mill', isPermanent: false },
    ])
    expect(await list()).toEqual([added.body.data])
    expect(await leads('/our-house?adults=2')).toBe('/stays/mill?adults=2')
    expect((await remove(id)).body.data).toEqual({ id })
    expect(said(await remove(id))).toEqual([404, 'redirect-unknown'])
    expect([await list(), await leads('/our-house')]).toEqual([[], undefined])
  })

  it('that leads to the site by its whole address is one of its paths', async () => {
    expect((await add('/old', 'https://casita.example/pages/trains?a=b')).body.data.to).toBe('/pages/trains?a=b')
    expect((await add('/older', 'https://casita.example/')).body.data.to).toBe('/')
    expect((await add('/oldest', 'https://other.example/')).body.data.to).toBe('https://other.example/')
  })

  it('is refused where a page is, where there is one, and where it would lead on', async () => {
    expect((await add('/old', '/new')).status).toBe(201)
    expect(said(await add('/OLD/', '/stays'))).toEqual([409, 'redirect-there'])
    expect(said(await add('/stays/mill', '/stays'))).toEqual([409, 'redirect-over-page'])
    expect(said(await add('/pages/trains', '/stays'))).toEqual([409, 'redirect-over-page'])
    expect(said(await add('/older', '/old?a=b#c'))).toEqual([409, 'redirect-leads-on'])
    expect(said(await add('/older', 'https://casita.example/de/Old/'))).toEqual([409, 'redirect-leads-on'])
    expect(said(await add('/new', '/stays'))).toEqual([409, 'redirect-is-target'])
    expect(said(await add('/round', '/Round/'))).toEqual([409, 'redirect-leads-on'])
    expect((await add('/pages/hidden', '/stays')).status).toBe(201)
    expect((await add('/stays/sold', '/stays/mill')).status).toBe(201)
    expect((await list()).map(({ from }: Json) => from)).toEqual(['/old', '/pages/hidden', '/stays/sold'])
  })

  it.each([
    ['//evil', '/stays'],
    ['/old', '//evil'],
    ['/old', '/\\evil'],
    ['/old', 'javascript:alert(1)'],
    ['/old', 'https://dunes.example/\r\nset-cookie: a=b'],
    ['/admin/x', '/stays'],
    ['/api/x', '/stays'],
  ])('from %j to %j is refused', async (from, to) => {
    expect((await add(from, to)).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it('is one of 500 at most', async () => {
    await api.tools.database.execute(sql`
      insert into site_redirect (from_path, leads_to, to_path, is_permanent)
      select '/old-' || n, '/stays', '/stays', true from generate_series(1, 499) n`)
    const replies = await Promise.all(['/a', '/b', '/c'].map(from => add(from, '/stays')))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(said(await add('/d', '/stays'))).toEqual([409, 'redirects-full'])
  })

  it('never changes behind the check', async () => {
    await add('/old', '/new')
    await expect(api.tools.database.execute(sql`update site_redirect set to_path = '/old'`)).rejects.toThrow()
  })
})

describe('redirects at the same moment', () => {
  it('never lead round: of two that lead to each other one is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all([add(`/a${round}`, `/b${round}`), add(`/b${round}`, `/a${round}`)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
    }
  })

  it('from one address are one', async () => {
    const replies = await Promise.all(['/x', '/y', '/z'].map(to => add('/old', to)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('in whatever order they come and go, none leads to another', { timeout: 120_000 }, async () => {
    const name = fc.constantFrom(
      '/a',
      '/B/',
      '/de/c',
      '/d?x=1',
      '/e#y',
      'https://casita.example/a',
      'https://other.example/',
    )
    const step = fc.record({ from: name, to: name, removes: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 6 }), async rounds => {
        await api.tools.database.execute(sql`delete from site_redirect`)
        for (const steps of rounds) {
          const there = await list()
          await Promise.all(
            steps.map(({ from, to, removes }, at) => (removes && there[at] ? remove(there[at].id) : add(from, to))),
          )
          const { redirects } = await readSite(api.tools)
          for (const { to } of redirects.values()) {
            expect(to.startsWith('/') ? await leads(to) : undefined).toBeUndefined()
          }
        }
      }),
      { numRuns: 25 },
    )
  })
})

it('what was added and removed stands in the trail', async () => {
  const { id } = (await add('/old', '/stays')).body.data
  await remove(id)
  const { rows } = await api.tools.database.execute(sql`
    select command, area, deed, before, after from change where row_of = 'site_redirect' order by id desc limit 2`)
  const told = { from_path: '/old', leads_to: '/stays', is_permanent: true }
  expect(rows).toEqual([
    { command: 'removeRedirect', area: 'site', deed: 'removed', before: told, after: {} },
    { command: 'addRedirect', area: 'site', deed: 'added', before: {}, after: told },
  ])
})

it('reception neither reads nor changes them', async () => {
  const token = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
  expect((await api.call('/admin/site/redirects', { token })).status).toBe(404)
  const body = { from: '/old', to: '/stays', isPermanent: true }
  expect((await api.call('/admin/site/redirects', { body, token })).status).toBe(404)
})
