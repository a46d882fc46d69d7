// The frame of every command about the site: permission, one transaction, and what all processes show from then on.

import { inTransaction, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { renewSite } from '#site/snapshot/read-site.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { SiteRefusal } from './site-refusals.ts'

export type ChangedSite = Outcome<object, SiteRefusal>

/**
 * `work` returns why it refuses; then nothing of it stays. Other processes hear of the change from the database, this one
 * has read it when the command returns.
 */
export async function changeSite(
  tools: Tools,
  operator: Operator,
  work: (queries: Transaction) => Promise<SiteRefusal | undefined>,
): Promise<ChangedSite> {
  if (!may(operator, 'site', 'change')) return refused('not-allowed')
  const changed = await inTransaction<ChangedSite>(tools.database, async queries => {
    const refusal = await work(queries)
    if (refusal) throw new RolledBack(refused(refusal))
    return done({})
  })
  if (changed.ok) await renewSite(tools)
  return changed
}
