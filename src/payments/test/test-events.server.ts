// The events of the test provider over HTTP, in Stripe's shape: an id, a type, and the object it is about.

import { z } from 'zod'
import { signatureFault } from '#payments/port/event-signature.server.ts'
import type { ReadEvent, SentEvent } from '#payments/port/provider.ts'

const testSignatureHeader = 'payment-signature'

const reference = z.string().min(1).max(200)

const event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  // A dispute names the payment it is about.
  data: z.object({ object: z.object({ id: reference, payment: reference.optional() }) }),
})

const known: readonly string[] = ['payment.changed', 'dispute.changed']

/** What of the object has changed is not read: it is asked for. */
export function readTestEvent({ body, headers, secrets, now }: SentEvent): ReadEvent {
  const fault = signatureFault(headers.get(testSignatureHeader), { body, secrets, now })
  if (fault) return { kind: 'refused', because: fault }
  const read = event.safeParse(parse(body.toString('utf8')))
  if (!read.success) return { kind: 'refused', because: 'unreadable' }
  const { id: eventId, type, data } = read.data
  if (!known.includes(type)) return { kind: 'other', eventId }
  const payload = body.toString('utf8')
  return {
    kind: 'note',
    note: { provider: 'test', eventId, objectRef: data.object.payment ?? data.object.id, payload },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
