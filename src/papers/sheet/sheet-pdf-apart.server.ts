// Draws a paper as a PDF in a worker thread: reading the font alone takes longer than answering a page.

import { runInWorker } from '#platform/worker/run-in-worker.server.ts'
import { seconds } from '#values/duration.ts'
import type { Sheet } from './sheet.ts'

/** Threads at once: each reads the fonts for itself. */
const mostAtOnce = 2

const drawing = new Set<Promise<unknown>>()

/** As `sheetPdf`, in bounded time and memory, two at once and the others after them; throws where that does not suffice. */
export async function drawSheet(sheet: Sheet, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  while (drawing.size >= mostAtOnce) await Promise.allSettled([Promise.race(drawing)])
  const drawn = drawApart(sheet, madeAt)
  drawing.add(drawn)
  try {
    return await drawn
  } finally {
    drawing.delete(drawn)
  }
}

async function drawApart(sheet: Sheet, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new URL('./sheet-pdf-worker.server.ts', import.meta.url)
  const drawn = await runInWorker<Uint8Array<ArrayBuffer>>(
    worker,
    { sheet, madeAt },
    { time: seconds(20), megabytes: 256 },
  )
  if (drawn.kind === 'answer') return drawn.answer
  throw new Error('A paper could not be drawn', { cause: drawn.kind === 'failed' ? drawn.fault : undefined })
}
