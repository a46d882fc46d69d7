// The document of the calls: valid, closed, complete, and readable by people.

import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { contentAddress, contentAddresses } from './contract/content-addresses.ts'
import { openapiDocument } from './contract/openapi.ts'

let api: ContentApi
beforeAll(async () => {
  api = await contentApi()
})
afterAll(() => api?.drop())

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
    const open = objects.filter(([, schema]) => schema.additionalProperties !== false)
    expect(open.map(([place]) => place)).toEqual([])
  })

  it('points to shapes that are there', () => {
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
    expect(pointers.length).toBeGreaterThan(40)
    for (const [, name] of pointers) expect(document.components.schemas).toHaveProperty(name!)
  })

  it('declares 401 and 500 for every call, 403 where somebody must be signed in, 429 where calls are counted', () => {
    for (const [name, { method, path }] of Object.entries(contentAddresses).map(
      ([call]) => [call, contentAddress(call as keyof typeof contentAddresses)] as const,
    )) {
      const { responses, security } = document.paths[path][method.toLowerCase()]
      expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['401', '500']))
      const isFree = security.length === 0 || security.some((choice: Json) => Object.keys(choice).length === 0)
      expect('403' in responses, name).toBe(!isFree)
    }
    expect(document.paths['/auth/local'].post.responses['429'].headers).toHaveProperty('X-RateLimit-Reset')
  })

  it('is served, with the address that guests see', async () => {
    const answer = await api.app.request('http://localhost:4100/api/openapi.json')
    expect(answer.status).toBe(200)
    const served = (await answer.json()) as Json
    expect(served.servers).toEqual([{ url: 'http://localhost:4100/api' }])
    expect(served.paths).toEqual(document.paths)
  })

  it('names no address that a forged Host header made up', async () => {
    const served = (await (await api.app.request('http://evil.example/api/openapi.json')).json()) as Json
    expect(served.servers[0].url).not.toContain('evil')
  })
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
