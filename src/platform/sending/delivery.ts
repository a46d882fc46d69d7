// When a message is retried and when it is given up, as a table with one row per failed attempt.

import { days, hours, type Milliseconds, minutes } from '#values/duration.ts'

/** The result of sending one message; `answer` is the reason, quoting neither the message nor its address. */
export type Delivery =
  /** Accepted for delivery. */
  | { readonly outcome: 'accepted' }
  /** Permanently refused. */
  | { readonly outcome: 'refused'; readonly answer: string }
  /** Temporarily refused. */
  | { readonly outcome: 'later'; readonly answer: string }
  /** Unreachable or sign-in refused: no message is to blame. */
  | { readonly outcome: 'unreachable'; readonly answer: string }

/** The pauses after each failed attempt in turn; after the last one the message is given up. */
const pauses: readonly Milliseconds[] = [
  minutes(1),
  minutes(5),
  minutes(15),
  hours(1),
  hours(3),
  hours(6),
  hours(12),
  hours(24),
]

/** How long a claim lasts: longer than any attempt can take. */
export const claimLength: Milliseconds = minutes(5)

/** A message this overdue is stale: a person decides about it. */
export const oldestNews: Milliseconds = days(3)

/** The pause after failed attempt number n (from 1); undefined after the last one. */
export function pauseAfter(attempt: number): Milliseconds | undefined {
  return pauses[attempt - 1]
}

type Verdict =
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly answer: string }
  | { readonly state: 'waiting'; readonly answer: string; readonly pause: Milliseconds }

/** The state of a message after attempt number n. */
export function verdictOn(delivery: Delivery, attempt: number): Verdict {
  if (delivery.outcome === 'accepted') return { state: 'sent' }
  const { answer } = delivery
  const pause = delivery.outcome === 'refused' ? undefined : pauseAfter(attempt)
  return pause === undefined ? { state: 'failed', answer } : { state: 'waiting', answer, pause }
}
