// Where a sign-in in this browser lands; the cookie that remembered it is used up.

import { landingOf, noTargetRouteCookie } from './target-route.ts'

/** The path to go to now. The wanted page is forgotten once it can be reached. */
export function consumeLanding(verified: boolean): string {
  const { path, consumed } = landingOf(verified ? 'verified' : 'unverified', document.cookie)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and this cookie is plain text
  if (consumed) document.cookie = noTargetRouteCookie
  return path
}
