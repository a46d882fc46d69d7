// The front door over HTTP: what it lets in, what it turns away and how, what it says of itself and what it logs.

import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from './support/app.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({
    environment: { SITE_NAME: 'Casa Test', SITE_CONTACT: 'help@casa.example', LOG_LEVEL: 'info' },
  })
})
afterAll(() => app.stop())

const html = { accept: 'text/html' }
const page = async (path: string, init: RequestInit = {}) => {
  const answer = await app.get(path, { redirect: 'manual', ...init, headers: { ...html, ...init.headers } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
})

describe('a page', () => {
  it('comes with what a browser needs to be strict', async () => {
    const { headers } = await page('/')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'/)
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('cache-control')).toMatch(/private/)
  })

  it.each([
    ['a page', '/', 200],
    ['a page that is not there', '/never-was', 404],
    ['a call', '/api/stays', 200],
    ['a refused call', '/api/users/me', 403],
    ['an identity call', '/identitytoolkit.googleapis.com/v1/projects', 403],
    ['the document of the calls', '/api/openapi.json', 200],
    ['a health check', '/healthz', 200],
    ['an address that is too long', `/${'x'.repeat(20_000)}`, 414],
    ['a head that nobody reads', `/${'x'.repeat(70_000)}`, 431],
  ])('or %s is embedded by no other site', async (_, path, status) => {
    const answer = await app.get(path)
    expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([status, 'same-origin'])
  })

  it.each(['/icon.svg', '/share.png'])('has pictures that mails and other sites may show: %s', async path => {
    const answer = await app.get(path)
    expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
  })

  it('that answers what somebody typed is kept by nobody', async () => {
    const { status, headers, text } = await page('/login', form({ email: 'ada@home.example', password: '' }))
    expect([status, text.includes('ada@home.example')]).toEqual([422, true])
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('has a nonce and an id of its own each time', async () => {
    const [one, other] = [await page('/'), await page('/')]
    expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'))
    expect(one.headers.get('content-security-policy')).not.toBe(other.headers.get('content-security-policy'))
  })

  it('says of itself what the configuration says, with absolute addresses (Spec 2, root shell)', async () => {
    const { text } = await page('/')
    expect(text).toContain('<html lang="en-GB"')
    expect(text).toMatch(/<meta name="description" content="Holiday homes/)
    expect(text).toContain('rel="icon" href="/icon.svg"')
    expect(text).toContain(`property="og:url" content="${app.origin}/"`)
    expect(text).toMatch(/property="og:title" content="[^"]*Casa Test/)
    expect(text).toContain('property="og:description"')
    expect(text).toContain(`property="og:image" content="${app.origin}/share.png"`)
  })

  it.each([
    ['/STAYS/', '/stays'],
    ['/stays?where=Flensburg&sort=name', '/stays'],
  ])('has one address for search engines, however it was typed: %s', async (typed, path) => {
    expect((await page(typed)).text).toContain(`<link rel="canonical" href="${app.origin}${path}"`)
  })

  it('takes its own address from nobody who asks', async () => {
    const text = await new Promise<string>(resolve => {
      const request = httpRequest(app.origin, { headers: { ...html, host: 'evil.example' } })
      request.on('response', async answer => resolve((await answer.setEncoding('utf8').toArray()).join('')))
      request.end()
    })
    expect(text).toContain('rel="canonical"')
    expect(text).not.toContain('evil.example')
  })

  it.each(['/login', '/register', '/sign-out', '/auth/action?mode=verifyEmail&oobCode=x'])(
    'that is nobody’s find stays out of search engines: %s',
    async path => {
      const { text } = await page(path)
      expect(text).toContain('<meta name="robots" content="noindex"')
      expect(text).not.toContain('canonical')
    },
  )

  it('asks nothing of another machine', async () => {
    const { text } = await page('/')
    const addresses = [...text.matchAll(/(?:src|href)="(https?:\/\/[^"]+)"/g)].map(([, address]) => address!)
    expect(addresses.filter(address => !address.startsWith(app.origin))).toEqual([])
  })
})

describe('a site whose people sign in at somebody else’s', () => {
  it('allows that origin on the pages of signing in, and nowhere else', async () => {
    const hosted = await startApp({
      environment: {
        IDENTITY_AUTH_DOMAIN: 'dunes.firebaseapp.com',
        IDENTITY_PROJECT: 'dunes',
        IDENTITY_API_KEY: 'any-key',
      },
    })
    try {
      const policyOf = async (path: string) =>
        (await hosted.get(path, { headers: { accept: 'text/html' } })).headers.get('content-security-policy')!
      for (const path of ['/login', '/register', '/forgot-password'])
        expect(await policyOf(path), path).toMatch(
          /connect-src 'self' https:\/\/identitytoolkit\.googleapis\.com https:\/\/securetoken\.googleapis\.com;/,
        )
      for (const path of ['/', '/stays', '/contact', '/tos', '/cookies', '/sign-out', '/no-such-page', '/auth/action'])
        expect(await policyOf(path), path).not.toContain('google')
      // The captcha before a code by phone stands on two pages.
      const captcha = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'
      for (const path of ['/login?with=phone', '/user/phone']) {
        const policy = await policyOf(path)
        expect(policy, path).toContain(`frame-src ${captcha}`)
        expect(policy, path).toMatch(/connect-src 'self' [^;]* https:\/\/www\.google\.com\/recaptcha\/ [^;]*;/)
      }
      for (const path of [
        '/login',
        '/login?with=link',
        '/register?with=phone',
        '/forgot-password',
        '/stays?with=phone',
        '/user',
        '/user/data',
        '/user/phones',
      ])
        expect(await policyOf(path), path).not.toMatch(/recaptcha|frame-src/)
    } finally {
      await hosted.stop()
    }
  })
})

describe('an address that is no page', () => {
  it("shows people the error page with the specification's words", async () => {
    const { status, text } = await page('/no-such-page?x=1')
    expect(status).toBe(404)
    expect(text).toMatch(/<title>404\s+Error! · Casa Test<\/title>/)
    expect(text).toContain(sentence('shell.oops'))
    expect(text).toContain(sentence('shell.wrongTurn'))
    expect(text).toMatch(/But don(&#x27;|')t worry, we have plenty of other amazing stays for you to explore!/)
    expect(text).toMatch(/<a[^>]*href="\/stays"[^>]*>View All Stays<\/a>/)
    expect(text).toContain('mailto:help@casa.example?subject=Support')
    expect(text).toContain('noindex')
  })

  it('tells programs in JSON, with the full path', async () => {
    const answer = await app.get('/no-such-page?x=1', { headers: { accept: 'application/json' } })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      error: true,
      url: '/no-such-page?x=1',
      statusCode: 404,
      statusMessage: 'Page Not Found: /no-such-page?x=1',
      message: 'Page Not Found: /no-such-page?x=1',
      data: { path: '/no-such-page?x=1' },
    })
  })

  it.each([
    ['curl', { 'user-agent': 'curl/8.5.0', accept: '*/*' }],
    ['a script of a page', { 'sec-fetch-mode': 'cors', accept: '*/*' }],
  ])('answers %s in JSON', async (_who, headers) => {
    const answer = await app.get('/nope', { headers })
    expect(answer.headers.get('content-type')).toContain('application/json')
  })

  it('is a 404 for crawlers too', async () => {
    const { status, text } = await page('/nope', {
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    })
    expect([status, text.includes(sentence('shell.oops'))]).toEqual([404, true])
  })
})

describe('a form is turned away', () => {
  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    ['with a foreign origin', { origin: 'https://evil.example' }],
    ['with no origin worth the name', { origin: 'null' }],
  ])('%s', async (_what, headers) => {
    const { status, text } = await page('/login', form({ email: 'a@b.example' }, headers))
    expect(status).toBe(403)
    expect(text).toContain(sentence('shell.oops'))
  })

  it('by the scheme that the site does not have', async () => {
    const origin = app.origin.replace('http:', 'https:')
    expect((await page('/login', form({ email: 'a@b.example' }, { origin }))).status).toBe(403)
  })

  it('of a megabyte', async () => {
    const { status } = await page('/login', form({ email: 'x'.repeat(1_000_000) }))
    expect(status).toBe(413)
  })

  it('that is no form', async () => {
    const json = { method: 'POST', body: '{"email":1}', headers: { 'content-type': 'application/json' } }
    expect((await page('/login', json)).status).toBe(415)
  })

  it.each([
    ['of several parts that says not what parts them', 'multipart/form-data'],
    ['of several parts without any', 'multipart/form-data; boundary=x'],
  ])('%s', async (_what, type) => {
    const answer = await page('/login', { method: 'POST', body: 'email=x', headers: { 'content-type': type } })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(sentence('shell.oops'))
  })

  it('that names no type', async () => {
    const body = new TextEncoder().encode('email=x')
    expect((await page('/login', { method: 'POST', body })).status).toBe(400)
  })

  it('of unknown length', async () => {
    const status = await new Promise(resolve => {
      const request = httpRequest(`${app.origin}/login`, {
        method: 'POST',
        headers: { ...html, 'transfer-encoding': 'chunked' },
      })
      request.on('response', answer => resolve(answer.resume().statusCode))
      request.end('email=x')
    })
    expect(status).toBe(411)
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('sent by %s', async method => {
    const { status, headers } = await page('/stays', { method })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  it('and the reason is told to programs', async () => {
    const answer = await app.get('/login', form({}, { origin: 'https://evil.example', accept: 'application/json' }))
    expect(await answer.json()).toMatchObject({ statusCode: 403, message: sentence('shell.foreignForm') })
  })
})

/** What comes back on a connection of its own for what is written to it, letter for letter. */
async function written(text: string) {
  const { hostname, port } = new URL(app.origin)
  const answer = await new Promise<string>(resolve => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let read = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      read += part
    })
    // A connection that breaks off has said what it has said.
    socket.on('error', () => socket.destroy()).once('close', () => resolve(read))
  })
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { head: head.toLowerCase(), status: Number(head.split(' ')[1]), body }
}

const asked = (line: string, header = 'x-none: 1') => `${line}\r\nhost: a\r\nconnection: close\r\n${header}\r\n\r\n`

describe('a request that is no call yet is answered in the envelope all the same', () => {
  const some = (kilobytes: number) => 'x'.repeat(kilobytes * 1024)

  it.each([
    ['an address of 17 kB', asked(`GET /api/stays?where=${some(17)} HTTP/1.1`), 414, 'URITooLongError'],
    ['headers of 17 kB', asked('GET /api/stays HTTP/1.1', `cookie: a=${some(17)}`), 431],
    ['an address of 70 kB', asked(`GET /api/stays?where=${some(70)} HTTP/1.1`), 431],
    ['headers of 70 kB', asked('GET /api/stays HTTP/1.1', `cookie: a=${some(70)}`), 431],
    [
      'a method that nobody knows',
      asked('FETCH /api/stays HTTP/1.1'),
      501,
      'NotImplementedError',
      'shell.methodUnknown',
    ],
    ['no HTTP at all', 'good evening\r\n\r\n', 400, 'ValidationError', 'shell.noRequest'],
    [
      'two lengths',
      asked('POST /api/quotes HTTP/1.1', 'content-length: 1\r\ncontent-length: 2'),
      400,
      'ValidationError',
      'shell.noRequest',
    ],
    ['a tunnel', asked('CONNECT /api/stays HTTP/1.1'), 405, 'MethodNotAllowedError', 'shell.noProxy'],
    [
      'an expectation',
      asked('GET /api/stays HTTP/1.1', 'expect: wonders'),
      417,
      'ExpectationFailedError',
      'shell.noExpectation',
    ],
  ])('%s', async (_what, text, status, name = 'RequestHeaderFieldsTooLargeError', key = undefined) => {
    const answer = await written(text)
    expect(answer.head).toMatch(/content-type: application\/json/)
    expect(answer.head).toMatch(/cache-control: no-store/)
    expect(answer.head).toMatch(/connection: close/)
    expect(JSON.parse(answer.body)).toEqual({
      data: null,
      error: { status, name, message: expect.stringMatching(/^[A-Z].*\.$/), key, details: {} },
    })
    expect(answer.status).toBe(status)
  })

  it('and of a page in words', async () => {
    const pages = [
      await written(asked(`GET /stays?where=${some(17)} HTTP/1.1`, 'accept: text/html')),
      await written(asked('GET /stays HTTP/1.1', `accept: text/html\r\ncookie: a=${some(17)}`)),
    ]
    expect(pages.map(({ status, body }) => [status, body.includes(sentence('shell.oops'))])).toEqual([
      [414, true],
      [431, true],
    ])
    const bare = await written(asked('FETCH /stays HTTP/1.1'))
    expect([bare.status, bare.body]).toEqual([501, `${sentence('shell.methodUnknown')}\n`])
  })

  it('while an address and headers of 15 kB are read', async () => {
    const line = `GET /api/stays?where=${some(15)} HTTP/1.1`
    const answer = await written(asked(line, `cookie: a=${some(15)}`))
    expect([answer.status, JSON.parse(answer.body).error.name]).toEqual([400, 'ValidationError'])
  })

  it('and the site goes on', async () => {
    expect((await app.get('/healthz')).status).toBe(200)
  })
})

describe('a form is read', () => {
  it('when it is empty', async () => {
    expect((await page('/login', { method: 'POST' })).status).toBe(422)
  })

  it('without the zero bytes that no text can hold', async () => {
    const fields = { email: 'zero@example.org', password: 'long enough', displayName: 'A\0B' }
    expect((await page('/register', form(fields))).headers.get('location')).toBe('/verify-email')
  })
})

describe('files', () => {
  it('whose name changes with their content are kept forever', async () => {
    const { text } = await page('/')
    const script = /(\/assets\/[^"]+\.js)/.exec(text)![1]!
    const answer = await app.get(script)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/../../../package.json'])(
    '%s stays inside',
    async path => {
      const answer = await app.get(path)
      expect(await answer.text()).not.toContain('"dependencies"')
    },
  )
})

describe('whoever watches over the site', () => {
  it('learns that the process lives and can work', async () => {
    expect(await (await app.get('/healthz')).json()).toEqual({ ok: true })
    expect(await (await app.get('/readyz')).json()).toEqual({ ok: true, database: true, migrations: true })
  })

  it('reads one line a request: no query, no cookie, no body', async () => {
    await page('/stays?where=secret-place', { headers: { cookie: 'casita_session=secret-cookie' } })
    await page('/login', form({ email: 'secret@example.org', password: 'secret-password' }))
    const lines = app.logs()
    expect(lines).toContain('"path":"/stays"')
    expect(lines).not.toContain('secret')
  })
})

describe('the process', () => {
  it('lets a connection rest for longer than those who come back to it do', async () => {
    const { headers } = await app.get('/healthz')
    expect(headers.get('keep-alive')).toBe('timeout=75')
  })

  it('says which setting is wrong, and does not start', async () => {
    await expect(startApp({ environment: { PUBLIC_URL: 'homes.example' } })).rejects.toThrow(
      'PUBLIC_URL must be an address that starts with http:// or https://.',
    )
  })

  it('says that its host is elsewhere', async () => {
    await expect(startApp({ environment: { HOST: '192.0.2.1' } })).rejects.toThrow(
      'HOST must be an address of this machine; 192.0.2.1 is none.',
    )
  })

  it('says that its port is taken', async () => {
    const { port } = new URL(app.origin)
    await expect(startApp({ environment: { PORT: port } })).rejects.toThrow(`Something else listens on port ${port}`)
  })

  it('answers what is under way before it ends', async () => {
    const ending = await startApp()
    const under = Promise.all(Array.from({ length: 20 }, () => ending.get('/stays').then(answer => answer.status)))
    const end = ending.stop()
    const statuses = await under.catch(() => [])
    await end
    expect(statuses.filter(status => status >= 500)).toEqual([])
    expect(ending.logs()).not.toContain('"level":50')
  })
})
