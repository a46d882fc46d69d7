// Fetches another site's calendar: allowed addresses only, bounded in time and size, and only if it changed.

import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as askPlain, type IncomingMessage } from 'node:http'
import { request as askSafely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { FetchTrouble } from '#channels/feeds/trouble.ts'
import { type Milliseconds, seconds } from '#values/duration.ts'
import { type AddressRules, parseCalendarAddress } from './calendar-address.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.server.ts'

type CalendarQuestion = {
  readonly address: string
  /** What the last answer was marked with. */
  readonly etag: string | null
  readonly lastModified: string | null
}

export type FetchedCalendar =
  | {
      readonly kind: 'calendar'
      readonly text: string
      readonly etag: string | null
      readonly lastModified: string | null
    }
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'trouble'
      readonly trouble: FetchTrouble
      readonly status?: number
      readonly waitSeconds?: number
    }

export type FetchRules = AddressRules & {
  /** From the first request to the last byte, redirects included. */
  readonly patience?: Milliseconds
  /** How names become addresses. */
  readonly lookUp?: (name: string) => Promise<readonly LookupAddress[]>
}

/** In bytes, unpacked: some hundred times what a full year of one home needs. */
export const largestCalendar = 4 * 1024 * 1024
const mostRedirects = 3
const longestWait = 24 * 60 * 60

/** Fetches the calendar. Failures are answers; nothing is thrown. */
export async function fetchCalendar(question: CalendarQuestion, rules: FetchRules): Promise<FetchedCalendar> {
  const end = AbortSignal.timeout(rules.patience ?? seconds(20))
  try {
    let address = parseCalendarAddress(question.address, rules)
    for (let redirects = 0; address; redirects++) {
      const answer = await ask(address, question, rules, end)
      const next = leadsTo(answer, address)
      if (next === undefined) return await readAnswer(answer, question, end)
      answer.destroy()
      if (redirects === mostRedirects) return trouble('too-many-redirects')
      address = parseCalendarAddress(next, rules)
    }
    return trouble('address-refused')
  } catch (fault) {
    return trouble(end.aborted ? 'too-slow' : troubleOf(fault))
  }
}

class AddressRefused extends Error {}
class TooLarge extends Error {}

function ask(address: URL, { etag, lastModified }: CalendarQuestion, rules: FetchRules, end: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const mayAsk = (ip: string) => isPublicAddress(ip) || (rules.loopback && isLoopbackAddress(ip))
  // A host that is an IP address is never looked up, so it is checked here.
  const host = address.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !mayAsk(host)) throw new AddressRefused()
  const headers = {
    accept: 'text/calendar, */*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Casita calendar reader',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  }
  const send = address.protocol === 'https:' ? askSafely : askPlain
  const options = { headers, signal: end, agent: false, lookup: judging(mayAsk, rules.lookUp) } as const
  send(address, options, resolve).once('error', reject).end()
  return promise
}

/**
 * Looks the name up once and hands out what it found only if all of it may be asked: the connection is made to exactly
 * that, so a name that is answered differently the next moment leads nowhere else.
 */
function judging(mayAsk: (ip: string) => boolean, lookUp: FetchRules['lookUp'] = everyAddress): LookupFunction {
  return async (hostname, options, answer) => {
    try {
      const found = await lookUp(hostname)
      if (found.length === 0 || !found.every(({ address }) => mayAsk(address))) throw new AddressRefused()
      if (options.all) answer(null, [...found])
      else answer(null, found[0]!.address, found[0]!.family)
    } catch (fault) {
      answer(fault as Error, [])
    }
  }
}

const everyAddress = (name: string) => lookup(name, { all: true })

function leadsTo({ statusCode, headers }: IncomingMessage, from: URL): string | undefined {
  const moved = statusCode !== undefined && [301, 302, 303, 307, 308].includes(statusCode)
  if (!moved || headers.location === undefined) return undefined
  return URL.canParse(headers.location, from.href) ? new URL(headers.location, from.href).href : ''
}

async function readAnswer(
  answer: IncomingMessage,
  asked: CalendarQuestion,
  end: AbortSignal,
): Promise<FetchedCalendar> {
  const status = answer.statusCode ?? 0
  if (status === 200) {
    const text = await readBody(answer, end)
    const { etag = null, 'last-modified': lastModified = null } = answer.headers
    return { kind: 'calendar', text, etag: atMost(1000, etag), lastModified: atMost(100, lastModified) }
  }
  answer.destroy()
  if (status === 304 && (asked.etag !== null || asked.lastModified !== null)) return { kind: 'unchanged' }
  if (status === 404 || status === 410) return trouble('gone', { status })
  if (status === 401 || status === 403) return trouble('forbidden', { status })
  const waitSeconds = waitOf(answer.headers['retry-after'])
  if (status === 429 || status === 503) return trouble('busy', { status, ...(waitSeconds && { waitSeconds }) })
  return trouble('odd-answer', { status })
}

async function readBody(answer: IncomingMessage, end: AbortSignal): Promise<string> {
  if (Number(answer.headers['content-length'] ?? 0) > largestCalendar) throw new TooLarge()
  const unpacked = unpack(answer)
  const stop = () => unpacked.destroy(new Error('The time is over'))
  end.addEventListener('abort', stop, { once: true })
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of unpacked) {
      size += (piece as Buffer).length
      if (size > largestCalendar) throw new TooLarge()
      pieces.push(piece as Buffer)
    }
  } finally {
    end.removeEventListener('abort', stop)
    answer.destroy()
  }
  return new TextDecoder('utf-8').decode(Buffer.concat(pieces))
}

function unpack(answer: IncomingMessage): Readable {
  const packing = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const unpacker =
    packing === 'gzip' || packing === 'x-gzip'
      ? createGunzip()
      : packing === 'deflate'
        ? createInflate()
        : packing === 'br'
          ? createBrotliDecompress()
          : undefined
  if (!unpacker) return answer
  answer.once('error', fault => unpacker.destroy(fault))
  return answer.pipe(unpacker)
}

function atMost(length: number, mark: string | null): string | null {
  return mark !== null && mark.length <= length ? mark : null
}

function waitOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(Number(text), longestWait) : undefined
}

function troubleOf(fault: unknown): FetchTrouble {
  if (fault instanceof AddressRefused) return 'address-refused'
  if (fault instanceof TooLarge) return 'too-large'
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'not-found-by-name'
  return /^(Z_|ERR_|HPE_)/.test(code) && !code.startsWith('ERR_TLS') && !code.startsWith('ERR_SSL')
    ? 'unreadable'
    : 'not-reached'
}

function trouble(what: FetchTrouble, more: { status?: number; waitSeconds?: number } = {}): FetchedCalendar {
  return { kind: 'trouble', trouble: what, ...more }
}
