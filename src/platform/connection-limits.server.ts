// How long a connection may be silent or slow, and how many there may be: what a patient attacker could hold for ever.

import type { IncomingMessage, Server } from 'node:http'
import { minutes, seconds } from '#values/duration.ts'

/** For the head of a request, or the first word of a connection. */
const longestHead = seconds(20)
/** For a whole request, unless it says that it is a large one: pictures may come by a slow line. */
const longestRequest = seconds(30)
const longestLargeRequest = minutes(5)
const largeBytes = 1024 * 1024
/** Without a byte in either direction, while an answer is awaited or fetched. */
const longestSilence = minutes(2)

/** What every request may take; beyond that the server answers 408, as `answerBare` words it. */
export const requestLimits = {
  headersTimeout: longestHead,
  requestTimeout: longestLargeRequest,
  connectionsCheckingInterval: seconds(5),
} as const

/**
 * Bounds what `requestLimits` cannot: how many connections are open at a time (one more is ended without a word), how long
 * one says nothing, and small requests that never end.
 */
export function limitConnections(server: Server, most: number): void {
  server.maxConnections = most
  server.on('connection', socket => void socket.setTimeout(longestHead))
  server.prependListener('request', (request, response) => {
    request.socket.setTimeout(longestSilence)
    if (request.complete || isLarge(request)) return
    const impatient = setTimeout(() => {
      if (request.complete) return
      const fault = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.emit('clientError', fault, request.socket)
    }, longestRequest)
    response.once('close', () => clearTimeout(impatient))
  })
}

function isLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > largeBytes
}
