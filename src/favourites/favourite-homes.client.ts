// The favourites as hearts show them, in sync for all of a page and in all tabs: the browser's own, or an account's with what was pressed since.

import { cookieNamed } from '#platform/cookie.ts'
import type { Slug } from '#values/slug.ts'
import { type FavouritesTold, favouritesCookie, recentCookie } from './favourites.ts'

const listeners = new Set<() => void>()
export const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('casita-favourites')
tabs?.addEventListener('message', ({ data }: MessageEvent<FavouritesTold>) => show(data))

/** What the server told last. */
export let toldNow: FavouritesTold | undefined
/** An account's homes after what was pressed since the server told them. */
const homesSince = new WeakMap<FavouritesTold, string>()

/** For `useSyncExternalStore`. */
export function onFavouriteHomes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The homes as text. */
export function favouriteHomes(told: FavouritesTold): string {
  toldNow = told
  if (told.owner === null) return cookieNamed(favouritesCookie, document.cookie) ?? ''
  return homesSince.get(told) ?? told.homes
}

/** Draws other homes of whoever is signed in; those of a browser stand in its cookie. */
export function show({ owner, homes }: FavouritesTold): void {
  if (toldNow?.owner === owner) homesSince.set(toldNow, homes)
  for (const listener of listeners) listener()
}

/** Records that a home was viewed, if the visitor has opted in; without network nobody waits for it. */
export function noteLook(slug: Slug): void {
  if (cookieNamed(recentCookie, document.cookie) === undefined) return
  import('./note-look.client.ts').then(look => look.noteLook(slug)).catch(() => undefined)
}
