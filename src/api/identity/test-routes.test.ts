// The calls by which suites written for the vendor's emulator drive our provider.

import { createUserWithEmailAndPassword, signInWithCustomToken, signInWithEmailAndPassword } from '@firebase/auth'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { testHelpersOn } from '#platform/tools/test-helpers-on.server.ts'
import { type Answer, startIdentity, type TestIdentity } from '#tests/support/identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity({ environment: { CASITA_TEST_HELPERS: '1' } })
})
afterAll(() => identity.drop())

async function emulator(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${identity.origin}/emulator/v1/projects/casita/${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, ...(await response.json()) }
}
beforeEach(() => emulator('DELETE', 'accounts'))

const owner = { headers: { Authorization: 'Bearer owner' }, key: '' }
const toolkit = '/identitytoolkit.googleapis.com/v1'
const asOwner = async (path: string, body?: unknown, method = 'POST') =>
  (await identity.call(`${toolkit}/${path}`, body, { ...owner, method })).body

test.each([
  [{ CASITA_TEST_HELPERS: '1', NODE_ENV: 'test' }, true],
  [{ CASITA_TEST_HELPERS: '1', NODE_ENV: 'development', HOST: '::1' }, true],
  [{ CASITA_TEST_HELPERS: '1', NODE_ENV: 'production' }, false],
  [{ CASITA_TEST_HELPERS: '1', NODE_ENV: 'test', HOST: '0.0.0.0' }, false],
  [{ CASITA_TEST_HELPERS: '0', NODE_ENV: 'test' }, false],
  [{ NODE_ENV: 'test' }, false],
])('%j: tests may drive it: %s', (variables, on) => {
  expect(testHelpersOn(parseEnvironment(variables))).toBe(on)
})

test('accounts are swept away', async () => {
  await createUserWithEmailAndPassword(identity.newAuth(), 'a@example.org', 'some password')
  expect(await emulator('DELETE', 'accounts')).toEqual({ status: 200 })
  await createUserWithEmailAndPassword(identity.newAuth(), 'a@example.org', 'some password')
})

test('mail codes that still wait are listed', async () => {
  const body = { email: 'c@example.org', password: 'some password' }
  const { idToken } = (await identity.call(`${toolkit}/accounts:signUp`, body)).body
  await identity.refusal('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await identity.refusal('sendOobCode', { requestType: 'PASSWORD_RESET', email: body.email })
  const { oobCodes } = await emulator('GET', 'oobCodes')
  expect(oobCodes.map(({ requestType, email }: Answer) => [requestType, email])).toEqual([
    ['VERIFY_EMAIL', 'c@example.org'],
    ['PASSWORD_RESET', 'c@example.org'],
  ])
  expect(oobCodes[0].oobLink).toContain(oobCodes[0].oobCode)
  expect(await identity.refusal('update', { oobCode: oobCodes[0].oobCode })).toBe('ok')
  expect((await emulator('GET', 'oobCodes')).oobCodes).toHaveLength(1)
})

test('phone codes that still wait are listed', async () => {
  const { body } = await identity.call(`${toolkit}/accounts:sendVerificationCode`, { phoneNumber: '+447700900600' })
  const { verificationCodes } = await emulator('GET', 'verificationCodes')
  const waiting = verificationCodes.find(({ sessionInfo }: Answer) => sessionInfo === body.sessionInfo)
  expect(waiting).toEqual({ phoneNumber: '+447700900600', code: expect.stringMatching(/^\d{6}$/), ...body })
  expect(await identity.refusal('signInWithPhoneNumber', waiting)).toBe('ok')
})

test('the e-mail privacy is read and switched', async () => {
  const off = { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }
  expect(await emulator('GET', 'config')).toMatchObject({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  expect(await emulator('PATCH', 'config', off)).toMatchObject(off)
  const input = { email: 'nobody@example.org', password: 'x' }
  expect(await identity.refusal('signInWithPassword', input)).toBe('EMAIL_NOT_FOUND')
  await emulator('PATCH', 'config', { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  expect(await identity.refusal('signInWithPassword', input)).toBe('INVALID_LOGIN_CREDENTIALS')
})

test('the clock is moved ahead', async () => {
  const { user } = await createUserWithEmailAndPassword(identity.newAuth(), 'clock@example.org', 'some password')
  expect(await emulator('POST', 'clock', { advanceSeconds: 3700 })).toMatchObject({ status: 200 })
  expect(await identity.refusal('lookup', { idToken: await user.getIdToken() })).toBe('TOKEN_EXPIRED')
  expect(await emulator('POST', 'clock', { advanceSeconds: 'soon' })).toMatchObject({ status: 400 })
  expect(await emulator('POST', 'clock')).toMatchObject({ status: 400 })
})

test('the outbox is read', async () => {
  await identity.refusal('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'box@example.org' })
  const response = await fetch(`${identity.origin}/emulator/v1/projects/casita/outbox`)
  const [mail] = (await response.json()) as Answer[]
  expect(mail).toMatchObject({
    to: 'box@example.org',
    subject: sentence('identity.signInLinkFor', { siteName: 'Casita' }),
  })
  expect(mail.text).toContain('/auth/action?mode=signIn')
  expect(mail.html).toContain('<!doctype html>')
})

test('tokens without a signature, and claims as plain JSON, sign in', async () => {
  const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
  const unsigned = new UnsecuredJWT({ uid: 'u1', claims: { role: 'x' } }).setAudience(audience).encode()
  expect((await signInWithCustomToken(identity.newAuth(), unsigned)).user.uid).toBe('u1')
  expect((await signInWithCustomToken(identity.newAuth(), '{"uid":"u2"}')).user.uid).toBe('u2')
  const refused = { code: 'auth/invalid-custom-token' }
  await expect(signInWithCustomToken(identity.newAuth(), '{"uid":')).rejects.toMatchObject(refused)
  await expect(signInWithCustomToken(identity.newAuth(), '{}')).rejects.toMatchObject(refused)
})

test('limits by address are off, limits by account stay', async () => {
  for (let tries = 0; tries < 25; tries += 1)
    expect(await identity.refusal('signUp', { email: `many${tries}@example.org`, password: '1' })).toMatch(
      'WEAK_PASSWORD',
    )
  for (let tries = 0; tries < 10; tries += 1)
    expect(await identity.refusal('signInWithPassword', { email: 'x@y.z', password: 'x' })).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    )
  expect(await identity.refusal('signInWithPassword', { email: 'x@y.z', password: 'x' })).toBe(
    'TOO_MANY_ATTEMPTS_TRY_LATER',
  )
})

describe('as the owner', () => {
  const people = 'projects/casita/accounts'

  test('accounts are made with everything, found, and sign in', async () => {
    const made = await asOwner(people, {
      localId: 'given-id',
      email: 'Made@example.org',
      emailVerified: true,
      password: 'some password',
      displayName: 'Made',
      phoneNumber: '+447700900700',
      customAttributes: '{"role":"cook"}',
    })
    expect(made).toMatchObject({ localId: 'given-id', email: 'made@example.org' })
    const { user } = await signInWithEmailAndPassword(identity.newAuth(), 'made@example.org', 'some password')
    expect(user).toMatchObject({ uid: 'given-id', emailVerified: true, phoneNumber: '+447700900700' })
    expect((await user.getIdTokenResult()).claims.role).toBe('cook')
    for (const by of [{ localId: ['given-id'] }, { email: ['MADE@example.org'] }, { phoneNumber: ['+447700900700'] }])
      expect((await asOwner(`${people}:lookup`, by)).users).toMatchObject([{ localId: 'given-id' }])
    expect((await asOwner(`${people}:lookup`, { localId: ['nobody'] })).users).toBeUndefined()
  })

  test.each([
    [{ localId: 'twice' }, 'DUPLICATE_LOCAL_ID'],
    [{ email: 'twice@example.org' }, 'EMAIL_EXISTS'],
    [{ phoneNumber: '+447700900701' }, 'PHONE_NUMBER_EXISTS'],
    [{ phoneNumber: '1' }, 'INVALID_PHONE_NUMBER : Invalid format.'],
    [{ email: 'x' }, 'INVALID_EMAIL'],
    [{ password: 'some password' }, 'MISSING_EMAIL'],
    [{ email: 'new@example.org', password: '1' }, 'WEAK_PASSWORD : Password should be at least 6 characters'],
    [{ customAttributes: '{"sub":"x"}' }, 'INVALID_CLAIMS : The claim sub is reserved.'],
    [{ customAttributes: 'x' }, 'INVALID_CLAIMS'],
    [{ customAttributes: '[]' }, 'INVALID_CLAIMS'],
  ])('%j is refused: %s', async (body, message) => {
    await asOwner(people, { localId: 'twice', email: 'twice@example.org', phoneNumber: '+447700900701' })
    expect((await asOwner(people, body)).error.message).toBe(message)
  })

  test('accounts are changed, disabled, signed out and deleted', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.newAuth(), 'edit@example.org', 'some password')
    const update = (body: object) => asOwner('accounts:update', { localId: user.uid, ...body })
    expect(await update({ displayName: 'New', emailVerified: true, customAttributes: '{"a":1}' })).toMatchObject({
      displayName: 'New',
      emailVerified: true,
    })
    await update({ deleteAttribute: ['DISPLAY_NAME'] })
    await user.reload()
    expect(user).toMatchObject({ displayName: null, emailVerified: true })
    await update({ validSince: '1' })
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await update({ disableUser: true })
    const input = { email: 'edit@example.org', password: 'some password' }
    expect(await identity.refusal('signInWithPassword', input)).toBe('USER_DISABLED')
    expect(await update({ localId: 'nobody' })).toMatchObject({ error: { message: 'USER_NOT_FOUND' } })
    expect(await asOwner('accounts:delete', { localId: user.uid })).toMatchObject({ kind: expect.any(String) })
    expect(await asOwner('accounts:delete', { localId: user.uid })).toMatchObject({
      error: { message: 'USER_NOT_FOUND' },
    })
    expect(await asOwner('accounts:delete', {})).toMatchObject({ error: { message: 'MISSING_LOCAL_ID' } })
  })

  test('accounts come in pages, are brought in and swept out in numbers', async () => {
    const users = [1, 2, 3, 4, 5].map(at => ({
      localId: `b${at}`,
      email: `b${at}@example.org`,
      rawPassword: 'some password',
    }))
    expect(await asOwner(`${people}:batchCreate`, { users: [...users, { email: 'no id' }, users[0]] })).toMatchObject({
      error: [{ index: 5 }, { index: 6, message: 'the id, email or phone number belongs to an existing account' }],
    })
    const page = await asOwner(`${people}:batchGet?maxResults=3`, undefined, 'GET')
    expect(page.users.map(({ localId }: Answer) => localId)).toEqual(['b1', 'b2', 'b3'])
    const rest = await asOwner(`${people}:batchGet?maxResults=3&nextPageToken=${page.nextPageToken}`, undefined, 'GET')
    expect([rest.users.length, rest.nextPageToken]).toEqual([2, undefined])
    expect(await asOwner(`${people}:query`, {})).toMatchObject({ recordsCount: '5' })
    await asOwner('accounts:update', { localId: 'b1', disableUser: true })
    expect((await asOwner(`${people}:batchDelete`, { localIds: ['b1', 'b2'] })).errors).toMatchObject([{ index: 1 }])
    expect(await asOwner(`${people}:batchDelete`, { localIds: ['b2', 'b3'], force: true })).toEqual({})
    expect(await asOwner(`${people}:query`, { returnUserInfo: false })).toEqual({ recordsCount: '2' })
  })

  test('links are made without a mail', async () => {
    await asOwner(people, { email: 'link@example.org', password: 'some password' })
    const made = await asOwner(`${people}:sendOobCode`, {
      requestType: 'PASSWORD_RESET',
      email: 'link@example.org',
      returnOobLink: true,
    })
    expect(made.oobLink).toContain(`mode=resetPassword&oobCode=${made.oobCode}`)
    expect(await identity.refusal('resetPassword', { oobCode: made.oobCode, newPassword: 'another one' })).toBe('ok')
    const unknown = { requestType: 'VERIFY_EMAIL', email: 'who@example.org', returnOobLink: true }
    expect(await asOwner(`${people}:sendOobCode`, unknown)).toMatchObject({ error: { message: 'USER_NOT_FOUND' } })
  })
})
