// One picture of a view: reached, seen by axe, measured, and kept as WebP.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { accessibilityFaults, type TestBrowser } from '../support/browser.ts'
import { type ComponentPage, showComponents } from '../support/component-page.ts'
import { everyMapIsDrawn } from '../support/drawn-map.ts'
import { everyMail } from '../support/every-mail.ts'
import { stickingOut } from '../support/eyes.ts'
import { arrivedWhole, countShifts, delayParts, mostShift, shiftsOf } from '../support/layout-shift.ts'
import { pictureDate } from './picture-date.ts'
import type { PicturedWorld } from './pictured-world.ts'
import type { StateView } from './views.ts'

export const bothColours = ['light', 'dark'] as const

/** Milliseconds for any one thing: a machine that does much else paints a map for half a minute. */
const patience = 120_000

/** The longest part of a page that is pictured, in windows: what comes after it is more of the same. */
const mostWindows = 2

export type Taken = {
  readonly world: PicturedWorld
  readonly browser: TestBrowser
  readonly origin: string
  readonly faces: ComponentPage
}

/** Takes them at one width in both colours, and expects that nothing is wrong: axe, width, shifts, policy, requests. */
export async function takePictures(
  { world, browser, origin, faces }: Taken,
  view: StateView,
  width: number,
): Promise<void> {
  const visitor = await browser.visitor({ width })
  const { page, context } = visitor
  context.setDefaultTimeout(patience)
  try {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.clock.setFixedTime(pictureDate)
    const cookies = [...world.cookiesOf(view.who ?? 'nobody')]
    const asked = view.unasked ? cookies.filter(([name]) => !name.startsWith('ncc_')) : cookies
    await context.addCookies(asked.map(([name, value]) => ({ name, value, url: origin })))
    if (view.still) {
      await countShifts(page)
      await delayParts(page)
    }
    if (view.faces) await showComponents(page, faces)
    else if (view.mail) await page.setContent(everyMail.find(({ name }) => name === view.mail)!.mail.html)
    else {
      const answer = await page.goto(origin + addressOf(view, world), { waitUntil: 'domcontentloaded' })
      expect(answer?.status()).toBe(view.status ?? 200)
      await arrivedWhole(page)
    }
    if (view.still) {
      const { total, each } = await shiftsOf(page)
      expect(total, each.join('\n')).toBeLessThanOrEqual(mostShift)
    }
    await view.reach?.(page)
    // What nobody has come near is not painted (shell/on-arrival.css), and the picture shows more than one window.
    await page.evaluate(() => document.documentElement.classList.remove('on-arrival'))
    const found: string[] = []
    const kept: Promise<void>[] = []
    for (const colours of bothColours) {
      await page.emulateMedia({ colorScheme: colours })
      // Before anything is asked of the page: without a graphics card it answers nothing while it paints a map anew.
      await everyMapIsDrawn(page)
      // The colours are all that is new in the dark.
      const rules = colours === 'dark' ? ['color-contrast'] : view.mail ? rulesOfMails : undefined
      found.push(...(await accessibilityFaults(page, rules)))
      const seen = await page.screenshot({ ...partOf(page, view), animations: 'disabled', timeout: 60_000 })
      // While it is made small, the browser goes on.
      kept.push(keep(seen, `${view.name}-${width}-${colours}`))
    }
    await Promise.all(kept)
    expect([...found, ...(await stickingOut(page))]).toEqual([])
    // What a state provokes on purpose (a page that fails, a picture that is not there) is no complaint about it.
    if (!view.reach) expect(visitor.complaints.filter(each => !ofOurClock.test(each))).toEqual([])
  } finally {
    await visitor.leave()
  }
}

/** What holds for a mail too, which is a part of somebody else's page and has neither heading nor landmark. */
const rulesOfMails = [
  'color-contrast',
  'link-name',
  'link-in-text-block',
  'html-has-lang',
  'document-title',
  'image-alt',
]

/** The stopped clock is not let into the frames that show mails, which may run nothing. */
const ofOurClock = /Blocked script execution in 'about:srcdoc'/

function addressOf({ path }: StateView, { made }: PicturedWorld): string {
  return typeof path === 'string' ? path : made[path.made] + (path.and ?? '')
}

/** The first windows of a page; of a state that somebody brought about, what they have in sight. */
function partOf(page: Page, { reach }: StateView) {
  if (reach) return {}
  const { width, height } = page.viewportSize()!
  // A page that is shorter is pictured to its end.
  return { fullPage: true, clip: { x: 0, y: 0, width, height: height * mostWindows } }
}

async function keep(png: Buffer, name: string): Promise<void> {
  const file = inProject('docs', 'screenshots', `${name}.webp`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await sharp(png).webp({ quality: 68, effort: 5 }).toBuffer())
}
