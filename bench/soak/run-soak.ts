// `npm run soak`: mixed load on three processes of which one is killed every minute, and what must hold afterwards.

import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startBank } from '#demo/bank/start-bank.ts'
import { fillLargeWorld } from '#demo/large/fill-large-world.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { makeAccount } from '#tests/support/make-account.ts'
import { bankSettings } from '#tests/support/test-bank.ts'
import { roomyLimits } from '#tests/support/tools.ts'
import type { Role } from '#users/user/visitor.ts'
import { minutes, seconds } from '#values/duration.ts'
import { Ground } from '../ground.ts'
import { lostBookings, nightsSoldTwice, promisedTwice, staleIndexes } from './afterwards.ts'
import { Asking } from './asking.ts'
import { type Fleet, type Member, openFleet } from './fleet.ts'
import { type Acknowledged, type Booked, beGuest, type Guest, nothingBooked } from './guests.ts'
import { type Memory, memoryOf } from './memory.ts'
import { beOperator } from './operators.ts'
import { counted, errorsIn, memoryRows, type Row, requestTable, rowTable } from './soak-report.ts'
import { askForAPrice, readAPage, search } from './visitors.ts'

const usage = `npm run soak -- [--minutes N] [--built]

  --minutes  how long the load lasts, 20 unless told; memory is judged from ten minutes on
  --built    takes the bundle in build/ as it is`

const homes = 400
/** How many of each work at once. */
const people = { readers: 3, searchers: 3, askers: 2, guests: 6, operators: 2 }
/** Milliseconds that somebody waits on average before they ask again: the machine is busy, not flooded. */
const breather = 150
const password = 'correct horse battery'
const metricsToken = randomBytes(16).toString('hex')
const searchesCompared = 40

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    built: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const length = Number(options.minutes)
if (options.help || !(length > 0)) {
  console.log(usage)
  process.exit(options.help ? 0 : 2)
}

const say = (step: string) => console.error(step)
const ground = new Ground({ quick: false, builds: !options.built, say })
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void ground.close().then(() => process.exit(130)))
try {
  process.exitCode = (await soak()) ? 0 : 1
} finally {
  await ground.close()
}

/** Whether all held. */
async function soak(): Promise<boolean> {
  const fresh = await ground.database({ connections: 5 })
  let fleet: Fleet | undefined
  const eventsAt = () => fleet && `${fleet.anyUp().origin}/api/payments/events/test`
  const bank = await startBank({ webhook: { url: eventsAt }, deliversItself: true })
  ground.atEnd(bank.close)
  const environment = {
    ...{ ...roomyLimits, ...bankSettings(bank), PAYMENT_WAYS: 'test-card,bank-transfer', TRY_OUT: 'on' },
    ...{ BANK_ACCOUNT: 'Casita, XX00 0000 0000 0000 (no such bank)', TRUSTED_PROXIES: '127.0.0.1' },
    ...{ IDENTITY_KEY: randomBytes(32).toString('base64'), METRICS_TOKEN: metricsToken, PAGE_CACHE_MB: '16' },
  }
  const tools = ground.tools(fresh, environment)
  say(`Filling a world of ${homes} homes`)
  await fillLargeWorld(tools, homes, () => {})
  fleet = await openFleet(ground, fresh, environment)
  const asking = new Asking(fleet)
  const booked = nothingBooked()
  const memory = new Map<Member, Memory[]>(fleet.steady.map(member => [member, []]))
  await underLoad(tools, { fleet, asking, booked, memory })
  say('Comparing what was promised with what is there')
  const acknowledged = [...booked.acknowledged.values()]
  const rows: Row[] = [
    ...[...memory].flatMap(([{ number }, samples]) => memoryRows(number, samples)),
    counted('processes started again after a kill', fleet.members.at(-1)!.lives - 1, { least: 1 }),
    counted('bookings acknowledged', acknowledged.length, { least: 1 }),
    counted('… that are not there as they were acknowledged', await lostBookings(fresh.database, acknowledged)),
    counted('nights sold twice', [...(await nightsSoldTwice(fresh.database)), ...promisedTwice(acknowledged)]),
    counted('cancelled again', booked.cancelled),
    counted('given up because somebody was faster', booked.tooLate),
    counted('homes found although they had just been booked', booked.missed, { most: 0 }),
    counted(
      `of ${searchesCompared} searches those that differ from the database in some process`,
      await staleIndexes(asking, tools, fleet.members, searchesCompared),
    ),
    counted(
      'errors in the logs of the processes that lived',
      fleet.steady.flatMap(({ logs }) => errorsIn(logs())),
    ),
    // Last, with what was asked for the comparisons.
    counted('answers that were none, or faults, of processes that lived', asking.faults, { most: 0 }),
  ]
  console.log(`\n${requestTable(asking.counts)}\n\n${rowTable(rows)}`)
  if (asking.told.length > 0) console.log(`\nWhat went wrong first:\n${asking.told.join('\n')}`)
  const failed = rows.filter(({ verdict }) => verdict === 'fails')
  for (const { details = [] } of failed) for (const each of details.slice(0, 20)) console.log(each)
  console.log(failed.length === 0 ? '\nAll held' : `\nFailed: ${failed.map(({ what }) => what).join('; ')}`)
  return failed.length === 0
}

type Soaked = {
  readonly fleet: Fleet
  readonly asking: Asking
  readonly booked: Booked
  readonly memory: ReadonlyMap<Member, Memory[]>
}

async function underLoad(tools: Tools, { fleet, asking, booked, memory }: Soaked): Promise<void> {
  const slugs = (await tools.database.$client.query<{ slug: string }>('select slug from stay order by id')).rows.map(
    ({ slug }) => slug,
  )
  const guests = await many(people.guests, at => signIn(tools, asking, `guest-${at}@example.org`))
  const operators = await many(people.operators, at => signIn(tools, asking, `owner-${at}@example.org`, 'owner'))
  const ends = performance.now() + minutes(length)
  const isOver = () => performance.now() >= ends
  say(`${length} minutes of load, and a kill every minute`)
  const keepDoing = (turn: () => Promise<void>) => asking.keepDoing(isOver, breather, turn)
  const perMinute = Math.min(1, length)
  await Promise.all([
    ...times(people.readers, () => keepDoing(() => readAPage(asking, slugs.slice(0, 60)))),
    ...times(people.searchers, () => keepDoing(() => search(asking))),
    ...times(people.askers, () => keepDoing(() => askForAPrice(asking, slugs))),
    ...guests.map(guest => {
      const own: Acknowledged[] = []
      return keepDoing(() => beGuest(asking, guest, booked, own))
    }),
    ...operators.map(({ token }, at) =>
      // Homes that no other operator changes.
      keepDoing(() => beOperator(asking, token, slugs.slice(100 + at * 20, 120 + at * 20))),
    ),
    // Half a minute after each whole one, so that the last one has time to come back.
    regularly(minutes(perMinute), minutes(perMinute / 2), isOver, async () => {
      // In the midst of an answer: a kill that nobody notices proves nothing.
      while (asking.underWayAt(fleet.members.at(-1)!) === 0 && !isOver()) await pause(1)
      await fleet.killLast()
    }),
    regularly(seconds(5), 0, isOver, async () => {
      for (const [{ origin }, samples] of memory) samples.push(await memoryOf(origin, metricsToken))
    }),
  ])
}

async function signIn(tools: Tools, asking: Asking, email: string, role?: Exclude<Role, 'guest'>): Promise<Guest> {
  const made = await makeAccount(tools, { email, password, emailVerified: true, roles: role ? [role] : [] })
  if (!made.ok) throw new Error(`No account for ${email}: ${made.reason}`)
  const body = { identifier: email, password }
  const { text } = await asking.ask({ kind: 'sign-ins', path: '/api/auth/local', body })
  return { email, token: JSON.parse(text).jwt }
}

/** From `first` on every `every`, both in milliseconds, until it is over; one at a time. */
async function regularly(
  every: number,
  first: number,
  isOver: () => boolean,
  work: () => Promise<void>,
): Promise<void> {
  const begun = performance.now()
  for (let at = begun + first; ; at += every) {
    while (performance.now() < at && !isOver()) await pause(100)
    if (isOver()) return
    await work()
  }
}

function times<Value>(count: number, make: (at: number) => Value): Value[] {
  return Array.from({ length: count }, (_, at) => make(at))
}

async function many<Value>(count: number, make: (at: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(times(count, make))
}
