// Reads another site's calendar in a worker thread, so that no file can block the site.

import { runInWorker, type WorkerAnswer } from '#platform/worker/run-in-worker.server.ts'
import type { FoundCalendar, Reading } from './read-calendar.ts'

/** As `readCalendar`, in bounded time and memory. */
export function readCalendarApart(text: string, reading: Reading): Promise<WorkerAnswer<FoundCalendar | undefined>> {
  return runInWorker(new URL('./read-calendar-worker.server.ts', import.meta.url), { text, reading })
}
