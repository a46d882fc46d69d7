// Former addresses: one form for each however it is written, and queries that go along.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalPath, redirectOf } from './redirect.ts'

describe('a path in its normal form', () => {
  it.each([
    ['/Old-Page/', '/old-page'],
    ['/old//page.html', '/old/page.html'],
    ['/de/Haus', '/haus'],
    ['/DE', '/'],
    ['/design', '/design'],
    ['/h%C3%A4user', '/h%C3%A4user'],
    ['/h%c3%a4user', '/h%C3%A4user'],
    ['/häuser', '/h%C3%A4user'],
    ['/ha\u0308user', '/h%C3%A4user'],
    ['/%7Eada/a+b', '/~ada/a%2Bb'],
    ['/a%2Fb', '/a%2Fb'],
    ['/', '/'],
  ])('%s is %s', (written, path) => {
    expect(normalPath(written)).toBe(path)
  })

  it.each([
    ...['', 'old', '//evil.example', '///', '/a%00', '/a%0d%0ab', '/a\tb', '/a\\b', '/%5cevil', '/%E2%80%AEa', '/%E9'],
    ...['/%', '/a/../b', '/%2e%2e/b', 'https://evil.example', 'javascript:alert(1)'],
  ])('%j is none', written => {
    expect(normalPath(written)).toBeUndefined()
  })

  it('is its own normal form, and the same for every way to write it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }), parts => {
        const path = normalPath(`/${parts.map(encodeURIComponent).join('/')}`)
        if (path === undefined) return
        expect(normalPath(path)).toBe(path)
        expect(normalPath(`${path}/`)).toBe(path)
        // What a browser sends for it.
        expect(normalPath(new URL(path, 'https://site.example').pathname)).toBe(path)
      }),
    )
  })
})

describe('a former address', () => {
  const redirects = new Map([
    ['/old', { to: '/stays/mill?adults=2#map', isPermanent: true }],
    ['/shop', { to: 'https://shop.example/', isPermanent: false }],
  ])
  const at = (address: string) => redirectOf(redirects, new URL(address, 'https://site.example'))

  it.each([
    ['/old', '/stays/mill?adults=2#map'],
    ['/OLD/?in=2030-01-02', '/stays/mill?adults=2&in=2030-01-02#map'],
    ['/de/old?', '/stays/mill?adults=2#map'],
    ['/shop?utm_source=a', 'https://shop.example/?utm_source=a'],
  ])('%s leads to %s', (address, to) => {
    expect(at(address)?.to).toBe(to)
  })

  it('leads nowhere where none is kept', () => {
    expect([at('/older'), at('/old/er'), at('/'), at('/%E9')]).toEqual(Array(4).fill(undefined))
  })

  it('never leads to another site than the one that was entered, whatever is asked for', () => {
    const query = fc.oneof(fc.string(), fc.constantFrom('//evil.example', '@evil.example', '#@evil.example', '/../'))
    fc.assert(
      fc.property(fc.constantFrom('/old', '/shop'), query, (path, text) => {
        const found = redirectOf(redirects, new URL(`${path}?${text}`, 'https://site.example'))!
        const { origin } = new URL(found.to, 'https://site.example')
        expect(origin).toBe(path === '/old' ? 'https://site.example' : 'https://shop.example')
      }),
    )
  })
})
