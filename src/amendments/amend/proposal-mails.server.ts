// Writes the mails about a proposed change to the outbox, in the transaction of the event they report.

import { mailsAbout } from '#bookings/mails/booking-mails.server.ts'
import type { MailTools } from '#bookings/mails/mail-reader.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
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
  const { toGuest } = mailsAbout(queries, row, tools, now, { ...row, ...after })
  await toGuest(`proposal:${id}`, ({ booking, site, instant }) =>
    proposalMail(booking, { deltaMinor, until: instant(expiresAt), words }, site),
  )
}

/** To the operator: the guest declined. */
export async function writeDeclinedMail(queries: Queries, row: BookingRow, id: string, tools: MailTools, now: Date) {
  await mailsAbout(queries, row, tools, now).toOperator(`proposal-declined:${id}`, ({ booking, site }) =>
    proposalRefusedMail(booking, 'declined', { page: adminAddress(row.id), site }),
  )
}

/** To both sides: the guest did not answer in time. */
export async function writeUnansweredMails(queries: Queries, row: BookingRow, id: string, tools: MailTools, now: Date) {
  const { toGuest, toOperator } = mailsAbout(queries, row, tools, now)
  await toGuest(`proposal-over:${id}`, ({ booking, site }) => proposalEndedMail(booking, site))
  await toOperator(`proposal-unanswered:${id}`, ({ booking, site }) =>
    proposalRefusedMail(booking, 'expired', { page: adminAddress(row.id), site }),
  )
}
