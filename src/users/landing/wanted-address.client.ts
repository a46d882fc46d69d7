// The fragment of the wanted page, which no server ever sees, joins the cookie that remembers the page.

import type { ClientInstrumentation } from 'react-router'
import { withoutLanguage } from '#catalogue/languages.ts'
import { cookieNamed } from '#platform/cookie.ts'
import { targetRouteCookie, targetRouteName } from './target-route.ts'

let wanted: URL | undefined

/** For the router: notes the target of each navigation as it starts, before any request. */
export const noteWantedAddress: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      navigate: async (go, { to, currentUrl }) => {
        if (typeof to === 'string') wanted = new URL(to, new URL(currentUrl, location.origin))
        await go()
      },
    })
  },
}

/** The fragment joins the cookie that remembers the wanted page, if that is what was on the way. */
export function saveWantedFragment(): void {
  if (wanted) saveFragment(wanted.hash, withoutLanguage(wanted.pathname) + wanted.search)
}

/**
 * Appends `hash` (with its #) to the wanted page, if that is `path`, or whatever it is when `path` is left out: after a
 * document's redirect the browser carries the fragment to the page it lands on.
 */
export function saveFragment(hash: string, path?: string): void {
  const value = cookieNamed(targetRouteName, document.cookie)
  if (value === undefined || hash.length < 2) return
  const wanted = decodeURIComponent(value)
  if (wanted.includes('#') || (path !== undefined && path !== wanted)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and this cookie is plain text
  document.cookie = targetRouteCookie(wanted + hash)
}
