// Command: a session ends, here and at the identity provider.

import type { ProvenAccount } from '#identity/session/proven-account.server.ts'
import { endSession } from '#identity/session/session.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { findSession, revokeSession } from './session-store.server.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Signs a browser out: its session and the sign-in behind it are revoked. Nothing happens when it has none. */
export async function closeSession(tools: Tools, token: string | undefined): Promise<void> {
  if (token === undefined) return
  const now = tools.clock.now()
  await inTransaction(tools.database, async queries => {
    const found = await findSession(queries, token, now)
    if (!found) return
    const { id, userId, identitySessionId } = found.session
    await revokeSession(queries, { userId, id }, now)
    if (identitySessionId) await endSession(queries, found.user.identitySubject, identitySessionId, now)
  })
}

/** Ends one of the user's own sessions, wherever it is; answers whether there was one to end. */
export async function closeSessionOf(tools: Tools, user: SignedInUser, sessionId: string): Promise<boolean> {
  if (!uuid.test(sessionId)) return false
  const now = tools.clock.now()
  return inTransaction(tools.database, async queries => {
    const ended = await revokeSession(queries, { userId: user.id, id: sessionId }, now)
    if (ended?.identitySessionId) await endSession(queries, user.subject, ended.identitySessionId, now)
    return ended !== undefined
  })
}

/** Ends the provider's session of a proof that was only asked for to prove something. */
export async function closeSessionBehind(tools: Tools, { account, sessionId }: ProvenAccount): Promise<void> {
  if (sessionId) await endSession(tools.database, account.id, sessionId, tools.clock.now())
}
