// What follows in this browser from a choice about cookies: cookies and scripts come and go.

import { writeCookie } from '#platform/cookie.ts'
import type { ConsentTable } from './consent.ts'
import { analyticsId, type Consent, consentCookies, cookiesToRemove, readConsent } from './consent.ts'
import { loadAnalytics } from './load-analytics.client.ts'

// A choice is kept from the loading of its page on, however long somebody thinks about it.
const loadedAt = Date.now()

let analyticsAsked = false

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and these are plain text
  document.cookie = text
}

/** The choice as this browser keeps it now. */
export function keptConsent(table: ConsentTable): Consent {
  return readConsent(table, document.cookie)
}

/** Writes the choice down. */
export function keepConsent(table: ConsentTable, consent: Consent): void {
  const maxAgeSeconds = Math.max(Math.round((loadedAt + table.keptFor - Date.now()) / 1000), 1)
  const secure = location.protocol === 'https:'
  for (const cookie of consentCookies(table, consent, { maxAgeSeconds, secure })) setCookie(cookie)
}

/** Fetches what the enabled cookies bring, once each. */
export function bringScripts({ optional }: ConsentTable, { enabled }: Consent): void {
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

/** Takes away what belongs to cookies that are not enabled. */
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
