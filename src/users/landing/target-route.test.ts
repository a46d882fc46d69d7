// The wanted page is kept exactly, and a sign-in lands on it or on the homes, never elsewhere.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookieNamed } from '#platform/cookie.ts'
import { landingOf, noTargetRouteCookie, previousPage, targetRouteCookie, targetRouteOf } from './target-route.ts'

const kept = (path: string) => targetRouteCookie(path).split(';')[0]!

describe('the cookie targetRoute (Spec 4)', () => {
  it('is the full path, encoded, for the whole site and the browser session', () => {
    expect(targetRouteCookie('/user/bookings?x=1')).toBe('targetRoute=%2Fuser%2Fbookings%3Fx%3D1; Path=/')
  })

  it('decodes to exactly what was wanted', () => {
    const value = cookieNamed('targetRoute', `a=b; ${kept('/user/bookings/3?tab=a#top')}; c=d`)
    expect(decodeURIComponent(value!)).toBe('/user/bookings/3?tab=a#top')
  })

  it('is forgotten by a cookie that is over', () => {
    expect(noTargetRouteCookie).toBe('targetRoute=; Path=/; Max-Age=0')
  })

  it.each([
    'https%3A%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '%2F%5Cevil.example',
    '%2F%09%2Fevil.example',
    '%E0%A4%A',
    '',
    'stays',
    encodeURIComponent('/login'),
    encodeURIComponent('/register?x=1'),
    encodeURIComponent('/verify-email'),
    encodeURIComponent('/sign-out'),
  ])('set by hand to %s it is not followed', value => {
    expect(targetRouteOf(`targetRoute=${value}`)).toBeUndefined()
    expect(landingOf('verified', `targetRoute=${value}`)).toEqual({ path: '/stays', consumed: true })
  })

  it('set to anything it leads to the site or nowhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        for (const value of [
          text,
          encodeURIComponent(text.toWellFormed()),
          encodeURIComponent(`/${text.toWellFormed()}`),
        ]) {
          const { path } = landingOf('verified', `targetRoute=${value}`)
          expect(new URL(path, 'https://homes.example').origin).toBe('https://homes.example')
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('is what it was for every path of the site', () => {
    const paths = fc.array(fc.constantFrom('user', 'bookings', '7', 'a b', 'é', '?x=1', '#top', '%2F', ';', '=', ','))
    fc.assert(
      fc.property(paths, parts => {
        const { pathname, search, hash } = new URL(`/user/${parts.join('/')}`, 'https://homes.example')
        const path = pathname + search + hash
        expect(targetRouteOf(kept(path))).toBe(path)
      }),
    )
  })
})

describe('where a sign-in lands', () => {
  it.each([
    ['verified', null, '/stays', true],
    ['verified', kept('/user/bookings/7?x=1'), '/user/bookings/7?x=1', true],
    ['unverified', null, '/stays', true],
    ['unverified', kept('/user'), '/verify-email', false],
  ] as const)('%s with %s: %s', (visitor, cookies, path, consumed) => {
    expect(landingOf(visitor, cookies)).toEqual({ path, consumed })
  })
})

describe('the previous page', () => {
  it.each([
    ['/stays/harbour-loft?in=2030-01-01', '/stays/harbour-loft?in=2030-01-01'],
    ['/', '/'],
    ['/user', '/user'],
    [undefined, '/stays'],
    [null, '/stays'],
    ['/login', '/stays'],
    ['/register', '/stays'],
    ['/forgot-password?x', '/stays'],
    ['/verify-email#x', '/stays'],
    ['/auth/action?mode=verifyEmail', '/stays'],
    ['//evil.example', '/stays'],
  ])('of somebody who left %s is %s', (left, page) => {
    expect(previousPage(left)).toBe(page)
  })
})
