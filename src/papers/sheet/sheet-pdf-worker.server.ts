// The worker thread that draws a paper.

import { parentPort, workerData } from 'node:worker_threads'
import { sheetPdf } from './sheet-pdf.server.ts'

parentPort!.postMessage(await sheetPdf(workerData.sheet, workerData.madeAt))
