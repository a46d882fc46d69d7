// Operators at a hosted provider: a sign-in with a second factor, as the provider says, and no other opens the admin.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { someClient } from '#tests/support/account-world.ts'
import { type HostedService, startHostedService } from '#tests/support/hosted-service.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { syncSession } from '#users/session/sync-session.server.ts'
import { seconds } from '#values/duration.ts'
import { lacksSecondFactor } from './second-factor-duty.server.ts'

let service: HostedService
let world: TestTools
beforeAll(async () => {
  service = await startHostedService(() => world.clock.now())
  world = await testTools({
    environment: {
      IDENTITY_AUTH_DOMAIN: `${service.project}.firebaseapp.com`,
      IDENTITY_PROJECT: service.project,
      IDENTITY_API_KEY: 'any-key',
      FIREBASE_AUTH_EMULATOR_HOST: service.host,
      IDENTITY_SERVICE_ACCOUNT: service.serviceAccount,
      OPERATORS_NEED_SECOND_FACTOR: 'on',
    },
  })
})
afterAll(async () => {
  await world?.drop()
  service?.close()
})

async function signIn(signsInWith?: string) {
  world.clock.advance(seconds(1))
  service.accounts.set('ada', { localId: 'ada', email: 'ada@example.org', emailVerified: true, signsInWith })
  const now = world.clock.now()
  const synced = await syncSession(world.tools, someClient, service.idToken('ada', now, now))
  if (!synced.ok) throw new Error(synced.reason)
  return synced.visitor
}

it('is what the provider says of each sign-in', async () => {
  const [plain, withPhone] = [await signIn(), await signIn('phone')]
  expect(await lacksSecondFactor(world.tools, plain)).toBe(true)
  expect(await lacksSecondFactor(world.tools, withPhone)).toBe(false)
})
