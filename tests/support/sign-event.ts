// What a provider of payments writes beside an event that it sends.

import { createHmac } from 'node:crypto'

/** The value of the header for a body sent at `at`: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function signEvent(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
