// Who sends a bearer token: the token of a session, whether it came from a sign-in by program or from the cookie.

import { eq } from 'drizzle-orm'
import { accountStanding } from '#identity/account/account-standing.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { sessionTable, userTable } from '#users/user/account-tables.server.ts'
import type { SignedInUser, VerifiedUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { hostedStanding } from './hosted-standing.server.ts'
import { readVisitorByToken, type VisitorRead } from './read-visitor.server.ts'
import { revokeSessionsOf } from './session-store.server.ts'
import { hashOfToken } from './session-token.server.ts'

type ContentTokenRefusal = 'token-unknown' | 'account-over'

/**
 * `verified` is the same user while their address is confirmed, or they are verified otherwise. `setCookie` brings a
 * browser the token that takes the place of its own.
 */
export type ContentTokenRead = {
  readonly user: SignedInUser
  readonly verified: VerifiedUser | undefined
  readonly sessionId: string
} & Pick<VisitorRead, 'setCookie'>

const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** The token's user. A token of a closed account is reported as such, even after its session ended. */
export async function readContentToken(
  tools: Tools,
  token: string,
  by: 'cookie' | 'bearer',
): Promise<Outcome<ContentTokenRead, ContentTokenRefusal>> {
  if (!tokenShape.test(token)) return refused('token-unknown')
  const { visitor, setCookie } = await readVisitorByToken(tools, token, by)
  if (visitor.kind === 'signed-out') {
    return refused((await isOfClosedAccount(tools, token)) ? 'account-over' : 'token-unknown')
  }
  const { user, sessionId } = visitor
  const standing = await hostedStanding(tools, user)
  if (standing === 'account-over') {
    await revokeSessionsOf(tools.database, { userId: user.id }, tools.clock.now())
    return refused('account-over')
  }
  const verified = visitor.kind === 'verified' && standing === 'stands' ? visitor.user : undefined
  return done({ user, verified, sessionId, setCookie })
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
