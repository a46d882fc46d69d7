// A process that opens the database of the folder it is given, as the app does, for tests that kill it.

import { openPostgres } from '#platform/postgres/open-postgres.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'

function leave(sentence: string, code: number): void {
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

try {
  const dataDir = process.argv[2]
  const say = (step: string) => void process.stdout.write(`${step}\n`)
  const { url, lost, stop } = await openPostgres({ dataDir, log: openLog('silent'), say })
  process.stdout.write(`open at ${url}\n`)
  lost.then(sentence => leave(sentence, 1))
  process.once('SIGTERM', () => stop().then(() => process.exit(0)))
} catch (fault) {
  leave(fault instanceof StartRefused ? fault.message : String((fault as Error).stack), 1)
}
