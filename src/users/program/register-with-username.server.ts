// Command: a program makes an account with a username; who confirms its address can sign in.

import { accountStanding } from '#identity/account/account-standing.server.ts'
import { removeAccount } from '#identity/account/account-store.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import { inTransaction, refusingConstraint } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { closeSessionBehind } from '#users/session/close-session.server.ts'
import { enter } from '#users/session/enter.server.ts'
import { saveUser, type UserRow } from '#users/user/user-store.server.ts'
import { done, refused } from '#values/result.ts'
import { registerHostedName } from './hosted-ways.server.ts'
import type { NamedRegistration, Registered } from './program-refusals.server.ts'
import { isNameTaken, nameUser, usernameConstraint } from './username-store.server.ts'

/**
 * Makes the account at the identity provider and the user with the name, and mails the link that confirms the address.
 * The token does no more before that than `REGISTER_JWT` says; with it off there is none.
 */
export async function registerWithUsername(tools: Tools, client: Client, input: NamedRegistration): Registered {
  const { caller } = client
  const { IDENTITY_METHODS } = tools.environment
  if (!IDENTITY_METHODS.includes('password') || !IDENTITY_METHODS.includes('sign-up')) return refused('off')
  if (isHosted(tools.environment)) return registerHostedName(tools, client, input)
  if (await isNameTaken(tools.database, input)) return refused('taken')
  const made = await signUp(tools, caller, { email: input.email, password: input.password })
  if (!made.ok) {
    if (made.reason === 'EMAIL_EXISTS') return refused('taken')
    return refused(made.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER' ? 'too-many' : 'weak')
  }
  const { account, tokens } = made.signedIn
  const user = await keepNamed(tools, account.id, input.username)
  if (!user) {
    // Somebody was faster with the name: of this registration nothing may remain.
    await removeAccount(tools.database, account.id)
    return refused('taken')
  }
  const proved = await proveIdToken(tools, tokens.idToken)
  if (!proved.ok) return done({ user })
  await sendMailCode(tools, caller, { kind: 'VERIFY_EMAIL', who: proved.who })
  if (!tools.environment.REGISTER_JWT) {
    await closeSessionBehind(tools, proved.who)
    return done({ user })
  }
  const entered = await enter(tools, client, { tokens })
  return done({ user, contentToken: entered.ok ? entered.contentToken : undefined })
}

async function keepNamed(tools: Tools, subject: string, username: string): Promise<UserRow | undefined> {
  const now = tools.clock.now()
  try {
    return await inTransaction(tools.database, async queries => {
      const standing = await accountStanding(queries, subject, '')
      if (!standing) return undefined
      const user = await saveUser(queries, standing, now)
      return nameUser(queries, user.id, username)
    })
  } catch (fault) {
    if (refusingConstraint(fault) === usernameConstraint) return undefined
    throw fault
  }
}
