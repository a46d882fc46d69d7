// Everything that this site and its third parties store in a browser.

import { sentence } from '#catalogue/sentence.ts'

type StoredPlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'cacheStorage'

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
  readonly purpose: () => string
  /** How long it is stored on a site with these settings. */
  readonly period: (settings: StoredFor) => string
}

const tab = () => sentence('consent.untilTabClosed')
const signedIn = () => sentence('consent.untilSignOut')
const sinceChoice = ({ CONSENT_DAYS }: StoredFor) => sayDays(CONSENT_DAYS)

// biome-ignore format: a table
export const storedTable: readonly Stored[] = [
  { name: 'casita_session', place: 'cookie', group: 'session', purpose: () => sentence('consent.keepsSignedIn'), period: saySession },
  { name: 'casita_device', place: 'cookie', group: 'session', purpose: () => sentence('consent.knowsDevice'), period: () => sayDays(180) },
  { name: 'casita_connect', place: 'cookie', group: 'session', purpose: () => sentence('consent.bringsBackFromService'), period: () => sentence('consent.minutes', { count: 10 }) },
  { name: 'casita_second_step', place: 'cookie', group: 'session', purpose: () => sentence('consent.secondStepMissing'), period: () => sentence('consent.minutes', { count: 10 }) },
  { name: 'casita_flash', place: 'cookie', group: 'session', purpose: () => sentence('consent.saysSaved'), period: () => sentence('consent.minutes', { count: 1 }) },
  { name: 'casita_left_out', place: 'cookie', group: 'session', purpose: () => sentence('consent.leftOutHomes'), period: () => sayDays(30) },
  { name: 'targetRoute', place: 'cookie', group: 'session', purpose: () => sentence('consent.bringsBackToPage'), period: () => sentence('consent.untilThere') },
  { name: 'casita.user', place: 'localStorage', group: 'session', purpose: () => sentence('consent.showsName'), period: signedIn },
  { name: 'casita.sdk', place: 'localStorage', group: 'session', purpose: () => sentence('consent.sdkHasStored'), period: signedIn },
  { name: 'firebaseLocalStorageDb', place: 'IndexedDB', group: 'session', purpose: () => sentence('consent.holdsSignIn'), period: signedIn },
  { name: 'firebase-heartbeat-database', place: 'IndexedDB', group: 'session', purpose: () => sentence('consent.countsDays'), period: () => sayDays(30) },
  { name: 'casita_browser', place: 'cookie', group: 'checkout', purpose: () => sentence('consent.heldNights'), period: () => sayDays(30) },
  { name: 'casita_contact', place: 'cookie', group: 'checkout', purpose: () => sentence('consent.followedLink'), period: () => sentence('consent.hours', { count: 2 }) },
  { name: 'casita:typed', place: 'sessionStorage', group: 'checkout', purpose: () => sentence('consent.typedAtCheckout'), period: tab },
  { name: 'ncc_c', place: 'cookie', group: 'choice', purpose: () => sentence('consent.cookieChoice'), period: sinceChoice },
  { name: 'ncc_e', place: 'cookie', group: 'choice', purpose: () => sentence('consent.cookiesAllowed'), period: sinceChoice },
  { name: 'casita:reload', place: 'sessionStorage', group: 'choice', purpose: () => sentence('consent.stopsReloading'), period: tab },
  { name: 'react-router-scroll-positions', place: 'sessionStorage', group: 'choice', purpose: () => sentence('consent.scrollPositions'), period: tab },
  { name: 'casita_shortlist', place: 'cookie', group: 'asked', purpose: () => sentence('consent.favouriteHomes'), period: () => sentence('consent.afterLastHeart', { count: 180 }) },
  { name: 'casita_language', place: 'cookie', group: 'asked', purpose: () => sentence('consent.chosenLanguage'), period: () => sayDays(365) },
  { name: 'casita_currency', place: 'cookie', group: 'asked', purpose: () => sentence('consent.chosenCurrency'), period: () => sayDays(365) },
  { name: 'casita-kept', place: 'cacheStorage', group: 'asked', purpose: () => sentence('consent.keptTrip'), period: () => sentence('consent.untilAfterTrip') },
  { name: 'casita_announcement', place: 'cookie', group: 'asked', purpose: () => sentence('consent.closedAnnouncement'), period: () => sayDays(365) },
  { name: 'casita_recent', place: 'cookie', group: 'asked', purpose: () => sentence('consent.lastHomes'), period: () => sentence('consent.untilSwitchedOff', { count: 180 }) },
]

/** `a day`, `30 days`, `a year`. */
function sayDays(count: number): string {
  return sentence('consent.days', { count })
}

function saySession(settings: StoredFor): string {
  const { SESSION_DAYS: idle, SESSION_ABSOLUTE_DAYS: most, SESSION_ABSOLUTE_DAYS_OPERATORS: mostOfOperators } = settings
  const guests = sayEnd(idle, most)
  if (most === mostOfOperators) return guests
  return sentence('consent.sessionOfOperators', { guests, operators: sayEnd(idle, mostOfOperators) })
}

function sayEnd(idle: number, most: number): string {
  return idle < most ? sentence('consent.sessionIdle', { idle, most }) : sentence('consent.session', { most })
}
