// Command: a refresh token is exchanged for fresh tokens, and its number moves on.

import { eq } from 'drizzle-orm'
import { type Account, changeAccount, findAccount } from '#identity/account/account-store.server.ts'
import { sessionTable } from '#identity/account/identity-tables.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, seconds } from '#values/duration.ts'
import type { Session } from './id-token.server.ts'
import { readRefreshToken, type Tokens, tokensOf } from './session.server.ts'

/** A used refresh token stays good that long in its own session: two tabs refresh together. */
const reuseGrace = seconds(60)

/** An unused session expires after this. */
export const idleSessionEnds = days(90)

/**
 * INVALID_REFRESH_TOKEN for a text we never gave; USER_NOT_FOUND when the account is gone; TOKEN_EXPIRED when its session is over, and when it was used more
 * than a minute ago: then somebody else may hold it, and the whole session ends. USER_NOT_FOUND, USER_DISABLED.
 */
export async function refreshSession(
  tools: Tools,
  refreshToken: string,
): Promise<IdentityOutcome<{ readonly account: Account; readonly tokens: Tokens }>> {
  const read = readRefreshToken(tools.environment, refreshToken)
  if (!read) return refuse('INVALID_REFRESH_TOKEN')
  const now = tools.clock.now()
  const moved = await inTransaction(tools.database, async queries => {
    const [session] = await queries.select().from(sessionTable).where(eq(sessionTable.id, read.sessionId)).for('update')
    if (!session) return refuse('USER_NOT_FOUND')
    const account = await findAccount(queries, session.accountId)
    if (!account) return refuse('USER_NOT_FOUND')
    if (account.disabled) return refuse('USER_DISABLED')
    if (session.revokedAt || now.getTime() - session.lastUsedAt.getTime() > idleSessionEnds) {
      return refuse('TOKEN_EXPIRED')
    }
    const next = nextNumber(session, read.generation, now)
    if (!next) {
      tools.log.warn({ account: account.id }, 'a used refresh token came back: its session was ended')
      await queries.update(sessionTable).set({ revokedAt: now }).where(eq(sessionTable.id, session.id))
      return refuse('TOKEN_EXPIRED')
    }
    const [continued] = await queries
      .update(sessionTable)
      .set({ ...next, lastUsedAt: now })
      .where(eq(sessionTable.id, session.id))
      .returning()
    await changeAccount(queries, account.id, { lastRefreshedAt: now })
    return { ok: true as const, account, session: continued! }
  })
  if (!moved.ok) return moved
  return { ok: true, account: moved.account, tokens: await tokensOf(tools, moved.account, moved.session) }
}

const mostRotationsKept = 100

// The live number moves on; one used a moment ago gets the live one once more; any other is a reuse.
function nextNumber(session: Session, generation: number, now: Date) {
  const recent = session.rotations.filter(at => now.getTime() - at.getTime() <= reuseGrace)
  if (generation === session.generation) {
    return { generation: generation + 1, rotations: [...recent, now].slice(-mostRotationsKept) }
  }
  const age = session.generation - generation
  return age > 0 && age <= recent.length ? { generation: session.generation, rotations: recent } : undefined
}
