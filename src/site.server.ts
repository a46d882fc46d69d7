// The site as a process: configuration, database, migrations, front door, and orderly shutdown.

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { offerSetup } from '#admin/setup/setup-key.server.ts'
import { withConnections } from '#admin/site/connections/with-connections.server.ts'
import { openMetrics } from '#api/metrics/open-metrics.server.ts'
import { forgetFavouritesOfSubject } from '#favourites/account-favourites.server.ts'
import { forgetWithStrangers } from '#identity/ownership/shut-out-strangers.server.ts'
import { answerFromCache } from '#page-cache/answer-from-cache.server.ts'
import { followPageChanges, pagesChannel } from '#page-cache/follow-changes.server.ts'
import { openPageCache } from '#page-cache/page-cache.ts'
import { limitConnections, requestLimits } from '#platform/connection-limits.server.ts'
import { startJobs } from '#platform/jobs/start-jobs.server.ts'
import { mostSeenBytes } from '#platform/large-head.ts'
import { checkServer } from '#platform/postgres/check-server.server.ts'
import { fingerprintOf, migrate, readMigrations } from '#platform/postgres/migrations.server.ts'
import { type OpenedPostgres, openPostgres } from '#platform/postgres/open-postgres.server.ts'
import { movableClock, systemClock } from '#platform/tools/clock.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { type Environment, parseEnvironment, WrongEnvironment } from '#platform/tools/environment.server.ts'
import { type Log, openLog } from '#platform/tools/log.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { testHelpersOn } from '#platform/tools/test-helpers-on.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { followSite } from '#site/snapshot/follow-site.server.ts'
import { withStoredSettings } from '#site/stored-settings.server.ts'
import { storeLegalPages } from '#site/texts/legal-pages.server.ts'
import { claimBookings } from '#trips/manage/claim-bookings.server.ts'
import { signedIn } from '#users/session/open-session.server.ts'
import { seconds } from '#values/duration.ts'
import { answerBare } from './bare-answers.server.ts'
import { frontDoor } from './front-door.server.ts'
import { jobs } from './jobs.server.ts'
import { startWarnings } from './start-warnings.server.ts'

export type ServeOptions = {
  /** Runs when the database is ready and before anybody is let in. */
  readonly prepare?: (tools: Tools) => Promise<void>
  /** Runs when the site listens, with its address. */
  readonly listening?: (address: string) => void
}

const longestFarewell = seconds(15)

/**
 * Keep-alive timeout. Longer than that of proxies and clients, usually a minute or less: otherwise a request could be sent
 * just as we close, and be lost.
 */
const connectionsRest = seconds(75)

/** One step of the start or the end, for the person at the terminal. */
function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Starts the site as `variables` describe it; fulfilled when it listens. Throws when it cannot start. */
export async function serve(
  variables: Readonly<Record<string, string | undefined>>,
  { prepare, listening }: ServeOptions = {},
): Promise<void> {
  const environment = parseEnvironment(variables)
  refuseOtherMigrations()
  const log = openLog(environment.LOG_LEVEL)
  const postgres = await databaseServer(environment, log)
  try {
    const applied = await migrate(postgres.url, readMigrations(), postgres.applicationRole)
    say(applied.length > 0 ? `Brought the database up to date: ${applied.join(', ')}` : 'The database is up to date')
    const clock = testHelpersOn(environment) ? movableClock() : systemClock
    const database = openDatabase({ url: postgres.applicationUrl, log })
    const settings = withConnections(withStoredSettings(environment, database), database)
    const tools: Tools = { database, clock, log, environment: settings }
    const cache = openPageCache(environment.PAGE_CACHE_MB * 1024 * 1024)
    const memory = { cache, follower: followPageChanges(tools, cache) }
    const stopFollowing = await followSite(tools, { channel: pagesChannel, onChange: memory.follower.drop })
    for (const warning of await startWarnings(tools)) say(`Warning: ${warning}`)
    await storeLegalPages(tools)
    await prepare?.(tools)
    signedIn.listen(claimBookings)
    forgetWithStrangers.add(forgetFavouritesOfSubject)
    const metrics = environment.METRICS_TOKEN === undefined ? undefined : openMetrics()
    const serverOptions = { maxHeaderSize: mostSeenBytes, ...requestLimits }
    const server = createAdaptorServer({
      fetch: frontDoor(tools, memory, metrics).fetch,
      serverOptions,
      // `passUnreadBody` sees to it; the library would cut off whoever needs half a second more for the rest.
      autoCleanupIncoming: false,
    })
    answerFromCache(server as Server, memory, tools, metrics?.requestEnded)
    answerBare(server as Server, clock)
    limitConnections(server as Server, environment.MAX_CONNECTIONS)
    const address = await listen(server, environment)
    const stopJobs = startJobs(tools, jobs, metrics?.jobEnded)
    endOrderly(server, tools, postgres, async () => {
      stopJobs()
      memory.follower.stop()
      await stopFollowing()
    })
    const setup = await offerSetup(tools)
    if (setup) say(`No owner yet. Whoever opens this address within a day becomes the first: ${address}${setup}`)
    // Last, when signals are already handled: whoever reads this may stop the site at once.
    say(`Casita is ready at ${address}`)
    listening?.(address)
  } catch (fault) {
    await postgres.stop()
    throw fault
  }
}

/** The migrations that this bundle was built for. */
declare const __MIGRATIONS__: string

/** Code that is older than the checkout would bring the database to a form that it does not know. */
function refuseOtherMigrations(): void {
  if (fingerprintOf(readMigrations()) === __MIGRATIONS__) return
  throw new StartRefused('The build and the checkout have different migrations: run "npm run build", then start again.')
}

/** The server of DATABASE_URL when it is set, else one of our own in the data folder. */
async function databaseServer(environment: Environment, log: Log): Promise<OpenedPostgres> {
  const { DATABASE_URL: applicationUrl, MIGRATIONS_DATABASE_URL: ownerUrl, DATA_DIR } = environment
  if (!applicationUrl) return openPostgres({ dataDir: DATA_DIR, log, say })
  const { role, isSuperuser } = await checkServer(applicationUrl)
  if (ownerUrl) await checkServer(ownerUrl, 'MIGRATIONS_DATABASE_URL')
  if (isSuperuser) say('Warning: DATABASE_URL names a superuser. A plain role is enough, and safer.')
  return {
    url: ownerUrl ?? applicationUrl,
    applicationUrl,
    applicationRole: role,
    lost: new Promise(() => {}),
    stop: async () => {},
  }
}

function whyNotListening(host: string, port: number): Readonly<Record<string, string>> {
  const notHere = `HOST must be an address of this machine; ${host} is none.`
  return {
    EADDRINUSE: `Something else listens on port ${port}: set PORT to a free one.`,
    EACCES: `This user may not listen on port ${port}: set PORT to one above 1023, with a proxy before it.`,
    EADDRNOTAVAIL: notHere,
    ENOTFOUND: notHere,
    EAI_AGAIN: notHere,
  }
}

async function listen(server: ServerType, { HOST, PORT, PUBLIC_URL }: Environment): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (fault: NodeJS.ErrnoException) => {
    const sentence = whyNotListening(HOST, PORT)[fault.code ?? '']
    reject(sentence ? new StartRefused(sentence, { cause: fault }) : fault)
  })
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = connectionsRest
  server.listen(PORT, HOST, resolve)
  await promise
  const { port } = server.address() as AddressInfo
  return PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
}

/** On SIGTERM and SIGINT: no new requests, the ones under way are answered, then the database is closed. */
function endOrderly(
  server: ServerType,
  { database, log }: Tools,
  postgres: OpenedPostgres,
  stopWork: () => Promise<void>,
): void {
  let ending = false
  const end = (sentence: string, code: number) => {
    if (ending) return
    ending = true
    say(sentence)
    const stopped = stopWork()
    const impatient = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), longestFarewell)
    server.close(async () => {
      clearTimeout(impatient)
      await stopped
      await database.$client.end()
      await postgres.stop()
      say('Closed')
      process.exit(code)
    })
  }
  process.once('SIGTERM', () => end('Closing: the requests under way are answered first', 0))
  process.once('SIGINT', () => end('Closing: the requests under way are answered first', 0))
  void postgres.lost.then(sentence => {
    log.fatal(sentence)
    end(sentence, 1)
  })
}

/** Says why the site does not start: a sentence where one explains it, else the fault with its stack; ends with 1. */
export function explainFailedStart(fault: unknown): never {
  const known = fault instanceof StartRefused || fault instanceof WrongEnvironment
  const preface = fault instanceof WrongEnvironment ? 'The configuration is wrong.\n' : ''
  const text = fault instanceof Error ? ((known ? fault.message : fault.stack) ?? fault.message) : String(fault)
  process.stderr.write(`${preface}${text}\n`)
  process.exit(1)
}
