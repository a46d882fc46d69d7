// The favourites as hearts show them, in sync for all of a page and in all tabs: the browser's own, or an account's with what was pressed since.

import { cookieNamed } from '#platform/cookie.ts'
import type { Slug } from '#values/slug.ts'
import {
  type Favourite,
  type Favourites,
  type FavouritesTold,
  favouritesCookie,
  mostRecent,
  parseHomes,
  recentCookie,
  withHome,
  withoutHome,
  writeHome,
  writeHomes,
} from './favourites.ts'
import { favouritesCookies, recentCookies } from './favourites-cookies.ts'

/** A heart of an account; `until` is what the server had told when it was stored: whatever it tells next knows of it. */
type Press = { readonly owner: string; readonly home: Favourite; readonly keep: boolean; until?: FavouritesTold }

const listeners = new Set<() => void>()
const told = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('casita-favourites')
told?.addEventListener('message', ({ data }: MessageEvent<Omit<Press, 'until'> | ''>) => {
  if (data !== '') presses.push({ ...data, until: now })
  tellAll()
})

let presses: Press[] = []
let now: FavouritesTold | undefined
/** One after the other, so that the last press is the last that is stored. */
let sent: Promise<unknown> = Promise.resolve()

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export function onFavouriteHomes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server told the favourites anew. */
export function meetFavourites(met: FavouritesTold): void {
  now = met
  presses = presses.filter(({ owner, until }) => owner === met.owner && (until === undefined || until === met))
  tellAll()
}

/** The homes as text, so that equal lists are equal. */
export function favouriteHomes(known: FavouritesTold): string {
  if (known.owner === null) return writeHomes(inBrowser())
  const since = presses.filter(({ owner, until }) => owner === known.owner && (until === undefined || until === known))
  return writeHomes(since.reduce<Favourites>(changed, parseHomes(known.homes)))
}

function changed(homes: Favourites, { home, keep }: Pick<Press, 'home' | 'keep'>): Favourites {
  return keep ? withHome(homes, home) : withoutHome(homes, home.slug)
}

function inBrowser(): Favourites {
  return parseHomes(cookieNamed(favouritesCookie, document.cookie))
}

/** Rejects, and the heart is as it was, when the account's could not be stored. */
export async function setFavourite({ owner }: FavouritesTold, home: Favourite, keep: boolean): Promise<void> {
  if (owner === null) {
    const pressed = { home: { ...home, at: Math.floor(Date.now() / 1000) }, keep }
    setCookie(favouritesCookies(changed(inBrowser(), pressed), location.protocol === 'https:'))
    tellAll()
    told?.postMessage('')
    return
  }
  const press: Press = { owner, home, keep }
  presses.push(press)
  tellAll()
  try {
    const turn = sent.then(() => send(home, keep))
    sent = turn.catch(() => undefined)
    await turn
    press.until = now
    told?.postMessage({ owner, home, keep })
  } catch (fault) {
    presses = presses.filter(each => each !== press)
    tellAll()
    throw fault
  }
}

/** The form that a browser without script sends; its answer leads to the list, which nobody asked to see. */
async function send(home: Favourite, keep: boolean): Promise<void> {
  const body = new URLSearchParams({ do: keep ? 'keep' : 'let-go', home: writeHome(home) })
  const answer = await fetch('/favourites', { method: 'POST', body, redirect: 'manual', keepalive: true })
  if (answer.type !== 'opaqueredirect') throw new Error(`The heart was answered by ${answer.status}`)
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
