// Command: somebody signs in by a program, with an e-mail address or a username, and gets a bearer token.

import { createHash } from 'node:crypto'
import { accountStanding } from '#identity/account/account-standing.server.ts'
import { findAccountByEmail } from '#identity/account/account-store.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import type { SignedIn } from '#identity/session/sign-in.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { closeSessionBehind } from '#users/session/close-session.server.ts'
import { enter } from '#users/session/enter.server.ts'
import { isVerified } from '#users/user/verification.ts'
import { isEmailAddress } from '#values/email-address.ts'
import { refused } from '#values/result.ts'
import { signInHosted } from './hosted-ways.server.ts'
import type { IdentifierInput, SignedInBy } from './program-refusals.server.ts'
import { emailBehind } from './username-store.server.ts'

/**
 * An unknown name, a wrong password and an account without one are refused alike, after the same work. Only with the
 * right password somebody learns that the account is blocked or its address not confirmed.
 */
export async function signInByIdentifier(tools: Tools, client: Client, input: IdentifierInput): SignedInBy {
  if (isHosted(tools.environment)) return signInHosted(tools, client, input)
  const { identifier, password } = input
  const email = (await emailBehind(tools.database, identifier)) ?? nobodysAddress(identifier)
  const answer = await signInWithPassword(tools, client.caller, { email, password })
  if (answer.ok)
    return answer.signIn.step === 'signed-in' ? finish(tools, client, answer.signIn) : refused('second-factor')
  switch (answer.reason) {
    case 'PASSWORD_LOGIN_DISABLED':
      return refused('off')
    case 'TOO_MANY_ATTEMPTS_TRY_LATER':
      return refused('too-many')
    case 'USER_DISABLED': {
      const account = await findAccountByEmail(tools.database, email)
      return refused(account?.emailVerified || account?.phoneNumber ? 'blocked' : 'unconfirmed')
    }
    default:
      return refused('wrong')
  }
}

async function finish(tools: Tools, client: Client, signIn: SignedIn): SignedInBy {
  const standing = await accountStanding(tools.database, signIn.account.id, '')
  if (!standing || !isVerified(standing)) {
    const proved = await proveIdToken(tools, signIn.tokens.idToken)
    if (proved.ok) await closeSessionBehind(tools, proved.who)
    return refused('unconfirmed')
  }
  const entered = await enter(tools, client, signIn)
  return entered.ok ? entered : refused('blocked')
}

/** An address without an account, so that an unknown name takes as long as a wrong password. */
function nobodysAddress(identifier: string): string {
  if (isEmailAddress(identifier)) return identifier
  return `${createHash('sha256').update(identifier).digest('hex')}@username.invalid`
}
