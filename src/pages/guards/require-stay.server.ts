// Requires the home that a page's address names, redirecting to its canonical address.

import { redirect } from 'react-router'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Stay } from '#stays/stay.ts'
import { findStay } from '#stays/stay-store.server.ts'
import type { Edition } from '#values/edition.ts'
import { parseSlug } from '#values/slug.ts'
import { notFoundOrMoved } from './not-found-or-moved.server.ts'

/**
 * The home whose slug is `named`. A slug in capitals and an earlier one are answered by a 301 to the same page, `below` the
 * home's address, with the query as it came; where there is no such home, the page is a 404, or what the operator redirects it to.
 */
export async function requireStay(tools: Tools, named: string, url: URL, below = '', shown?: Edition): Promise<Stay> {
  const slug = parseSlug(named.toLowerCase())
  const found = slug && (await findStay(tools.database, slug, shown))
  if (!found) throw await notFoundOrMoved(tools, url)
  if (found.kind === 'moved') throw redirect(`/stays/${found.slug}${below}${url.search}`, 301)
  if (slug !== named) throw redirect(`/stays/${slug}${below}${url.search}`, 301)
  return found.stay
}
