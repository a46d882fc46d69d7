// Writes the mails about money into the outbox, in the transaction whose event they tell.

import type { BookingState } from '#bookings/record/booking.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import type { PaymentRow, RefundRow } from '#payments/ledger/payment-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import { type MailTools, mailedBooking, sendAbout, siteOf, writeBookingMails } from './booking-mails.server.ts'
import {
  latePaymentMail,
  mismatchMail,
  overdueMail,
  receiptMail,
  refundFailedMail,
  reminderMail,
  surplusMail,
  surplusSentence,
  transferSentences,
} from './payment-mail.ts'

type Arrived = {
  readonly payment: PaymentRow
  readonly arrivedMinor: number
  /** Of what confirms the booking, or of the whole price; below zero what was paid beyond it. */
  readonly missingMinor: number
}

/** To the guest: the nights are kept until the transfer arrives. */
export async function writeTransferMail(queries: Queries, row: BookingRow, minor: number, tools: MailTools, now: Date) {
  const { SITE_LANG: locale, BANK_ACCOUNT: account } = tools.environment
  const until = `${sayInstant(row.holdExpiresAt ?? now, row.timeZone, locale)} (the home’s time)`
  const sentences = transferSentences(row.reference, { sum: say(row, minor, locale), account })
  const arrow = { command: 'submit', from: 'hold', to: 'pending_payment' } as const
  await writeBookingMails(queries, row, { ...arrow, by: 'guest', until, sentences }, tools, now)
}

/** To the guest: money has arrived, and so much is still missing or was too much; to the operator, if it has to go back. */
export async function writeReceiptMail(
  queries: Queries,
  row: BookingRow,
  { payment, arrivedMinor, missingMinor }: Arrived,
  { tools, origin, now }: { readonly tools: Tools; readonly origin?: string | undefined; readonly now: Date },
) {
  const mailTools = { environment: tools.environment, origin }
  const { site, booking } = await about(queries, row, mailTools, now)
  const missing = say(row, missingMinor, site.locale)
  const waits = row.state === 'pending_payment' && row.holdExpiresAt
  const rest = waits
    ? [
        `${missing} is still missing. The nights are kept for you until ${sayInstant(waits, row.timeZone, site.locale)} (the home’s time).`,
        ...(payment.way === 'bank-transfer'
          ? transferSentences(row.reference, { sum: missing, account: tools.environment.BANK_ACCOUNT })
          : []),
      ]
    : [`${missing} is still open. The page of your booking says when it is due.`]
  const surplus = say(row, -missingMinor, site.locale)
  const told = {
    sum: say(row, arrivedMinor, site.locale),
    rest: missingMinor > 0 ? rest : missingMinor < 0 ? [surplusSentence(surplus)] : [],
  }
  const mail = receiptMail(booking, told, site)
  const key = `${payment.id}:${payment.capturedMinor}`
  await sendAbout(queries, mailTools, row, { to: booking.contact.email, about: `receipt:${key}`, mail }, now)
  if (missingMinor >= 0) return
  const task = surplusMail(booking, surplus, site)
  await sendAbout(queries, mailTools, row, { to: undefined, about: `surplus:${key}`, mail: task }, now)
}

/** To both sides: money came when the booking was over as `from`, and it stands again. */
export async function writeBackAgainMails(
  queries: Queries,
  row: BookingRow,
  from: BookingState,
  tools: MailTools,
  now: Date,
) {
  await writeBookingMails(queries, row, { command: 'late_payment', from, to: 'confirmed' }, tools, now)
}

/** To both sides: money came when the booking was over, and goes back. */
export async function writeLatePaymentMails(
  queries: Queries,
  row: BookingRow,
  minor: number,
  tools: MailTools,
  now: Date,
) {
  const { site, booking } = await about(queries, row, tools, now)
  const { guest, operator } = latePaymentMail(booking, say(row, minor, site.locale), site)
  await sendAbout(queries, tools, row, { to: booking.contact.email, about: `late:${minor}`, mail: guest }, now)
  await sendAbout(queries, tools, row, { to: undefined, about: `late-task:${minor}`, mail: operator }, now)
}

/** To both sides: nobody paid in time, so the nights are free again. */
export async function writeUnpaidMails(queries: Queries, row: BookingRow, tools: MailTools, now: Date) {
  const arrow = { command: 'expire', from: 'pending_payment', to: 'expired' } as const
  await writeBookingMails(queries, row, arrow, tools, now)
}

/** To the guest, once for each sum and day: money is due soon, or its day is over. */
export async function writeReminderMail(
  queries: Queries,
  row: BookingRow,
  due: { readonly minor: number; readonly at: Date; readonly endsAt?: Date },
  tools: MailTools,
  now: Date,
) {
  const { site, booking } = await about(queries, row, tools, now)
  const sum = say(row, due.minor, site.locale)
  const when = sayInstant(due.at, row.timeZone, site.locale)
  const mail = due.endsAt
    ? overdueMail(booking, { sum, until: sayInstant(due.endsAt, row.timeZone, site.locale) }, site)
    : reminderMail(booking, { sum, when }, site)
  const key = `${due.endsAt ? 'overdue' : 'reminder'}:${due.at.toISOString()}:${due.minor}`
  await sendAbout(queries, tools, row, { to: booking.contact.email, about: key, mail }, now)
}

/** To the operator: a refund did not go out, and somebody has to look. */
export async function writeRefundFailedMail(
  queries: Queries,
  row: BookingRow,
  refund: RefundRow,
  tools: Tools,
  now: Date,
) {
  const { site, booking } = await about(queries, row, { environment: tools.environment }, now)
  const mail = refundFailedMail(booking, say(row, refund.amountMinor, site.locale), site)
  await sendAbout(queries, tools, row, { to: undefined, about: `refund-failed:${refund.id}`, mail }, now)
}

/** To the operator: a provider speaks of another sum than we asked for. */
export async function writeMismatchMail(
  queries: Queries,
  row: BookingRow,
  payment: PaymentRow,
  tools: Tools,
  now: Date,
) {
  const { site, booking } = await about(queries, row, { environment: tools.environment }, now)
  const mail = mismatchMail(booking, say(row, payment.amountMinor, site.locale), site)
  await sendAbout(queries, tools, row, { to: undefined, about: `mismatch:${payment.id}`, mail }, now)
}

function say(row: BookingRow, minor: number, locale: string): string {
  return sayMoney(money(minor, currency(row.currency)), locale)
}

async function about(queries: Queries, row: BookingRow, tools: MailTools, now: Date) {
  return { site: siteOf(tools), booking: await mailedBooking(queries, row, tools, now) }
}
