// Writes the mails about a saved card into the outbox, in the transaction of the event they report.

import { mailsAbout } from '#bookings/mails/booking-mails.server.ts'
import type { MailTools } from '#bookings/mails/mail-reader.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayDay } from '#bookings/words/say-day.ts'
import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { chargeComesMail, chargeFailedMail } from './charge-mail.ts'

type Coming = { readonly minor: number; readonly at: Date; readonly chargeAt: Date; readonly card: PaymentRow }

/** To the guest, once for each time it is announced: the card they let us keep will be charged. */
export async function writeChargeComesMail(
  queries: Queries,
  row: BookingRow,
  { minor, at, chargeAt, card }: Coming,
  tools: MailTools,
  now: Date,
): Promise<void> {
  const { toGuest } = mailsAbout(queries, row, tools, now)
  const about = `charge-comes:${at.toISOString()}:${minor}:${now.toISOString()}`
  await toGuest(about, ({ booking, site, sum }) => {
    const when = sayDay(chargeAt, row.timeZone, site.locale)
    return chargeComesMail(booking, site, { sum: sum(minor), when, card: card.cardLast4 ?? '' })
  })
}

const because: Readonly<Record<string, SentenceKey>> = {
  'payer-needed': 'booking-payments.chargePayerNeeded',
  'insufficient-funds': 'booking-payments.chargeNoFunds',
  'card-unknown': 'booking-payments.chargeCardUnknown',
}

/** To the guest, once: the bank said no, or wants to hear it from them. */
export async function writeChargeFailedMail(
  queries: Queries,
  row: BookingRow,
  { payment, until }: { readonly payment: PaymentRow; readonly until: Date },
  tools: MailTools,
  now: Date,
): Promise<void> {
  const { toGuest } = mailsAbout(queries, row, tools, now)
  await toGuest(`charge-failed:${payment.id}`, ({ booking, site, sum, instant }) => {
    const news = { sum: sum(payment.amountMinor), when: instant(until), card: payment.cardLast4 ?? '' }
    const why = sentenceBy(because[payment.lastError ?? ''] ?? 'booking-payments.chargeDeclined')
    return chargeFailedMail(booking, site, news, why)
  })
}
