// When a message is retried, and when it is given up: a table with one row a failed try.

import { days, hours, type Milliseconds, minutes } from '#values/duration.ts'

/** How a carrier fared with one message; `answer` says why, without a word of the message or of its address. */
export type Delivery =
  /** Whoever carries it further has it. */
  | { readonly outcome: 'accepted' }
  /** This message will never be taken. */
  | { readonly outcome: 'refused'; readonly answer: string }
  /** This message is not taken now. */
  | { readonly outcome: 'later'; readonly answer: string }
  /** Nobody answers, or nobody lets us in: no message is to blame. */
  | { readonly outcome: 'unreachable'; readonly answer: string }

/** The pause after the first failed try, the second, and so on; after the last one the message is given up. */
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

/** How long a claimed message is nobody else's: longer than any try can take. */
export const claimLength: Milliseconds = minutes(5)

/** A message that should have been tried so long ago tells no news any more: a person decides about it. */
export const oldestNews: Milliseconds = days(3)

/** The pause after the failed try with this number (the first is 1); undefined when it was the last one. */
export function pauseAfter(attempt: number): Milliseconds | undefined {
  return pauses[attempt - 1]
}

type Verdict =
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly answer: string }
  | { readonly state: 'waiting'; readonly answer: string; readonly pause: Milliseconds }

/** What becomes of a message after its try with this number. */
export function verdictOn(delivery: Delivery, attempt: number): Verdict {
  if (delivery.outcome === 'accepted') return { state: 'sent' }
  const { answer } = delivery
  const pause = delivery.outcome === 'refused' ? undefined : pauseAfter(attempt)
  return pause === undefined ? { state: 'failed', answer } : { state: 'waiting', answer, pause }
}
