// How sessions of the site which ended long ago are removed, by the table of periods.

import { and, isNull, lt, not, or } from 'drizzle-orm'
import type { Removals } from '#platform/retention/removal.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import { sessionTable } from '#users/user/account-tables.server.ts'
import { isOfHosted } from './session-store.server.ts'

const { revokedAt, expiresAt } = sessionTable

export const sessionRemovals = {
  sessions: async ({ database, clock }) => {
    const before = removedBefore('sessions', clock.now())
    const isOver = or(and(isNull(revokedAt), lt(expiresAt, before)), and(lt(revokedAt, before), not(isOfHosted)))
    return (await database.delete(sessionTable).where(isOver)).rowCount ?? 0
  },
  // A hosted provider renews what was ended here; no browser keeps anything longer that was not used meanwhile.
  hostedSessions: async ({ database, clock }) => {
    const isOver = and(isOfHosted, lt(revokedAt, removedBefore('hostedSessions', clock.now())))
    return (await database.delete(sessionTable).where(isOver)).rowCount ?? 0
  },
} satisfies Partial<Removals>
