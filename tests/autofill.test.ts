// What browsers and password managers are told of the fields of every form of signing in: names of whom, present and new passwords, codes.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccountByEmail } from '#identity/account/account-store.server.ts'
import { enrolSecondFactor } from './support/authenticator.ts'
import { hiddenFields, type PlainAnswer, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/** Each field that somebody may fill in, by its name, as `type autocomplete`; those of the page's head and foot too, but the currency. */
function fieldsOf({ text }: Pick<PlainAnswer, 'text'>): Record<string, string> {
  const tags = [...text.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]) => tag)
  const filled = tags.filter(tag => !/type="(hidden|checkbox|radio|submit)"|id="header-currency"/.test(tag))
  return Object.fromEntries(
    filled.map(tag => [
      attribute(tag, 'name'),
      `${attribute(tag, 'type') ?? 'text'} ${attribute(tag, 'autocomplete') ?? 'nothing'}`,
    ]),
  )
}

const address = { email: 'email username' }
const code = { code: 'text one-time-code' }
const tel = { phoneNumber: 'tel tel' }

test.each([
  ['/login', { ...address, password: 'password current-password' }],
  ['/login?with=link', address],
  ['/login?with=phone', tel],
  ['/register', { ...address, password: 'password new-password', displayName: 'text name' }],
  ['/forgot-password', address],
])('%s has %j', async (path, fields) => {
  expect(fieldsOf(await plainVisitor(site).get(path))).toEqual(fields)
})

test('the steps that follow ask for a code as codes are asked for', async () => {
  const visitor = plainVisitor(site)
  const sent = await visitor.post('/login?with=phone', { step: 'phone', phoneNumber: '+447700900611' })
  expect(fieldsOf(sent)).toEqual(code)
  const user = await site.makeUser()
  await enrolSecondFactor(site.tools, (await findAccountByEmail(site.tools.database, user.email))!.id)
  expect(fieldsOf(await visitor.post('/login', user))).toEqual(code)
})

test('mailed links ask for a new password under the address that it is of, or for the address', async () => {
  const user = await site.makeUser()
  const visitor = plainVisitor(site)
  const opened = async () => {
    const { link } = await site.newestMailTo(user.email)
    return visitor.get(link.pathname + link.search)
  }
  await visitor.post('/forgot-password', { email: user.email })
  const reset = await opened()
  expect(fieldsOf(reset)).toEqual({ username: 'email username', password: 'password new-password' })
  expect(reset.text).toMatch(
    new RegExp(`name="username"[^>]*value="${user.email}"|value="${user.email}"[^>]*name="username"`),
  )
  await visitor.post('/login?with=link', { step: 'link', email: user.email })
  expect(fieldsOf(await opened())).toEqual(address)
})

test('the own page asks for the present password under its address, and for a new one as new', async () => {
  const visitor = plainVisitor(site)
  const user = await site.makeUser()
  await visitor.post('/login', user)
  const page = await visitor.get('/user')
  expect(fieldsOf(page)).toEqual({
    displayName: 'text name',
    photoURL: 'url photo',
    username: 'email username',
    currentPassword: 'password current-password',
    newPassword: 'password new-password',
    newEmail: 'email email',
    ...tel,
  })
  // Beside each present password stands whose it is.
  const count = (name: string) => page.text.split(` name="${name}"`).length - 1
  expect(count('currentPassword')).toBeGreaterThan(3)
  expect(count('username')).toBe(count('currentPassword'))
  const factor = await visitor.post('/user', { intent: 'factor', currentPassword: user.password })
  expect(hiddenFields(factor)).toHaveProperty('secret')
  expect(fieldsOf(factor)).toMatchObject(code)
})
