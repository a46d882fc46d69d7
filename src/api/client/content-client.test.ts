// The typed client: what it sends, what it makes of each answer, and that a failure has one shape. Reference 7.5.

import qs from 'qs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentAddresses } from '#api/contract/content-addresses.ts'
import { describeVisit } from '#quotes/describe-visit.server.ts'
import { findStay } from '#stays/stay-store.server.ts'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { buildSomeHomes } from '#tests/support/some-homes.ts'
import { sourceFiles } from '#tests/support/source-files.ts'
import type { Slug } from '#values/slug.ts'
import { browserAddresses } from './browser-addresses.ts'
import { contentClient, inBrackets, isContentFault } from './content-client.client.ts'
import { loadCalendarDays } from './load-calendar-days.client.ts'
import { loadContentUser } from './load-content-user.client.ts'

let api: ContentApi
beforeAll(async () => {
  api = await contentApi()
  await buildSomeHomes(api.tools.database)
})
afterAll(() => api?.drop())

const origin = 'http://localhost'
const fetcher = ((input: string, init?: RequestInit) => api.app.request(input, init)) as typeof fetch
const answering = (answer: () => Response | Promise<Response>) => (async () => answer()) as unknown as typeof fetch
const here = contentClient({ addresses: contentAddresses, origin, fetcher })

async function faultOf(work: Promise<unknown>) {
  const fault = await work.then(
    () => undefined,
    thrown => thrown,
  )
  if (!isContentFault(fault)) throw new Error(`No fault of a call: ${fault}`)
  return fault
}

describe('the typed client', () => {
  it('sends paths, queries, headers and bodies, and answers what the call tells', async () => {
    const { data, meta } = await here('listStays', {
      query: { filters: { city: { $in: ['Pienza', 'Tofino'] } }, sort: ['name:asc'], pagination: { pageSize: '1' } },
    })
    expect([data.map(({ slug }) => slug), meta.total]).toEqual([['casa-del-forno'], 2])
    const stay = await here('readStay', { path: { slug: 'casa-del-forno' } })
    expect(stay.data.city).toBe('Pienza')
    const quoted = await here('askQuote', {
      body: { stay: 'casa-del-forno', checkIn: '2030-07-01', checkOut: '2030-07-05', party: { adults: 2 } },
    })
    expect(quoted.data.price.totalMinor).toBe(4 * 180_00 + 60_00)
  })

  it('sends the token of a program along', async () => {
    const user = await api.makeUser()
    const { jwt } = await here('signIn', { body: { identifier: user.email, password: user.password } })
    const signedIn = contentClient({ addresses: contentAddresses, origin, fetcher, token: () => jwt })
    expect((await signedIn('readMe', { query: { populate: ['role'] } })).role?.type).toBe('authenticated')
    expect((await signedIn('listBookings')).data).toEqual([])
  })

  it('throws the refusal of the server as it came', async () => {
    const fault = await faultOf(here('readStay', { path: { slug: 'never-was' } }))
    expect(fault).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    })
    expect((await faultOf(here('readMe'))).error).toMatchObject({ status: 403, name: 'ForbiddenError' })
  })

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
    ['the answer is empty', () => new Response(null, { status: 502 }), 'An empty answer with the status 502'],
    ['a proxy answers with a page', () => new Response('<html>', { status: 200 }), expect.stringMatching(/JSON/)],
  ])('throws UnknownError with the status 500 when %s', async (_what, answer, message) => {
    const client = contentClient({ addresses: contentAddresses, origin, fetcher: answering(answer as () => Response) })
    const fault = await faultOf(client('listStays'))
    expect(fault).toEqual({
      data: null,
      error: { status: 500, name: 'UnknownError', message, details: expect.anything() },
    })
  })

  it('passes a 500 of the server on, which is no UnknownError', async () => {
    const body = { data: null, error: { status: 500, name: 'InternalServerError', message: 'x', details: {} } }
    const client = contentClient({
      addresses: contentAddresses,
      origin,
      fetcher: answering(() => Response.json(body, { status: 500 })),
    })
    expect(await faultOf(client('listStays'))).toEqual(body)
  })

  it('tries nothing twice', async () => {
    let sent = 0
    const client = contentClient({
      addresses: contentAddresses,
      fetcher: answering(() => {
        sent += 1
        return Promise.reject(new TypeError('fetch failed'))
      }),
    })
    await faultOf(client('listStays'))
    expect(sent).toBe(1)
  })

  it.each([
    {},
    { a: 1, b: undefined, c: null },
    { populate: ['role'] },
    { filters: { city: { $eq: 'São & Söhne' }, $or: [{ a: '1' }, { b: '2' }] }, pagination: { page: 2 } },
  ])('writes %j as clients of Strapi do', query => {
    expect(qs.parse(inBrackets(query), { ignoreQueryPrefix: true })).toEqual(
      qs.parse(qs.stringify(query, { skipNulls: true })),
    )
  })
})

describe('the days of a calendar', () => {
  it('are those that the page shows, but for what a click does', async () => {
    const found = await findStay(api.tools.database, 'casa-del-forno' as Slug)
    if (found?.kind !== 'found') throw new Error('The home is not there')
    const shown = await describeVisit(api.tools, found.stay, new URLSearchParams('month=2030-07'))
    const cells = shown.availability!.months.flatMap(({ weeks }) => weeks.flat()).filter(cell => cell !== null)
    const loaded = await loadCalendarDays(here, 'casa-del-forno', { from: '2030-07-01', to: '2030-09-01' })
    expect(loaded).toHaveLength(62)
    expect(loaded).toEqual(cells.map(({ chosen: _, ...cell }) => ({ ...cell, step: undefined })))
  })

  it('are a fault without a network', async () => {
    const down = contentClient({
      addresses: contentAddresses,
      origin,
      fetcher: answering(() => Promise.reject(new TypeError('fetch failed'))),
    })
    const fault = await faultOf(loadCalendarDays(down, 'casa-del-forno', { from: '2030-07-01', to: '2030-08-01' }))
    expect(fault.error).toMatchObject({ status: 500, name: 'UnknownError' })
  })
})

describe('the content user of a page', () => {
  const asked = (answer: () => Response | Promise<Response>) =>
    loadContentUser(contentClient({ addresses: contentAddresses, origin, fetcher: answering(answer) }))

  it('is loaded with the session', async () => {
    const user = await api.makeUser()
    const token = await api.tokenOf(user)
    const loaded = await loadContentUser(
      contentClient({ addresses: contentAddresses, origin, fetcher, token: () => token }),
    )
    expect(loaded).toMatchObject({ kind: 'loaded', user: { email: user.email } })
  })

  it('is gone with the session after a 401', async () => {
    const loaded = await loadContentUser(
      contentClient({ addresses: contentAddresses, origin, fetcher, token: () => 'x'.repeat(43) }),
    )
    expect(loaded).toEqual({ kind: 'session-over' })
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['an empty 401 of a proxy', () => new Response(null, { status: 401 })],
    ['a fault of the server', () => Response.json({ data: null, error: { status: 500, name: 'X' } }, { status: 500 })],
    ['too many', () => Response.json({ data: null, error: { status: 429, name: 'X' } }, { status: 429 })],
  ])('is unreachable with %s, and the session stands', async (_what, answer) => {
    expect(await asked(answer as () => Response)).toEqual({ kind: 'unreachable' })
  })
})

it('knows the address of every call that browsers make, and of no other', () => {
  const browsers = sourceFiles('src').filter(({ path }) => /\.tsx$|\.client\.ts$/.test(path))
  const made = browsers.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:client|contentClient\(\))\(\s*'(\w+)'/g)].map(([, call]) => call),
  )
  expect([...new Set(made)].sort()).toEqual(Object.keys(browserAddresses).sort())
})
