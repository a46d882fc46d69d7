// Where links may lead: nowhere but to pages of the site and to addresses with https, however it is written.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkTarget, targetOf } from './link-target.ts'

describe('a target', () => {
  it.each([
    ['/pages/arriving', '/pages/arriving'],
    ['/stays?where=Skye#map', '/stays?where=Skye#map'],
    ['/', '/'],
    ['/de/pages/anreise', '/pages/anreise'],
    ['/AR', '/'],
    ['/pages/../stays', '/stays'],
    ['https://dunes.example', 'https://dunes.example/'],
    ['HTTPS://Dunes.Example/a b'.replace(' ', '%20'), 'https://dunes.example/a%20b'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
  ])('%s is %s', (typed, target) => {
    expect(targetOf(typed)).toBe(target)
  })

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,<script>', 'vbscript:x', 'http://dunes.example'],
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/%2fevil.example', '/..//evil.example', '/%5cevil'],
    ...['https:evil.example', 'https:///evil', 'https://user:pw@dunes.example/', 'https://user@dunes.example/'],
    ...['https://localhost/', 'https://', 'https://dunes.example/\nSet-Cookie: a', 'https://dunes.example/\u202e'],
    ...[
      'java\tscript:alert(1)',
      ' /stays\u0000',
      'mailto:a@dunes.example',
      'stays',
      '../stays',
      '?a',
      '#a',
      '/a\u200eb',
    ],
  ])('%j is none', typed => {
    expect(targetOf(typed)).toBeUndefined()
    expect(linkTarget.safeParse(typed.trim()).success).toBe(targetOf(typed.trim()) !== undefined)
  })

  it('of whatever is typed stays on the site or is https, and is its own normal form', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      'https:',
      'http:',
      'javascript:',
      'evil.example',
      '@',
      '%2f',
      '..',
      '?',
      '#',
      ' ',
      'de',
    )
    const typed = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(parts, { maxLength: 7 }).map(some => some.join('')),
    )
    fc.assert(
      fc.property(typed, text => {
        const target = targetOf(text)
        if (target === undefined) return
        const { origin, protocol, username } = new URL(target, 'https://site.invalid')
        expect([protocol, username]).toEqual(['https:', ''])
        expect(target.startsWith('/') ? origin : 'https').toBe(
          target.startsWith('/') ? 'https://site.invalid' : 'https',
        )
        expect(targetOf(target)).toBe(target)
      }),
      { numRuns: 2000 },
    )
  })

  it('may be left out, and is not endless', () => {
    expect(linkTarget.safeParse('').success).toBe(true)
    expect(linkTarget.safeParse(`/${'a'.repeat(500)}`).success).toBe(false)
  })
})
