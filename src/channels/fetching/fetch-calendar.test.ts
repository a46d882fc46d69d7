// Asking for another site's calendar: what a server may do to us, and which places are never asked.

import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarOf, type ForeignCalendar, startForeignCalendar } from '#tests/support/foreign-calendar.ts'
import { seconds } from '#values/duration.ts'
import { parseCalendarAddress } from './calendar-address.ts'
import { type FetchRules, fetchCalendar, largestCalendar } from './fetch-calendar.server.ts'
import { isPublicAddress } from './public-address.server.ts'

let foreign: ForeignCalendar
beforeAll(async () => {
  foreign = await startForeignCalendar()
})
afterAll(() => foreign?.stop())

const text = calendarOf([{ uid: 'a', from: '2030-07-14', to: '2030-07-16' }])
const ask = (rules: Partial<FetchRules> = {}, address = foreign.address, marks = {}) =>
  fetchCalendar({ address, etag: null, lastModified: null, ...marks }, { loopback: true, ...rules })
const trouble = (what: string, more = {}) => ({ kind: 'trouble', trouble: what, ...more })

describe('an answer', () => {
  test('comes with its marks, and 304 is believed where they were sent along', async () => {
    foreign.says(text, { etag: '"one"', 'last-modified': 'Tue, 14 May 2030 10:00:00 GMT' })
    const first = await ask()
    expect(first).toEqual({ kind: 'calendar', text, etag: '"one"', lastModified: 'Tue, 14 May 2030 10:00:00 GMT' })
    foreign.answers((_, response) => void response.writeHead(304).end())
    expect(await ask({}, foreign.address, { etag: '"one"', lastModified: 'Tue, 14 May 2030 10:00:00 GMT' })).toEqual({
      kind: 'unchanged',
    })
    expect(foreign.asked.at(-1)!.headers).toMatchObject({
      'if-none-match': '"one"',
      'if-modified-since': 'Tue, 14 May 2030 10:00:00 GMT',
    })
    expect(await ask()).toEqual(trouble('odd-answer', { status: 304 }))
  })

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('packed by %s is unpacked', async (packing, pack) => {
    foreign.answers((_, response) => void response.writeHead(200, { 'content-encoding': packing }).end(pack(text)))
    expect(await ask()).toMatchObject({ kind: 'calendar', text })
  })

  test('that is damaged or breaks off is no calendar', async () => {
    foreign.answers((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text).subarray(0, 40))
    })
    expect(await ask()).toEqual(trouble('unreadable'))
    foreign.answers((_, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write(text)
      setImmediate(() => response.destroy())
    })
    expect(await ask()).toMatchObject({ kind: 'trouble' })
  })

  test.each<[number, object, object]>([
    [404, {}, trouble('gone', { status: 404 })],
    [410, {}, trouble('gone', { status: 410 })],
    [403, {}, trouble('forbidden', { status: 403 })],
    [429, { 'retry-after': '1800' }, trouble('busy', { status: 429, waitSeconds: 1800 })],
    [429, { 'retry-after': '999999' }, trouble('busy', { status: 429, waitSeconds: 86_400 })],
    [503, { 'retry-after': 'Tue, 14 May 2030' }, trouble('busy', { status: 503 })],
    [500, {}, trouble('odd-answer', { status: 500 })],
    [204, {}, trouble('odd-answer', { status: 204 })],
  ])('of status %i with %o', async (status, headers, expected) => {
    foreign.answers((_, response) => void response.writeHead(status, { ...headers }).end())
    expect(await ask()).toEqual(expected)
  })
})

describe('a server that means harm', () => {
  test('20 MB, announced or not, and a bomb of gzip, are too large', async () => {
    const much = Buffer.alloc(20 * 1024 * 1024, 'x')
    foreign.answers((_, response) => void response.writeHead(200, { 'content-length': String(much.length) }).end(much))
    expect(await ask()).toEqual(trouble('too-large'))
    foreign.answers((_, response) => {
      response.writeHead(200)
      for (let at = 0; at < much.length; at += 1024 * 1024) response.write(much.subarray(at, at + 1024 * 1024))
      response.end()
    })
    expect(await ask()).toEqual(trouble('too-large'))
    const bomb = gzipSync(Buffer.alloc(largestCalendar * 20))
    expect(bomb.length).toBeLessThan(largestCalendar / 10)
    foreign.answers((_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    expect(await ask()).toEqual(trouble('too-large'))
  })

  test('a slow loris is left, whether it says nothing, only its head, or a letter now and then', async () => {
    const drips: NodeJS.Timeout[] = []
    foreign.answers(() => {})
    expect(await ask({ patience: seconds(0.3) })).toEqual(trouble('too-slow'))
    foreign.answers((_, response) => void response.writeHead(200).flushHeaders())
    expect(await ask({ patience: seconds(0.3) })).toEqual(trouble('too-slow'))
    foreign.answers((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      drips.push(setInterval(() => response.write('x'), 20))
    })
    expect(await ask({ patience: seconds(0.3) })).toMatchObject({ kind: 'trouble' })
    foreign.answers((_, response) => {
      response.writeHead(200)
      drips.push(setInterval(() => response.write('x'), 20))
    })
    expect(await ask({ patience: seconds(0.3) })).toEqual(trouble('too-slow'))
    for (const drip of drips) clearInterval(drip)
  })

  test('redirects are followed three times at most, and a path alone is one of the same host', async () => {
    const chain = (length: number) =>
      foreign.answers((request, response) => {
        const step = Number(/step=(\d+)/.exec(request.url!)?.[1] ?? 0)
        if (step < length) response.writeHead(302, { location: `/calendar?step=${step + 1}` }).end()
        else response.writeHead(200).end(text)
      })
    chain(3)
    expect(await ask()).toMatchObject({ kind: 'calendar' })
    chain(4)
    expect(await ask()).toEqual(trouble('too-many-redirects'))
  })

  test.each([
    'http://10.0.0.1/calendar.ics',
    'https://10.0.0.1/calendar.ics',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::ffff:10.0.0.1]/x',
    'http://example.com/plain.ics',
    'file:///etc/passwd',
    'https://user:password@example.com/x.ics',
    'https://example.com:22/',
    'https://',
  ])('a redirect to %s is not followed', async location => {
    foreign.answers((_, response) => void response.writeHead(302, { location }).end())
    expect(await ask()).toEqual(trouble('address-refused'))
  })
})

describe('SSRF', () => {
  const addressesOf = (ips: readonly string[]) =>
    ips.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
  const named = (ips: readonly string[]) => async () => addressesOf(ips)

  test.each([
    ['a machine of our own network', ['192.168.1.10']],
    ['the cloud’s own data', ['169.254.169.254']],
    ['this machine', ['127.0.0.1']],
    ['this machine by IPv6', ['::1']],
    ['IPv4 within IPv6', ['::ffff:10.1.2.3']],
    ['a public address and one of our own', ['93.184.215.14', '10.0.0.1']],
    ['nothing', []],
  ])('a name that leads to %s is refused', async (_, addresses) => {
    const rules = { loopback: false, lookUp: named(addresses) }
    expect(await ask(rules, 'https://calendar.example/x.ics')).toEqual(trouble('address-refused'))
  })

  test('rebinding: what was judged is what is asked, and the name is looked up once', async () => {
    const rounds = [['127.0.0.1'], ['10.0.0.1']]
    const lookUp = async () => addressesOf(rounds.shift()!)
    foreign.says(text)
    const address = `http://localhost:${new URL(foreign.origin).port}/`
    expect(await ask({ lookUp }, address)).toMatchObject({ kind: 'calendar' })
    expect(rounds).toEqual([['10.0.0.1']])
    expect(await ask({ lookUp }, address)).toEqual(trouble('address-refused'))
  })

  test('a name that nobody knows is told as such', async () => {
    const lookUp = async () => {
      throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
    }
    expect(await ask({ lookUp }, 'https://calendar.example/x.ics')).toEqual(trouble('not-found-by-name'))
  })

  test('without the switch for tests this machine is never asked, by name or number', async () => {
    const before = foreign.asked.length
    for (const address of [
      foreign.address,
      foreign.address.replace('http:', 'https:'),
      foreign.address.replace('127.0.0.1', '0x7f.1'),
    ])
      expect(await ask({ loopback: false }, address)).toEqual(trouble('address-refused'))
    expect(foreign.asked).toHaveLength(before)
  })

  test.each([
    ...[
      '0.0.0.0',
      '10.255.255.255',
      '100.64.0.1',
      '127.0.0.2',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.1',
    ],
    ...[
      '192.168.0.1',
      '198.18.0.1',
      '198.51.100.7',
      '203.0.113.7',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
    ],
    ...[
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '100::1',
      '2001:db8::1',
      '2002:a00:1::',
      'fc00::1',
      'fd12::1',
      'fe80::1',
      'ff02::1',
    ],
    ...['fec0::1', 'not an address', ''],
  ])('%s is no public address', ip => {
    expect(isPublicAddress(ip)).toBe(false)
  })

  test.each(['8.8.8.8', '93.184.215.14', '172.15.0.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
    '%s is one',
    ip => {
      expect(isPublicAddress(ip)).toBe(true)
    },
  )
})

test('an address is https, or webcal by another name, with an ordinary port and no password', () => {
  const strict = (address: string) => parseCalendarAddress(address, { loopback: false })?.href
  expect(strict(' webcal://calendar.example/x.ics#part ')).toBe('https://calendar.example/x.ics')
  expect(strict('https://calendar.example:8443/x.ics?s=1')).toBe('https://calendar.example:8443/x.ics?s=1')
  for (const wrong of [
    'http://calendar.example/',
    'ftp://a.example',
    'calendar.example',
    '',
    `https://a.example/${'x'.repeat(2000)}`,
  ])
    expect(strict(wrong)).toBeUndefined()
  expect(parseCalendarAddress('http://127.0.0.1:99/x', { loopback: true })?.href).toBe('http://127.0.0.1:99/x')
  expect(parseCalendarAddress('http://10.0.0.1/x', { loopback: true })).toBeUndefined()
})
