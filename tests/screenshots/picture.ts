// One picture of a view: reached, seen by axe, measured, and kept as WebP.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { inProject } from '#platform/project-root.server.ts'
import { accessibilityFaults, type TestBrowser } from '../support/browser.ts'
import { everyMail } from '../support/every-mail.ts'
import { stickingOut } from '../support/eyes.ts'
import { type FacePage, showFaces } from '../support/face-page.ts'
import { arrivedWhole, countShifts, mostShift, shiftsOf } from '../support/layout-shift.ts'
import { pictureDate } from './picture-date.ts'
import type { PicturedWorld } from './pictured-world.ts'
import type { StateView } from './views.ts'

export const bothColours = ['light', 'dark'] as const

/** The longest part of a page that is pictured, in windows: what comes after it is more of the same. */
const mostWindows = 2

export type Taken = {
  readonly world: PicturedWorld
  readonly browser: TestBrowser
  readonly origin: string
  readonly faces: FacePage
}

/** Takes them at one width in both colours, and expects that nothing is wrong: axe, width, shifts, policy, requests. */
export async function takePictures(
  { world, browser, origin, faces }: Taken,
  view: StateView,
  width: number,
): Promise<void> {
  const visitor = await browser.visitor({ width })
  const { page, context } = visitor
  try {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.clock.setFixedTime(pictureDate)
    const cookies = [...world.cookiesOf(view.who ?? 'nobody')]
    const asked = view.unasked ? cookies.filter(([name]) => !name.startsWith('ncc_')) : cookies
    await context.addCookies(asked.map(([name, value]) => ({ name, value, url: origin })))
    if (view.still) await countShifts(page)
    if (view.faces) await showFaces(page, faces)
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
    const found: string[] = []
    for (const colours of bothColours) {
      await page.emulateMedia({ colorScheme: colours })
      // The colours are all that is new in the dark.
      const rules = colours === 'dark' ? ['color-contrast'] : view.mail ? rulesOfMails : undefined
      found.push(...(await accessibilityFaults(page, rules)))
      const seen = await page.screenshot({ fullPage: !view.reach, animations: 'disabled', timeout: 60_000 })
      await keep(seen, `${view.name}-${width}-${colours}`, page.viewportSize()!.height * mostWindows)
    }
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

async function keep(png: Buffer, name: string, mostHeight: number): Promise<void> {
  const file = inProject('docs', 'screenshots', `${name}.webp`)
  mkdirSync(dirname(file), { recursive: true })
  const { width, height } = await sharp(png).metadata()
  const part = { left: 0, top: 0, width, height: Math.min(height, mostHeight) }
  writeFileSync(file, await sharp(png).extract(part).webp({ quality: 68, effort: 5 }).toBuffer())
}
