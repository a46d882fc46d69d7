// How often things may be tried: a table with one row a case. A bucket of `burst` that refills by one `every` so long.

import { days, type Milliseconds, minutes, seconds } from '#values/duration.ts'

export type Limit = { readonly burst: number; readonly every: Milliseconds }

export const limits = {
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
  /** Wrong one-time codes of one account; whoever tries them already knows the password. */
  'factor-account': { burst: 10, every: minutes(1) },
  /** Messages to the operator: from one address, and with copies to one mailbox. */
  'contact-address': { burst: 5, every: minutes(10) },
  'contact-mailbox': { burst: 5, every: minutes(20) },
  'ask-address': { burst: 60, every: seconds(10) },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof limits

/** The part of a day's messages that only devices of known people may use: strangers cannot use up the whole day. */
export const smsShareForKnown = 0.2

/** A day's budget of so many messages; the bucket's key ends with the day, so that it never refills within one. */
export function dayLimit(count: number): Limit {
  return { burst: count, every: days(30) }
}

/** How the key of a day's bucket starts. */
export const dayKey = 'sms-day'

/** The day of an instant, in UTC, as the keys of its buckets end. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
