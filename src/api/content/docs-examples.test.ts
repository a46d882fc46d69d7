// The examples of the page for people: each is as its call is described, and those that need nobody are answered.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { buildSomeHomes } from '#tests/support/some-homes.ts'
import { type ContentCall, contentAddress, contentAddresses } from './contract/content-addresses.ts'
import { contentContract } from './contract/content-contract.ts'
import type { Operation } from './contract/operation.ts'
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

describe('the page for people', () => {
  it('has the example of each call, about a home of this site on days to come', async () => {
    const html = await (await api.app.request('/api/docs')).text()
    const text = html.replaceAll('&#39;', "'").replaceAll('&#34;', '"').replaceAll('&#38;', '&')
    const missing = calls.filter(call => !text.includes(curlFor(call, examples, 'http://localhost/api')))
    expect(missing).toEqual([])
  })
})
