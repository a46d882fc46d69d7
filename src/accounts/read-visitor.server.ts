// Who is at the door: the session in the request's cookie, and what its user is worth at this moment.

import { hostedStanding } from '#accounts/session/hosted-standing.server.ts'
import {
  type FoundSession,
  findSession,
  revokeSessionsOf,
  touchSession,
} from '#accounts/session/session-store.server.ts'
import {
  noSessionCookie,
  readSessionToken,
  sessionCookie,
  sessionLength,
} from '#accounts/session/session-token.server.ts'
import { accountStanding } from '#identity/account-standing.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { hours, later } from '#values/duration.ts'
import { keepUser, saysTheSame, type UserRow } from './user-store.server.ts'
import { isVerified } from './verification.ts'
import {
  type Role,
  type SignedInUser,
  type SignedInVisitor,
  signedOut,
  type UserFace,
  type VerifiedUser,
  type Visitor,
} from './visitor.ts'

/** A session that is used is written down, and its cookie renewed, this often at most. */
const noteUseEvery = hours(1)

/** `setCookie` renews the session's cookie or takes a dead one away. */
export type SeenVisitor = { readonly visitor: Visitor; readonly setCookie?: string }

/**
 * Reads the session cookie. Without one nobody is asked. A session of a disabled or deleted account is over, with all
 * others of that user; one whose sign-in the identity provider revoked is over alone.
 */
export async function readVisitor(tools: Tools, request: Request): Promise<SeenVisitor> {
  const token = readSessionToken(request)
  return token === undefined ? { visitor: signedOut } : seeVisitor(tools, token)
}

/** The same for a token that came by another way than the cookie. */
export async function seeVisitor(tools: Tools, token: string): Promise<SeenVisitor> {
  const now = tools.clock.now()
  const found = await findSession(tools.database, token, now)
  const user = found && (await userNow(tools, found, now))
  if (!found || !user) return { visitor: signedOut, setCookie: noSessionCookie(tools.environment) }
  const visitor = mintVisitor(user, found.roles, found.session.id)
  if (now.getTime() - found.session.lastSeenAt.getTime() < noteUseEvery) return { visitor }
  await touchSession(tools.database, found.session.id, now, later(now, sessionLength(tools.environment)))
  return { visitor, setCookie: sessionCookie(token, tools.environment) }
}

async function userNow(tools: Tools, { session, user }: FoundSession, now: Date): Promise<UserRow | undefined> {
  if (isHosted(tools.environment)) return standsAtHosted(tools, user, now)
  const standing = await accountStanding(tools.database, user.identitySubject, session.identitySessionId ?? '')
  if (user.status !== 'active' || !standing || standing.disabled) {
    await revokeSessionsOf(tools.database, { userId: user.id }, now)
    return undefined
  }
  if (standing.sessionOver) return undefined
  return saysTheSame(user, standing) ? user : keepUser(tools.database, standing, now)
}

/** What a hosted provider said last, unless its administration says meanwhile that the account is over. */
async function standsAtHosted(tools: Tools, user: UserRow, now: Date): Promise<UserRow | undefined> {
  if (user.status !== 'active') return undefined
  if ((await hostedStanding(tools, { subject: user.identitySubject })) !== 'account-over') return user
  await revokeSessionsOf(tools.database, { userId: user.id }, now)
  return undefined
}

/** The user as a visitor; the only place where the marks of a signed-in and a verified user are given. */
export function mintVisitor(user: UserRow, roles: readonly Role[], sessionId: string): SignedInVisitor {
  const face: UserFace = {
    id: user.id,
    subject: user.identitySubject,
    email: user.email,
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    phoneNumber: user.phoneE164,
    emailVerified: user.emailVerified,
    roles: ['guest', ...roles],
  }
  return isVerified({ ...face, providers: user.providers })
    ? { kind: 'verified', user: face as VerifiedUser, sessionId }
    : { kind: 'unverified', user: face as SignedInUser, sessionId }
}
