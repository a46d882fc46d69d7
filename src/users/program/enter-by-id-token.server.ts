// Command: a program shows an ID token that the identity provider just issued, and gets a bearer token for it.

import { accountStanding } from '#identity/account/account-standing.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import type { SessionOpened } from '#users/session/open-session.server.ts'
import { proveSignIn } from '#users/session/prove-sign-in.server.ts'
import { syncSession } from '#users/session/sync-session.server.ts'
import { isVerified } from '#users/user/verification.ts'
import { type Outcome, refused } from '#values/result.ts'
import { findUserBySubject } from './username-store.server.ts'

export type IdTokenRefusal = 'token-invalid' | 'token-too-old' | 'no-email' | 'register-off' | 'unconfirmed' | 'blocked'

type Opened = Promise<Outcome<SessionOpened, IdTokenRefusal>>

/** Refuses, in this order: what is no token of ours, no address, nobody new when nobody may register, not confirmed. */
export async function enterByIdToken(tools: Tools, client: Client, idToken: string): Opened {
  if (isHosted(tools.environment)) return enterByHostedToken(tools, client, idToken)
  const proved = await proveIdToken(tools, idToken)
  if (!proved.ok) return refused(proved.reason === 'USER_DISABLED' ? 'blocked' : 'token-invalid')
  const { account } = proved.who
  if (!account.email) return refused('no-email')
  const mayRegister = tools.environment.IDENTITY_METHODS.includes('sign-up')
  if (!mayRegister && !(await findUserBySubject(tools.database, account.id))) return refused('register-off')
  const standing = await accountStanding(tools.database, account.id, '')
  if (!standing || !isVerified(standing)) return refused('unconfirmed')
  return sessionBy(tools, client, idToken)
}

async function enterByHostedToken(tools: Tools, client: Client, idToken: string): Opened {
  const token = await proveSignIn(tools, idToken)
  if (!token.ok && token.reason === 'NETWORK_REQUEST_FAILED') throw silence
  if (!token.ok || !token.proved.person) {
    return refused(!token.ok && token.reason === 'USER_DISABLED' ? 'blocked' : 'token-invalid')
  }
  const { person } = token.proved
  if (!person.email) return refused('no-email')
  if (!isVerified(person)) return refused('unconfirmed')
  return sessionBy(tools, client, idToken)
}

async function sessionBy(tools: Tools, client: Client, idToken: string): Opened {
  const opened = await syncSession(tools, client, idToken)
  if (opened.ok) return opened
  if (opened.reason === 'provider-silent') throw silence
  if (opened.reason === 'token-used') return refused('token-invalid')
  return refused(opened.reason === 'account-over' ? 'blocked' : opened.reason)
}

// An unreachable provider must not be reported as an invalid token.
const silence = new Error('The hosted provider does not answer')
