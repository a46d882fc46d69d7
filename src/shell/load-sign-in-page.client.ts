// Where somebody else's provider signs people in, its origins are allowed on sign-in pages alone: the way there is a full load.

import { redirectDocument } from 'react-router'
import { isProviderPage } from '#accounts/provider-pages.ts'
import { isProviderElsewhere } from '#identity/browser/load-auth.client.ts'

/** A policy is that of the document, however many pages of the app are shown in it. */
const documentMayCall = typeof location !== 'undefined' && isProviderPage(location.pathname)

/** Whether script may call the provider on this document. */
export function mayCallProvider(): boolean {
  return documentMayCall || !isProviderElsewhere()
}

/** For the router, before anything of a page is asked for. */
export async function loadSignInPage(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const { pathname, href } = new URL(request.url)
  if (request.method === 'GET' && isProviderPage(pathname) && !mayCallProvider()) throw redirectDocument(href)
  return next()
}
