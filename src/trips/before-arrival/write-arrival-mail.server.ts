// Writes the mail before an arrival into the outbox, once for each booking and home.

import { inArray } from 'drizzle-orm'
import { isProvedContact } from '#bookings/arrival/proved-contact.server.ts'
import { readArrival } from '#bookings/arrival/read-arrival.server.ts'
import { sayCodesLater } from '#bookings/arrival/say-codes-later.ts'
import type { ToldArrival } from '#bookings/arrival/told-arrival.server.ts'
import { arrivalMail as dueMail } from '#bookings/arrival/what-is-told.ts'
import { factsOf, mailedBooking } from '#bookings/mails/booking-mails.server.ts'
import { inLanguageOfReader, isMailable, type MailTools, siteOf } from '#bookings/mails/mail-reader.server.ts'
import { mailToProve } from '#bookings/mails/mail-to-prove.server.ts'
import { isAllPaid } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import { type OutboxMessage, writeOutbox } from '#platform/outbox/outbox.server.ts'
import { outboxTable } from '#platform/outbox/outbox-tables.server.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { checkInKinds } from '#stays/arrival/check-in-kinds.ts'
import { plainMarkdown } from '#ui/markdown/markdown.server.ts'
import { addDays } from '#values/calendar-day.ts'
import { arrivalMail, type MailedWayIn } from './arrival-mail.ts'

type Row = Pick<BookingRow, 'id' | 'stayId'>

/** Named by the home as well: whoever is moved to another one is told how to get into that. */
const keysOf = ({ id, stayId }: Row) => ({
  arrival: `booking:${id}:arrival:${stayId}`,
  prove: `booking:${id}:prove-arrival:${stayId}`,
})

/** Which of these bookings still wait for their mail. */
export async function awaitingArrivalMail(queries: Queries, rows: readonly BookingRow[]): Promise<BookingRow[]> {
  const { dedupeKey } = outboxTable
  const keys = rows.map(keyOf)
  const written = await queries.select({ key: dedupeKey }).from(outboxTable).where(inArray(dedupeKey, keys))
  const known = new Set(written.map(({ key }) => key))
  return rows.filter(row => !known.has(keyOf(row)))
}

function keyOf(row: BookingRow): string {
  return row.unprovedEmail === null ? keysOf(row).arrival : keysOf(row).prove
}

/** Writes it if it is due now and was not written before; the row is locked. */
export async function writeArrivalMail(
  queries: Transaction,
  row: BookingRow,
  tools: MailTools,
  now: Date,
): Promise<boolean> {
  if (!isMailable(row) || (await awaitingArrivalMail(queries, [row])).length === 0) return false
  const message = await messageTo(queries, row, tools, now)
  return message ? writeOutbox(queries, message, now) : false
}

async function messageTo(
  queries: Transaction,
  row: BookingRow,
  tools: MailTools,
  now: Date,
): Promise<OutboxMessage | undefined> {
  const { state, timeZone } = row
  const facts = await factsOf(queries, row)
  const isProved = row.unprovedEmail === null && (await isProvedContact(queries, row))
  const isPaid = isAllPaid(row, facts.settled)
  const due = dueMail({ state, isPaid, isProved, nights: nightsOf(row), timeZone }, facts.home.rule, now)
  if (due === 'none') return undefined
  if (row.unprovedEmail !== null) {
    return { ...(await mailToProve(queries, tools, row, 'arrival', now)), dedupeKey: keysOf(row).prove }
  }
  return inLanguageOfReader(row, 'guest', tools, async () => {
    const booking = await mailedBooking(queries, row, now, { ...facts, isProved })
    const arrival =
      due === 'whole'
        ? await readArrival(queries, tools.environment, row, { state, isProved, settled: facts.settled }, now)
        : undefined
    const words = arrivalMail(booking, siteOf(tools), arrival && wayInOf(arrival))
    const isForReaderAlone = Boolean(arrival?.doorCode || arrival?.wifi)
    return {
      kind: 'mail',
      recipient: booking.contact.email,
      payload: { ...mailFrame(words), ...(isForReaderAlone && { isForReaderAlone }) },
      dedupeKey: keysOf(row).arrival,
      secretsEndAt: instantAtHome(addDays(nightsOf(row).checkOut, 1), 0, timeZone),
    }
  })
}

function wayInOf({ told, checkIn, gettingIn, doorCode, wifi, hasCodes, host }: ToldArrival): MailedWayIn {
  return {
    checkIn: checkIn && checkInKinds[checkIn](),
    gettingIn: plainMarkdown(gettingIn),
    ...{ doorCode, wifi, host },
    codesLater: hasCodes ? sayCodesLater(told.codes, currentLanguage().locale) : undefined,
  }
}
