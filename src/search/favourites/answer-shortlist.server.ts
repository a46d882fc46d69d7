// The forms of the shortlist: keep a home or let it go, keep a whole list, be reminded of what was looked at or not.

import { cookieNamed } from '#platform/cookie.ts'
import { parseSlug } from '#values/slug.ts'
import { type HomesKept, parseHomes, recentCookie, shortlistCookie, withHome, withoutHome } from './shortlist.ts'
import { noRecentCookie, recentCookies, shortlistCookies } from './shortlist-cookies.ts'

/** The `Set-Cookie` that carries out what the form asks for; undefined for anything that none of our buttons sends. */
export function answerShortlist(form: FormData, cookies: string | null, secure: boolean): string | undefined {
  const kept = parseHomes(cookieNamed(shortlistCookie, cookies))
  const slug = parseSlug(String(form.get('home') ?? ''))
  switch (form.get('do')) {
    case 'keep':
      return slug && shortlistCookies(withHome(kept, slug), secure)
    case 'let-go':
      return slug && shortlistCookies(withoutHome(kept, slug), secure)
    case 'keep-all':
      return shortlistCookies(keepAll(kept, parseHomes(String(form.get('homes') ?? ''))), secure)
    case 'remember':
      return recentCookies(parseHomes(cookieNamed(recentCookie, cookies)), secure)
    case 'forget':
      return noRecentCookie(secure)
    default:
      return undefined
  }
}

function keepAll(kept: HomesKept, more: HomesKept): HomesKept {
  return more.toReversed().reduce((homes, slug) => withHome(homes, slug), kept)
}
