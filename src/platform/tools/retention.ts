// The table of retention periods, read by the removal job and by the privacy page.

import { days, earlier, hours, type Milliseconds } from '#values/duration.ts'

/** The job's minimum frequency: data without a period of its own is removed within that time. */
export const removedWithin = hours(1)

/** By kind of data: how long it is kept, counted from its end. Its words are `consent.<kind>` and `consent.<kind>Removed`. */
export const retention = {
  holds: { keptFor: days(1) },
  quotes: { keptFor: days(1) },
  networks: { keptFor: days(1) },
  keys: { keptFor: days(30) },
  contactKeys: { keptFor: hours(0) },
  messages: { keptFor: days(90) },
  // The usual time in which claims lapse; what led to a booking stays with it.
  conversations: { keptFor: days(3 * 365) },
  mailedCodes: { keptFor: days(30) },
  challenges: { keptFor: days(1) },
  identitySessions: { keptFor: days(30) },
  sessions: { keptFor: days(30) },
  hostedSessions: { keptFor: days(400) },
  devices: { keptFor: days(180) },
  tries: { keptFor: hours(0) },
  places: { keptFor: days(1) },
  signingKeys: { keptFor: hours(0) },
  calendarEvents: { keptFor: days(1) },
  pictures: { keptFor: days(1) },
  searchNotes: { keptFor: hours(1) },
  invitations: { keptFor: days(30) },
  // So that a statement can be applied after a question was cleared up.
  statements: { keptFor: days(7) },
  // So that a month can be compared with the same of the year before.
  seenCounts: { keptFor: days(365) },
  // Ten years from the end of the year, the longest that tax law asks for where the site was written (EU).
  invoices: { keptFor: days(11 * 365) },
} as const satisfies Readonly<Record<string, { readonly keptFor: Milliseconds }>>

export type RetentionKind = keyof typeof retention

/** The cutoff: data of this kind that ended earlier is removed at `now`. */
export function removedBefore(kind: RetentionKind, now: Date): Date {
  return earlier(now, retention[kind].keptFor)
}
