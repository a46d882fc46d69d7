// A provider that does not answer: after 30 seconds it is the network's failure, after 5 where there is no network (Spec 9).

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { minutes, seconds } from '#values/duration.ts'
import { friendlyMessage } from './friendly-message.ts'

type Sdk = typeof import('@firebase/auth') & typeof import('@firebase/app')

let sdk: Sdk
/** How many requests hang. */
let hanging = 0

beforeAll(async () => {
  // The SDK takes `fetch` when it is loaded; behind this one nobody ever answers.
  vi.stubGlobal('fetch', () => {
    hanging += 1
    return new Promise<Response>(() => {})
  })
  sdk = { ...(await import('@firebase/app')), ...(await import('@firebase/auth')) }
})
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  hanging = 0
})
afterEach(() => vi.useRealTimers())

let people = 0

/** Begins to sign in where nobody answers; what has come of it so far. */
async function signingIn() {
  const app = sdk.initializeApp({ apiKey: 'any-key' }, `person-${++people}`)
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence })
  sdk.connectAuthEmulator(auth, 'http://provider.test', { disableWarnings: true })
  let told: string | undefined
  sdk.signInWithEmailAndPassword(auth, 'ana@example.org', 'some password').catch(({ code }) => {
    told = code
  })
  while (hanging === 0) await vi.advanceTimersByTimeAsync(0)
  return { told: () => told }
}

/** How long it hangs, to the second, before it is given up. */
async function givenUpAfter({ told }: Awaited<ReturnType<typeof signingIn>>): Promise<number> {
  for (let passed = 0; passed <= minutes(3); passed += seconds(1)) {
    if (told() !== undefined) return passed
    await vi.advanceTimersByTimeAsync(seconds(1))
  }
  return Number.POSITIVE_INFINITY
}

test('signing in is given up after 30 seconds, as a failure of the network', async () => {
  const attempt = await signingIn()
  expect(await givenUpAfter(attempt)).toBe(seconds(30))
  expect(attempt.told()).toBe('auth/network-request-failed')
  expect(friendlyMessage(attempt.told()!)).toBe(sentence('identity.networkFailed'))
})

test('and after 5 seconds where the browser knows that there is no network', async () => {
  vi.stubGlobal('navigator', { onLine: false, connection: {} })
  const attempt = await signingIn()
  expect(await givenUpAfter(attempt)).toBe(seconds(5))
  expect(attempt.told()).toBe('auth/network-request-failed')
})
