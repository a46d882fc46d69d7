// The favourites as hearts show them, in sync for all of a page and in all tabs: the browser's own, or an account's with what was pressed since.

import { cookieNamed } from '#platform/cookie.ts'
import type { Slug } from '#values/slug.ts'
import {
  type Favourite,
  type FavouritesTold,
  favouritesCookie,
  mostRecent,
  recentCookie,
  writeHome,
} from './favourites.ts'
import { homesCookie } from './favourites-cookies.ts'
import { changeList } from './list-of-favourites.ts'

const listeners = new Set<() => void>()
const tabs = new BroadcastChannel('hearts')
tabs.onmessage = ({ data }: MessageEvent<Pressed>) => draw(data)

/** What tabs tell each other: a change, because two that pressed at once would else draw each other's list of before. */
type Pressed = Pick<FavouritesTold, 'owner'> & { readonly home: Favourite; readonly keep: boolean }

/** What the server told last; each heart that is drawn brings it. */
let now: FavouritesTold | undefined
/** The homes after what was pressed since the server told them; asking the browser for its cookies takes each heart its time. */
const homesSince = new WeakMap<FavouritesTold, string>()
/** One after the other, so that the last press is the last that is stored. */
let sent: Promise<unknown> = Promise.resolve()

/** For `useSyncExternalStore`. */
export function onFavouriteHomes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The homes as they are written. */
export function favouriteHomes(told: FavouritesTold): string {
  now = told
  const homes = homesSince.get(told) ?? (told.owner === null ? writtenHere() : told.homes)
  homesSince.set(told, homes)
  return homes
}

/** Draws the hearts after a change, where they are of whoever made it. */
function draw({ owner, home, keep }: Pressed, isKept = keep): void {
  if (now?.owner === owner) homesSince.set(now, changeList(favouriteHomes(now), home, isKept))
  for (const listener of listeners) listener()
}

/** Rejects, and the heart is drawn as it was, when the account's was not stored. */
export async function pressHeart(pressed: Pressed): Promise<void> {
  const { owner, home, keep } = pressed
  if (owner === null) {
    write(favouritesCookie, changeList(writtenHere(), { ...home, at: Math.floor(Date.now() / 1000) }, keep))
  } else {
    draw(pressed)
    const turn = sent.then(() => send(pressed))
    sent = turn.catch(() => draw(pressed, !keep))
    await turn
  }
  tabs.postMessage(pressed)
  // Of an account once more, as the server may have told the list of before meanwhile.
  draw(pressed)
}

/** The form that a browser without script sends; its answer leads to the list, which nobody asked to see. */
async function send({ home, keep }: Pressed): Promise<void> {
  const body = new URLSearchParams({ do: keep ? 'keep' : 'let-go', home: writeHome(home) })
  const { type } = await fetch('/favourites', { method: 'POST', body, redirect: 'manual', keepalive: true })
  if (type !== 'opaqueredirect') throw new Error()
}

/** Records that a home was viewed, if the visitor has opted in. */
export function noteLook(slug: Slug): void {
  const viewed = cookieNamed(recentCookie, document.cookie)
  if (viewed !== undefined) write(recentCookie, changeList(viewed, { slug, visit: '' }, true, mostRecent))
}

function writtenHere(): string {
  return cookieNamed(favouritesCookie, document.cookie) ?? ''
}

function write(cookie: string, homes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and these are plain text
  document.cookie = homesCookie(cookie, homes, location.protocol === 'https:')
}
