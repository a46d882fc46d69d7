// Puts a pending change of a booking into force once the other side has accepted it.

import { eq } from 'drizzle-orm'
import type { MailTools } from '#bookings/mails/mail-reader.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { standingOf, stateConflict } from '#bookings/record/state-conflict.ts'
import { RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import { done } from '#values/result.ts'
import { writeAmendedMails } from './amendment-mails.server.ts'
import { type Amendment, amendmentTable } from './amendment-tables.server.ts'
import { type Carrying, carryOutAmendment } from './carry-out-amendment.server.ts'
import { asAgreed, distancesOf, priceAmendment } from './price-amendment.server.ts'

/**
 * Puts a pending amendment of a locked booking into force at its own price, as `carryOutAmendment` does. The operator, who
 * proposed or accepts it, overrules today's rules, except for the nights that stay empty around visits. Both sides get a mail.
 * 'out-of-date' when the booking has changed since; any other refusal rolls the transaction back.
 */
export async function acceptAmendment(
  queries: Transaction,
  booking: BookingRow,
  amendment: Amendment,
  by: { readonly actor: 'guest' | 'operator'; readonly actorUserId: Carrying['actorUserId'] },
  mailTools: MailTools,
  now: Date,
) {
  if (booking.version !== amendment.version || !mayCommand('amend', booking.state, by.actor)) {
    return stateConflict('out-of-date', standingOf(booking, now))
  }
  const { after, proposedBy } = amendment
  const { extras, couponCode } = after.quote
  const wanted = { nights: nightsOf(after), party: after.party, extras, couponCode }
  const priced = await priceAmendment(queries, await asAgreed(queries, booking), wanted, now, proposedBy)
  await queries
    .update(amendmentTable)
    .set({ state: 'accepted', version: booking.version + 1, answeredAt: now })
    .where(eq(amendmentTable.id, amendment.id))
  const distances = priced.ok ? distancesOf(priced) : { turnoverNights: 0, ownTurnover: { before: 0, after: 0 } }
  const changed = await carryOutAmendment(queries, booking, { amendment, distances, ...by }, now)
  if (!changed.ok) throw new RolledBack(changed)
  await writeAmendedMails(queries, changed.booking, amendment, mailTools, now)
  return done({ bookingId: booking.id })
}
