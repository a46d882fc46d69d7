// The favourites of a request: the account's where somebody is signed in, else the browser's; and the moment when the one takes over the other.

import { cookieNamed } from '#platform/cookie.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitorRead } from '#users/session/read-visitor.server.ts'
import { isSecure } from '#users/session/session-token.server.ts'
import { earlier } from '#values/duration.ts'
import { favouritesOf, type KeptFavourite, keepFavourites } from './account-favourites.server.ts'
import { type Favourites, type FavouritesTold, favouritesCookie, type RequestFavourites } from './favourites.ts'
import { keptFor, noFavouritesCookie } from './favourites-cookies.ts'
import { leftOutCookie, readLeftOut } from './left-out-cookie.server.ts'
import { writeHomes } from './list-of-favourites.ts'
import { parseHomes } from './parse-favourites.ts'

/** For all hearts of a page. */
export function tellFavourites({ account, homes }: RequestFavourites): FavouritesTold {
  return {
    owner: account ?? null,
    homes: writeHomes(homes.map(({ slug, visit }) => ({ slug, visit }))),
  }
}

type Found = { readonly favourites: RequestFavourites; readonly setCookies: readonly string[] }

export const noFavourites: RequestFavourites = { account: undefined, homes: [], leftOut: [] }

/**
 * Whoever comes signed in and with a list in the browser has just signed in: the account takes the list over, and the
 * cookies clear it out of the browser. If the database does not answer, it stays there for the next request.
 */
export async function favouritesOfRequest(
  tools: Tools,
  request: Request,
  { visitor, favourites = '' }: VisitorRead,
): Promise<Found> {
  const cookies = request.headers.get('cookie')
  const inBrowser = parseHomes(cookieNamed(favouritesCookie, cookies))
  if (visitor.kind === 'signed-out') return { favourites: { ...noFavourites, homes: inBrowser }, setCookies: [] }
  const account = visitor.user.id
  const known = { account, homes: parseHomes(favourites), leftOut: readLeftOut(cookies, account) }
  if (inBrowser.length === 0) return { favourites: known, setCookies: [] }
  try {
    const { leftOut } = await keepFavourites(tools.database, account, timesOf(inBrowser, tools.clock.now()))
    const homes = await favouritesOf(tools.database, account)
    const secure = isSecure(tools.environment)
    const tells = leftOut.length > 0 ? [leftOutCookie(account, leftOut, secure)] : []
    return {
      favourites: { account, homes, leftOut: leftOut.length > 0 ? leftOut : known.leftOut },
      setCookies: [noFavouritesCookie(secure), ...tells],
    }
  } catch (fault) {
    tools.log.error({ err: fault }, 'favourites were not taken over')
    return { favourites: known, setCookies: [] }
  }
}

/** Each a thousandth earlier than the one before, so that the order stays; a browser's clock may be ahead. */
function timesOf(homes: Favourites, now: Date): KeptFavourite[] {
  const oldest = earlier(now, keptFor).getTime()
  return homes.map((home, place) => {
    const pressed = home.at === undefined ? oldest : Math.min(home.at * 1000, now.getTime())
    return { ...home, keptAt: new Date(pressed - place) }
  })
}
