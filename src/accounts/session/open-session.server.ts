// The verb: somebody whose identity is proved gets a session of the site.

import type { Door } from '#accounts/door.server.ts'
import { mintVisitor } from '#accounts/read-visitor.server.ts'
import { type IdentityFace, keepUser } from '#accounts/user-store.server.ts'
import type { SignedInVisitor } from '#accounts/visitor.ts'
import { accountStanding } from '#identity/account-standing.server.ts'
import type { HostedTokens } from '#identity/hosted/renew-hosted-token.server.ts'
import { inTransaction, type Queries } from '#platform/database.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { later } from '#values/duration.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { sealSignIn } from './held-sign-in.server.ts'
import { addSession, findSession, renewSession, revokeSession } from './session-store.server.ts'
import { newSessionToken, sessionCookie, sessionLength } from './session-token.server.ts'
import { signedIn } from './signed-in.server.ts'

/** A proved sign-in: the provider's name for the person, and its own session behind the proof. */
export type ProvedSignIn = {
  readonly subject: string
  /** Of our own provider; for a hosted one see `hostedSessionId`. */
  readonly identitySessionId: string
  /** What a hosted provider's token says of the person. */
  readonly person?: IdentityFace
  /** What a hosted provider gave for this sign-in. */
  readonly tokens?: HostedTokens
}

/** `token` is what the cookie of `setCookie` carries; a program sends it as its bearer token. */
export type SessionOpened = {
  readonly visitor: SignedInVisitor
  readonly setCookie: string
  readonly token: string
}

/**
 * Finds or makes the user and opens a session. A browser that is signed in as the same user keeps its session; one that
 * was signed in as somebody else loses that one. 'account-over' when the account was disabled or removed meanwhile.
 */
export async function openSession(
  tools: Tools,
  door: Door,
  proved: ProvedSignIn,
): Promise<Outcome<SessionOpened, 'account-over'>> {
  const { database, clock, environment } = tools
  const now = clock.now()
  const expiresAt = later(now, sessionLength(environment))
  const answer = await inTransaction<Outcome<SessionOpened, 'account-over'>>(database, async queries => {
    const face = proved.person ?? (await faceOf(queries, proved))
    if (!face) return refused('account-over')
    const user = await keepUser(queries, face, now)
    if (user.status !== 'active') return refused('account-over')
    const held = door.sessionToken ? await findSession(queries, door.sessionToken, now) : undefined
    const { identitySessionId } = proved
    const heldSignIn = proved.tokens ? sealSignIn(tools, proved.subject, proved.tokens) : null
    if (held && held.user.id === user.id) {
      await renewSession(queries, held.session.id, { identitySessionId, heldSignIn, expiresAt }, now)
      return opened(held.session.id, door.sessionToken!)
    }
    if (held) await revokeSession(queries, { userId: held.user.id, id: held.session.id }, now)
    const token = newSessionToken()
    const { deviceLabel } = door
    const session = await addSession(
      queries,
      { token, userId: user.id, identitySessionId, heldSignIn, deviceLabel, expiresAt },
      now,
    )
    // The roles are read as of this session, by the same question as at every later request.
    return opened(session.id, token)

    async function opened(sessionId: string, token: string): Promise<Outcome<SessionOpened, 'account-over'>> {
      const found = await findSession(queries, token, now)
      const visitor = mintVisitor(user, found?.roles ?? [], sessionId)
      return done({ visitor, setCookie: sessionCookie(token, environment), token })
    }
  })
  if (answer.ok) await signedIn.tell(tools, answer.visitor.user)
  return answer
}

/** What our own provider says of the person, if the account and the sign-in behind the proof stand. */
async function faceOf(
  queries: Queries,
  { subject, identitySessionId }: ProvedSignIn,
): Promise<IdentityFace | undefined> {
  const standing = await accountStanding(queries, subject, identitySessionId)
  return standing && !standing.disabled && !standing.sessionOver ? standing : undefined
}
