// Writes the mails about a change of a booking to the outbox, in the transaction of the event they report.

import {
  type MailTools,
  mailedBooking,
  sendAbout,
  siteOf,
  writeBookingMails,
} from '#bookings/mails/booking-mails.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { currency, money } from '#values/money.ts'
import {
  type ChangeRefused,
  changeRefusedMail,
  changeSentMail,
  changeWaitsMail,
  sayChosenThen,
  sayDifference,
} from './amendment-mail.ts'
import type { Amendment } from './amendment-tables.server.ts'
import { sayChosenAnew } from './chosen-words.ts'

type Mailed = Pick<Amendment, 'id' | 'before' | 'after' | 'deltaMinor' | 'expiresAt'>

/** To the guest and to the operator: the change is in force. */
export async function writeAmendedMails(
  queries: Queries,
  row: BookingRow,
  { before, after, deltaMinor }: Mailed,
  tools: MailTools,
  now: Date,
) {
  const total = money(row.totalMinor, currency(row.currency))
  const chosen = sayChosenAnew(before.quote, after.quote)
  const sentences = [...sayChosenThen(chosen), sayDifference(total, deltaMinor, siteOf(tools).locale)]
  const arrow = { command: 'amend', from: 'confirmed', to: 'confirmed' } as const
  await writeBookingMails(queries, row, { ...arrow, sentences }, tools, now)
}

/** To the guest and to the operator: a change waits for its answer. */
export async function writeProposedMails(
  queries: Queries,
  row: BookingRow,
  change: Mailed,
  tools: MailTools,
  now: Date,
) {
  const { id, before, after, deltaMinor, expiresAt } = change
  const changed = { ...row, ...after }
  const wanted = await mailedBooking(queries, changed, tools, now)
  const site = siteOf(tools)
  const until = sayInstant(expiresAt ?? now, row.timeZone, site.locale)
  const facts = { deltaMinor, until, chosen: sayChosenAnew(before.quote, after.quote) }
  const sent = changeSentMail(wanted, facts, site)
  await sendAbout(queries, tools, changed, { to: wanted.contact.email, about: `change-sent:${id}`, mail: sent }, now)
  const waits = changeWaitsMail(wanted, facts, site)
  await sendAbout(queries, tools, row, { to: undefined, about: `change-waits:${id}`, mail: waits }, now)
}

/** To the guest: the change ended, and the booking stands as it was. */
export async function writeRefusedMail(
  queries: Queries,
  row: BookingRow,
  { id, kind }: { readonly id: string; readonly kind: ChangeRefused },
  tools: MailTools,
  now: Date,
) {
  const booking = await mailedBooking(queries, row, tools, now)
  const mail = changeRefusedMail(booking, kind, siteOf(tools))
  await sendAbout(queries, tools, row, { to: booking.contact.email, about: `change-${kind}:${id}`, mail }, now)
}
