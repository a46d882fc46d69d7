// What moved at Stripe, by its balance transactions, and what of it was paid out.

import type Stripe from 'stripe'
import type { Period, ProviderMove, ProviderPayout } from '#payments/port/provider.ts'
import { idOf } from './read-intent.ts'
import { currencyOf, fromStripe } from './stripe-amount.ts'
import { ask } from './stripe-client.server.ts'
import type { AtStripe } from './stripe-intents.server.ts'

const created = ({ from, until }: Period) => ({
  gte: Math.floor(from.getTime() / 1000),
  lt: Math.ceil(until.getTime() / 1000),
})

/** Every page of a list; an account that is also used for other things has more in it than ours. */
async function every<Item>(at: AtStripe, list: Stripe.ApiListPromise<Item>): Promise<Item[]> {
  return ask(at.tools.log, () => list.autoPagingToArray({ limit: 10_000 }))
}

/** Our payments and refunds whose money moved in the period. */
export async function listMoves(at: AtStripe, period: Period): Promise<ProviderMove[]> {
  const { stripe } = at
  const params = { created: created(period), limit: 100, expand: ['data.source'] }
  const moved = await every(at, stripe.balanceTransactions.list(params))
  const moves = new Map<string, ProviderMove>()
  const inOrder = moved.toSorted((one, other) => one.created - other.created)
  for (const { source, created: second } of inOrder) {
    const move = source && typeof source === 'object' && (await readMove(at, source, new Date(second * 1000)))
    // A refund that came back moved twice: how it stands now is in both.
    if (move) moves.set(`${move.kind}:${move.ref}`, move)
  }
  return [...moves.values()].toSorted((one, other) => one.kind.localeCompare(other.kind))
}

type Source = Exclude<Stripe.BalanceTransaction['source'], string | null>

async function readMove(at: AtStripe, source: Source, when: Date): Promise<ProviderMove | undefined> {
  if (source.object === 'charge') {
    const ref = source.payment_intent
    if (!ref || !source.metadata.casita_payment) return undefined
    const code = currencyOf(source.currency)
    const minor = fromStripe(source.amount_captured, code)
    return { kind: 'payment', ref: idOf(ref), minor, currency: code, at: when }
  }
  if (source.object !== 'refund' || !(await isOurs(at, source))) return undefined
  const code = currencyOf(source.currency)
  const minor = source.status === 'succeeded' ? fromStripe(source.amount, code) : 0
  return { kind: 'refund', ref: source.id, minor, currency: code, at: when }
}

/** A refund says nothing of us, its payment does. */
async function isOurs({ stripe, tools }: AtStripe, { payment_intent: intent }: Stripe.Refund): Promise<boolean> {
  if (!intent) return false
  const { metadata } = await ask(tools.log, () => stripe.paymentIntents.retrieve(idOf(intent)))
  return metadata.casita_payment !== undefined
}

/** The payouts of the period, each with the sum of what is in it. */
export async function listPayouts(at: AtStripe, period: Period): Promise<ProviderPayout[]> {
  const { stripe } = at
  const payouts = await every(at, stripe.payouts.list({ created: created(period), limit: 100 }))
  const read: ProviderPayout[] = []
  for (const { id: ref, amount, currency, status, automatic, created: second } of payouts) {
    const code = currencyOf(currency)
    // Of a payout by hand Stripe does not say what is in it.
    const inIt = automatic ? await every(at, stripe.balanceTransactions.list({ payout: ref, limit: 100 })) : []
    const sum = inIt.filter(({ type }) => type !== 'payout').reduce((total, { net }) => total + net, 0)
    const minor = fromStripe(amount, code)
    read.push({
      ...{ ref, minor, currency: code, at: new Date(second * 1000) },
      movesMinor: automatic ? fromStripe(sum, code) : minor,
      failed: status === 'failed' || status === 'canceled',
    })
  }
  return read
}
