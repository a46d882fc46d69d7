// The bank's books: every object that it knows, what is still to happen, and what it has to tell.

import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { z } from 'zod'
import { missing } from './wire/fault.ts'
import type { sessionCreate } from './wire/params.ts'

type SessionIntent = NonNullable<z.output<typeof sessionCreate>['payment_intent_data']>

type Books = {
  sessions: Record<string, Stripe.Checkout.Session>
  intents: Record<string, Stripe.PaymentIntent>
  setups: Record<string, Stripe.SetupIntent>
  customers: Record<string, Stripe.Customer>
  methods: Record<string, Stripe.PaymentMethod>
  charges: Record<string, Stripe.Charge>
  refunds: Record<string, Stripe.Refund>
  disputes: Record<string, Stripe.Dispute>
  moves: Record<string, Stripe.BalanceTransaction>
  payouts: Record<string, Stripe.Payout>
  events: Record<string, Stripe.Event>
  /** The number of the card behind a payment method: nothing of it leaves the bank. */
  numbers: Record<string, string>
  /** What a page says is paid for, and how its payment is to be made: Stripe keeps that to itself until somebody pays. */
  pages: Record<string, { readonly title: string; readonly intent: SessionIntent }>
  /** Whether the bank decides a dispute for whoever took the money, once it has seen evidence. */
  verdicts: Record<string, boolean>
  /** In which payout a move is. */
  paidOut: Record<string, string>
  planned: Planned[]
  deliveries: Delivery[]
  answered: Record<string, Answered>
}

/** Something that time alone brings. */
export type Planned = {
  /** Milliseconds since 1970, as everywhere in the books but in Stripe's objects. */
  readonly at: number
  readonly what: 'session-ends' | 'card-answers' | 'hold-lapses' | 'dispute-opens' | 'dispute-ends' | 'payout'
  readonly about: string
  /** How it ends, where that is decided beforehand. */
  readonly well: boolean
}

export type Delivery = { readonly eventId: string; at: number; left: number }

/** What an idempotency key was answered with. */
export type Answered = { readonly asked: string; readonly status: number; readonly body: string }

export type Bank = {
  readonly books: Books
  readonly now: () => Date
  readonly origin: string
}

export function emptyBooks(): Books {
  return {
    ...{ sessions: {}, intents: {}, setups: {}, customers: {}, methods: {}, charges: {}, refunds: {}, disputes: {} },
    ...{ moves: {}, payouts: {}, events: {}, numbers: {}, pages: {}, verdicts: {}, paidOut: {}, answered: {} },
    ...{ planned: [], deliveries: [] },
  }
}

/** The bank at one moment: what time brings happens at the time it was due. */
export function atMoment(bank: Bank, at: number): Bank {
  return { ...bank, now: () => new Date(at) }
}

export function seconds({ now }: Pick<Bank, 'now'>): number {
  return Math.floor(now().getTime() / 1000)
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export function plan({ books }: Bank, planned: Planned): void {
  books.planned.push(planned)
}

/** The object of this id; undefined for none, whatever the id is. */
export function find<Item>(of: Readonly<Record<string, Item>>, id: string): Item | undefined {
  return Object.hasOwn(of, id) ? of[id] : undefined
}

/** The same. Throws Stripe's 404 for none. */
export function known<Item>(of: Readonly<Record<string, Item>>, kind: string, id: string): Item {
  const found = find(of, id)
  if (!found) throw missing(kind, id)
  return found
}

export function idOf(named: string | { readonly id: string }): string {
  return typeof named === 'string' ? named : named.id
}
