// One sign-in on one device: opened, continued by numbered refresh tokens, revoked.

import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Account, changeAccount, linksOf } from '#identity/account/account-store.server.ts'
import { type Claims, sessionTable } from '#identity/account/identity-tables.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Session } from './id-token.server.ts'
import { idTokenSeconds, mintIdToken } from './id-token.server.ts'

/** What a client keeps after a sign-in. */
export type Tokens = { readonly idToken: string; readonly refreshToken: string; readonly expiresIn: number }

export type SignInFacts = {
  /** `password`, `phone`, `custom`, or the id of another provider. */
  readonly provider: string
  readonly claims?: Claims
  readonly secondFactorId?: string
  /** When the person last proved who they are; now, unless an earlier proof is carried over. */
  readonly signedInAt?: Date
}

/** Opens a session of the account; it notes the sign-in on the account too. */
export async function openSession(queries: Queries, account: Account, facts: SignInFacts, now: Date): Promise<Session> {
  const signedInAt = facts.signedInAt ?? now
  const [session] = await queries
    .insert(sessionTable)
    .values({
      id: randomUUID(),
      accountId: account.id,
      signInProvider: facts.provider,
      claims: facts.claims ?? {},
      secondFactorId: facts.secondFactorId,
      signedInAt,
      lastUsedAt: now,
    })
    .returning()
  await changeAccount(queries, account.id, { lastSignedInAt: signedInAt, lastRefreshedAt: now })
  return session!
}

/** The pair of tokens of a session's present number. `expiresIn` is in seconds. */
export async function tokensOf(tools: Tools, account: Account, session: Session): Promise<Tokens> {
  const links = await linksOf(tools.database, account.id)
  return {
    idToken: await mintIdToken(tools, account, session, links),
    refreshToken: refreshTokenOf(tools.environment, session.id, session.generation),
    expiresIn: idTokenSeconds,
  }
}

/** Ends every session of the account: their refresh tokens are refused, their ID tokens are void. */
export async function revokeSessions(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries
    .update(sessionTable)
    .set({ revokedAt: now })
    .where(and(eq(sessionTable.accountId, accountId), isNull(sessionTable.revokedAt)))
  await changeAccount(queries, accountId, { tokensValidFrom: now })
}

/** Revokes that session of the account; nothing happens when it is over or another's. */
export async function endSession(queries: Queries, accountId: string, sessionId: string, now: Date): Promise<void> {
  const isThis = and(eq(sessionTable.accountId, accountId), sql`${sessionTable.id}::text = ${sessionId}`)
  await queries
    .update(sessionTable)
    .set({ revokedAt: now })
    .where(and(isThis, isNull(sessionTable.revokedAt)))
}

const idLength = 16
const macLength = 32

/** The refresh token of that number of a session: nothing secret of it is in the database. */
export function refreshTokenOf(environment: Environment, sessionId: string, generation: number): string {
  const head = Buffer.alloc(idLength + 4)
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(head)
  head.writeUInt32BE(generation, idLength)
  return Buffer.concat([head, identitySecret(environment).mac('refresh-token', head)]).toString('base64url')
}

/** The session and number of a refresh token that we made, or undefined for any other text. */
export function readRefreshToken(environment: Environment, token: string) {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idLength + 4 + macLength || bytes.toString('base64url') !== token) return undefined
  const head = bytes.subarray(0, idLength + 4)
  if (!identitySecret(environment).proves('refresh-token', head, bytes.subarray(idLength + 4))) return undefined
  const hex = head.toString('hex', 0, idLength)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, generation: head.readUInt32BE(idLength) }
}
