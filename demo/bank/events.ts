// What the bank tells: events, signed by Stripe's scheme, each again until it is heard.

import Stripe from 'stripe'
import { type Bank, newId, seconds } from './bank.ts'

const tellsAfter = 1_000
const tellsAgainAfter = 60_000

type Telling = { readonly times?: number; readonly after?: number }

/** Writes an event about an object as it stands now. */
export function tell(
  bank: Bank,
  type: Stripe.Event['type'],
  object: object,
  { times = 1, after = tellsAfter }: Telling = {},
): void {
  const event = {
    ...{ id: newId('evt'), object: 'event', api_version: Stripe.API_VERSION, created: seconds(bank), livemode: false },
    ...{ pending_webhooks: 1, request: { id: null, idempotency_key: null }, type },
    data: { object: structuredClone(object) },
  } as Stripe.Event
  bank.books.events[event.id] = event
  bank.books.deliveries.push({ eventId: event.id, at: bank.now().getTime() + after, left: times })
}

export type Sent = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** How the next deliveries go wrong. */
const telltales = ['drops', 'repeats', 'reverses', 'contradicts'] as const

export type Telltale = (typeof telltales)[number]

/** Undefined for what goes wrong elsewhere. */
export function telltaleOf(kind: string | undefined): Telltale | undefined {
  return telltales.find(each => each === kind)
}

type Delivering = {
  readonly secret: string
  readonly send: (sent: Sent) => Promise<number>
  readonly wrong: Telltale | undefined
}

/** Says what is due by now, and answers how much that was; what is not heard is said again in a minute. */
export async function deliverEvents(bank: Bank, { secret, send, wrong }: Delivering): Promise<number> {
  const now = bank.now().getTime()
  const { books } = bank
  const due = books.deliveries.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)
  if (wrong === 'reverses') due.reverse()
  for (const delivery of due) {
    const event = books.events[delivery.eventId]!
    const body = JSON.stringify(wrong === 'contradicts' ? contradicted(event) : event)
    const said = wrong === 'repeats' ? delivery.left + 2 : delivery.left
    delivery.left = said
    while (delivery.left > 0) {
      const heard = wrong === 'drops' || (await isHeard(send, signed(body, secret, seconds(bank))))
      if (!heard) break
      delivery.left--
    }
    delivery.at = now + tellsAgainAfter
  }
  books.deliveries = books.deliveries.filter(({ left }) => left > 0)
  return due.length
}

async function isHeard(send: Delivering['send'], sent: Sent): Promise<boolean> {
  try {
    const status = await send(sent)
    return status >= 200 && status < 300
  } catch {
    return false
  }
}

function signed(body: string, secret: string, timestamp: number): Sent {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

/** The same event, lying about how its object stands. */
function contradicted(event: Stripe.Event): object {
  const object = { ...event.data.object, status: 'succeeded', amount_received: 1, amount: 1 }
  return { ...event, data: { object } }
}
