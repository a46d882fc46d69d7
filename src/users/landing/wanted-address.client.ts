// The fragment of the wanted page, which no server ever sees, joins the cookie that remembers the page.

import type { Path } from 'react-router'
import { withoutLanguage } from '#catalogue/languages.ts'
import { cookieNamed } from '#platform/cookie.ts'
import { accessOfPath } from './navigation-guard.ts'
import { targetRouteCookie, targetRouteName } from './target-route.ts'

let wanted: Path | undefined

/** Notes where a navigation goes while it is on its way, unless that is where somebody is sent to sign in. */
export function noteWantedAddress(going: Path): void {
  if (accessOfPath(going.pathname) !== 'guests-only') wanted = going
}

/**
 * The fragment joins the cookie that remembers the wanted page, if that is what was on the way. `carried` is the fragment of
 * the page on which a document's redirect ended: the browser carries it there, and nothing was noted.
 */
export function saveWantedFragment(carried = ''): void {
  if (wanted) saveFragment(wanted.hash, withoutLanguage(wanted.pathname) + wanted.search)
  else saveFragment(carried)
}

// Appends `hash` (with its #) to the wanted page, if that is `path`, or whatever it is when `path` is left out.
function saveFragment(hash: string, path?: string): void {
  const value = cookieNamed(targetRouteName, document.cookie)
  if (value === undefined || hash.length < 2) return
  const wanted = decodeURIComponent(value)
  if (wanted.includes('#') || (path !== undefined && path !== wanted)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and this cookie is plain text
  document.cookie = targetRouteCookie(wanted + hash)
}
