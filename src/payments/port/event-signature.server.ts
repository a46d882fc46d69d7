// The signature on what a provider sends: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`, as Stripe writes it.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { minutes } from '#values/duration.ts'
import type { EventFault } from './provider.ts'

/**
 * So far may the moment of signing lie from ours. A provider that says a thing again days later signs it anew, so what
 * is older was recorded by somebody and played back.
 */
export const signatureLasts = minutes(5)

/** Undefined when one of the secrets made one of the signatures; compared in constant time. */
export function signatureFault(
  header: string | null,
  { body, secrets, now }: { readonly body: Buffer; readonly secrets: readonly string[]; readonly now: Date },
): EventFault | undefined {
  const parts = (header ?? '').split(',').map(part => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  const given = parts.filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? '')).slice(0, 5)
  if (!Number.isSafeInteger(seconds) || given.length === 0) return 'unsigned'
  const signatures = given.map(([, value]) => Buffer.from(value!, 'hex'))
  const expected = secrets.map(secret => digest(secret, seconds, body))
  // Every pair is compared, so that the time taken does not reveal which of them was right.
  const matches = expected.flatMap(one => signatures.map(other => timingSafeEqual(one, other)))
  if (!matches.includes(true)) return 'wrong-signature'
  return Math.abs(now.getTime() - seconds * 1000) <= signatureLasts ? undefined : 'too-old'
}

function digest(secret: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
