// The bank's balance: what each charge, refund and dispute moved, and what was paid out of it, to the unit.

import type Stripe from 'stripe'
import { type Bank, newId, plan, seconds } from '../bank.ts'
import { tell } from '../events.ts'

const day = 86_400
/** Every night what is available is paid out. */
const availableAfter = 2 * day

type Move = {
  readonly type: Stripe.BalanceTransaction.Type
  readonly amount: number
  readonly fee: number
  readonly currency: string
  readonly source: string
}

/** What the bank keeps of a charge: 1.4 % and 25, never more than all of it. */
export function feeOf(amount: number): number {
  return Math.min(amount, Math.round((amount * 14) / 1000) + 25)
}

export function move(bank: Bank, { type, amount, fee, currency, source }: Move): Stripe.BalanceTransaction {
  const created = seconds(bank)
  const written: Stripe.BalanceTransaction = {
    ...{ id: newId('txn'), object: 'balance_transaction', amount, fee, net: amount - fee, currency, source, type },
    ...{ created, available_on: created + availableAfter, status: 'pending', balance_type: 'payments' },
    ...{ description: null, exchange_rate: null, reporting_category: type },
    fee_details:
      fee === 0 ? [] : [{ amount: fee, currency, application: null, description: 'Fees', type: 'stripe_fee' }],
  }
  bank.books.moves[written.id] = written
  if (type !== 'payout' && !bank.books.planned.some(({ what }) => what === 'payout')) {
    plan(bank, { at: nextNight(bank.now().getTime()), what: 'payout', about: '', well: true })
  }
  return written
}

function nextNight(now: number): number {
  return (Math.floor(now / 1000 / day) + 1) * day * 1000
}

/** Pays out what is available, a payout a currency; what is below zero waits for more. */
export function payOut(bank: Bank): void {
  const { books } = bank
  const now = seconds(bank)
  const open = Object.values(books.moves).filter(({ id, type }) => type !== 'payout' && !books.paidOut[id])
  for (const currency of new Set(open.map(each => each.currency))) {
    const ripe = open.filter(each => each.currency === currency && each.available_on <= now)
    const sum = ripe.reduce((total, { net }) => total + net, 0)
    if (sum <= 0) continue
    const payout = payoutOf(bank, sum, currency)
    for (const { id } of ripe) {
      books.paidOut[id] = payout.id
      books.moves[id]!.status = 'available'
    }
    const out = move(bank, { type: 'payout', amount: -sum, fee: 0, currency, source: payout.id })
    books.paidOut[out.id] = payout.id
    payout.balance_transaction = out.id
    tell(bank, 'payout.paid', payout)
  }
  const rest = open.some(({ id }) => !books.paidOut[id])
  if (rest) plan(bank, { at: nextNight(bank.now().getTime()), what: 'payout', about: '', well: true })
}

function payoutOf(bank: Bank, amount: number, currency: string): Stripe.Payout {
  const created = seconds(bank)
  const payout: Stripe.Payout = {
    ...{ id: newId('po'), object: 'payout', amount, currency, created, arrival_date: created, automatic: true },
    ...{ application_fee: null, application_fee_amount: null, balance_transaction: null, description: 'PAYOUT' },
    ...{ destination: null, failure_balance_transaction: null, failure_code: null, failure_message: null },
    ...{ livemode: false, metadata: {}, method: 'standard', original_payout: null, payout_method: null },
    ...{ reconciliation_status: 'completed', reversed_by: null, source_type: 'card', statement_descriptor: null },
    ...{ status: 'paid', trace_id: null, type: 'bank_account' },
  }
  bank.books.payouts[payout.id] = payout
  return payout
}
