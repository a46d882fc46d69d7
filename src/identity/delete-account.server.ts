// Command: the owner of an account removes it with everything the provider keeps of it.

import { removeAccount } from '#identity/account/account-store.server.ts'
import { isRecent, type ProvenAccount } from '#identity/session/proven-account.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** CREDENTIAL_TOO_OLD_LOGIN_AGAIN, USER_NOT_FOUND. */
export async function deleteAccount(tools: Tools, who: ProvenAccount): Promise<IdentityOutcome> {
  if (!isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  if (!(await removeAccount(tools.database, who.account.id))) return refuse('USER_NOT_FOUND')
  tools.log.info({ account: who.account.id }, 'an account was deleted by its owner')
  return { ok: true }
}
