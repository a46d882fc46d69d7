// The visitor of a request: the session in its cookie, and what its user may do now.

import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { isUpToDate, saveUser, type UserRow } from '#users/user/user-store.server.ts'
import { isVerified } from '#users/user/verification.ts'
import {
  isOperator,
  type Role,
  type SignedInUser,
  type SignedInVisitor,
  type StayRole,
  signedOut,
  type UserFace,
  type VerifiedUser,
  type Visitor,
} from '#users/user/visitor.ts'
import { hours } from '#values/duration.ts'
import { followToken } from './follow-token.server.ts'
import { hostedStanding } from './hosted-standing.server.ts'
import {
  type FoundSession,
  findSession,
  revokeSession,
  revokeSessionsOf,
  touchSession,
} from './session-store.server.ts'
import { readSessionToken, sessionEnd } from './session-token.server.ts'

/** A session that is used is written down this often at most. */
const noteUseEvery = hours(1)

/**
 * `setCookie` brings the token that takes the place of the one that came. A dead cookie is never taken away here: the
 * answer may arrive after that of a sign-in, whose cookie it would remove.
 */
export type VisitorRead = {
  readonly visitor: Visitor
  readonly setCookie?: string
  /** See `FoundSession`. */
  readonly favourites?: string
}

/**
 * Reads the session cookie. Without one nobody is asked. A session of a disabled or deleted account is over, with all
 * others of that user; one whose sign-in the identity provider revoked is over alone.
 */
export async function readVisitor(tools: Tools, request: Request): Promise<VisitorRead> {
  const token = readSessionToken(request)
  return token === undefined ? { visitor: signedOut } : readVisitorByToken(tools, token, 'cookie')
}

/** The same for a token however it came; a program's bearer token stays what it is, as nothing brings it another. */
export async function readVisitorByToken(tools: Tools, token: string, by: 'cookie' | 'bearer'): Promise<VisitorRead> {
  const { database, environment, clock } = tools
  const now = clock.now()
  const found = await findSession(database, token, now)
  const user = found && (await userNow(tools, found, now))
  if (!found || !user) return { visitor: signedOut }
  const { session, roles, stayRoles, favourites } = found
  const visitor = mintVisitor(user, roles, session.id, stayRoles)
  const { signedInAt } = session
  const expiresAt = sessionEnd(environment, { signedInAt, isOperator: isOperator(visitor.user) }, now)
  if (expiresAt <= now) {
    await revokeSession(database, { userId: user.id, id: session.id }, now)
    return { visitor: signedOut }
  }
  if (now.getTime() - session.lastSeenAt.getTime() >= noteUseEvery) {
    await touchSession(database, session.id, { expiresAt }, now)
  }
  return by === 'bearer'
    ? { visitor }
    : { visitor, favourites, setCookie: await followToken(tools, database, token, { session, visitor, expiresAt }) }
}

async function userNow(
  tools: Tools,
  { session, user, standing }: FoundSession,
  now: Date,
): Promise<UserRow | undefined> {
  if (isHosted(tools.environment)) return standsAtHosted(tools, user, now)
  if (user.status !== 'active' || !standing || standing.disabled) {
    await revokeSessionsOf(tools.database, { userId: user.id }, now)
    return undefined
  }
  if (standing.sessionOver) {
    await revokeSession(tools.database, { userId: user.id, id: session.id }, now)
    return undefined
  }
  return isUpToDate(user, standing) ? user : saveUser(tools.database, standing, now)
}

/** What a hosted provider said last, unless its administration says meanwhile that the account is over. */
async function standsAtHosted(tools: Tools, user: UserRow, now: Date): Promise<UserRow | undefined> {
  if (user.status !== 'active') return undefined
  if ((await hostedStanding(tools, { subject: user.identitySubject })) !== 'account-over') return user
  await revokeSessionsOf(tools.database, { userId: user.id }, now)
  return undefined
}

/** The user as a visitor; the only place where the marks of a signed-in and a verified user are given. */
export function mintVisitor(
  user: UserRow,
  roles: readonly Role[],
  sessionId: string,
  stayRoles: readonly StayRole[] = [],
): SignedInVisitor {
  const { id, identitySubject: subject, email, displayName, photoUrl, phoneE164: phoneNumber, emailVerified } = user
  const face: UserFace = {
    ...{ id, subject, email, displayName, photoUrl, phoneNumber, emailVerified },
    roles: ['guest', ...roles],
    stayRoles,
  }
  return isVerified({ ...face, providers: user.providers })
    ? { kind: 'verified', user: face as VerifiedUser, sessionId }
    : { kind: 'unverified', user: face as SignedInUser, sessionId }
}
