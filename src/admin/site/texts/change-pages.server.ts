// The commands by which an operator makes a page of text, says where it stands, and deletes it.

import { eq } from 'drizzle-orm'
import { type ChangedSite, changeSite } from '#admin/site/change/change-site.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { isLegalPage } from '#site/stored/page-names.ts'
import { sitePageTable } from '#site/stored/site-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { NewPageInput, PlaceInput } from './text-input.ts'
import { takePage, writeDraft } from './write-texts.server.ts'

/** Where a new page stands: after the legal ones. */
const usualPosition = 10

/** With a first draft: nobody reads it before it is published. */
export function makePage(tools: Tools, operator: Operator, input: NewPageInput): Promise<ChangedSite> {
  const now = tools.clock.now()
  return changeSite(tools, operator, async queries => {
    if (isLegalPage(input.name)) return 'name-taken'
    const made = await queries
      .insert(sitePageTable)
      .values({ name: input.name, position: usualPosition, createdAt: now })
      .onConflictDoNothing()
      .returning({ name: sitePageTable.name })
    if (made.length === 0) return 'name-taken'
    await writeDraft(queries, operator, input, now)
    return undefined
  })
}

export function placePage(
  tools: Tools,
  operator: Operator,
  { name, version, isShown, inFooter, position }: PlaceInput & { readonly name: string },
): Promise<ChangedSite> {
  return changeSite(tools, operator, async queries => {
    const refusal = await takePage(queries, { name, version })
    if (refusal) return refusal
    if (isLegalPage(name) && !isShown) return 'page-legal'
    await queries.update(sitePageTable).set({ isShown, inFooter, position }).where(eq(sitePageTable.name, name))
    return undefined
  })
}

/** With all its versions: only a page of one's own that guests do not see. */
export function removePage(
  tools: Tools,
  operator: Operator,
  seen: { readonly name: string; readonly version: number },
): Promise<ChangedSite> {
  return changeSite(tools, operator, async queries => {
    const refusal = await takePage(queries, seen)
    if (refusal) return refusal
    if (isLegalPage(seen.name)) return 'page-legal'
    const [removed] = await queries
      .delete(sitePageTable)
      .where(eq(sitePageTable.name, seen.name))
      .returning({ isShown: sitePageTable.isShown })
    return removed?.isShown ? 'page-shown' : undefined
  })
}
