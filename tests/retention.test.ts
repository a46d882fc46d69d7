// What is over is removed: the privacy page tells every period, and the running site's one job keeps to each of them.

import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import { expireHolds } from '#holds/expire-holds.server.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import { storeQuote } from '#offers/stored/quote-store.server.ts'
import { removeEnded } from '#platform/retention/removal.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { type RetentionKind, retention } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { days, hours, minutes } from '#values/duration.ts'
import { removals } from '../src/removals.server.ts'
import {
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from './support/booking-world.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'
import { type TestTools, testTools } from './support/tools.ts'

const kinds = Object.keys(retention) as RetentionKind[]
const hash = () => randomBytes(32)
const mark = () => randomBytes(8).toString('hex')

let homes: BookableStay[]
let asked = 0
/** Two nights of one of the homes that nobody has asked for yet. */
function someNights() {
  const turn = asked++
  const checkIn = addDays(dayInZone(new Date(), 'UTC'), 60 + 3 * Math.floor(turn / homes.length))
  const input = inputFor(writeCalendarDay(checkIn), writeCalendarDay(addDays(checkIn, 2)))
  return { stayId: homes[turn % homes.length]!.stayId, input }
}
async function makeHomes(tools: Tools): Promise<void> {
  homes = await Promise.all(Array.from({ length: 4 }, () => bookableStay(tools.database)))
}
/** The tools of somebody who did something at that moment. */
const then = (tools: Tools, at: Date): Tools => ({ ...tools, clock: { now: () => at } })

/** A person with an account, whom rows about sign-ins belong to. */
async function someAccount({ database }: Tools): Promise<string> {
  const id = mark()
  await database.execute(sql`
    insert into identity_account (id, tokens_valid_from, created_at) values (${id}, now(), now())`)
  return id
}
async function someUser({ database }: Tools): Promise<string> {
  return (await someGuest(database, new Date())).id
}

async function released(tools: Tools): Promise<string> {
  const browser = someBrowser()
  const held = await mustHold(tools, { browser }, someNights())
  expect((await releaseHold(tools, { browser }, held)).ok).toBe(true)
  return held
}
const booked = async (tools: Tools) => mustBook(tools, await someGuest(tools.database, tools.clock.now()), someNights())

/** How something of each kind is made that ended at `end`: answers a condition that is true while it is stored. */
const made: Readonly<Record<RetentionKind, (tools: Tools, end: Date) => Promise<ReturnType<typeof sql>>>> = {
  holds: async (tools, end) => sql`exists (select from booking where id = ${await released(then(tools, end))})`,
  quotes: async (tools, end) => {
    const held = await mustHold(tools, { browser: someBrowser() }, someNights())
    const { rows } = await tools.database.execute<{ quote: never }>(sql`select quote from booking where id = ${held}`)
    const { id } = await storeQuote(tools.database, rows[0]!.quote, new Date())
    await tools.database.execute(sql`
      update quote set created_at = ${end}::timestamptz - interval '1 hour', expires_at = ${end} where id = ${id}`)
    return sql`exists (select from quote where id = ${id})`
  },
  networks: async (tools, end) =>
    sql`exists (select from booking where id = ${await booked(then(tools, end))} and booked_from is not null)`,
  keys: async (tools, end) =>
    sql`exists (select from booking_command where booking_id = ${await booked(then(tools, end))})`,
  contactKeys: row('contact_key', 'key_hash', hash, end => ({
    purpose: 'manage',
    about: randomUUID(),
    email: 'ada@example.org',
    ...{ created_at: new Date(end.getTime() - 1), expires_at: end },
  })),
  invitations: row(
    'invitation',
    'id',
    () => randomUUID(),
    end => ({
      ...{ email: 'ada@example.org', grants: JSON.stringify([{ role: 'reception', stayIds: null }]), key_hash: hash() },
      ...{ created_at: new Date(end.getTime() - 1), sent_at: new Date(end.getTime() - 1), expires_at: end },
      withdrawn_at: end,
    }),
  ),
  messages: row('outbox', 'dedupe_key', mark, end => ({
    kind: 'mail',
    recipient: 'ada@example.org',
    payload: { subject: 'Hello', text: 'Hello' },
    ...{ next_attempt_at: end, created_at: end },
  })),
  conversations: row(
    'conversation',
    'id',
    () => randomUUID(),
    end => ({
      ...{ form_key: mark(), name: 'Ada', email: 'ada@example.org' },
      ...{ created_at: end, last_message_at: end },
    }),
  ),
  mailedCodes: row('identity_mail_code', 'code_hash', hash, end => ({
    kind: 'EMAIL_SIGNIN',
    email: 'ada@example.org',
    ...{ created_at: end, expires_at: end },
  })),
  challenges: row(
    'identity_challenge',
    'id',
    () => randomUUID(),
    end => ({
      kind: 'phone-code',
      ...{ created_at: end, expires_at: end },
    }),
  ),
  identitySessions: row(
    'identity_session',
    'id',
    () => randomUUID(),
    async (end, tools) => ({
      account_id: await someAccount(tools),
      sign_in_provider: 'password',
      ...{ signed_in_at: end, last_used_at: end, revoked_at: end },
    }),
  ),
  sessions: row(
    'session',
    'id',
    () => randomUUID(),
    async (end, tools) => ({
      ...{ token_hash: hash(), user_id: await someUser(tools), device_label: 'Firefox', signed_in_at: end },
      ...{ created_at: new Date(end.getTime() - 1), last_seen_at: end, expires_at: end },
    }),
  ),
  hostedSessions: row(
    'session',
    'id',
    () => randomUUID(),
    async (end, tools) => ({
      ...{ token_hash: hash(), user_id: await someUser(tools), device_label: 'Firefox', signed_in_at: end },
      identity_session_id: `signed-in:${Math.floor(end.getTime() / 1000)}`,
      ...{ created_at: new Date(end.getTime() - 1), last_seen_at: end, expires_at: end, revoked_at: end },
    }),
  ),
  devices: row('identity_device', 'device_hash', hash, async (end, tools) => ({
    account_id: await someAccount(tools),
    last_signed_in_at: end,
  })),
  tries: row('rate_limit', 'key', mark, end => ({ used: 1, full_at: end })),
  places: row(
    'under_way',
    'name_hash',
    () => hash().toString('hex'),
    end => ({ mark: randomUUID(), until: end }),
  ),
  signingKeys: row('identity_signing_key', 'id', mark, end => ({
    ...{ public_jwk: {}, sealed_private: hash(), signs_from: new Date(end.getTime() - 2) },
    ...{ signs_until: new Date(end.getTime() - 1), verifies_until: end },
  })),
  calendarEvents: async (tools, end) => {
    const [event, calendar] = [randomUUID(), randomUUID()]
    const unit = homes[0]!.unitIds[0]!
    await tools.database.execute(sql`
      insert into external_calendar
        (id, unit_id, name, provider, address_sealed, address_hash, host, every_minutes, next_look_at, created_at, removed_at)
      values (
        ${calendar}, ${unit}, 'Another site', 'generic', ${hash()}, ${hash()}, 'calendars.example', 60,
        now(), now(), now())`)
    await tools.database.execute(sql`
      insert into external_event (id, calendar_id, uid, nights, class, first_seen_at, last_seen_at, gone_at) values (
        ${event}, ${calendar}, ${mark()}, '[2040-01-01, 2040-01-02)', 'reserved',
        ${end}, ${end}, ${end})`)
    await tools.database.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, released, created_at)
      values (${unit}, '[2040-01-01, 2040-01-02)', 'external', ${event}, true, ${end})`)
    return sql`exists (select from external_event where id = ${event}) or exists (
      select from occupancy where ref_id = ${event})`
  },
  pictures: row(
    'left_photo',
    'path',
    () => `/files/${randomBytes(16).toString('hex')}`,
    end => ({ left_at: end }),
  ),
  invoices: async (tools, end) => {
    const series = `${mark()}-`
    const number = `${series}00001`
    await inTransaction(tools.database, async queries => {
      await queries.execute(sql`insert into invoice_series (series, last_number) values (${series}, 0)`)
      await queries.execute(sql`update invoice_series set last_number = 1 where series = ${series}`)
      await queries.execute(sql`
        insert into invoice (id, number, series, place, kind, booking_id, stay_id, basis, currency, total_minor, tax_minor,
          issued_on, content, made_at)
        values (${randomUUID()}, ${number}, ${series}, 1, 'invoice', ${randomUUID()}, 1, '', 'EUR', 100, 0, ${end}, '{}', ${end})`)
    })
    return sql`exists (select from invoice where number = ${number})`
  },
  seenCounts: async (tools, end) => {
    // A sum is of a whole day, and ends at midnight: with the last day that is over by then, or the first that is not.
    const isOver = end.getTime() < Date.now() - retention.seenCounts.keptFor
    const day = writeCalendarDay(addDays(dayInZone(end, 'UTC'), isOver ? -1 : 0))
    await tools.database.execute(sql`
      insert into seen_count (day, kind, language, device, source, count) values (${day}, 'page', 'en', 'phone', '', 1)`)
    return sql`exists (select from seen_count where day = ${day})`
  },
  statements: row(
    'bank_statement',
    'id',
    () => randomUUID(),
    end => ({
      ...{
        uploaded_by: randomUUID(),
        digest: randomBytes(32).toString('hex'),
        content: 'Date,Amount',
        uploaded_at: end,
      },
    }),
  ),
  searchNotes: row(
    'search_change',
    'id',
    () => 1_000_000 + randomBytes(3).readUIntBE(0, 3),
    end => ({ subject: 'unit', noted_at: end }),
  ),
}

type Fields = Readonly<Record<string, unknown>>

/** How a row of a table is made, and found again by its key. */
function row<Key>(
  table: string,
  keyColumn: string,
  someKey: (end: Date) => Key,
  fields: (end: Date, tools: Tools) => Fields | Promise<Fields>,
) {
  return async (tools: Tools, end: Date) => {
    const key = someKey(end)
    const all = { [keyColumn]: key, ...(await fields(end, tools)) }
    const columns = Object.keys(all).map(name => sql.identifier(name))
    const values = Object.values(all).map(value => sql`${value}`)
    await tools.database.execute(sql`
      insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)}) values (${sql.join(values, sql`, `)})`)
    return sql`exists (select from ${sql.identifier(table)} where ${sql.identifier(keyColumn)} = ${key})`
  }
}

async function isStored({ database }: Tools, condition: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await database.execute<{ stored: boolean }>(sql`select ${condition} as stored`)
  return rows[0]!.stored
}

describe('the running site', () => {
  let site: Site
  /** What is over for longer than its period, and what is not. */
  const over = new Map<RetentionKind, ReturnType<typeof sql>>()
  const recent = new Map<RetentionKind, ReturnType<typeof sql>>()

  beforeAll(async () => {
    site = await startSite({
      environment: { REMOVAL_SECONDS: '1' },
      prepare: async tools => {
        await makeHomes(tools)
        for (const kind of kinds) {
          const end = Date.now() - retention[kind].keptFor
          over.set(kind, await made[kind](tools, new Date(end - hours(1))))
          recent.set(
            kind,
            await made[kind](tools, new Date(end + Math.min(hours(1), retention[kind].keptFor / 2 || hours(1)))),
          )
        }
      },
    })
  })
  afterAll(() => site?.stop())

  test.each(kinds)('removes by the one job what is over: %s', async kind => {
    await expect.poll(() => isStored(site.tools, over.get(kind)!)).toBe(false)
    expect(await isStored(site.tools, recent.get(kind)!)).toBe(true)
  })

  test('does so again and again, and says what went', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const late = await made.tries(site.tools, new Date(Date.now() - hours(1)))
      await expect.poll(() => isStored(site.tools, late)).toBe(false)
    }
    expect(site.logs()).toMatch(/"removed":\{"holds":1,"quotes":\d+,.*what is over was removed/)
  })

  test('does so each hour unless told, and never more seldom', () => {
    expect(parseEnvironment({}).REMOVAL_SECONDS).toBe(3600)
    expect(() => parseEnvironment({ REMOVAL_SECONDS: '3601' })).toThrow('must be between 1 and 3600')
  })

  test('tells every period on its privacy page', async () => {
    const page = await (await site.get('/privacy')).text()
    const table = page.slice(page.indexOf('id="periods"'))
    const told = [...table.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/gs)]
    expect(told.map(([, what, when]) => [asRendered(what!).text, asRendered(when!).text])).toEqual(
      kinds.map(kind => {
        const kept = { hours: retention[kind].keptFor / hours(1), days: retention[kind].keptFor / days(1) }
        return [sentenceBy(`consent.${kind}`), sentenceBy(`consent.${kind}Removed`, kept)]
      }),
    )
    const periods = kinds.map(kind => {
      const { keptFor } = retention[kind]
      // What is over is gone within an hour, as the job runs each hour.
      if (keptFor < days(1)) return sentence('consent.hours', { count: Math.max(1, keptFor / hours(1)) })
      return sentence('consent.days', { count: keptFor / days(1) })
    })
    for (const [at, [, , when]] of told.entries()) expect(asRendered(when!).text).toContain(periods[at])
  })
})

describe('10,000 holds made and released', () => {
  const byCalls = 200
  const all = 10_000

  let handed: TestTools
  beforeAll(async () => {
    handed = await testTools({ connections: 10, now: new Date() })
    await makeHomes(handed.tools)
  })
  afterAll(() => handed.drop())

  /** How many rows every table has, and how many bytes it and its indexes take once what was deleted is given up. */
  async function sizes(): Promise<Record<string, { rows: number; bytes: number }>> {
    const { $client: client } = handed.tools.database
    await client.query('vacuum full')
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
    const found: Record<string, { rows: number; bytes: number }> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::integer as rows, pg_total_relation_size('"${name}"')::integer as bytes from "${name}"`,
      )
      found[name] = rows[0]
    }
    return found
  }

  /** As many again as one hold left behind, in one statement a table. */
  async function copyHold(id: string, times: number): Promise<void> {
    const client = await handed.tools.database.$client.connect()
    const columns = async (table: string, replaced: Readonly<Record<string, string>>) => {
      const { rows } = await client.query<{ name: string }>(
        `select attname as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`,
        [table],
      )
      const names = rows.map(({ name }) => name)
      return [names.join(', '), names.map(name => replaced[name] ?? `${table}.${name}`).join(', ')] as const
    }
    const copy = async (table: string, where: string, replaced: Readonly<Record<string, string>>) => {
      const [names, values] = await columns(table, replaced)
      const { rowCount } = await client.query(
        `insert into ${table} (${names}) select ${values} from ${table}, copied where ${where}`,
        [id],
      )
      expect(rowCount).toBeGreaterThanOrEqual(times)
    }
    // A booking and its events are compared when all are there.
    await client.query('begin')
    await client.query(
      'create temporary table copied on commit drop as select n::bigint, gen_random_uuid() as booking, gen_random_uuid() as quote from generate_series(1, $1::integer) as n',
      [times],
    )
    await copy('quote', 'quote.id = (select quote_id from booking where id = $1)', { id: 'copied.quote' })
    const own = { id: 'copied.booking', quote_id: 'copied.quote', reference: "upper(lpad(to_hex(n), 8, '0'))" }
    await copy('booking', 'booking.id = $1', own)
    await copy('booking_event', 'booking_event.booking_id = $1', { booking_id: 'copied.booking' })
    const key = { booking_id: 'copied.booking', key: "'copied-' || n" }
    await copy('booking_command', 'booking_command.booking_id = $1', key)
    await copy('occupancy', 'occupancy.ref_id = $1', { ref_id: 'copied.booking' })
    await client.query('commit')
    client.release()
  }

  test('leave every table as large as before', async () => {
    const { tools, clock } = handed
    const standing = await booked(tools)
    const before = await sizes()
    const client = async () => {
      // Of each ten one is left to end by itself.
      for (let at = 0; at < byCalls / 10; at++) {
        if (at % 10) await released(tools)
        else await mustHold(tools, { browser: someBrowser() }, someNights())
      }
    }
    await Promise.all(Array.from({ length: 10 }, client))
    await copyHold(await released(tools), all - byCalls - 1)
    clock.advance(minutes(31))
    while ((await expireHolds(tools)) > 0);
    const full = await sizes()
    for (const table of ['booking', 'booking_event', 'booking_command', 'quote', 'occupancy'])
      expect(full[table]!.rows - before[table]!.rows).toBeGreaterThanOrEqual(all)
    clock.advance(retention.holds.keptFor)
    // What is noted for searches goes by the database's own clock.
    await tools.database.execute(sql`update search_change set noted_at = noted_at - interval '2 hours'`)
    // What an open transaction might still see, of whichever test, stays until it ends.
    const ensureCapacity = async () => {
      await removeEnded(tools, removals)
      const after = Object.entries(await sizes())
      return after.filter(([table, { rows, bytes }]) => rows > before[table]!.rows || bytes > before[table]!.bytes)
    }
    await expect.poll(ensureCapacity, { timeout: 120_000, interval: 1000 }).toEqual([])
    expect(await isStored(tools, sql`exists (select from booking where id = ${standing})`)).toBe(true)
  })
})
