// Sessions of the site: opened, found by their token, used, listed, revoked.

import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { type AccountStanding, standingOf } from '#identity/account/account-standing.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { preparedOnce } from '#platform/write-batch.server.ts'
import { roleGrantTable, sessionTable, userTable } from '#users/user/account-tables.server.ts'
import type { UserRow } from '#users/user/user-store.server.ts'
import type { Role, StayRole } from '#users/user/visitor.ts'
import { earlier, minutes } from '#values/duration.ts'
import { hashOfToken } from './session-token.server.ts'

export type SessionRow = typeof sessionTable.$inferSelect

type NewSession = { readonly token: string } & Pick<
  SessionRow,
  'userId' | 'identitySessionId' | 'heldSignIn' | 'deviceLabel' | 'privileges' | 'signedInAt' | 'expiresAt'
> & {
    /** The SHA-256 of what was signed of the ID token that a browser brought. */
    readonly openedBy: Buffer | null
    readonly withSecondFactor?: boolean
  }

/** Undefined, and nothing is added, when that ID token has opened a session before. */
export async function addSession(queries: Queries, session: NewSession, now: Date): Promise<SessionRow | undefined> {
  const { token, ...rest } = session
  const [added] = await queries
    .insert(sessionTable)
    .values({ id: randomUUID(), tokenHash: hashOfToken(token), ...rest, createdAt: now, lastSeenAt: now })
    .onConflictDoNothing({ target: sessionTable.openedBy })
    .returning()
  return added
}

const isLive = (now: Date) => and(isNull(sessionTable.revokedAt), gt(sessionTable.expiresAt, now))

export type FoundSession = {
  readonly session: SessionRow
  readonly user: UserRow
  /** For the whole site, and for single homes. */
  readonly roles: readonly Role[]
  readonly stayRoles: readonly StayRole[]
  /** The homes that the account keeps, the newest first, as the cookie of favourites writes them. */
  readonly favourites: string
  /** What the embedded provider says of the account; null where it has none of that name, as with a hosted provider. */
  readonly standing: AccountStanding | null
}

/** Requests that were under way when a token was replaced still come as the same person for this long. */
const replacedTokenGrace = minutes(1)

/** Every page of whoever is signed in asks. */
const sessionLookup = preparedOnce((queries: Queries) => {
  const [hash, replacedSince, now] = ['hash', 'replacedSince', 'now'].map(name => sql.placeholder(name))
  const held = sql`${roleGrantTable} where ${roleGrantTable.userId} = ${userTable.id}
    and (${roleGrantTable.expiresAt} is null or ${roleGrantTable.expiresAt} > ${now}::timestamptz)`
  const roles = sql<Role[]>`array(
    select distinct ${roleGrantTable.role} from ${held} and ${roleGrantTable.scope} = 'org' order by 1)`
  const stayRoles = sql<StayRole[]>`coalesce((select json_agg(json_build_object(
    'role', ${roleGrantTable.role}, 'stayId', ${roleGrantTable.scopeId})) from ${held} and ${roleGrantTable.scope} = 'stay'), '[]')`
  // Here, because every page needs both: one that shows hearts asks no more than any other.
  const favourites = sql<string>`coalesce((
    select string_agg(stay.slug || case kept.visit when '' then '' else '~' || kept.visit end, '.'
      order by kept.kept_at desc, kept.stay_id)
    from account_favourite kept join stay on stay.id = kept.stay_id where kept.user_id = ${userTable.id}), '')`
  const standing = standingOf(userTable.identitySubject, sessionTable.identitySessionId)
  return queries
    .select({ session: sessionTable, user: userTable, roles, stayRoles, favourites, standing })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(
      sql`(${sessionTable.tokenHash} = ${hash}
        or ${sessionTable.previousTokenHash} = ${hash} and ${sessionTable.replacedAt} > ${replacedSince}::timestamptz)
        and ${sessionTable.revokedAt} is null and ${sessionTable.expiresAt} > ${now}::timestamptz`,
    )
    .prepare('casita_find_session')
})

/** The live session of a token, or of the one that took its place a moment ago, with its user and the roles that hold at `now`. */
export async function findSession(queries: Queries, token: string, now: Date): Promise<FoundSession | undefined> {
  const replacedSince = earlier(now, replacedTokenGrace)
  const [found] = await sessionLookup(queries).execute({ hash: hashOfToken(token), replacedSince, now })
  return found
}

/** The roles of a user that hold at `now`. */
export async function rolesOf(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<Pick<FoundSession, 'roles' | 'stayRoles'>> {
  const { role, scope, scopeId, expiresAt } = roleGrantTable
  const held = await queries
    .selectDistinct({ role, scope, stayId: scopeId })
    .from(roleGrantTable)
    .where(and(eq(roleGrantTable.userId, userId), or(isNull(expiresAt), gt(expiresAt, now))))
    .orderBy(role)
  return {
    roles: held.filter(each => each.scope === 'org').map(each => each.role),
    stayRoles: held.flatMap(each => (each.scope === 'stay' ? [{ role: each.role, stayId: each.stayId! }] : [])),
  }
}

/** Another token takes the place of the present one; nothing happens when another request was faster. */
export async function replaceToken(
  queries: Queries,
  { id, tokenHash }: SessionRow,
  next: Pick<NewSession, 'token' | 'privileges' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const { token, ...rest } = next
  await queries
    .update(sessionTable)
    .set({ tokenHash: hashOfToken(token), previousTokenHash: tokenHash, replacedAt: now, ...rest })
    .where(and(eq(sessionTable.id, id), eq(sessionTable.tokenHash, tokenHash)))
}

/** Notes that the session was used, and when it ends if it is not used again; `heldSignIn` when its own sign-in renewed it. */
export async function touchSession(
  queries: Queries,
  id: string,
  renewal: Pick<NewSession, 'expiresAt'> & Partial<Pick<NewSession, 'heldSignIn'>>,
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

/** Ends a session of that user; returns the row if it was still live. */
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

/** Ends every session of the user but `except`; returns how many were live. */
export async function revokeSessionsOf(
  queries: Queries,
  { userId, except }: { readonly userId: string; readonly except?: string },
  now: Date,
): Promise<number> {
  const isOther = except === undefined ? undefined : ne(sessionTable.id, except)
  const ended = await queries
    .update(sessionTable)
    .set({ revokedAt: now, heldSignIn: null })
    .where(and(eq(sessionTable.userId, userId), isLive(now), isOther))
    .returning({ id: sessionTable.id })
  return ended.length
}

// A hosted provider has no session ids: sign-ins of one user differ by their second.
const hostedMark = 'signed-in:'

/** Sessions that came from a hosted provider. */
export const isOfHosted = sql`coalesce(${sessionTable.identitySessionId} like ${`${hostedMark}%`}, false)`

/** `signedInAt` in seconds since 1970; the tokens that follow from one sign-in all say the same. */
export function hostedSessionId(signedInAt: number): string {
  return `${hostedMark}${signedInAt}`
}

/** When the second of that sign-in is over: only what is revoked from then on is certain to be no later sign-in. */
function secondAfter(identitySessionId: string): Date {
  return new Date((Number(identitySessionId.slice(hostedMark.length)) + 1) * 1000)
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
