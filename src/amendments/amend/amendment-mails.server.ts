// Writes the mails about a change of a booking to the outbox, in the transaction of the event they report.

import { type MailParts, mailsAbout, writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import type { MailTools } from '#bookings/mails/mail-reader.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
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
  const sentences = () => [
    ...sayChosenThen(sayChosenAnew(before.quote, after.quote)),
    sayDifference(total, deltaMinor, currentLanguage().locale),
  ]
  const arrow = { command: 'amend', from: row.state, to: row.state } as const
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
  const { toGuest, toOperator } = mailsAbout(queries, row, tools, now, { ...row, ...after })
  const facts = ({ instant }: MailParts) => ({
    deltaMinor,
    until: instant(expiresAt ?? now),
    chosen: sayChosenAnew(before.quote, after.quote),
  })
  await toGuest(`change-sent:${id}`, parts => changeSentMail(parts.booking, facts(parts), parts.site))
  await toOperator(`change-waits:${id}`, parts => changeWaitsMail(parts.booking, facts(parts), parts.site))
}

/** To the guest: the change ended, and the booking stands as it was. */
export async function writeRefusedMail(
  queries: Queries,
  row: BookingRow,
  { id, kind }: { readonly id: string; readonly kind: ChangeRefused },
  tools: MailTools,
  now: Date,
) {
  const { toGuest } = mailsAbout(queries, row, tools, now)
  await toGuest(`change-${kind}:${id}`, ({ booking, site }) => changeRefusedMail(booking, kind, site))
}
