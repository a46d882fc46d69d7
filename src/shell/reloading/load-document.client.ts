// Leaves the app for a full load of a page, unless that was just tried.

import { mayReload, reloadNote } from './reload-guard.ts'

const noteName = 'casita:reload'

/** Whether the router is asked for a page at another address than the open one. */
export function isWayElsewhere({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname, search } = new URL(url)
  return method === 'GET' && (pathname !== location.pathname || search !== location.search)
}

/** For whoever waits while a document is loaded. */
export const never = () => new Promise<never>(() => {})

/** Loads `path` (with search and fragment) as a document; false when the guard refuses. */
export function loadDocument(path: string): boolean {
  const { pathname } = new URL(path, location.href)
  const now = Date.now()
  try {
    if (!mayReload(sessionStorage.getItem(noteName), pathname, now)) return false
    sessionStorage.setItem(noteName, reloadNote(pathname, now))
  } catch {
    // Without storage there is no guard.
  }
  // The page that is already open, fragment and all, is only loaded anew by a reload.
  if (new URL(path, location.href).href === location.href) location.reload()
  else location.assign(path)
  return true
}
