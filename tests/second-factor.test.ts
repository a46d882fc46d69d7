// A site whose operators need a second factor: nothing of the admin before it is set up, everything after.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { appCode } from './support/authenticator.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
let email: string
let owner: PlainVisitor
beforeAll(async () => {
  site = await startSite({ environment: { OPERATORS_NEED_SECOND_FACTOR: 'on' } })
  email = (await site.makeUser({ roles: ['owner'] })).email
  owner = plainVisitor(site)
  await owner.post('/login', { email, password: usualPassword })
})
afterAll(() => site?.stop())

const call = (path: string) => owner.ask(path, { headers: { 'sec-fetch-site': 'same-origin', origin: site.origin } })

test('an operator without one is led to it from every page, and no call answers', async () => {
  for (const path of ['/admin', '/admin/outbox', '/admin/homes/new', '/ADMIN/homes']) {
    expect([(await owner.get(path)).status, (await owner.get(path)).location]).toEqual([302, '/user#factor'])
  }
  expect((await owner.get('/admin/outbox.data')).text).not.toContain('messages')
  expect((await owner.post('/admin/homes/new', { name: 'Mill' })).location).toBe('/user#factor')
  const refused = await call('/api/admin/homes')
  expect([refused.status, JSON.parse(refused.text).error.details]).toEqual([403, { reason: 'second-factor-needed' }])
  expect((await owner.get('/user')).text).toContain(sentence('pages.twoStepsNeeded'))
})

test('a guest is asked for nothing', async () => {
  const guest = plainVisitor(site)
  await guest.post('/login', await site.makeUser())
  expect((await guest.get('/user')).text).not.toContain(sentence('pages.twoStepsNeeded'))
  expect((await guest.get('/user/bookings')).status).toBe(200)
})

test('once it is set up the admin pages and calls are open', async () => {
  const begun = await owner.post('/user', { intent: 'factor', currentPassword: usualPassword })
  const carried = hiddenFields(begun)
  const code = appCode(site.tools, carried.secret!)
  expect((await owner.post('/user', { ...carried, intent: 'factor-code', code })).status).toBe(200)
  expect((await owner.get('/user')).text).not.toContain(sentence('pages.twoStepsNeeded'))
  expect((await owner.get('/admin')).status).toBe(200)
  expect((await call('/api/admin/homes')).status).toBe(200)
  expect((await owner.get('/admin/people')).text).toContain(sentence('people.twoStepsByConfiguration').split('(')[0])
  const set = (isNeeded: string) => owner.post('/admin/people', { intent: 'set-second-factor', isNeeded })
  expect([(await set('yes')).location, (await set('perhaps')).status]).toEqual(['/admin/people', 400])
  expect((await owner.get('/admin/people')).text).toContain(sentence('people.twoStepsRelease'))
})
