// Door codes and Wi-Fi passwords as they are stored: sealed, each for its own place.

import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

/** Whose code it is: one that is put into another row does not open. */
type CodeOf =
  | { readonly stayId: number; readonly what: 'door' | 'wifi' }
  | { readonly bookingId: string; readonly what: 'door' }

/** Null for none. */
export function sealCode(environment: Environment, of: CodeOf, code: string): Buffer | null {
  return code === '' ? null : identitySecret(environment).seal('arrival-code', contextOf(of), Buffer.from(code))
}

/** Empty for none, and when the key that sealed it is no longer there. */
export function openCode(environment: Environment, of: CodeOf, sealed: Buffer | null): string {
  if (!sealed) return ''
  return identitySecret(environment).open('arrival-code', contextOf(of), sealed)?.toString() ?? ''
}

function contextOf(of: CodeOf): string {
  return 'stayId' in of ? `stay:${of.stayId}:${of.what}` : `booking:${of.bookingId}:${of.what}`
}
