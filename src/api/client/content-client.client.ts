// The content backend as the browser calls it, typed by the description of the calls; every failure has one shape.

import type { AnswerOf, Sent } from '#api/content/content-contract.ts'
import type { ContentCall } from '#api/contract/content-addresses.ts'
import type { ErrorBody } from '#api/contract/error-schema.ts'
import { browserAddresses } from './browser-addresses.ts'

/** The parts of a call that are there to be sent; one without any needs none. */
type SentParts<Call extends ContentCall> = {
  readonly [Part in 'path' | 'query' | 'headers' | 'body' as Sent<Call, Part> extends undefined ? never : Part]: Sent<
    Call,
    Part
  >
}

type Optional<Parts> = { [Name in keyof Parts as object extends Parts[Name] ? Name : never]?: Parts[Name] } & {
  [Name in keyof Parts as object extends Parts[Name] ? never : Name]: Parts[Name]
}

type Arguments<Call extends ContentCall> =
  object extends Optional<SentParts<Call>> ? [parts?: Optional<SentParts<Call>>] : [parts: Optional<SentParts<Call>>]

/** What is thrown: the server's own refusal as it came, or `UnknownError` when there was no answer to use. Spec 8. */
type ContentFault = Omit<ErrorBody, 'error'> & {
  readonly error: Omit<ErrorBody['error'], 'details'> & { readonly details: unknown }
}

export type ContentClient = <Call extends ContentCall>(call: Call, ...sent: Arguments<Call>) => Promise<AnswerOf<Call>>

type ContentClientOptions = {
  /** The site's origin; the page's own by default, whose session cookie is sent along. */
  readonly origin?: string
  /** The bearer token of a program. */
  readonly token?: () => string | undefined
  readonly fetcher?: typeof fetch
  /** Method and path of each call that is made; those of browsers unless told. */
  readonly addresses?: Readonly<Partial<Record<ContentCall, string>>>
}

/** A client of the content backend. No call is tried twice. */
export function contentClient(options: ContentClientOptions = {}): ContentClient {
  const { origin = '', token, fetcher = fetch } = options
  const addresses: NonNullable<ContentClientOptions['addresses']> = options.addresses ?? browserAddresses
  return async (call, ...[sent]) => {
    const [method, path = ''] = addresses[call]?.split(' ') ?? []
    if (!method) throw new RangeError(`No address of ${call} is known here`)
    const parts = (sent ?? {}) as {
      readonly path?: Readonly<Record<string, string>>
      readonly query?: object
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
    }
    const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ''))
    const bearer = token?.()
    const headers = {
      accept: 'application/json',
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...parts.headers,
    }
    const body = parts.body === undefined ? undefined : JSON.stringify(parts.body)
    const address = `${origin}/api${place}${inBrackets(parts.query)}`
    const answer = await fetcher(address, { method, headers, body }).catch(cause => {
      throw unknownError(cause)
    })
    const told = await answer.text().catch(cause => {
      throw unknownError(cause)
    })
    return read(answer, told) as AnswerOf<typeof call>
  }
}

function read(answer: Response, text: string): unknown {
  let told: unknown
  try {
    told = JSON.parse(text)
  } catch (cause) {
    throw unknownError(text === '' ? new Error(`An empty answer with the status ${answer.status}`) : cause)
  }
  if (!answer.ok) throw told
  return told
}

/** There was no usable answer: not the same as the server's own 500. Reference 7.5. */
function unknownError(cause: unknown): ContentFault {
  const message = cause instanceof Error ? cause.message : String(cause)
  return { data: null, error: { status: 500, name: 'UnknownError', message, details: cause } }
}

export function isContentFault(fault: unknown): fault is ContentFault {
  if (typeof fault !== 'object' || fault === null || !('error' in fault)) return false
  const { error } = fault
  return typeof error === 'object' && error !== null && 'status' in error && 'name' in error
}

/** Lists and objects as Strapi's clients write them: `filters[city][$eq]=Pienza`. */
export function inBrackets(query: object | undefined): string {
  const written = Object.entries(query ?? {}).flatMap(([name, value]) => pairs(name, value))
  return written.length > 0 ? `?${written.map(pair => pair.map(encodeURIComponent).join('=')).join('&')}` : ''
}

function pairs(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, member]) => pairs(`${name}[${key}]`, member))
}
