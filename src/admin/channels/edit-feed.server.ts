// The command that changes the name, address or interval of a calendar of another site.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { providerNames } from '#channels/feeds/channel-provider.ts'
import { externalCalendarTable } from '#channels/feeds/channel-tables.server.ts'
import { parseCalendarAddress } from '#channels/fetching/calendar-address.ts'
import { feedMark, sealAddress } from '#channels/polling/feed-address.server.ts'
import { inTransaction, refusingConstraint } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { feedEdit } from './feed-input.ts'
import type { FeedRefusal } from './feed-refusals.ts'

export type FeedEdit = z.output<typeof feedEdit> & { readonly feedId: string }

type Edited = Outcome<{ readonly feedId: string }, FeedRefusal>

/**
 * Changes it and leaves its nights as they are. A new address is read as one that was never read: until it has been read
 * well, nothing is opened because it is missing there. Role: manager or owner.
 */
export async function editFeed(
  { database, environment, clock }: Tools,
  operator: Operator,
  { feedId, seen, address: pasted, name, provider, everyMinutes, ignoreHorizon }: FeedEdit,
): Promise<Edited> {
  if (!may(operator, 'channels', 'change')) return refused('not-allowed')
  const address = pasted === '' ? null : parseCalendarAddress(pasted, { loopback: environment.CHANNELS_LOOPBACK })
  if (address === undefined) return refused('address-wrong')
  const table = externalCalendarTable
  try {
    return await inTransaction<Edited>(database, async queries => {
      const [feed] = await queries.select().from(table).where(eq(table.id, feedId)).for('update')
      if (!feed || feed.removedAt) return refused('feed-gone')
      if (feedMark(feed) !== seen) return refused('out-of-date')
      const sealed = address && sealAddress(environment, feedId, address)
      const isMoved = sealed !== null && !sealed.addressHash.equals(feed.addressHash)
      await queries
        .update(table)
        .set({
          ...{ name: name || providerNames[provider](), provider, everyMinutes, ignoreHorizon },
          // Read in full next time, since its content may mean something else now. A poll that is running loses its claim.
          ...{ etag: null, lastModified: null, pollingUntil: null, nextLookAt: clock.now() },
          ...(isMoved && {
            ...sealed,
            ...{ state: 'new' as const, trouble: null, troubleStatus: null, troubleSince: null, failCount: 0 },
            ...{ believed: false, lastOkAt: null },
          }),
        })
        .where(eq(table.id, feedId))
      return done({ feedId })
    })
  } catch (fault) {
    if (refusingConstraint(fault) === 'external_calendar_once') return refused('known-already')
    throw fault
  }
}
