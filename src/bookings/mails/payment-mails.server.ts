// Writes the mails about money into the outbox, in the transaction of the event they report.

import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { PaymentRow, RefundRow } from '#payments/ledger/payment-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import { type MailTools, mailsAbout, writeBookingMails } from './booking-mails.server.ts'
import {
  latePaymentForOperatorMail,
  latePaymentMail,
  mismatchMail,
  overdueMail,
  receiptMail,
  refundFailedMail,
  reminderMail,
  surplusMail,
  transferSentences,
} from './payment-mail.ts'

type Arrived = {
  readonly payment: PaymentRow
  readonly arrivedMinor: number
  /** Of what confirms the booking, or of the whole price; below zero what was paid beyond it. */
  readonly missingMinor: number
}

/** To the guest: the nights are held until the transfer arrives. */
export async function writeTransferMail(queries: Queries, row: BookingRow, minor: number, tools: MailTools, now: Date) {
  const { SITE_LANG: locale, BANK_ACCOUNT: account } = tools.environment
  const until = sayInstant(row.holdExpiresAt ?? now, row.timeZone, locale)
  const sentences = transferSentences(row.reference, {
    sum: sayMoney(money(minor, currency(row.currency)), locale),
    account,
  })
  const arrow = { command: 'submit', from: 'hold', to: 'pending_payment' } as const
  await writeBookingMails(queries, row, { ...arrow, by: 'guest', until, sentences }, tools, now)
}

/** To the guest: money has arrived, and so much is still missing or was too much; to the operator, if it has to go back. */
export async function writeReceiptMail(
  queries: Queries,
  row: BookingRow,
  { payment, arrivedMinor, missingMinor }: Arrived,
  tools: MailTools,
  now: Date,
) {
  const { site, booking, sum, instant, toGuest, toOperator } = await mailsAbout(queries, row, tools, now)
  const rest = () => {
    const missing = sum(missingMinor)
    const waits = row.state === 'pending_payment' && row.holdExpiresAt
    if (!waits) return [sentence('bookingMails.stillOpen', { sum: missing })]
    return [
      sentence('bookingMails.stillMissing', { sum: missing, until: instant(waits) }),
      ...(payment.way === 'bank-transfer'
        ? transferSentences(row.reference, { sum: missing, account: tools.environment.BANK_ACCOUNT })
        : []),
    ]
  }
  const surplus = sum(-missingMinor)
  const more = missingMinor > 0 ? rest() : missingMinor < 0 ? [sentence('bookings.surplus', { sum: surplus })] : []
  const key = `${payment.id}:${payment.capturedMinor}`
  await toGuest(`receipt:${key}`, receiptMail(booking, site, sum(arrivedMinor), more))
  if (missingMinor < 0) await toOperator(`surplus:${key}`, surplusMail(booking, site, surplus))
}

/** To both sides: money came when the booking was over, and goes back. */
export async function writeLatePaymentMails(
  queries: Queries,
  row: BookingRow,
  minor: number,
  tools: MailTools,
  now: Date,
) {
  const { site, booking, sum, toGuest, toOperator } = await mailsAbout(queries, row, tools, now)
  await toGuest(`late:${minor}`, latePaymentMail(booking, site, sum(minor)))
  await toOperator(`late-task:${minor}`, latePaymentForOperatorMail(booking, site, sum(minor)))
}

/** To the guest, once for each sum and day: money is due soon, or its day is over. */
export async function writeReminderMail(
  queries: Queries,
  row: BookingRow,
  { minor, at, endsAt }: { readonly minor: number; readonly at: Date; readonly endsAt?: Date },
  tools: MailTools,
  now: Date,
) {
  const { site, booking, sum, instant, toGuest } = await mailsAbout(queries, row, tools, now)
  const mail = endsAt
    ? overdueMail(booking, site, sum(minor), instant(endsAt))
    : reminderMail(booking, site, sum(minor), instant(at))
  await toGuest(`${endsAt ? 'overdue' : 'reminder'}:${at.toISOString()}:${minor}`, mail)
}

/** To the operator: a refund did not go out, and somebody has to look. */
export async function writeRefundFailedMail(
  queries: Queries,
  row: BookingRow,
  { id, amountMinor }: RefundRow,
  { environment }: MailTools,
  now: Date,
) {
  const { site, booking, sum, toOperator } = await mailsAbout(queries, row, { environment }, now)
  await toOperator(`refund-failed:${id}`, refundFailedMail(booking, site, sum(amountMinor)))
}

/** To the operator: a provider speaks of another sum than we asked for. */
export async function writeMismatchMail(
  queries: Queries,
  row: BookingRow,
  { id, amountMinor }: PaymentRow,
  { environment }: MailTools,
  now: Date,
) {
  const { site, booking, sum, toOperator } = await mailsAbout(queries, row, { environment }, now)
  await toOperator(`mismatch:${id}`, mismatchMail(booking, site, sum(amountMinor)))
}
