// Other providers: found by discovery, believed only as far as their signatures and our configuration go.

import { createHash } from 'node:crypto'
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccountByEmail, linksOf } from '#identity/account/account-store.server.ts'
import { editAccount } from '#identity/operating/manage-accounts.server.ts'
import { proveByServer } from '#identity/session/proven-account.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type OidcIssuer, oidcClient, startOidcIssuer } from '#tests/support/oidc-issuer.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { hours } from '#values/duration.ts'
import { identityProvider, providerAddresses } from './identity-provider.server.ts'
import { signInWithProvider } from './sign-in-with-provider.server.ts'

let handed: TestTools
let issuer: OidcIssuer
let tools: Tools
const lines: string[] = []
beforeAll(async () => {
  issuer = await startOidcIssuer()
  const provider = { issuer: issuer.issuer, clientId: oidcClient }
  handed = await testTools({
    logTo: lines,
    environment: {
      IDENTITY_PROVIDERS: JSON.stringify([
        { id: 'oidc.mailbox', provesEmail: true, ...provider },
        { id: 'oidc.club', ...provider },
        { id: 'oidc.silent', issuer: 'http://127.0.0.1:1', clientId: oidcClient },
        { id: 'oidc.liar', issuer: `${issuer.issuer}/`, clientId: oidcClient },
      ]),
    },
  })
  tools = handed.tools
})
afterAll(async () => {
  issuer.close()
  await handed.drop()
})
beforeEach(() => {
  lines.length = 0
})

let count = 0
const newSub = () => `sub-${++count}`

async function come(providerId: string, claims: JWTPayload, more: { nonce?: string } = {}) {
  const idToken = await issuer.idToken(claims, { at: handed.clock.now() })
  return signInWithProvider(tools, {}, { providerId, idToken, ...more })
}

async function outcome(providerId: string, idToken: string): Promise<string> {
  const answer = await signInWithProvider(tools, {}, { providerId, idToken })
  return answer.ok ? 'in' : answer.reason
}

describe('a provider', () => {
  test('is asked for its addresses once an hour', async () => {
    const { fetch: own } = globalThis
    let asked = 0
    globalThis.fetch = ((...given: Parameters<typeof own>) => {
      if (String(given[0]).includes('openid-configuration')) asked += 1
      return own(...given)
    }) as typeof own
    const provider = identityProvider(tools.environment, 'oidc.club')!
    handed.clock.advance(hours(2))
    await Promise.all([providerAddresses(tools, provider), providerAddresses(tools, provider)])
    expect(asked).toBe(1)
    handed.clock.advance(hours(1))
    expect(await providerAddresses(tools, provider)).toMatchObject({
      issuer: issuer.issuer,
      told: {
        authorization_endpoint: `${issuer.issuer}/authorize`,
        token_endpoint: `${issuer.issuer}/token`,
      },
    })
    expect(asked).toBe(2)
    globalThis.fetch = own
  })

  test.each(['oidc.silent', 'oidc.liar'])('%s that cannot be asked lets nobody in, and the log says why', async id => {
    expect(await outcome(id, await issuer.idToken({ sub: newSub() }))).toBe('INVALID_IDP_RESPONSE')
    expect(lines.join('')).toContain('no answer from a provider')
  })
})

describe('a token', () => {
  test('without a signature, signed by others, or with our own public key as a secret, is refused', async () => {
    const at = handed.clock.now()
    const claims = { sub: newSub(), iss: issuer.issuer, aud: oidcClient }
    const unsigned = new UnsecuredJWT(claims).setExpirationTime(new Date(at.getTime() + 60_000)).encode()
    expect(await outcome('oidc.club', unsigned)).toBe('INVALID_IDP_RESPONSE')
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    const forged = (alg: string, key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg, kid: 'one' })
        .setExpirationTime(new Date(at.getTime() + 60_000))
        .sign(key)
    expect(await outcome('oidc.club', await forged('RS256', privateKey))).toBe('INVALID_IDP_RESPONSE')
    const asSecret = new TextEncoder().encode(await exportSPKI(publicKey))
    expect(await outcome('oidc.club', await forged('HS256', asSecret))).toBe('INVALID_IDP_RESPONSE')
    for (const text of ['', 'x', 'a.b.c', '{}']) expect(await outcome('oidc.club', text)).toBe('INVALID_IDP_RESPONSE')
  })

  test('may carry the hash of the nonce', async () => {
    const nonce = createHash('sha256').update('plain nonce').digest('hex')
    expect(await come('oidc.club', { sub: newSub(), nonce }, { nonce: 'plain nonce' })).toMatchObject({ ok: true })
    expect(await come('oidc.club', { sub: newSub(), nonce }, { nonce: 'another' })).toMatchObject({ ok: false })
    expect(await come('oidc.club', { sub: newSub() }, { nonce: 'plain nonce' })).toMatchObject({ ok: false })
  })

  test('without a subject, or with an endless one, is refused', async () => {
    expect(await come('oidc.club', {})).toMatchObject({ reason: 'INVALID_IDP_RESPONSE' })
    expect(await come('oidc.club', { sub: 'x'.repeat(257) })).toMatchObject({ reason: 'INVALID_IDP_RESPONSE' })
  })
})

describe('an address', () => {
  const claimsOf = (email: string, verified: unknown = true) => ({ sub: newSub(), email, email_verified: verified })

  test('is verified only by a provider that owns the mailbox and says so', async () => {
    const cases = [
      ['oidc.mailbox', true, true],
      ['oidc.mailbox', 'true', true],
      ['oidc.mailbox', false, false],
      ['oidc.club', true, false],
    ] as const
    for (const [provider, told, verified] of cases) {
      const answer = await come(provider, claimsOf(`p${++count}@example.org`, told))
      expect(answer).toMatchObject({ ok: true, isNew: true, signIn: { account: { emailVerified: verified } } })
    }
  })

  test('that is none is left out', async () => {
    expect(await come('oidc.club', claimsOf('not an address'))).toMatchObject({
      ok: true,
      signIn: { account: { email: null } },
    })
  })

  test('of another account is not taken over on the word of just any provider', async () => {
    const email = `victim${++count}@example.org`
    await signUp(tools, {}, { email, password: 'some password' })
    expect(await come('oidc.club', claimsOf(email))).toMatchObject({ ok: true, confirmBy: ['password'] })
    expect(await come('oidc.mailbox', claimsOf(email, false))).toMatchObject({ ok: true, confirmBy: ['password'] })
    const account = (await findAccountByEmail(tools.database, email))!
    expect(await linksOf(tools.database, account.id)).toEqual([])
  })

  test('that was proved before keeps its password when its provider comes', async () => {
    const email = `both${++count}@example.org`
    const made = await signUp(tools, {}, { email, password: 'some password' })
    if (!made.ok) throw new Error(made.reason)
    await editAccount(tools, made.signedIn.account.id, { emailVerified: true })
    expect(await come('oidc.mailbox', claimsOf(email))).toMatchObject({ ok: true, isNew: false })
    const account = (await findAccountByEmail(tools.database, email))!
    expect(account.passwordHash).not.toBeNull()
    // The mailbox comes back under another subject: the newer one counts.
    expect(await come('oidc.mailbox', claimsOf(email))).toMatchObject({ ok: true, isNew: false })
    expect(await linksOf(tools.database, account.id)).toMatchObject([
      { providerId: 'oidc.mailbox', rawId: `sub-${count}` },
    ])
  })

  test('of a disabled account opens nothing', async () => {
    const email = `shut${++count}@example.org`
    const first = await come('oidc.mailbox', { ...claimsOf(email), sub: 'shut-1' })
    if (!first.ok || !first.signIn) throw new Error('not in')
    await editAccount(tools, first.signIn.account.id, { disabled: true })
    expect(await come('oidc.mailbox', { sub: 'shut-1' })).toMatchObject({ reason: 'USER_DISABLED' })
    expect(await come('oidc.mailbox', claimsOf(email))).toMatchObject({ reason: 'USER_DISABLED' })
  })
})

describe('at once', () => {
  test('the same new person twice gets one account', async () => {
    const people = Array.from({ length: 6 }, () => [
      { sub: newSub() },
      { sub: newSub(), email: `twice${count}@example.org` },
    ]).flat()
    for (const claims of people) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => come('oidc.club', claims)))
      const ids = answers.map(answer =>
        answer.ok && answer.signIn ? answer.signIn.account.id : JSON.stringify(answer),
      )
      expect(new Set(ids).size).toBe(1)
      expect(answers.filter(answer => answer.ok && answer.signIn && answer.isNew)).toHaveLength(1)
    }
  })

  test('two accounts that claim one person: one gets them', async () => {
    const sub = newSub()
    const link = async () => {
      const made = await signUp(tools, {}, { email: `claim${++count}@example.org`, password: 'some password' })
      if (!made.ok) throw new Error(made.reason)
      await editAccount(tools, made.signedIn.account.id, { emailVerified: true })
      const proven = await proveByServer(tools, made.signedIn.account.id, { signedInAt: handed.clock.now() })
      if (!proven.ok) throw new Error(proven.reason)
      return proven.who
    }
    const owners = [await link(), await link()]
    const idToken = await issuer.idToken({ sub }, { at: handed.clock.now() })
    const both = owners.map(who => signInWithProvider(tools, {}, { providerId: 'oidc.club', idToken, who }))
    const reasons = (await Promise.all(both)).map(answer => (answer.ok ? 'in' : answer.reason))
    expect(reasons.sort()).toEqual(['FEDERATED_USER_ID_ALREADY_LINKED', 'in'])
  })

  test('an account has one link to each provider', async () => {
    const first = await come('oidc.club', { sub: newSub() })
    if (!first.ok || !first.signIn) throw new Error('not in')
    const proven = await proveByServer(tools, first.signIn.account.id, { signedInAt: handed.clock.now() })
    if (!proven.ok) throw new Error(proven.reason)
    const idToken = await issuer.idToken({ sub: newSub() }, { at: handed.clock.now() })
    const again = await signInWithProvider(tools, {}, { providerId: 'oidc.club', idToken, who: proven.who })
    expect(again).toMatchObject({ reason: 'FEDERATED_USER_ID_ALREADY_LINKED' })
  })
})

test('without sign-up a new person is refused, a known one comes in', async () => {
  const closed = { ...tools, environment: { ...tools.environment, IDENTITY_METHODS: ['password'] } }
  const sub = newSub()
  const idToken = await issuer.idToken({ sub }, { at: handed.clock.now() })
  const input = { providerId: 'oidc.club', idToken }
  expect(await signInWithProvider(closed, {}, input)).toMatchObject({ reason: 'ADMIN_ONLY_OPERATION' })
  expect(await signInWithProvider(closed, {}, { ...input, existingOnly: true })).toMatchObject({
    reason: 'USER_NOT_FOUND',
  })
  await signInWithProvider(tools, {}, input)
  expect(await signInWithProvider(closed, {}, { ...input, existingOnly: true })).toMatchObject({
    ok: true,
    isNew: false,
  })
})
