// The current state of an account of the embedded provider, as a session of the site needs it.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Person } from '#identity/wire/profile.ts'
import type { Queries } from '#platform/tools/database.server.ts'

export type AccountStanding = Person & {
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
  const { rows } = await queries.execute<{ standing: AccountStanding | null }>(
    sql`select ${standingOf(sql`${subject}`, sql`${sessionId}`)} as standing`,
  )
  return rows[0]?.standing ?? undefined
}

/** The same as a column of another query, with its columns or parameters; null when there is no such account. */
export function standingOf(subject: SQLWrapper, sessionId: SQLWrapper): SQL<AccountStanding | null> {
  return sql`(
    select json_build_object(
      'subject', account.id, 'email', account.email, 'emailVerified', account.email_verified,
      'phoneNumber', account.phone_number, 'displayName', account.display_name, 'photoUrl', account.photo_url,
      'disabled', account.disabled,
      'providers', array_remove(array[
        case when account.password_hash is not null or account.email_link then 'password' end,
        case when account.phone_number is not null then 'phone' end], null)
        || array(select link.provider_id from identity_provider_link link where link.account_id = account.id order by 1),
      'sessionOver', not exists(
        select from identity_session opened
        where opened.account_id = account.id and opened.id::text = ${sessionId} and opened.revoked_at is null))
    from identity_account account where account.id = ${subject})`
}
