// Looking at a page as it stands: what axe finds, and whether it fits narrow windows and enlarged ones.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, type Visitor } from './browser.ts'

/** Widths in CSS pixels: the smallest a page must bear, and what 200 % of enlargement leaves of 1280. */
const narrowWidths = [320, 640]

/** Elements that reach beyond the window, so that one would have to scroll sideways; empty when the page fits. */
export async function stickingOut(page: Page): Promise<string[]> {
  return page.locator('html').evaluate(html => {
    const edge = html.clientWidth
    if (html.scrollWidth <= edge) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      element => element.getBoundingClientRect().right > edge + 0.5,
    )
    const innermost = wide.filter(element => !wide.some(other => other !== element && element.contains(other)))
    return [`${html.scrollWidth} px in ${edge} px`, ...innermost.map(element => element.outerHTML.slice(0, 160))]
  })
}

/** What is found once the page has followed, such as script a change of the window; at most a few seconds later. */
async function foundAtLast(look: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = []
  const seeNothing = async () => {
    found = await look()
    return found
  }
  await expect
    .poll(seeNothing, { timeout: 5000 })
    .toEqual([])
    .catch(() => {})
  return found
}

/** Expects that the page is without fault for axe and fits every width. `where` names it in a failure. */
export async function expectGoodPage({ page }: Pick<Visitor, 'page'>, where: string): Promise<void> {
  const found: Record<string, string[]> = { axe: await accessibilityFaults(page) }
  const size = page.viewportSize()!
  for (const width of narrowWidths.filter(each => each < size.width)) {
    await page.setViewportSize({ width, height: size.height })
    found[`${width} px wide`] = await foundAtLast(() => stickingOut(page))
  }
  await page.setViewportSize(size)
  const faults = Object.entries(found).filter(([, each]) => each.length > 0)
  expect(Object.fromEntries(faults), where).toEqual({})
}

/** Walks a journey, and ends it without complaint; a failure also tells where the person stood and what was to be read. */
export async function walk({ page, complaints, leave }: Visitor, journey: () => Promise<void>): Promise<void> {
  try {
    await journey()
    expect(complaints).toEqual([])
  } catch (fault) {
    const text = await page.locator('body').innerText()
    if (fault instanceof Error)
      fault.message += `\n\nAt ${page.url()}\n${complaints.join('\n')}\n${text.slice(0, 1000)}`
    throw fault
  } finally {
    await leave()
  }
}
