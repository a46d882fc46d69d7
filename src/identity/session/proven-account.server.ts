// Who proved to be an account's owner: by an ID token, or by our own server's session.

import { and, eq, isNull } from 'drizzle-orm'
import { type Account, findAccount, lockAccount } from '#identity/account/account-store.server.ts'
import { type Claims, sessionTable } from '#identity/account/identity-tables.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords } from '#identity/wire/protocol-words.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { minutes } from '#values/duration.ts'
import { readIdToken } from './id-token.server.ts'

declare const proof: unique symbol

/** The account of somebody who proved to own it, and how. Only this file makes one. */
export type ProvenAccount = {
  readonly account: Account
  /** The session of the ID token; our own server's sessions have none here. */
  readonly sessionId?: string
  readonly provider: string
  readonly claims: Claims
  readonly secondFactorId?: string
  readonly signedInAt: Date
  readonly [proof]: true
}

export type Proved = Promise<IdentityOutcome<{ readonly who: ProvenAccount }>>

type Locked = Promise<IdentityOutcome<{ readonly account: Account }>>

/** How long after signing in somebody may change what the account hangs on. */
export const recentSignIn = minutes(5)

/**
 * The account behind an ID token, in the protocol's order: INVALID_ID_TOKEN, USER_NOT_FOUND, TOKEN_EXPIRED (by time),
 * USER_DISABLED, TOKEN_EXPIRED (by a revoked session, by a password changed since). Disabling an account revokes its
 * sessions, and its owner is to hear the reason. Reference 7.2.
 */
export async function proveIdToken(tools: Tools, idToken: string | undefined): Proved {
  if (!idToken) return refuse('MISSING_ID_TOKEN')
  const read = await readIdToken(tools, idToken)
  if (!read.ok) return read
  const { claims, expired } = read
  const account = await findAccount(tools.database, claims.sub)
  if (!account) return refuse('USER_NOT_FOUND')
  if (expired) return refuse('TOKEN_EXPIRED')
  if (account.disabled) return refuse('USER_DISABLED')
  const session = await liveSession(tools.database, claims.sid, account.id)
  const outdated = claims.iat < Math.floor(account.tokensValidFrom.getTime() / 1000)
  if (!session || outdated) return refuse('TOKEN_EXPIRED')
  return { ok: true, who: provenBy(account, session) }
}

/**
 * The account behind a session of its own that our server found behind a cookie, with the age of that sign-in, or of a
 * proof that its bearer gave since. USER_NOT_FOUND, TOKEN_EXPIRED, USER_DISABLED.
 */
export async function proveBySession(tools: Tools, accountId: string, sessionId: string, provedAgainAt?: Date): Proved {
  const account = await findAccount(tools.database, accountId)
  if (!account) return refuse('USER_NOT_FOUND')
  const session = await liveSession(tools.database, sessionId, account.id)
  if (!session) return refuse('TOKEN_EXPIRED')
  if (account.disabled) return refuse('USER_DISABLED')
  return { ok: true, who: provenBy(account, { ...session, signedInAt: provedAgainAt ?? session.signedInAt }) }
}

function provenBy(account: Account, session: typeof sessionTable.$inferSelect): ProvenAccount {
  const who = {
    account,
    sessionId: session.id,
    provider: session.signInProvider,
    claims: session.claims,
    secondFactorId: session.secondFactorId ?? undefined,
    signedInAt: session.signedInAt,
  }
  return who as ProvenAccount
}

async function liveSession(queries: Queries, id: string, accountId: string) {
  const [session] = await queries
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.id, id), eq(sessionTable.accountId, accountId), isNull(sessionTable.revokedAt)))
  return session
}

/**
 * The account that our own server vouches for: its session was proved when it was opened, at `signedInAt`.
 * USER_NOT_FOUND or USER_DISABLED.
 */
export async function proveByServer(tools: Tools, accountId: string, { signedInAt }: { signedInAt: Date }): Proved {
  const account = await findAccount(tools.database, accountId)
  if (!account) return refuse('USER_NOT_FOUND')
  if (account.disabled) return refuse('USER_DISABLED')
  return { ok: true, who: { account, provider: 'password', claims: {}, signedInAt } as unknown as ProvenAccount }
}

/**
 * The proven account, locked until the transaction ends. TOKEN_EXPIRED when its sessions were ended after the proof: then
 * the proof may be that of somebody who was shut out meanwhile. USER_NOT_FOUND, USER_DISABLED.
 */
export async function lockProven(queries: Queries, { account: { id, tokensValidFrom } }: ProvenAccount): Locked {
  const account = await lockAccount(queries, id)
  if (!account) return refuse('USER_NOT_FOUND')
  if (account.disabled) return refuse('USER_DISABLED')
  const isOver = account.tokensValidFrom.getTime() !== tokensValidFrom.getTime()
  return isOver ? refuse('TOKEN_EXPIRED') : { ok: true, account }
}

/**
 * The account to which somebody signed in adds a number or a provider, locked: TOKEN_EXPIRED as above, and
 * UNVERIFIED_EMAIL while its address may be another person's.
 */
export async function lockForLinking(queries: Queries, who: ProvenAccount): Locked {
  const locked = await lockProven(queries, who)
  if (!locked.ok || locked.account.email === null || locked.account.emailVerified) return locked
  return refuse('UNVERIFIED_EMAIL', protocolWords.verifyToLink)
}

/** What a session that continues the proof has from it: it is not newer for it. */
export function carriedFrom({ claims, secondFactorId, signedInAt }: ProvenAccount) {
  return { claims, secondFactorId, signedInAt }
}

/** Whether the proof is fresh enough for what the hosted service answers CREDENTIAL_TOO_OLD_LOGIN_AGAIN to. */
export function isRecent(tools: Tools, { signedInAt }: ProvenAccount): boolean {
  return tools.clock.now().getTime() - signedInAt.getTime() <= recentSignIn
}
