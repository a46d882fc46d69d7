// Visitor statistics over HTTP: who is counted, what the page and the call say of it, and who may read them.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { makeOperator } from './support/operators.ts'
import type { PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

const path = '/admin/site/visitors'
const agreed = 'ncc_c=sessioncheckoutchoiceanalytics; ncc_e=session~checkout~choice~analytics'
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let site: Site
let accountant: PlainVisitor
beforeAll(async () => {
  site = await startSite()
  accountant = await makeOperator(site, 'accountant')
})
afterAll(() => site?.stop())

const tell = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.get('/api/seen', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: agreed, 'user-agent': browser, 'sec-fetch-site': 'same-origin', ...headers },
  })
const called = async () => {
  const { text } = await accountant.ask(`/api${path}?days=7`, {
    headers: { 'sec-fetch-site': 'same-origin', origin: site.origin },
  })
  return JSON.parse(text).data as { kinds: { kind: string; count: number }[]; sources: unknown[] }
}

test('who agreed is counted; every answer is the same, and stores nothing in the browser', async () => {
  const answers = [
    await tell({ path: '/stays?where=Algarve', from: 'https://www.search.example/find?q=me' }),
    await tell({ path: '/de/stays/mill', from: '' }),
    await tell({ path: '/stays/mill', from: '' }, { cookie: '' }),
    await tell({ path: '/stays/mill', from: '' }, { 'sec-fetch-site': 'cross-site' }),
    await tell({ path: '/stays/mill', from: '' }, { 'user-agent': 'Googlebot/2.1' }),
    await tell({ path: '/'.padEnd(5000, 'x'), from: '' }),
    await tell({ path: 'javascript:1', from: '\0' }),
    await tell({}),
  ]
  for (const { status, headers } of answers) {
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([204, 'no-store', null])
  }
  expect((await site.get('/api/seen')).status).toBe(405)
  await expect.poll(async () => (await called()).kinds[0]!.count, { timeout: 30_000 }).toBe(2)
  const { kinds, sources } = await called()
  expect(kinds.map(({ count }) => count)).toEqual([2, 1, 1, 0, 0])
  expect(sources).toEqual([{ name: 'search.example', count: 1 }])
  const page = asRendered((await accountant.get(path)).text).text
  expect(page).toContain('search.example')
  expect(page).toContain(sentence('visitors.kind', { kind: 'search' }))
  // Over longer spans in weeks and in months, so that nobody reads a hundred rows.
  const rowsOver = async (days: number, unit: string) => {
    const { text } = await accountant.get(`${path}?days=${days}`)
    expect(text).toContain('aria-current="true"')
    const section = text.slice(text.indexOf(`${sentence('visitors.byDay', { unit })}</h2>`))
    return section.slice(0, section.indexOf('</table>')).split('<tr').length - 2
  }
  expect(await rowsOver(30, 'day')).toBe(30)
  expect(await rowsOver(90, 'week')).toBe(13)
  expect(await rowsOver(365, 'month')).toBeGreaterThanOrEqual(12)
  expect((await accountant.get(`${path}?days=x`)).status).toBe(200)
})

test('reception and cleaners do not see them', async () => {
  for (const role of ['reception', 'cleaner'] as const) {
    expect((await (await makeOperator(site, role)).get(path)).status).toBe(404)
  }
})

test('a page asks nothing of who has not agreed: its script is fetched afterwards', async () => {
  const page = await (await site.get('/stays', { headers: { accept: 'text/html' } })).text()
  expect(page).not.toContain('count-page')
})
