// Command: somebody signs in by a mailed link, and is known by the address from then on.

import {
  addAccount,
  changeAccount,
  changingAccounts,
  findAccountByEmail,
  lockAccount,
} from '#identity/account/account-store.server.ts'
import { consumeMailCode, lookUpMailCode, mailRecovery } from '#identity/mail/mail-code.server.ts'
import { proved, shutOutStrangers } from '#identity/ownership/shut-out-strangers.server.ts'
import { carriedFrom, isRecent, lockProven, type ProvenAccount } from '#identity/session/proven-account.server.ts'
import { completeSignIn, type SignIn, signIn } from '#identity/session/sign-in.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'

type MailLinkInput = {
  readonly email?: string
  readonly code?: string
  /** Somebody signed in who adds the address to their account. */
  readonly who?: ProvenAccount
}

/**
 * In order: OPERATION_NOT_ALLOWED, MISSING_EMAIL, MISSING_OOB_CODE, INVALID_EMAIL, CREDENTIAL_TOO_OLD_LOGIN_AGAIN (when
 * adding), INVALID_OOB_CODE, EXPIRED_OOB_CODE, INVALID_EMAIL (another than the link was sent to), EMAIL_EXISTS,
 * USER_DISABLED, ADMIN_ONLY_OPERATION. An unknown address makes an account; strangers who set a known one up are shut
 * out. A verified address that is exchanged gets a mail that undoes it. Reference 7.1.
 */
export async function signInWithMailLink(
  tools: Tools,
  caller: Caller,
  { email: typed, code, who }: MailLinkInput,
): Promise<IdentityOutcome<{ readonly signIn: SignIn; readonly isNew: boolean }>> {
  const { IDENTITY_METHODS } = tools.environment
  if (!IDENTITY_METHODS.includes('email-link')) return refuse('OPERATION_NOT_ALLOWED')
  if (!typed) return refuse('MISSING_EMAIL')
  if (!code) return refuse('MISSING_OOB_CODE')
  if (!isEmailAddress(typed)) return refuse('INVALID_EMAIL')
  if (who && !isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const email = canonicalEmail(typed)
  const now = tools.clock.now()
  const entered = await changingAccounts(tools.database, async queries => {
    const found = await lookUpMailCode(queries, code, now)
    if (!found.ok) return found
    if (found.mailCode.kind !== 'EMAIL_SIGNIN') return refuse('INVALID_OOB_CODE')
    if (found.mailCode.email !== email) {
      return refuse('INVALID_EMAIL', say.otherAddress)
    }
    const holder = await findAccountByEmail(queries, email)
    if (holder && who && holder.id !== who.account.id) return refuse('EMAIL_EXISTS')
    const fields = { ...proved, email, emailLink: true }
    if (who) {
      const locked = await lockProven(queries, who)
      if (!locked.ok) return locked
      await mailRecovery(tools, queries, caller, locked.account, email)
      await consumeMailCode(queries, found.mailCode, now)
      return { ok: true as const, account: await changeAccount(queries, who.account.id, fields), isNew: false }
    }
    const known = holder && (await lockAccount(queries, holder.id))
    // The account changed its address while we waited for the lock: the link belongs to the next owner of the address.
    if (holder && known?.email !== email) return refuse('INVALID_OOB_CODE')
    if (known?.disabled) return refuse('USER_DISABLED')
    if (!known && !IDENTITY_METHODS.includes('sign-up')) return refuse('ADMIN_ONLY_OPERATION')
    const own = known && (await shutOutStrangers(queries, known, now))
    const account = own ? await changeAccount(queries, own.id, fields) : await addAccount(queries, fields, now)
    if (!account) return refuse('INVALID_OOB_CODE')
    await consumeMailCode(queries, found.mailCode, now)
    return { ok: true as const, account, isNew: account.id !== known?.id }
  })
  if (!entered.ok) return entered
  const { account, isNew } = entered
  const facts = { provider: 'password', isNew }
  const signed = who
    ? await completeSignIn(tools, caller, account, { ...facts, ...carriedFrom(who) })
    : await signIn(tools, caller, account, facts)
  return signed.ok ? { ok: true, isNew, signIn: signed.signIn } : signed
}
