// Sends text messages to a gateway over HTTP: one JSON POST per message.

import type { SmsPayload } from '#platform/outbox/outbox.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { seconds } from '#values/duration.ts'
import type { Delivery } from './delivery.ts'
import type { Carried, Carrier } from './send-outbox.server.ts'

const patience = seconds(20)

/** A carrier for the gateway of SMS_GATEWAY_URL; undefined without one. */
export function smsCarrier({ SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN }: Environment): Carrier | undefined {
  if (!SMS_GATEWAY_URL) return undefined
  const signature: Record<string, string> = SMS_GATEWAY_TOKEN ? { authorization: `Bearer ${SMS_GATEWAY_TOKEN}` } : {}
  return {
    deliver: async (entry: Carried) => {
      const { text } = entry.payload as SmsPayload
      try {
        const answer = await fetch(SMS_GATEWAY_URL, {
          method: 'POST',
          // The key lets a gateway detect duplicates.
          headers: { ...signature, 'content-type': 'application/json', 'idempotency-key': `casita-${entry.id}` },
          body: JSON.stringify({ to: entry.recipient, text }),
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
        })
        await answer.body?.cancel()
        return deliveryOf(answer.status)
      } catch {
        return { outcome: 'unreachable', answer: 'The gateway does not answer.' }
      }
    },
    close: () => {},
  }
}

function deliveryOf(status: number): Delivery {
  const answer = `The gateway answered ${status}.`
  if (status >= 200 && status < 300) return { outcome: 'accepted' }
  if (status === 401 || status === 403 || status === 404) return { outcome: 'unreachable', answer }
  return { outcome: status >= 500 || status === 408 || status === 429 ? 'later' : 'refused', answer }
}
