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
    // To the end of the line, which is on the left in some languages: nobody can scroll the other way.
    const isMirrored = getComputedStyle(html).direction === 'rtl'
    const wide = [...document.body.querySelectorAll('*')].filter(element => {
      const { left, right } = element.getBoundingClientRect()
      return isMirrored ? left < -0.5 : right > edge + 0.5
    })
    const innermost = wide.filter(element => !wide.some(other => other !== element && element.contains(other)))
    return [`${html.scrollWidth} px in ${edge} px`, ...innermost.map(element => element.outerHTML.slice(0, 160))]
  })
}

/** What is found once the page has followed, such as script a change of the window. */
export async function foundAtLast(look: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = []
  const seeNothing = async () => {
    found = await look()
    return found
  }
  await expect
    .poll(seeNothing)
    .toEqual([])
    .catch(() => {})
  return found
}

/** WCAG 1.4.12: lines, words and letters as far apart as a reader may want them. */
async function spreadText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spread = new CSSStyleSheet()
    spread.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(spread)
  })
}

async function gatherText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
}

/** Elements whose words stand in a column of few letters, because something beside them gives them no room. */
async function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(element => {
        const words = [...element.childNodes].filter(
          node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
        )
        if (words.length === 0 || !element.checkVisibility({ visibilityProperty: true })) return false
        const letter = Number.parseFloat(getComputedStyle(element).fontSize)
        const { width, height } = element.getBoundingClientRect()
        // One pixel is what is meant for ears alone.
        return width > 1 && width < 2.5 * letter && height > 4 * letter
      })
      .map(element => element.outerHTML.slice(0, 160)),
  )
}

/** Elements that hide a part of their words: what is cut off, and what ends in dots. `meant`: selectors of those that may. */
export async function textsCut(page: Page, meant: readonly string[] = []): Promise<string[]> {
  return page.evaluate(
    may =>
      [...document.querySelectorAll('body *')]
        .filter(element => {
          if (
            may.some(selector => element.matches(selector)) ||
            !element.textContent?.trim() ||
            !element.checkVisibility({ visibilityProperty: true })
          )
            return false
          const { overflowX, overflowY } = getComputedStyle(element)
          const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
          // One pixel is what is meant for ears alone.
          if (clientWidth <= 1 || clientHeight <= 1) return false
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
          return (
            (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1)
          )
        })
        .map(element => `cut: ${element.outerHTML.slice(0, 200)}`),
    meant,
  )
}

/** In the pseudo-language: lines in which two sentences stand without a blank between them. */
export async function textsGlued(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text.split('\n').flatMap(line => (/\]\[|\]\p{L}|\p{L}\[/u.test(line) ? [`glued: ${line}`] : []))
}

/** Expects that the page is without fault for axe and fits every width, also with its text spread. `where` names it in a failure. */
export async function expectGoodPage({ page }: Pick<Visitor, 'page'>, where: string): Promise<void> {
  const found: Record<string, string[]> = { axe: await accessibilityFaults(page) }
  const size = page.viewportSize()!
  for (const width of narrowWidths.filter(each => each < size.width)) {
    await page.setViewportSize({ width, height: size.height })
    found[`${width} px wide`] = await foundAtLast(() => stickingOut(page))
    if (width !== narrowWidths[0]) continue
    await spreadText(page)
    found['with its text spread'] = await foundAtLast(async () => [
      ...(await stickingOut(page)),
      ...(await squeezed(page)),
    ])
    await gatherText(page)
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
