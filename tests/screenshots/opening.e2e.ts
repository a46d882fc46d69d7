// The pictures of `docs/operating.md`: how a bare site is opened for business, taken while it is done.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { type Opened, openForBusiness } from '../journeys/steps/opening-a-site.ts'
import { findAndReserve } from '../journeys/steps/strangers.ts'
import { type BareSite, openBareSite } from '../support/bare-site.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { temporaryFolder } from '../support/folder.ts'
import { daysAhead } from '../support/some-homes.ts'

const folder = temporaryFolder()
const pictured: readonly Opened[] = ['setup', 'connections', 'taxes', 'photos', 'published']
/** Bytes: they stand in the repository. */
const heaviest = 60_000

let bare: BareSite
let browser: TestBrowser
beforeAll(async () => {
  bare = await openBareSite(folder)
  browser = await openBrowser(bare.site.origin, [new URL(bare.bank.origin).host])
})
afterAll(async () => {
  await browser?.close()
  await bare?.stop()
})

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  const seen = await page.screenshot({ animations: 'disabled', style: '.consent-bar { display: none }' })
  const small = await sharp(seen).webp({ quality: 68, effort: 5 }).toBuffer()
  expect(small.length, name).toBeLessThan(heaviest)
  mkdirSync(inProject('docs', 'screenshots', 'opening'), { recursive: true })
  writeFileSync(inProject('docs', 'screenshots', 'opening', `${name}.webp`), small)
}

test('a bare site is opened for business', async () => {
  const owner = await browser.visitor({ width: 1100 })
  const photos = [1, 2, 3].map(number =>
    readFileSync(inProject('public', 'photos', 'mas-aux-tilleuls', `${number}-1200.webp`)),
  )
  await openForBusiness(owner.page, bare, photos, async name => {
    if (pictured.includes(name)) await picture(owner.page, name)
  })
  await owner.page.goto('/admin/start')
  await picture(owner.page, 'start')
  const guest = await browser.visitor({ width: 1100 })
  await findAndReserve(guest.page, daysAhead(60), daysAhead(65))
  await picture(guest.page, 'checkout')
  await owner.leave()
  await guest.leave()
})
