// No text whatever leads off the site.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const site = 'https://homes.example'

/** Where a browser on a page of the site goes when told to go to `text`. */
const arrival = (text: string) => new URL(text, `${site}/login`).origin

describe('a path of our own', () => {
  it.each([
    ['/', '/'],
    ['/stays', '/stays'],
    ['/user/bookings/3?tab=a#top', '/user/bookings/3?tab=a#top'],
    ['/stays?where=S%C3%A3o%20Paulo&in=2030-01-01', '/stays?where=S%C3%A3o%20Paulo&in=2030-01-01'],
    ['/stays?next=//evil.example', '/stays?next=//evil.example'],
    ['/stays/../user', '/user'],
    ['/stays/a%2Fb', '/stays/a%2Fb'],
    ['/é', '/%C3%A9'],
  ])('%s is kept', (text, path) => {
    expect(ownPath(text)).toBe(path)
  })

  it.each([
    undefined,
    null,
    '',
    'stays',
    'https://evil.example',
    'HTTPS://evil.example/stays',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%2F%2Fevil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/\u0000',
    '/\u202Estays',
    `/${'x'.repeat(3000)}`,
  ])('%j is none', text => {
    expect(ownPath(text)).toBeUndefined()
  })
})

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '\\', '//', '.', '..', '%2F', '%5c', '%09', '\t', '\n', '\r', '@', ':', '?', '#', ' '),
    fc.constantFrom('evil.example', 'http:', 'https:', 'javascript:', 'user', 'stays', '\u0000', '\u2028', '％２Ｆ'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const hostile = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''))

  it.each([
    ['made of what attacks are made of', hostile],
    ['that starts well', hostile.map(text => `/${text}`)],
    ['at all', fc.string({ unit: 'binary' })],
    ['that is an address', fc.webUrl({ withFragments: true, withQueryParameters: true })],
  ])('%s is refused or stays on the site, also when it is kept again', (_what, texts) => {
    fc.assert(
      fc.property(texts, text => {
        const path = ownPath(text)
        if (path === undefined) return
        expect(path).toMatch(/^\/(?!\/)/)
        expect(arrival(path)).toBe(site)
        expect(ownPath(path)).toBe(path)
        // Once more decoded, as a careless reader might, it still does not name another host.
        expect(decodeURI(path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')).startsWith('//')).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })
})
