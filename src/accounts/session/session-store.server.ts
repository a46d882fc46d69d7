// Sessions of the site: opened, found by their token, used, listed, revoked.

import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { roleGrantTable, sessionTable, userTable } from '#accounts/account-tables.server.ts'
import type { UserRow } from '#accounts/user-store.server.ts'
import type { Role } from '#accounts/visitor.ts'
import type { Queries } from '#platform/database.server.ts'
import { hostedMark, secondAfter } from './hosted-session-id.ts'
import { hashOfToken } from './session-token.server.ts'

export type SessionRow = typeof sessionTable.$inferSelect

export type NewSession = {
  readonly token: string
  readonly userId: string
  readonly identitySessionId: string | null
  readonly heldSignIn: Buffer | null
  readonly deviceLabel: string
  readonly expiresAt: Date
}

export async function addSession(queries: Queries, session: NewSession, now: Date): Promise<SessionRow> {
  const { token, ...rest } = session
  const [added] = await queries
    .insert(sessionTable)
    .values({ id: randomUUID(), tokenHash: hashOfToken(token), ...rest, createdAt: now, lastSeenAt: now })
    .returning()
  return added!
}

const isLive = (now: Date) => and(isNull(sessionTable.revokedAt), gt(sessionTable.expiresAt, now))

export type FoundSession = { readonly session: SessionRow; readonly user: UserRow; readonly roles: readonly Role[] }

/** The live session of a token with its user and the roles that hold at `now`. */
export async function findSession(queries: Queries, token: string, now: Date): Promise<FoundSession | undefined> {
  const roles = sql<Role[]>`array(
    select distinct ${roleGrantTable.role} from ${roleGrantTable}
    where ${roleGrantTable.userId} = ${userTable.id}
      and (${roleGrantTable.expiresAt} is null or ${roleGrantTable.expiresAt} > ${now.toISOString()}::timestamptz)
    order by 1)`
  const [found] = await queries
    .select({ session: sessionTable, user: userTable, roles })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(and(eq(sessionTable.tokenHash, hashOfToken(token)), isLive(now)))
  return found
}

/** Notes that the session was used, and when it ends if it is not used again. */
export async function touchSession(queries: Queries, id: string, now: Date, expiresAt: Date): Promise<void> {
  await queries.update(sessionTable).set({ lastSeenAt: now, expiresAt }).where(eq(sessionTable.id, id))
}

/** Hangs a live session on the provider's newer session of the same person. */
export async function renewSession(
  queries: Queries,
  id: string,
  renewal: Pick<NewSession, 'identitySessionId' | 'heldSignIn' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  await queries
    .update(sessionTable)
    .set({ ...renewal, lastSeenAt: now })
    .where(eq(sessionTable.id, id))
}

/** The live sessions of a user, the latest used first. */
export function listSessions(queries: Queries, userId: string, now: Date): Promise<SessionRow[]> {
  return queries
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.userId, userId), isLive(now)))
    .orderBy(desc(sessionTable.lastSeenAt), desc(sessionTable.id))
}

/** Ends a session of that user; answers the row if it was still live. */
export async function revokeSession(
  queries: Queries,
  { userId, id }: { readonly userId: string; readonly id: string },
  now: Date,
): Promise<SessionRow | undefined> {
  const [ended] = await queries
    .update(sessionTable)
    .set({ revokedAt: now, heldSignIn: null })
    .where(and(eq(sessionTable.id, id), eq(sessionTable.userId, userId), isLive(now)))
    .returning()
  return ended
}

/** Ends every session of the user but `except`; answers how many were live. */
export async function revokeSessionsOf(
  queries: Queries,
  { userId, except }: { readonly userId: string; readonly except?: string },
  now: Date,
): Promise<number> {
  const ended = await queries
    .update(sessionTable)
    .set({ revokedAt: now, heldSignIn: null })
    .where(
      and(eq(sessionTable.userId, userId), isLive(now), except === undefined ? undefined : ne(sessionTable.id, except)),
    )
    .returning({ id: sessionTable.id })
  return ended.length
}

/** Whether a session that hung on that sign-in at a hosted provider was ended before its time. */
export async function wasRevoked(
  queries: Queries,
  { subject, identitySessionId }: { readonly subject: string; readonly identitySessionId: string },
): Promise<boolean> {
  const [revoked] = await queries
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(
      and(
        eq(userTable.identitySubject, subject),
        eq(sessionTable.identitySessionId, identitySessionId),
        gte(sessionTable.revokedAt, secondAfter(identitySessionId)),
      ),
    )
    .limit(1)
  return revoked !== undefined
}

/** Removes sessions that ended before `before`, those revoked of a hosted sign-in before `hostedBefore`; answers how many. */
export async function forgetOldSessions(queries: Queries, before: Date, hostedBefore: Date): Promise<number> {
  const [at, hostedAt] = [before.toISOString(), hostedBefore.toISOString()]
  const revokedBefore = sql`case when ${sessionTable.identitySessionId} like ${`${hostedMark}%`}
    then ${hostedAt}::timestamptz else ${at}::timestamptz end`
  const gone = await queries
    .delete(sessionTable)
    .where(
      or(
        and(isNull(sessionTable.revokedAt), sql`${sessionTable.expiresAt} < ${at}`),
        sql`${sessionTable.revokedAt} < ${revokedBefore}`,
      ),
    )
    .returning({ id: sessionTable.id })
  return gone.length
}
