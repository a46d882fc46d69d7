// The address of another site's calendar: sealed where it is kept, opened to ask it, recognised by its hash.

import { createHash } from 'node:crypto'
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
