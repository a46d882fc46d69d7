// Loads the admin as a document: only its own documents name its routes to the router.

import { redirectDocument } from 'react-router'
import { accessOfPath } from '#users/landing/navigation-guard.ts'
import { routeManifest } from './running-router.client.ts'

/** For the router, before anything of a page is asked for. */
export async function loadAdmin({ request }: { request: Request }, next: () => Promise<unknown>): Promise<unknown> {
  const isKnown = routeManifest()?.routes.admin !== undefined
  const isWanted = request.method === 'GET' && accessOfPath(new URL(request.url).pathname) === 'operators-only'
  if (isWanted && !isKnown) throw redirectDocument(request.url)
  return next()
}
