// Command: a user deletes their account. Personal data is erased, the accounting records stay (I25).

import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { findAccount, removeAccount } from '#identity/account/account-store.server.ts'
import { deleteAccount } from '#identity/delete-account.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { eraseAccount } from '#identity/operating/manage-accounts.server.ts'
import { isRecent, type ProvenAccount } from '#identity/session/proven-account.server.ts'
import type { IdentityOutcome, IdentityReason } from '#identity/wire/identity-reason.ts'
import { eraseMessages } from '#platform/outbox/erase-messages.server.ts'
import { inTransaction, type Queries, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Owner, PasswordProof } from '#users/own-page/changes/account-changes.server.ts'
import { deleteAtHosted, proveAtHosted } from '#users/own-page/changes/hosted-changes.server.ts'
import { findUserBySubject } from '#users/program/username-store.server.ts'
import { proveAgain } from '#users/session/prove-again.server.ts'
import { roleGrantTable, sessionTable, userTable } from '#users/user/account-tables.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'

/** Personal data held by rooms above, erased in the same transaction. */
export type Memory = {
  /** How many visits are still to come. */
  readonly visitsAhead: (queries: Queries, userId: string, now: Date) => Promise<number>
  /** Forgets the person; answers what messages were about that are theirs too: see `eraseMessages`. */
  readonly forget: (queries: Queries, userId: string, now: Date) => Promise<readonly string[]>
}

/** Why an account cannot be deleted yet. */
export const leaveRefusals = {
  'visits-ahead': 'users.visitsAhead',
  'last-owner': 'users.lastOwner',
} as const satisfies Readonly<Record<string, SentenceKey>>

export type LeaveRefusal = keyof typeof leaveRefusals

type Left = Promise<Outcome<object, IdentityReason | LeaveRefusal>>

/** Refuses as signing in does, and while something still needs the person. */
export async function deleteOwnAccount(owner: Owner, { currentPassword }: PasswordProof, memory: Memory): Left {
  const { tools, client, who } = owner
  const hosted = isHosted(tools.environment) ? await proveAtHosted(owner, currentPassword) : undefined
  const proved = hosted ?? (await proveAgain(tools, client, who, currentPassword))
  if (!proved.ok) return proved
  // Last of all: what the provider forgot cannot be rolled back.
  return forget(tools, who, memory, () => (hosted?.ok ? deleteAtHosted(tools, hosted) : undefined))
}

/** The same for whoever proved by the identity protocol who they are, by a sign-in of the last few minutes. */
export async function deleteByProof(tools: Tools, who: ProvenAccount, memory: Memory): Left {
  if (!isRecent(tools, who)) return refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const subject = who.account.id
  const user = await findUserBySubject(tools.database, subject)
  if (user) return forget(tools, { id: user.id, subject }, memory)
  // Nobody whom the site ever met: there is nothing else to be forgotten.
  return deleteAccount(tools, who)
}

/** The same for the account of that subject, which an operator removes at the command line. */
export async function deleteByOperator(tools: Tools, subject: string, memory: Memory): Left {
  const user = await findUserBySubject(tools.database, subject)
  return user ? forget(tools, { id: user.id, subject }, memory) : eraseAccount(tools, subject)
}

type Leaving = { readonly id: string; readonly subject: string }

async function forget(
  tools: Tools,
  who: Leaving,
  memory: Memory,
  atLast: () => Promise<IdentityOutcome> | undefined = () => undefined,
): Left {
  const now = tools.clock.now()
  const left = await inTransaction(tools.database, async queries => {
    // A booking begun at this moment waits for this row.
    const [user] = await queries.select().from(userTable).where(eq(userTable.id, who.id)).for('update')
    if (user?.status !== 'active') return refused('USER_NOT_FOUND' as const)
    if ((await memory.visitsAhead(queries, who.id, now)) > 0) return refused('visits-ahead' as const)
    if (await isLastOwner(queries, who.id, now)) return refused('last-owner' as const)
    const subjects = await memory.forget(queries, who.id, now)
    // By a code alone the mailbox may be another person's than the account.
    const byCodeAlone = (await findAccount(queries, who.subject))?.verifiedByCodeAlone ?? false
    const email = user.emailVerified && !byCodeAlone ? user.email : null
    const proved = [email, user.phoneE164].filter(name => name !== null)
    await eraseMessages(queries, { recipients: proved, subjects })
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
    const gone = await atLast()
    if (gone && !gone.ok) throw new RolledBack(gone)
    return done({})
  })
  if (left.ok) tools.log.info({ user: who.id }, 'somebody deleted their account')
  return left
}

// Of all owners leaving at once one remains: the others' rows are locked until the transaction ends.
async function isLastOwner(queries: Queries, userId: string, now: Date): Promise<boolean> {
  const { role, scope, expiresAt } = roleGrantTable
  const owners = await queries
    .select({ id: roleGrantTable.userId })
    .from(roleGrantTable)
    .where(and(eq(role, 'owner'), eq(scope, 'org'), or(isNull(expiresAt), gt(expiresAt, now))))
    .orderBy(roleGrantTable.id)
    .for('update')
  return owners.some(({ id }) => id === userId) && owners.every(({ id }) => id === userId)
}
