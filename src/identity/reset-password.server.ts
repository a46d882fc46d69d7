// The verb: somebody who holds a mailed reset code chooses a new password.

import { eq } from 'drizzle-orm'
import { inTransaction, RolledBack } from '#platform/database.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { type Account, changeAccount, lockAccount } from './account-store.server.ts'
import { type IdentityOutcome, refuse } from './identity-reason.ts'
import { providerLinkTable } from './identity-tables.server.ts'
import { forgetDevices } from './known-device.server.ts'
import { lookUpMailCode, voidMailCodes } from './mail/mail-code.server.ts'
import { undoing } from './mail/mail-code-kind.ts'
import { passwordFault } from './password/new-password.server.ts'
import { hashPassword } from './password/password-hash.server.ts'
import { revokeSessions } from './session.server.ts'

/**
 * Sets the password, counts the address as verified, ends every session and makes the account's other codes useless.
 * PASSWORD_LOGIN_DISABLED, INVALID_OOB_CODE, EXPIRED_OOB_CODE, WEAK_PASSWORD (the code stays good), USER_DISABLED.
 */
export async function resetPassword(
  tools: Tools,
  { code, newPassword }: { readonly code: string; readonly newPassword: string },
): Promise<IdentityOutcome<{ readonly account: Account; readonly email: string }>> {
  if (!tools.environment.IDENTITY_METHODS.includes('password')) return refuse('PASSWORD_LOGIN_DISABLED')
  const now = tools.clock.now()
  const looked = await lookUpMailCode(tools.database, code, now)
  if (!looked.ok) return looked
  if (looked.mailCode.kind !== 'PASSWORD_RESET') return refuse('INVALID_OOB_CODE')
  const weak = passwordFault(tools.environment, newPassword)
  if (weak) return weak
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(tools.database, async queries => {
    // Two at once with one code: the second waits here and finds it used.
    const found = await lookUpMailCode(queries, code, now)
    if (!found.ok) return found
    const account = await lockAccount(queries, found.mailCode.accountId!)
    if (!account || account.email !== found.mailCode.email) return refuse('INVALID_OOB_CODE')
    if (account.disabled) throw new RolledBack(refuse('USER_DISABLED'))
    await voidMailCodes(queries, account.id, now, undoing)
    await revokeSessions(queries, account.id, now)
    await forgetDevices(queries, account.id)
    // Until now nobody had proved the address: whoever linked other sign-ins before may have been somebody else.
    if (!account.emailVerified)
      await queries.delete(providerLinkTable).where(eq(providerLinkTable.accountId, account.id))
    const changed = await changeAccount(queries, account.id, {
      passwordHash,
      passwordChangedAt: now,
      emailVerified: true,
    })
    tools.log.info({ account: account.id }, 'a password was reset')
    return { ok: true as const, account: changed, email: found.mailCode.email }
  })
}
