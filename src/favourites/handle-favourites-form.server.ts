// The forms of the favourites: add or remove a home, add a whole list, remember viewed homes or not.

import { cookieNamed } from '#platform/cookie.ts'
import {
  type Favourites,
  favouritesCookie,
  parseHome,
  parseHomes,
  recentCookie,
  withHome,
  withoutHome,
} from './favourites.ts'
import { favouritesCookies, noRecentCookie, recentCookies } from './favourites-cookies.ts'

/** The `Set-Cookie` that carries out what the form asks for; undefined for anything that none of our buttons sends. */
export function handleFavouritesForm(form: FormData, cookies: string | null, secure: boolean): string | undefined {
  const kept = parseHomes(cookieNamed(favouritesCookie, cookies))
  const home = parseHome(String(form.get('home') ?? ''))
  switch (form.get('do')) {
    case 'keep':
      return home && favouritesCookies(withHome(kept, home), secure)
    case 'let-go':
      return home && favouritesCookies(withoutHome(kept, home.slug), secure)
    case 'keep-all':
      return favouritesCookies(keepAll(kept, parseHomes(String(form.get('homes') ?? ''))), secure)
    case 'remember':
      return recentCookies(parseHomes(cookieNamed(recentCookie, cookies)), secure)
    case 'forget':
      return noRecentCookie(secure)
    default:
      return undefined
  }
}

function keepAll(kept: Favourites, more: Favourites): Favourites {
  return more.toReversed().reduce((homes, home) => withHome(homes, home), kept)
}
