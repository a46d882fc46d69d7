// The thread on which a calendar of another site is read: it is handed the text, and answers what it found.

import { parentPort, workerData } from 'node:worker_threads'
import { readCalendar } from './read-calendar.ts'

parentPort!.postMessage(readCalendar(workerData.text, workerData.reading))
