// Command: an ID token that the browser just got becomes a session of the site.

import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { isFreshToken } from '#identity/session/id-token.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Outcome, refused } from '#values/result.ts'
import type { Client } from './client.server.ts'
import { openSession, type ProvedSignIn, type SessionOpened } from './open-session.server.ts'
import { proveSignIn } from './prove-sign-in.server.ts'
import { findSession, wasRevoked } from './session-store.server.ts'
import { hashOfToken } from './session-token.server.ts'

export type SyncRefusal = 'token-invalid' | 'token-too-old' | 'token-used' | 'account-over' | 'provider-silent'

type Synced = Promise<Outcome<SessionOpened, SyncRefusal>>

const refusals: Readonly<Partial<Record<IdentityReason, SyncRefusal>>> = {
  USER_DISABLED: 'account-over',
  NETWORK_REQUEST_FAILED: 'provider-silent',
}

/** Opens a session for the bearer of `idToken`; refuses one that is not ours, revoked, or issued over 300 s ago. */
export async function syncSession(tools: Tools, client: Client, idToken: string): Synced {
  const token = await proveSignIn(tools, idToken)
  if (!token.ok) return refused(refusals[token.reason] ?? 'token-invalid')
  if (!isFreshToken(token.issuedAt, Math.floor(tools.clock.now().getTime() / 1000))) return refused('token-too-old')
  // A hosted provider told just now that the account stands.
  if (isHosted(tools.environment)) return syncHosted(tools, client, token.proved, idToken)
  const proved = await proveIdToken(tools, idToken)
  if (!proved.ok) return refused(proved.reason === 'USER_DISABLED' ? 'account-over' : 'token-invalid')
  return open(tools, client, token.proved, idToken)
}

/** The browser's own token: it opens one session, and renews it until it is too old. */
async function open(tools: Tools, client: Client, proved: ProvedSignIn, idToken: string): Synced {
  // The signature can be written in several ways that all prove the same token.
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const opened = await openSession(tools, client, proved, hashOfToken(signed))
  if (opened.ok) return opened
  return refused(opened.reason === 'sign-in-too-old' ? 'token-too-old' : opened.reason)
}

/** The provider keeps renewing a sign-in whose session ended here, so ended sessions are remembered. */
async function syncHosted(tools: Tools, client: Client, proved: ProvedSignIn, idToken: string): Synced {
  const { database, clock } = tools
  const held = client.sessionToken ? await findSession(database, client.sessionToken, clock.now()) : undefined
  const isSignedIn = held?.user.identitySubject === proved.subject
  if (!isSignedIn && (await wasRevoked(database, proved))) return refused('token-invalid')
  return open(tools, client, proved, idToken)
}
