// The favourites of this browser, in sync for all hearts on the page and in all tabs.

import { cookieNamed } from '#platform/cookie.ts'
import type { Slug } from '#values/slug.ts'
import {
  type Favourite,
  favouritesCookie,
  mostRecent,
  parseHomes,
  recentCookie,
  withHome,
  withoutHome,
  writeHomes,
} from './favourites.ts'
import { favouritesCookies, recentCookies } from './favourites-cookies.ts'

const listeners = new Set<() => void>()
const told = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('casita-favourites')
told?.addEventListener('message', tellAll)

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export function onFavouriteHomes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The homes as text, so that equal lists are equal. */
export function favouriteHomes(): string {
  return writeHomes(parseHomes(cookieNamed(favouritesCookie, document.cookie)))
}

export function setFavourite(home: Favourite, keep: boolean): void {
  const homes = parseHomes(cookieNamed(favouritesCookie, document.cookie))
  setCookie(
    favouritesCookies(keep ? withHome(homes, home) : withoutHome(homes, home.slug), location.protocol === 'https:'),
  )
  tellAll()
  told?.postMessage('')
}

/** Records that a home was viewed, if the visitor has opted in. */
export function noteLook(slug: Slug): void {
  const written = cookieNamed(recentCookie, document.cookie)
  if (written === undefined) return
  setCookie(
    recentCookies(withHome(parseHomes(written), { slug, visit: '' }, mostRecent), location.protocol === 'https:'),
  )
}

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and these are plain text
  document.cookie = text
}
