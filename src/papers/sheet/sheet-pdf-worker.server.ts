// The worker thread that draws papers, one after another.

import { parentPort } from 'node:worker_threads'
import { sheetPdf } from './sheet-pdf.server.ts'

parentPort!.on('message', async ({ sheet, madeAt }) => {
  parentPort!.postMessage(await sheetPdf(sheet, madeAt))
})
