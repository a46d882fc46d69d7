// Removes what was asked and led to no booking: after the retention period, and with the account that asked (I25).

import { eq, sql } from 'drizzle-orm'
import { inTurns, mostAtOnce, type Removal } from '#platform/retention/removal.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import { enquiryTable } from './enquiry-tables.server.ts'

/** Counts the threads. An enquiry goes once it has none, and none is to come. */
export const removeConversations: Removal = async ({ database, clock }) => {
  const ended = removedBefore('conversations', clock.now())
  const removed = await inTurns(
    database,
    sql`delete from conversation where id in (
      select id from conversation where last_message_at <= ${ended}
        and (booking_id is null or not exists (
          select from booking where booking.id = booking_id and terms_accepted_at is not null))
      limit ${mostAtOnce} for update skip locked)`,
  )
  await inTurns(
    database,
    sql`delete from enquiry where id in (
      select id from enquiry where created_at <= ${ended} and state not in ('open', 'offered')
        and not exists (select from conversation where enquiry_id = enquiry.id)
      limit ${mostAtOnce} for update skip locked)`,
  )
  return removed
}

/** A user's enquiries; what came of one is a booking, with a record of its own. Answers what the mails about them begin with. */
export async function forgetEnquirer(queries: Queries, userId: string): Promise<string[]> {
  const theirs = eq(enquiryTable.guestUserId, userId)
  const gone = await queries.delete(enquiryTable).where(theirs).returning({ id: enquiryTable.id })
  return gone.map(({ id }) => `enquiry:${id}`)
}
