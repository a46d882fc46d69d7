// The document of the calls: valid, closed, complete, and readable by people.

import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import { mostBytesOf, type Operation } from '#api/contract/operation.ts'
import { openapiDocument } from '#api/docs/openapi.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { addDays, earliestToday, writeCalendarDay } from '#values/calendar-day.ts'
import { contentContract } from './content-contract.ts'

let api: ContentApi
let tokens: { readonly user: string; readonly operator: string } | undefined
beforeAll(async () => {
  api = await contentApi()
})
afterAll(() => api?.drop())

const calls = Object.keys(contentAddresses) as ContentCall[]
const document = openapiDocument({ siteName: 'Casita', server: 'http://localhost/api' }) as Json

/** Every object schema in the document, with where it stands. */
function objectsIn(value: Json, place = ''): [string, Json][] {
  if (typeof value !== 'object' || value === null) return []
  const own: [string, Json][] = value.type === 'object' && !Array.isArray(value) ? [[place, value]] : []
  return [...own, ...Object.entries(value).flatMap(([name, member]) => objectsIn(member, `${place}/${name}`))]
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(document.openapi).toBe('3.1.0')
  })

  it('describes every call, and none that is not there', () => {
    const described = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
      Object.entries<Json>(methods).map(([method, { operationId }]) => [
        operationId,
        `${method.toUpperCase()} ${path}`,
      ]),
    )
    expect(Object.fromEntries(described)).toEqual(contentAddresses)
  })

  it('leaves no object open', () => {
    const objects = objectsIn(document)
    expect(objects.length).toBeGreaterThan(40)
    // A map says what its values are.
    const open = objects.filter(
      ([, { additionalProperties: further }]) => further !== false && !(further?.anyOf ?? further?.type),
    )
    expect(open.map(([place]) => place)).toEqual([])
  })

  it('points to shapes that are there', () => {
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
    expect(pointers.length).toBeGreaterThan(40)
    for (const [, name] of pointers) expect(document.components.schemas).toHaveProperty(name!)
  })

  it('declares 401, 414, 431 and 500 for every call, 403 where somebody must be signed in, 429 where calls are counted', () => {
    for (const [name, { method, path }] of Object.entries(contentAddresses).map(
      ([call]) => [call, contentAddress(call as keyof typeof contentAddresses)] as const,
    )) {
      const { responses, security } = document.paths[path][method.toLowerCase()]
      expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['401', '414', '431', '500']))
      const isFree = security.length === 0 || security.some((choice: Json) => Object.keys(choice).length === 0)
      expect('403' in responses, name).toBe(!isFree)
    }
    expect(document.paths['/auth/local'].post.responses['429'].headers).toHaveProperty('X-RateLimit-Reset')
  })

  it('has an entity tag for every read that anybody may send, but those that sign in', () => {
    const reads = calls.filter(call => {
      const { who, answer }: Operation = contentContract[call]
      const isOpen = who === 'anybody' || who === 'either'
      return isOpen && contentAddress(call).method === 'GET' && answer.status === 200 && call !== 'signInByProvider'
    })
    expect(reads.length).toBeGreaterThan(7)
    for (const call of reads) {
      const { responses } = document.paths[contentAddress(call).path].get
      expect([responses['200'].headers, responses['304']?.headers], call).toEqual([
        expect.objectContaining({ ETag: expect.anything() }),
        expect.objectContaining({ ETag: expect.anything() }),
      ])
    }
  })

  it('says of every field and every parameter what it is, in more than its name', () => {
    const fields = objectsIn(document).flatMap(([place, { properties = {} }]) =>
      Object.entries<Json>(properties).map(([name, { description }]) => [`${place}/${name}`, description] as const),
    )
    expect(fields.length).toBeGreaterThan(500)
    const isSaid = (name: string, words: unknown) =>
      typeof words === 'string' && words.replace(/\W/g, '').toLowerCase() !== name.toLowerCase()
    expect(fields.filter(([place, words]) => !isSaid(place.split('/').at(-1)!, words)).map(([place]) => place)).toEqual(
      [],
    )
    const parameters = Object.values<Json>(document.paths)
      .flatMap(methods => Object.values<Json>(methods))
      .flatMap(({ operationId, parameters: own = [] }) => own.map((each: Json) => ({ ...each, operationId })))
    expect(
      parameters
        .filter(({ name, description }) => !isSaid(name, description))
        .map(({ operationId, name }) => [operationId, name]),
    ).toEqual([])
  })

  it('has an example of every body and of every parameter that is needed', () => {
    for (const call of Object.keys(contentAddresses) as ContentCall[]) {
      const { method, path } = contentAddress(call)
      const { requestBody, parameters = [] } = document.paths[path][method.toLowerCase()]
      if (requestBody) expect(requestBody.content['application/json'].example, call).toBeTypeOf('object')
      const needed = parameters.filter(({ required }: Json) => required)
      for (const each of needed) expect(each.example, `${call} ${each.name}`).toBeTypeOf('string')
    }
  })

  it('is served, with the address that guests see', async () => {
    const answer = await api.app.request('http://localhost:4100/api/openapi.json')
    expect(answer.status).toBe(200)
    const served = (await answer.json()) as Json
    expect(served.servers).toEqual([{ url: 'http://localhost:4100/api' }])
    // Its examples are about a home of this site, if there is one, on days to come.
    const checkIn = addDays(earliestToday(api.clock.now()), 60)
    const visit = {
      slug: 'the-slug-of-a-home',
      checkIn: writeCalendarDay(checkIn),
      checkOut: writeCalendarDay(addDays(checkIn, 4)),
    }
    const own = openapiDocument({ siteName: 'Casita', server: 'http://localhost:4100/api', visit })
    expect(served.paths).toEqual(own.paths)
    expect(Object.keys(served.paths)).toEqual(Object.keys(document.paths))
  })

  it('names no address that a forged Host header made up', async () => {
    const served = (await (await api.app.request('http://evil.example/api/openapi.json')).json()) as Json
    expect(served.servers[0].url).not.toContain('evil')
  })
})

describe('every address of it', () => {
  const paths = [...new Set(calls.map(call => contentAddress(call).path))]
  const someId = '00000000-0000-4000-8000-000000000000'
  const filled = (path: string) =>
    path
      .replace('{id}', someId)
      .replace('{slug}', 'a')
      .replace('{language}', 'de')
      .replace('{provider}', 'google')
      .replace('{name}', 'imprint')

  it.each(paths)('%s answers other methods with 405 in the envelope, and with those that it knows', async path => {
    const own = calls.map(contentAddress).flatMap(each => (each.path === path ? [each.method] : []))
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(each => !own.includes(each as 'GET'))
    for (const method of others) {
      const { status, body, headers } = await api.call(filled(path), { method })
      expect([status, body.data, body.error.status, body.error.name], method).toEqual([
        ...[405, null, 405, 'MethodNotAllowedError'],
      ])
      const known = own.flatMap(each => (each === 'GET' ? ['GET', 'HEAD'] : [each]))
      expect(headers.get('allow')?.split(', ').sort()).toEqual(known.sort())
    }
  })

  it.each(['/openapi.json', '/docs', '/docs.css'])('and %s, where it is described, is only to be read', async path => {
    expect((await api.app.request(`http://localhost/api${path}`, { method: 'HEAD' })).status).toBe(200)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await api.app.request(`http://localhost/api${path}`, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expect(((await answer.json()) as Json).error).toMatchObject({ status: 405, name: 'MethodNotAllowedError' })
    }
  })

  it.each(calls.filter(call => 'body' in contentContract[call]))(
    '%s refuses what it cannot read with 400 in the envelope, and too much with 413',
    async call => {
      tokens ??= {
        user: await api.tokenOf(await api.makeUser()),
        operator: await api.tokenOf(await api.makeUser({ roles: ['owner'] })),
      }
      const { who } = contentContract[call]
      const send = (body: string, type = 'application/json') => {
        const headers = { 'content-type': type, 'idempotency-key': 'a-key-of-mine' }
        const needed = who === 'anybody' ? undefined : tokens?.[who === 'operator' ? who : 'user']
        return api.call(filled(contentAddress(call).path), { method: 'POST', body, headers, token: needed })
      }
      const answers = [
        await send(''),
        await send('{'),
        await send('[]'),
        await send('null'),
        await send('a=b', 'application/x-www-form-urlencoded'),
        await send('{}', 'text/plain'),
        await send('{"stray":1}'),
        await send(JSON.stringify({ stray: 'x'.repeat(mostBytesOf(contentContract[call])) })),
      ]
      expect(answers.map(({ status }) => status)).toEqual([...Array(7).fill(400), 413])
      for (const { status, body } of answers) {
        expect(body).toEqual({
          data: null,
          error: {
            status,
            name: expect.stringMatching(/Error$/),
            message: expect.any(String),
            details: expect.any(Object),
          },
        })
      }
    },
  )
})

describe('the page for people', () => {
  it('shows every call and every shape, and runs no script', async () => {
    const answer = await api.app.request('/api/docs')
    const html = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    for (const call of Object.keys(contentAddresses)) expect(html).toContain(`<article id="${call}">`)
    for (const name of Object.keys(document.components.schemas)) expect(html).toContain(`<article id="${name}">`)
    expect(html).not.toMatch(/<script|\son\w+=|style="|javascript:/i)
  })

  it('fits a policy that allows nothing but its own style sheet and the icon of the site', async () => {
    const answer = await api.app.request('/api/docs')
    const policy = answer.headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|script-src|\*/)
    const loaded = [...(await answer.text()).matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address]) => address)
    expect(loaded.sort()).toEqual(['/', '/api/docs.css', '/api/openapi.json', '/icon.svg'])
    const style = await api.app.request('/api/docs.css')
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(await style.text()).not.toMatch(/url\(|@import/)
  })

  it('is readable as text: every link leads somewhere on it', async () => {
    const html = await (await api.app.request('/api/docs')).text()
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
    for (const target of new Set(targets)) expect(html).toContain(`id="${target}"`)
  })
})
