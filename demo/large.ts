// `npm run demo:large -- --stays N`: a database full of plausible homes and bookings, to try the site at scale.

import { parseArgs } from 'node:util'
import { checkServer } from '#platform/postgres/check-server.server.ts'
import { migrate } from '#platform/postgres/migrations.server.ts'
import { openPostgres } from '#platform/postgres/open-postgres.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { loadSettings, parseEnvironment } from '#platform/tools/environment.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { fillLargeWorld } from './large/fill-large-world.ts'
import { refuseForeignRows } from './refuse-foreign-rows.server.ts'

const mostStays = 1_000_000

function say(step: string): void {
  console.log(step)
}

function wantedStays(): number {
  const { values } = parseArgs({ options: { stays: { type: 'string', default: '1000' } } })
  const stays = Number(values.stays)
  if (Number.isInteger(stays) && stays >= 1 && stays <= mostStays) return stays
  throw new StartRefused(`--stays must be a whole number from 1 to ${mostStays}.`)
}

async function run(): Promise<void> {
  const stays = wantedStays()
  loadSettings(process.env)
  const environment = parseEnvironment(process.env)
  const log = openLog(environment.LOG_LEVEL)
  // Rows are loaded with their triggers disabled, which only the owner of a table may do.
  const given = environment.MIGRATIONS_DATABASE_URL ?? environment.DATABASE_URL
  if (given) await checkServer(given)
  const own = given ? undefined : await openPostgres({ dataDir: environment.DATA_DIR, log, say })
  const url = given ?? own!.url
  try {
    await migrate(url)
    const database = openDatabase({ url, log })
    try {
      const refusal = await refuseForeignRows(database)
      if (refusal) throw new StartRefused(refusal)
      const { homes, bookings } = await fillLargeWorld({ database, clock: systemClock, log, environment }, stays, say)
      say(`Done: ${homes} homes with ${bookings} bookings. Start the site with "npm start".`)
    } finally {
      await database.$client.end()
    }
  } finally {
    await own?.stop()
  }
}

await run().catch((fault: unknown) => {
  console.error(fault instanceof StartRefused ? fault.message : fault)
  process.exitCode = 1
})
