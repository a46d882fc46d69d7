// The current state of an account of the embedded provider, as a session of the site needs it.

import { eq, sql } from 'drizzle-orm'
import type { Person } from '#identity/wire/profile.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { accountTable } from './identity-tables.server.ts'

type AccountStanding = Person & {
  readonly disabled: boolean
  /** Whether the provider's session was revoked, or is gone. */
  readonly sessionOver: boolean
}

/** The account now, seen from one of its sessions; undefined when there is no such account (any more). */
export async function accountStanding(
  queries: Queries,
  subject: string,
  sessionId: string,
): Promise<AccountStanding | undefined> {
  // Drizzle omits the table name in single-table queries, so the inner ones are spelt out.
  const links = sql<string[]>`array(
    select link.provider_id from identity_provider_link link
    where link.account_id = identity_account.id order by 1)`
  const open = sql<boolean>`exists(
    select from identity_session opened
    where opened.account_id = identity_account.id and opened.id::text = ${sessionId} and opened.revoked_at is null)`
  const [found] = await queries
    .select({ account: accountTable, links, open })
    .from(accountTable)
    .where(eq(accountTable.id, subject))
  if (!found) return undefined
  const { account } = found
  const { email, emailVerified, phoneNumber, displayName, photoUrl, disabled } = account
  return {
    ...{ subject, email, emailVerified, phoneNumber, displayName, photoUrl, disabled },
    providers: [
      ...(account.passwordHash !== null || account.emailLink ? ['password'] : []),
      ...(phoneNumber !== null ? ['phone'] : []),
      ...found.links,
    ],
    sessionOver: !found.open,
  }
}
