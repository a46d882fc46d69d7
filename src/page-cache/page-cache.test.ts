// The cache of open pages by itself: its bounds, its editions, which pages get room, and under which keys.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedTable } from '#consent/stored-table.ts'
import { encodingFor } from '#platform/accepted-encodings.ts'
import { type CachedPage, openPageCache } from './page-cache.ts'
import { cookiesOfChoices, cookiesUnread, isSameForAll, pageKey } from './page-key.ts'
import { scriptHashes } from './store-page.server.ts'

const page = (length: number, until = Number.POSITIVE_INFINITY): CachedPage => ({
  head: [],
  body: Buffer.alloc(length),
  etag: '"1"',
  route: '/stays',
  until,
})

describe('room', () => {
  test('never more than its bytes, whatever is kept and found; what was used last stays', () => {
    const mostBytes = 200_000
    const steps = fc.array(
      fc.tuple(fc.constantFrom('keep', 'find'), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30_000 })),
      { maxLength: 80 },
    )
    fc.assert(
      fc.property(steps, taken => {
        const cache = openPageCache(mostBytes)
        for (const [what, number, length] of taken) {
          const key = `k${number}`
          if (what === 'find') cache.find(key, 0)
          else if (cache.keep(key, page(length), cache.edition())) expect(cache.find(key, 0)?.body.length).toBe(length)
          expect(cache.size().bytes).toBeLessThanOrEqual(mostBytes)
        }
        cache.dropAll()
        expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
      }),
    )
  })

  test('the longest unused goes first, and a page that would fill it is not kept', () => {
    const cache = openPageCache(100_000)
    for (let at = 0; at < 8; at++) expect(cache.keep(`${at}`, page(8000), cache.edition())).toBe(true)
    expect(cache.find('0', 0)).toBeDefined()
    expect(cache.keep('8', page(8000), cache.edition())).toBe(true)
    expect(cache.find('0', 0)).toBeDefined()
    expect(cache.find('1', 0)).toBeUndefined()
    expect(cache.keep('whole', page(50_000), cache.edition())).toBe(false)
  })

  test('a page gets room the second time it is asked for', () => {
    const cache = openPageCache(100_000)
    expect([cache.isWanted('/'), cache.isWanted('/'), cache.isWanted('/stays')]).toEqual([false, true, false])
    expect([cache.isOn, openPageCache(0).isOn]).toEqual([true, false])
  })
})

test('what was read before all pages were dropped is not kept after it, and no page outlives its time', () => {
  const cache = openPageCache(100_000)
  const before = cache.edition()
  cache.dropAll()
  expect(cache.keep('/', page(10), before)).toBe(false)
  expect(cache.keep('/', page(10, 1000), cache.edition())).toBe(true)
  expect([cache.find('/', 999)?.route, cache.find('/', 1000), cache.find('/', 999)]).toEqual([
    '/stays',
    undefined,
    undefined,
  ])
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
})

describe('the key', () => {
  const asked = (headers: Record<string, string> = {}, url = '/stays', method = 'GET') =>
    pageKey({ method, url, headers: { host: 'casita.example', 'accept-encoding': 'gzip', ...headers } })

  test('tells apart address, host, language, choices and encoding, and nothing else', () => {
    const keys = [
      asked(),
      asked({}, '/de/stays'),
      asked({ host: 'other.example' }),
      asked({ 'accept-language': 'de' }),
      asked({ cookie: 'casita_currency=USD' }),
      asked({ cookie: 'ncc_c=0' }),
      asked({ 'accept-encoding': 'br, gzip' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain(undefined)
    expect(asked({ 'user-agent': 'x', referer: 'https://a.example', cookie: 'casita_device=1' })).toBe(asked())
    expect(asked({ cookie: 'ncc_c=0; casita_currency=USD' })).toBe(asked({ cookie: 'casita_currency=USD;ncc_c=0' }))
  })

  test('is missing for whoever may be known, for forms, parts, and heads of any length', () => {
    const unkept = [
      asked({ cookie: 'casita_session=abc' }),
      asked({ cookie: 'casita_shortlist=3' }),
      asked({ cookie: 'nobody-knows=1' }),
      asked({ cookie: 'casita_currency=USD; casita_browser=1' }),
      asked({ authorization: 'Bearer 1' }),
      asked({ range: 'bytes=0-1' }),
      asked({}, '/stays', 'POST'),
      asked({}, '/stays', 'HEAD'),
      asked({}, `/stays?where=${'x'.repeat(3000)}`),
      asked({ 'accept-encoding': 'identity' }),
      asked({ 'accept-encoding': 'gzip;q=0' }),
    ]
    expect(new Set(unkept)).toEqual(new Set([undefined]))
    expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip')
  })

  test('every cookie of the site is a choice, unread by open pages, or makes a page one’s own', () => {
    const own = ['casita_session', 'casita_connect', 'casita_second_step', 'casita_flash', 'targetRoute']
    const browsers = ['casita_browser', 'casita_contact', 'casita_shortlist', 'casita_left_out', 'casita_recent']
    const cookies = storedTable.filter(({ place }) => place === 'cookie').map(({ name }) => name)
    const known = new Set([...cookiesOfChoices, ...cookiesUnread, ...own, ...browsers])
    expect(cookies.filter(name => !known.has(name))).toEqual([])
  })

  test('only pages without a secret and without a form that counts once', () => {
    for (const path of ['/', '/stays', '/stays/mill', '/privacy', '/pages/about']) expect(isSameForAll(path)).toBe(true)
    const others = [
      '/contact',
      '/stays/mill/book',
      '/bookings/manage',
      '/messages/1',
      '/login',
      '/user',
      '/admin',
      '/stays/mill/price',
    ]
    for (const path of others) expect(isSameForAll(path)).toBe(false)
  })
})

test('each inline script has its hash, however it is written, and those from a file have none', () => {
  const html =
    '<script>a()</script><script type="module" async="">b()</script><script src="/x.js"></script><script>a()</script>'
  // By openssl dgst -sha256 -binary | base64.
  expect(scriptHashes(html)).toHaveLength(2)
  expect(scriptHashes('<script>alert(1)</script>')).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
})
