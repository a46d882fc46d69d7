// What search engines and readers of links are told, over HTTP: the map of the site, one address for each thing, pictures.

import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { staySlugHistoryTable } from '#stays/stay-tables.server.ts'
import { buildHome } from './support/build-home.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
  const { database } = site.tools
  const photos = Array.from({ length: 8 }, (_, at) => ({ path: `/photos/harbour-loft/${at + 1}`, width: 1600 }))
  const loft = await buildHome(database, { slug: 'harbour-loft', name: 'Harbour </script> Loft', photos })
  await database.insert(staySlugHistoryTable).values({ slug: 'old-loft', stayId: loft.id })
  await buildHome(database, { slug: 'hidden', status: 'unlisted' })
  await buildHome(database, { slug: 'draft', status: 'draft' })
})
afterAll(() => site?.stop())

const html = { accept: 'text/html' }
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
const open = async (path: string) => (await site.get(path, { headers: html })).text()

describe('the map of the site', () => {
  it('is named in robots.txt, which keeps nobody from an open page', async () => {
    const text = await open('/robots.txt')
    expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
    const kept = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path!)
    for (const path of ['/', '/stays', '/stays/harbour-loft', '/contact', '/assets/x.js', '/photos/x.webp']) {
      expect(kept.some(prefix => path.startsWith(prefix))).toBe(false)
    }
  })

  it('leads to every listed home and every open page, and each of these says that it has this address', async () => {
    const maps = addressesIn(await open('/sitemap.xml'))
    const expected = languagesOf('en').flatMap(({ prefix }) => [
      `${site.origin}/sitemaps${prefix}/pages.xml`,
      `${site.origin}/sitemaps${prefix}/stays-0.xml`,
    ])
    expect(maps).toEqual(expected)
    const pages = (await Promise.all(maps.map(map => open(map.slice(site.origin.length))))).flatMap(addressesIn)
    expect(pages).toContain(`${site.origin}/stays/harbour-loft`)
    for (const hidden of ['hidden', 'draft', 'old-loft']) expect(pages.join()).not.toContain(hidden)
    for (const page of pages) {
      const text = await open(page.slice(site.origin.length) || '/')
      expect(text, page).toContain(`<link rel="canonical" href="${page}"`)
      expect(text, page).not.toContain('noindex')
    }
  })

  it('comes as XML that may be kept for a while, and says when homes changed', async () => {
    const answer = await site.get('/sitemaps/stays-0.xml')
    expect(answer.headers.get('content-type')).toContain('application/xml')
    expect(answer.headers.get('cache-control')).toContain('public')
    expect(await answer.text()).toMatch(/<loc>[^<]*harbour-loft<\/loc><lastmod>\d{4}-\d\d-\d\dT/)
  })

  it.each(['/sitemaps/stays-9.xml', '/sitemaps/stays-x.xml', '/sitemaps/nope.xml'])('%s is nowhere', async path => {
    expect((await site.get(path, { headers: html })).status).toBe(404)
  })
})

describe('the page of a home', () => {
  it('describes it in structured data that a name cannot end', async () => {
    const text = await open('/stays/harbour-loft')
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)!
    expect(JSON.parse(json!)).toMatchObject({
      '@type': 'VacationRental',
      name: 'Harbour </script> Loft',
      url: `${site.origin}/stays/harbour-loft`,
      image: expect.arrayContaining([`${site.origin}/photos/harbour-loft/1-1200.webp`]),
    })
    expect(json).not.toMatch(/Rua Secreta|8700/)
  })

  it('that is unlisted is no find: noindex, and no structured data', async () => {
    const text = await open('/stays/hidden')
    expect(text).toContain('noindex')
    expect(text).not.toContain('ld+json')
  })

  it.each(['/stays/old-loft', '/stays/old-loft/book', '/stays/old-loft/share.jpg'])(
    'has moved for good: %s',
    async path => {
      const answer = await site.get(path, { headers: html })
      expect([answer.status, answer.headers.get('location')?.replace(site.origin, '')]).toEqual([
        301,
        path.replace('old-loft', 'harbour-loft'),
      ])
    },
  )

  it.each(['/stays/Harbour-Loft', '/stays/HARBOUR-LOFT/book', '/stays/Harbour-Loft/enquire'])(
    'written in capitals leads to the one address, with the query as it came: %s',
    async path => {
      const asked = '?in=2031-05-12&out=2031-05-19&where=Pienza'
      const answer = await site.get(path + asked, { headers: html })
      expect([answer.status, answer.headers.get('location')?.replace(site.origin, '')]).toEqual([
        301,
        path.toLowerCase() + asked,
      ])
    },
  )

  it.each(['/stays/Old-Loft', '/stays/OLD-loft/book'])('has moved for good, in capitals too: %s', async path => {
    const answer = await site.get(path, { headers: html })
    expect([answer.status, answer.headers.get('location')?.replace(site.origin, '')]).toEqual([
      301,
      path.toLowerCase().replace('old-loft', 'harbour-loft'),
    ])
  })

  it.each(['/stays/Draft', '/stays/Nowhere', '/stays/Nowhere/enquire'])('%s is nowhere', async path => {
    expect((await site.get(path, { headers: html })).status).toBe(404)
  })

  it('is shared with a picture of its own, kept for ever under an address that changes with it', async () => {
    const text = await open('/stays/harbour-loft')
    const address = /property="og:image" content="([^"]+)"/.exec(text)![1]!
    expect(address).toMatch(new RegExp(`^${site.origin}/stays/harbour-loft/share\\.jpg\\?v=`))
    const answer = await site.get(address.slice(site.origin.length))
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
    const guessed = await site.get('/stays/harbour-loft/share.jpg?v=000000000000')
    expect(guessed.headers.get('cache-control')).not.toContain('immutable')
  })

  it.each(['/stays/draft/share.jpg', '/stays/nowhere/share.jpg'])('%s is nowhere', async path => {
    expect((await site.get(path, { headers: html })).status).toBe(404)
  })
})

describe('what is nobody’s find', () => {
  it.each(['/contact/thanks', '/stays/harbour-loft/book', '/no-such-page', '/login'])('%s says so', async path => {
    expect(await open(path)).toContain('<meta name="robots" content="noindex"')
  })

  it('an earlier version of the terms', async () => {
    await site.tools.database.execute(sql`
      insert into paper_version (name, hash, text, first_shown_at)
      values ('tos', ${'0'.repeat(64)}, '# Old terms', '2029-02-03T04:05:06Z')`)
    const text = await open(`/tos?version=${'0'.repeat(64)}`)
    expect(text).toContain('noindex')
    expect(text).toContain('This is an earlier version.')
    expect((await site.get(`/tos?version=${'1'.repeat(64)}`, { headers: html })).status).toBe(404)
  })
})

describe('a page that breaks on the server', () => {
  it('has status 500, the words and the number, and neither the button nor what broke', async () => {
    const { database } = site.tools
    await database.execute(sql`alter table paper_version rename to paper_version_away`)
    try {
      const answer = await site.get('/tos', { headers: html })
      expect(answer.status).toBe(500)
      const text = await answer.text()
      expect(text).toMatch(/<title>500\s+Error! · Casita<\/title>/)
      for (const words of ['Oops!', sentence('shell.wrongTurn'), '?subject=Support']) expect(text).toContain(words)
      expect(text).toContain(answer.headers.get('x-request-id'))
      expect(text).not.toMatch(/amazing stays|View All Stays|paper_version|Failed query|\bat [\w.]+ \(/)
      const told = await site.get('/tos', { headers: { accept: 'application/json' } })
      expect([told.status, await told.json()]).toMatchObject([500, { error: true, message: 'Server Error' }])
    } finally {
      await database.execute(sql`alter table paper_version_away rename to paper_version`)
    }
  })
})

describe('every answer', () => {
  it.each([
    ['a page', '/', /script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'/],
    ['an error', '/no-such-page', /script-src 'nonce-/],
    ['data of a page', '/stays.data', /script-src 'nonce-/],
    ['a program’s answer', '/healthz', /default-src 'none'/],
    ['the map of the site', '/sitemap.xml', /default-src 'none'/],
    ['robots.txt', '/robots.txt', /default-src 'none'/],
    ['a file', '/icon.svg', /default-src 'none'/],
  ])('has a policy for scripts, never unsafe: %s', async (_what, path, shape) => {
    const answer = await site.get(path, { headers: html })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(shape)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|https?:|\*/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    expect(answer.headers.get('permissions-policy')).toContain('camera=()')
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  })

  it('that is a script of the bundle says nothing that only documents heed', async () => {
    const page = await (await site.get('/')).text()
    const { headers, status } = await site.get(/\/assets\/entry\.client-[\w-]+\.js/.exec(page)![0])
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options', 'cross-origin-opener-policy'])
      expect(headers.get(name), name).toBeNull()
    // What is not there is answered by a page.
    const missing = await site.get('/assets/no-such-script.js', { headers: html })
    expect([missing.status, missing.headers.get('x-frame-options')]).toEqual([404, 'DENY'])
  })

  it('with a nonce is kept for no second visitor', async () => {
    for (const path of ['/', '/stays', '/stays/harbour-loft', '/tos', '/contact', '/login']) {
      expect((await site.get(path, { headers: html })).headers.get('cache-control'), path).toMatch(/private|no-store/)
    }
  })
})
