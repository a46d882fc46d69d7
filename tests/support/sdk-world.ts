// The providers that the SDK's suite meets: our own, and the vendor's emulator where it is installed.

import { type AuthEmulator, startAuthEmulator } from './auth-emulator.ts'
import { startIdentity, type TestIdentity } from './identity.ts'
import { oidcClient, startOidcIssuer } from './oidc-issuer.ts'
import type { SdkWorld } from './sdk-suite.ts'
import { runningClock } from './tools.ts'

export type MetProvider = { readonly world: SdkWorld; readonly close: () => Promise<void> }

const people = {
  signingIn: { sub: 'ada-1', email: 'ada@club.example', email_verified: true, name: 'Ada' },
  linking: { sub: 'bo-1', email: 'bo@club.example', email_verified: true },
}

/** Our provider with the calls for tests, and a club of OpenID Connect beside it. */
export async function meetOurs(): Promise<MetProvider & { readonly identity: TestIdentity }> {
  const issuer = await startOidcIssuer()
  const providerId = 'oidc.club'
  const IDENTITY_PROVIDERS = JSON.stringify([
    { id: providerId, issuer: issuer.issuer, clientId: oidcClient, provesEmail: true },
  ])
  const identity = await startIdentity({
    clock: runningClock(),
    environment: { CASITA_TEST_HELPERS: '1', IDENTITY_PROVIDERS },
  })
  const { IDENTITY_API_KEY: apiKey, IDENTITY_PROJECT: projectId } = identity.tools.environment
  const other = {
    providerId,
    signingIn: await issuer.idToken(people.signingIn),
    linking: await issuer.idToken(people.linking),
  }
  const close = async () => {
    issuer.close()
    await identity.drop()
  }
  return { identity, world: { origin: identity.origin, projectId, apiKey, other }, close }
}

/** The emulator, which takes what another provider says without any signature, told to protect addresses as ours does. */
export async function meetEmulator(): Promise<MetProvider & { readonly emulator: AuthEmulator }> {
  const emulator = await startAuthEmulator()
  const origin = `http://${emulator.host}`
  await emulator.protectAddresses()
  const other = {
    providerId: 'google.com',
    signingIn: JSON.stringify(people.signingIn),
    linking: JSON.stringify(people.linking),
  }
  const world = { origin, projectId: emulator.project, apiKey: 'any-key', other }
  return { emulator, world, close: () => emulator.stop() }
}
