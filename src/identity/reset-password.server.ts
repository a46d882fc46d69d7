// Command: somebody who holds a mailed code chooses a new password, and the address is theirs.

import { type Account, changeAccount, lockAccount } from '#identity/account/account-store.server.ts'
import { forgetDevices } from '#identity/account/known-device.server.ts'
import { undoing } from '#identity/account/mail-code-kind.ts'
import { consumeMailCode, lookUpMailCode, voidMailCodes } from '#identity/mail/mail-code.server.ts'
import { mailNotice } from '#identity/mail/notice-mail.server.ts'
import { proved, shutOutStrangers } from '#identity/ownership/shut-out-strangers.server.ts'
import { passwordFault } from '#identity/password/new-password.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { bucketOf } from '#identity/secrets/limit.server.ts'
import { revokeSessions } from '#identity/session/session.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { emptyBucket } from '#platform/rate-limit.server.ts'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

type ResetInput = {
  readonly code: string
  readonly newPassword: string
  /** What the code was mailed for; a reset, unless a confirming link asks for a password. */
  readonly kind?: 'PASSWORD_RESET' | 'VERIFY_EMAIL'
}

/**
 * Sets the password, counts the address as proved, ends every session and makes the account's other codes useless.
 * Strangers who set the account up are shut out. PASSWORD_LOGIN_DISABLED, INVALID_OOB_CODE, EXPIRED_OOB_CODE,
 * WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS (the code stays good), USER_DISABLED.
 */
export async function resetPassword(
  tools: Tools,
  caller: Caller,
  { code, newPassword, kind = 'PASSWORD_RESET' }: ResetInput,
): Promise<IdentityOutcome<{ readonly account: Account; readonly email: string }>> {
  if (!tools.environment.IDENTITY_METHODS.includes('password')) return refuse('PASSWORD_LOGIN_DISABLED')
  const now = tools.clock.now()
  const looked = await lookUpMailCode(tools.database, code, now)
  if (!looked.ok) return looked
  if (looked.mailCode.kind !== kind) return refuse('INVALID_OOB_CODE')
  const weak = passwordFault(tools.environment, newPassword, looked.mailCode.email)
  if (weak) return weak
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(tools.database, async queries => {
    // Two at once with one code: the second waits here and finds it used.
    const found = await lookUpMailCode(queries, code, now)
    if (!found.ok) return found
    const { email } = found.mailCode
    const before = await lockAccount(queries, found.mailCode.accountId!)
    if (!before || before.email !== email) return refuse('INVALID_OOB_CODE')
    if (before.disabled) throw new RolledBack(refuse('USER_DISABLED'))
    await consumeMailCode(queries, found.mailCode, now)
    const { id } = await shutOutStrangers(queries, before, now)
    await voidMailCodes(queries, id, now, undoing)
    await revokeSessions(queries, id, now)
    await forgetDevices(queries, id)
    const account = await changeAccount(queries, id, { ...proved, passwordHash, passwordChangedAt: now })
    await mailNotice(tools, queries, caller, account, { kind: 'password-reset' })
    // Failed attempts at the old password must not block sign-in with the new one.
    await emptyBucket(queries, bucketOf(tools, 'password-account', email))
    tools.log.info({ account: id }, 'a password was reset')
    return { ok: true as const, account, email }
  })
}
