// Limits on idle, slow and concurrent connections, against slow-client attacks.

import type { IncomingMessage, Server } from 'node:http'
import { minutes, seconds } from '#values/duration.ts'

/** For the request head, or the first byte on a connection. */
const longestHead = seconds(20)
/** For a whole request, unless it declares a large body: picture uploads may be slow. */
const longestRequest = seconds(30)
const longestLargeRequest = minutes(5)
const largeBytes = 1024 * 1024
/** Without a byte in either direction while a response is pending or being sent. */
const longestSilence = minutes(2)

/** Timeouts for every request; beyond them the server sends 408, as `answerBare` words it. */
export const requestLimits = {
  headersTimeout: longestHead,
  requestTimeout: longestLargeRequest,
  connectionsCheckingInterval: seconds(5),
} as const

/**
 * Enforces what `requestLimits` cannot: the number of open connections (excess ones are dropped silently), idle time,
 * and small requests that never end.
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
