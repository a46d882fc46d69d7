// An invitation as whoever was invited meets it: what it gives, and the command that accepts it.

import { eq } from 'drizzle-orm'
import { applyMailCode } from '#identity/apply-mail-code.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { makeMailCode } from '#identity/mail/mail-code.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { proveByThisSession } from '#users/session/prove-by-session.server.ts'
import { findUser } from '#users/user/user-store.server.ts'
import { displayNameOf, type SignedInUser, type Visitor } from '#users/user/visitor.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { findInvitation } from './invite-person.server.ts'
import type { AcceptRefusal } from './people-refusals.ts'
import { type Invitation, invitationTable } from './people-tables.server.ts'
import { sayGrants } from './people-words.ts'
import { existingGrants, homesOf, invitedGrants, writeGrants } from './person-grants.server.ts'

type OpenedInvitation = {
  readonly email: string
  /** Who invites; undefined once their account is gone. */
  readonly by: string | undefined
  readonly roles: readonly string[]
  /** Whether the browser is signed in with that address. */
  readonly whose: 'signed-out' | 'theirs' | 'another'
}

/** Of a mailed key; undefined once it was used, taken back, sent again or is over. */
export async function openInvitation(
  { database, clock }: Tools,
  visitor: Visitor,
  key: string,
): Promise<OpenedInvitation | undefined> {
  const found = await findInvitation(database, key, clock.now())
  if (!found) return undefined
  const grants = await existingGrants(database, invitedGrants(found.grants))
  const inviter = found.invitedBy ? await findUser(database, found.invitedBy) : undefined
  return {
    email: found.email,
    by: inviter?.status === 'active' ? displayNameOf(inviter) : undefined,
    roles: sayGrants(grants, await homesOf(database, grants)),
    whose: visitor.kind === 'signed-out' ? 'signed-out' : isTheirs(visitor.user, found) ? 'theirs' : 'another',
  }
}

type Accepting = { readonly client: Client; readonly user: SignedInUser; readonly key: string }

/**
 * Gives exactly the roles of the invitation to the account with its address, once. The key came to that mailbox, so it
 * proves the address of whoever is signed in with it, as a mailed code does; a hosted provider proves addresses itself.
 */
export async function acceptInvitation(
  tools: Tools,
  { client, user, key }: Accepting,
): Promise<Outcome<object, AcceptRefusal>> {
  const found = await findInvitation(tools.database, key, tools.clock.now())
  if (!found) return refused('invitation-over')
  if (!isTheirs(user, found)) return refused('other-address')
  if (!user.emailVerified && !(await proveAddress(tools, client, user, found.email))) return refused('address-unproved')
  const now = tools.clock.now()
  return inTransaction<Outcome<object, AcceptRefusal>>(tools.database, async queries => {
    const open = await findInvitation(queries, key, now)
    if (!open) return refused('invitation-over')
    const added = await existingGrants(queries, invitedGrants(open.grants))
    await writeGrants(queries, user.id, { added, taken: [] }, now)
    await queries.update(invitationTable).set({ acceptedAt: now }).where(eq(invitationTable.id, open.id))
    return done({})
  })
}

function isTheirs({ email }: Pick<SignedInUser, 'email'>, invitation: Invitation): boolean {
  return email !== null && canonicalEmail(email) === invitation.email
}

/** By a code of the identity provider that is used at once: its rules about strangers hold here too. */
export async function proveAddress(tools: Tools, client: Client, user: SignedInUser, email: string): Promise<boolean> {
  if (isHosted(tools.environment)) return false
  const proved = await proveByThisSession(tools, client, user)
  if (!proved.ok) return false
  const asked = { kind: 'VERIFY_EMAIL', accountId: user.subject, email } as const
  const { code } = await inTransaction(tools.database, queries => makeMailCode(tools, queries, client.caller, asked))
  return (await applyMailCode(tools, client.caller, code, proved.who)).ok
}
