// Writes the mails about a kept card into the outbox, in the transaction whose event they tell.

import { type MailTools, mailedBooking, sendAbout, siteOf } from '#bookings/mails/booking-mails.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { sayDay } from '#bookings/words/say-day.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { currency, money, sayMoney } from '#values/money.ts'
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
  const site = siteOf(tools)
  const booking = await mailedBooking(queries, row, tools, now)
  const news = {
    sum: sayMoney(money(minor, currency(row.currency)), site.locale),
    when: sayDay(chargeAt, row.timeZone, site.locale),
    card: card.cardLast4 ?? '',
  }
  const about = `charge-comes:${at.toISOString()}:${minor}:${now.toISOString()}`
  await sendAbout(
    queries,
    tools,
    row,
    { to: row.contact!.email, about, mail: chargeComesMail(booking, news, site) },
    now,
  )
}

const because: Readonly<Record<string, string>> = {
  'payer-needed': 'Your bank wants to hear this from yourself, so nothing was charged.',
  'insufficient-funds': 'There was not enough money on it, so nothing was charged.',
  'card-unknown': 'The card is not known any more, so nothing was charged.',
}

/** To the guest, once: the bank said no, or wants to hear it from them. */
export async function writeChargeFailedMail(
  queries: Queries,
  row: BookingRow,
  { payment, until }: { readonly payment: PaymentRow; readonly until: Date },
  tools: MailTools,
  now: Date,
): Promise<void> {
  const site = siteOf(tools)
  const booking = await mailedBooking(queries, row, tools, now)
  const news = {
    sum: sayMoney(money(payment.amountMinor, currency(row.currency)), site.locale),
    when: sayInstant(until, row.timeZone, site.locale),
    card: payment.cardLast4 ?? '',
    why: because[payment.lastError ?? ''] ?? 'Your bank declined it, so nothing was charged.',
  }
  const mail = chargeFailedMail(booking, news, site)
  await sendAbout(queries, tools, row, { to: row.contact!.email, about: `charge-failed:${payment.id}`, mail }, now)
}
