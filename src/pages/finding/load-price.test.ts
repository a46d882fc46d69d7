// The price beside a home as the browser asks for it: word for word what the page of the server shows, or no price.

import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noFavourites } from '#favourites/favourites-of-request.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { findStay } from '#stays/stay-store.server.ts'
import { addChoices } from '#tests/support/add-choices.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { buildSomeHomes } from '#tests/support/some-homes.ts'
import { signedOut } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { loadPrice } from './load-price.client.ts'
import { type PriceBesideHome, priceBesideHome } from './price-beside-home.server.ts'
import { loader } from './stay-price.ts'

const origin = 'http://localhost'
let api: ContentApi
let chosen: string
beforeAll(async () => {
  api = await contentApi()
  await buildSomeHomes(api.tools.database)
  const { id } = await buildHome(api.tools.database, {
    slug: 'casa',
    cleaningMinor: 50_00,
    minimumNights: 2,
    petsMax: 1,
  })
  await buildHome(api.tools.database, { slug: 'not-sold', nightlyMinor: null })
  const { rateId, extraId } = await addChoices(api.tools.database, id, { code: 'SUN' })
  chosen = `plan=${rateId}&extra-${extraId}=2&code=SUN`
})
afterAll(() => api?.drop())

const asked: string[] = []
/** The route as the browser asks it. */
async function fetcher(path: string): Promise<Response> {
  asked.push(path)
  const url = new URL(path, origin)
  const context = new RouterContextProvider()
  const { tools } = api
  context.set(pageContext, {
    tools,
    visitor: signedOut,
    favourites: noFavourites,
    address: '127.0.0.1',
    requestId: '1',
    nonce: '',
    isKept: false,
    onFault: () => {},
    problem: undefined,
  })
  const params = { slug: url.pathname.split('/')[2]! }
  const pattern = '/stays/:slug/price'
  return loader({ request: new Request(url), url, params, context, pattern } as never)
}

/** What the page of the server shows at an address. */
async function shownAt(query: string, slug = 'casa'): Promise<PriceBesideHome> {
  const found = await findStay(api.tools.database, slug as Slug)
  if (found?.kind !== 'found') throw new Error('The home is not there')
  const request = new Request(new URL(`/stays/${slug}`, origin))
  const index = await freshIndex(api.tools)
  const asking = { tools: api.tools, index, visitor: signedOut, request, query: new URLSearchParams(query) }
  return (await priceBesideHome(asking, found.stay)).view
}

const address = (query: string, slug = 'casa') => new URL(`/stays/${slug}?${query}`, origin)

/** From the page at one address to another, as the browser goes. */
async function follow(from: string, to: string, { slug = 'casa', by = fetcher } = {}) {
  asked.length = 0
  return loadPrice(await shownAt(from, slug), address(from, slug).href, address(to, slug), by)
}

const dates = 'in=2030-07-01&out=2030-07-04'

describe('the price beside a home', () => {
  it.each([
    ['dates', '', dates],
    ['other dates in other months', dates, 'in=2030-11-28&out=2030-12-03'],
    ['a bigger party', dates, `${dates}&adults=3&ages=4&infants=1&pets=1`],
    ['rate, extras and code', dates, () => `${dates}&${chosen}`],
    ['nothing of that any more', () => `${dates}&${chosen}`, dates],
    ['the day of arrival alone', '', 'in=2030-07-01&out='],
    ['the day of departure alone', '', 'in=&out=2030-07-04'],
    ['an arrival on which no visit begins', '', 'in=2030-05-15'],
    ['no dates any more', dates, 'adults=4'],
    ['too few nights for too many', dates, 'in=2030-07-01&out=2030-07-02&adults=9&pets=3'],
    ['a code that is none', dates, `${dates}&code=RAIN`],
    ['a rate that is none', dates, `${dates}&plan=99999`],
    ['more of an extra than there are', dates, () => `${dates}&${chosen.replace('=2&', '=9&')}`],
    ['everything as the form sends it', '', `${dates}&adults=2&ages=&infants=0&pets=0&code=`],
    ['children as people write them', dates, `${dates}&ages=3%2C+7`],
    ['more children than the call for programs reads', dates, `${dates}&ages=${Array(30).fill(3).join('%2C')}`],
  ])('is that of the page for %s', async (_what, from, to) => {
    const [one, other] = [from, to].map(query => (typeof query === 'string' ? query : query()))
    const changed = await follow(one!, other!)
    expect(changed).toEqual(await shownAt(other!))
  })

  it('is asked for once, whatever was changed, by the address of the page', async () => {
    for (const to of [`${dates}&${chosen}`, `${dates}&adults=3`, 'in=2030-11-28&out=2030-12-03']) {
      await follow(dates, to)
      expect(asked).toEqual([`/stays/casa/price?${to}`])
    }
  })

  it('carries a tag for the browser that asked, and comes once while nothing changes', async () => {
    const answer = await fetcher(`/stays/casa/price?${dates}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect((await fetcher(`/stays/casa/price?${dates}`)).headers.get('etag')).toBe(answer.headers.get('etag'))
    const other = await fetcher(`/stays/casa/price?${dates}&adults=3`)
    expect(other.headers.get('etag')).not.toBe(answer.headers.get('etag'))
  })

  it('is none at a home that is not on sale', async () => {
    const changed = await follow('', dates, { slug: 'not-sold' })
    expect(changed?.offered.quote).toEqual({ kind: 'open' })
    expect(changed?.offered.availability).toBeUndefined()
  })

  it.each([
    ['other months of the plain calendar', '', 'month=2030-08'],
    ['another page of the reviews', 'reviews=2', dates],
    ['days in the wrong order', dates, 'in=2030-07-04&out=2030-07-01'],
    ['half an extra', dates, `${dates}&extra-1=1.5`],
  ])('is left to the page of the server for %s', async (_what, from, to) => {
    expect(await follow(from, to)).toBeUndefined()
  })

  it('is left to the page of the server for another home, and where the call refuses', async () => {
    const shown = await shownAt(dates)
    const elsewhere = address(dates, 'harbour-loft')
    expect(await loadPrice(shown, address(dates).href, elsewhere, fetcher)).toBeUndefined()
    const limited = { data: null, error: { status: 429, name: 'RateLimitError', message: 'x', details: {} } }
    const by = async () => Response.json(limited, { status: 429 })
    expect(await follow(dates, `${dates}&adults=3`, { by })).toBeUndefined()
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['an empty answer', () => new Response(null, { status: 502 })],
    [
      'a fault of the server',
      () =>
        Response.json({ data: null, error: { status: 500, name: 'X', message: 'x', details: {} } }, { status: 500 }),
    ],
  ])('is unreachable with %s: nothing can be reserved, and nothing typed is lost', async (_what, answer) => {
    const to = `in=2030-07-02&out=2030-07-05&adults=3&${chosen}`
    const changed = await follow(dates, to, { by: async () => answer() })
    const page = await shownAt(to)
    expect(changed).toMatchObject({
      price: undefined,
      reserve: undefined,
      offered: { quote: { kind: 'unreachable' }, fields: page.offered.fields, visit: page.offered.visit },
    })
    const { choices } = changed!.offered
    expect(choices?.plans.map(({ total }) => total)).toEqual([undefined, undefined])
    expect([choices?.plan, choices?.code, choices?.extras[0]?.typed]).toEqual([page.offered.choices?.plan, 'SUN', '2'])
  })
})
