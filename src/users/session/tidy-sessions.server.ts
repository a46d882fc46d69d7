// How sessions of the site which ended long ago are removed, by the table of periods.

import type { Removals } from '#platform/retention/removal.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import { forgetOldSessions, forgetRevokedHostedSessions } from './session-store.server.ts'

export const sessionRemovals = {
  sessions: ({ database, clock }) => forgetOldSessions(database, removedBefore('sessions', clock.now())),
  // A hosted provider renews what was ended here; no browser keeps anything longer that was not used meanwhile.
  hostedSessions: ({ database, clock }) =>
    forgetRevokedHostedSessions(database, removedBefore('hostedSessions', clock.now())),
} satisfies Partial<Removals>
