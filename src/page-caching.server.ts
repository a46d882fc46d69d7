// Which pages may be cached, and by whom: nothing personal stays in a browser after signing out.

import { withoutLanguage } from '#catalogue/languages.ts'
import { cookieNamed } from '#platform/cookie.ts'
import { contactCookieName } from '#users/contact/contact-cookie.server.ts'
import { accessOfPath } from '#users/landing/navigation-guard.ts'
import { sessionCookieName } from '#users/session/session-token.server.ts'

/** Open pages that hold what one person typed or owes. */
const personalPages = /^\/(stays\/[^/]+\/book|payments\/[^/]+)\/*$/i

/** Personal pages are cached nowhere, so that nothing is left in the browser after signing out. */
export function cachingOf(request: Request): string {
  const path = withoutLanguage(new URL(request.url).pathname).replace(/\.data$/, '')
  const isOpen = ['open', 'guests-only'].includes(accessOfPath(path))
  const isPersonal = request.method === 'POST' || personalPages.test(path) || !isOpen
  return isPersonal ? 'private, no-store' : 'private, no-cache'
}

/** Whether who asks can be known by a cookie of theirs, so that a page may hold their name and address. */
export function mayBeKnown(request: Request): boolean {
  const cookies = request.headers.get('cookie')
  return [sessionCookieName, contactCookieName].some(name => cookieNamed(name, cookies) !== undefined)
}

/** Whether the page itself opened or closed a session: its word is the later one. */
export function setsSession(answer: Response): boolean {
  return answer.headers.getSetCookie().some(cookie => cookie.startsWith(`${sessionCookieName}=`))
}
