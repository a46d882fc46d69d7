// Limits that only stop a flood: each process counts at once, and what comes often also in the bucket that all processes share.

import { setTimeout } from 'node:timers/promises'
import type { Database } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Limit, type Spent, spentOf, takeEach } from './rate-limit.server.ts'

/** Of each limit a process keeps this share of a bucket's tokens to itself: who takes no more is nobody's flood. */
const untoldShare = 1 / 30

/** So long a process counts further ones by itself before it tells the database. */
const toldAfterMs = 20

/** So many buckets a process knows; one that it has forgotten is as good as full until it is told the count of all. */
const mostKnown = 10_000

type FloodBucket = {
  readonly limit: Limit & { readonly refill: 'all' }
  /** Whose it is, as only this process may know it. */
  readonly whose: string
  /** The key of the bucket that all processes share; it is asked for when it is needed. */
  readonly key: () => string
}

/** As far as this process knows. */
type Level = { used: number; untold: number; fullAt: number }

/** Of one limit, by whose the bucket is: the levels, and the keys of those of which the database is to be told. */
type Counts = { readonly known: Map<string, Level>; telling: Map<string, () => string>; isTelling: boolean }

const countsOfDatabases = new WeakMap<Database, Map<string, Counts>>()

/**
 * Takes one token from the bucket, also where none is left, and returns what is left; the database is not asked. What a killed
 * process has not told is forgotten.
 */
export function spendAtOnce(tools: Tools, { whose, limit, key }: FloodBucket): Spent {
  const counts = countsOf(tools.database, limit)
  const now = tools.clock.now().getTime()
  const level = levelNow(counts, whose, now, limit)
  level.used += 1
  level.untold += 1
  if (level.used > limit.burst * untoldShare) {
    counts.telling.set(whose, key)
    if (!counts.isTelling) void tell(tools, limit, counts)
  }
  return spentOf(limit, level.used, new Date(level.fullAt))
}

function countsOf(database: Database, { burst, every }: Limit): Counts {
  const ofLimits = countsOfDatabases.get(database) ?? new Map<string, Counts>()
  countsOfDatabases.set(database, ofLimits)
  const name = `${burst} ${every}`
  const counts = ofLimits.get(name) ?? { known: new Map(), telling: new Map(), isTelling: false }
  ofLimits.set(name, counts)
  return counts
}

function levelNow({ known }: Counts, whose: string, now: number, { every }: Limit): Level {
  const last = known.get(whose)
  if (last && last.fullAt > now) return last
  if (known.size >= mostKnown) known.clear()
  const full = { used: 0, untold: 0, fullAt: now + every }
  known.set(whose, full)
  return full
}

/** One after the other, so that no answer is older than what is known. */
async function tell(tools: Tools, limit: Limit, counts: Counts): Promise<void> {
  counts.isTelling = true
  while (counts.telling.size > 0) {
    await setTimeout(toldAfterMs, undefined, { ref: false })
    const told = new Map<string, Level>()
    const wanted = new Map<string, number>()
    for (const [whose, key] of counts.telling) {
      const level = counts.known.get(whose)
      if (!level) continue
      const name = key()
      told.set(name, level)
      wanted.set(name, level.untold)
      level.untold = 0
    }
    counts.telling = new Map()
    try {
      for (const [key, { used, fullAt }] of await takeEach(tools.database, limit, wanted, tools.clock.now(), true)) {
        const level = told.get(key)!
        level.used = used + level.untold
        level.fullAt = Date.parse(fullAt)
      }
    } catch (fault) {
      tools.log.warn({ fault: (fault as Error).name }, 'calls were counted by this process alone')
    }
  }
  counts.isTelling = false
}
