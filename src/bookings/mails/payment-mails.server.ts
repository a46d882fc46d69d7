// Writes the mails about money into the outbox, in the transaction of the event they report.

import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { PaymentRow, RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { creditorReference } from '#payments/transfer/creditor-reference.ts'
import { readTransferAccount, sayAccount, type TransferAccount } from '#payments/transfer/transfer-account.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { inGroups } from '#values/iban.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import { type MailParts, mailsAbout, writeBookingMails } from './booking-mails.server.ts'
import type { MailTools } from './mail-reader.server.ts'
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

type TransferOfPrice = {
  /** In words. */
  readonly sum: string
  readonly account: TransferAccount
  /** When it has to be there, in words. */
  readonly until?: string | undefined
}

/** Where to transfer what is missing of the price, under the creditor reference of the booking; in the language of the moment. */
export function transferOfPrice(bookingReference: string, { account, ...transfer }: TransferOfPrice): string[] {
  const reference = inGroups(creditorReference(bookingReference))
  return transferSentences(reference, { ...transfer, account: sayAccount(account) })
}

/** To the guest: the nights are held until the transfer arrives. */
export async function writeTransferMail(queries: Queries, row: BookingRow, minor: number, tools: MailTools, now: Date) {
  const account = await readTransferAccount(queries, tools.environment)
  const until = () => sayInstant(row.holdExpiresAt ?? now, row.timeZone, currentLanguage().locale)
  const sum = () => sayMoney(money(minor, currency(row.currency)), currentLanguage().locale)
  const sentences = () => transferOfPrice(row.reference, { sum: sum(), account })
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
  const { toGuest, toOperator } = mailsAbout(queries, row, tools, now)
  const waits = missingMinor > 0 && row.state === 'pending_payment' && row.holdExpiresAt
  const account =
    waits && payment.way === 'bank-transfer' ? await readTransferAccount(queries, tools.environment) : undefined
  const rest = ({ sum, instant }: MailParts) => {
    const missing = sum(missingMinor)
    if (!waits) return [sentence('bookingMails.stillOpen', { sum: missing })]
    return [
      sentence('bookingMails.stillMissing', { sum: missing, until: instant(waits) }),
      ...(account ? transferOfPrice(row.reference, { sum: missing, account }) : []),
    ]
  }
  const surplus = ({ sum }: MailParts) => sentence('bookings.surplus', { sum: sum(-missingMinor) })
  const more = (parts: MailParts) => (missingMinor > 0 ? rest(parts) : missingMinor < 0 ? [surplus(parts)] : [])
  const key = `${payment.id}:${payment.capturedMinor}`
  await toGuest(`receipt:${key}`, parts => receiptMail(parts.booking, parts.site, parts.sum(arrivedMinor), more(parts)))
  if (missingMinor >= 0) return
  await toOperator(`surplus:${key}`, ({ booking, site, sum }) => surplusMail(booking, site, sum(-missingMinor)))
}

/** To both sides: money came when the booking was over, and goes back. */
export async function writeLatePaymentMails(
  queries: Queries,
  row: BookingRow,
  minor: number,
  tools: MailTools,
  now: Date,
) {
  const { toGuest, toOperator } = mailsAbout(queries, row, tools, now)
  await toGuest(`late:${minor}`, ({ booking, site, sum }) => latePaymentMail(booking, site, sum(minor)))
  await toOperator(`late-task:${minor}`, ({ booking, site, sum }) =>
    latePaymentForOperatorMail(booking, site, sum(minor)),
  )
}

/** To the guest, once for each sum and day: money is due soon, or its day is over. */
export async function writeReminderMail(
  queries: Queries,
  row: BookingRow,
  { minor, at, endsAt }: { readonly minor: number; readonly at: Date; readonly endsAt?: Date },
  tools: MailTools,
  now: Date,
) {
  const { toGuest } = mailsAbout(queries, row, tools, now)
  await toGuest(`${endsAt ? 'overdue' : 'reminder'}:${at.toISOString()}:${minor}`, ({ booking, site, sum, instant }) =>
    endsAt
      ? overdueMail(booking, site, sum(minor), instant(endsAt))
      : reminderMail(booking, site, sum(minor), instant(at)),
  )
}

/** To the operator: a refund did not go out, and somebody has to look. */
export async function writeRefundFailedMail(
  queries: Queries,
  row: BookingRow,
  { id, amountMinor }: RefundRow,
  { environment }: MailTools,
  now: Date,
) {
  const { toOperator } = mailsAbout(queries, row, { environment }, now)
  await toOperator(`refund-failed:${id}`, ({ booking, site, sum }) => refundFailedMail(booking, site, sum(amountMinor)))
}

/** To the operator: a provider speaks of another sum than we asked for. */
export async function writeMismatchMail(
  queries: Queries,
  row: BookingRow,
  { id, amountMinor }: PaymentRow,
  { environment }: MailTools,
  now: Date,
) {
  const { toOperator } = mailsAbout(queries, row, { environment }, now)
  await toOperator(`mismatch:${id}`, ({ booking, site, sum }) => mismatchMail(booking, site, sum(amountMinor)))
}
