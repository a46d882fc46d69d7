// Changes one section of the site's settings, over the version that was seen.

import { eq, sql } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSections, type SectionName, type SiteSections } from '#site/snapshot/site-snapshot.server.ts'
import { siteSectionTable } from '#site/stored/site-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type ChangedSite, changeSite } from './change-site.server.ts'
import type { SiteRefusal } from './site-refusals.ts'

/** `change` gets what is stored, and returns what is to be, or why not. Of two who change the same version one is refused. */
export function changeSection<Name extends SectionName>(
  tools: Tools,
  operator: Operator,
  { name, version }: { readonly name: Name; readonly version: number },
  change: (stored: SiteSections[Name]) => SiteSections[Name] | SiteRefusal,
): Promise<ChangedSite> {
  return changeSite(tools, operator, async queries => {
    const ofName = eq(siteSectionTable.name, name)
    const [row] = await queries.select().from(siteSectionTable).where(ofName).for('update')
    if (row?.version !== version) return 'out-of-date'
    const settings = change((await readSections(queries)).sections[name])
    if (typeof settings === 'string') return settings
    const changed = { changedAt: tools.clock.now(), changedBy: operator.id, version: sql`version + 1` }
    await queries
      .update(siteSectionTable)
      .set({ settings, ...changed })
      .where(ofName)
    return undefined
  })
}
