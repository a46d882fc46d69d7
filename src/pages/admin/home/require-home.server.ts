// The home and operator that every page about one home requires.

import { findHomeInFrame } from '#admin/stays/frame/find-home-in-frame.server.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { needsOfPage } from '#users/permissions/admin-pages.ts'
import { reachesHome } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseSlug, type Slug } from '#values/slug.ts'
import type { Route } from './+types/overview'

type Asked = Pick<Route.LoaderArgs, 'context' | 'url'> & { readonly params: { readonly slug: string } }

/** Of homes that are not there, or not for this operator, no page exists. */
export async function requireHome({ context, params, url }: Asked) {
  const { tools, operator } = onAdminPage({ context, url })
  const slug = parseSlug(params.slug)
  const home = slug && (await findHomeInFrame(tools.database, operator, slug))
  if (!slug || !home || !(await isOnPage(tools.database, operator, slug, url))) throw pageNotFound(url)
  return { tools, operator, slug: slug as Slug, home }
}

async function isOnPage(queries: Queries, operator: Operator, slug: Slug, { pathname }: URL): Promise<boolean> {
  const needs = needsOfPage(pathname)
  if (!needs || needs.area === 'every') return false
  return reachesHome(queries, operator, needs.area, needs.level ?? 'see', slug)
}
