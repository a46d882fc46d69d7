// The daily job that removes what is over: codes, challenges, limits, sessions, devices and keys nobody needs.

import { and, like, lt, or, sql } from 'drizzle-orm'
import {
  challengeTable,
  deviceTable,
  limitTable,
  mailCodeTable,
  sessionTable,
  signingKeyTable,
} from '#identity/identity-tables.server.ts'
import { deviceKnownFor } from '#identity/known-device.server.ts'
import { idleSessionEnds } from '#identity/refresh-session.server.ts'
import { dayKey, dayOf } from '#identity/vault/limit.ts'
import type { Tools } from '#platform/tools.server.ts'
import { days } from '#values/duration.ts'

// Long enough that somebody who asks why a link did not work gets the true answer.
const keptAfterEnd = days(30)

/** Removes rows that can no longer matter; answers how many. Safe to run at any time, in any number of processes. */
export async function tidyIdentity({ database, clock }: Tools): Promise<number> {
  const now = clock.now()
  const before = (length: number) => new Date(now.getTime() - length)
  const removed = await Promise.all([
    database.delete(mailCodeTable).where(lt(mailCodeTable.expiresAt, before(keptAfterEnd))),
    database.delete(challengeTable).where(lt(challengeTable.expiresAt, before(days(1)))),
    database.delete(limitTable).where(
      or(
        lt(limitTable.emptyAt, now),
        // The budget of a day that is over does not come back, however much of it was used.
        and(like(limitTable.key, `${dayKey}%`), sql`right(${limitTable.key}, 10) < ${dayOf(before(days(1)))}`),
      ),
    ),
    database
      .delete(sessionTable)
      .where(
        or(
          lt(sessionTable.lastUsedAt, before(idleSessionEnds + keptAfterEnd)),
          and(sql`${sessionTable.revokedAt} is not null`, lt(sessionTable.revokedAt, before(keptAfterEnd))),
        ),
      ),
    database.delete(deviceTable).where(lt(deviceTable.lastSignedInAt, before(deviceKnownFor))),
    database.delete(signingKeyTable).where(lt(signingKeyTable.verifiesUntil, now)),
  ])
  return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
