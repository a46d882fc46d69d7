// The hourly job that removes sessions of the site which ended long ago.

import type { Tools } from '#platform/tools.server.ts'
import { days } from '#values/duration.ts'
import { forgetOldSessions } from './session-store.server.ts'

// Long enough to answer when somebody asks since when they are signed out.
const keptAfterEnd = days(30)

/** Answers how many were removed. Safe to run at any time, in any number of processes. */
export function tidySessions({ database, clock }: Tools): Promise<number> {
  return forgetOldSessions(database, new Date(clock.now().getTime() - keptAfterEnd))
}
