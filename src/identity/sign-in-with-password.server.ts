// Command: somebody signs in with an e-mail address and a password.

import { and, eq } from 'drizzle-orm'
import { type Account, findAccountByEmail } from '#identity/account/account-store.server.ts'
import { accountTable } from '#identity/account/identity-tables.server.ts'
import { isKnownDevice } from '#identity/account/known-device.server.ts'
import { hashPassword, isCurrentHash, passwordMatches } from '#identity/password/password-hash.server.ts'
import { addressBucket, bucketOf } from '#identity/secrets/limit.server.ts'
import { type SignIn, signIn } from '#identity/session/sign-in.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { type Bucket, giveBack, spend } from '#platform/rate-limit.server.ts'
import type { Database } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'
import { enumerationProtection } from './enumeration-protection.server.ts'

type PasswordInput = { readonly email?: string; readonly password?: string }

/**
 * In order: PASSWORD_LOGIN_DISABLED, MISSING_EMAIL, INVALID_EMAIL, MISSING_PASSWORD, TOO_MANY_ATTEMPTS_TRY_LATER; then
 * INVALID_LOGIN_CREDENTIALS for an unknown address and a wrong password alike, or without enumeration protection
 * EMAIL_NOT_FOUND and INVALID_PASSWORD; then USER_DISABLED, which only whoever knows the password learns.
 */
export async function signInWithPassword(
  tools: Tools,
  caller: Caller,
  input: PasswordInput,
): Promise<IdentityOutcome<{ readonly signIn: SignIn }>> {
  const { environment, database } = tools
  if (!environment.IDENTITY_METHODS.includes('password')) return refuse('PASSWORD_LOGIN_DISABLED')
  if (input.email === undefined) return refuse('MISSING_EMAIL')
  if (!isEmailAddress(input.email)) return refuse('INVALID_EMAIL')
  if (!input.password) return refuse('MISSING_PASSWORD')
  const email = canonicalEmail(input.email)
  const account = await findAccountByEmail(database, email)
  const taken = await takeTry(tools, caller, email, account)
  if (!taken) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
  const right = await passwordMatches(input.password, account?.passwordHash)
  const hidden = enumerationProtection(tools)
  if (!account) return refuse(hidden ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND')
  if (!right) return refuse(hidden ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD')
  await giveBack(tools, taken)
  if (account.disabled) return refuse('USER_DISABLED')
  if (!isCurrentHash(account.passwordHash!)) await replaceHash(database, account, input.password)
  const signed = await signIn(tools, caller, account, { provider: 'password' })
  // The password was right until a moment ago: it was changed, or its setter was shut out, while we looked at it.
  return !signed.ok && signed.reason === 'TOKEN_EXPIRED' ? refuse('INVALID_LOGIN_CREDENTIALS') : signed
}

// Unless the password itself was changed meanwhile: whoever knew the one before gets it back by no race.
async function replaceHash(database: Database, { id, passwordHash }: Account, password: string): Promise<void> {
  await database
    .update(accountTable)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(accountTable.id, id), eq(accountTable.passwordHash, passwordHash!)))
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
