// Parses a request by the description of its call: path, query, headers and body, or returns the refusal.

import qs from 'qs'
import type { z } from 'zod'
import type { ContentCall } from '#api/contract/content-addresses.ts'
import { bookingInAddress } from '#api/contract/known-fields.ts'
import { bodyTooLarge, mostBytesOf, type Operation } from '#api/contract/operation.ts'
import { strapiWords as say } from '#api/contract/strapi-words.ts'
import { noBooking } from './booking-answers.ts'
import { type ContentRefusal, refuseWith } from './content-answer.ts'
import { refuseIssues, unknownKeysIn } from './refuse-issues.ts'

export type ReadParts = Readonly<Record<'path' | 'query' | 'headers' | 'body', unknown>>

type ReadAsked = { readonly ok: true; readonly parts: ReadParts } | ContentRefusal

/** Reads what `described` lists; ignores other parts. */
export async function readAsked(
  call: ContentCall,
  described: Operation,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<ReadAsked> {
  const read: Record<keyof ReadParts, unknown> = {
    path: undefined,
    query: undefined,
    headers: undefined,
    body: undefined,
  }
  const received: readonly [keyof ReadParts, () => unknown][] = [
    ['path', () => path],
    ['query', () => readQuery(request.url)],
    ['headers', () => namedHeaders(request.headers, described.headers)],
    ['body', () => readBody(request, described)],
  ]
  for (const [part, get] of received) {
    const schema = described[part]
    if (!schema) continue
    const value = await get()
    if (value instanceof Unreadable) return value.refusal
    const parsed = schema.safeParse(value, { reportInput: true })
    if (!parsed.success) {
      // An impossible booking number counts as unknown, as on the page.
      if (part === 'path' && schema === bookingInAddress) return noBooking
      return refusePart(call, part, parsed.error.issues, value)
    }
    read[part] = parsed.data
  }
  return { ok: true, parts: read }
}

// Strapi has its own messages for registration fields.
function refusePart(
  call: ContentCall,
  part: keyof ReadParts,
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
): ContentRefusal {
  const strangers = unknownKeysIn(issues)
  if (call === 'register' && part === 'body' && strangers.length > 0) {
    return refuseWith(400, say.invalidParameters(strangers.map(key => key.slice(0, 60).toWellFormed())))
  }
  return refuseIssues(issues, value)
}

class Unreadable {
  readonly refusal: ContentRefusal
  constructor(refusal: ContentRefusal) {
    this.refusal = refusal
  }
}

const readQuery = (url: string) => readEncoded(new URL(url).search)

/** The schema sees everything sent: surplus fields, and names that every object has. */
function readEncoded(written: string): unknown {
  try {
    return qs.parse(written, {
      ignoreQueryPrefix: true,
      depth: 6,
      strictDepth: true,
      arrayLimit: 100,
      parameterLimit: 2000,
      throwOnLimitExceeded: true,
      plainObjects: true,
      decoder: (text, usual, charset, kind) => {
        const read: string = usual(text, usual, charset)
        // The one name that the parser drops silently.
        if (kind === 'key' && read.includes('__proto__')) throw new StrangeName()
        return read
      },
    })
  } catch (fault) {
    if (fault instanceof StrangeName) {
      return new Unreadable(refuseWith(400, say.unspecifiedKeys(['__proto__'])))
    }
    const isDeep = fault instanceof RangeError && /depth/.test(fault.message)
    return new Unreadable(refuseWith(400, isDeep ? say.queryTooDeep : say.queryTooLong))
  }
}

class StrangeName extends Error {}

function namedHeaders(headers: Headers, described: z.ZodObject | undefined): unknown {
  const names = Object.keys(described?.shape ?? {})
  return Object.fromEntries(names.flatMap(name => (headers.has(name) ? [[name, headers.get(name)]] : [])))
}

async function readBody(request: Request, described: Operation): Promise<unknown> {
  const type = request.headers.get('content-type')
  const bytes = await boundedBytes(request, mostBytesOf(described))
  if (!bytes) return new Unreadable(refuseWith(413, bodyTooLarge(described)))
  if (bytes.length === 0) return {}
  const isForm = described.forms === true && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '')
  if (!isForm && !/^application\/json\s*(;|$)/i.test(type ?? '')) return new Unreadable(refuseWith(400, say.mustBeJson))
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')) {
    return new Unreadable(refuseWith(400, say.mustBePlain))
  }
  if (!isReadCharset(type ?? '')) return new Unreadable(refuseWith(400, say.mustBeUtf8))
  try {
    const written = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isForm) return readEncoded(written)
    const body: unknown = JSON.parse(written)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  } catch {
    // Treated like any other text that is not an object.
  }
  return new Unreadable(refuseWith(400, say.mustBeObject))
}

/** JSON is UTF-8 and names no charset; one that names it, or a subset of it, is accepted too. */
function isReadCharset(type: string): boolean {
  const [, named = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type) ?? []
  return /^(utf-?8|us-ascii)$/i.test(named)
}

/** The body, or undefined when too large; never buffers more than the limit. */
async function boundedBytes(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
