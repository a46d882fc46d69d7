// Whose a thread is: of a team by their roles; one without a booking the account's that asked, or whoever follows a mailed link's.

import type { ConversationRow } from '#messages/record/message-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { findKey } from '#users/contact/contact-key.server.ts'
import { type Level, may, type Permitted, reachOf } from '#users/permissions/permissions.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'

export type ThreadReader = {
  readonly user?: VerifiedUser | undefined
  /** Of a mailed link. */
  readonly key?: string | undefined
}

export async function isThreadOf(
  queries: Queries,
  { id, userId }: Pick<ConversationRow, 'id' | 'userId'>,
  { user, key }: ThreadReader,
  now: Date,
): Promise<boolean> {
  if (user && userId === user.id) return true
  if (key === undefined) return false
  const found = await findKey(queries, key, now)
  return found?.purpose === 'thread' && found.about === id
}

/** Which threads an operator may see or write in: by their homes; what has no home needs a role for all of them. */
export function mayThread(who: Permitted, level: Level, stayId: number | null): boolean {
  if (stayId === null) return reachOf(who, 'conversations', level) === 'all'
  return may(who, 'conversations', level, stayId)
}
