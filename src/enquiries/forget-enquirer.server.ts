// A user's enquiries are deleted with their account (I25); what came of one is a booking, which has a record of its own.

import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { enquiryTable } from './enquiry-tables.server.ts'

/** Answers what the mails about them begin with. */
export async function forgetEnquirer(queries: Queries, userId: string): Promise<string[]> {
  const theirs = eq(enquiryTable.guestUserId, userId)
  const gone = await queries.delete(enquiryTable).where(theirs).returning({ id: enquiryTable.id })
  return gone.map(({ id }) => `enquiry:${id}`)
}
