// How a calendar of another site stands, why a poll of it failed, and what the admin pages and the mail say about that.

import type { SentenceKey } from '#catalogue/sentence.ts'

/** `new` until the first good poll; `late` while one or two have failed or something is missing; then `failing`. */
export const feedStates = ['new', 'ok', 'late', 'failing'] as const

export type FeedState = (typeof feedStates)[number]

export type FetchTrouble =
  | 'address-refused'
  | 'not-found-by-name'
  | 'not-reached'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'gone'
  | 'forbidden'
  | 'busy'
  | 'odd-answer'
  | 'unreadable'

/** Why a calendar that could be read is not believed where it leaves out events. */
export type Suspicion = 'emptied' | 'shrank' | 'moved'

export type Trouble = FetchTrouble | 'not-a-calendar' | 'too-hard' | 'unfinished' | 'key-lost' | Suspicion

export const troubleSentences: Readonly<Record<Trouble, SentenceKey>> = {
  'address-refused': 'channels.addressRefused',
  'not-found-by-name': 'channels.notFoundByName',
  'not-reached': 'channels.notReached',
  'too-slow': 'channels.tooSlow',
  'too-large': 'channels.tooLarge',
  'too-many-redirects': 'channels.tooManyRedirects',
  gone: 'channels.gone',
  forbidden: 'channels.forbidden',
  busy: 'channels.askedToWait',
  'odd-answer': 'channels.oddAnswer',
  unreadable: 'channels.unreadable',
  'not-a-calendar': 'channels.notACalendar',
  'too-hard': 'channels.tooHard',
  unfinished: 'channels.unfinished',
  'key-lost': 'channels.keyLost',
  emptied: 'channels.emptied',
  moved: 'channels.moved',
  shrank: 'channels.shrank',
}

/** Those that do not pass by themselves: told at once, and not only when they come again. */
const lasting: ReadonlySet<Trouble> = new Set([
  'address-refused',
  'gone',
  'too-hard',
  'key-lost',
  'emptied',
  'shrank',
  'moved',
])

/** One failed poll may be chance; from this many in a row on, the operator is told. */
const reportedAfter = 3

export function isFailing(trouble: Trouble, failCount: number): boolean {
  return failCount >= reportedAfter || (lasting.has(trouble) && !isSuspicion(trouble))
}

export function isReported(trouble: Trouble, failCount: number): boolean {
  return failCount >= reportedAfter || lasting.has(trouble)
}

export function isSuspicion(trouble: Trouble): trouble is Suspicion {
  return trouble === 'emptied' || trouble === 'shrank' || trouble === 'moved'
}
