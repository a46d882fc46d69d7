// A first look around: every open page in a large and a small window, with and without script, and as axe sees it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from '../support/app.ts'
import { accessibilityFaults, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'

let app: RunningApp
let browser: TestBrowser

beforeAll(async () => {
  app = await startApp()
  browser = await openBrowser(app.origin)
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const openPages = ['/', '/stays', '/contact', '/tos', '/refund', '/privacy', '/login', '/register', '/forgot-password']

describe.each([
  ['a large window', { width: 1280 }, false],
  // The small window has the menus folded: whatever axe finds in the large one it finds here.
  ['a phone', { width: 390 }, true],
  ['a browser without script', { script: false }, false],
])('in %s', (_what, options, axe) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await browser.visitor(options)
  })
  afterAll(() => visitor?.leave())

  test.each(openPages)('%s has one first heading, fits the window and is silent', async path => {
    const { page, complaints } = visitor
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    const spare = await page.locator('html').evaluate(html => html.clientWidth - html.scrollWidth)
    expect(spare).toBeGreaterThanOrEqual(0)
    if (axe) expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('an unknown address says so and offers a way on', async () => {
    const { page, complaints } = visitor
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    expect(await page.getByRole('link', { name: sentence('shell.allStays') }).getAttribute('href')).toBe('/stays')
    expect(complaints).toEqual([])
  })
})
