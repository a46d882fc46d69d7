// An account with roles for tests, as an operator's program would make it, without any mail.

import { sentence } from '#catalogue/sentence.ts'
import { grantRole } from '#command-line/role-store.server.ts'
import { accountStanding } from '#identity/account/account-standing.server.ts'
import { addAccount, findAccountByEmail } from '#identity/account/account-store.server.ts'
import { passwordFault } from '#identity/password/new-password.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { markAsDemo, saveUser, type UserRow } from '#users/user/user-store.server.ts'
import type { Role } from '#users/user/visitor.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'

export type AccountWanted = {
  readonly email: string
  readonly password: string
  readonly displayName?: string
  /** Whether the address counts as proven. */
  readonly emailVerified?: boolean
  /** For the whole organisation. */
  readonly roles?: readonly Exclude<Role, 'guest'>[]
  readonly isDemo?: boolean
}

export type AccountRefusal = 'invalid-email' | 'email-taken' | 'weak-password'

export const accountRefusals: Readonly<Record<AccountRefusal, string>> = {
  'invalid-email': sentence('identity.invalidEmail'),
  'email-taken': sentence('identity.emailInUse'),
  'weak-password': sentence('identity.weakPassword'),
}

/** Makes the identity account and the user of the site in one transaction. */
export async function makeAccount(
  tools: Tools,
  wanted: AccountWanted,
): Promise<Outcome<{ readonly user: UserRow }, AccountRefusal>> {
  const { environment, database, clock } = tools
  if (!isEmailAddress(wanted.email)) return refused('invalid-email')
  if (passwordFault(environment, wanted.password, wanted.email)) return refused('weak-password')
  const email = canonicalEmail(wanted.email)
  const passwordHash = await hashPassword(wanted.password)
  const now = clock.now()
  return inTransaction(database, async queries => {
    if (await findAccountByEmail(queries, email)) return refused('email-taken')
    const { displayName, emailVerified = false } = wanted
    const account = await addAccount(
      queries,
      { email, emailVerified, displayName, passwordHash, passwordChangedAt: now },
      now,
    )
    const standing = account && (await accountStanding(queries, account.id, ''))
    if (!standing) return refused('email-taken')
    const user = await saveUser(queries, standing, now)
    for (const role of wanted.roles ?? []) await grantRole(queries, { userId: user.id, role }, now)
    if (wanted.isDemo) await markAsDemo(queries, user.id)
    return done({ user })
  })
}
