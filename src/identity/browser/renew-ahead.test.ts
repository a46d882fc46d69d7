// Tokens are renewed five minutes before they expire, and failures are tried again ever more slowly (Spec 9).

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { identityRoutes } from '#api/identity/identity-routes.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { hours, minutes, seconds } from '#values/duration.ts'
import { renewAhead } from './renew-ahead.client.ts'

type Sdk = typeof import('@firebase/auth') & typeof import('@firebase/app')

let handed: TestTools
let sdk: Sdk
/** When the SDK asked for a new token, in milliseconds since the fake clock began. */
let renewals: number[] = []
let network: 'up' | 'down' = 'up'
let inFlight = 0

const start = new Date('2030-05-15T12:00:00Z')

beforeAll(async () => {
  handed = await testTools({ now: start })
  const provider = identityRoutes(handed.tools)
  // The SDK takes `fetch` when it is loaded; behind this one is our provider, without any network between.
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    handed.clock.set(new Date())
    if (request.url.includes('/v1/token')) renewals.push(Date.now() - start.getTime())
    if (network === 'down') throw new TypeError('The network is down')
    inFlight += 1
    try {
      return await provider.fetch(request)
    } finally {
      inFlight -= 1
    }
  })
  sdk = { ...(await import('@firebase/app')), ...(await import('@firebase/auth')) }
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await handed?.drop()
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start })
  handed.clock.set(start)
  renewals = []
  network = 'up'
})
afterEach(() => vi.useRealTimers())

let people = 0

/** Somebody who just signed in, with the SDK renewing ahead. */
async function signedIn() {
  const { tools } = handed
  const app = sdk.initializeApp({ apiKey: tools.environment.IDENTITY_API_KEY }, `person-${++people}`)
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence })
  sdk.connectAuthEmulator(auth, 'http://provider.test', { disableWarnings: true })
  renewAhead(app)
  const email = `person-${people}@example.org`
  await settled(sdk.createUserWithEmailAndPassword(auth, email, 'some password'))
  await pass(0)
  return { auth, email, leave: () => sdk.deleteApp(app) }
}

/** Lets the fake time pass, and what then waits for the real database come to its end: else an answer seems minutes late. */
async function pass(length: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(length)
  do {
    for (let turn = 0; turn < 40; turn++) await new Promise(resolve => setImmediate(resolve))
  } while (inFlight > 0)
}

async function settled<Answer>(work: Promise<Answer>): Promise<Answer> {
  let over = false
  const ended = work.finally(() => {
    over = true
  })
  ended.catch(() => undefined)
  while (!over) await pass(0)
  return ended
}

/** Passes that much time second by second where something may happen, and notes who asked. */
async function passSlowly(length: number, step: number = seconds(15)): Promise<void> {
  for (let passed = 0; passed < length; passed += step) await pass(Math.min(step, length - passed))
}

test('a token of an hour is renewed after 55 minutes, and not before', async () => {
  const { auth, leave } = await signedIn()
  const first = await auth.currentUser!.getIdToken()
  await passSlowly(minutes(55) - seconds(1), minutes(5))
  expect(renewals).toEqual([])
  await pass(seconds(2))
  await vi.waitFor(() => expect(renewals.length).toBeGreaterThan(0))
  expect(renewals[0]! / minutes(1)).toBeCloseTo(55, 1)
  await pass(seconds(1))
  expect(await settled(auth.currentUser!.getIdToken())).not.toBe(first)
  await leave()
})

test('a network that fails is tried again after 30, 60, 120, 240, 480, 960 and 960 seconds, until it is back', async () => {
  const { auth, leave } = await signedIn()
  const first = await auth.currentUser!.getIdToken()
  await passSlowly(minutes(54), minutes(5))
  network = 'down'
  await passSlowly(hours(2))
  const instants = [...new Set(renewals)]
  const waits = instants.slice(1).map((at, index) => Math.round((at - instants[index]!) / 1000))
  expect(waits.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 960])
  expect(auth.currentUser).not.toBeNull()
  network = 'up'
  await passSlowly(minutes(17))
  expect(await settled(auth.currentUser!.getIdToken())).not.toBe(first)
  await leave()
})

test.each([
  ['whose session was revoked', 'update identity_session set revoked_at = $2 where account_id = $1'],
  [
    'whose account is disabled',
    'update identity_account set disabled = true where id = $1 and $2::timestamptz is not null',
  ],
  ['whose account is gone', 'delete from identity_account where id = $1 and $2::timestamptz is not null'],
])('somebody %s is signed out at the next renewal, and it is not tried again', async (_, statement) => {
  const { auth, leave } = await signedIn()
  await handed.tools.database.$client.query(statement, [auth.currentUser!.uid, new Date()])
  await passSlowly(minutes(55) + seconds(5), minutes(5))
  await vi.waitFor(() => expect(auth.currentUser).toBeNull())
  expect(renewals).toHaveLength(1)
  await passSlowly(minutes(10))
  expect(renewals).toHaveLength(1)
  await leave()
})
