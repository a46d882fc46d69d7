// Answers what the HTTP parser refuses: on the raw connection, in the usual envelope, then closes it.

import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { envelopeOf, refuseWith } from '#api/content/content-answer.ts'
import { sentence } from '#catalogue/sentence.ts'
import { mostSeenBytes } from '#platform/large-head.ts'
import type { Clock } from '#platform/tools/clock.server.ts'
import { seconds } from '#values/duration.ts'

type Fault = Error & { readonly code?: string; readonly rawPacket?: Buffer }
type Bare = { readonly status: 400 | 405 | 408 | 413 | 417 | 431 | 501; readonly message: string }

/** How long a closing connection may go on sending: some clients read our answer only afterwards. */
const longestFarewell = seconds(5)

/** Answers on `server` what the parser refuses, what comes too slowly, and what is meant for a proxy. */
export function answerBare(server: Server, clock: Clock): void {
  const close = (socket: Duplex, answer: Bare, address?: string) => closeWith(socket, answer, clock.now(), address)
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', (request, response) => void answers.set(request.socket, response))
  server.on('clientError', (fault: Fault, socket) => {
    if (!socket.writable) return
    const begun = answers.get(socket)
    // Nothing may be written into the midst of an answer.
    if (fault.code === 'ECONNRESET' || (begun?.headersSent && !begun.writableFinished)) socket.destroy()
    else close(socket, bareAnswer(fault), addressIn(fault))
  })
  server.on('connect', ({ url }: IncomingMessage, socket) => {
    close(socket, { status: 405, message: sentence('shell.noProxy') }, url)
  })
  server.on('checkExpectation', ({ url, socket }: IncomingMessage) => {
    close(socket, { status: 417, message: sentence('shell.noExpectation') }, url)
  })
}

function bareAnswer(fault: Fault): Bare {
  switch (fault.code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, message: sentence('shell.headTooLarge', { most: mostSeenBytes / 1024 }) }
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { status: 413, message: sentence('shell.betweenPartsTooLarge') }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, message: sentence('shell.tooSlow') }
    case 'HPE_INVALID_METHOD':
      if (/^[A-Z]+ \S+ HTTP\/1\.[01]\r\n/.test(textOf(fault))) {
        return { status: 501, message: sentence('shell.methodUnknown') }
      }
  }
  return { status: 400, message: sentence('shell.noRequest') }
}

const textOf = ({ rawPacket }: Fault) => rawPacket?.toString('latin1') ?? ''

/** What was asked for, as far as it stands in the packet that could not be read. */
function addressIn(fault: Fault): string | undefined {
  return /^[A-Z]+ (\S+)/.exec(textOf(fault))?.[1]
}

/** Programs get the envelope; who surely asked for no call reads a sentence. */
function closeWith(socket: Duplex, { status, message }: Bare, now: Date, address = '/api/'): void {
  const isCall = address.startsWith('/api/')
  const text = isCall ? JSON.stringify(envelopeOf(refuseWith(status, message))) : `${message}\n`
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `date: ${now.toUTCString()}`,
    `content-type: ${isCall ? 'application/json' : 'text/plain; charset=utf-8'}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'cross-origin-resource-policy: same-origin',
    ...(status === 405 ? ['allow: GET, HEAD, POST'] : []),
    'connection: close',
  ]
  socket.on('error', () => socket.destroy())
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.resume()
  setTimeout(() => socket.destroy(), longestFarewell).unref()
}
