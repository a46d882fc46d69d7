// Tokens of a hosted project: only its own, only as long as they last, by keys that are kept as long as they say.

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { testClock } from '#tests/support/tools.ts'
import { minutes, seconds } from '#values/duration.ts'
import { emulatorOrigin, hostedOrigins, isHosted } from './hosted-project.server.ts'
import { verifyHostedToken } from './hosted-token.server.ts'

const clock = testClock()
const settings = {
  NODE_ENV: 'test',
  IDENTITY_AUTH_DOMAIN: 'demo-casita.firebaseapp.com',
  IDENTITY_PROJECT: 'demo-casita',
}
const toolsWith = (more: Readonly<Record<string, string>> = {}) =>
  ({ clock, environment: parseEnvironment({ ...settings, ...more }) }) as unknown as Tools
const tools = toolsWith()

const pairs = await Promise.all([1, 2].map(() => generateKeyPair('RS256')))
let published: readonly number[] = [0]
let headers: Record<string, string> = {}
let asked = 0
let server: Server
let address: string

beforeAll(async () => {
  server = createServer(async (_request, response) => {
    asked += 1
    const keys = published.map(async at => ({
      ...(await exportJWK(pairs[at]!.publicKey)),
      kid: `key-${at}`,
      alg: 'RS256',
    }))
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ keys: await Promise.all(keys) }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())
let tests = 0
beforeEach(() => {
  // Each test asks an address of its own, so that no keys are kept from the one before.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${++tests}`
  published = [0]
  headers = { 'cache-control': 'public, max-age=600, must-revalidate' }
  asked = 0
})

const now = () => Math.floor(clock.now().getTime() / 1000)

function claims(changes: JWTPayload = {}): JWTPayload {
  return {
    iss: 'https://securetoken.google.com/demo-casita',
    aud: 'demo-casita',
    sub: 'person-1',
    iat: now(),
    auth_time: now(),
    exp: now() + 3600,
    email: 'ida@example.org',
    email_verified: true,
    name: 'Ida',
    firebase: { sign_in_provider: 'password', identities: { email: ['ida@example.org'] } },
    ...changes,
  }
}

const token = (changes?: JWTPayload, at = 0, alg = 'RS256') =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg, kid: `key-${at}` }).sign(pairs[at]!.privateKey)

async function reasonFor(text: string, by = tools): Promise<string> {
  const answer = await verifyHostedToken(by, text, address)
  return answer.ok ? 'ok' : answer.reason
}

describe('a token of the project', () => {
  it('is read as a person', async () => {
    expect(await verifyHostedToken(tools, await token(), address)).toEqual({
      ok: true,
      issuedAt: now(),
      withSecondFactor: false,
      signedInAt: now(),
      person: {
        subject: 'person-1',
        email: 'ida@example.org',
        emailVerified: true,
        phoneNumber: null,
        displayName: 'Ida',
        photoUrl: null,
        providers: ['password'],
      },
    })
  })

  it.each([
    [{ sign_in_provider: 'google.com', identities: { 'google.com': ['1'], email: ['a@b.example'] } }, ['google.com']],
    [{ sign_in_provider: 'phone', identities: { phone: ['+447700900123'] } }, ['phone']],
    [{ sign_in_provider: 'custom', identities: {} }, []],
    [
      { sign_in_provider: 'password', identities: { phone: ['+447700900123'], email: ['a@b.example'] } },
      ['password', 'phone'],
    ],
  ])('with %o signs in by %o', async (firebase, providers) => {
    const answer = await verifyHostedToken(tools, await token({ firebase }), address)
    expect(answer).toMatchObject({ ok: true, person: { providers } })
  })

  it.each([
    ['of another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['without a subject', { sub: '' }],
    ['of tomorrow', { iat: now() + 86_400 }],
    ['signed in tomorrow', { auth_time: now() + 86_400 }],
    ['without a way of signing in', { firebase: {} }],
    ['with a number that is none', { phone_number: 'call me' }],
  ])('%s is none', async (_, changes) => {
    expect(await reasonFor(await token(changes))).toBe('INVALID_ID_TOKEN')
  })

  it('is over when it is', async () => {
    expect(await reasonFor(await token({ exp: now() - 1 }))).toBe('TOKEN_EXPIRED')
  })

  it.each(['', 'x', 'a.b.c', 'é.é.é'])('%j is none', async text => {
    expect(await reasonFor(text)).toBe('INVALID_ID_TOKEN')
  })

  it('signed by nobody, or by a key of somebody else, is none', async () => {
    expect(await reasonFor(new UnsecuredJWT(claims()).encode())).toBe('INVALID_ID_TOKEN')
    expect(await reasonFor(await token({}, 1))).toBe('INVALID_ID_TOKEN')
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', kid: 'key-0' })
      .sign(pairs[1]!.privateKey)
    expect(await reasonFor(forged)).toBe('INVALID_ID_TOKEN')
    const shared = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'key-0' })
    expect(await reasonFor(await shared.sign(new TextEncoder().encode('public key')))).toBe('INVALID_ID_TOKEN')
  })
})

describe('the published keys', () => {
  it('are asked for once in their lifetime', async () => {
    for (const length of [seconds(0), minutes(5), minutes(4)]) {
      clock.advance(length)
      expect(await reasonFor(await token())).toBe('ok')
    }
    expect(asked).toBe(1)
    published = [1]
    clock.advance(minutes(2))
    expect(await reasonFor(await token({}, 1))).toBe('ok')
    expect(await reasonFor(await token({}, 0))).toBe('INVALID_ID_TOKEN')
    expect(asked).toBe(2)
  })

  it('are not as young as they seem: the age they come with counts', async () => {
    headers = { 'cache-control': 'max-age=600', age: '590' }
    await reasonFor(await token())
    clock.advance(seconds(9))
    await reasonFor(await token())
    expect(asked).toBe(1)
    clock.advance(seconds(2))
    await reasonFor(await token())
    expect(asked).toBe(2)
  })

  it('without a lifetime are asked for each time', async () => {
    headers = {}
    await reasonFor(await token())
    await reasonFor(await token())
    expect(asked).toBe(2)
  })

  it('that cannot be read let nobody in, and are asked for again', async () => {
    const nobody = 'http://127.0.0.1:9/keys'
    await expect(verifyHostedToken(tools, await token(), nobody)).rejects.toThrow()
    await expect(verifyHostedToken(tools, await token(), nobody)).rejects.toThrow()
    expect(await reasonFor(await token())).toBe('ok')
  })
})

describe('the emulator in its place', () => {
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }

  it('signs nothing, and is believed only when it is configured', async () => {
    const unsigned = new UnsecuredJWT(claims()).encode()
    expect(await reasonFor(unsigned, toolsWith(emulator))).toBe('ok')
    expect(await reasonFor(unsigned)).toBe('INVALID_ID_TOKEN')
    expect(await reasonFor(await token(), toolsWith(emulator))).toBe('INVALID_ID_TOKEN')
    const late = new UnsecuredJWT(claims({ exp: now() - 1 })).encode()
    expect(await reasonFor(late, toolsWith(emulator))).toBe('TOKEN_EXPIRED')
  })

  it('is refused in production, and without a hosted project means nothing', () => {
    expect(() => parseEnvironment({ ...settings, ...emulator, NODE_ENV: 'production' })).toThrow(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production.',
    )
    expect(() => parseEnvironment({ ...settings, ...emulator, NODE_ENV: '' })).toThrow('production')
    const { environment } = toolsWith({ ...emulator, IDENTITY_AUTH_DOMAIN: '' })
    expect([isHosted(environment), emulatorOrigin(environment), hostedOrigins(environment)]).toEqual([false, null, []])
  })

  it('is where the browser calls, instead of the hosted service', () => {
    expect(hostedOrigins(toolsWith(emulator).environment)).toEqual(['http://127.0.0.1:9099'])
    expect(hostedOrigins(tools.environment)).toEqual([
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ])
  })
})
