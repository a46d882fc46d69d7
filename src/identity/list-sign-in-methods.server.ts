// Command: by which ways an address may sign in, as far as strangers may know.

import { findAccountByEmail, linksOf } from '#identity/account/account-store.server.ts'
import { addressBucket } from '#identity/secrets/limit.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { spend } from '#platform/rate-limit.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'
import { enumerationProtection } from './enumeration-protection.server.ts'

type MethodsInput = { readonly identifier?: string; readonly continueUri?: string }

/**
 * `methods` is undefined under enumeration protection: nobody is told. MISSING_IDENTIFIER, MISSING_CONTINUE_URI,
 * INVALID_IDENTIFIER, INVALID_CONTINUE_URI, TOO_MANY_ATTEMPTS_TRY_LATER.
 */
export async function listSignInMethods(
  tools: Tools,
  caller: Caller,
  { identifier, continueUri }: MethodsInput,
): Promise<IdentityOutcome<{ readonly methods?: readonly string[] }>> {
  if (!identifier) return refuse('MISSING_IDENTIFIER')
  if (!continueUri) return refuse('MISSING_CONTINUE_URI')
  if (!isEmailAddress(identifier)) return refuse('INVALID_IDENTIFIER')
  if (!URL.canParse(continueUri)) return refuse('INVALID_CONTINUE_URI')
  if (enumerationProtection(tools)) return { ok: true }
  if (!(await spend(tools, [addressBucket(tools, 'ask-address', caller)]))) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
  const account = await findAccountByEmail(tools.database, canonicalEmail(identifier))
  if (!account) return { ok: true, methods: [] }
  const links = await linksOf(tools.database, account.id)
  const own = [...(account.passwordHash ? ['password'] : []), ...(account.emailLink ? ['emailLink'] : [])]
  return { ok: true, methods: [...own, ...links.map(({ providerId }) => providerId)] }
}
