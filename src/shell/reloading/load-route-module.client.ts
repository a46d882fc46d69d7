// Loads a page's code in place of the router's own loader (docs/decisions/0020).

import { loadDocument, never } from './load-document.client.ts'
import { runningRouter } from './running-router.client.ts'
import { noteStayed } from './stayed.ts'

type Route = { readonly id: string; readonly module: string }

/** Paths whose code failed to load: the router caches a failure for ever, so load them as documents from now on. */
const brokenPaths = new Set<string>()

/**
 * Code that cannot be fetched, as after a new version came, is a full load of the page that was wanted. When that was
 * just tried the visitor stays where they are, and is told. (The router itself would reload the page they want to leave, for ever.)
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  if (route.id in known) return known[route.id]
  try {
    const loaded: unknown = await import(/* @vite-ignore */ route.module)
    known[route.id] = loaded
    return loaded
  } catch (fault) {
    const wanted = runningRouter()?.state.navigation.location ?? location
    brokenPaths.add(wanted.pathname)
    const path = wanted.pathname + wanted.search + wanted.hash
    if (!loadDocument(path)) {
      reportError(fault)
      stayHere(path)
    }
    return never()
  }
}

/** For the router, before loading a page: one whose code is broken is a full load, or none. */
export async function loadBrokenPage(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || pathname === location.pathname || !brokenPaths.has(pathname)) return next()
  if (!loadDocument(pathname + search)) stayHere(pathname + search)
  return never()
}

/** Replaces the navigation by one to this page, and reports it. */
function stayHere(wanted: string): void {
  noteStayed({ wanted, at: location.pathname })
  const here = location.pathname + location.search + location.hash
  runningRouter()?.navigate(here, { replace: true, preventScrollReset: true })
}
