// Commands: an address that was only typed is proved, by the code of a mail or by its link, and the booking is its owner's.

import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { proveByCode } from '#bookings/arrival/contact-code.server.ts'
import { mailToProve, writeGuestMail } from '#bookings/mails/booking-mails.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { inTransaction, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { correctKeys, exchangeKey, type Proof, proveBrowsers } from '#users/contact/contact-key.server.ts'
import type { UnprovedContact } from '#users/user/visitor.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { mayMail } from './ask-link.server.ts'

type From = { readonly origin: string }

/** As `exchangeKey` of a link to a booking or to go on at the checkout. */
export function openLink(tools: Tools, key: string, from: From) {
  return exchangeKey(tools, key, ['manage', 'continue'], (queries, proof) => proveBooking(queries, tools, proof, from))
}

type Typed = Parameters<typeof proveByCode>[1]

/** As `proveByCode` of a code mailed for a hold or for a booking. */
export function typeCode(tools: Tools, typed: Typed, from: From) {
  return proveByCode(tools, typed, (queries, proof) => proveBooking(queries, tools, proof, from))
}

/**
 * Of a booking that was paid first the address becomes its proved one: the browser that paid is known by it from now on, and the
 * confirmation that was held back is mailed. Anything else is left as it is.
 */
async function proveBooking(
  queries: Transaction,
  tools: Tools,
  { about, email }: Proof,
  { origin }: From,
): Promise<void> {
  const { id, guestUserId, unprovedEmail } = bookingTable
  const now = tools.clock.now()
  const [proved] = await queries
    .update(bookingTable)
    .set({ guestEmail: email, unprovedEmail: null, updatedAt: now })
    .where(and(eq(id, about), eq(unprovedEmail, email), isNull(guestUserId)))
    .returning()
  if (!proved) return
  await proveBrowsers(queries, { about, email }, now)
  await writeGuestMail(queries, proved, { environment: tools.environment, origin }, now)
}

/**
 * Mails a new code for a booking that was paid first, to the address it was typed with or to a corrected one: then what was
 * mailed to the former address is void. One transaction, in the order in which a proof locks: keys, then the booking.
 */
export async function mailNewCode(
  tools: Tools,
  { about, typedEmail }: UnprovedContact,
  { email: typed, address, origin }: From & { readonly email: string; readonly address: string },
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
