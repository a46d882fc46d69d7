// The address of another site's calendar (stored sealed, recognised by its hash), and a version mark of all its settings.

import { createHash } from 'node:crypto'
import type { FeedRow } from '#channels/feeds/channel-tables.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

type SealedAddress = { readonly addressSealed: Buffer; readonly addressHash: Buffer; readonly host: string }

export function sealAddress(environment: Environment, id: string, address: URL): SealedAddress {
  return {
    addressSealed: identitySecret(environment).seal('calendar-address', id, Buffer.from(address.href)),
    addressHash: createHash('sha256').update(`casita feed ${address.href}`).digest(),
    host: address.hostname,
  }
}

/** Undefined when the key that sealed it is no longer there. */
export function openAddress(environment: Environment, id: string, sealed: Buffer): string | undefined {
  return identitySecret(environment).open('calendar-address', id, sealed)?.toString()
}

type Settings = Pick<FeedRow, 'name' | 'provider' | 'everyMinutes' | 'ignoreHorizon' | 'addressHash'>

/** Two calendars have one mark only when all that was set is the same; the address cannot be told from it. */
export function feedMark({ name, provider, everyMinutes, ignoreHorizon, addressHash }: Settings): string {
  const set = JSON.stringify([name, provider, everyMinutes, ignoreHorizon, addressHash.toString('hex')])
  return createHash('sha256').update(`casita feed mark ${set}`).digest('base64url').slice(0, 22)
}
