// Former addresses lead to those of today, over HTTP and without script, in two processes at once; a page always comes first.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

const path = '/admin/site/redirects'
let site: Site
let other: RunningApp
let manager: PlainVisitor
beforeAll(async () => {
  const environment = { IDENTITY_KEY: randomBytes(32).toString('base64') }
  site = await startSite({ environment })
  await buildHome(site.tools.database, { slug: 'mill', name: 'Mill House' })
  other = await startApp({ databaseUrl: site.databaseUrl!, environment })
  manager = await makeOperator(site, 'manager')
})
afterAll(async () => {
  await other?.stop()
  await site?.stop()
})

async function ask(address: string, at: Pick<RunningApp, 'get'> = site) {
  const { status, headers } = await at.get(address, { redirect: 'manual' })
  return [status, headers.get('location')]
}
const add = (from: string, to: string, more: Record<string, string> = { isPermanent: 'yes' }) =>
  manager.post(path, { intent: 'add', from, to, ...more })

test('a former address leads on for good or for now, in every process and language, with its query', async () => {
  const saved = await add('/Our-House.html', '/stays/mill')
  expect([saved.status, saved.location]).toEqual([303, path])
  expect((await manager.get(path)).text).toContain(sentence('pages.saved'))
  await add('/shop', 'https://shop.example/a?b=c', {})
  expect(await ask('/our-house.html?adults=2')).toEqual([301, '/stays/mill?adults=2'])
  expect(await ask('/OUR-house.html/')).toEqual([301, '/stays/mill'])
  expect(await ask('/de/our-house.html?adults=2')).toEqual([301, '/de/stays/mill?adults=2'])
  expect(await ask('/shop?d=e')).toEqual([302, 'https://shop.example/a?b=c&d=e'])
  await expect.poll(() => ask('/our-house.html', other)).toEqual([301, '/stays/mill'])
  await expect.poll(() => ask('/shop', other)).toEqual([302, 'https://shop.example/a?b=c'])
  // As an alive page asks for it.
  const inApp = await site.get('/our-house.html.data')
  expect([inApp.status, await inApp.text()]).toEqual([202, expect.stringContaining('/stays/mill')])
  // A form leads nowhere.
  expect((await plainVisitor(site).post('/our-house.html', { a: 'b' })).status).toBe(404)
})

test('where there is a page, it is shown; once it is gone, guests are led on', async () => {
  expect((await add('/stays/mill', '/stays')).faults).toEqual([sentence('site.redirectOverPage')])
  await add('/stays/harbour', '/stays/mill')
  expect(await ask('/stays/harbour')).toEqual([301, '/stays/mill'])
  await buildHome(site.tools.database, { slug: 'harbour', name: 'Harbour' })
  expect(await ask('/stays/harbour')).toEqual([200, null])
  expect(await ask('/stays/harbour-2')).toEqual([404, null])
  await add('/pages/by-boat', '/stays')
  expect(await ask('/pages/by-boat')).toEqual([301, '/stays'])
  expect((await ask('/pages/by-train'))[0]).toBe(404)
})

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  for (const [from, to, said] of [
    ['//evil', '/stays', 'site.wrongFormerPath'],
    ['/old?id=4', '/stays', 'site.formerPathAlone'],
    ['/admin/x', '/stays', 'site.ownAddress'],
    ['/old', 'javascript:alert(1)', 'site.wrongLink'],
    ['/old', '/\\evil.example', 'site.wrongLink'],
  ] as const) {
    const refused = await add(from, to, {})
    expect([refused.status, refused.faults]).toEqual([422, [sentence(said)]])
    expect(refused.text).toContain(`value="${from}"`)
  }
  expect((await add('/round', '/shop')).faults).toEqual([sentence('site.redirectLeadsOn')])
  expect((await add('/stays/mill-2', '/stays/harbour')).faults).toEqual([sentence('site.redirectLeadsOn')])
  expect((await manager.post(path, { intent: 'remove', id: '0' })).status).toBe(400)
  expect((await manager.post(path, { intent: 'remove', id: '999' })).text).toContain(sentence('site.redirectUnknown'))
})

test('nobody is led anywhere by what stands in an address', async () => {
  for (const evil of ['//evil.example', '/%2fevil.example', '/\\evil.example', '/our-house.html/..//evil.example']) {
    const [, to] = await ask(evil)
    expect(to === null || (to as string).startsWith('/stays')).toBe(true)
  }
  expect(await ask('/our-house.html?//evil.example')).toEqual([301, '/stays/mill?%2F%2Fevil.example='])
  expect(await ask('/shop?@evil.example')).toEqual([302, 'https://shop.example/a?b=c&%40evil.example='])
})

test('an operator tries what becomes of an address, and takes a redirect away', async () => {
  const tried = async (address: string) => {
    const { text } = await manager.get(`${path}?${new URLSearchParams({ try: address })}`)
    return text.slice(text.indexOf('id="try-address"'))
  }
  expect(await tried('/our-house.html?a=b')).toContain(sentence('site.triedForGood', { to: '/stays/mill?a=b' }))
  expect(await tried('/shop')).toContain(sentence('site.triedForNow', { to: 'https://shop.example/a?b=c' }))
  expect(await tried('/stays')).toContain(sentence('site.triedPage'))
  expect(await tried('/nothing')).toContain(sentence('site.triedNothing'))
  expect(await tried('https://evil.example/')).toContain(sentence('site.wrongFormerPath'))
  const { text } = await manager.get(path)
  const row = text.slice(text.indexOf('/our-house.html'))
  const id = /name="id" value="(\d+)"/.exec(row)![1]!
  expect((await manager.post(path, { intent: 'remove', id })).status).toBe(303)
  expect((await ask('/our-house.html'))[0]).toBe(404)
  await expect.poll(async () => (await ask('/our-house.html', other))[0]).toBe(404)
})

test('reception has no such page, and a stranger nothing to send', async () => {
  const reception = await makeOperator(site, 'reception')
  expect([(await reception.get(path)).status, (await plainVisitor(site).get(path)).location]).toEqual([404, '/login'])
  expect((await reception.post(path, { intent: 'add', from: '/x', to: '/stays' })).status).toBe(404)
  expect((await ask('/x'))[0]).toBe(404)
})
