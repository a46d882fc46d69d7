// Writes the mails about a proposed change to the outbox, in the transaction of the event they report.

import { type MailTools, mailedBooking, sendAbout, siteOf } from '#bookings/mails/booking-mails.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Amendment } from './amendment-tables.server.ts'
import { proposalEndedMail, proposalMail, proposalRefusedMail } from './proposal-mail.ts'

type Mailed = Pick<Amendment, 'id' | 'after' | 'deltaMinor' | 'words'> & { readonly expiresAt: Date }

/** To the guest: a change waits for their answer. */
export async function writeProposalMail(
  queries: Queries,
  row: BookingRow,
  change: Mailed,
  tools: MailTools,
  now: Date,
) {
  const { id, after, deltaMinor, words, expiresAt } = change
  const changed = { ...row, ...after }
  const wanted = await mailedBooking(queries, changed, tools, now)
  const site = siteOf(tools)
  const until = sayInstant(expiresAt, row.timeZone, site.locale)
  const mail = proposalMail(wanted, { deltaMinor, until, words }, site)
  await sendAbout(queries, tools, changed, { to: wanted.contact.email, about: `proposal:${id}`, mail }, now)
}

/** To the operator: the guest declined. */
export async function writeDeclinedMail(queries: Queries, row: BookingRow, id: string, tools: MailTools, now: Date) {
  const booking = await mailedBooking(queries, row, tools, now)
  const mail = proposalRefusedMail(booking, 'declined', { page: adminAddress(row.id), site: siteOf(tools) })
  await sendAbout(queries, tools, row, { to: undefined, about: `proposal-declined:${id}`, mail }, now)
}

/** To both sides: the guest did not answer in time. */
export async function writeUnansweredMails(queries: Queries, row: BookingRow, id: string, tools: MailTools, now: Date) {
  const booking = await mailedBooking(queries, row, tools, now)
  const site = siteOf(tools)
  const ended = proposalEndedMail(booking, site)
  await sendAbout(queries, tools, row, { to: booking.contact.email, about: `proposal-over:${id}`, mail: ended }, now)
  const unanswered = proposalRefusedMail(booking, 'expired', { page: adminAddress(row.id), site })
  await sendAbout(queries, tools, row, { to: undefined, about: `proposal-unanswered:${id}`, mail: unanswered }, now)
}
