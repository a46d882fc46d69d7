// The sign-in at a hosted provider that a session came from, held with the session: our server asks there by it.

import { eq } from 'drizzle-orm'
import { verifyHostedToken } from '#identity/hosted/hosted-token.server.ts'
import { type HostedTokens, renewHostedToken } from '#identity/hosted/renew-hosted-token.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { sessionTable } from '#users/user/account-tables.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import type { Milliseconds } from '#values/duration.ts'
import type { Client } from './client.server.ts'
import { findSession } from './session-store.server.ts'

/** The tokens as a session keeps them: sealed, for one person. */
export function sealSignIn({ environment }: Pick<Tools, 'environment'>, subject: string, tokens: HostedTokens): Buffer {
  return identitySecret(environment).seal('held-sign-in', subject, Buffer.from(JSON.stringify(tokens)))
}

/** A token that the provider takes now, and when its bearer signed in. */
type HeldSignIn = { readonly idToken: string; readonly signedInAt: Date }

/**
 * Of the session of this browser. CREDENTIAL_TOO_OLD_LOGIN_AGAIN when it holds none that is still good: the SDK's own
 * last an hour; those of a plain form are renewed, which the provider may refuse.
 */
export async function heldSignIn(
  tools: Tools,
  { sessionToken }: Pick<Client, 'sessionToken'>,
  who: SignedInUser,
  patience?: Milliseconds,
): Promise<IdentityOutcome<HeldSignIn>> {
  const { database, environment, clock } = tools
  const found = sessionToken ? await findSession(database, sessionToken, clock.now()) : undefined
  const sealed = found?.user.id === who.id ? found.session.heldSignIn : null
  const opened = sealed && identitySecret(environment).open('held-sign-in', who.subject, sealed)
  if (!found || !opened) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const { idToken, refreshToken } = JSON.parse(opened.toString()) as HostedTokens
  const held = await read(tools, idToken)
  if (held.ok || held.reason !== 'TOKEN_EXPIRED') return held
  if (!refreshToken) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const renewed = await renewHostedToken(tools, refreshToken, patience)
  if (!renewed.ok) return renewed
  const again = sealSignIn(tools, who.subject, renewed.tokens)
  await database.update(sessionTable).set({ heldSignIn: again }).where(eq(sessionTable.id, found.session.id))
  return read(tools, renewed.tokens.idToken)
}

async function read(tools: Tools, idToken: string): Promise<IdentityOutcome<HeldSignIn>> {
  const told = await verifyHostedToken(tools, idToken)
  return told.ok ? { ok: true, idToken, signedInAt: new Date(told.signedInAt * 1000) } : told
}
