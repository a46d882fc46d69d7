// Command: bookings made without an account pass to the account that verified their address.

import { and, eq, isNull, ne } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { claimQuestions } from '#messages/record/conversation-store.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { revokeKeys } from '#users/contact/contact-key.server.ts'
import { readContactToken } from '#users/contact/read-contact.server.ts'
import { type GuestContact, isProven, type SignedInUser } from '#users/user/visitor.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { knowsOwner } from './knows-owner.server.ts'

/** As `claimBookings`, for a signed-in user who has just followed a mailed link; answers whether anything was claimed. */
export async function claimByLink(tools: Tools, who: SignedInUser, token: string): Promise<boolean> {
  return (await claimBookings(tools, who, await readContactToken(tools, token))) > 0
}

/**
 * Gives the user every booking whose proved address is theirs, and answers how many. Only an address that the identity
 * provider says is verified counts: being verified in some other way proves nothing about it. Where it was verified by a
 * code alone the bookings wait until the same browser follows a link of ours, as `contact` shows. The mailed links end.
 * What was asked under that address becomes theirs as well, so that a booking that follows has its question.
 */
export async function claimBookings(tools: Tools, who: SignedInUser, contact?: GuestContact): Promise<number> {
  const { database } = tools
  if (!who.emailVerified || who.email === null) return 0
  const address = canonicalEmail(who.email)
  const isByLink = isProven(contact) && contact.provedEmail === address
  if (!isByLink && !(await knowsOwner(tools, who))) return 0
  return inTransaction(database, async queries => {
    await claimQuestions(queries, who.id, address)
    const claimed = await queries
      .update(bookingTable)
      .set({ guestUserId: who.id })
      .where(
        and(
          ...[eq(bookingTable.guestEmail, address), isNull(bookingTable.guestUserId)],
          // What is still being booked goes on where it began.
          ne(bookingTable.state, 'hold'),
        ),
      )
      .returning({ id: bookingTable.id })
    for (const { id } of claimed) await revokeKeys(queries, id)
    return claimed.length
  })
}
