// What an operator puts on the front page and around every page, over HTTP and without script, in two processes at once.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let other: RunningApp
let manager: PlainVisitor
beforeAll(async () => {
  const environment = { IDENTITY_KEY: randomBytes(32).toString('base64') }
  site = await startSite({ environment })
  other = await startApp({ databaseUrl: site.databaseUrl!, environment })
  manager = await makeOperator(site, 'manager')
})
afterAll(async () => {
  await other?.stop()
  await site?.stop()
})

const page = async (path = '/', at: Pick<RunningApp, 'get'> = site) => (await at.get(path)).text()
/** The versions of the forms on a page, in their order. */
async function versions(path: string): Promise<string[]> {
  const { text } = await manager.get(path)
  return [...text.matchAll(/name="version" value="(\d+)"/g)].map(([, version]) => version!)
}
const headerOf = (text: string) => /<header.*?<\/header>/s.exec(text)![0]

test('the front page says and shows what its operator wants, in every process', async () => {
  const path = '/admin/site/front'
  const fields = {
    ...{ version: (await versions(path))[0]!, 'language-0': 'en', 'headline-0': 'Nine <mills>', 'intro-0': 'By & by' },
    ...{ 'alt-0': '', 'language-1': 'de', 'headline-1': 'Neun Mühlen', 'intro-1': '', 'alt-1': '' },
  }
  const seen = await manager.post(path, { intent: 'preview', ...fields })
  expect([seen.status, seen.text.includes('Nine &lt;mills&gt;')]).toEqual([200, true])
  expect(await page()).not.toContain('Nine')
  expect(await page()).toContain('id="why-direct"')
  const saved = await manager.post(path, { intent: 'save', ...fields })
  expect([saved.status, saved.location]).toEqual([303, path])
  expect((await manager.get(path)).text).toContain(sentence('pages.saved'))
  expect(await page()).toMatch(/<h1[^>]*>Nine &lt;mills&gt;<\/h1>/)
  // No part was chosen.
  expect(await page()).not.toContain('id="why-direct"')
  await expect.poll(() => page('/', other)).toContain('By &amp; by')
  const german = await page('/de')
  expect(german).toContain('Neun Mühlen</h1>')
  expect(german).toMatch(/<p class="hero-intro" lang="en" dir="ltr">/)
})

test('links stand in the header and at the foot of every page, in the language of the reader', async () => {
  const path = '/admin/site/frame'
  const [, navigation, footer] = await versions(path)
  const wrong = { intent: 'links', place: 'navigation', version: navigation!, 'to-0': '//evil.example', 'en-0': 'Evil' }
  const refused = await manager.post(path, wrong)
  expect([refused.status, refused.faults]).toEqual([422, [sentence('site.wrongLink')]])
  const own = { ...wrong, 'to-0': '/pages/arriving', 'en-0': 'Arriving', 'de-0': 'Anreise' }
  expect((await manager.post(path, own)).status).toBe(303)
  const abroad = { ...wrong, place: 'footer', version: footer!, 'to-0': 'https://dunes.example', 'en-0': 'Dunes' }
  expect((await manager.post(path, abroad)).status).toBe(303)
  for (const at of ['/', '/stays', '/tos']) {
    const text = await page(at)
    expect(headerOf(text)).toMatch(/<a [^>]*href="\/pages\/arriving"[^>]*>Arriving<\/a>/)
    expect(text).toMatch(/<a [^>]*href="https:\/\/dunes\.example\/"[^>]*>Dunes<\/a>/)
  }
  expect(headerOf(await page('/de/stays'))).toMatch(/<a [^>]*href="\/de\/pages\/arriving"[^>]*>Anreise<\/a>/)
  await expect.poll(() => page('/stays', other)).toContain('Arriving')
})

test('an announcement is above every page until it is over, and gone for whoever closes it', async () => {
  const path = '/admin/site/frame'
  const words = { 'language-0': 'en', 'text-0': 'Snow & ice <today>', 'more-0': '', to: '/pages/snow' }
  const announce = async (fields: Record<string, string>) =>
    manager.post(path, { intent: 'announcement', version: (await versions(path))[0]!, ...words, ...fields })
  const wrong = await announce({ from: '2030-02-02', until: '2030-02-01' })
  expect([wrong.status, wrong.faults]).toEqual([422, [sentence('site.untilBeforeFrom')]])
  expect((await announce({ isDismissible: 'yes' })).status).toBe(303)
  const visitor = plainVisitor(site)
  const { text } = await visitor.get('/stays?adults=3')
  expect(text).toContain('Snow &amp; ice &lt;today&gt;')
  expect(text).toContain(sentence('shell.announcementMore'))
  expect(await page('/ar/tos')).toContain('<span lang="en" dir="ltr">Snow')
  await expect.poll(() => page('/', other)).toContain('Snow &amp; ice')

  const closes = /name="closes" value="(\w+)"/.exec(text)![1]!
  const back = '/stays?adults=3'
  for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const away = await plainVisitor(site).post('/announcement', { closes, back: evil })
    expect([away.status, away.location]).toEqual([303, '/'])
  }
  const nonsense = await plainVisitor(site).post('/announcement', { closes: 'a; Path=/x', back })
  expect([nonsense.location, nonsense.headers.get('set-cookie')]).toEqual([back, null])
  expect((await visitor.get('/announcement')).location).toBe('/')
  expect((await visitor.post('/announcement', { closes, back })).location).toBe(back)
  expect((await visitor.get(back)).text).not.toContain('Snow &amp; ice')
  expect(await page()).toContain('Snow &amp; ice')

  await announce({ isDismissible: 'yes', 'text-0': 'Thaw' })
  expect((await visitor.get(back)).text).toContain('Thaw')
  await announce({ 'text-0': 'Thaw' })
  expect(await page()).not.toContain('name="closes"')
  await announce({ until: '2020-01-01', 'text-0': 'Thaw' })
  expect(await page()).not.toContain('Thaw')
})

test('reception has neither page, and a stranger nothing to send', async () => {
  const reception = await makeOperator(site, 'reception')
  for (const path of ['/admin/site/front', '/admin/site/frame']) {
    expect([(await reception.get(path)).status, (await plainVisitor(site).get(path)).location]).toEqual([404, '/login'])
    expect((await reception.post(path, { intent: 'save', version: '1' })).status).toBe(404)
    expect((await plainVisitor(site).post(path, { intent: 'save', version: '1' })).location).toBe('/login')
  }
})
