// What an address without a page is answered: the way to where it leads since, or that there is no such page.

import { redirect } from 'react-router'
import type { Tools } from '#platform/tools/tools.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { redirectOf } from '#site/redirects/redirect.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'

/** What to throw. Only asked where there is no page: what the operator redirects costs no page anything, and never hides one. */
export async function notFoundOrMoved(tools: Tools, url: URL) {
  const moved = redirectOf((await readSite(tools)).redirects, url)
  return moved ? redirect(moved.to, moved.isPermanent ? 301 : 302) : pageNotFound(url)
}
