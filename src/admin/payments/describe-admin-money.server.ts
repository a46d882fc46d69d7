// Describes the money of bookings for the admin pages.

import { randomUUID } from 'node:crypto'
import type { RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { laterPayersAmong } from '#payments/saved-cards/saved-card-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { decimalText, type Money, money, sayMoney } from '#values/money.ts'
import type { AdminMoney, AdminRefund } from './admin-money.ts'
import { readAdminMoney } from './read-admin-money.server.ts'

type Asked = {
  readonly id: string
  readonly total: Money
  readonly state: string
  readonly stay: { readonly id: number }
}

const cardWords = {
  agreed: 'The guest agreed that the rest is charged to their card, on its day.',
  refused: 'The guest’s card was refused for the rest, and they were told.',
} as const

// Of other bookings the price is not owed yet, or not any more.
const standing = new Set(['confirmed', 'in_stay', 'completed'])

/** By booking; four queries for however many. */
export async function describeAdminMoney(
  { database, environment }: Tools,
  who: Operator,
  bookings: readonly Asked[],
): Promise<ReadonlyMap<string, AdminMoney>> {
  const ids = bookings.map(({ id }) => id)
  const [known, cards] = [await readAdminMoney(database, ids), await laterPayersAmong(database, ids)]
  const entries = bookings.map(({ id, total: { currency }, state, stay }): [string, AdminMoney] => {
    const say = (minor: number) => sayMoney(money(minor, currency), environment.SITE_LANG)
    const { paidMinor, openMinor, overMinor, refunds: waiting } = known.get(id)!
    const refunds = waiting.map(refund => refundView(refund, say(refund.amountMinor)))
    const view = {
      paid: paidMinor > 0 ? `${say(paidMinor)} paid` : 'Nothing paid yet',
      open:
        openMinor > 0
          ? `${say(openMinor)} open`
          : state === 'pending_payment'
            ? 'waits for the first payment'
            : overMinor > 0 && standing.has(state)
              ? `${say(overMinor)} more than the price`
              : 'nothing open',
      card: openMinor > 0 && cards.has(id) ? cardWords[cards.get(id)!] : undefined,
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

function refundView({ id, state }: RefundRow, sum: string): AdminRefund {
  return state === 'failed'
    ? { id, what: `A refund of ${sum} did not go out.`, intent: 'retry-refund', label: 'Try it again' }
    : { id, what: `${sum} is to be sent back by transfer.`, intent: 'refund-sent', label: 'It was sent' }
}
