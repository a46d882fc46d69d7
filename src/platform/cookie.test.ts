// Cookies as text.

import { describe, expect, it } from 'vitest'
import { cookieNamed, writeCookie } from './cookie.ts'

describe('a cookie in a header', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1;b=2', 'b', '2'],
    ['a=1; ab=2', 'b', undefined],
    ['b=1; b=2', 'b', '1'],
    ['b=', 'b', ''],
    ['b', 'b', undefined],
    ['b=x=y', 'b', 'x=y'],
    ['', 'b', undefined],
    [null, 'b', undefined],
    [undefined, 'b', undefined],
  ])('%s has %s: %s', (header, name, value) => {
    expect(cookieNamed(name, header)).toBe(value)
  })
})

describe('a cookie to set', () => {
  it.each([
    [{}, 'n=v; Path=/'],
    [{ maxAgeSeconds: 0 }, 'n=v; Path=/; Max-Age=0'],
    [
      { maxAgeSeconds: 60, httpOnly: true, sameSite: 'Lax', secure: true },
      'n=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    ],
    [{ httpOnly: false, secure: false, sameSite: 'Strict' }, 'n=v; Path=/; SameSite=Strict'],
  ] as const)('%o', (options, text) => {
    expect(writeCookie('n', 'v', options)).toBe(text)
  })
})
