// Limits that only stop a flood: each process counts at once, and a moment later in the bucket that all processes share.

import { setTimeout } from 'node:timers/promises'
import type { Database } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Bucket, type Limit, type Spent, spentOf, takeEach } from './rate-limit.server.ts'

/** So long a process counts by itself before it tells: by so much may several let through more than the limit. */
const toldAfterMs = 20

/** So many buckets a process knows; one that it has forgotten is as good as full until it is told the count of all. */
const mostKnown = 10_000

type Level = { readonly used: number; readonly fullAt: number }

/** Of one limit: the levels as far as this process knows them, and the tokens that the database has not been told of. */
type Counts = { readonly known: Map<string, Level>; untold: Map<string, number>; isTelling: boolean }

const countsOfDatabases = new WeakMap<Database, Map<string, Counts>>()

/**
 * Takes one token from the bucket, also where none is left, and returns what is left; the database is not asked. For buckets
 * of a limit that is refilled as a whole. What a killed process has not told is forgotten.
 */
export function spendAtOnce(tools: Tools, { key, limit }: Bucket & { readonly limit: { refill: 'all' } }): Spent {
  const counts = countsOf(tools.database, limit)
  const now = tools.clock.now().getTime()
  const last = counts.known.get(key)
  const level = last && last.fullAt > now ? last : { used: 0, fullAt: now + limit.every }
  const used = level.used + 1
  counts.known.set(key, { ...level, used })
  counts.untold.set(key, (counts.untold.get(key) ?? 0) + 1)
  if (!counts.isTelling) void tell(tools, limit, counts)
  return spentOf(limit, used, new Date(level.fullAt))
}

function countsOf(database: Database, { burst, every }: Limit): Counts {
  const ofLimits = countsOfDatabases.get(database) ?? new Map<string, Counts>()
  countsOfDatabases.set(database, ofLimits)
  const name = `${burst} ${every}`
  const counts = ofLimits.get(name) ?? { known: new Map(), untold: new Map(), isTelling: false }
  ofLimits.set(name, counts)
  return counts
}

/** One after the other, so that no answer is older than what is known. */
async function tell(tools: Tools, limit: Limit, counts: Counts): Promise<void> {
  counts.isTelling = true
  while (counts.untold.size > 0) {
    await setTimeout(toldAfterMs, undefined, { ref: false })
    const told = counts.untold
    counts.untold = new Map()
    try {
      const levels = await takeEach(tools.database, limit, told, tools.clock.now(), true)
      if (counts.known.size > mostKnown) counts.known.clear()
      for (const [key, { used, fullAt }] of levels) {
        counts.known.set(key, { used: used + (counts.untold.get(key) ?? 0), fullAt: Date.parse(fullAt) })
      }
    } catch (fault) {
      tools.log.warn({ fault: (fault as Error).name }, 'calls were counted by this process alone')
    }
  }
  counts.isTelling = false
}
