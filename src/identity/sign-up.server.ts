// Command: an account with an e-mail address and a password, new or added to one that is signed in.

import {
  type Account,
  addAccount,
  changeAccount,
  changingAccounts,
  findAccountByEmail,
} from '#identity/account/account-store.server.ts'
import { rememberDevice } from '#identity/account/known-device.server.ts'
import { mailRecovery } from '#identity/mail/mail-code.server.ts'
import { mailNotice } from '#identity/mail/notice-mail.server.ts'
import { passwordFault } from '#identity/password/new-password.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { addressBucket } from '#identity/secrets/limit.server.ts'
import { isRecent, lockProven, type ProvenAccount } from '#identity/session/proven-account.server.ts'
import { openSession, revokeSessions, tokensOf } from '#identity/session/session.server.ts'
import { completeSignIn, type SignedIn } from '#identity/session/sign-in.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { spend } from '#platform/rate-limit.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'
import { enumerationProtection } from './enumeration-protection.server.ts'

type SignUpInput = {
  readonly email?: string
  readonly password?: string
  readonly displayName?: string
  /** Somebody signed in who adds the address and password to their account. */
  readonly who?: ProvenAccount
}

/**
 * Makes the account and signs in. In order: ADMIN_ONLY_OPERATION (an account of nobody), MISSING_EMAIL, MISSING_PASSWORD, OPERATION_NOT_ALLOWED or
 * ADMIN_ONLY_OPERATION, INVALID_EMAIL, TOO_MANY_ATTEMPTS_TRY_LATER, EMAIL_EXISTS, WEAK_PASSWORD or
 * PASSWORD_DOES_NOT_MEET_REQUIREMENTS; for an account, CREDENTIAL_TOO_OLD_LOGIN_AGAIN, USER_NOT_FOUND, and
 * OPERATION_NOT_ALLOWED where it has another address. Reference 7.2.
 */
export async function signUp(
  tools: Tools,
  caller: Caller,
  input: SignUpInput,
): Promise<IdentityOutcome<{ readonly signedIn: SignedIn }>> {
  const { environment, database } = tools
  if (!input.who && !input.email && !input.password) return refuse('ADMIN_ONLY_OPERATION')
  if (!input.email) return refuse('MISSING_EMAIL')
  if (!input.password) return refuse('MISSING_PASSWORD')
  if (!environment.IDENTITY_METHODS.includes('password')) return refuse('OPERATION_NOT_ALLOWED')
  if (!input.who && !environment.IDENTITY_METHODS.includes('sign-up')) return refuse('ADMIN_ONLY_OPERATION')
  if (!isEmailAddress(input.email)) return refuse('INVALID_EMAIL')
  if (input.displayName !== undefined && input.displayName.length > 256) return refuse('INVALID_DISPLAY_NAME')
  const email = canonicalEmail(input.email)
  if (!(await spend(tools, [addressBucket(tools, 'sign-up-address', caller)]))) {
    return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
  }
  const holder = await findAccountByEmail(database, email)
  const isTaken = holder !== undefined && holder.id !== input.who?.account.id
  if (isTaken && !isKeptFromMoving(tools, input.who?.account, email)) return refuse('EMAIL_EXISTS')
  const weak = passwordFault(environment, input.password, email)
  if (weak) return weak
  if (input.who) return addPassword(tools, caller, input.who, email, input.password)
  const now = tools.clock.now()
  const account = await addAccount(
    database,
    {
      email,
      displayName: input.displayName || undefined,
      passwordHash: await hashPassword(input.password),
      passwordChangedAt: now,
    },
    now,
  )
  if (!account) return refuse('EMAIL_EXISTS')
  tools.log.info({ account: account.id }, 'an account was made')
  const signed = await completeSignIn(tools, caller, account, { provider: 'password', isNew: true })
  return signed.ok ? { ok: true, signedIn: signed.signIn } : signed
}

/** Whether the account has another address and addresses change by mail only: then whether this one is taken stays secret. */
function isKeptFromMoving(tools: Tools, account: Pick<Account, 'email'> | undefined, email: string): boolean {
  return account !== undefined && account.email !== null && account.email !== email && enumerationProtection(tools)
}

async function addPassword(tools: Tools, caller: Caller, who: ProvenAccount, email: string, password: string) {
  if (!isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const passwordHash = await hashPassword(password)
  const now = tools.clock.now()
  const added = await changingAccounts(tools.database, async queries => {
    const locked = await lockProven(queries, who)
    const holder = await findAccountByEmail(queries, email)
    if (!locked.ok) return locked
    const before = locked.account
    if (isKeptFromMoving(tools, before, email)) return refuse('OPERATION_NOT_ALLOWED', say.verifyFirst)
    if (holder && holder.id !== before.id) return refuse('EMAIL_EXISTS')
    await revokeSessions(queries, before.id, now)
    await mailRecovery(tools, queries, caller, before, email)
    const account = await changeAccount(queries, before.id, {
      ...(before.email === email ? {} : { email, emailVerified: false, verifiedByCodeAlone: false }),
      passwordHash,
      passwordChangedAt: now,
    })
    await mailNotice(tools, queries, caller, account, { kind: 'password-changed' })
    const facts = { provider: 'password', secondFactorId: who.secondFactorId, signedInAt: who.signedInAt }
    const session = await openSession(queries, account, facts, now)
    return { ok: true as const, account, session, device: await rememberDevice(queries, caller, account.id, now) }
  })
  if (!added.ok) return added
  const { account, session, device } = added
  const tokens = await tokensOf(tools, account, session)
  return { ok: true as const, signedIn: { step: 'signed-in' as const, account, tokens, isNew: false, device } }
}
