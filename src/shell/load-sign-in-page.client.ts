// Loads sign-in pages as documents where a hosted provider's origins are allowed on those pages alone.

import { redirectDocument } from 'react-router'
import { isProviderElsewhere } from '#identity/browser/load-auth.client.ts'
import { isCaptchaPage, isProviderPage } from '#users/landing/provider-pages.ts'
import { saveWantedFragment } from '#users/landing/wanted-address.client.ts'

/** A policy is that of the document, however many pages of the app are shown in it. */
const documentMayCall = typeof location !== 'undefined' && isProviderPage(location.pathname)

/** Whether script may call the provider on this document. */
export function mayCallProvider(): boolean {
  return documentMayCall || !isProviderElsewhere()
}

/** Whether a hosted provider's captcha may stand on this document. */
const documentMayAsk = typeof location !== 'undefined' && isCaptchaPage(new URL(location.href))

/** Whether the document has the policy that a page of that address needs. */
function documentSuits(address: URL): boolean {
  if (isProviderPage(address.pathname) && !mayCallProvider()) return false
  return !isCaptchaPage(address) || documentMayAsk || !isProviderElsewhere()
}

/** For the router, before anything of a page is asked for. */
export async function loadSignInPage(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const address = new URL(request.url)
  if (request.method === 'GET' && !documentSuits(address)) {
    saveWantedFragment()
    throw redirectDocument(address.href)
  }
  return next()
}
