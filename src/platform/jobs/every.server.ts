// Repeats a job while the process lives.

import type { Log } from '#platform/tools/log.server.ts'
import type { Milliseconds } from '#values/duration.ts'

/**
 * Runs `job` every `length`, never concurrently; a failure is logged with `complaint` and does not stop later runs.
 * Does not keep the process alive. Returns a function that stops it.
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
