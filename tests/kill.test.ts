// The site or its database is killed again and again while guests book: what was acknowledged is there, and nothing twice.

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clusterAddress } from '#platform/postgres/hold-postgres.server.ts'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { migrate } from '#platform/postgres/migrations.server.ts'
import { openPostgres } from '#platform/postgres/open-postgres.server.ts'
import { installPostgres } from '#platform/postgres/postgres-binaries.server.ts'
import { openCluster, type PostgresCluster } from '#platform/postgres/postgres-cluster.server.ts'
import { findPostgres, isAlive } from '#platform/postgres/postgres-process.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { type Database, openDatabase } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { makeAccount } from '#tests/support/make-account.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { type Acknowledged, type LoadGuest, loadGuest, type NightsWanted, NotAnswered } from './support/booking-load.ts'
import { buildHome } from './support/build-home.ts'
import { isLongCheck } from './support/long-checks.ts'
import { dataFolder, endOwners, skipped } from './support/owner.ts'
import { daysAhead } from './support/some-homes.ts'
import { roomyLimits } from './support/tools.ts'

/** Ten kill each of the two after each number of bookings once; the long check does all that three times. */
const rounds = isLongCheck ? 30 : 10
const guestCount = 4
const password = 'correct horse'
const log = openLog('silent')

describe.skipIf(skipped)('killed while guests book (skipped with TEST_DATABASE_URL)', () => {
  const dataDir = skipped ? '' : dataFolder()
  let environment: Record<string, string>
  let app: RunningApp
  let cluster: PostgresCluster
  let slugs: string[]
  let guests: LoadGuest[]
  const acknowledged: Acknowledged[] = []

  beforeAll(async () => {
    environment = { PORT: String(await freePort()), ...roomyLimits, LOG_LEVEL: 'warn' }
    const people = await fillWorld()
    app = await startApp({ dataDir, environment })
    guests = await Promise.all(people.map(person => loadGuest(app, person)))
  })
  afterAll(async () => {
    await app?.stop()
    await endOwners()
  })

  /** Homes, and guests who can sign in, before the site's first start. */
  async function fillWorld() {
    const postgres = await openPostgres({ dataDir, log, say: () => {} })
    cluster = await openCluster({ dataFolder: dataDir, binaries: installPostgres(dataDir), account: undefined })
    await migrate(postgres.url)
    const database = openDatabase({ url: postgres.url, log })
    const tools = { database, log, clock: systemClock, environment: parseEnvironment({ DATA_DIR: dataDir }) }
    const homes = []
    for (let each = 0; each < 6; each++) homes.push(await buildHome(database))
    slugs = homes.map(({ slug }) => slug)
    const people = []
    for (let each = 0; each < guestCount; each++) {
      const email = `guest-${each}@example.org`
      const made = await makeAccount(tools, { email, password, emailVerified: true })
      if (!made.ok) throw new Error(made.reason)
      people.push({ email, password, id: made.user.id })
    }
    await database.$client.end()
    await postgres.stop()
    return people
  }

  /** Nights that no earlier round asked for, and in this round two guests at once. */
  function wantedBy(guest: number, round: number, turn: number): NightsWanted {
    const first = 10 + Math.floor(round / 3) * 60 + turn
    const slug = slugs[(round % 3) * 2 + (guest % 2)]!
    return { slug, in: daysAhead(first), out: daysAhead(first + 1) }
  }

  /** All guests book until the site fails them or `isOver`; `onBooked` is called after each acknowledged booking. */
  async function bookUntilItFails(round: number, onBooked: () => void, isOver: () => boolean): Promise<void> {
    await Promise.all(
      guests.map(async (guest, at) => {
        const keep = (booked: Acknowledged | undefined) => {
          if (!booked) return
          acknowledged.push(booked)
          onBooked()
        }
        try {
          keep(await guest.sendAgain())
          for (let turn = 0; turn < 60 && !isOver(); turn++) keep(await guest.book(wantedBy(at, round, turn)))
        } catch (fault) {
          // fetch throws TypeError when there is nobody to talk to.
          if (!(fault instanceof TypeError || (fault instanceof NotAnswered && fault.status >= 500))) throw fault
        }
      }),
    )
  }

  function killDatabase(): void {
    process.kill(findPostgres(cluster.folder)!.pid, 'SIGKILL')
  }

  /** Until the site answers again and can work. Throws what it printed when it ended instead. */
  async function recovered(): Promise<void> {
    for (;;) {
      const answer = await app.get('/readyz').catch(() => undefined)
      if (answer?.ok) return
      if (!isAlive(app.pid)) throw new Error(`The site ended after its database was killed:\n${app.logs()}`)
      await pause(20)
    }
  }

  test.each(Array.from({ length: rounds }, (_, round) => round))('round %i', async round => {
    const whom = round % 2 === 0 ? 'site' : 'database'
    // Killed by work done, not by time: in the midst of whatever comes after so many bookings.
    let left = 2 + (round % 5)
    let killed: Promise<void> | undefined
    const kill = async () => {
      if (whom === 'site') await app.kill()
      else killDatabase()
    }
    const onBooked = () => {
      left -= 1
      if (left <= 0) killed ??= kill()
    }
    await bookUntilItFails(round, onBooked, () => killed !== undefined)
    expect(killed, 'The guests stopped before anything was killed').toBeDefined()
    await killed
    if (whom === 'site') app = await startApp({ dataDir, environment })
    else await recovered()
    expect(await findLost(await ownDatabase(), acknowledged)).toEqual([])
  })

  let reader: Database | undefined
  /** The database as it stands now: a connection of the test, made anew when the server was killed. */
  async function ownDatabase(): Promise<Database> {
    await reader?.$client.end()
    reader = openDatabase({ url: clusterAddress(cluster, findPostgres(cluster.folder)!.port!), log, connections: 1 })
    return reader
  }
  afterAll(() => reader?.$client.end())

  test('whoever was left without an answer gets one now, and the whole agrees', async () => {
    for (const guest of guests) {
      const booked = await guest.sendAgain()
      if (booked) acknowledged.push(booked)
    }
    expect(acknowledged.length).toBeGreaterThan(rounds * 2)
    const nights = acknowledged.map(({ slug, in: first }) => `${slug} ${first}`)
    expect(new Set(nights).size, 'Nights that two guests were told are theirs').toBe(nights.length)
    const database = await ownDatabase()
    expect(await findLost(database, acknowledged)).toEqual([])
    expect(await findDisagreement(database)).toEqual([])
  })
})

/** Acknowledged bookings that are not there as they were acknowledged. */
async function findLost(database: Database, acknowledged: readonly Acknowledged[]): Promise<unknown[]> {
  const asked = JSON.stringify(acknowledged)
  const { rows } = await database.execute(sql`
    select asked.* from jsonb_to_recordset(${asked}::jsonb) as asked("bookingId" uuid, "userId" uuid, slug text, "in" date)
    where not exists (
      select from booking
      join stay on stay.id = booking.stay_id
      where booking.id = asked."bookingId" and booking.state = 'confirmed' and booking.guest_user_id = asked."userId"
        and stay.slug = asked.slug and booking.check_in = asked."in")`)
  return rows
}

/** Bookings whose row, events, nights and mails do not tell the same story, and nights that are taken twice. */
async function findDisagreement(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select booking.id::text, booking.state, events.told, nights.kinds, mails.sent from booking
    left join lateral (
      select string_agg(to_state, ' ' order by seq) as told from booking_event where booking_id = booking.id) as events on true
    left join lateral (
      select string_agg(kind, ' ') as kinds, min(lower(nights)) as first, max(upper(nights)) as last
      from occupancy where ref_id = booking.id and not released) as nights on true
    left join lateral (
      select count(*)::integer as sent from outbox
      where kind = 'mail' and payload ->> 'text' like '%' || booking.reference || '%') as mails on true
    where case booking.state
      when 'confirmed' then events.told <> 'hold confirmed' or nights.kinds is distinct from 'booking' or mails.sent = 0
      when 'hold' then events.told <> 'hold' or nights.kinds is distinct from 'hold' or mails.sent > 0
      else true end
      or (nights.first, nights.last) is distinct from (booking.check_in, booking.check_out)
    union all
    select 'twice: ' || one.ref_id, one.kind, null, other.kind, null
    from occupancy as one
    join occupancy as other on one.unit_id = other.unit_id and one.id < other.id and one.nights && other.nights
    where not one.released and not other.released
    union all
    select 'nobody''s: ' || ref_id, kind, null, null, null from occupancy
    where not exists (select from booking where booking.id = occupancy.ref_id)`)
  return rows
}
