// Follows what changes on open pages, so that a page in memory is never older than what it shows.

import { sql } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { minutes, seconds } from '#values/duration.ts'
import { shareNext } from '#values/share-next.ts'
import type { PageCache } from './page-cache.ts'

/** The channel by which processes tell one another. */
export const pagesChannel = 'casita_pages'

/** How often it is asked, while pages are asked for: writers that send no notice are seen as soon. */
const askedEvery = seconds(0.25)
/** Longer without an answer, and no page is sent from memory. */
const longestUnheard = seconds(1)
/** Without requests for so long, nothing is kept, and the database is left alone. */
const restsAfter = minutes(1)

export type PageFollower = {
  /** Whether pages in memory may be sent now. The first request of a while only wakes the follower. */
  readonly isCurrent: () => boolean
  /** Until when nothing changes by the clock alone, after `now`: what depends on the time of day turns with whole minutes. */
  readonly changesAt: (now: number) => number
  /** After requests that may have changed something in this process: resolves when pages in memory know it. Never throws. */
  readonly catchUp: () => Promise<void>
  /** What another process tells. */
  readonly drop: () => void
  readonly stop: () => void
}

export function followPageChanges({ database, clock, log }: Tools, cache: PageCache): PageFollower {
  let databaseSnapshot: string | undefined
  let heardAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.NEGATIVE_INFINITY
  let holdEndsAt = Number.POSITIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  async function ask(tellOthers: boolean): Promise<void> {
    const begun = performance.now()
    const { rows } = await database.execute<{ changed: boolean; now: string; ends: number | null }>(sql`
      select pg_current_snapshot()::text as now,
        ${databaseSnapshot ?? null}::pg_snapshot is null or search_has_changed(${databaseSnapshot ?? null}::pg_snapshot) as changed,
        (select extract(epoch from min(expires_at)) * 1000 from occupancy where kind = 'hold' and expires_at > ${clock.now()})::float8 as ends`)
    const { changed, now, ends } = rows[0]!
    databaseSnapshot = now
    holdEndsAt = ends ?? Number.POSITIVE_INFINITY
    heardAt = begun
    if (!changed) return
    cache.dropAll()
    if (tellOthers) await database.execute(sql`select pg_notify(${pagesChannel}, '')`)
  }

  // The question under way may have missed a change that was made meanwhile.
  const askShared = shareNext(ask)
  const askQuietly = (tellOthers: boolean) =>
    askShared(tellOthers).catch((fault: Error) =>
      log.debug({ reason: fault.message }, 'changes of pages are not heard of'),
    )

  function beat(): void {
    if (performance.now() - askedAt > restsAfter) rest()
    else void askQuietly(false)
  }

  function rest(): void {
    clearInterval(timer)
    timer = undefined
    databaseSnapshot = undefined
    heardAt = Number.NEGATIVE_INFINITY
    cache.dropAll()
  }

  return {
    isCurrent() {
      if (!cache.isOn) return false
      const now = performance.now()
      askedAt = now
      if (!timer) {
        timer = setInterval(beat, askedEvery)
        timer.unref()
        void askQuietly(false)
      }
      return now - heardAt < longestUnheard
    },
    changesAt: now => Math.min(Math.floor(now / minutes(1) + 1) * minutes(1), holdEndsAt),
    catchUp: async () => {
      // Who has not heard for too long sends nothing from memory, and forgets it when it hears again.
      if (timer && performance.now() - heardAt < longestUnheard) await askQuietly(true)
    },
    drop: cache.dropAll,
    stop: () => clearInterval(timer),
  }
}
