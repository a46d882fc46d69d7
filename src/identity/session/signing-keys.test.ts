// Signing keys: rotated under live sessions, published ahead, sealed at rest, made once by many processes.

import { createPublicKey, randomBytes } from 'node:crypto'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUp } from '#identity/sign-up.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type TestTools, testIdentityKey, testTools } from '#tests/support/tools.ts'
import { days, hours, minutes } from '#values/duration.ts'
import { verifyIdToken } from './id-token.server.ts'
import { proveIdToken } from './proven-account.server.ts'
import { refreshSession } from './refresh-session.server.ts'
import { rotateSigningKeys, signingKeys } from './signing-keys.server.ts'

let handed: TestTools
let tools: Tools
beforeAll(async () => {
  handed = await testTools()
  tools = handed.tools
})
afterAll(() => handed.drop())
beforeEach(() =>
  tools.database.$client.query('truncate identity_signing_key').then(() => signingKeys(tools, { fresh: true })),
)

let count = 0
async function someone() {
  const made = await signUp(tools, {}, { email: `k${++count}@example.org`, password: 'some password' })
  if (!made.ok) throw new Error(made.reason)
  return made.signedIn.tokens
}

/** Tools of another process on the same database. */
function otherProcess(environment: Record<string, string> = {}): Tools {
  const settings = parseEnvironment({ NODE_ENV: 'test', IDENTITY_KEY: testIdentityKey, ...environment })
  return { ...tools, environment: settings, database: openDatabase({ url: handed.url, log: tools.log }) }
}

test('an old token verifies until it expires, whoever rotated the keys', async () => {
  const { idToken, refreshToken } = await someone()
  await rotateSigningKeys(tools)
  expect(await verifyIdToken(tools, idToken)).toMatchObject({ ok: true })
  expect(await proveIdToken(tools, idToken)).toMatchObject({ ok: true })
  const next = await refreshSession(tools, refreshToken)
  if (!next.ok) throw new Error(next.reason)
  expect(decodeProtectedHeader(next.tokens.idToken).kid).not.toBe(decodeProtectedHeader(idToken).kid)
  handed.clock.advance(minutes(61))
  expect(await verifyIdToken(tools, idToken)).toMatchObject({ reason: 'TOKEN_EXPIRED' })
  handed.clock.advance(hours(2))
  expect((await signingKeys(tools)).publicKeys.size).toBe(1)
})

test('the published set verifies tokens of both keys, with the issuer and audience of the project', async () => {
  const before = await someone()
  const { published } = await rotateSigningKeys(tools)
  const after = await someone()
  expect(published.keys).toHaveLength(2)
  expect(Object.keys(published.keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  const keys = createLocalJWKSet({ keys: published.keys.map(key => ({ ...key })) as never })
  for (const { idToken } of [before, after]) {
    const options = {
      issuer: 'https://securetoken.google.com/casita',
      audience: 'casita',
      currentDate: handed.clock.now(),
    }
    expect((await jwtVerify(idToken, keys, options)).protectedHeader.alg).toBe('RS256')
  }
})

test('a key signs for thirty days, and its successor is published two days before', async () => {
  const first = (await signingKeys(tools)).signing.id
  handed.clock.advance(days(27))
  expect((await signingKeys(tools)).publicKeys.size).toBe(1)
  handed.clock.advance(days(1) + hours(1))
  const ring = await signingKeys(tools)
  expect([ring.signing.id, ring.publicKeys.size]).toEqual([first, 2])
  handed.clock.advance(days(2))
  expect((await signingKeys(tools)).signing.id).not.toBe(first)
})

test('another process learns a new key when it first meets its token', async () => {
  const other = otherProcess()
  await signingKeys(other)
  await rotateSigningKeys(tools)
  const { idToken } = await someone()
  expect(await verifyIdToken(other, idToken)).toMatchObject({ ok: true })
  await other.database.$client.end()
})

test('many processes make one key', async () => {
  await tools.database.$client.query('truncate identity_signing_key')
  const others = Array.from({ length: 6 }, () => otherProcess())
  const rings = await Promise.all(others.map(other => signingKeys(other)))
  expect(new Set(rings.map(({ signing }) => signing.id)).size).toBe(1)
  const { rows } = await tools.database.$client.query('select count(*) from identity_signing_key')
  expect(rows[0].count).toBe(1)
  await Promise.all(others.map(other => other.database.$client.end()))
})

test('the private key is sealed: without the secret a new one is made, and old tokens still verify', async () => {
  const { idToken } = await someone()
  const { rows } = await tools.database.$client.query('select * from identity_signing_key')
  expect(JSON.stringify(rows[0].public_jwk)).not.toContain('"d"')
  // The name of RSA with which every unsealed key begins (PKCS #8), and long enough not to come about by chance.
  const named = createPublicKey({ key: rows[0].public_jwk, format: 'jwk' }).export({ format: 'der', type: 'spki' })
  const name = Buffer.from('06092a864886f70d010101', 'hex')
  expect([named.includes(name), rows[0].sealed_private.includes(name)]).toEqual([true, false])
  const stranger = otherProcess({ IDENTITY_KEY: randomBytes(32).toString('base64') })
  const ring = await signingKeys(stranger)
  expect(ring.signing.id).not.toBe(decodeProtectedHeader(idToken).kid)
  expect(await verifyIdToken(stranger, idToken)).toMatchObject({ ok: true })
  await stranger.database.$client.end()
})

test('a new secret in front of the old one opens what the old one sealed', async () => {
  const before = (await signingKeys(tools)).signing.id
  const other = otherProcess({ IDENTITY_KEY: `${randomBytes(32).toString('base64')},${testIdentityKey}` })
  expect((await signingKeys(other)).signing.id).toBe(before)
  const { refreshToken } = await someone()
  expect(await refreshSession(other, refreshToken)).toMatchObject({ ok: true })
  await other.database.$client.end()
})
