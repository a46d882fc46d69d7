// Invitations in the privacy of people: removed when they are over, exported to and forgotten with whom they were for.

import { eq, sql } from 'drizzle-orm'
import { inTurns, mostAtOnce, type Removal } from '#platform/retention/removal.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { invitationTable } from './people-tables.server.ts'

export const removeInvitations: Removal = async ({ database, clock }) => {
  const before = removedBefore('invitations', clock.now()).toISOString()
  return inTurns(
    database,
    sql`delete from invitation where id in (
      select id from invitation where coalesce(accepted_at, withdrawn_at, expires_at) < ${before}::timestamptz
      limit ${mostAtOnce} for update skip locked)`,
  )
}

/** By the address, which the account proved. */
export async function invitationsOf(queries: Queries, { email }: VerifiedUser) {
  if (email === null) return []
  const rows = await queries
    .select()
    .from(invitationTable)
    .where(eq(invitationTable.email, canonicalEmail(email)))
  return rows.map(({ grants, sentAt, acceptedAt }) => ({ roles: grants.map(({ role }) => role), sentAt, acceptedAt }))
}

export async function forgetInvitations(queries: Queries, userId: string): Promise<void> {
  await queries.execute(sql`
    delete from invitation using app_user
    where app_user.id = ${userId} and app_user.email_verified and invitation.email = lower(app_user.email)`)
}
