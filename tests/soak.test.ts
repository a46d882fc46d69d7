// The soak itself: what it calls a fault, what it finds afterwards and what it calls flat; in the long check a minute of load with a kill.

import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { lostBookings, nightsSoldTwice, promisedTwice, staleIndexes } from '../bench/soak/afterwards.ts'
import { Asking } from '../bench/soak/asking.ts'
import type { Acknowledged } from '../bench/soak/guests.ts'
import { halvesOf } from '../bench/soak/memory.ts'
import { counted, errorsIn, memoryRows, requestTable, rowTable } from '../bench/soak/soak-report.ts'
import { inputFor, mustBook, someGuest } from './support/booking-world.ts'
import { buildHome } from './support/build-home.ts'
import { isLongCheck } from './support/long-checks.ts'
import { daysAhead } from './support/some-homes.ts'
import { runningClock, type TestTools, testTools } from './support/tools.ts'

/** A process that answers each request as told; it is killed when `isUp` is taken away. */
async function standIn(answer: (path: string) => { status: number; body: string } | undefined) {
  const server = createServer((request, response) => {
    const found = answer(request.url!)
    if (!found) return void request.socket.destroy()
    response.writeHead(found.status, { 'content-type': 'application/json' }).end(found.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const member = { number: 1, origin, isUp: true, lives: 1, logs: () => '' }
  return { member, asking: new Asking({ anyUp: () => member }), close: () => server.close() }
}

describe('a request', () => {
  it('is answered, or a fault that is counted, told and ends the turn only', async () => {
    const { asking, close } = await standIn(path => ({ status: Number(path.slice(1)), body: '{"data":7}' }))
    const turns = ['/200', '/201', '/409', '/500', '/200']
    const kind = 'tried'
    await asking.keepDoing(
      () => turns.length === 0,
      0,
      async () => {
        expect(await asking.data({ kind, path: turns.shift()!, alsoFine: [409] })).toBe(7)
      },
    )
    expect(asking.counts.get(kind)).toEqual({ answered: 4, cutOff: 0, faults: 1 })
    expect([asking.faults, asking.told]).toEqual([1, ['tried /500: 500 {"data":7}']])
    close()
  })

  it('without an answer is a fault of a process that lives, and none of one that was killed', async () => {
    const { asking, member, close } = await standIn(() => undefined)
    await expect(asking.ask({ kind: 'tried', path: '/' })).rejects.toThrow('fetch failed')
    const killed = asking.ask({ kind: 'tried', path: '/' })
    expect(asking.underWayAt(member)).toBe(1)
    member.isUp = false
    await expect(killed).rejects.toThrow()
    const again = asking.ask({ kind: 'tried', path: '/', at: { ...member, isUp: true } })
    await expect(again).rejects.toThrow()
    expect(asking.counts.get('tried')).toEqual({ answered: 0, cutOff: 1, faults: 2 })
    expect(asking.underWayAt(member)).toBe(0)
    close()
  })

  it('that must be known is sent until somebody answers it, with one key', async () => {
    let asked = 0
    const { asking, member, close } = await standIn(() => (++asked < 3 ? undefined : { status: 201, body: '{}' }))
    member.isUp = false
    expect((await asking.askUntilAnswered({ kind: 'tried', path: '/', body: {} })).status).toBe(201)
    expect(asking.counts.get('tried')).toEqual({ answered: 1, cutOff: 2, faults: 0 })
    close()
  })

  it('ends the soak where the soak itself is wrong', async () => {
    const { asking, close } = await standIn(() => ({ status: 200, body: 'no JSON' }))
    const turn = async () => void (await asking.data({ kind: 'tried', path: '/' }))
    await expect(asking.keepDoing(() => false, 0, turn)).rejects.toThrow(SyntaxError)
    close()
  })
})

describe('what is found afterwards', () => {
  let test: TestTools
  let slug: string
  let acknowledged: Acknowledged
  beforeAll(async () => {
    test = await testTools({ clock: runningClock() })
    const { tools } = test
    const home = await buildHome(tools.database)
    slug = home.slug
    const [first, out] = [daysAhead(40), daysAhead(42)]
    const guest = await someGuest(tools.database, tools.clock.now())
    const id = await mustBook(tools, guest, { stayId: home.id, input: inputFor(first, out) })
    acknowledged = { id, slug, in: first, out, state: 'confirmed' }
  })
  afterAll(() => test?.drop())

  const lost = async (more: Partial<Acknowledged>) =>
    (await lostBookings(test.tools.database, [{ ...acknowledged, ...more }])).length

  it('are bookings that do not stand as they were acknowledged', async () => {
    expect(await lost({})).toBe(0)
    expect(await lost({ state: 'pending_payment' })).toBe(0)
    expect(await lost({ state: 'cancelled' })).toBe(1)
    expect(await lost({ out: daysAhead(43) })).toBe(1)
    expect(await lost({ slug: 'another' })).toBe(1)
    expect(await lost({ id: crypto.randomUUID() })).toBe(1)
    expect(await lostBookings(test.tools.database, [])).toEqual([])
  })

  it('are nights that two guests were told are theirs', () => {
    const other = { ...acknowledged, id: crypto.randomUUID(), in: daysAhead(41), out: daysAhead(44) }
    expect(promisedTwice([other, acknowledged])).toEqual([
      `${slug} ${daysAhead(41)}: ${acknowledged.id} and ${other.id}`,
    ])
    expect(promisedTwice([acknowledged, { ...other, in: daysAhead(42) }])).toEqual([])
    expect(promisedTwice([acknowledged, { ...other, slug: 'another' }])).toEqual([])
    expect(promisedTwice([acknowledged, { ...other, state: 'cancelled' }])).toEqual([])
  })

  it('is an index that is behind the database', async () => {
    const listing = (...slugs: string[]) =>
      JSON.stringify({ data: slugs.map(each => ({ slug: each })), meta: { total: slugs.length } })
    const compare = async (body: string) => {
      const { asking, member, close } = await standIn(() => ({ status: 200, body }))
      const stale = await staleIndexes(asking, test.tools, [member], 1)
      close()
      return stale.length
    }
    // The home of this world lies outside of every part of the map but the whole, and is too small for none who ask.
    const { database } = test.tools
    await database.execute(sql`update stay set public_latitude = 43, public_longitude = 10.5, max_guests = 9`)
    expect(await compare(listing('another'))).toBe(1)
    await database.execute(sql`update stay set status = 'unlisted'`)
    expect(await compare(listing())).toBe(0)
    expect(await compare(listing(slug))).toBe(1)
  })

  it('are nights that two rows have, where the constraint is gone', async () => {
    const { database } = test.tools
    expect(await nightsSoldTwice(database)).toEqual([])
    const { rows } = await database.execute<{ name: string }>(
      sql`select conname as name from pg_constraint where conrelid = 'occupancy'::regclass and contype = 'x'`,
    )
    for (const { name } of rows) await database.$client.query(`alter table occupancy drop constraint ${name}`)
    await database.$client.query(`set session_replication_role = replica; insert into occupancy
      (unit_id, nights, kind, ref_id, created_at) select unit_id, nights, kind, gen_random_uuid(), now() from occupancy`)
    expect(await nightsSoldTwice(database)).toHaveLength(1)
  })
})

describe('memory', () => {
  it('is flat by its halves after the warm-up, whatever it was before', () => {
    const steady = [...Array(40).fill(20), ...Array(120).fill(100)]
    expect(halvesOf(steady)).toEqual({ first: 100, second: 100, growth: 0, verdict: 'flat' })
    expect(halvesOf([...Array(100).fill(100), ...Array(60).fill(110)]).verdict).toBe('flat')
    expect(halvesOf([...Array(100).fill(100), ...Array(60).fill(111)]).verdict).toBe('grows')
    expect(halvesOf(Array(30).fill(100)).verdict).toBe('too short to judge')
  })

  it('of each process is told and judged', () => {
    const samples = Array.from({ length: 160 }, (_, at) => ({ resident: 300, held: 100 + at }))
    expect(memoryRows(2, samples)).toMatchObject([
      { what: 'memory of process 2', seen: '300 → 300 MB, 0.0 %', verdict: 'holds' },
      { what: 'objects and columns of process 2', verdict: 'fails' },
    ])
  })
})

describe('a row', () => {
  it.each([
    [counted('a', 3), '–', '–'],
    [counted('a', 3, { least: 1 }), '≥ 1', 'holds'],
    [counted('a', 0, { least: 1 }), '≥ 1', 'fails'],
    [counted('a', 1, { most: 0 }), '≤ 0', 'fails'],
    [counted('a', []), '≤ 0', 'holds'],
    [counted('a', [{ b: 1 }, 'c']), '≤ 0', 'fails'],
  ])('%o says what is wanted and whether it holds', (row, wanted, verdict) => {
    expect(row).toMatchObject({ wanted, verdict })
  })

  it('of a list has its entries, and stands in a table', () => {
    const row = counted('things', [{ b: 1 }, 'c'])
    expect(row).toMatchObject({ seen: '2', details: ['{"b":1}', 'c'] })
    expect(rowTable([row]).split('\n').at(-1)).toMatch(/^things +2 +≤ 0 +fails$/)
    const counts = new Map([['pages', { answered: 5, cutOff: 1, faults: 0 }]])
    expect(requestTable(counts).split('\n').at(-1)).toMatch(/^pages +5 +1 +0$/)
  })

  it('of errors in a log knows its levels', () => {
    const lines = [30, 40, 50, 60].map(level => `{"level":${level},"time":"2030-01-01T00:00:00.000Z","msg":"x"}`)
    expect(errorsIn(['Casita is ready', ...lines, ''].join('\n'))).toEqual(lines.slice(2))
  })
})

it.runIf(isLongCheck)('a minute of load with a kill holds', async () => {
  const parameters = [inProject('bench', 'soak', 'run-soak.ts'), '--built', '--minutes', '1']
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise(resolve => child.once('close', resolve))
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(await ended, said + complaints).toBe(0)
  expect(said).toMatch(/^processes started again after a kill +1 +≥ 1 +holds$/m)
  expect(said).toContain('All held')
})
