// Records in the browser that a home was viewed, for visitors who have opted in.

import { cookieNamed } from '#platform/cookie.ts'
import type { Slug } from '#values/slug.ts'
import { mostRecent, parseHomes, recentCookie } from './favourites.ts'
import { recentCookies } from './favourites-cookies.ts'
import { withHome } from './list-of-favourites.ts'

export function noteLook(slug: Slug): void {
  const viewed = parseHomes(cookieNamed(recentCookie, document.cookie))
  const homes = withHome(viewed, { slug, visit: '' }, mostRecent)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and these are plain text
  document.cookie = recentCookies(homes, location.protocol === 'https:')
}
