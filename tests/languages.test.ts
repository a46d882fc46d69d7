// Languages by address: links, guards, forms and redirects stay in the language of the page, and nobody is sent to another.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf, tagOf } from '#catalogue/languages.ts'
import { everyMailLeading, usualWays } from './support/every-mail.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let visitor: PlainVisitor

beforeAll(async () => {
  site = await startSite({ environment: { CASITA_TEST_HELPERS: '1' } })
})
afterAll(() => site?.stop())

const asGuest = { headers: { accept: 'text/html' } }
const addressesIn = (html: string) =>
  [...html.matchAll(/<(a|form|link)\b[^>]*?\b(?:href|action)="(\/[^"]*)"/g)].map(([, element, address]) => ({
    element,
    address: address!,
  }))

describe('a page in another language', () => {
  it('says so, and names itself and the others to search engines', async () => {
    const html = await (await site.get('/en-xa/contact', asGuest)).text()
    expect(html).toMatch(/<html lang="en-XA" dir="ltr"[ >]/)
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/en-xa/contact"/>`)
    for (const [code, path] of [
      ['en', '/contact'],
      ['en-XA', '/en-xa/contact'],
      ['x-default', '/contact'],
    ]) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${code}" href="${site.origin}${path}"/>`)
    }
  })

  it.each(['/en-xa', '/en-xa/stays', '/en-xa/login', '/en-xa/contact', '/en-xa/cookies', '/en-xa/tos'])(
    'leads to pages in it only: %s',
    async path => {
      const html = await (await site.get(path, asGuest)).text()
      const elsewhere = addressesIn(html).filter(
        ({ element, address }) => element !== 'link' && !/^\/en-xa(\/|$|\?)/.test(address),
      )
      // The ways to the same page in the other languages, the default one first.
      const same = path.slice('/en-xa'.length)
      expect(elsewhere).toEqual(
        languagesOf('en').map(({ prefix }) => ({ element: 'a', address: `${prefix}${same}` || '/' })),
      )
    },
  )

  it('has its own script, and the lists of files that lead there', async () => {
    const html = await (await site.get('/en-xa/stays', asGuest)).text()
    const scripts = [...html.matchAll(/"(\/assets\/[^"]*\.js)"/g)].map(([, address]) => address!)
    const own = scripts.filter(address => address.startsWith('/assets/en-xa/'))
    expect(own.length).toBeGreaterThan(2)
    for (const address of scripts) {
      const answer = await site.get(address)
      expect([answer.status, answer.headers.get('content-type')], address).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ])
      expect(await answer.text(), address).not.toMatch(/__SENTENCES__|__VITE_PRELOAD__/)
    }
    const manifest = own.find(address => address.includes('/manifest-'))
    expect(await (await site.get(manifest!)).text()).toContain('"/assets/en-xa/')
  })

  it('keeps its language at the guard, and after signing in', async () => {
    const user = await site.makeUser()
    visitor = plainVisitor(site)
    const sent = await visitor.get('/en-xa/user/bookings?tab=past')
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/en-xa/login'])
    const signedIn = await visitor.post('/en-xa/login', user)
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([302, '/en-xa/user/bookings?tab=past'])
    expect((await visitor.get('/en-xa/user/bookings?tab=past')).status).toBe(200)
  })

  it('is in no cache where the page of the default language is in none', async () => {
    expect((await visitor.get('/en-xa/user')).headers.get('cache-control')).toBe('private, no-store')
    expect((await visitor.get('/en-xa/stays')).headers.get('cache-control')).toBe('private, no-cache')
  })

  it('that is none says so in it', async () => {
    const answer = await site.get('/en-xa/no-such-page', asGuest)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<html lang="en-XA"')
  })
})

describe('an address', () => {
  it.each([
    ['/en', '/'],
    ['/en/stays?adults=2', '/stays?adults=2'],
  ])('that only repeats the default language leads to the one without: %s', async (path, there) => {
    const answer = await site.get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, there])
  })

  it.each(['/xx/stays', '/de-de/stays', '/enx/stays', '/en-xa-b/stays'])(
    'with a language that there is not is no page: %s',
    async path => expect((await site.get(path)).status).toBe(404),
  )
})

describe('a visitor whose browser prefers another language', () => {
  it('is offered it, and sent nowhere', async () => {
    const answer = await site.get('/en-xa/stays', {
      headers: { accept: 'text/html', 'accept-language': 'fr, en;q=0.8' },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('vary')).toMatch(/accept-language/)
    expect(await answer.text()).toMatch(/<a href="\/stays" lang="en-GB"[^>]*>Read this page in English<\/a>/)
  })

  it('is offered nothing once they chose', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'en', cookie: 'casita_language=en-XA' }
    expect(await (await site.get('/en-xa/stays', { headers })).text()).not.toMatch(/<a [^>]*>Read this page/)
  })

  it('has the first page in the language they chose', async () => {
    const home = await site.get('/', { headers: { cookie: 'casita_language=en-XA' } })
    expect([home.status, home.headers.get('location')]).toEqual([302, '/en-xa'])
    const shared = await site.get('/stays', { headers: { cookie: 'casita_language=en-XA' } })
    expect(shared.status).toBe(200)
  })
})

it('search engines find every page in every language', async () => {
  const index = await (await site.get('/sitemap.xml')).text()
  expect(index).toContain(`${site.origin}/sitemaps/pages.xml`)
  expect(index).toContain(`${site.origin}/sitemaps/en-xa/pages.xml`)
  const pages = await (await site.get('/sitemaps/en-xa/pages.xml')).text()
  expect(pages).toContain(`<loc>${site.origin}/en-xa</loc>`)
  expect(pages).toContain(`<loc>${site.origin}/en-xa/stays</loc>`)
  expect(await (await site.get('/robots.txt')).text()).toContain('Disallow: /en-xa/admin')
})

describe.each(languagesOf('en'))('every mail in $name', language => {
  const inIt = inLanguage(language, () => everyMailLeading(usualWays))
  const inEnglish = everyMailLeading(usualWays)

  it.each(inIt.map(({ name, mail }, at) => ({ name, mail, english: inEnglish[at]!.mail })))(
    '$name',
    ({ mail: { subject, text, html }, english }) => {
      expect(html).toContain(`lang="${tagOf(language)}" dir="${language.direction}"`)
      expect(subject + text).not.toMatch(/undefined|NaN|\[object|[{}]/)
      if (language.code !== 'en') expect(text).not.toBe(english.text)
    },
  )
})
