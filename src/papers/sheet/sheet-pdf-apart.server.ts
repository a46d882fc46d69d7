// Draws a paper as a PDF in a worker thread: reading the font alone takes longer than answering a page.

import { keptWorkers } from '#platform/worker/kept-workers.server.ts'
import { seconds } from '#values/duration.ts'
import type { Sheet } from './sheet.ts'

// Papers come one after another: a thread that has read the fonts draws the next in a fifth of the time.
const drawApart = keptWorkers<{ sheet: Sheet; madeAt: Date }, Uint8Array<ArrayBuffer>>(
  new URL('./sheet-pdf-worker.server.ts', import.meta.url),
  { most: 2, idle: seconds(10), time: seconds(20), megabytes: 256 },
)

/** As `sheetPdf`, in bounded time and memory, two at once and the others after them; throws where that does not suffice. */
export async function drawSheet(sheet: Sheet, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await drawApart({ sheet, madeAt })
  if (drawn.kind === 'answer') return drawn.answer
  throw new Error('A paper could not be drawn', { cause: drawn.kind === 'failed' ? drawn.fault : undefined })
}
