// Waits for maps to be drawn: before its land has come a map is all sea, and the frame of each says when nothing more is to come.

import type { Locator, Page } from 'playwright-core'

/** Milliseconds. Two minutes: a machine without a graphics card that does much else draws slowly. */
const patience = 20_000

/** The map in there shows its land, as it stands now; fails when it never does. */
export async function mapIsDrawn(map: Locator | Page): Promise<void> {
  await map.locator('[data-drawn="true"]').first().waitFor({ timeout: patience })
}

/** Every map that has begun to be drawn is, in the colours that the page has now. */
export async function everyMapIsDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const undrawn = page.locator('[data-drawn="false"]').filter({ visible: true })
  await undrawn.first().waitFor({ state: 'detached', timeout: patience })
}
