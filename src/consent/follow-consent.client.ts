// Carries out a choice about cookies in this browser: adds and removes cookies and scripts.

import { writeCookie } from '#platform/cookie.ts'
import {
  analyticsId,
  type Consent,
  type ConsentTable,
  consentCookies,
  cookiesToRemove,
  readConsent,
} from './consent.ts'

// A choice's period counts from the loading of its page, however long somebody thinks about it.
const loadedAt = Date.now()

let analyticsAsked = false

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and these are plain text
  document.cookie = text
}

/** The choice stored in this browser. */
export function storedConsent(table: ConsentTable): Consent {
  return readConsent(table, document.cookie)
}

/** Writes the choice down. */
export function storeConsent(table: ConsentTable, consent: Consent): void {
  const maxAgeSeconds = Math.max(Math.round((loadedAt + table.keptFor - Date.now()) / 1000), 1)
  const secure = location.protocol === 'https:'
  for (const cookie of consentCookies(table, consent, { maxAgeSeconds, secure })) setCookie(cookie)
}

/** Loads the scripts of the enabled cookies, once each. */
export function loadScripts({ optional }: ConsentTable, { enabled }: Consent): void {
  for (const { id, script } of optional) {
    if (!enabled.includes(id)) continue
    if (id === analyticsId && !analyticsAsked) {
      analyticsAsked = true
      loadAnalytics()
    }
    if (!script || scriptsFrom(script).length > 0) continue
    const element = document.createElement('script')
    element.src = script
    element.async = true
    document.head.append(element)
  }
}

// Spec 1: the hook for analytics exists and is skipped, since no install has an id to count under.
function loadAnalytics(): void {
  performance.mark('analytics', { detail: 'skipped: no id' })
}

/** Removes the cookies and scripts of what is not enabled. */
export function removeTargets(table: ConsentTable, consent: Consent): void {
  for (const { targets = [], script } of cookiesToRemove(table, consent)) {
    for (const name of targets) setCookie(writeCookie(name, '', { maxAgeSeconds: 0 }))
    if (script) for (const element of scriptsFrom(script)) element.remove()
  }
}

function scriptsFrom(address: string): HTMLScriptElement[] {
  const { href } = new URL(address, location.href)
  return [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].filter(({ src }) => src === href)
}
