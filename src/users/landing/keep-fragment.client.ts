// The wanted page's fragment, which no server ever sees, joins the cookie that remembers the page.

import { cookieNamed } from '#platform/cookie.ts'
import { targetRouteCookie, targetRouteName } from './target-route.ts'

/**
 * Appends `hash` (with its #) to the wanted page, if that is `path`, or whatever it is when `path` is left out: after a
 * document's redirect the browser carries the fragment to the page it lands on.
 */
export function keepFragment(hash: string, path?: string): void {
  const value = cookieNamed(targetRouteName, document.cookie)
  if (value === undefined || hash.length < 2) return
  const wanted = decodeURIComponent(value)
  if (wanted.includes('#') || (path !== undefined && path !== wanted)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and this cookie is plain text
  document.cookie = targetRouteCookie(wanted + hash)
}
