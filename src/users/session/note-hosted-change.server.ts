// Stores at once what a mailed link changed at a hosted provider: our sessions know of an account only what is stored here.

import { and, eq, sql } from 'drizzle-orm'
import type { HostedAnswer } from '#identity/hosted/hosted-call.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { MailTask } from '#users/form/mail-task.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { revokeSessionsOf } from './session-store.server.ts'

type Told = Pick<HostedAnswer, 'localId' | 'email'>

/**
 * A confirmed address is confirmed in every browser; after any other change nobody stays signed in, as with our own
 * provider. `told` is the service's own answer: a new password names the address of the account, the rest its id too.
 */
export async function noteHostedChange(
  { database, clock }: Tools,
  task: Exclude<MailTask, 'signIn'>,
  { localId, email }: Told,
): Promise<void> {
  const address = email === undefined ? undefined : canonicalEmail(email)
  const whose = task === 'resetPassword' ? address && eq(userTable.email, address) : localId && bySubject(localId)
  if (!whose) return
  const now = clock.now()
  const changed = { updatedAt: now, version: sql`${userTable.version} + 1` }
  await inTransaction(database, async queries => {
    if (task === 'verifyEmail') {
      const told = address === undefined ? whose : and(whose, eq(userTable.email, address))
      await queries
        .update(userTable)
        .set({ emailVerified: true, ...changed })
        .where(told)
      return
    }
    const found = await queries.select({ id: userTable.id }).from(userTable).where(whose)
    for (const { id: userId } of found) await revokeSessionsOf(queries, { userId }, now)
    if (task === 'resetPassword' || address === undefined) return
    await queries
      .update(userTable)
      .set({ email: address, ...changed })
      .where(whose)
  })
}

const bySubject = (subject: string) => eq(userTable.identitySubject, subject)
