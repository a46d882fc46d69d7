// What every page about one home at the desk begins with: the operator, and the home of its address.

import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { pageContext } from '#pages/page-context.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findHomeInFrame } from '#upkeep/frame/find-home-in-frame.server.ts'
import { parseSlug, type Slug } from '#values/slug.ts'
import type { Route } from './+types/overview'

type Asked = Pick<Route.LoaderArgs, 'context' | 'url'> & { readonly params: { readonly slug: string } }

/** To whoever is no operator the page does not exist, and neither does one about a home that is not there. */
export async function requireHome({ context, params, url }: Asked) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  const slug = parseSlug(params.slug)
  const home = slug && (await findHomeInFrame(tools.database, operator, slug))
  if (!slug || !home) throw pageNotFound(url)
  return { tools, operator, slug: slug as Slug, home }
}
