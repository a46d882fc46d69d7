// The page of people over HTTP and without script: invite, accept from the mail, change after a look, remove; in words.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorRoles } from '#admin/people/grants.ts'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { hiddenFields, type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

const page = '/admin/people'
const at = (role: (typeof operatorRoles)[number]) => `role-${operatorRoles.indexOf(role)}`
const homesAt = (role: (typeof operatorRoles)[number]) => `homes-${operatorRoles.indexOf(role)}`
const textOf = ({ text }: PlainAnswer) => asRendered(/<main.*<\/main>/s.exec(text)?.[0] ?? text).text

let site: Site
let owner: PlainVisitor
beforeAll(async () => {
  site = await startSite()
  await buildHome(site.tools.database, { slug: 'mill', name: 'Mill House' })
  owner = await makeOperator(site, 'owner', { displayName: 'Olga Owner' })
})
afterAll(() => site?.stop())

const linkTo = async (email: string) => {
  const { pathname, search } = (await site.newestMailTo(email)).link
  return pathname + search
}

async function pageOf(email: string): Promise<string> {
  const { rows } = await site.tools.database.execute<{ id: string }>(
    sql`select id from app_user where email = ${email}`,
  )
  return `${page}/${rows[0]!.id}`
}

async function signedIn(email: string): Promise<PlainVisitor> {
  const visitor = plainVisitor(site)
  await visitor.post('/login', { email, password: usualPassword })
  return visitor
}

test('it says who works here and what each role may do, and keeps what was typed beside a mistake', async () => {
  const shown = textOf(await owner.get(page))
  expect(shown).toContain('Olga Owner')
  expect(shown).toContain(sentence('people.roleOfAll', { role: 'owner' }))
  expect(shown).toContain(sentence('people.areaContact'))
  const wrong = await owner.post(page, { intent: 'invite', email: 'nobody', [at('cleaner')]: 'cleaner' })
  expect([wrong.status, wrong.faults]).toEqual([
    422,
    [sentence('bookings.emailWrong'), sentence('people.cleanerNeedsHomes')],
  ])
  expect(wrong.text).toContain('value="nobody"')
  expect((await owner.post(page, { intent: 'invite', email: 'a@example.org' })).faults).toEqual([
    sentence('people.noRole'),
  ])
  expect((await owner.post(page, { intent: 'promote' })).status).toBe(400)
})

test('who is invited signs in with that address, accepts once, and is one of the team', async () => {
  const { email } = await site.makeUser({ displayName: 'Rita Reception' })
  const roles = { [at('reception')]: 'reception', [homesAt('reception')]: 'mill', [homesAt('manager')]: 'mill' }
  const sent = await owner.post(page, { intent: 'invite', email, ...roles })
  expect([sent.status, sent.location]).toEqual([303, page])
  const given = sentence('people.roleOfHomes', { role: 'reception', homes: 'Mill House' })
  expect((await site.newestMailTo(email)).text).toContain(given)
  expect(textOf(await owner.get(page))).toContain(email)

  const link = await linkTo(email)
  const visitor = plainVisitor(site)
  const opened = await visitor.get(link)
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
  expect(textOf(opened)).toContain(given)
  const away = await visitor.post(link, { intent: 'sign-in' })
  expect(away.location).toBe('/login')
  const back = await visitor.post('/login', { email, password: usualPassword })
  expect(back.location).toBe(link)
  const another = await makeOperator(site, undefined)
  expect(textOf(await another.get(link))).toContain(sentence('people.signInAs', { email }))
  expect((await another.post(link, { intent: 'accept' })).faults).toEqual([sentence('people.otherAddress')])

  expect((await visitor.post(link, { intent: 'accept' })).location).toBe('/admin')
  expect((await visitor.get('/admin/homes')).status).toBe(200)
  expect((await visitor.get(page)).status).toBe(404)
  expect([(await visitor.get(link)).status, (await visitor.post(link, { intent: 'accept' })).status]).toEqual([
    404, 404,
  ])
})

test('the mailbox is proved by the link: whoever signed in with the address needs no other mail', async () => {
  const { email } = await site.makeUser({ emailVerified: false })
  await owner.post(page, { intent: 'invite', email, [at('accountant')]: 'accountant' })
  const link = await linkTo(email)
  const visitor = await signedIn(email)
  expect((await visitor.get('/user')).location).toBe('/verify-email')
  expect((await visitor.post(link, { intent: 'accept' })).location).toBe('/admin')
  expect((await visitor.get('/admin/bookings')).status).toBe(200)
})

test('roles change after a look, at once; who is removed is signed out everywhere', async () => {
  const { email } = await site.makeUser({ roles: ['reception'], displayName: 'Mara Manager' })
  const visitor = await signedIn(email)
  const path = await pageOf(email)
  const shown = await owner.get(path)
  const { seen } = hiddenFields(shown)
  const wanted = { seen: seen!, [at('manager')]: 'manager', [homesAt('manager')]: 'mill' }
  const looked = await owner.post(path, { intent: 'look', ...wanted })
  expect(textOf(looked)).toContain(sentence('people.roleOfHomes', { role: 'manager', homes: 'Mill House' }))
  expect(textOf(looked)).toContain(sentence('people.loses', { name: 'Mara Manager' }))
  expect((await visitor.get('/admin/homes/mill/words')).status).toBe(404)
  const kept = await owner.post(path, { intent: 'keep', ...wanted })
  expect([kept.status, kept.location]).toEqual([303, page])
  expect(textOf(await owner.get(page))).toContain(sentence('pages.saved'))
  expect((await visitor.get('/admin/homes/mill/words')).status).toBe(200)
  expect((await owner.post(path, { intent: 'keep', ...wanted })).faults).toEqual([sentence('people.outOfDate')])

  expect(textOf(await owner.post(path, { intent: 'look-away' }))).toContain(sentence('people.signedOut'))
  expect((await owner.post(path, { intent: 'take-away' })).location).toBe(page)
  expect((await visitor.get('/user')).location).toBe('/login')
  expect((await (await signedIn(email)).get('/admin')).status).toBe(404)
  expect((await owner.get(path)).status).toBe(404)
})

test('the last owner stays, and a manager can neither see how nor be told to make one', async () => {
  const { rows } = await site.tools.database.execute<{ id: string }>(
    sql`select user_id as id from role_grant where role = 'owner'`,
  )
  const path = `${page}/${rows[0]!.id}`
  expect((await owner.post(path, { intent: 'take-away' })).faults).toEqual([sentence('people.lastOwner')])
  const { seen } = hiddenFields(await owner.get(path))
  const lower = { intent: 'keep', seen: seen!, [at('reception')]: 'reception' }
  expect((await owner.post(path, lower)).faults).toEqual([sentence('people.lastOwner')])
  const manager = await makeOperator(site, 'manager')
  expect((await manager.get(path)).status).toBe(404)
  expect((await manager.get(page)).text).not.toContain(`name="${at('owner')}"`)
  const raised = { intent: 'invite', email: 'king@example.org', [at('owner')]: 'owner' }
  expect((await manager.post(page, raised)).faults).toEqual([sentence('people.moreThanOwn')])
  const reception = await makeOperator(site, 'reception')
  expect([(await reception.get(page)).status, (await reception.post(page, raised)).status]).toEqual([404, 404])
})
