// Describes the money of bookings for the admin pages.

import { randomUUID } from 'node:crypto'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { laterPayersAmong } from '#payments/saved-cards/saved-card-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { decimalText, type Money, money, sayMoney } from '#values/money.ts'
import type { AdminMoney, AdminRefund } from './admin-money.ts'
import { type AdminMoneyView, readAdminMoney } from './read-admin-money.server.ts'

type Asked = {
  readonly id: string
  readonly total: Money
  readonly state: string
  readonly stay: { readonly id: number }
}

const cardKeys = {
  agreed: 'adminPayments.cardAgreed',
  refused: 'adminPayments.cardRefused',
} as const satisfies Readonly<Record<string, SentenceKey>>

/** By booking; five queries for however many. */
export async function describeAdminMoney(
  { database }: Tools,
  who: Operator,
  bookings: readonly Asked[],
): Promise<ReadonlyMap<string, AdminMoney>> {
  const ids = bookings.map(({ id }) => id)
  const [known, cards] = [await readAdminMoney(database, ids), await laterPayersAmong(database, ids)]
  const entries = bookings.map(({ id, total: { currency }, state, stay }): [string, AdminMoney] => {
    const say = (minor: number) => sayMoney(money(minor, currency), currentLanguage().locale)
    const { paidMinor, openMinor, overMinor, refunds: waiting } = known.get(id)!
    const refunds = waiting.map(refund => refundView(refund, say(refund.amountMinor)))
    const view = {
      standing: sayStanding({ paidMinor, openMinor, overMinor }, state, say),
      card: openMinor > 0 && cards.has(id) ? sentenceBy(cardKeys[cards.get(id)!]) : undefined,
      hidden: { 'money-of': id, 'money-paid': String(paidMinor), 'money-key': randomUUID() },
      openSum: openMinor > 0 ? decimalText(money(openMinor, currency)) : '',
      refundable: paidMinor > 0,
      refunds,
      mayMove: may(who, 'money', 'change', stay.id),
    }
    return [id, view]
  })
  return new Map(entries)
}

type Sums = Pick<AdminMoneyView, 'paidMinor' | 'openMinor' | 'overMinor'>

function sayStanding({ paidMinor, openMinor, overMinor }: Sums, state: string, say: (minor: number) => string): string {
  const paid = paidMinor > 0 ? say(paidMinor) : 'none'
  if (state === 'pending_payment') {
    return openMinor > 0
      ? sentence('adminPayments.awaits', { paid, open: say(openMinor) })
      : sentence('adminPayments.waits', { paid })
  }
  if (openMinor > 0) return sentence('adminPayments.open', { paid, open: say(openMinor) })
  return overMinor > 0
    ? sentence('adminPayments.over', { paid, over: say(overMinor) })
    : sentence('adminPayments.nothingOpen', { paid })
}

function refundView({ id, state }: RefundRow, sum: string): AdminRefund {
  return state === 'failed'
    ? {
        ...{ id, intent: 'retry-refund', label: sentence('adminPayments.tryAgain') },
        what: sentence('adminPayments.refundFailed', { sum }),
      }
    : {
        ...{ id, intent: 'refund-sent', label: sentence('adminPayments.wasSent') },
        what: sentence('adminPayments.refundToSend', { sum }),
      }
}
