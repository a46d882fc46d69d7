// Rotates the session token when its rights change, so that a copied old token is worthless.

import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignedInVisitor } from '#users/user/visitor.ts'
import { replaceToken, type SessionRow } from './session-store.server.ts'
import { hashOfToken, sessionCookie, tokenAfter } from './session-token.server.ts'

/** What a visitor may do, as a session notes it. */
export function privilegesOf({ kind, user }: SignedInVisitor): string {
  const ofStays = (user.stayRoles ?? []).map(({ role, stayId }) => `${role}@${stayId}`).sort()
  return [kind, ...user.roles, ...ofStays].join(' ')
}

type Used = { readonly session: SessionRow; readonly visitor: SignedInVisitor; readonly expiresAt: Date }

/** The cookie of the token that takes the place of the presented one; undefined when that one stays. */
export async function followToken(
  tools: Tools,
  queries: Queries,
  token: string,
  { session, visitor, expiresAt }: Used,
): Promise<string | undefined> {
  const { environment, clock } = tools
  const isPresent = session.tokenHash.equals(hashOfToken(token))
  const privileges = privilegesOf(visitor)
  if (isPresent && session.privileges === privileges) return undefined
  const next = tokenAfter(environment, token)
  if (isPresent) await replaceToken(queries, session, { token: next, privileges, expiresAt }, clock.now())
  return sessionCookie(next, environment)
}
