// A hosted service as our server meets it: it answers, refuses, says something else, hangs or is not there; and who it tells of.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { isVerified } from '#users/user/verification.ts'
import { seconds } from '#values/duration.ts'
import { hostedCall } from './hosted-call.server.ts'
import { findHostedPerson } from './hosted-person.server.ts'

const project = 'demo-hosted'
const log: string[] = []
let handed: TestTools
let service: { readonly answer: (status: number, body: string) => void; readonly asked: string[] }
let close: () => void

beforeAll(async () => {
  const asked: string[] = []
  const answer = { status: 200, body: '{}' }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push(`${request.url} ${body}`)
    // Status 0: it never answers.
    if (answer.status === 0) return
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  service = { asked, answer: (status, body) => void Object.assign(answer, { status, body }) }
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  handed = await testTools({
    logTo: log,
    environment: {
      IDENTITY_AUTH_DOMAIN: `${project}.firebaseapp.com`,
      IDENTITY_PROJECT: project,
      IDENTITY_API_KEY: 'any-key',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  close?.()
  await handed?.drop()
})

const call = () =>
  hostedCall(handed.tools, 'v1/accounts:signUp', { email: 'ana@example.org', password: 'a secret word' })

describe('a call', () => {
  it('carries the key and a JSON body, and hears the answer', async () => {
    service.answer(200, JSON.stringify({ idToken: 'token', kind: 'else' }))
    expect(await call()).toEqual({ ok: true, answer: { idToken: 'token', kind: 'else' } })
    expect(service.asked.at(-1)).toBe(
      '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any-key {"email":"ana@example.org","password":"a secret word"}',
    )
  })

  it.each([
    ['EMAIL_EXISTS', 'EMAIL_EXISTS'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'WEAK_PASSWORD'],
    ['SOMETHING_NEW : of ana@example.org', 'INVALID_ARGUMENT'],
    ['API key not valid.', 'INVALID_ARGUMENT'],
    ['__proto__', 'INVALID_ARGUMENT'],
  ])('that is refused with %s is refused with %s', async (message, reason) => {
    service.answer(400, JSON.stringify({ error: { code: 400, message } }))
    expect(await call()).toEqual({ ok: false, reason })
  })

  // Reference 7.3: no JSON, no error in an error's body.
  it.each([
    [502, '<html>Bad gateway</html>'],
    [200, ''],
    [500, '{}'],
    [400, '{"error":"text"}'],
    [200, '{"idToken":7}'],
  ])('that is answered %i %s is a failure of the network', async (status, body) => {
    service.answer(status, body)
    expect(await call()).toEqual({ ok: false, reason: 'NETWORK_REQUEST_FAILED' })
  })

  it('that hangs is given up after 30 seconds (Spec 9)', async () => {
    const patience = new AbortController()
    const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    service.answer(0, '')
    const before = service.asked.length
    const told = call()
    await expect.poll(() => service.asked.length).toBe(before + 1)
    expect(waits.mock.calls).toEqual([[seconds(30)]])
    patience.abort(new DOMException('The operation timed out', 'TimeoutError'))
    expect(await told).toEqual({ ok: false, reason: 'NETWORK_REQUEST_FAILED' })
  })

  it('where nobody listens is a failure of the network', async () => {
    const FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${await freePort()}`
    const tools = { ...handed.tools, environment: { ...handed.tools.environment, FIREBASE_AUTH_EMULATOR_HOST } }
    expect(await hostedCall(tools, 'v1/accounts:lookup', {})).toEqual({ ok: false, reason: 'NETWORK_REQUEST_FAILED' })
  })

  it('is written down without anything that was sent or told', () => {
    expect(log.length).toBeGreaterThan(0)
    expect(log.join()).not.toMatch(/secret word|ana@example|any-key|Bad gateway/)
  })
})

const token = () => {
  const now = Math.floor(handed.clock.now().getTime() / 1000)
  return new UnsecuredJWT({
    auth_time: now,
    email: 'old@example.org',
    firebase: { sign_in_provider: 'password', identities: { email: ['old@example.org'] } },
  })
    .setSubject('person-1')
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode()
}

const way = (providerId: string) => ({ providerId, rawId: 'x' })
const nobody = { localId: 'person-1' }
const mailbox = { ...nobody, email: 'ana@example.org' }

describe('whom a token is about', () => {
  it.each([
    ['a password', { ...mailbox, passwordHash: 'hidden', providerUserInfo: [way('password')] }, ['password'], false],
    [
      'mailed links alone',
      { ...mailbox, emailVerified: true, providerUserInfo: [way('password')] },
      ['emailLink'],
      true,
    ],
    ['links, not verified', { ...mailbox, providerUserInfo: [way('password')] }, ['emailLink'], false],
    ['a phone', { ...nobody, phoneNumber: '+447700900900', providerUserInfo: [way('phone')] }, ['phone'], true],
    ['another provider', { ...mailbox, providerUserInfo: [way('google.com')] }, ['google.com'], true],
    [
      'a password and another provider',
      { ...mailbox, passwordHash: 'hidden', providerUserInfo: [way('password'), way('google.com')] },
      ['google.com', 'password'],
      true,
    ],
    ['a custom token alone', nobody, [], false],
  ])('who signs in by %s', async (_what, account, providers, verified) => {
    service.answer(200, JSON.stringify({ users: [account] }))
    const told = await findHostedPerson(handed.tools, token())
    if (!told.ok) throw new Error(told.reason)
    expect(told.person).toMatchObject({ subject: 'person-1', providers, displayName: null, photoUrl: null })
    expect(isVerified(told.person)).toBe(verified)
  })

  it('is told as it is now, not as the token had it', async () => {
    service.answer(200, JSON.stringify({ users: [{ ...mailbox, emailVerified: true, displayName: 'Ana' }] }))
    const told = await findHostedPerson(handed.tools, token())
    expect(told).toMatchObject({
      ok: true,
      person: { email: 'ana@example.org', emailVerified: true, displayName: 'Ana' },
    })
  })

  it.each([
    [200, { users: [] }, 'USER_NOT_FOUND'],
    [200, {}, 'USER_NOT_FOUND'],
    [200, { users: [{ ...mailbox, localId: 'person-2' }] }, 'USER_NOT_FOUND'],
    [200, { users: [{ ...mailbox, disabled: true }] }, 'USER_DISABLED'],
    [200, { users: 'many' }, 'NETWORK_REQUEST_FAILED'],
    [400, { error: { message: 'USER_DISABLED' } }, 'USER_DISABLED'],
    [400, { error: { message: 'USER_NOT_FOUND' } }, 'USER_NOT_FOUND'],
    [400, { error: { message: 'TOKEN_EXPIRED' } }, 'TOKEN_EXPIRED'],
    [503, {}, 'NETWORK_REQUEST_FAILED'],
  ])('answered %i %o: %s', async (status, body, reason) => {
    service.answer(status, JSON.stringify(body))
    expect(await findHostedPerson(handed.tools, token())).toEqual({ ok: false, reason })
  })

  it('is not asked for a token that is none', async () => {
    const before = service.asked.length
    expect(await findHostedPerson(handed.tools, 'nonsense')).toEqual({ ok: false, reason: 'INVALID_ID_TOKEN' })
    expect(service.asked.length).toBe(before)
  })
})
