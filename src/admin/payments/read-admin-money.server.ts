// Reads what bookings have paid and owe, and which refunds need somebody.

import { balancesOf } from '#payments/ledger/ledger.server.ts'
import { paidForEach } from '#payments/ledger/payment-store.server.ts'
import type { RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { waitingForSomebody } from '#payments/ledger/refund-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

/** In minor units of the booking's currency. */
export type AdminMoneyView = {
  readonly paidMinor: number
  readonly openMinor: number
  /** What was paid beyond the price. */
  readonly overMinor: number
  readonly refunds: readonly RefundRow[]
}

/** For each of the bookings; three queries for however many. */
export async function readAdminMoney(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AdminMoneyView>> {
  const [paid, owed, waiting] = await Promise.all([
    paidForEach(queries, ids),
    balancesOf(queries, ids),
    waitingForSomebody(queries, ids),
  ])
  return new Map(
    ids.map(id => [
      id,
      {
        paidMinor: paid.get(id) ?? 0,
        openMinor: Math.max(0, owed.get(id) ?? 0),
        overMinor: Math.max(0, -(owed.get(id) ?? 0)),
        refunds: waiting.filter(({ bookingId }) => bookingId === id),
      },
    ]),
  )
}
