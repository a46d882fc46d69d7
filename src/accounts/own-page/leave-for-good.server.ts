// The verb: somebody deletes their account. What is known of the person goes, the books stay as they are (I25).

import { and, count, eq, ne } from 'drizzle-orm'
import { roleGrantTable, sessionTable, userTable } from '#accounts/account-tables.server.ts'
import type { Door } from '#accounts/door.server.ts'
import { isOperator, type VerifiedUser } from '#accounts/visitor.ts'
import { removeAccount } from '#identity/account-store.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { IdentityReason } from '#identity/identity-reason.ts'
import { inTransaction, type Queries, RolledBack } from '#platform/database.server.ts'
import { eraseMessages } from '#platform/erase-messages.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { deleteAtHosted, proveAtHosted } from './change-at-hosted.server.ts'
import type { LeaveRefusal } from './leave-words.ts'
import { proveAgain } from './prove-again.server.ts'

/** What rooms above this one know of a person, and forget in the same transaction. */
export type Memory = {
  /** How many visits are still to come. */
  readonly visitsAhead: (queries: Queries, userId: string, now: Date) => Promise<number>
  /** Forgets the person; answers the addresses and numbers that stood there. */
  readonly forget: (queries: Queries, userId: string, now: Date) => Promise<readonly string[]>
}

/** Refuses as signing in does, and while something still needs the person: see `leave-words.ts`. */
export async function leaveForGood(
  tools: Tools,
  door: Door,
  who: VerifiedUser,
  { currentPassword }: { readonly currentPassword: string },
  memory: Memory,
): Promise<Outcome<object, IdentityReason | LeaveRefusal>> {
  const hosted = isHosted(tools.environment) ? await proveAtHosted(tools, door, who, currentPassword) : undefined
  const proved = hosted ?? (await proveAgain(tools, door, who, currentPassword))
  if (!proved.ok) return refused(proved.reason)
  const now = tools.clock.now()
  const left = await inTransaction(tools.database, async queries => {
    // A booking begun at this moment waits for this row.
    const [user] = await queries.select().from(userTable).where(eq(userTable.id, who.id)).for('update')
    if (user?.status !== 'active') return refused('USER_NOT_FOUND' as const)
    if ((await memory.visitsAhead(queries, who.id, now)) > 0) return refused('visits-ahead' as const)
    if (isOperator(who) && (await isLastOwner(queries, who.id))) return refused('last-owner' as const)
    const told = await memory.forget(queries, who.id, now)
    await eraseMessages(queries, [user.email ?? '', user.phoneE164 ?? '', ...told])
    await queries.delete(sessionTable).where(eq(sessionTable.userId, who.id))
    await queries.delete(roleGrantTable).where(eq(roleGrantTable.userId, who.id))
    await removeAccount(queries, who.subject)
    await queries
      .update(userTable)
      .set({
        identitySubject: `deleted:${who.id}`,
        username: null,
        email: null,
        emailVerified: false,
        phoneE164: null,
        displayName: null,
        photoUrl: null,
        providers: [],
        status: 'deleted',
        deletedAt: now,
        updatedAt: now,
      })
      .where(eq(userTable.id, who.id))
    // Last: what the provider forgot cannot be rolled back.
    const gone = hosted?.ok ? await deleteAtHosted(tools, hosted) : undefined
    if (gone && !gone.ok) throw new RolledBack(refused(gone.reason))
    return done({})
  })
  if (left.ok) tools.log.info({ user: who.id }, 'somebody deleted their account')
  return left
}

async function isLastOwner(queries: Queries, userId: string): Promise<boolean> {
  const owner = eq(roleGrantTable.role, 'owner')
  const [mine] = await queries
    .select({ grants: count() })
    .from(roleGrantTable)
    .where(and(owner, eq(roleGrantTable.userId, userId)))
  if (mine!.grants === 0) return false
  const [others] = await queries
    .select({ grants: count() })
    .from(roleGrantTable)
    .where(and(owner, ne(roleGrantTable.userId, userId)))
  return others!.grants === 0
}
