// The site as one file, over HTTP and without script: downloaded, looked at, imported, in two processes at once.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { makeOperator } from './support/operators.ts'
import { hiddenFields, type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

const path = '/admin/site/file'
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

const download = async () => manager.get(`${path}.json`)
async function postFile(form: FormData): Promise<PlainAnswer> {
  // The length is wanted before anything is read.
  const request = new Request(`${site.origin}${path}`, { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  const headers = { origin: site.origin, 'content-type': request.headers.get('content-type')! }
  return manager.ask(path, { method: 'POST', body, headers })
}
const look = (file: object | string) => {
  const form = new FormData()
  form.append('intent', 'preview-file')
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  form.append('file', new Blob([text], { type: 'application/json' }), 'site.json')
  return postFile(form)
}
const importSeen = (seen: PlainAnswer) => {
  const { seen: mark, content } = hiddenFields(seen)
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'import', seen: mark!, content: content! }))
    form.append(name, value)
  return postFile(form)
}

test('a file is downloaded, changed, looked at and imported, and every process shows it', async () => {
  const got = await download()
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(got.headers.get('content-disposition')).toMatch(/^attachment; filename="casita-site-\d{4}-\d\d-\d\d\.json"$/)
  const file = JSON.parse(got.text)
  expect((await look(file)).text).toContain(sentence('site.fileChangesNothing'))
  const changed = {
    ...file,
    looks: { ...file.looks, name: 'Casa <Verde>' },
    redirects: [{ from: '/our-house', to: '/stays', isPermanent: true }],
  }
  const seen = await look(changed)
  expect([seen.status, seen.text.includes(sentence('site.fileChanges'))]).toEqual([200, true])
  expect(seen.text).toContain('/our-house')
  expect(await (await site.get('/stays')).text()).not.toContain('Casa &lt;Verde&gt;')
  const done = await importSeen(seen)
  expect([done.status, done.location]).toEqual([303, path])
  expect((await manager.get(path)).text).toContain(sentence('pages.saved'))
  expect(await (await site.get('/stays')).text()).toContain('Casa &lt;Verde&gt;')
  await expect.poll(async () => (await other.get('/stays')).text()).toContain('Casa &lt;Verde&gt;')
  await expect.poll(async () => (await other.get('/our-house', { redirect: 'manual' })).status).toBe(301)

  // It was seen of a site that is no longer so: what it would change now is shown anew.
  const late = await importSeen(seen)
  expect([late.status, late.text.includes(sentence('site.fileOutOfDate'))]).toEqual([409, true])
  expect(late.text).toContain(sentence('site.fileChangesNothing'))
})

test('what is wrong with a file is said, and nothing changes', async () => {
  const before = (await download()).text
  expect((await look('{')).faults).toEqual([sentence('site.noSiteFile')])
  expect((await look({ format: 'casita-site', version: 2 })).faults).toEqual([sentence('site.otherFileVersion')])
  expect((await look('')).faults).toEqual([sentence('homes.chooseFile')])
  const wrong = { ...JSON.parse(before), navigation: { links: [{ to: 'javascript:alert(1)', en: 'Evil' }] } }
  const fault = sentence('site.fileFault', { path: 'navigation.links.0.to', fault: sentence('site.wrongLink') })
  const refused = await look(wrong)
  expect([refused.status, refused.faults]).toEqual([422, [fault]])
  const two = await look({ ...wrong, redirects: [{ from: '//evil', to: '/stays', isPermanent: true }] })
  expect(two.text).toContain(sentence('site.fileFaults'))
  expect(two.text).toContain(fault)
  expect((await download()).text).toBe(before)
})

test('reception has no such page and no file, and a stranger nothing to send', async () => {
  const reception = await makeOperator(site, 'reception')
  for (const at of [path, `${path}.json`]) {
    expect([(await reception.get(at)).status, (await plainVisitor(site).get(at)).location]).toEqual([404, '/login'])
  }
  expect((await reception.post(path, { intent: 'import', seen: '', content: '' })).status).toBe(404)
})
