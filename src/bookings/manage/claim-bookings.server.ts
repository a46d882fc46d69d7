// The verb by which bookings made without an account pass to the account that has their address verified.

import { and, eq, isNull, ne } from 'drizzle-orm'
import { voidKeys } from '#accounts/contact/contact-key.server.ts'
import type { SignedInUser } from '#accounts/visitor.ts'
import { bookingTable } from '#bookings/booking-tables.server.ts'
import { canonicalEmail } from '#identity/email-address.ts'
import { inTransaction } from '#platform/database.server.ts'
import type { Tools } from '#platform/tools.server.ts'

/**
 * Gives the user every booking whose proved address is theirs, and answers how many. Only an address that the identity
 * provider says is verified counts: being verified in some other way proves nothing about it. The mailed links end.
 */
export async function claimBookings({ database }: Tools, who: SignedInUser): Promise<number> {
  if (!who.emailVerified || who.email === null) return 0
  const address = canonicalEmail(who.email)
  return inTransaction(database, async queries => {
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
    for (const { id } of claimed) await voidKeys(queries, id)
    return claimed.length
  })
}
