// The hourly job that removes sessions of the site which ended long ago.

import type { Tools } from '#platform/tools.server.ts'
import { days } from '#values/duration.ts'
import { forgetOldSessions } from './session-store.server.ts'

// Long enough to answer when somebody asks since when they are signed out.
const keptAfterEnd = days(30)

// A hosted provider renews what was ended here; no browser keeps anything longer that was not used meanwhile.
const revokedKeptOfHosted = days(400)

/** Answers how many were removed. Safe to run at any time, in any number of processes. */
export function tidySessions({ database, clock }: Tools): Promise<number> {
  const now = clock.now().getTime()
  return forgetOldSessions(database, new Date(now - keptAfterEnd), new Date(now - revokedKeptOfHosted))
}
