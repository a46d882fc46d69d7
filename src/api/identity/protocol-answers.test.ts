// The protocol's answers around its operations: keys, shapes, sizes, methods, fields of the wrong kind.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startIdentity, type TestIdentity } from '#tests/support/identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity({ environment: { IDENTITY_API_KEY: 'public-key-1', IDENTITY_PROJECT: 'harbour' } })
})
afterAll(() => identity.drop())

const toolkit = '/identitytoolkit.googleapis.com'
const lookup = `${toolkit}/v1/accounts:lookup`

describe('the API key', () => {
  test('is missing', async () => {
    const { status, body } = await identity.call(lookup, {}, { key: '' })
    expect([status, body.error]).toMatchObject([403, { code: 403, status: 'PERMISSION_DENIED' }])
    expect(body.error.message).toBe('The request is missing a valid API key.')
  })

  test('is wrong', async () => {
    const { status, body } = await identity.call(lookup, {}, { key: 'another-key' })
    expect([status, body.error.status]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(body.error.message).toBe('API key not valid. Please pass a valid API key.')
  })

  test('may stand in a header', async () => {
    const { body } = await identity.call(lookup, {}, { key: '', headers: { 'X-Goog-Api-Key': 'public-key-1' } })
    expect(body.error.message).toBe('MISSING_ID_TOKEN')
  })

  test('is asked for a refresh too', async () => {
    expect((await identity.call('/securetoken.googleapis.com/v1/token', {}, { key: '' })).status).toBe(403)
  })
})

test('an error has the one shape', async () => {
  const { status, body, headers } = await identity.call(`${toolkit}/v1/accounts:signUp`, {
    email: 'a@b.c',
    password: '1',
  })
  const message = 'WEAK_PASSWORD : Password should be at least 6 characters'
  expect([status, body]).toEqual([
    400,
    { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
  ])
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['no JSON', '{"email":', 400],
  ['a list', '[]', 400],
  ['a text', '"x"', 400],
  ['nothing', '', 400],
  ['30,000 brackets', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400],
  ['65 kB', JSON.stringify({ idToken: 'x'.repeat(65 * 1024) }), 413],
])('a body of %s', async (_, body, expected) => {
  const answer = await identity.call(lookup, body)
  expect(answer.status).toBe(expected)
  expect(answer.body.error).toMatchObject({ code: expected, errors: [{ domain: 'global' }] })
})

test('a body that does not say how long it is, is refused when it is too long', async () => {
  const chunks = new ReadableStream({
    start(stream) {
      for (let sent = 0; sent < 70; sent += 1) stream.enqueue(new TextEncoder().encode(' '.repeat(1024)))
      stream.close()
    },
  })
  const response = await fetch(`${identity.origin}${lookup}?key=public-key-1`, {
    method: 'POST',
    body: chunks,
    duplex: 'half',
  } as RequestInit)
  expect([response.status, (await response.json()).error.code]).toEqual([413, 413])
})

test.each([
  [{ email: 7 }, "Invalid value at 'email' (TYPE_STRING)"],
  [{ email: 'a@b.c', password: ['x'] }, "Invalid value at 'password' (TYPE_STRING)"],
  [{ returnSecureToken: 'yes' }, "Invalid value at 'returnSecureToken' (TYPE_BOOLEAN)"],
  [{ email: 'a\0@b.c' }, "Invalid value at 'email'"],
])('a field of the wrong kind: %j', async (body, message) => {
  const answer = await identity.call(`${toolkit}/v1/accounts:signUp`, body)
  expect([answer.status, answer.body.error.message]).toEqual([400, message])
})

test('null is as good as absent, and unknown fields are nobody’s business', async () => {
  const { body } = await identity.call(`${toolkit}/v1/accounts:signUp`, {
    email: null,
    password: 'x',
    futureField: { a: 1 },
  })
  expect(body.error.message).toBe('MISSING_EMAIL')
})

test.each([
  ['POST', '/v1/accounts:nothing'],
  ['GET', '/v1/accounts:lookup'],
  ['POST', '/v3/accounts:lookup'],
  ['POST', '/'],
  ['PUT', '/v1/accounts:update'],
])('%s %s is not there', async (method, path) => {
  const answer = await identity.call(toolkit + path, undefined, { method })
  expect([answer.status, answer.body.error.status]).toEqual([404, 'NOT_FOUND'])
})

test('administrative calls and the calls of tests are not there for anybody', async () => {
  const headers = { Authorization: 'Bearer owner' }
  const admin = await identity.call(`${toolkit}/v1/projects/harbour/accounts`, { localId: 'x' }, { headers })
  expect([admin.status, admin.body.error.status]).toEqual([401, 'UNAUTHENTICATED'])
  const asOwner = await identity.call(lookup, { localId: ['x'] }, { headers })
  expect(asOwner.body.error.message).toBe('MISSING_ID_TOKEN')
  const response = await fetch(`${identity.origin}/emulator/v1/projects/harbour/accounts`, {
    method: 'DELETE',
    headers,
  })
  expect(response.status).toBe(404)
})

test('questions about the project are answered', async () => {
  const get = async (path: string) => (await identity.call(toolkit + path, undefined, { method: 'GET' })).body
  expect(await get('/v1/projects')).toEqual({ projectId: 'harbour', authorizedDomains: ['127.0.0.1'] })
  expect(await get('/v1/recaptchaParams')).toMatchObject({ recaptchaSiteKey: 'none' })
  expect(await get('/v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE')).toMatchObject({
    recaptchaKey: 'projects/harbour/keys/none',
    recaptchaEnforcementState: [{ enforcementState: 'OFF' }, { enforcementState: 'OFF' }],
  })
  expect(await get('/v2/passwordPolicy')).toMatchObject({
    customStrengthOptions: { minPasswordLength: 8 },
    schemaVersion: 1,
    enforcementState: 'ENFORCE',
  })
})

test('taking back a token of another provider is not offered', async () => {
  const { body } = await identity.call(`${toolkit}/v1/accounts:signUp`, {
    email: 'r@example.org',
    password: 'some password',
  })
  const answer = await identity.call(`${toolkit}/v2/accounts:revokeToken`, { idToken: body.idToken, token: 'x' })
  expect(answer.body.error.message).toBe('OPERATION_NOT_ALLOWED')
})

describe('the device mark', () => {
  test('is set by a sign-in, out of reach of scripts', async () => {
    const { headers } = await identity.call(`${toolkit}/v1/accounts:signUp`, {
      email: 'device@example.org',
      password: 'some password',
    })
    const cookie = headers.get('set-cookie')!
    expect(cookie).toMatch(/^casita_device=[\w-]{32}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const again = await identity.call(
      `${toolkit}/v1/accounts:signInWithPassword`,
      { email: 'device@example.org', password: 'some password' },
      { headers: { Cookie: cookie.split(';')[0]! } },
    )
    expect(again.headers.get('set-cookie')).toBe(cookie)
  })

  test('is not set by a failure', async () => {
    const { headers } = await identity.call(`${toolkit}/v1/accounts:signInWithPassword`, {
      email: 'device@example.org',
      password: 'wrong',
    })
    expect(headers.get('set-cookie')).toBeNull()
  })
})

test('the language of a request is the language of its mail’s link', async () => {
  const headers = { 'X-Firebase-Locale': 'de-AT' }
  await identity.call(
    `${toolkit}/v1/accounts:sendOobCode`,
    { requestType: 'EMAIL_SIGNIN', email: 'de@example.org' },
    { headers },
  )
  expect((await identity.mails())[0]!.link.searchParams.get('lang')).toBe('de-AT')
})

test('a lookup tells everything the SDK reads, and never a hash', async () => {
  const signedUp = await identity.call(`${toolkit}/v1/accounts:signUp`, {
    email: 'all@example.org',
    password: 'some password',
  })
  const { body } = await identity.call(lookup, { idToken: signedUp.body.idToken })
  expect(body).toEqual({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: signedUp.body.localId,
        email: 'all@example.org',
        emailVerified: false,
        passwordHash: 'UkVEQUNURUQ=',
        passwordUpdatedAt: expect.any(Number),
        validSince: expect.stringMatching(/^\d+$/),
        createdAt: expect.stringMatching(/^\d{13}$/),
        lastLoginAt: expect.stringMatching(/^\d{13}$/),
        lastRefreshAt: expect.stringMatching(/Z$/),
        providerUserInfo: [
          {
            providerId: 'password',
            rawId: 'all@example.org',
            federatedId: 'all@example.org',
            email: 'all@example.org',
          },
        ],
      },
    ],
  })
})
