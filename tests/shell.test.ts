// What surrounds every page, over HTTP: head, version, errors, and the choice about cookies as plain forms (Spec 2, 4, 7).

import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { wantsJson } from '#platform/error-answer.server.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({
    environment: {
      PUBLIC_URL: 'https://dunes.example',
      SITE_NAME: 'Dunes & Co',
      SITE_DESCRIPTION: 'Houses by the sea.',
      SITE_LANG: 'en-NZ',
      SITE_ICON: '/other-icon.svg',
      SITE_SHARE_IMAGE: '/other.png',
      SITE_CONTACT: 'help@dunes.example',
      ...{ SESSION_DAYS: '7', SESSION_ABSOLUTE_DAYS: '60', SESSION_ABSOLUTE_DAYS_OPERATORS: '20', CONSENT_DAYS: '30' },
      CONSENT_COOKIES: '[{"id":"chat","name":"Chat","description":"Talk.","targets":["chat_id"],"script":"/chat.js"}]',
    },
  })
})
afterAll(() => app.stop())

const html = { accept: 'text/html' }

it.each(['/', '/stays', '/no/such/page'])(
  '%s begins with its doctype: without it browsers are in quirks mode',
  async path => {
    expect(await (await app.get(path, { headers: html })).text()).toMatch(/^<!doctype html><html /i)
  },
)

describe('the head of a page', () => {
  it('says what the configuration says, without another build, with absolute addresses', async () => {
    const text = await (await app.get('/tos', { headers: html })).text()
    expect(text).toContain('<html lang="en-NZ"')
    const { tags } = asRendered(text)
    const metas = tags('meta').join('\n')
    expect(metas).toContain('name="description" content="Houses by the sea."')
    expect(metas).toContain('property="og:url" content="https://dunes.example/tos"')
    expect(metas).toMatch(/property="og:title" content="[^"]*Dunes & Co"/)
    expect(metas).toContain('property="og:description" content="Houses by the sea."')
    expect(metas).toContain('property="og:image" content="https://dunes.example/other.png"')
    expect(tags('link').join('\n')).toContain('rel="icon" href="/other-icon.svg"')
  })
})

describe('/builds/latest.json', () => {
  it('names the version that the pages are of, and is kept for a second', async () => {
    const answer = await app.get('/builds/latest.json?1')
    expect(answer.headers.get('cache-control')).toContain('max-age=1')
    const latest = (await answer.json()) as { id: string; timestamp: number }
    expect(latest).toEqual({ id: expect.stringMatching(/^\w+$/), timestamp: expect.any(Number) })
    expect(Math.abs(Date.now() - latest.timestamp)).toBeLessThan(7 * 86_400_000)
    const page = await (await app.get('/', { headers: html })).text()
    const manifest = /\/assets\/manifest-[\w-]+\.js/.exec(page)![0]
    expect(await (await app.get(manifest)).text()).toContain(`"version":"${latest.id}"`)
  })
})

describe('an error', () => {
  const browsers = { ...html, 'user-agent': 'Mozilla/5.0 Chrome/140' }
  const crawler = { ...html, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

  it.each([
    ['a person', browsers],
    ['a crawler', crawler],
  ])('of an unknown address is a page with status 404 for %s', async (_who, headers) => {
    const answer = await app.get('/no-such-page?x=1', { headers })
    expect(answer.status).toBe(404)
    const { text, tags, values } = asRendered(await answer.text())
    expect(text).toContain(sentence('shell.oops'))
    expect(text).toContain(sentence('shell.wrongTurn'))
    expect(text).toContain(sentence('shell.otherStays'))
    expect(values('href')).toEqual(expect.arrayContaining(['/stays', 'mailto:help@dunes.example?subject=Support']))
    expect(tags('meta').join('\n')).toContain('name="robots" content="noindex"')
    expect(text).toContain(answer.headers.get('x-request-id'))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    })
  })

  it.each([
    ['accepts JSON', '/no?x=1', { accept: 'application/json' }],
    ['is curl', '/no?x=1', { accept: '*/*', 'user-agent': 'curl/8.5.0' }],
    ['is fetched by a script', '/no?x=1', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['asks for JSON by name', '/no.json?x=1', { accept: '*/*' }],
  ])('is JSON for whoever %s', async (_who, path, headers) => {
    const answer = await app.get(path, { headers })
    expect(answer.status).toBe(404)
    const message = `Page Not Found: ${path}`
    expect(await answer.json()).toEqual({
      error: true,
      url: path,
      statusCode: 404,
      statusMessage: message,
      message,
      data: { path },
    })
  })

  it('is JSON for whoever asks for a path of calls, in the envelope of the content backend', async () => {
    const asked = { headers: { accept: '*/*' } }
    const answer = await app.get('/api/no?x=1', asked)
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } },
    ])
    expect(wantsJson(new Request('http://casita.test/api/no', asked))).toBe(true)
    expect(wantsJson(new Request('http://casita.test/no', asked))).toBe(false)
  })

  it('is a page for whoever says nothing of themselves', async () => {
    // Node's own fetch says that it is a script.
    const type = await new Promise<string | undefined>(resolve => {
      httpRequest(`${app.origin}/no`, answer => resolve(answer.resume().headers['content-type'])).end()
    })
    expect(type).toContain('text/html')
  })
})

describe('how long something is stored', () => {
  const rowOf = (text: string, name: string) =>
    asRendered(text.split(`<code>${name}</code>`)[1]!.split('</tr>')[0]!).text
  const guests = sentence('consent.sessionIdle', { idle: 7, most: 60 })
  const operators = sentence('consent.sessionIdle', { idle: 7, most: 20 })

  it.each(['/privacy', '/cookies'])('is said on %s as it is configured', async path => {
    const text = await (await app.get(path, { headers: html })).text()
    expect(rowOf(text, 'casita_session')).toContain(sentence('consent.sessionOfOperators', { guests, operators }))
    for (const name of ['ncc_c', 'ncc_e']) expect(rowOf(text, name)).toContain(sentence('consent.days', { count: 30 }))
    expect(rowOf(text, 'casita_device')).toContain(sentence('consent.days', { count: 180 }))
  })

  it('is said to programs as well', async () => {
    expect(await (await app.get('/api/docs', { headers: html })).text()).toContain('A token holds for 7 days')
  })
})

describe('the choice about cookies without script', () => {
  const visitor = () => {
    const { ask, ...rest } = plainVisitor(app)
    // Behind the proxy of this site, whose address is another than the one it listens on.
    const choose = (fields: Record<string, string>) =>
      ask('/cookies', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: 'https://dunes.example' },
      })
    return { ask, choose, ...rest }
  }

  it('sets both cookies strictly, for https only, for as long as is configured; ends those of what is not enabled', async () => {
    const { choose } = visitor()
    const { status, location, headers } = await choose({ choice: 'decline', back: '/tos?a=1' })
    expect([status, location]).toEqual([303, '/tos?a=1'])
    const set = headers.getSetCookie()
    expect(set.find(each => each.startsWith('ncc_c='))).toBe(
      'ncc_c=sessioncheckoutchoiceanalyticschat; Path=/; Max-Age=2592000; SameSite=Strict; Secure',
    )
    expect(set.find(each => each.startsWith('ncc_e='))).toContain('ncc_e=session~checkout~choice;')
    expect(set.filter(each => each.startsWith('chat_id=') && each.includes('Max-Age=0'))).toHaveLength(1)
    expect(set.some(each => each.startsWith('casita_session='))).toBe(false)
  })

  it('leaves no trace of the bar in what the server sends once something was chosen', async () => {
    const { get, choose } = visitor()
    expect((await get('/tos')).text).toContain('Click &quot;Accept&quot; to acknowledge and proceed.')
    await choose({ choice: 'accept', back: '/tos' })
    expect((await get('/tos')).text).not.toContain('acknowledge and proceed')
    const saved = (await get('/cookies')).text
    expect(
      asRendered(saved)
        .tags('input')
        .filter(tag => tag.includes('value="chat"'))[0],
    ).toContain('checked')
    await choose({ choice: 'decline-all', back: '/tos' })
    expect((await get('/tos')).text).toContain('acknowledge and proceed')
  })

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', ''])(
    'never leads to another site: %s',
    async back => {
      expect((await visitor().choose({ choice: 'accept', back })).location).toBe('/cookies')
    },
  )

  it('says so when a choice is none', async () => {
    const { status, faults, headers } = await visitor().choose({ choice: 'perhaps' })
    expect([status, headers.getSetCookie()]).toEqual([400, []])
    expect(faults).toEqual([sentence('pages.chooseOne')])
  })
})
