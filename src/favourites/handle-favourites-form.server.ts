// The forms of the favourites: add or remove a home, add a whole list, remember viewed homes or not.

import { cookieNamed } from '#platform/cookie.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { keepFavourites, letFavouriteGo } from './account-favourites.server.ts'
import {
  type Favourite,
  type Favourites,
  favouritesCookie,
  type RequestFavourites,
  recentCookie,
} from './favourites.ts'
import { homesCookie, noRecentCookie } from './favourites-cookies.ts'
import { leftOutCookie } from './left-out-cookie.server.ts'
import { changeList, writeHomes } from './list-of-favourites.ts'
import { parseHome, parseHomes } from './parse-favourites.ts'

type Asked = {
  readonly form: FormData
  readonly cookies: string | null
  readonly secure: boolean
  /** Whose list it is about. */
  readonly favourites: Pick<RequestFavourites, 'account'>
}

/** Carries out what the form asks for; answers the cookies to set, or undefined for anything that none of our buttons sends. */
export async function handleFavouritesForm(
  tools: Pick<Tools, 'database' | 'clock'>,
  asked: Asked,
): Promise<readonly string[] | undefined> {
  const change = readChange(asked.form, Math.floor(tools.clock.now().getTime() / 1000))
  if (change) return carryOut(tools, asked, change)
  switch (asked.form.get('do')) {
    case 'remember':
      return [homesCookie(recentCookie, written(recentCookie, asked.cookies), asked.secure)]
    case 'forget':
      return [noRecentCookie(asked.secure)]
    default:
      return undefined
  }
}

type ListChange =
  | { readonly does: 'keep'; readonly homes: Favourites }
  | { readonly does: 'let-go'; readonly home: Favourite }

/** `at` in seconds since 1970. */
function readChange(form: FormData, at: number): ListChange | undefined {
  const home = parseHome(String(form.get('home') ?? ''))
  switch (form.get('do')) {
    case 'keep':
      return home && { does: 'keep', homes: [{ ...home, at }] }
    case 'let-go':
      return home && { does: 'let-go', home }
    case 'keep-all':
      return { does: 'keep', homes: parseHomes(String(form.get('homes') ?? '')).map(each => ({ ...each, at })) }
    default:
      return undefined
  }
}

async function carryOut(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  { cookies, secure, favourites: { account } }: Asked,
  change: ListChange,
): Promise<readonly string[]> {
  if (account === undefined) {
    return [homesCookie(favouritesCookie, changed(written(favouritesCookie, cookies), change), secure)]
  }
  if (change.does === 'let-go') {
    await letFavouriteGo(database, account, change.home.slug)
    return []
  }
  // Of a list the first counts as the newest, as in a cookie.
  const now = clock.now().getTime()
  const homes = change.homes.map((home, place) => ({ ...home, keptAt: new Date(now - place) }))
  const { leftOut } = await keepFavourites(database, account, homes)
  return leftOut.length > 0 ? [leftOutCookie(account, leftOut, secure)] : []
}

/** As we would have written it. */
function written(cookie: string, cookies: string | null): string {
  return writeHomes(parseHomes(cookieNamed(cookie, cookies)))
}

function changed(list: string, change: ListChange): string {
  if (change.does === 'let-go') return changeList(list, change.home, false)
  return change.homes.reduceRight((longer, home) => changeList(longer, home, true), list)
}
