// What surrounds every page: the ways to the homes and the papers, who is signed in, and the page for what went wrong.

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { RetentionList } from '#consent/retention-list.tsx'
import { retentionPeriods } from '#consent/retention-periods.server.ts'
import { StoredList } from '#consent/stored-list.tsx'
import { asRendered, render } from '#tests/support/render.ts'
import { ErrorPage } from './error-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { siteFrom } from './site.ts'
import { WhyDirect } from './why-direct.tsx'

const site = siteFrom(
  {
    SITE_NAME: 'Dunes & Co',
    SITE_DESCRIPTION: 'Houses by the sea.',
    SITE_CONTACT: 'hello@dunes.example',
    SITE_ICON: '/icon.svg',
    SITE_SHARE_IMAGE: '/share.png',
    TRY_OUT: false,
  },
  'https://dunes.example',
  languagesOf('en-GB')[0]!,
  languagesOf('en-GB'),
  [
    { name: 'tos', to: '/tos', title: undefined },
    { name: 'by-train', to: '/pages/by-train', title: 'By train' },
  ],
)

describe('the head of the site', () => {
  const header = (user: Parameters<typeof Header>[0]['user']) => render(createElement(Header, { site, user }))

  const { languages, language } = site
  const languageMenu = [
    sentence('shell.language', { language: language.name }),
    ...languages.map(({ name }) => name),
  ].join(' ')

  it('leads home, to the homes, to the languages and to the door', () => {
    const { text, values } = header(null)
    expect(text).toBe(
      [
        ...[sentence('shell.skip'), 'Dunes & Co', sentence('shell.homes')],
        ...[sentence('shell.favourites'), languageMenu, sentence('shell.signIn')],
      ].join(' '),
    )
    expect(values('href')).toEqual([
      ...['#main', '/', '/stays', '/favourites'],
      ...languages.map(({ prefix }) => prefix || '/'),
      '/login',
    ])
  })

  it('knows who is signed in, and shows operators their part', () => {
    const guest = header({ name: 'Ada', isOperator: false })
    const before = [
      ...[sentence('shell.homes'), sentence('shell.favourites')],
      ...[languageMenu, sentence('shell.bookings')],
    ].join(' ')
    const menu = ['Ada', sentence('shell.yourAccount'), sentence('shell.yourBookings'), sentence('shell.signOut')]
    expect(guest.text).toMatch(new RegExp(`${before} .*${menu.join(' ')}`))
    expect(guest.tags('details')).toHaveLength(2)
    expect(guest.text).not.toContain(sentence('shell.admin'))
    expect(guest.tags('form')[0]).toContain('method="post"')
    expect(guest.tags('form')[0]).toContain('action="/sign-out"')
    expect(header({ name: 'Otto', isOperator: true }).values('href')).toContain('/admin')
  })

  it.each([
    ['is not fetched ahead where there are none', '-', true],
    ['is fetched ahead where there are some', 'harbour-loft.olive-mill', false],
  ])('leads to the favourites by a way that %s', (_what, homes, isLeftOut) => {
    const router = createMemoryRouter(
      [{ id: 'root', path: '*', element: createElement(Header, { site, user: null }) }],
      {
        hydrationData: { loaderData: { root: { favourites: { owner: null, homes } } } },
      },
    )
    const { tags } = asRendered(renderToString(createElement(RouterProvider, { router })))
    const way = tags('a').find(tag => tag.includes('href="/favourites"'))!
    expect(way.includes('data-prefetch="off"')).toBe(isLeftOut)
  })

  it('stands also when the site’s name is not known', () => {
    expect(render(createElement(Header, { site: undefined, user: null })).text).toContain('Casita')
  })
})

describe('the foot of the site', () => {
  it('leads to the pages of text and says whom to write to', () => {
    const { text, values } = render(createElement(Footer, { site }))
    expect(values('href')).toEqual(['/tos', '/pages/by-train', 'mailto:hello@dunes.example'])
    expect(text).toContain(`${sentence('shell.terms')} By train`)
    expect(text).toContain('Houses by the sea.')
  })
})

describe('the error page', () => {
  const page = (error: unknown) => render(createElement(ErrorPage, { error, site, requestId: 'a1-b2' }))

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'says of "%s" that nothing was reached, without a number, and how to try again',
    words => {
      const { text } = page(new TypeError(words))
      expect(text).toContain(sentence('shell.notReached'))
      expect(text).toContain(sentence('shell.tryAgain'))
      expect(text).not.toMatch(/500|a1-b2/)
      expect(text).not.toContain(sentence('shell.oops'))
    },
  )

  it('takes no fault of the server, and none of the page itself, for a missing network', () => {
    for (const fault of [
      new TypeError('fetch failed'),
      new TypeError('x is undefined'),
      new Error('Failed to fetch'),
    ]) {
      expect(page(fault).text).toContain('500')
    }
  })
  const notFound = { status: 404, statusText: '', internal: false, data: 'Page Not Found: /nowhere' }

  it('leads to the homes when there is no such page', () => {
    const { text, values } = page(notFound)
    expect(text).toContain('404 Oops! Looks like one of our vacation homes took a wrong turn.')
    expect(text).toContain("But don't worry, we have plenty of other amazing stays for you to explore! View All Stays")
    expect(values('href')).toEqual(['/stays', 'mailto:hello@dunes.example?subject=Support'])
    expect(text).toContain('a1-b2')
  })

  it('says nothing of homes, and nothing of what broke, when something broke', () => {
    const { text, values } = page(new Error('The secret of the house'))
    expect(text).toContain('500 Oops!')
    expect(text).not.toContain('secret')
    expect(text).not.toContain(sentence('shell.allStays'))
    expect(values('href')).toEqual(['mailto:hello@dunes.example?subject=Support'])
  })
})

describe('the papers', () => {
  it('name what a browser stores, and when what is over is removed', () => {
    const ofSessions = { SESSION_DAYS: 14, SESSION_ABSOLUTE_DAYS: 90, SESSION_ABSOLUTE_DAYS_OPERATORS: 30 }
    const settings = { ...ofSessions, CONSENT_DAYS: 365 }
    const { text } = render(createElement(StoredList, { settings }))
    for (const name of ['casita_session', 'casita_browser', 'targetRoute', 'casita.user', 'firebaseLocalStorageDb'])
      expect(text).toContain(name)
    expect(render(createElement(RetentionList, { periods: retentionPeriods() })).text).toContain(
      sentence('consent.holdsRemoved', { days: 1 }),
    )
  })
})

describe('why to book here', () => {
  it('is four promises', () => {
    const { tags, text } = render(createElement(WhyDirect))
    expect(tags('h3')).toHaveLength(4)
    expect(text).toContain(sentence('shell.firstPrice'))
  })
})
