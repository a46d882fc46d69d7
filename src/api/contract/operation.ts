// The description of one call: its permitted callers, input, output, and every status it may return.

import type { z } from 'zod'
import { largeHeads } from '#platform/large-head.ts'
import type { Needs } from '#users/permissions/admin-pages.ts'
import { bookingInAddress } from './known-fields.ts'
import { strapiWords } from './strapi-words.ts'

export type RefusalStatus =
  | (400 | 401 | 402 | 403 | 404 | 405 | 409 | 410 | 413 | 414 | 422 | 429 | 431 | 500 | 503)
  /** Statuses of requests that match no call. */
  | (408 | 417 | 501)

/** The subjects of calls, in the order of the documentation page. */
export const groups = [
  'Accounts',
  'Stays',
  'Bookings',
  'Payments',
  'Without account',
  'Enquiries',
  'Reviews',
  'Desk',
] as const

type Refusals = Readonly<Partial<Record<RefusalStatus, string>>>

export type Operation = {
  readonly summary: string
  readonly group: (typeof groups)[number]
  /**
   * `account`: whoever holds a content token of an account that is not blocked, confirmed or not. `user`: the same, but
   * confirmed. `either`: anybody, and who is signed in is known, as what they did before counts. `booker`: such a user, or
   * whoever proved by a mailed link that a booking without an account is theirs. `operator`: such a user with a role beyond guest; to others it is not there.
   */
  readonly who: 'anybody' | 'either' | 'account' | 'user' | 'booker' | 'operator'
  /** The permission an operator needs; an operator's call without one is closed to everyone. */
  readonly needs?: Needs
  /** The name of its rate limit; without one it is not limited. */
  readonly limit?: 'auth' | 'reads' | 'quotes' | 'bookings'
  readonly path?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodObject
  /** Whether the body may also be form-encoded, as Strapi's clients may send it. */
  readonly forms?: boolean
  /** The maximum size of the body, in bytes, where 64 kB are too few. */
  readonly mostBytes?: number
  /** The success status and schema; a redirect has no body. */
  readonly answer:
    | { readonly status: 200 | 201; readonly body: z.ZodType }
    | { readonly status: 302; readonly body?: undefined }
  /** Whether it has an entity tag: publicly cacheable if the same for everyone, otherwise only by the browser. */
  readonly cached?: boolean
  /** Whether a moved address returns its current one. */
  readonly moves?: boolean
  /** Additional statuses beside those of every call, and when they occur. */
  readonly refusals?: Refusals
}

/** Keeps the exact type of the schemas, which types clients and handlers. */
export function operation<const Described extends Operation>(described: Described): Described {
  return described
}

/** Shared properties of a group of calls: permitted callers and rate limit. */
export function callsOf<const Group extends Operation['group']>(group: Group) {
  return <const Who extends Operation['who'], const Limit extends Operation['limit']>(who: Who, limit: Limit) =>
    ({ group, who, limit }) as const
}

/** The default maximum size of a body, in bytes. */
const mostBodyBytes = 64 * 1024

/** The maximum size of the call's body, in bytes. */
export function mostBytesOf({ mostBytes = mostBodyBytes }: Operation): number {
  return mostBytes
}

/** The refusal of a larger body. */
export function bodyTooLarge(described: Operation): string {
  const kilobytes = mostBytesOf(described) / 1024
  return strapiWords.bodyTooLarge(kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`)
}

/** Statuses implied by the call's properties: they need no listing. */
function usualRefusals(described: Operation): Refusals {
  const { who, limit, body, query, path, headers } = described
  // An impossible booking number counts as unknown.
  const isRead = body || query || headers || (path && path !== bookingInAddress)
  return {
    ...(isRead ? { 400: 'What was sent is not as described.' } : {}),
    ...(body ? { 413: bodyTooLarge(described) } : {}),
    401: 'The bearer token is not one of ours, is over, or belongs to an account that is closed.',
    ...(who === 'account' || who === 'user' || who === 'booker' ? { 403: 'Nobody is signed in.' } : {}),
    ...(who === 'operator'
      ? {
          403: 'Nobody is signed in, or your role may see this and not change it, or your account lacks the second factor that operators need.',
          404: 'There is no such thing, or your role may not see it; to whoever is no operator there is nothing here at all.',
        }
      : {}),
    ...(limit ? { 429: 'Too many of these calls came from one address.' } : {}),
    500: 'Something is wrong on our side.',
    ...largeHeads,
  }
}

/** All error statuses that a call may return. */
export function refusalsOf(described: Operation): Refusals {
  return { ...usualRefusals(described), ...described.refusals }
}
