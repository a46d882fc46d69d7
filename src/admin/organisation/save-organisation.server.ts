// The command by which an operator changes what is stored of the organisation.

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OfferedMethod } from '#organisation/offered-method.ts'
import { organisationTable } from '#organisation/organisation-tables.server.ts'
import { inTransaction, type Queries, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { renewSite } from '#site/snapshot/read-site.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { OrganisationInput } from './organisation-input.ts'
import type { OrganisationRefusal } from './organisation-refusals.ts'

/**
 * Enters all of it anew over `version`, which was seen; of two operators who change the same version one is refused. What is
 * offered counts from the commit on, for every home and in every process. Who did it, and when, stands in the row.
 */
export async function saveOrganisation(
  { database, clock }: Tools,
  operator: Operator,
  { version, ...entered }: OrganisationInput & { readonly version: number },
): Promise<Outcome<object, OrganisationRefusal>> {
  const saved = await inTransaction<Outcome<object, OrganisationRefusal>>(database, async queries => {
    if (!may(operator, 'organisation', 'change')) return refused('not-allowed')
    const offeredMethods = await byKeys(queries, entered.offeredMethods)
    if (offeredMethods === undefined) return refused('home-unknown')
    const changed = { changedAt: clock.now(), changedBy: operator.id, version: sql`version + 1` }
    const rows = await queries
      .update(organisationTable)
      .set({ ...entered, offeredMethods, ...changed })
      .where(and(organisationTable.isOnly, eq(organisationTable.version, version)))
      .returning({ version: organisationTable.version })
    if (rows.length === 0) throw new RolledBack(refused('out-of-date'))
    return done({})
  })
  if (saved.ok) await renewSite({ database })
  return saved
}

/** Homes by their keys, which stay when an address changes; undefined where one does not exist. */
async function byKeys(
  queries: Queries,
  offered: OrganisationInput['offeredMethods'],
): Promise<readonly OfferedMethod[] | null | undefined> {
  if (offered === null) return null
  const named = [...new Set(offered.flatMap(({ homes }) => homes ?? []))]
  const rows = await queries
    .select({ id: stayTable.id, slug: stayTable.slug })
    .from(stayTable)
    .where(inArray(stayTable.slug, named))
  const keys = new Map<string, number>(rows.map(({ id, slug }) => [slug, id]))
  if (named.some(slug => !keys.has(slug))) return undefined
  return offered.map(({ homes, ...row }) => ({ ...row, homes: homes?.map(slug => keys.get(slug)!) ?? null }))
}
