// The examples of the page for people: each is as its call is described, and those that need nobody are answered.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentContract } from '#api/content/content-contract.ts'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import type { Operation } from '#api/contract/operation.ts'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { buildSomeHomes } from '#tests/support/some-homes.ts'
import { callExamples, curlFor } from './docs-examples.ts'

let api: ContentApi
beforeAll(async () => {
  api = await contentApi()
  await buildSomeHomes(api.tools.database)
})
afterAll(() => api?.drop())

const visit = { slug: 'harbour-loft', checkIn: '2030-07-14', checkOut: '2030-07-18' }
const examples = callExamples(visit)
const calls = Object.keys(contentAddresses) as ContentCall[]

describe('an example', () => {
  it.each(calls)('of %s has every part as it is described', call => {
    const described: Operation = contentContract[call]
    const example: Readonly<Record<string, unknown>> = examples[call]
    for (const part of ['path', 'query', 'headers', 'body'] as const) {
      const schema = described[part]
      if (schema) expect(schema.safeParse(example[part] ?? {}).error?.issues ?? [], `${call} ${part}`).toEqual([])
      else expect(example).not.toHaveProperty(part)
    }
  })

  it.each(calls.filter(call => contentAddress(call).path.startsWith('/stays') || call === 'readShortlist'))(
    'of %s is answered as it is typed',
    async call => {
      const [, address] = /'([^']+)'/.exec(curlFor(call, examples, ''))!
      expect((await api.call(address!)).status).toBe(200)
    },
  )

  it('has a key of its own where one is needed', () => {
    const keys = calls.flatMap(call => {
      const example: Readonly<Record<string, unknown>> = examples[call]
      return example.headers ? [Object.values(example.headers).join()] : []
    })
    expect(keys.length).toBeGreaterThan(10)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is what is typed in a shell', async () => {
    expect(curlFor('askQuote', examples, 'https://casita.example/api').split(' \\\n  ')).toEqual([
      "curl -X POST 'https://casita.example/api/quotes'",
      "-H 'content-type: application/json'",
      `-d '{"stay":"harbour-loft","checkIn":"2030-07-14","checkOut":"2030-07-18","party":{"adults":2,"childAges":[7]}}'`,
    ])
    expect((await api.call('/quotes', { body: examples.askQuote.body })).status).toBe(201)
    expect(curlFor('listBookings', examples, '')).toContain("-H 'authorization: Bearer JWT'")
  })
})

/** What somebody would copy from the page, in its order: the address, and what goes with it. */
function typedOn(html: string) {
  const [list] = /<ol>.*?<\/ol>/s.exec(html)!
  return [...list.matchAll(/<pre[^>]*><code>(.*?)<\/code>/gs)].map(([, shown]) => {
    const typed = shown!.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    const [, method = 'GET'] = / -X (\w+)/.exec(typed) ?? []
    const [, address] = /'http:\/\/localhost\/api([^']*)'/.exec(typed)!
    const headers = Object.fromEntries(
      [...typed.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name, value]): [string, string] => [name!, value!]),
    )
    const [, body] = /-d '([^']*)'/.exec(typed) ?? []
    return { method, address: address!, headers, body }
  })
}

describe('the page for people', () => {
  it('leads a stranger to a booking and back, by what it says letter for letter', async () => {
    const mine = new Map<string, string>()
    const put = (text: string) => [...mine].reduce((done, [shown, own]) => done.replaceAll(shown, own), text)
    const statuses: number[] = []
    const typed = typedOn(await (await api.app.request('/api/docs')).text())
    for (const { method, address, headers, body } of typed) {
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, put(value)]))
      const answer = await api.call(put(address), { method, headers: sent, body: body && put(body) })
      statuses.push(answer.status)
      const told = answer.body.data ?? answer.body
      // What the page says is to be put in the place of what it shows.
      if (told.terms) mine.set('0'.repeat(64), told.terms.hash)
      if (told.terms || told.reference) mine.set('00000000-0000-4000-8000-000000000000', told.id)
      if (told.jwt) mine.set('JWT', told.jwt)
      if (told.refundMinor !== undefined) {
        mine.set('"version":2', `"version":${told.version}`)
        mine.set('"refundMinor":45000', `"refundMinor":${told.refundMinor}`)
      }
      if (address.endsWith('/register')) {
        const [code] = await api.codesTo('you@example.org')
        expect((await api.call(`/auth/email-confirmation?confirmation=${code}`)).status).toBe(302)
      }
    }
    expect(statuses).toEqual([200, 200, 200, 201, 200, 200, 201, 200, 200, 200])
    const booked = typed.at(-3)!
    const sent = { authorization: put(booked.headers.authorization!) }
    expect((await api.call(put(booked.address), { headers: sent })).body.data.state).toBe('cancelled')
  })

  it('has the example of each call, about a home of this site on days to come', async () => {
    const html = await (await api.app.request('/api/docs')).text()
    const text = html.replaceAll('&#39;', "'").replaceAll('&#34;', '"').replaceAll('&#38;', '&')
    const missing = calls.filter(call => !text.includes(curlFor(call, examples, 'http://localhost/api')))
    expect(missing).toEqual([])
  })
})
