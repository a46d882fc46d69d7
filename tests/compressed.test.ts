// What leaves compressed, what does not, and that it is the same once it is unpacked.

import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'
import { buildSomeHomes } from './support/some-homes.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ prepare: ({ database }) => buildSomeHomes(database) })
})
afterAll(() => site.stop())

type Raw = {
  readonly encoding: string | undefined
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

/** Asks as no library does it for us: the body as it came by the wire. */
async function raw(path: string, accepted: string, headers: Record<string, string> = {}): Promise<Raw> {
  const { promise, resolve, reject } = Promise.withResolvers<Raw>()
  request(site.origin + path, { headers: { accept: 'text/html', 'accept-encoding': accepted, ...headers } })
    .on('error', reject)
    .on('response', async answer => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ encoding: answer.headers['content-encoding'], headers: answer.headers, body })
    })
    .end()
  return promise
}

const unpack = ({ encoding, body }: Raw) =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()

/** A page but for what is new in each answer: its nonce and its ids. */
const lasting = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|nonce="[^"]+"/g, '')

describe('a page', () => {
  it('is a quarter of itself, and the same again when it is unpacked', async () => {
    const [packed, plain] = [await raw('/stays', 'gzip, deflate, br, zstd'), await raw('/stays', 'identity')]
    expect([packed.encoding, plain.encoding]).toEqual(['br', undefined])
    expect((await raw('/stays', 'gzip')).encoding).toBe('gzip')
    expect(packed.body.length * 4).toBeLessThan(plain.body.length)
    expect(lasting(unpack(packed))).toBe(lasting(unpack(plain)))
    expect(packed.headers.vary).toMatch(/cookie/i)
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    expect(plain.headers.vary).toMatch(/accept-encoding/i)
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
  })

  it('that is for one person only is not, so that its length gives nothing away', async () => {
    const visitor = plainVisitor(site)
    const { email } = await site.makeUser()
    await visitor.post('/login', { email, password: usualPassword })
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const path of ['/stays?where=guess', '/']) {
      const open = await raw(path, 'gzip', { cookie })
      expect([path, open.encoding, open.headers['cache-control']]).toEqual([path, undefined, 'private, no-cache'])
    }
    expect((await raw('/stays', 'gzip', { cookie: 'casita_contact=x' })).encoding).toBeUndefined()
    expect((await raw('/stays', 'gzip', { cookie: 'ncc_c=x' })).encoding).toBe('gzip')
    const own = await raw('/user/bookings', 'gzip', { cookie })
    expect(own.headers['cache-control']).toContain('no-store')
    expect(own.encoding).toBeUndefined()
    expect(own.body.toString()).toContain('<h1')
  })

  it('that is a fault is readable like any other', async () => {
    const missing = await raw('/no/such/page', 'gzip')
    expect(missing.encoding).toBe('gzip')
    expect(unpack(missing)).toContain('404 Error!')
  })
})

describe('a file of the bundle', () => {
  const script = async () => /"(\/assets\/frame[^"]+\.js)"/.exec(unpack(await raw('/', 'identity')))![1]!

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for who accepts %s comes as %s', async (accepted, encoding) => {
    const path = await script()
    const [packed, plain] = [await raw(path, accepted), await raw(path, 'identity')]
    expect(packed.encoding).toBe(encoding)
    expect(unpack(packed)).toBe(plain.body.toString())
    expect(packed.headers['content-type']).toMatch(/javascript/)
    expect(packed.headers['cache-control']).toContain('immutable')
    if (encoding) expect(packed.headers.vary).toMatch(/accept-encoding/i)
  })
})

describe('an answer to a program', () => {
  it('is the same JSON once it is unpacked', async () => {
    const long = await raw('/api/openapi.json', 'gzip')
    expect(long.encoding).toBe('gzip')
    expect(JSON.parse(unpack(long))).toHaveProperty('openapi')
  })

  it('that has not changed is not sent again, compressed or not', async () => {
    const first = await raw('/api/stays', 'gzip')
    expect(first.encoding).toBe('gzip')
    const again = await fetch(`${site.origin}/api/stays`, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})
