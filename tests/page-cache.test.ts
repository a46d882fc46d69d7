// Open pages sent from memory: who gets them and who does not, and that they are never older than what they show.

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoWorld } from '#demo/fill-demo-world.server.ts'
import { scriptHashes } from '#page-cache/store-page.server.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { type CountedWire, countedWire } from './support/count-statements.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { makeOperator } from './support/operators.ts'
import type { PlainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

const environment = { PAGE_CACHE_MB: '16' }
const home = '/stays/skerry-light'
const paths = ['/', '/stays', home, '/de/stays/podere-tre-lune', '/privacy', '/imprint', '/cookies', '/tos']
let fresh: FreshDatabase
let wire: CountedWire
let site: Site
let second: Site
let owner: PlainVisitor
beforeAll(async () => {
  fresh = await freshDatabase()
  wire = await countedWire(fresh.url)
  site = await startSite({ databaseUrl: wire.url, environment, prepare: fillDemoWorld })
  second = await startSite({ databaseUrl: fresh.url, environment })
  owner = await makeOperator(site, 'owner')
})
afterAll(async () => {
  await second?.stop()
  await site?.stop()
  await wire?.close()
  await fresh?.drop()
})

const look = (path: string, headers: Record<string, string> = {}, at = site) =>
  at.get(path, { headers: { 'accept-encoding': 'gzip', ...headers } })

/** Asks until the page comes from memory, which its tag tells. */
async function kept(path: string, headers: Record<string, string> = {}, at = site): Promise<Response> {
  let answer: Response | undefined
  const ask = async () => {
    answer = await look(path, headers, at)
    const tag = answer.headers.get('etag')
    if (!tag) await answer.arrayBuffer()
    return tag
  }
  await expect.poll(ask, { timeout: 20_000, message: path }).toBeTruthy()
  return answer!
}

/** The scripts differ: a page made for one request tells its number. */
const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
const withoutNonce = (html: string) => html.replaceAll(/ nonce="[^"]*"/g, '')

/** What is asked for the page itself: the follower, jobs and the like ask beside it. */
const ofPage = (statements: readonly string[]) =>
  statements.filter(text => /\b(stay|review|photo|app_user|session)\b/.test(text))

describe('a page from memory', () => {
  test('is the very page, and asks the database nothing', async () => {
    for (const path of paths) {
      await kept(path)
      // A crawler is sent the page whole, as the one in memory is.
      const made = await look(path, { 'user-agent': 'Googlebot/2.1', 'accept-encoding': 'identity' })
      expect(made.headers.get('etag')).toBeNull()
      const whole = withoutScripts(withoutNonce(await made.text()))
      let text = ''
      const statements = await wire.statementsOf(async () => {
        text = await (await kept(path)).text()
      })
      expect(ofPage(statements)).toEqual([])
      expect(text).not.toContain('nonce="')
      expect(withoutScripts(text)).toBe(whole)
    }
  })

  test('carries the headers of every page, and lets run its own scripts and no other', async () => {
    const made = await look(home, { 'accept-encoding': 'identity' })
    const answer = await kept(home)
    const text = await answer.text()
    const others = [
      'content-security-policy',
      'x-request-id',
      'date',
      'vary',
      'etag',
      'transfer-encoding',
      'content-length',
    ]
    for (const [name, value] of made.headers)
      if (!others.includes(name)) expect([name, answer.headers.get(name)]).toEqual([name, value])
    const number = answer.headers.get('x-request-id')
    expect(number).toMatch(/^[\da-f-]{36}$/)
    const policyOf = ({ headers }: Response) =>
      new Map(
        headers
          .get('content-security-policy')!
          .split('; ')
          .map(part => [part.split(' ', 1)[0]!, part]),
      )
    const [hashed, byNonce] = [policyOf(answer), policyOf(made)]
    const scripts = hashed.get('script-src')!.split(' ').slice(1)
    expect(scripts).toEqual(["'self'", ...scriptHashes(text)])
    for (const map of [hashed, byNonce]) map.delete('script-src')
    expect(hashed).toEqual(byNonce)
  })

  test('is not sent to who has it, and is again when it has changed', async () => {
    const answer = await kept(home)
    const etag = answer.headers.get('etag')!
    const again = await kept(home, { 'if-none-match': `"other", ${etag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect((await kept(home, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('is another one by language of the reader, currency, consent and host', async () => {
    const textOf = async (headers: Record<string, string>) => (await kept('/stays', headers)).text()
    const plain = await textOf({ 'accept-language': 'en' })
    expect(await textOf({ 'accept-language': 'en', cookie: 'casita_currency=JPY' })).toContain('JPY')
    expect(await textOf({ 'accept-language': 'de' })).toContain('lang="de')
    const consented = 'ncc_c=sessioncheckoutchoiceanalytics; ncc_e=session~checkout~choice~analytics'
    expect(plain.length).not.toBe((await textOf({ 'accept-language': 'en', cookie: consented })).length)
  })

  test('is sent to nobody who may be known or has favourites, and nothing of theirs is kept', async () => {
    await kept('/')
    const known = await owner.get('/', { 'accept-encoding': 'gzip' })
    expect(known.headers.get('etag')).toBeNull()
    expect(known.text).toContain('/user/bookings')
    const { text } = await owner.get('/', { 'accept-encoding': 'gzip' })
    expect(text).toContain('/user/bookings')
    expect(await (await kept('/')).text()).not.toContain('/user/bookings')
    expect((await look('/', { cookie: 'casita_shortlist=1' })).headers.get('etag')).toBeNull()
    for (const path of ['/contact', '/login', `${home}/price`]) {
      for (let at = 0; at < 4; at++) expect((await look(path)).headers.get('etag') ?? '').not.toMatch(/^"/)
    }
  })
})

describe('what changes is in the next page', () => {
  const rewrite = async (text: string) => {
    await fresh.database.execute(sql`update stay set summary = ${text} where slug = 'skerry-light'`)
  }

  test('at once in the process that changed it, and soon in the others', async () => {
    const ask = (path: string, init: RequestInit = {}) =>
      owner.ask(`/api${path}`, {
        ...init,
        headers: { 'sec-fetch-site': 'same-origin', origin: site.origin, 'content-type': 'application/json' },
      })
    for (const nightlyMinor of [111_00, 222_00, 333_00]) {
      await kept(home)
      await kept(home, {}, second)
      const { version, base } = JSON.parse((await ask('/admin/homes/skerry-light/rates')).text).data
      const change = { kind: 'base', base: { ...base, nightlyMinor } }
      const { status, text } = await ask('/admin/homes/skerry-light/rates', {
        method: 'POST',
        body: JSON.stringify({ version, onlyLook: false, change }),
      })
      expect(status, text).toBe(200)
      const shown = `£${nightlyMinor / 100}`
      const before = await look(home)
      expect(before.headers.get('etag')).toBeNull()
      expect(await before.text()).toContain(shown)
      await expect.poll(async () => (await look(home, {}, second)).text(), { timeout: 10_000 }).toContain(shown)
    }
  })

  test('soon where another program writes it into the database', async () => {
    for (const text of ['Changed by hand once', 'Changed by hand twice']) {
      expect(await (await kept(home)).text()).not.toContain(text)
      await rewrite(text)
      await expect.poll(async () => (await look(home)).text(), { timeout: 10_000 }).toContain(text)
    }
  })

  test('nights that nobody holds any more are free in the next page', async () => {
    const { rows } = await fresh.database.$client.query<{ unit: number }>(
      "select unit_id as unit from stay_unit join stay on stay.id = stay_id where slug = 'podere-tre-lune'",
    )
    const day = writeCalendarDay(addDays(dayInZone(new Date(), 'UTC'), 200))
    const next = writeCalendarDay(addDays(dayInZone(new Date(), 'UTC'), 201))
    // As long as an hour lasts in seconds of a test.
    await fresh.database.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, expires_at, created_at) values (${rows[0]!.unit},
        daterange(${day}, ${next}), 'hold', gen_random_uuid(), now() + interval '8 seconds', now())`)
    const path = `/stays/podere-tre-lune?in=${day}&out=${next}&adults=2`
    const taken = await (await kept(path)).text()
    await expect
      .poll(async () => withoutNonce(await (await look(path)).text()) !== withoutNonce(taken), { timeout: 20_000 })
      .toBe(true)
  })

  test('a page that began before a change and ends after it is not kept', async () => {
    for (let round = 0; round < 20; round++) {
      const text = `Round ${round} of changes`
      await kept(home)
      // What is under way while it changes may show either.
      const underWay = Promise.all(Array.from({ length: 8 }, async () => (await look(home)).text()))
      await rewrite(text)
      await underWay
      await expect.poll(async () => (await look(home)).text(), { timeout: 10_000 }).toContain(text)
      expect(await (await kept(home)).text()).toContain(text)
    }
  })

  test('every table that these pages are read from tells of its changes', async () => {
    const { rows } = await fresh.database.$client.query<{ name: string }>(`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname ~ '^note_for_')`)
    // The booking of a review is over: what is shown of it stays as it was.
    const silent = new Set(rows.map(({ name }) => name).filter(name => name !== 'booking'))
    let looks = 0
    const read = new Set<string>()
    // Jobs ask beside a look: what is asked while nobody looks, over three turns of the most frequent one, is theirs.
    const ofJobs = new Set(await wire.statementsOf(() => pause(6000)))
    const tablesOf = async (path: string) => {
      // What is kept beside the pages is read again, so that every look shows what is read for it.
      await rewrite(`Look ${++looks} at ${path}`)
      const statements = await wire.statementsOf(async () =>
        (await look(path, { 'accept-encoding': 'identity' })).arrayBuffer(),
      )
      return statements
        .filter(text => !ofJobs.has(text))
        .flatMap(text => [...text.matchAll(/\b(?:from|join) "?(\w+)"?/gi)].map(([, name]) => name!))
    }
    for (const path of [...paths, '/stays?where=Tuscany', '/pages/none']) {
      let always = new Set(await tablesOf(path))
      // The rarer jobs meet some looks, not all: what every look reads is the page's.
      for (let at = 1; at < 4 || (at < 30 && [...always].some(name => silent.has(name))); at++) {
        if (at >= 4) await pause(500)
        const again = await tablesOf(path)
        always = new Set(again.filter(name => always.has(name)))
      }
      for (const name of always) read.add(name)
    }
    expect([...read]).toEqual(expect.arrayContaining(['review', 'booking']))
    expect([...read].filter(name => silent.has(name))).toEqual([])
  })
})

test('while the database is away no page comes from memory', async () => {
  await kept(home)
  await wire.close()
  await expect.poll(async () => (await look(home)).headers.get('etag'), { timeout: 20_000 }).toBeNull()
})
