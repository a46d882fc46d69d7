// Commands: an address that was only typed is proved, by the code of a mail or by its link, and the booking is its owner's.

import { and, eq, isNull } from 'drizzle-orm'
import { proveByCode } from '#bookings/arrival/contact-code.server.ts'
import { writeGuestMail } from '#bookings/mails/booking-mails.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { exchangeKey, type Proof, proveBrowsers } from '#users/contact/contact-key.server.ts'

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
