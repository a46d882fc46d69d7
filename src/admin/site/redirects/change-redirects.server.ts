// Commands: an operator has a former address lead to one of today, or no longer.

import { eq } from 'drizzle-orm'
import { type ChangedSite, changeSite } from '#admin/site/change/change-site.server.ts'
import type { SiteRefusal } from '#admin/site/change/site-refusals.ts'
import { targetOf } from '#admin/site/frame/link-target.ts'
import { type Queries, RolledBack, refusingConstraint, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { normalPath } from '#site/redirects/redirect.ts'
import { sitePageTable, siteRedirectTable } from '#site/stored/site-tables.server.ts'
import { findStay } from '#stays/stay-store.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { refused } from '#values/result.ts'
import { parseSlug } from '#values/slug.ts'
import { formerPath, type RedirectInput } from './redirect-input.ts'

/** What the database refuses, whoever else adds one at the same moment. */
const refusals: Readonly<Record<string, SiteRefusal>> = {
  site_redirect_once: 'redirect-there',
  site_redirect_leads_on: 'redirect-leads-on',
  site_redirect_is_target: 'redirect-is-target',
  site_redirect_most: 'redirects-full',
}

/** Every process leads there from the commit on. */
export function addRedirect(tools: Tools, operator: Operator, input: RedirectInput): Promise<ChangedSite> {
  return changeSite(tools, operator, async queries => {
    if (await isPageThere(queries, formerPath(input.from)!)) return 'redirect-over-page'
    await insertRedirects(queries, [input], tools)
    return undefined
  })
}

export function removeRedirect(
  tools: Tools,
  operator: Operator,
  { id }: { readonly id: number },
): Promise<ChangedSite> {
  return changeSite(tools, operator, async queries => {
    const removed = await queries
      .delete(siteRedirectTable)
      .where(eq(siteRedirectTable.id, id))
      .returning({ id: siteRedirectTable.id })
    return removed.length === 0 ? 'redirect-unknown' : undefined
  })
}

/** In the transaction of a command about the site, which is rolled back where the database refuses one of them. */
async function insertRedirects(
  queries: Transaction,
  inputs: readonly RedirectInput[],
  { clock, environment }: Pick<Tools, 'clock' | 'environment'>,
): Promise<void> {
  const createdAt = clock.now()
  const rows = inputs.map(({ from, to, isPermanent }) => {
    const leadsTo = withoutOwnOrigin(targetOf(to)!, environment.PUBLIC_URL)
    const toPath = leadsTo.startsWith('/') ? normalPath(new URL(leadsTo, 'http://casita.invalid').pathname) : null
    return { fromPath: formerPath(from)!, leadsTo, toPath: toPath ?? null, isPermanent, createdAt }
  })
  try {
    if (rows.length > 0) await queries.insert(siteRedirectTable).values(rows)
  } catch (fault) {
    const refusal = refusals[refusingConstraint(fault) ?? '']
    throw refusal ? new RolledBack(refused(refusal)) : fault
  }
}

/** The site's own address written out is a path of it, so that it is known as one. */
function withoutOwnOrigin(target: string, publicUrl: string | undefined): string {
  if (!publicUrl || target.startsWith('/') || new URL(target).origin !== new URL(publicUrl).origin) return target
  return targetOf(target.slice(new URL(target).origin.length)) ?? target
}

/** Whether a home or a page of text stands at that path, in its normal form: it would be shown, and nothing redirected. */
export async function isPageThere(queries: Queries, path: string): Promise<boolean> {
  const [, kind, name, ...more] = path.split('/')
  const slug = more.length === 0 ? parseSlug(name ?? '') : undefined
  if (!slug) return false
  if (kind === 'stays') return (await findStay(queries, slug)) !== undefined
  if (kind !== 'pages') return false
  const pages = await queries.select().from(sitePageTable).where(eq(sitePageTable.name, slug))
  return pages.some(({ isShown, isLegal }) => isShown && !isLegal)
}
