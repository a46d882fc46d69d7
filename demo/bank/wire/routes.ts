// The addresses of the API: which parameters each takes, and what it does.

import type { z } from 'zod'
import { type Bank, known } from '../bank.ts'
import { attach, createCustomer, detach } from '../objects/customers.ts'
import { closeDispute, updateDispute } from '../objects/disputes.ts'
import { cancelIntent, captureIntent, confirmIntent, createIntent, updateIntent } from '../objects/intents.ts'
import { createRefund } from '../objects/refunds.ts'
import { createSession, expireSession, shownSession } from '../objects/sessions.ts'
import { confirmSetup, createSetup } from '../objects/setups.ts'
import { invalid } from './fault.ts'
import * as params from './params.ts'

type Route = {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  readonly answer: (
    bank: Bank,
    sent: unknown,
    id: string,
  ) => { readonly answer: object; readonly expand?: readonly string[] | undefined }
}

function route<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  address: `${'GET' | 'POST'} /v1/${string}`,
  schema: Schema,
  carryOut: (bank: Bank, asked: z.output<Schema>, id: string) => object,
): Route {
  const [method, path] = address.split(' ') as ['GET' | 'POST', string]
  return {
    method,
    path: new RegExp(`^${path.replaceAll('{id}', '([A-Za-z0-9_]{1,255})')}$`),
    answer: (bank, sent, id) => {
      const asked = params.parseParams(schema, sent)
      return { answer: carryOut(bank, asked, id), expand: asked.expand }
    },
  }
}

type Listed = {
  readonly limit?: number | undefined
  readonly starting_after?: string | undefined
  readonly created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined
}

/** A page of what is wanted, the newest first. */
function listed<Item extends { readonly id: string; readonly created: number }>(
  url: string,
  all: Readonly<Record<string, Item>>,
  { limit = 10, starting_after: after, created: { gt, gte, lt, lte } = {} }: Listed,
  wanted: (item: Item) => boolean,
): object {
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', { param: 'limit' })
  const inTime = ({ created }: Item) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  // Made in the same second they stay in one order, the last one first.
  const rows = Object.values(all)
    .filter(item => inTime(item) && wanted(item))
    .reverse()
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1
  return { object: 'list', url, data: rows.slice(start, start + limit), has_more: rows.length > start + limit }
}

const is = <Value>(wanted: Value | undefined, value: unknown) => wanted === undefined || wanted === value

// biome-ignore format: a table, one row an address
export const routes: readonly Route[] = [
  route('POST /v1/checkout/sessions', params.sessionCreate, (bank, asked) => shownSession(createSession(bank, asked))),
  route('GET /v1/checkout/sessions/{id}', params.expandOnly, (bank, _, id) => shownSession(known(bank.books.sessions, 'checkout.session', id))),
  route('POST /v1/checkout/sessions/{id}/expire', params.expandOnly, (bank, _, id) => shownSession(expireSession(bank, id))),
  route('GET /v1/checkout/sessions', params.sessionList, ({ books }, asked) => listed('/v1/checkout/sessions', books.sessions, asked, each => is(asked.payment_intent, each.payment_intent) && is(asked.status, each.status))),

  route('POST /v1/payment_intents', params.intentCreate, (bank, asked) => createIntent(bank, asked)),
  route('GET /v1/payment_intents/{id}', params.expandOnly, ({ books }, _, id) => known(books.intents, 'payment_intent', id)),
  route('POST /v1/payment_intents/{id}', params.intentUpdate, (bank, asked, id) => updateIntent(bank, id, asked)),
  route('POST /v1/payment_intents/{id}/confirm', params.intentConfirm, (bank, asked, id) => confirmIntent(bank, id, asked)),
  route('POST /v1/payment_intents/{id}/capture', params.intentCapture, (bank, asked, id) => captureIntent(bank, id, asked.amount_to_capture)),
  route('POST /v1/payment_intents/{id}/cancel', params.intentCancel, (bank, asked, id) => cancelIntent(bank, id, asked.cancellation_reason)),

  route('POST /v1/setup_intents', params.setupCreate, (bank, asked) => createSetup(bank, asked)),
  route('GET /v1/setup_intents/{id}', params.expandOnly, ({ books }, _, id) => known(books.setups, 'setup_intent', id)),
  route('POST /v1/setup_intents/{id}/confirm', params.setupConfirm, (bank, asked, id) => confirmSetup(bank, id, asked)),

  route('POST /v1/customers', params.customerCreate, (bank, asked) => createCustomer(bank, asked)),
  route('GET /v1/customers/{id}', params.expandOnly, ({ books }, _, id) => known(books.customers, 'customer', id)),
  route('GET /v1/payment_methods/{id}', params.expandOnly, ({ books }, _, id) => known(books.methods, 'PaymentMethod', id)),
  route('POST /v1/payment_methods/{id}/attach', params.methodAttach, (bank, asked, id) => attach(bank, id, asked.customer)),
  route('POST /v1/payment_methods/{id}/detach', params.expandOnly, (bank, _, id) => detach(bank, id)),
  route('GET /v1/charges/{id}', params.expandOnly, ({ books }, _, id) => known(books.charges, 'charge', id)),

  route('POST /v1/refunds', params.refundCreate, (bank, asked) => createRefund(bank, asked)),
  route('GET /v1/refunds/{id}', params.expandOnly, ({ books }, _, id) => known(books.refunds, 'refund', id)),
  route('GET /v1/refunds', params.refundList, ({ books }, asked) => listed('/v1/refunds', books.refunds, asked, each => is(asked.payment_intent, each.payment_intent) && is(asked.charge, each.charge))),

  route('GET /v1/disputes/{id}', params.expandOnly, ({ books }, _, id) => known(books.disputes, 'dispute', id)),
  route('GET /v1/disputes', params.disputeList, ({ books }, asked) => listed('/v1/disputes', books.disputes, asked, each => is(asked.payment_intent, each.payment_intent) && is(asked.charge, each.charge))),
  route('POST /v1/disputes/{id}', params.disputeUpdate, (bank, asked, id) => updateDispute(bank, id, asked)),
  route('POST /v1/disputes/{id}/close', params.expandOnly, (bank, _, id) => closeDispute(bank, id)),

  route('GET /v1/balance_transactions/{id}', params.expandOnly, ({ books }, _, id) => known(books.moves, 'balance_transaction', id)),
  route('GET /v1/balance_transactions', params.balanceList, ({ books }, asked) => listed('/v1/balance_transactions', books.moves, asked, each => is(asked.payout, books.paidOut[each.id]) && is(asked.type, each.type) && is(asked.source, each.source))),
  route('GET /v1/payouts/{id}', params.expandOnly, ({ books }, _, id) => known(books.payouts, 'payout', id)),
  route('GET /v1/payouts', params.payoutList, ({ books }, asked) => listed('/v1/payouts', books.payouts, asked, each => is(asked.status, each.status))),
  route('GET /v1/events/{id}', params.expandOnly, ({ books }, _, id) => known(books.events, 'event', id)),
  route('GET /v1/events', params.eventList, ({ books }, asked) => listed('/v1/events', books.events, asked, each => is(asked.type, each.type))),
]
