// How codes, challenges, sign-ins, devices and keys are removed, by the table of periods.

import { and, lt, or, sql } from 'drizzle-orm'
import {
  challengeTable,
  deviceTable,
  mailCodeTable,
  sessionTable,
  signingKeyTable,
} from '#identity/account/identity-tables.server.ts'
import { idleSessionEnds } from '#identity/session/refresh-session.server.ts'
import type { Removals } from '#platform/retention/removal.server.ts'
import { type RetentionKind, removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

type Asked = Pick<Tools, 'database' | 'clock'>

/** When what is removed must have ended, as seen from that long ago as well. */
const ended = ({ clock }: Asked, kind: RetentionKind, longAgo = 0) =>
  new Date(removedBefore(kind, clock.now()).getTime() - longAgo)
const count = async (removal: PromiseLike<{ readonly rowCount: number | null }>) => (await removal).rowCount ?? 0

export const identityRemovals = {
  mailedCodes: tools =>
    count(tools.database.delete(mailCodeTable).where(lt(mailCodeTable.expiresAt, ended(tools, 'mailedCodes')))),
  challenges: tools =>
    count(tools.database.delete(challengeTable).where(lt(challengeTable.expiresAt, ended(tools, 'challenges')))),
  identitySessions: tools =>
    count(
      tools.database
        .delete(sessionTable)
        .where(
          or(
            lt(sessionTable.lastUsedAt, ended(tools, 'identitySessions', idleSessionEnds)),
            and(
              sql`${sessionTable.revokedAt} is not null`,
              lt(sessionTable.revokedAt, ended(tools, 'identitySessions')),
            ),
          ),
        ),
    ),
  devices: tools =>
    count(tools.database.delete(deviceTable).where(lt(deviceTable.lastSignedInAt, ended(tools, 'devices')))),
  signingKeys: tools =>
    count(tools.database.delete(signingKeyTable).where(lt(signingKeyTable.verifiesUntil, ended(tools, 'signingKeys')))),
} satisfies Partial<Removals>
