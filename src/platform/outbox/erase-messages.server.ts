// Removes a person's messages from the outbox when their data is erased.

import { inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { outboxTable } from './outbox-tables.server.ts'

type OwnMessages = {
  /** Addresses and numbers the person has verified. Unverified ones may be anybody's. */
  readonly recipients: readonly string[]
  /** What the messages are about, as a dedupe key prefix: `booking:<id>`. */
  readonly subjects: readonly string[]
}

// A dedupe key is a kind, an id, and a discriminator.
const subject = sql<string>`split_part(${outboxTable.dedupeKey}, ':', 1) || ':' || split_part(${outboxTable.dedupeKey}, ':', 2)`

/** Removes messages to any of the recipients or about any of the subjects, by equality; returns the count. */
export async function eraseMessages(queries: Queries, { recipients, subjects }: OwnMessages): Promise<number> {
  const theirs = recipients.map(recipient => recipient.toLowerCase())
  const gone = await queries
    .delete(outboxTable)
    .where(or(inArray(sql`lower(${outboxTable.recipient})`, theirs), inArray(subject, [...subjects])))
    .returning({ id: outboxTable.id })
  return gone.length
}
