// How a calendar of another site stands, why a poll of it failed, and what the admin pages and the mail say about that.

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

export const troubleSentences: Readonly<Record<Trouble, string>> = {
  'address-refused': 'The address leads to a place that this site does not ask: it must be a public one, by https.',
  'not-found-by-name': 'No server of that name is known.',
  'not-reached': 'The other site could not be reached.',
  'too-slow': 'The other site began to answer and did not finish in time.',
  'too-large': 'What the address answers is far too large for a calendar of one home.',
  'too-many-redirects': 'The address leads on and on to others.',
  gone: 'The other site says that there is no calendar at this address any more.',
  forbidden: 'The other site does not let us read this calendar.',
  busy: 'The other site asks us to come back later.',
  'odd-answer': 'The other site answered with an error.',
  unreadable: 'The answer came damaged.',
  'not-a-calendar': 'What the address answers is no calendar, but perhaps a page to sign in.',
  'too-hard':
    'Reading this calendar took too long, so we stopped. It probably repeats an event by a rule that never ends. Nothing was changed here: please ask the other site.',
  unfinished: 'The site stopped while it was reading this calendar. It will try again later.',
  'key-lost':
    'The address cannot be read any more, as the key that sealed it is gone. Remove the calendar and add it anew.',
  emptied:
    'The calendar is suddenly empty. Nothing was opened here: please look at the other site, and say so if it is right.',
  moved:
    'Something that the old address told is missing at the new one. Nothing was opened here: please look at the other site, and say so if it is right.',
  shrank:
    'More than half of what the calendar had is suddenly missing. Nothing was opened here: please look at the other site, and say so if it is right.',
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
