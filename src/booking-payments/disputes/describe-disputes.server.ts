// The disputes in the admin pages: the open ones, and those of the last month.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookingEventTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { adminDisputes } from '#payments/disputes/dispute-store.server.ts'
import { findPayment } from '#payments/ledger/payment-store.server.ts'
import {
  type DisputeRow,
  disputeTable,
  type PaymentRow,
  type RefundRow,
} from '#payments/ledger/payment-tables.server.ts'
import { refundsOf } from '#payments/ledger/refund-store.server.ts'
import { isDeposit } from '#payments/port/payment.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { days, earlier } from '#values/duration.ts'
import type { ListAsked } from '#values/list-part.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import type { AdminDispute } from './admin-dispute.ts'
import { disputeEvidence, evidenceText } from './dispute-evidence.ts'

/** How long a decided dispute is still shown. */
const shownFor = days(30)

/** For operators: those of homes whose money they may see, each with the evidence that a bank asks for; or `only` one. */
export async function describeDisputes(
  tools: Tools,
  who: Operator,
  { only, ...asked }: ListAsked & { readonly only?: string } = {},
): Promise<{ readonly disputes: readonly AdminDispute[]; readonly total: number }> {
  const since = earlier(tools.clock.now(), shownFor)
  const theirs = tools.database
    .select({ id: bookingTable.id })
    .from(bookingTable)
    .where(within(reachOf(who, 'money'), bookingTable.stayId))
  const isTheirs = and(
    inArray(disputeTable.bookingId, theirs),
    only === undefined ? undefined : eq(disputeTable.id, only),
  )!
  const { disputes, total } = await adminDisputes(tools.database, { ...asked, theirs: isTheirs, since })
  return { disputes: await Promise.all(disputes.map(row => describe(tools, who, row))), total }
}

async function describe({ database }: Tools, who: Operator, dispute: DisputeRow): Promise<AdminDispute> {
  const { bookingId, paymentId } = dispute
  const booking = (await findRow(database, bookingId))!
  const [[stay], payment, refunds, events] = await Promise.all([
    database.select().from(stayTable).where(eq(stayTable.id, booking.stayId)),
    findPayment(database, paymentId),
    refundsOf(database, bookingId),
    database
      .select()
      .from(bookingEventTable)
      .where(eq(bookingEventTable.bookingId, bookingId))
      .orderBy(asc(bookingEventTable.seq)),
  ])
  const locale = currentLanguage().locale
  const told = { booking, stay: stay!, payment: payment!, refunds: refundsBeside(payment!, refunds), events }
  const mayKnowGuest = may(who, 'contact', 'see', booking.stayId)
  const evidence = disputeEvidence(told, locale, { mayKnowGuest })
  const amount = money(dispute.amountMinor, currency(booking.currency))
  const sum = sayMoney(amount, locale)
  const at = (instant: Date) => sayInstant(instant, booking.timeZone, locale)
  return {
    ...{ id: dispute.id, bookingId, state: dispute.state, amount },
    respondBy: dispute.respondBy?.toISOString() ?? null,
    reference: booking.reference,
    stayName: stay!.name,
    what:
      dispute.reason === ''
        ? sentence('booking-payments.disputed', { sum })
        : sentence('booking-payments.disputedFor', { sum, reason: dispute.reason }),
    standing: standingOf(dispute, at),
    evidence,
    answerable:
      dispute.state === 'needs-response' && may(who, 'money', 'change', booking.stayId)
        ? evidenceText(evidence)
        : undefined,
  }
}

/** What was given back of the price or of the damage deposit, whichever was paid: the other is another matter. */
function refundsBeside(payment: PaymentRow, refunds: readonly RefundRow[]): RefundRow[] {
  return refunds.filter(({ computedBy }) => (computedBy === 'deposit') === isDeposit(payment))
}

function standingOf({ state, respondBy, settledAt, accepted }: DisputeRow, at: (instant: Date) => string): string {
  switch (state) {
    case 'needs-response':
      return respondBy
        ? sentence('booking-payments.answerUntil', { until: at(respondBy) })
        : sentence('booking-payments.answerAwaited')
    case 'under-review':
      return sentence('booking-payments.bankDecides')
    case 'won':
      return sentence('booking-payments.disputeWon', { at: at(settledAt!) })
    case 'lost':
      return accepted
        ? sentence('booking-payments.disputeGivenIn', { at: at(settledAt!) })
        : sentence('booking-payments.disputeLost', { at: at(settledAt!) })
  }
}
