// Command: who paid first has another code mailed, or corrects the address before it is proved.

import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { mailToProve } from '#bookings/mails/mail-to-prove.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { correctKeys } from '#users/contact/contact-key.server.ts'
import type { UnprovedContact } from '#users/user/visitor.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { mayMail } from './ask-link.server.ts'

type Asked = { readonly email: string; readonly address: string; readonly origin: string }

/**
 * Mails a new code for a booking that was paid first, to the address it was typed with or to a corrected one: then what was
 * mailed to the former address is void. One transaction, in the order in which a proof locks: keys, then the booking.
 */
export async function mailNewCode(
  tools: Tools,
  { about, typedEmail }: UnprovedContact,
  { email: typed, address, origin }: Asked,
): Promise<Outcome<object, 'booking-unknown' | 'too-many-links'>> {
  const now = tools.clock.now()
  const email = canonicalEmail(typed)
  type Mailed = Outcome<object, 'booking-unknown' | 'too-many-links'>
  return inTransaction<Mailed>(tools.database, async queries => {
    if (!(await mayMail(tools, queries, email, address))) return refused('too-many-links')
    await correctKeys(queries, { about, email })
    const { id, guestUserId, unprovedEmail, contact } = bookingTable
    const corrected = sql`jsonb_set(${contact}, '{email}', to_jsonb(${email}::text))`
    const [row] = await queries
      .update(bookingTable)
      .set({ unprovedEmail: email, ...(email !== typedEmail && { contact: corrected }), updatedAt: now })
      .where(and(eq(id, about), eq(unprovedEmail, typedEmail), isNull(guestUserId)))
      .returning()
    if (!row) throw new RolledBack(refused('booking-unknown'))
    const again = `again-${randomUUID().slice(0, 8)}`
    await writeOutbox(
      queries,
      await mailToProve(queries, { environment: tools.environment, origin }, row, again, now),
      now,
    )
    return done({})
  })
}
