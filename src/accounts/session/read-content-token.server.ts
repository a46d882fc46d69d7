// Who sends a bearer token: the token of a session, whether it came from a sign-in by program or from the cookie.

import { eq } from 'drizzle-orm'
import { sessionTable, userTable } from '#accounts/account-tables.server.ts'
import { type SeenVisitor, seeVisitor } from '#accounts/read-visitor.server.ts'
import type { VerifiedUser } from '#accounts/visitor.ts'
import { accountStanding } from '#identity/account-standing.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { hostedStanding } from './hosted-standing.server.ts'
import { revokeSessionsOf } from './session-store.server.ts'
import { hashOfToken } from './session-token.server.ts'

export type ContentTokenRefusal = 'token-unknown' | 'account-over' | 'unconfirmed'

/** `setCookie` renews the cookie of a session that is in use. */
export type ContentTokenRead = { readonly user: VerifiedUser; readonly sessionId: string } & Pick<
  SeenVisitor,
  'setCookie'
>

const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** The verified user whose token it is. A token of a closed account says so, even after its session was ended for it. */
export async function readContentToken(
  tools: Tools,
  token: string,
): Promise<Outcome<ContentTokenRead, ContentTokenRefusal>> {
  if (!tokenShape.test(token)) return refused('token-unknown')
  const { visitor, setCookie } = await seeVisitor(tools, token)
  if (visitor.kind === 'verified') {
    const standing = await hostedStanding(tools, visitor.user)
    if (standing === 'stands') return done({ user: visitor.user, sessionId: visitor.sessionId, setCookie })
    if (standing === 'account-over') {
      await revokeSessionsOf(tools.database, { userId: visitor.user.id }, tools.clock.now())
    }
    return refused(standing)
  }
  if (visitor.kind === 'unverified') return refused('unconfirmed')
  return refused((await isOfClosedAccount(tools, token)) ? 'account-over' : 'token-unknown')
}

async function isOfClosedAccount({ database }: Tools, token: string): Promise<boolean> {
  const [found] = await database
    .select({ subject: userTable.identitySubject, status: userTable.status })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(eq(sessionTable.tokenHash, hashOfToken(token)))
  if (!found) return false
  const standing = await accountStanding(database, found.subject, '')
  return found.status !== 'active' || !standing || standing.disabled
}
