// Whether somebody else's secret sealed what this process should open, as when two data folders stand beside one database.

import { gt } from 'drizzle-orm'
import { signingKeyTable } from '#identity/account/identity-tables.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** Looks at the signing keys that still sign; a database without any has none. */
export async function hasForeignKeys({ database, clock, environment }: Tools): Promise<boolean> {
  const { id, sealedPrivate, signsUntil } = signingKeyTable
  const keys = await database.select({ id, sealedPrivate }).from(signingKeyTable).where(gt(signsUntil, clock.now()))
  return keys.some(key => !identitySecret(environment).open('signing-key', key.id, key.sealedPrivate))
}
