// The worker thread that reads another site's calendar.

import { parentPort, workerData } from 'node:worker_threads'
import { readCalendar } from './read-calendar.ts'

parentPort!.postMessage(readCalendar(workerData.text, workerData.reading))
