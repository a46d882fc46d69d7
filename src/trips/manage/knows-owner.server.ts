// Whether an account is known to be that of the owner of its address.

import { findAccount } from '#identity/account/account-store.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { isRecoverable } from '#identity/ownership/shut-out-strangers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'

/**
 * False when a code alone verified the address: then the mail may have been read by another than who signs in; and while
 * the owner of an earlier address can still take the account back. Hosted providers do not say.
 */
export async function knowsOwner(
  { database, environment, clock }: Tools,
  { subject, emailVerified }: Pick<SignedInUser, 'subject' | 'emailVerified'>,
): Promise<boolean> {
  if (!emailVerified || isHosted(environment)) return false
  const account = await findAccount(database, subject)
  return !account || (!account.verifiedByCodeAlone && !(await isRecoverable(database, account, clock.now())))
}
