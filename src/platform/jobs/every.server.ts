// Repeats work while the process lives.

import type { Log } from '#platform/tools/log.server.ts'
import type { Milliseconds } from '#values/duration.ts'

/**
 * Runs `job` each time `length` has passed, never twice at once; a failure is logged with `complaint`, and the next turn
 * comes all the same. Does not keep the process alive. Call what it answers to stop.
 */
export function every(length: Milliseconds, job: () => Promise<unknown>, log: Log, complaint: string): () => void {
  let busy = false
  const timer = setInterval(async () => {
    if (busy) return
    busy = true
    try {
      await job()
    } catch (fault) {
      log.error({ err: fault }, complaint)
    } finally {
      busy = false
    }
  }, length)
  timer.unref()
  return () => clearInterval(timer)
}
