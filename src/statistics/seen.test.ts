// What is counted of an opened page, and what becomes of the sums: bounded, added up by any number of processes, kept for a year.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/tools/database.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { countBooking, countSeen, mostSources, removeSeen, storeSeen } from './count-seen.server.ts'
import { readSeen } from './read-seen.server.ts'
import { describeSeen } from './seen.ts'

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const tablet = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Safari/537.36'

describe('of an opened page', () => {
  const described = (more: Partial<Parameters<typeof describeSeen>[0]> = {}) =>
    describeSeen({
      ...{ path: '/', referrer: '', userAgent: desktop, host: 'stay.example', usualLanguage: 'en' },
      ...more,
    })

  it.each([
    ['/', 'page'],
    ['/stays', 'page'],
    ['/stays?where=Algarve', 'search'],
    ['/stays/mill-house?in=2030-01-01', 'home'],
    ['/stays/mill-house/book?hold=1', 'checkout'],
    ['/user/bookings/1', 'page'],
    ['/de/stays/mill-house', 'home'],
    ['/admin', undefined],
    ['/de/admin/homes', undefined],
    ['/api/docs', undefined],
    ['//evil.example/', undefined],
    ['stays', undefined],
    ['', undefined],
  ])('%s is of the kind %s', (path, kind) => expect(described({ path })?.kind).toBe(kind))

  it('the language is that of the address', () => {
    expect(described({ path: '/de/stays' })?.language).toBe('de')
    expect(described({ path: '/stays', usualLanguage: 'ar' })?.language).toBe('ar')
  })

  it.each([
    [desktop, 'computer'],
    [phone, 'phone'],
    [tablet, 'tablet'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', undefined],
    ['Mozilla/5.0 HeadlessChrome/140.0', undefined],
    ['curl/8.5', undefined],
    ['', undefined],
  ])('%s is %s', (userAgent, device) => expect(described({ userAgent })?.device).toBe(device))

  it.each([
    ['https://www.search.example/?q=private+words', 'search.example'],
    ['https://stay.example/stays', ''],
    ['http://127.0.0.1:3000/', ''],
    ['javascript:alert(1)', ''],
    ['android-app://com.example', ''],
    [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, ''],
    ['no address', ''],
  ])('from %s the source is "%s"', (referrer, source) => expect(described({ referrer })?.source).toBe(source))
})

describe('the sums', () => {
  let handed: TestTools
  beforeAll(async () => {
    handed = await testTools()
  })
  afterAll(() => handed?.drop())
  beforeEach(async () => {
    await storeSeen(handed.tools)
    await handed.tools.database.execute(sql`delete from seen_count`)
  })

  const agreed = 'ncc_c=sessioncheckoutchoiceanalytics; ncc_e=session~checkout~choice~analytics'
  const request = (cookie = agreed) =>
    new Request('https://stay.example/stays/mill/book', { headers: { cookie, 'user-agent': phone } })
  let visits = 0
  const open = (path: string, { cookie = agreed, from = '', address = `10.0.0.${visits++ % 250}` } = {}) =>
    countSeen(handed.tools, { request: request(cookie), address, path, referrer: from })

  it('are of those alone who agreed', async () => {
    for (const cookie of ['', 'ncc_c=0', 'ncc_c=sessioncheckoutchoiceanalytics; ncc_e=session~checkout~choice'])
      expect(open('/stays', { cookie })).toBe(false)
    expect(open('/stays')).toBe(true)
    expect(await storeSeen(handed.tools)).toBe(1)
  })

  it('lead from a search to a booking, and are added to what is stored', async () => {
    for (let turn = 1; turn <= 2; turn++) {
      for (const path of ['/', '/stays?where=x', '/stays/mill', '/stays/mill', '/stays/mill/book']) open(path)
      expect(countBooking(handed.tools, request(), '10.1.1.1')).toBe(true)
      await storeSeen(handed.tools)
      const { kinds, days, devices, languages } = await readSeen(handed.tools, 7)
      expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual({
        ...{ page: 5 * turn, search: turn, home: 2 * turn, checkout: turn, booking: turn },
      })
      expect(days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 5 * turn])
      expect([devices, languages]).toEqual([[{ name: 'phone', count: 5 * turn }], [{ name: 'en', count: 5 * turn }]])
    }
  })

  it('hold no more sources of a day than are told apart, and of one address no more than a person opens', async () => {
    for (let at = 0; at < mostSources + 20; at++) open('/', { from: `https://site-${at}.example/` })
    for (let at = 0; at < 100; at++) open('/stays', { address: '10.9.9.9' })
    await storeSeen(handed.tools)
    const { sources, kinds } = await readSeen(handed.tools, 7)
    expect(sources).toHaveLength(mostSources + 1)
    expect(sources[0]).toEqual({ name: 'other', count: 20 })
    expect(kinds[0]!.count).toBe(mostSources + 20 + 60)
  })

  it('are added up by processes that store at once', async () => {
    const { tools } = handed
    const others = [1, 2, 3].map(() => openDatabase({ url: handed.url, log: tools.log, connections: 1 }))
    const each = others.map(database => ({ ...tools, database }))
    for (const one of each)
      countSeen(one, { request: request(), address: '10.0.0.1', path: '/', referrer: 'https://a.example/' })
    await Promise.all(each.map(storeSeen))
    await Promise.all(others.map(database => database.$client.end()))
    expect((await readSeen(tools, 1)).sources).toEqual([{ name: 'a.example', count: 3 }])
  })

  it('wait on where they cannot be stored', async () => {
    open('/')
    await handed.tools.database.execute(sql`alter table seen_count rename to seen_elsewhere`)
    await expect(storeSeen(handed.tools)).rejects.toThrow()
    await handed.tools.database.execute(sql`alter table seen_elsewhere rename to seen_count`)
    expect(await storeSeen(handed.tools)).toBe(1)
  })

  it('go a year after their day', async () => {
    const kept = handed.tools.clock.now()
    kept.setUTCDate(kept.getUTCDate() - 300)
    await handed.tools.database.execute(sql`
      insert into seen_count (day, kind, language, device, source, count) values
        ('2020-01-01', 'page', 'en', 'phone', '', 1), (${kept.toISOString().slice(0, 10)}, 'page', 'en', 'phone', '', 1)`)
    expect(await removeSeen(handed.tools)).toBe(1)
    expect((await readSeen(handed.tools, 365)).kinds[0]!.count).toBe(1)
  })
})
