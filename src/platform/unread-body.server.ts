// Drains the rest of a request whose response is ready early, so that the client sees the response.

import type { IncomingMessage } from 'node:http'
import { type Milliseconds, seconds } from '#values/duration.ts'

/** In bytes: more than any legitimate upload. */
const mostPassed = 64 * 1024 * 1024
/** As long as a small request may take: whoever is cut off sees a broken connection instead of the reason. */
const longest: Milliseconds = seconds(30)

/** Whether the client disconnected before sending all of it; false without a connection. */
export function isCutOff(incoming: IncomingMessage | undefined): boolean {
  return incoming?.destroyed === true && !incoming.complete
}

/** For the log only: no client is left to read it. */
export function cutOffAnswer(): Response {
  return new Response(null, { status: 499 })
}

/**
 * Drains the rest of the body, in bounded time and size. True when any was left: close its connection after the
 * response, as the next request on it might be taken for the rest of this one.
 */
export async function passUnreadBody(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete || incoming.destroyed) return false
  const { promise, resolve } = Promise.withResolvers<void>()
  let passed = 0
  const count = (part: Buffer) => {
    passed += part.length
    if (passed > mostPassed) resolve()
  }
  const impatient = setTimeout(resolve, longest)
  // Whoever looked at the body without reading it pauses the stream again with each part, for ever.
  incoming.removeAllListeners('data')
  incoming.on('data', count).once('end', resolve).once('close', resolve).resume()
  await promise
  clearTimeout(impatient)
  incoming.off('data', count)
  return true
}
