// Tests of a browser's name: random, only hashed on our side, and read from nothing but its own cookie.

import { expect, test } from 'vitest'
import { nameBrowser, readBrowserSession } from './browser-session.server.ts'

const asking = (cookie?: string) => new Request('http://127.0.0.1/', cookie ? { headers: { cookie } } : {})
const nameIn = (setCookie: string) => /^casita_browser=([^;]+)/.exec(setCookie)![1]!

test('the browser that was named is known by its cookie, among others', () => {
  const { browser, setCookie } = nameBrowser({ PUBLIC_URL: undefined })
  const cookie = `a=1; casita_browser=${nameIn(setCookie)}; b=2`
  expect(readBrowserSession(asking(cookie))).toBe(browser)
  expect(browser).toMatch(/^[0-9a-f]{64}$/)
  expect(setCookie).not.toContain(browser)
})

test('no cookie, another one, or one that was never ours is no browser', () => {
  expect(readBrowserSession(asking())).toBeUndefined()
  expect(readBrowserSession(asking('casita_session=abc'))).toBeUndefined()
  expect(readBrowserSession(asking('casita_browser=short'))).toBeUndefined()
  expect(readBrowserSession(asking(`casita_browser=${'%'.repeat(43)}`))).toBeUndefined()
  expect(readBrowserSession(asking(`xcasita_browser=${'a'.repeat(43)}`))).toBeUndefined()
})

test('no two browsers get one name, and script never reads it', () => {
  const names = Array.from({ length: 50 }, () => nameBrowser({ PUBLIC_URL: undefined }).browser)
  expect(new Set(names).size).toBe(50)
  expect(nameBrowser({ PUBLIC_URL: undefined }).setCookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(nameBrowser({ PUBLIC_URL: 'https://casita.example' }).setCookie).toMatch(/; Secure$/)
})
