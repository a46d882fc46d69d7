// The table of retention periods, read by the removal job and by the privacy page.

import { days, earlier, hours, type Milliseconds } from '#values/duration.ts'

export type Retention = {
  /** The kind of data, in guests' words. */
  readonly what: string
  /** How long it is kept, counted from its end. */
  readonly keptFor: Milliseconds
  /** When the period starts, in guests' words. */
  readonly from: string
}

/** The job's minimum frequency: data without a period of its own is removed within that time. */
export const removedWithin = hours(1)

export const retention = {
  holds: {
    what: 'Nights you held and did not book, with their price and what you typed at the checkout',
    keptFor: days(1),
    from: 'after the hold ended',
  },
  quotes: { what: 'Prices you asked for and did not book', keptFor: days(1), from: 'after the price ran out' },
  networks: {
    what: 'The network an unpaid booking came from',
    keptFor: days(1),
    from: 'after it was made',
  },
  keys: {
    what: 'Marks by which a form or a call that is sent twice is carried out once',
    keptFor: days(30),
    from: 'after it was sent',
  },
  contactKeys: {
    what: 'Links to bookings without an account, and the marks of browsers that opened them',
    keptFor: hours(0),
    from: 'after they ended',
  },
  messages: {
    what: 'Messages we sent you; links and codes in them are removed once the message has left, or once they have ended',
    keptFor: days(90),
    from: 'after they were written',
  },
  mailedCodes: { what: 'Links and codes of messages about your account', keptFor: days(30), from: 'after they ended' },
  challenges: { what: 'Sign-ins that were begun and not finished', keptFor: days(1), from: 'after they ended' },
  identitySessions: { what: 'Sign-ins that are over', keptFor: days(30), from: 'after they ended' },
  sessions: { what: 'Sessions that are over', keptFor: days(30), from: 'after they ended' },
  hostedSessions: {
    what: 'Sessions that were ended by signing out, where another service signs you in',
    keptFor: days(400),
    from: 'after they were ended',
  },
  devices: {
    what: 'Browsers that signed in to your account',
    keptFor: days(180),
    from: 'after the last sign-in there',
  },
  tries: {
    what: 'Counts of how often a network, an account, an address or a program has tried something',
    keptFor: hours(0),
    from: 'after the count is back at nothing',
  },
  places: {
    what: 'Marks by which two things that exclude each other are done one after the other',
    keptFor: days(1),
    from: 'after they ended',
  },
  signingKeys: {
    what: 'Keys that signed sign-ins',
    keptFor: hours(0),
    from: 'after the last sign-in they signed has ended',
  },
  calendarEvents: {
    what: 'Entries of calendars of other sites that are there no more',
    keptFor: days(1),
    from: 'after they went',
  },
  pictures: { what: 'Pictures that no home shows', keptFor: days(1), from: 'after they were uploaded or taken off' },
  searchNotes: { what: 'Notes of which homes have changed', keptFor: hours(1), from: 'after the change' },
} as const satisfies Readonly<Record<string, Retention>>

export type RetentionKind = keyof typeof retention

/** The cutoff: data of this kind that ended earlier is removed at `now`. */
export function removedBefore(kind: RetentionKind, now: Date): Date {
  return earlier(now, retention[kind].keptFor)
}
