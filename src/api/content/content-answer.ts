// The response to a call: a body, a redirect, or a refusal in the common envelope.

import type { ErrorBody, ErrorDetails } from '#api/contract/error-schema.ts'
import type { RefusalStatus } from '#api/contract/operation.ts'
import { strapiWords } from '#api/contract/strapi-words.ts'
import type { ValidFor } from '#api/listing/valid-for.ts'
import { keyed } from '#catalogue/sentence.ts'

export type ContentRefusal = {
  readonly ok: false
  readonly status: RefusalStatus
  readonly name: string
  readonly message: string
  readonly details: ErrorDetails
  readonly cookies?: readonly string[]
}

export type ContentAnswer<Body> =
  | {
      readonly ok: true
      readonly body: Body
      readonly location?: string
      readonly cookies?: readonly string[]
      /** How long the response to the same request stays the same; undefined if unknown. */
      readonly holds?: ValidFor
    }
  | { readonly ok: true; readonly goTo: string; readonly status: 301 | 302; readonly cookies?: readonly string[] }
  | ContentRefusal

/** The name for a status, unless a refusal has its own. */
const usualNames: Readonly<Record<RefusalStatus, string>> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  402: 'PaymentRequiredError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  408: 'RequestTimeoutError',
  409: 'ConflictError',
  410: 'GoneError',
  413: 'PayloadTooLargeError',
  414: 'URITooLongError',
  417: 'ExpectationFailedError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
  431: 'RequestHeaderFieldsTooLargeError',
  500: 'InternalServerError',
  501: 'NotImplementedError',
  503: 'ServiceUnavailableError',
}

export function refuseWith(status: RefusalStatus, message: string, details: ErrorDetails = {}): ContentRefusal {
  return { ok: false, status, name: usualNames[status], message, details }
}

/** A well-formed request that cannot be fulfilled: Strapi's `ApplicationError`. */
export function refuseAsked(message: string): ContentRefusal {
  return { ok: false, status: 400, name: 'ApplicationError', message, details: {} }
}

export function answerWith<Body>(
  body: Body,
  more: { readonly location?: string; readonly cookies?: readonly string[]; readonly holds?: ValidFor } = {},
): ContentAnswer<Body> {
  return { ok: true, body, ...more }
}

/** The response about a single resource. */
export function answerOne<Told>(data: Told, more: { readonly location?: string } = {}) {
  return answerWith({ data, meta: {} }, more)
}

/** Missing, or hidden from the caller. */
export const notThere = refuseWith(404, strapiWords.notFound)

/** Too many calls, in Strapi's wording. */
export const tooManyCalls = refuseWith(429, strapiWords.tooMany)

export function envelopeOf({ status, name, message, details }: ContentRefusal): ErrorBody {
  const { errors } = details
  const told = errors ? { ...details, errors: errors.map(fault => ({ ...fault, ...keyed(fault.message) })) } : details
  return { data: null, error: { status, name, message, ...keyed(message), details: told } }
}
