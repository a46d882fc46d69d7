// A request whose answer stands before all of it has come: the rest is read past, so that whoever sends it sees the answer.

import type { IncomingMessage } from 'node:http'
import { type Milliseconds, seconds } from '#values/duration.ts'

/** In bytes: more than anything that somebody may send here. */
const mostPassed = 64 * 1024 * 1024
const longest: Milliseconds = seconds(3)

/** Whether its sender went away before all of it had come; without a connection nobody did. */
export function isCutOff(incoming: IncomingMessage | undefined): boolean {
  return incoming?.destroyed === true && !incoming.complete
}

/** For the log alone: nobody is there to read it. */
export function cutOffAnswer(): Response {
  return new Response(null, { status: 499 })
}

/**
 * Reads past what is left of the body, in bounded time and size. True when anything was left: its connection is to be
 * closed after the answer, as the next request on it might be taken for the rest of this one.
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
  incoming.on('data', count).once('end', resolve).once('close', resolve).resume()
  await promise
  clearTimeout(impatient)
  incoming.off('data', count)
  return true
}
