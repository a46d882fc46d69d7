// When the next backup is due, which ones are too many, and from when the newest counts as old.

import { hours, later } from '#values/duration.ts'

type BackupRun = {
  readonly begunAt: Date
  /** Undefined for one that failed, or has not ended. */
  readonly bytes: number | undefined
}

/** A failed one is tried again after an hour. */
const triedAgainAfter = 1

/** The instant at which the next is due; undefined where it is now. `last` is the one that began last. */
export function nextBackup(last: BackupRun | undefined, everyHours: number): Date | undefined {
  if (!last) return undefined
  const pause = last.bytes === undefined ? Math.min(everyHours, triedAgainAfter) : everyHours
  return later(last.begunAt, hours(pause))
}

/** Those beyond the newest `most`; failed ones count for nothing, and are too many once a later one went well. */
export function surplusOf<Run extends BackupRun>(runs: readonly Run[], most: number): Run[] {
  const newest = runs.toSorted((one, other) => other.begunAt.getTime() - one.begunAt.getTime())
  const whole = newest.filter(({ bytes }) => bytes !== undefined)
  const failed = newest.filter(run => run.bytes === undefined && whole[0] && run.begunAt < whole[0].begunAt)
  return [...whole.slice(most), ...failed]
}

/** From this instant on something is wrong: two were missed, or after the first hours none was made at all. */
export function backupIsOldFrom(newestBegunAt: Date, everyHours: number): Date {
  return later(newestBegunAt, hours(2 * everyHours + triedAgainAfter))
}
