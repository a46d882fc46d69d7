// Command: opens a session of the site for somebody whose identity is proved.

import { accountStanding } from '#identity/account/account-standing.server.ts'
import type { HostedTokens } from '#identity/hosted/renew-hosted-token.server.ts'
import type { Person } from '#identity/wire/profile.ts'
import { port } from '#platform/port.server.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { saveUser } from '#users/user/user-store.server.ts'
import { isOperator, type SignedInUser, type SignedInVisitor } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Client } from './client.server.ts'
import { followToken, privilegesOf } from './follow-token.server.ts'
import { sealSignIn } from './held-sign-in.server.ts'
import { mintVisitor } from './read-visitor.server.ts'
import { addSession, findSession, revokeSession, rolesOf, touchSession } from './session-store.server.ts'
import { newSessionToken, sessionCookie, sessionEnd } from './session-token.server.ts'

/** Notified after each sign-in, with the user as the identity provider describes them at that moment. */
export const signedIn = port<SignedInUser>('signed in')

/** A proved sign-in: the provider's name for the person, and its own session behind the proof. */
export type ProvedSignIn = {
  readonly subject: string
  /** Of our own provider; for a hosted one see `hostedSessionId`. */
  readonly identitySessionId: string
  readonly signedInAt: Date
  /** What a hosted provider's token says of the person. */
  readonly person?: Person
  /** Whether it took a second factor, as a hosted provider says. */
  readonly withSecondFactor?: boolean
  /** What a hosted provider gave for this sign-in. */
  readonly tokens?: HostedTokens
}

/** `setCookie` brings the browser a new token, if it gets one; a program sends `token` as its bearer token. */
export type SessionOpened = {
  readonly visitor: SignedInVisitor
  readonly setCookie: string | undefined
  readonly token: string
}

type OpenRefusal = 'account-over' | 'sign-in-too-old' | 'token-used'

/**
 * Finds or makes the user and opens a session with a token of its own; the one that the browser had is over. Only an ID
 * token that the browser itself brings (`openedBy` is the hash of what was signed) may renew the session that came from the very same
 * sign-in; it opens no second one.
 */
export async function openSession(
  tools: Tools,
  client: Client,
  proved: ProvedSignIn,
  openedBy: Buffer | null = null,
): Promise<Outcome<SessionOpened, OpenRefusal>> {
  const { database, clock, environment } = tools
  const now = clock.now()
  const answer = await inTransaction<Outcome<SessionOpened, OpenRefusal>>(database, async queries => {
    const face = proved.person ?? (await faceOf(queries, proved))
    if (!face) return refused('account-over')
    const user = await saveUser(queries, face, now)
    if (user.status !== 'active') return refused('account-over')
    const { identitySessionId, signedInAt } = proved
    const { roles, stayRoles } = await rolesOf(queries, user.id, now)
    const held = client.sessionToken ? await findSession(queries, client.sessionToken, now) : undefined
    const heldSignIn = proved.tokens ? sealSignIn(tools, proved.subject, proved.tokens) : null
    const asVisitor = (id: string) => mintVisitor(user, roles, id, stayRoles)
    const expiresAt = sessionEnd(environment, { signedInAt, isOperator: isOperator(asVisitor('').user) }, now)
    if (expiresAt <= now) return refused('sign-in-too-old')
    if (openedBy && held && held.user.id === user.id && held.session.identitySessionId === identitySessionId) {
      const { session } = held
      await touchSession(queries, session.id, { heldSignIn, expiresAt }, now)
      const visitor = asVisitor(session.id)
      const setCookie = await followToken(tools, queries, client.sessionToken!, { session, visitor, expiresAt })
      return done({ visitor, setCookie, token: client.sessionToken! })
    }
    const token = newSessionToken()
    const privileges = privilegesOf(asVisitor(''))
    const session = {
      ...{ token, userId: user.id, identitySessionId, heldSignIn, deviceLabel: client.deviceLabel },
      ...{ privileges, openedBy, signedInAt, expiresAt, withSecondFactor: proved.withSecondFactor ?? false },
    }
    const added = await addSession(queries, session, now)
    if (!added) return refused('token-used')
    if (held) await revokeSession(queries, { userId: held.user.id, id: held.session.id }, now)
    return done({ visitor: asVisitor(added.id), setCookie: sessionCookie(token, environment), token })
  })
  if (answer.ok) await signedIn.tell(tools, answer.visitor.user)
  return answer
}

/** What our own provider says of the person, if the account and the sign-in behind the proof stand. */
async function faceOf(queries: Queries, { subject, identitySessionId }: ProvedSignIn): Promise<Person | undefined> {
  const standing = await accountStanding(queries, subject, identitySessionId)
  return standing && !standing.disabled && !standing.sessionOver ? standing : undefined
}
