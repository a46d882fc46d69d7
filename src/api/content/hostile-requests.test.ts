// What nobody sends who means well: each such request is refused in plain words, and none of them ends in a 5xx.

import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import { openapiDocument } from '#api/docs/openapi.ts'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { anyAddress, type ContentApi, type ContentReply, contentApi, type Json } from '#tests/support/content-api.ts'
import { addressOf, type BuiltParts, headersOf, partsFor } from '#tests/support/requests-from-document.ts'
import { contentContract } from './content-contract.ts'

let api: ContentApi
let tokens: { readonly user: string; readonly operator: string }
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'harbour-loft', country: 'PT' })
  tokens = {
    user: await api.tokenOf(await api.makeUser()),
    operator: await api.tokenOf(await api.makeUser({ roles: ['owner'] })),
  }
})
afterAll(() => api?.drop())

const said = ({ status, body }: ContentReply) => [status, body?.error?.message]
const document: Json = openapiDocument({ siteName: 'Casita', server: 'http://localhost/api' })
const callsWithBody = (Object.keys(contentAddresses) as ContentCall[]).filter(call => 'body' in contentContract[call])

type Leaf = { readonly way: readonly string[]; readonly value: unknown }

/** Every text and every number of a body, with the way to it; of a list its first element. */
function leavesOf(value: unknown, way: readonly string[] = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ way, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    Array.isArray(value) && name !== '0' ? [] : leavesOf(member, [...way, name]),
  )
}

/** Bodies as the document describes them, one for each leaf that any of them has, wherever it stands. */
function bodiesOf(call: ContentCall): { readonly parts: BuiltParts; readonly leaf: Leaf }[] {
  const { method, path } = contentAddress(call)
  const made = fc.sample(partsFor(document.paths[path][method.toLowerCase()], document), { numRuns: 40, seed: 6 })
  const found = new Map(
    made.flatMap(parts =>
      leavesOf(parts.body).map(leaf => [`${leaf.way.join('.')} ${typeof leaf.value}`, { parts, leaf }] as const),
    ),
  )
  return [...found.values()]
}

/** The body with `written`, a piece of JSON, in the place of the leaf. */
function bodyWith(body: Json, { way }: Leaf, written: string): string {
  const mark = 'put-it-here'
  const copy = structuredClone(body)
  const holder = way.slice(0, -1).reduce((at, name) => at[name], copy)
  holder[way.at(-1)!] = mark
  return JSON.stringify(copy).replace(`"${mark}"`, written)
}

async function sendWith(call: ContentCall, parts: BuiltParts, body: string): Promise<ContentReply> {
  const { method, path } = contentAddress(call)
  const { who } = contentContract[call]
  const needed = who === 'anybody' ? undefined : tokens[who === 'operator' ? who : 'user']
  return api.call(addressOf(path, parts), { method, body, headers: headersOf(parts), token: needed })
}

describe.each(callsWithBody)('the body of %s', call => {
  it('holds no zero byte and no half of a letter in any of its texts', async () => {
    for (const { parts, leaf } of bodiesOf(call).filter(({ leaf: { value } }) => typeof value === 'string')) {
      for (const written of [`"a\\u0000b"`, `"a\\ud800b"`, `"\\udc00"`]) {
        const answer = await sendWith(call, parts, bodyWith(parts.body, leaf, written))
        const told = `${leaf.way.join('.')} as ${written}: ${answer.text}`
        expect([answer.status, answer.body.error.name], told).toEqual([400, 'ValidationError'])
        expect(
          answer.body.error.details.errors.map(({ path }: Json) => path),
          told,
        ).toContainEqual(leaf.way)
      }
    }
  })

  it('holds no number that is none, or too large for any database', async () => {
    for (const { parts, leaf } of bodiesOf(call).filter(({ leaf: { value } }) => typeof value === 'number')) {
      for (const written of ['1e400', '-1e400', '9223372036854775808', '1e21', '"1"']) {
        const answer = await sendWith(call, parts, bodyWith(parts.body, leaf, written))
        const told = `${leaf.way.join('.')} as ${written}: ${answer.text}`
        expect([answer.status, answer.body.error.name], told).toEqual([400, 'ValidationError'])
      }
    }
  })
})

describe('a query', () => {
  it.each([
    ['__proto__=1', 'this field has unspecified keys: __proto__'],
    ['__proto__[x]=1', 'this field has unspecified keys: __proto__'],
    ['filters[__proto__][x]=1', 'this field has unspecified keys: __proto__'],
    ['filters[city][__proto__]=1', 'this field has unspecified keys: __proto__'],
    ['constructor[prototype][x]=1', 'this field has unspecified keys: constructor'],
    ['toString=1', 'this field has unspecified keys: toString'],
    ['filters[hasOwnProperty]=1', 'this field has unspecified keys: hasOwnProperty'],
    ['where=a&where=b', 'where must be a string'],
    ['where[]=a', 'where must be a string'],
    ['pagination=1', 'pagination is not as described'],
    ['pagination[page]=1&pagination[start]=1', 'this field has unspecified keys: start'],
    ['pagination[rows]=1', 'this field has unspecified keys: rows'],
    ['filters=1', 'filters must be an object'],
    ['filters[$or]=1', 'filters.$or must be an array'],
    ['filters[$or][0]=1', 'filters.$or.0 must be an object'],
    [`${'a[b]'.repeat(7)}=1`, 'The query is nested too deeply.'],
    [Array.from({ length: 2001 }, () => 'where=a').join('&'), 'The query has too many parts.'],
    [Array.from({ length: 2001 }, (_, at) => `x${at}=1`).join('&'), 'The query has too many parts.'],
    [Array.from({ length: 101 }, (_, at) => `filters[slug][$in][${at}]=a`).join('&'), 'The query has too many parts.'],
    [Array.from({ length: 101 }, () => 'filters[slug][$in]=a').join('&'), 'The query has too many parts.'],
    [
      Array.from({ length: 51 }, (_, at) => `filters[slug][$in][${at}]=a`).join('&'),
      'filters.slug.$in field must have less than or equal to 50 items',
    ],
    ['in=0000-00-00&out=0000-00-01', '2 errors occurred'],
    ['in=0000-01-01', 'in must be a day of the calendar, such as 2026-07-14'],
    ['in=10000-01-01', 'in is not as described'],
    ['in=9999-12-30&out=9999-12-31', sentence('quotes.tooFarAhead', { last: 'Fri, 14 May 2032' })],
    ['month=9999-12', sentence('quotes.tooFarAhead', { last: 'Fri, 14 May 2032' })],
    ['month=0001-01', sentence('search.monthOver')],
    ['pagination[page]=1e9', 'pagination.page is not as described'],
    ['pagination[page]=99999999999999999999', 'pagination.page is not as described'],
    ['bbox=NaN,0,0,0', 'bbox is not as described'],
    ['bbox=1e400,0,0,0', 'bbox is not as described'],
  ])('such as %.60s is refused', async (query, message) => {
    expect(said(await api.call(`/stays?${query}`))).toEqual([400, message])
  })

  it('that names the last of all pages is answered with none of the homes', async () => {
    const { status, body } = await api.call('/stays?pagination[page]=99999&pagination[pageSize]=999')
    expect([status, body.data, body.meta.total]).toEqual([200, [], 1])
  })
})

describe('the first and the last days that can be written', () => {
  const ends = [
    ['0001-01-01', '0001-01-08'],
    ['9999-12-24', '9999-12-31'],
  ] as const

  it.each(ends)('are in a calendar from %s to %s, and closed', async (from, to) => {
    const { status, body } = await api.call(`/stays/harbour-loft/calendar?from=${from}&to=${to}`)
    expect([status, body.data.length]).toEqual([200, 7])
    for (const { canArrive, state } of body.data) expect([canArrive, state === 'free']).toEqual([false, false])
  })

  it.each(ends)('have no price from %s to %s', async (checkIn, checkOut) => {
    const party = { adults: 2 }
    const quoted = await api.call('/quotes', { body: { stay: 'harbour-loft', checkIn, checkOut, party } })
    expect([quoted.status, quoted.body.error.details.verdicts.length > 0]).toEqual([422, true])
    const contact = { name: 'Ada', email: 'ada@example.org' }
    const asked = await api.call('/enquiries', { body: { stay: 'harbour-loft', checkIn, checkOut, party, contact } })
    expect(asked.status).toBe(422)
  })

  it.each(ends)('are closed by nobody, from %s to %s', async (first, last) => {
    for (const body of [
      { first, last, reason: 'owner' },
      { first: last, reason: 'owner' },
    ]) {
      const headers = { 'idempotency-key': 'a-key-of-the-desk' }
      const answer = await api.call('/admin/homes/harbour-loft/blocks', { body, token: tokens.operator, headers })
      expect([answer.status, answer.body.error.details.errors[0].path]).toEqual([400, ['first']])
    }
  })
})

describe('a body', () => {
  const right = JSON.stringify({ identifier: 'zoë', password: 'x' })
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    api.app.request('http://localhost/api/auth/local', {
      method: 'POST',
      body,
      headers: { 'x-test-address': anyAddress(), ...headers },
    })
  const wrongPassword = 'Invalid identifier or password'

  it.each([
    ['application/json', wrongPassword],
    ['Application/JSON; charset=UTF-8', wrongPassword],
    ['application/json; charset="utf-8"', wrongPassword],
    ['application/json;charset=latin1', 'The body must be written in UTF-8.'],
    ['application/json; charset=utf-16', 'The body must be written in UTF-8.'],
    ['application/jsonx', 'The body must be JSON, and its content-type say so.'],
    ['text/json', 'The body must be JSON, and its content-type say so.'],
    ['application/json, text/plain', 'The body must be JSON, and its content-type say so.'],
    ['multipart/form-data; boundary=x', 'The body must be JSON, and its content-type say so.'],
  ])('of the type %s is read, or refused in plain words', async (type, message) => {
    const answer = await send(right, { 'content-type': type })
    expect([answer.status, ((await answer.json()) as Json).error.message]).toEqual([400, message])
  })

  it('that is compressed is refused as such, and one that is sent as it is is read', async () => {
    const packed = gzipSync(right)
    for (const [body, coding, message] of [
      [packed, 'gzip', 'The body must not be compressed.'],
      [packed, 'GZIP, identity', 'The body must not be compressed.'],
      [right, 'identity', wrongPassword],
    ] as const) {
      const answer = await send(body, { 'content-type': 'application/json', 'content-encoding': coding })
      expect([answer.status, ((await answer.json()) as Json).error.message]).toEqual([400, message])
    }
  })

  it('may begin with a mark of byte order, and is in no other encoding', async () => {
    const json = { 'content-type': 'application/json' }
    const answers = [
      await send(`\ufeff${right}`, json),
      await send(new Uint8Array(Buffer.from(right, 'latin1')), json),
      await send(new Uint8Array(Buffer.from(right, 'utf16le')), json),
    ]
    const messages = await Promise.all(answers.map(async each => ((await each.json()) as Json).error.message))
    expect(messages).toEqual([wrongPassword, ...Array(2).fill('The body must be a JSON object.')])
  })

  it.each([
    ['{"__proto__":{"password":"x"},"identifier":"a"}', '2 errors occurred'],
    ['{"identifier":"a","password":"b","__proto__":{}}', 'this field has unspecified keys: __proto__'],
    ['{"identifier":"a","password":"b","constructor":{}}', 'this field has unspecified keys: constructor'],
    [`${'{"identifier":'.repeat(3000)}1${'}'.repeat(3000)}`, '2 errors occurred'],
  ])('such as %.40s is no way into an object', async (body, message) => {
    expect(said(await api.call('/auth/local', { body }))).toEqual([400, message])
    expect(Object.hasOwn(Object.prototype, 'password')).toBe(false)
  })
})

describe('an address', () => {
  it.each([
    '//users/me',
    '/users/me/',
    '/Users/Me',
    '/users%2fme',
    '/users/me.',
    '/users/me;x=1',
    '/users/me%00',
    '/auth/local%20',
  ])('spelled %s is another one, where nothing is', async path => {
    const answer = await api.app.request(`http://localhost/api${path}`)
    expect([answer.status, ((await answer.json()) as Json).error.name]).toEqual([404, 'NotFoundError'])
  })

  it.each(['%', '%ff', '%00', '..%2fusers', '%2e%2e%2fusers%2fme', 'a'.repeat(81)])(
    'of a home written %s is no address of one',
    async slug => expect((await api.call(`/stays/${slug}`)).status).toBe(400),
  )

  it('knows one method by its own name, whatever else a request says of it', async () => {
    const headers = { 'x-http-method-override': 'GET', 'x-method-override': 'GET', 'x-http-method': 'GET' }
    for (const path of ['/users/me', '/users/me?_method=GET']) {
      expect((await api.call(path, { method: 'POST', headers, token: tokens.user })).status).toBe(405)
    }
  })
})
