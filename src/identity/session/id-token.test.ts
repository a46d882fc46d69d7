// ID tokens: exactly what they say, for exactly an hour, by nobody's key but ours.

import { createSecretKey } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, changeAccount } from '#identity/account/account-store.server.ts'
import { editAccount } from '#identity/operating/manage-accounts.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { mintCustomToken } from '#tests/support/mint-custom-token.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes, seconds } from '#values/duration.ts'
import { issuerOf, readIdToken, verifyIdToken } from './id-token.server.ts'
import { openSession, type SignInFacts, tokensOf } from './session.server.ts'
import { signingKeys } from './signing-keys.server.ts'

let handed: TestTools
let tools: Tools
beforeAll(async () => {
  handed = await testTools()
  tools = handed.tools
})
afterAll(() => handed.drop())

let count = 0
async function tokenOf(fields: Parameters<typeof addAccount>[1] = {}, facts: Partial<SignInFacts> = {}) {
  const account = (await addAccount(
    tools.database,
    { email: `t${++count}@example.org`, ...fields },
    handed.clock.now(),
  ))!
  const session = await openSession(tools.database, account, { provider: 'password', ...facts }, handed.clock.now())
  return { account, session, ...(await tokensOf(tools, account, session)) }
}

test('a token says who, where, when, by what, and in which session', async () => {
  handed.clock.set(new Date('2030-05-15T12:00:00.900Z'))
  const signedInAt = new Date('2030-05-15T11:30:00Z')
  const { account, session, idToken, expiresIn } = await tokenOf(
    { emailVerified: true, phoneNumber: '+447700900010', displayName: 'Ada', customClaims: { role: 'cook' } },
    { signedInAt, claims: { tier: 'gold' } },
  )
  const now = Date.parse('2030-05-15T12:00:00Z') / 1000
  expect(expiresIn).toBe(3600)
  expect(decodeProtectedHeader(idToken)).toEqual({
    alg: 'RS256',
    typ: 'JWT',
    kid: (await signingKeys(tools)).signing.id,
  })
  expect(decodeJwt(idToken)).toEqual({
    iss: 'https://securetoken.google.com/casita',
    aud: 'casita',
    sub: account.id,
    user_id: account.id,
    sid: session.id,
    iat: now,
    exp: now + 3600,
    auth_time: now - 1800,
    name: 'Ada',
    role: 'cook',
    tier: 'gold',
    email: account.email,
    email_verified: true,
    phone_number: '+447700900010',
    firebase: {
      identities: { email: [account.email], phone: ['+447700900010'] },
      sign_in_provider: 'password',
    },
  })
})

test('an account without anything says only that', async () => {
  const account = (await addAccount(tools.database, {}, handed.clock.now()))!
  const session = await openSession(tools.database, account, { provider: 'custom' }, handed.clock.now())
  const claims = decodeJwt((await tokensOf(tools, account, session)).idToken)
  expect(Object.keys(claims).sort()).toEqual(
    ['aud', 'auth_time', 'exp', 'firebase', 'iat', 'iss', 'sid', 'sub', 'user_id'].sort(),
  )
})

test('claims of an account cannot speak for the token itself', async () => {
  const { account, session } = await tokenOf()
  for (const claim of ['sub', 'iss', 'aud', 'exp', 'auth_time', 'user_id', 'sid', 'firebase'])
    expect(await editAccount(tools, account.id, { customClaims: { [claim]: 'x' } })).toMatchObject({
      reason: 'INVALID_CLAIMS',
    })
  expect(await editAccount(tools, account.id, { customClaims: { a: 'x'.repeat(1000) } })).toMatchObject({
    reason: 'INVALID_CLAIMS',
  })
  // Even if the database said so.
  const forged = await changeAccount(tools.database, account.id, {
    customClaims: { sub: 'x', user_id: 'x', sid: 'x', iss: 'x', exp: 1, email: 'x@y', email_verified: true },
  })
  const { idToken } = await tokensOf(tools, forged, session)
  expect(decodeJwt(idToken)).toMatchObject({
    sub: account.id,
    user_id: account.id,
    sid: session.id,
    email: account.email,
    email_verified: false,
  })
  expect(await verifyIdToken(tools, idToken)).toMatchObject({ ok: true })
})

describe('verifying', () => {
  test('takes a token for an hour and not a second longer', async () => {
    const { idToken } = await tokenOf()
    handed.clock.advance(minutes(60) - seconds(1))
    expect(await verifyIdToken(tools, idToken)).toMatchObject({ ok: true })
    handed.clock.advance(seconds(1))
    expect(await verifyIdToken(tools, idToken)).toMatchObject({ reason: 'TOKEN_EXPIRED' })
    expect(await readIdToken(tools, idToken)).toMatchObject({ ok: true, expired: true })
  })

  test('takes nobody else’s signature, whatever the header says', async () => {
    const { idToken } = await tokenOf()
    const claims = decodeJwt(idToken)
    const { kid } = decodeProtectedHeader(idToken)
    const { privateKey } = await generateKeyPair('RS256')
    const ring = await signingKeys(tools)
    const publicPem = ring.publicKeys.get(kid!)!.export({ type: 'spki', format: 'pem' })
    const forgeries = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'unknown' }).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(createSecretKey(Buffer.from(publicPem))),
      `${idToken}x`,
      idToken.slice(0, -4),
      idToken.split('.').slice(0, 2).join('.'),
      '..',
      '',
    ]
    for (const forgery of forgeries)
      expect(await verifyIdToken(tools, forgery)).toMatchObject({ reason: 'INVALID_ID_TOKEN' })
  })

  test('takes no token of ours that is meant for something else', async () => {
    const custom = await mintCustomToken(tools, { uid: 'x' })
    expect(await verifyIdToken(tools, custom)).toMatchObject({ reason: 'INVALID_ID_TOKEN' })
    const { signing } = await signingKeys(tools)
    const sign = (claims: Record<string, unknown>, issuer: string, audience: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: signing.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(new Date(handed.clock.now().getTime() + minutes(5)))
        .sign(signing.privateKey)
    const whole = { sub: 'a', user_id: 'a', sid: 's' }
    const wrong = [
      await sign(whole, issuerOf('other'), 'casita'),
      await sign(whole, issuerOf('casita'), 'other'),
      await sign({ ...whole, user_id: 'b' }, issuerOf('casita'), 'casita'),
      await sign({ sub: 'a', user_id: 'a' }, issuerOf('casita'), 'casita'),
    ]
    for (const token of wrong) expect(await verifyIdToken(tools, token)).toMatchObject({ reason: 'INVALID_ID_TOKEN' })
    expect(await verifyIdToken(tools, await sign(whole, issuerOf('casita'), 'casita'))).toMatchObject({ ok: true })
  })
})
