// Rate limits of the identity provider: one row a case, and the keys of their buckets.

import { type Caller, countedAddress } from '#identity/wire/caller.ts'
import type { Bucket, Limit } from '#platform/rate-limit.server.ts'
import { testHelpersOn } from '#platform/tools/test-helpers-on.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, minutes, seconds } from '#values/duration.ts'
import { identitySecret } from './identity-secret.server.ts'

const limits = {
  /** Failed passwords of one account, from devices that never signed in to it. */
  'password-account': { burst: 10, every: minutes(2) },
  /** Failed passwords of one account from one device that signed in to it before. */
  'password-device': { burst: 10, every: minutes(1) },
  /** Failed passwords from one address, whatever the account. */
  'password-address': { burst: 50, every: seconds(20) },
  'sign-up-address': { burst: 20, every: minutes(3) },
  /**
   * Mails of one kind to one recipient: asked for from one address by devices that never signed in to the account, from
   * all addresses together, and by each device that did sign in. So nobody uses up what somebody else needs.
   */
  'mail-recipient': { burst: 5, every: minutes(10) },
  'mail-recipient-all': { burst: 20, every: minutes(5) },
  'mail-device': { burst: 5, every: minutes(5) },
  'mail-address': { burst: 20, every: minutes(2) },
  /** Messages to one number, likewise. */
  'sms-number': { burst: 3, every: minutes(10) },
  'sms-device': { burst: 3, every: minutes(10) },
  'sms-address': { burst: 10, every: minutes(6) },
  /** Wrong one-time codes of one account; the caller already knows the password. */
  'factor-account': { burst: 10, every: minutes(1) },
  /** Passkeys asked for at a sign-in, from one address. */
  'passkey-address': { burst: 30, every: seconds(20) },
  /** Codes typed at the checkout that were wrong, from one address. */
  'contact-code-address': { burst: 20, every: minutes(3) },
  /** Messages to the operator: from one address, and with copies to one mailbox. */
  'contact-address': { burst: 5, every: minutes(10) },
  'contact-mailbox': { burst: 5, every: minutes(20) },
  /** Messages of a guest within threads: in one of them, and from one address. */
  'thread-guest': { burst: 20, every: minutes(5) },
  'thread-address': { burst: 40, every: minutes(2) },
  'ask-address': { burst: 60, every: seconds(10) },
} as const satisfies Readonly<Record<string, Limit>>

type LimitName = keyof typeof limits

/** The part of a day's messages that only devices of known people may use: strangers cannot use up the whole day. */
export const smsShareForKnown = 0.2

/** What a day has left of so many messages, in UTC: the bucket's key ends with the day, so that it never refills within one. */
export function dayBucket(name: string, count: number, now: Date): Bucket {
  return { key: `${name}:${now.toISOString().slice(0, 10)}`, limit: { burst: count, every: days(1), refill: 'all' } }
}

// Keys are MACs, so that the table does not reveal who tried what.
export function limitKey(tools: Tools, name: string, ...whose: readonly string[]): string {
  const mac = identitySecret(tools.environment).mac('limit', Buffer.from(JSON.stringify(whose)))
  return `${name}:${mac.toString('base64url', 0, 18)}`
}

export function bucketOf(tools: Tools, name: LimitName, ...whose: readonly string[]): Bucket {
  return { limit: limits[name], key: limitKey(tools, name, ...whose) }
}

/** The bucket of the caller's address; undefined when the address is unknown or limits by address are off (tests). */
export function addressBucket(tools: Tools, name: LimitName, caller: Caller): Bucket | undefined {
  if (!caller.address || testHelpersOn(tools.environment)) return undefined
  return bucketOf(tools, name, countedAddress(caller.address))
}

/** The buckets of mails of one kind to one recipient: of this caller's address, and of all callers. */
export function recipientBuckets(tools: Tools, caller: Caller, kind: string, recipient: string): Bucket[] {
  const from = caller.address && !testHelpersOn(tools.environment) ? countedAddress(caller.address) : ''
  return [
    bucketOf(tools, 'mail-recipient', kind, recipient, from),
    bucketOf(tools, 'mail-recipient-all', kind, recipient),
  ]
}
