// Everything that this site and its third parties store in a browser.

type StoredPlace = 'cookie' | 'local storage' | 'session storage' | 'IndexedDB'

/** The settings, in days, that some of the periods follow. */
export type StoredFor = {
  readonly SESSION_DAYS: number
  readonly SESSION_ABSOLUTE_DAYS: number
  readonly SESSION_ABSOLUTE_DAYS_OPERATORS: number
  readonly CONSENT_DAYS: number
}

export type Stored = {
  readonly name: string
  readonly place: StoredPlace
  /** The necessary group of the consent table it belongs to; `asked`: only stored when somebody asks for it. */
  readonly group: 'session' | 'checkout' | 'choice' | 'asked'
  readonly purpose: string
  readonly period: string | ((settings: StoredFor) => string)
}

const tab = 'until the tab is closed'
const signedIn = 'until you sign out'
const sinceChoice = ({ CONSENT_DAYS }: StoredFor) => sayDays(CONSENT_DAYS)

// biome-ignore format: a table
export const storedTable: readonly Stored[] = [
  { name: 'casita_session', place: 'cookie', group: 'session', purpose: 'Keeps you signed in', period: saySession },
  { name: 'casita_device', place: 'cookie', group: 'session', purpose: 'Knows that you signed in here before, so that nobody can lock you out', period: '180 days' },
  { name: 'casita_connect', place: 'cookie', group: 'session', purpose: 'Brings you back from another service that you sign in with', period: '10 minutes' },
  { name: 'casita_second_step', place: 'cookie', group: 'session', purpose: 'Knows that only your second step is missing', period: '10 minutes' },
  { name: 'casita_flash', place: 'cookie', group: 'session', purpose: 'Says once, to the people of this site, that a change of theirs was saved', period: '1 minute' },
  { name: 'targetRoute', place: 'cookie', group: 'session', purpose: 'Brings you back to the page you wanted before you signed in', period: 'until you are there' },
  { name: 'casita.user', place: 'local storage', group: 'session', purpose: 'Shows your name, e-mail address and phone number at once when a page opens', period: signedIn },
  { name: 'casita.sdk', place: 'local storage', group: 'session', purpose: 'Knows that the sign-in software has stored something in this browser', period: signedIn },
  { name: 'firebaseLocalStorageDb', place: 'IndexedDB', group: 'session', purpose: 'Holds the sign-in itself, for the sign-in software', period: signedIn },
  { name: 'firebase-heartbeat-database', place: 'IndexedDB', group: 'session', purpose: 'Counts on which days the sign-in software was used; it is sent to this site only', period: '30 days' },
  { name: 'casita_browser', place: 'cookie', group: 'checkout', purpose: 'Knows which nights are held for you while you check out', period: '30 days' },
  { name: 'casita_contact', place: 'cookie', group: 'checkout', purpose: 'Knows you after you followed a link in our mail, when you booked without an account', period: '2 hours' },
  { name: 'ncc_c', place: 'cookie', group: 'choice', purpose: 'Remembers what you chose about cookies', period: sinceChoice },
  { name: 'ncc_e', place: 'cookie', group: 'choice', purpose: 'Remembers which optional cookies you allowed', period: sinceChoice },
  { name: 'casita:reload', place: 'session storage', group: 'choice', purpose: 'Stops a page from reloading again and again', period: tab },
  { name: 'react-router-scroll-positions', place: 'session storage', group: 'choice', purpose: 'Remembers how far you had scrolled on each page', period: tab },
  { name: 'casita_shortlist', place: 'cookie', group: 'asked', purpose: 'Remembers your favourite homes, once you press a heart', period: '180 days after the last heart' },
  { name: 'casita_recent', place: 'cookie', group: 'asked', purpose: 'Remembers the last twelve homes you opened, once you ask for it', period: '180 days, or until you switch it off' },
]

/** How long this is stored on a site with these settings. */
export function periodOf({ period }: Stored, settings: StoredFor): string {
  return typeof period === 'string' ? period : period(settings)
}

/** `a day`, `30 days`, `a year`. */
export function sayDays(count: number): string {
  if (count === 365) return 'a year'
  return count === 1 ? 'a day' : `${count} days`
}

function saySession(settings: StoredFor): string {
  const { SESSION_DAYS: idle, SESSION_ABSOLUTE_DAYS: most, SESSION_ABSOLUTE_DAYS_OPERATORS: mostOfOperators } = settings
  const guests = sayEnd(idle, most)
  return most === mostOfOperators ? guests : `${guests}; for the people of this site, ${sayEnd(idle, mostOfOperators)}`
}

function sayEnd(idle: number, most: number): string {
  return idle < most
    ? `${sayDays(idle)} after your last visit, and ${sayDays(most)} after you signed in at most`
    : `${sayDays(most)} after you signed in`
}
