// The cookie choice: how it is stored, and the effect of each answer (Spec 4).

import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import type { Milliseconds } from '#values/duration.ts'
import type { StoredFor } from './stored-table.ts'

export type ConsentCookie = {
  /** Letters only: the consent cookie holds the ids, concatenated. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** The cookies it stands for; an optional one's are removed when it is not enabled. */
  readonly targets?: readonly string[] | undefined
  /** Fetched once it is enabled: a path of the site, or an https address. */
  readonly script?: string | undefined
  /** Ticked in the settings as long as nothing was chosen; enables nothing by itself. */
  readonly preselected?: boolean | undefined
  /** The page reloads when this one becomes enabled. */
  readonly reloads?: boolean | undefined
}

export type ConsentTable = {
  readonly necessary: readonly ConsentCookie[]
  readonly optional: readonly ConsentCookie[]
  /** How long a choice is kept, counted from the loading of the page it was made on. */
  readonly keptFor: Milliseconds
  /** The settings stay open until a choice is made. */
  readonly forced: boolean
  readonly closesOnOutside: boolean
  /** Whether the bar offers to accept the necessary ones only. */
  readonly mayDecline: boolean
  /** Whether a button leads back to the settings once consent is given. */
  readonly hasControl: boolean
  /** What the periods of all that is stored depend on. */
  readonly storedFor: StoredFor
}

/** The optional cookie that would count visits. */
export const analyticsId = 'analytics'

export type Consent = {
  readonly kind: 'unset' | 'given' | 'declined'
  /** The ids of the enabled cookies in the table's order; none until consent is given. */
  readonly enabled: readonly string[]
}

export type ConsentChoice = 'accept' | 'decline' | 'save' | 'decline-all'

const consentName = 'ncc_c'
const enabledName = 'ncc_e'
const declined = '0'

const unset: Consent = { kind: 'unset', enabled: [] }
const refused: Consent = { kind: 'declined', enabled: [] }

const idsOf = (cookies: ConsentTable['optional']) => cookies.map(({ id }) => id)

/** All ids, concatenated: a changed list of cookies changes the text and so invalidates the old consent. */
function textOf({ necessary, optional }: ConsentTable): string {
  return [...idsOf(necessary), ...idsOf(optional)].join('')
}

function given(table: ConsentTable, isTicked: (id: string) => boolean): Consent {
  return { kind: 'given', enabled: [...idsOf(table.necessary), ...idsOf(table.optional).filter(isTicked)] }
}

/** The choice in a `Cookie` header (or `document.cookie`). */
export function readConsent(table: ConsentTable, cookies: string | null | undefined): Consent {
  const text = cookieNamed(consentName, cookies)
  if (text === undefined) return unset
  if (decoded(text) !== textOf(table)) return refused
  const enabled = decoded(cookieNamed(enabledName, cookies) ?? '').split('~')
  return given(table, id => enabled.includes(id))
}

/** What each choice makes of the consent; `ticked` are the optional cookies that were ticked in the settings. */
export function consentAfter(table: ConsentTable, choice: ConsentChoice, ticked: readonly string[]): Consent {
  switch (choice) {
    case 'accept':
      return given(table, () => true)
    // The bar's "Decline" gives consent to the necessary ones; "Decline all" of the settings takes it back.
    case 'decline':
      return given(table, () => false)
    case 'save':
      return given(table, id => ticked.includes(id))
    case 'decline-all':
      return refused
  }
}

/** The cookies that record the choice, for `Set-Cookie` or `document.cookie`. */
export function consentCookies(
  table: ConsentTable,
  { kind, enabled }: Consent,
  { maxAgeSeconds, secure }: { readonly maxAgeSeconds: number; readonly secure: boolean },
): string[] {
  const options = { sameSite: 'Strict' as const, secure }
  const kept = { ...options, maxAgeSeconds }
  if (kind === 'given') {
    return [
      writeCookie(consentName, encodeURIComponent(textOf(table)), kept),
      writeCookie(enabledName, encodeURIComponent(enabled.join('~')), kept),
    ]
  }
  return [writeCookie(consentName, declined, kept), writeCookie(enabledName, '', { ...options, maxAgeSeconds: 0 })]
}

/** The optional cookies that are not enabled and say what they stand for: those are removed. */
export function cookiesToRemove({ optional }: ConsentTable, { enabled }: Consent): ConsentTable['optional'] {
  return optional.filter(({ id, targets }) => !enabled.includes(id) && targets && targets.length > 0)
}

/** The ids ticked in the settings before anybody touches them. */
export function ticksOf({ optional }: ConsentTable, { kind, enabled }: Consent): string[] {
  return optional
    .filter(({ id, preselected }) => (kind === 'unset' ? preselected : enabled.includes(id)))
    .map(({ id }) => id)
}

/** Whether the ticks differ from what is enabled. */
export function isUnsaved({ optional }: ConsentTable, { enabled }: Consent, ticks: readonly string[]): boolean {
  return optional.some(({ id }) => ticks.includes(id) !== enabled.includes(id))
}

/** Whether to reload the page because a cookie that requires it was just enabled. */
export function startsAnew({ optional }: ConsentTable, before: Consent, after: Consent): boolean {
  return optional.some(({ id, reloads }) => reloads && after.enabled.includes(id) && !before.enabled.includes(id))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
