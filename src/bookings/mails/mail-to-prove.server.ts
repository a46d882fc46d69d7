// In place of mails about a booking whose guest only typed an address: how to prove it.

import { codeLasts, newCode } from '#bookings/arrival/contact-code.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { homeHoursOf } from '#bookings/record/home-hours.server.ts'
import { manageAddress, manageKey } from '#bookings/words/manage-key.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import type { OutboxMessage } from '#platform/outbox/outbox.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { translateName } from '#stays/languages/find-translations.server.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { minutes } from '#values/duration.ts'
import { inLanguageOfReader, type MailTools, siteOf } from './mail-reader.server.ts'
import { proveMail } from './prove-mail.ts'

/**
 * In place of news, to an address that was typed by who paid first: how to prove it. Of a booking that was never paid nothing
 * is mailed there.
 */
export async function newsToProve(
  queries: Queries,
  tools: MailTools,
  row: BookingRow,
  about: string,
  now: Date,
): Promise<OutboxMessage[]> {
  return row.confirmedAt ? [await mailToProve(queries, tools, row, about, now)] : []
}

/** How to prove an address that was typed by who paid first. */
export async function mailToProve(
  queries: Queries,
  tools: MailTools,
  row: BookingRow,
  about: string,
  now: Date,
): Promise<OutboxMessage> {
  return inLanguageOfReader(row, 'guest', tools, async () => {
    const email = row.unprovedEmail!
    const { code, codeMac } = newCode(tools, { about: row.id, email })
    const wanted = manageKey(row, now)
    const page = manageAddress(await makeContactKey(queries, { ...wanted, codeMac }, now))
    const { name } = await homeHoursOf(queries, row)
    const stayName = await translateName(queries, row.stayId, name)
    const words = proveMail({ stayName, page, code, minutes: codeLasts / minutes(1) }, siteOf(tools))
    return {
      kind: 'mail',
      recipient: email,
      payload: { ...mailFrame(words), code },
      dedupeKey: `booking:${row.id}:${row.version}:prove-${about}`,
      secretsEndAt: wanted.expiresAt,
    }
  })
}
