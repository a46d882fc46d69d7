// The secret part of an exported calendar's address: random, found by its hash, shown again by unsealing it.

import { createHash, randomBytes } from 'node:crypto'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

type ExportToken = { readonly tokenHash: Buffer; readonly tokenSealed: Buffer }

/** 256 bits by chance for the address of the export `id`. */
export function newExportToken(environment: Environment, id: string): ExportToken {
  const token = randomBytes(32).toString('base64url')
  const tokenSealed = identitySecret(environment).seal('calendar-address', id, Buffer.from(token))
  return { tokenHash: exportTokenHash(token), tokenSealed }
}

export function exportTokenHash(token: string): Buffer {
  return createHash('sha256').update(`casita calendar ${token}`).digest()
}

/** The path of the address; undefined when the key that sealed it is no longer there. */
export function exportPath(environment: Environment, id: string, tokenSealed: Buffer): string | undefined {
  const token = identitySecret(environment).open('calendar-address', id, tokenSealed)
  return token && `/calendars/${token.toString()}.ics`
}

/** The token in the last part of such a path; undefined for what cannot be one. */
export function exportTokenIn(file: string): string | undefined {
  return /^([\w-]{43})\.ics$/.exec(file)?.[1]
}
