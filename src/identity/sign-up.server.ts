// The verb: an account with an e-mail address and a password, new or added to one that is signed in.

import type { Tools } from '#platform/tools.server.ts'
import { addAccount, changeAccount, changingAccounts, findAccountByEmail, lockAccount } from './account-store.server.ts'
import type { Caller } from './caller.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'
import { type IdentityOutcome, refuse } from './identity-reason.ts'
import { rememberDevice } from './known-device.server.ts'
import { passwordFault } from './password/new-password.server.ts'
import { hashPassword } from './password/password-hash.server.ts'
import { isRecent, type ProvenAccount } from './proven-account.server.ts'
import { openSession, revokeSessions, tokensOf } from './session.server.ts'
import { completeSignIn, type SignedIn } from './sign-in.server.ts'
import { addressBucket, spend } from './vault/spend.server.ts'

export type SignUpWish = {
  readonly email?: string
  readonly password?: string
  readonly displayName?: string
  /** Somebody signed in who adds the address and password to their account. */
  readonly who?: ProvenAccount
}

/**
 * Makes the account and signs in. In order: MISSING_EMAIL, MISSING_PASSWORD, OPERATION_NOT_ALLOWED or
 * ADMIN_ONLY_OPERATION, INVALID_EMAIL, TOO_MANY_ATTEMPTS_TRY_LATER, EMAIL_EXISTS, WEAK_PASSWORD. Reference 7.2.
 */
export async function signUp(
  tools: Tools,
  caller: Caller,
  wish: SignUpWish,
): Promise<IdentityOutcome<{ readonly signedIn: SignedIn }>> {
  const { environment, database } = tools
  if (!wish.email) return refuse('MISSING_EMAIL')
  if (!wish.password) return refuse('MISSING_PASSWORD')
  if (!environment.IDENTITY_METHODS.includes('password')) return refuse('OPERATION_NOT_ALLOWED')
  if (!wish.who && !environment.IDENTITY_METHODS.includes('sign-up')) return refuse('ADMIN_ONLY_OPERATION')
  if (!isEmailAddress(wish.email)) return refuse('INVALID_EMAIL')
  if (wish.displayName !== undefined && wish.displayName.length > 256) return refuse('INVALID_DISPLAY_NAME')
  const email = canonicalEmail(wish.email)
  if (!(await spend(tools, [addressBucket(tools, 'sign-up-address', caller)]))) {
    return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
  }
  const holder = await findAccountByEmail(database, email)
  if (holder && holder.id !== wish.who?.account.id) return refuse('EMAIL_EXISTS')
  const weak = passwordFault(environment, wish.password)
  if (weak) return weak
  if (wish.who) return addPassword(tools, caller, wish.who, email, wish.password)
  const now = tools.clock.now()
  const account = await addAccount(
    database,
    {
      email,
      displayName: wish.displayName || undefined,
      passwordHash: await hashPassword(wish.password),
      passwordChangedAt: now,
    },
    now,
  )
  if (!account) return refuse('EMAIL_EXISTS')
  tools.log.info({ account: account.id }, 'an account was made')
  return { ok: true, signedIn: await completeSignIn(tools, caller, account, { provider: 'password', isNew: true }) }
}

async function addPassword(tools: Tools, caller: Caller, who: ProvenAccount, email: string, password: string) {
  if (!isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const passwordHash = await hashPassword(password)
  const now = tools.clock.now()
  const added = await changingAccounts(tools.database, async queries => {
    const locked = await lockAccount(queries, who.account.id)
    const holder = await findAccountByEmail(queries, email)
    if (!locked) return refuse('USER_NOT_FOUND')
    if (holder && holder.id !== locked.id) return refuse('EMAIL_EXISTS')
    const emailVerified = locked.email === email && locked.emailVerified
    await revokeSessions(queries, locked.id, now)
    const account = await changeAccount(queries, locked.id, {
      email,
      emailVerified,
      passwordHash,
      passwordChangedAt: now,
    })
    const facts = { provider: 'password', secondFactorId: who.secondFactorId, signedInAt: who.signedInAt }
    const session = await openSession(queries, account, facts, now)
    return { ok: true as const, account, session, device: await rememberDevice(queries, caller, account.id, now) }
  })
  if (!added.ok) return added
  const { account, session, device } = added
  const tokens = await tokensOf(tools, account, session)
  return { ok: true as const, signedIn: { step: 'signed-in' as const, account, tokens, isNew: false, device } }
}
