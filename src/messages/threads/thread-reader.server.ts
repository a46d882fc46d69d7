// Whose a thread without a booking is: the account's that asked, or whoever follows a link mailed about it.

import type { ConversationRow } from '#messages/record/message-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { findKey } from '#users/contact/contact-key.server.ts'
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
