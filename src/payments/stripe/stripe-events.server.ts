// Stripe's events over HTTP: their signature is checked by its SDK, and only which object changed is believed.

import Stripe from 'stripe'
import { z } from 'zod'
import type { EventFault, ProviderName, ReadEvent, SentEvent } from '#payments/port/provider.ts'
import { minutes } from '#values/duration.ts'

/**
 * So far may the moment of signing lie from ours. What is said again days later is signed anew, so what is older was
 * recorded by somebody and played back.
 */
const signatureLasts = minutes(5) / 1000

const name = z.string().min(1).max(255)

const event = z.object({
  id: name,
  type: z.string().max(100),
  data: z.object({
    object: z.object({
      id: name,
      object: z.string().max(100),
      // A charge, a refund and a dispute name their payment.
      payment_intent: z.union([name, z.object({ id: name }).transform(({ id }) => id)]).nullish(),
      client_reference_id: z.string().max(255).nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
})

/** What can change a payment of ours; a payout is compared at night. */
const known = /^(checkout\.session|payment_intent|charge|refund)\./

export function readStripeEvent(provider: ProviderName, { body, headers, secrets, now }: SentEvent): ReadEvent {
  const fault = signatureFault(headers.get('stripe-signature'), { body, secrets, now })
  if (fault) return { kind: 'refused', because: fault }
  const payload = body.toString('utf8')
  const read = event.safeParse(parse(payload))
  if (!read.success) {
    // Signed by them and of another shape: nothing of ours.
    const other = z.object({ id: name, type: z.string() }).safeParse(parse(payload))
    return other.success ? { kind: 'other', eventId: other.data.id } : { kind: 'refused', because: 'unreadable' }
  }
  const { id: eventId, type, data } = read.data
  if (!known.test(type)) return { kind: 'other', eventId }
  const { id, object, payment_intent: intent, client_reference_id: ours, metadata } = data.object
  const isPayment = object === 'payment_intent' || object === 'checkout.session'
  const objectRef = isPayment ? id : (intent ?? id)
  const paymentId = z.uuid().safeParse(metadata?.casita_payment ?? ours)
  return { kind: 'note', note: { provider, eventId, objectRef, paymentId: paymentId.data ?? null, payload } }
}

function signatureFault(
  header: string | null,
  { body, secrets, now }: Pick<SentEvent, 'body' | 'secrets' | 'now'>,
): EventFault | undefined {
  const seconds = /(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(header ?? '')?.[1]
  if (!header || !seconds || !/(?:^|,)\s*v1=[0-9a-f]{64}(?:,|$)/.test(header)) return 'unsigned'
  if (!secrets.map(secret => isSigned(body, header, secret)).includes(true)) return 'wrong-signature'
  return Math.abs(now.getTime() / 1000 - Number(seconds)) <= signatureLasts ? undefined : 'too-old'
}

/** The time is judged by the site's own clock, afterwards. */
function isSigned(body: Buffer, header: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, header, secret, 0) === true
  } catch {
    return false
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
