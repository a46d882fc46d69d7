// The verb: somebody signs in by a mailed link, and is known by the address from then on.

import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/database.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import {
  type Account,
  addAccount,
  changeAccount,
  changingAccounts,
  findAccountByEmail,
  lockAccount,
} from './account-store.server.ts'
import type { Caller } from './caller.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'
import { type IdentityOutcome, refuse } from './identity-reason.ts'
import { providerLinkTable } from './identity-tables.server.ts'
import { forgetDevices } from './known-device.server.ts'
import { consumeMailCode, lookUpMailCode } from './mail/mail-code.server.ts'
import type { ProvenAccount } from './proven-account.server.ts'
import { revokeSessions } from './session.server.ts'
import { completeSignIn, type SignIn, signIn } from './sign-in.server.ts'

export type MailLinkWish = {
  readonly email?: string
  readonly code?: string
  /** Somebody signed in who adds the address to their account. */
  readonly who?: ProvenAccount
}

/**
 * In order: OPERATION_NOT_ALLOWED, MISSING_EMAIL, MISSING_OOB_CODE, INVALID_EMAIL, INVALID_OOB_CODE, EXPIRED_OOB_CODE,
 * INVALID_EMAIL (another than the link was sent to), EMAIL_EXISTS, USER_DISABLED, ADMIN_ONLY_OPERATION. An unknown
 * address makes an account. Reference 7.1.
 */
export async function signInWithMailLink(
  tools: Tools,
  caller: Caller,
  { email: typed, code, who }: MailLinkWish,
): Promise<IdentityOutcome<{ readonly signIn: SignIn; readonly isNew: boolean }>> {
  const { IDENTITY_METHODS } = tools.environment
  if (!IDENTITY_METHODS.includes('email-link')) return refuse('OPERATION_NOT_ALLOWED')
  if (!typed) return refuse('MISSING_EMAIL')
  if (!code) return refuse('MISSING_OOB_CODE')
  if (!isEmailAddress(typed)) return refuse('INVALID_EMAIL')
  const email = canonicalEmail(typed)
  const now = tools.clock.now()
  const entered = await changingAccounts(tools.database, async queries => {
    const found = await lookUpMailCode(queries, code, now)
    if (!found.ok) return found
    if (found.mailCode.kind !== 'EMAIL_SIGNIN') return refuse('INVALID_OOB_CODE')
    if (found.mailCode.email !== email) {
      return refuse('INVALID_EMAIL', 'The email provided does not match the sign-in email address.')
    }
    const holder = await findAccountByEmail(queries, email)
    if (holder && who && holder.id !== who.account.id) return refuse('EMAIL_EXISTS')
    const known = (who ?? holder) ? await lockAccount(queries, who?.account.id ?? holder!.id) : undefined
    if (known?.disabled) return refuse('USER_DISABLED')
    if (!known && !IDENTITY_METHODS.includes('sign-up')) return refuse('ADMIN_ONLY_OPERATION')
    const fields = { email, emailVerified: true, emailLink: true }
    if (known && !who) await shutOutStrangers(queries, known, now)
    const account = known ? await changeAccount(queries, known.id, fields) : await addAccount(queries, fields, now)
    if (!account) return refuse('INVALID_OOB_CODE')
    await consumeMailCode(queries, found.mailCode, now)
    return { ok: true as const, account, isNew: known === undefined }
  })
  if (!entered.ok) return entered
  const { account, isNew } = entered
  const facts = { provider: 'password', isNew }
  if (!who) return { ok: true, isNew, signIn: await signIn(tools, caller, account, facts) }
  const linked = { ...facts, claims: who.claims, secondFactorId: who.secondFactorId, signedInAt: who.signedInAt }
  return { ok: true, isNew, signIn: await completeSignIn(tools, caller, account, linked) }
}

// Until now nobody had proved the address. Whoever made the account before and set a password may be somebody else,
// waiting for its owner to come.
async function shutOutStrangers(queries: Queries, account: Account, now: Date): Promise<void> {
  if (account.emailVerified) return
  await changeAccount(queries, account.id, { passwordHash: null, phoneNumber: null })
  await queries.delete(providerLinkTable).where(eq(providerLinkTable.accountId, account.id))
  await forgetDevices(queries, account.id)
  await revokeSessions(queries, account.id, now)
}
