// The mail that verifies an address: three failures in their order, each before anything is asked of the network (Spec 5).

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { identityRoutes } from '#api/identity/identity-routes.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { type AuthUser, authUserOf } from './auth-user.ts'
import { friendlyMessage } from './friendly-message.ts'
import { verificationFault } from './verification-fault.ts'

type Sdk = typeof import('@firebase/auth') & typeof import('@firebase/app')

let handed: TestTools
let sdk: Sdk
let sendVerification: typeof import('./auth.client.ts')['sendVerification']
/** The operations that were asked of the provider. */
let asked: string[] = []

beforeAll(async () => {
  handed = await testTools()
  const provider = identityRoutes(handed.tools)
  // The SDK takes `fetch` when it is loaded; behind this one is our provider, without any network between.
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    handed.clock.set(new Date())
    asked.push(new URL(request.url).pathname.split('/').at(-1)!)
    return provider.fetch(request)
  })
  sdk = { ...(await import('@firebase/app')), ...(await import('@firebase/auth')) }
  sendVerification = (await import('./auth.client.ts')).sendVerification
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await handed?.drop()
})

let people = 0

function newAuth() {
  const app = sdk.initializeApp({ apiKey: handed.tools.environment.IDENTITY_API_KEY }, `person-${++people}`)
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence })
  sdk.connectAuthEmulator(auth, 'http://provider.test', { disableWarnings: true })
  return auth
}

async function registered() {
  const auth = newAuth()
  const email = `person-${people}@example.org`
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, 'some password')
  asked = []
  return { auth, user, email }
}

const mailsTo = async (email: string) =>
  (await listOutbox(handed.tools.database, { kind: 'mail', limit: 50 })).filter(({ recipient }) => recipient === email)

/** What the sentence is, and how many requests were made for it. */
async function told(auth: Parameters<typeof sendVerification>[0], user: AuthUser | null) {
  asked = []
  const attempt = await sendVerification(auth, user)
  return [attempt.ok ? 'sent' : friendlyMessage(attempt.code), asked.length]
}

describe('sending the mail that verifies an address', () => {
  test('fails when nobody is signed in, with no request', async () => {
    expect(await told(newAuth(), null)).toEqual([sentence('identity.noUser'), 0])
    // Also when the SDK holds somebody whom the site does not know as signed in.
    const { auth } = await registered()
    expect(await told(auth, null)).toEqual([sentence('identity.noUser'), 0])
  })

  test('fails when the address is verified already, with no request', async () => {
    const { auth, user, email } = await registered()
    const verified = { ...authUserOf(user), emailVerified: true }
    expect(await told(auth, verified)).toEqual([sentence('identity.alreadyVerified'), 0])
    // This comes before the question whether the SDK holds anybody.
    expect(await told(newAuth(), verified)).toEqual([sentence('identity.alreadyVerified'), 0])
    expect(await mailsTo(email)).toEqual([])
  })

  test('fails when the SDK holds nobody, or somebody else, with no request', async () => {
    const { auth, user, email } = await registered()
    const another = await registered()
    expect(await told(another.auth, authUserOf(user))).toEqual([sentence('identity.noAuthenticatedUser'), 0])
    await sdk.signOut(auth)
    expect(await told(auth, authUserOf(user))).toEqual([sentence('identity.noAuthenticatedUser'), 0])
    expect([...(await mailsTo(email)), ...(await mailsTo(another.email))]).toEqual([])
  })

  test('asks once for everybody else, and the mail is sent', async () => {
    const { auth, user, email } = await registered()
    expect(await told(auth, authUserOf(user))).toEqual(['sent', 1])
    expect(asked).toEqual(['accounts:sendOobCode'])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('says what the provider refuses it for', async () => {
    const { auth, user, email } = await registered()
    await handed.tools.database.$client.query('update identity_account set disabled = true where email = $1', [email])
    expect(await told(auth, authUserOf(user))).toEqual([sentence('identity.userDisabled'), 1])
  })
})

test('the order is a rule of its own', () => {
  const user = { uid: 'u', email: 'u@example.org', displayName: null, photoURL: null, phoneNumber: null }
  const held = [undefined, 'u', 'somebody else']
  expect(held.map(uid => verificationFault(null, uid))).toEqual(['no-user', 'no-user', 'no-user'])
  expect(held.map(uid => verificationFault({ ...user, emailVerified: true }, uid))).toEqual([
    'email-already-verified',
    'email-already-verified',
    'email-already-verified',
  ])
  expect(held.map(uid => verificationFault({ ...user, emailVerified: false }, uid))).toEqual([
    'no-authenticated-user',
    undefined,
    'no-authenticated-user',
  ])
})
