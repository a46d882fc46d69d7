// Refuses to reload the same path again within 10 seconds, so that a broken page does not loop (Spec 9).

import { seconds } from '#values/duration.ts'

/** Spec 9: the same path again within this time is refused. */
const guardedMs = seconds(10)

/** What a reload of `path` at the moment `now` leaves behind for the next one. */
export function reloadNote(path: string, now: number): string {
  return JSON.stringify({ path, until: now + guardedMs })
}

/** Whether `path` may be loaded anew at the moment `now`, given what the last reload left behind, if anything. */
export function mayReload(note: string | null, path: string, now: number): boolean {
  if (note === null) return true
  try {
    const last: unknown = JSON.parse(note)
    if (typeof last !== 'object' || last === null || !('path' in last) || !('until' in last)) return true
    return last.path !== path || typeof last.until !== 'number' || last.until <= now
  } catch {
    return true
  }
}
