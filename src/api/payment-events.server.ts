// The webhooks of payment providers: one address for each adapter; events are signed, in any order, and may repeat.

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { receiveProviderEvent } from '#booking-payments/reconcile-payments.server.ts'
import { type EventFault, ProviderDown, type ProviderName } from '#payments/port/provider.ts'
import { providerNamed, providerNamesOf } from '#payments/providers/providers.server.ts'
import { errorJson } from '#platform/error-answer.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const largestEvent = 256 * 1024

const sentences: Readonly<Record<EventFault, string>> = {
  unsigned: 'The signature is missing or cannot be read.',
  'wrong-signature': 'The signature does not match.',
  'too-old': 'This was signed too long ago. Please sign it anew.',
  unreadable: 'The event cannot be read.',
}

/**
 * `POST /api/payments/events/{provider}`: 200 `{ received, handled }` for what was signed, new or not; 400 for what was
 * not signed by the provider; 404 for a provider that is not set up here; 503 while nothing can be written down, so
 * that it is sent again. Nothing of an event is logged but its id.
 */
export function paymentEvents(tools: Tools): Hono {
  const limit = bodyLimit({
    maxSize: largestEvent,
    onError: context => errorJson(context.req.raw, 413, 'What was sent is too large for an event.'),
  })
  return new Hono()
    .post('/api/payments/events/:provider', limit, async context => {
      const request = context.req.raw
      const name = providerNamesOf(tools).find(each => each === context.req.param('provider'))
      const secrets = name ? secretsOf(tools, name) : []
      const read = name && providerNamed(tools, name).readEvent
      if (!name || !read || secrets.length === 0) return errorJson(request, 404, 'No such provider is set up here.')
      const body = Buffer.from(await context.req.arrayBuffer())
      const event = read({ body, headers: request.headers, secrets, now: tools.clock.now() })
      if (event.kind === 'refused') {
        tools.log.warn({ provider: name, because: event.because }, 'an event of a payment provider was refused')
        return errorJson(request, 400, sentences[event.because])
      }
      if (event.kind === 'other') {
        tools.log.info({ provider: name, event: event.eventId }, 'an event means nothing here')
        return context.json({ received: true, handled: false })
      }
      try {
        return context.json({ received: true, handled: await receiveProviderEvent(tools, event.note) })
      } catch (fault) {
        if (!(fault instanceof ProviderDown)) throw fault
        return errorJson(request, 503, 'The provider cannot be asked right now. Please send this again later.')
      }
    })
    .all('/api/payments/events/:provider', context => {
      const refusal = errorJson(context.req.raw, 405, 'This address only knows POST.')
      refusal.headers.set('allow', 'POST')
      return refusal
    })
}

function secretsOf({ environment }: Tools, name: ProviderName): string[] {
  return environment.PAYMENT_EVENT_SECRETS.filter(({ provider }) => provider === name).map(({ secret }) => secret)
}
