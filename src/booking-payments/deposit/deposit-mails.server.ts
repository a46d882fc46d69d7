// Writes the mails about damage deposits into the outbox, in the transaction of the event they report.

import { type MailParts, mailsAbout } from '#bookings/mails/booking-mails.server.ts'
import type { MailTools } from '#bookings/mails/mail-reader.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayDay } from '#bookings/words/say-day.ts'
import type { SettledDeposit } from '#payments/deposits/deposit-store.server.ts'
import { findPayment } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { type DepositNews, depositMails } from './deposit-mail.ts'
import { depositMethodNow } from './deposit-method-now.server.ts'
import { depositTimes } from './deposit-times.ts'

type Telling = Pick<DepositNews, 'what'> & {
  readonly payment?: PaymentRow
  readonly takenMinor?: number
  readonly returnedMinor?: number
  readonly reason?: string
}

/** How a deposit ended; the exchange of one reservation for the next is no end. */
export async function writeEndedMail(
  queries: Queries,
  row: BookingRow,
  { end, takenMinor, returnedMinor }: SettledDeposit,
  tools: MailTools,
  now: Date,
): Promise<void> {
  if (end.cause === 'renewed') return
  const payment = await findPayment(queries, end.paymentId)
  const what = takenMinor > 0 ? 'taken' : 'released'
  const telling = { what, payment: payment!, takenMinor, returnedMinor, reason: end.reason } as const
  await writeDepositMail(queries, row, telling, tools, now)
}

/** The mails of this event by the table; none to a guest who has left for good. */
export async function writeDepositMail(
  queries: Queries,
  row: BookingRow,
  { what, payment, takenMinor = 0, returnedMinor = 0, reason = '' }: Telling,
  tools: MailTools,
  now: Date,
): Promise<void> {
  const { guest, operator } = depositMails[what]
  const { toGuest, toOperator } = mailsAbout(queries, row, tools, now)
  const rule = row.quote.damageDeposit
  const releaseAt = rule ? depositTimes({ ...row, nights: nightsOf(row) }, rule).releaseAt : now
  const way = rule ? await depositMethodNow(queries, tools.environment, row) : 'money'
  const news = ({ site, sum }: MailParts): DepositNews => {
    const say = (minor: number) => (minor === 0 ? '' : sum(minor))
    return {
      ...{ what, reason, taken: say(takenMinor), back: say(returnedMinor) },
      sum: say(payment?.amountMinor ?? rule?.minor ?? 0),
      way: way === 'money' ? 'money' : 'card',
      card: payment?.cardLast4 ?? '',
      until: sayDay(releaseAt, row.timeZone, site.locale),
    }
  }
  const about = `deposit-${what}:${payment?.id ?? 'asked'}`
  if (row.contact?.email && !('silentBecause' in guest)) {
    await toGuest(about, parts => guest(parts.booking, parts.site, news(parts)))
  }
  if (!('silentBecause' in operator)) {
    await toOperator(about, parts => operator(parts.booking, parts.site, news(parts)))
  }
}
