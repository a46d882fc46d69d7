// The settings about cookies where they are forced: they stand open until somebody chooses (Spec 4; reference 4.4).

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from '../support/app.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'

let app: RunningApp
let browser: TestBrowser
beforeAll(async () => {
  app = await startApp({
    environment: { CONSENT_FORCED: 'on', CONSENT_CLOSE_OUTSIDE: 'on', CONSENT_CONTROL: 'off', CONSENT_DECLINE: 'off' },
  })
  browser = await openBrowser(app.origin)
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

test('they open in the browser, not in what the server sends, and nothing but a choice closes them', async () => {
  const { page, complaints, leave } = await browser.visitor({ width: 390 })
  const sent = await page.goto('/contact')
  expect(await sent!.text()).not.toContain('<dialog')
  const settings = page.getByRole('dialog', { name: sentence('consent.title') })
  await settings.waitFor()
  expect(await page.getByRole('region', { name: sentence('consent.title') }).count()).toBe(0)
  expect(await settings.getByRole('button').allInnerTexts()).toEqual([
    sentence('consent.save'),
    sentence('consent.acceptAll'),
  ])
  for (let time = 0; time < 4; time++) await page.keyboard.press('Escape')
  await page.mouse.click(8, 8)
  expect(await settings.isVisible()).toBe(true)
  expect(await settings.evaluate(dialog => dialog.matches(':modal'))).toBe(true)
  await expect.poll(() => settings.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await settings.getByRole('button', { name: sentence('consent.save') }).click()
  await settings.waitFor({ state: 'detached' })
  // No control button is configured, and after a reload nothing asks again.
  await page.reload()
  await comesAlive(page)
  expect(await page.getByRole('button', { name: sentence('consent.control') }).count()).toBe(0)
  expect(await page.context().cookies()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'ncc_e', value: 'session~checkout~choice' })]),
  )
  expect(complaints).toEqual([])
  await leave()
})

test('a browser without script has the bar, and it offers no Decline where that is not enabled', async () => {
  const { page, leave } = await browser.visitor({ script: false })
  await page.goto('/contact')
  const bar = page.getByRole('region', { name: sentence('consent.title') })
  expect(await bar.getByRole('button').allInnerTexts()).toEqual([
    sentence('consent.accept'),
    sentence('consent.manage'),
  ])
  await bar.getByRole('button', { name: sentence('consent.accept') }).click()
  await expect.poll(() => bar.count()).toBe(0)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await leave()
})

test('where the code of the settings cannot be fetched, that bar asks', async () => {
  const { page, leave } = await browser.visitor()
  await page.route(/assets\/consent-dialog-/, route => route.abort())
  await page.goto('/contact')
  const bar = page.getByRole('region', { name: sentence('consent.title') })
  await bar.getByRole('button', { name: sentence('consent.accept') }).click()
  await expect.poll(() => bar.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/contact')
  await leave()
})
