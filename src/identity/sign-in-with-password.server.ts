// The verb: somebody signs in with an e-mail address and a password.

import type { Tools } from '#platform/tools.server.ts'
import { type Account, changeAccount, findAccountByEmail } from './account-store.server.ts'
import type { Caller } from './caller.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'
import { enumerationProtection } from './enumeration-protection.server.ts'
import { type IdentityOutcome, refuse } from './identity-reason.ts'
import { isKnownDevice } from './known-device.server.ts'
import { hashPassword, isCurrentHash, passwordMatches } from './password/password-hash.server.ts'
import { type SignIn, signIn } from './sign-in.server.ts'
import { addressBucket, type Bucket, bucketOf, giveBack, spend } from './vault/spend.server.ts'

export type PasswordWish = { readonly email?: string; readonly password?: string }

/**
 * In order: PASSWORD_LOGIN_DISABLED, MISSING_EMAIL, INVALID_EMAIL, MISSING_PASSWORD, TOO_MANY_ATTEMPTS_TRY_LATER; then
 * USER_DISABLED before the password is looked at; then INVALID_LOGIN_CREDENTIALS for an unknown address and a wrong
 * password alike, or without enumeration protection EMAIL_NOT_FOUND and INVALID_PASSWORD. Reference 7.2.
 */
export async function signInWithPassword(
  tools: Tools,
  caller: Caller,
  wish: PasswordWish,
): Promise<IdentityOutcome<{ readonly signIn: SignIn }>> {
  const { environment, database } = tools
  if (!environment.IDENTITY_METHODS.includes('password')) return refuse('PASSWORD_LOGIN_DISABLED')
  if (wish.email === undefined) return refuse('MISSING_EMAIL')
  if (!isEmailAddress(wish.email)) return refuse('INVALID_EMAIL')
  if (!wish.password) return refuse('MISSING_PASSWORD')
  const email = canonicalEmail(wish.email)
  const account = await findAccountByEmail(database, email)
  const taken = await takeTry(tools, caller, email, account)
  if (!taken) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
  if (account?.disabled) return refuse('USER_DISABLED')
  const right = await passwordMatches(wish.password, account?.passwordHash)
  const hidden = enumerationProtection(tools)
  if (!account) return refuse(hidden ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND')
  if (!right) return refuse(hidden ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD')
  await giveBack(tools, taken)
  if (!isCurrentHash(account.passwordHash!)) {
    await changeAccount(database, account.id, { passwordHash: await hashPassword(wish.password) })
  }
  return { ok: true, signIn: await signIn(tools, caller, account, { provider: 'password' }) }
}

// A device that signed in before has tries of its own, which no stranger can use up. When it has used those up it is
// a stranger like any other.
async function takeTry(
  tools: Tools,
  caller: Caller,
  email: string,
  account: Account | undefined,
): Promise<readonly (Bucket | undefined)[] | undefined> {
  if (account && (await isKnownDevice(tools.database, caller, account.id, tools.clock.now()))) {
    const own = bucketOf(tools, 'password-device', account.id, caller.device!)
    if (await spend(tools, [own])) return [own]
  }
  const strangers = [addressBucket(tools, 'password-address', caller), bucketOf(tools, 'password-account', email)]
  return (await spend(tools, strangers)) ? strangers : undefined
}
