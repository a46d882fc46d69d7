// Modals above modals, swipes that close, and parts that fail while the page lives on (Spec 8, 9; reference 8.5, 9.1).

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import {
  accessibilityFaults,
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../support/browser.ts'
import { bundleComponents, type ComponentPage, showComponents } from '../support/component-page.ts'
import { fingers, swipe } from './steps/fingers.ts'

let faces: ComponentPage
let browser: TestBrowser
beforeAll(async () => {
  faces = await bundleComponents('tests/journeys/faces/some-modals.tsx')
  browser = await openBrowser('http://127.0.0.1:9')
})
afterAll(() => browser?.close())

type Page = Visitor['page']
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, includeHidden: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const openAll = async (page: Page) => {
  for (const name of ['first', 'second', 'third']) await press(page, `Open the ${name}`)
  await dialog(page, 'third').waitFor()
  await expect.poll(() => focusedIn(page, 'third')).toBe(true)
}
const levels = (page: Page) =>
  page.getByRole('dialog', { includeHidden: true }).evaluateAll(all => all.map(each => getComputedStyle(each).zIndex))
const overlays = (page: Page) =>
  page
    .getByRole('dialog', { includeHidden: true })
    .evaluateAll(all => all.filter(each => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)').length)
const inTopLayer = (page: Page) => page.locator('dialog:modal').count()
const body = (page: Page) =>
  page.evaluate(() => ({ overflow: document.body.style.overflow, padding: document.body.style.paddingRight }))
const focusedIn = (page: Page, name: string) =>
  dialog(page, name).evaluate(each => each.contains(document.activeElement))
const gone = (page: Page, name: string) => dialog(page, name).waitFor({ state: 'detached' })

async function arrive(options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await browser.visitor(options)
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
  // From the start, so that every timer of the page is one of this clock.
  await visitor.page.clock.install()
  await showComponents(visitor.page, faces)
  return visitor
}

describe('three modals, each opened out of the one below', () => {
  test('stand at 1000, 1002, 1004 with one overlay; Escape closes the top one; the page moves when all are closed', async () => {
    const { page, complaints, leave } = await arrive()
    await openAll(page)
    await expect.poll(() => levels(page)).toEqual(['1000', '1002', '1004'])
    await expect.poll(() => overlays(page)).toBe(1)
    expect(await dialog(page, 'third').getAttribute('aria-modal')).toBe('true')
    expect(await inTopLayer(page)).toBe(3)
    await expect.poll(async () => (await body(page)).overflow).toBe('hidden')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await gone(page, 'third')
    expect(await dialog(page, 'second').count()).toBe(1)
    await expect.poll(() => overlays(page)).toBe(1)
    const opener = page.getByRole('button', { name: 'Open the third' })
    await expect.poll(() => opener.evaluate(each => each === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await gone(page, 'second')
    await expect.poll(async () => (await body(page)).overflow).toBe('hidden')
    await page.keyboard.press('Escape')
    await gone(page, 'first')
    await expect.poll(() => body(page)).toEqual({ overflow: '', padding: '' })
    expect(complaints).toEqual([])
    await leave()
  })

  test('sink when the lowest closes, and the topmost keeps the focus', async () => {
    const { page, leave } = await arrive()
    await openAll(page)
    const close = (name: string) =>
      page.locator(`[data-closer="${name}"]`).evaluate(each => each.dispatchEvent(new Event('close-me')))
    await close('first')
    await gone(page, 'first')
    await expect.poll(() => levels(page)).toEqual(['1000', '1002'])
    await expect.poll(() => focusedIn(page, 'third')).toBe(true)
    await expect.poll(async () => (await body(page)).overflow).toBe('hidden')
    await leave()
  })

  test('give the focus to the one below when what had it before went away', async () => {
    const { page, leave } = await arrive()
    await openAll(page)
    // The second takes the third along, which stands in it, and with it the button to return to.
    await page.locator('[data-closer="second"]').evaluate(each => each.dispatchEvent(new Event('close-me')))
    await gone(page, 'third')
    await expect.poll(() => focusedIn(page, 'first')).toBe(true)
    await leave()
  })

  test('keep Tab inside the topmost', async () => {
    const { page, leave } = await arrive()
    await openAll(page)
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await focusedIn(page, 'third'), key).toBe(true)
    }
    await leave()
  })
})

describe('what is below', () => {
  test('takes neither focus nor pointer, whatever its own level, and does again once the modal is closed', async () => {
    const { page, leave } = await arrive()
    const opener = page.getByRole('button', { name: 'Open the sheet' })
    await opener.evaluate(each => {
      each.style.position = 'relative'
      each.style.zIndex = '2147483647'
    })
    const reach = () =>
      opener.evaluate(each => {
        each.focus()
        const { x, y } = each.getBoundingClientRect()
        return { focus: document.activeElement === each, pointer: document.elementFromPoint(x + 2, y + 2) === each }
      })
    expect(await reach()).toEqual({ focus: true, pointer: true })
    await press(page, 'Open the first')
    await dialog(page, 'first').waitFor()
    expect(await reach()).toEqual({ focus: false, pointer: false })
    await press(page, 'Open the second')
    await expect.poll(() => focusedIn(page, 'second')).toBe(true)
    await dialog(page, 'first').evaluate(each => each.querySelector<HTMLElement>('[tabindex]')!.focus())
    expect(await focusedIn(page, 'second')).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => inTopLayer(page)).toBe(0)
    const first = page.getByRole('button', { name: 'Open the first' })
    await expect.poll(() => first.evaluate(each => each === document.activeElement)).toBe(true)
    expect(await reach()).toEqual({ focus: true, pointer: true })
    await leave()
  })
})

describe('Escape', () => {
  test('closes nothing, however often it is pressed, when whoever opened the modal refuses', async () => {
    const { page, complaints, leave } = await arrive()
    await press(page, 'Open the first')
    await page.getByRole('checkbox', { name: 'Stay' }).check()
    for (let time = 0; time < 5; time++) await page.keyboard.press('Escape')
    await expect.poll(() => inTopLayer(page)).toBe(1)
    expect(await dialog(page, 'first').getAttribute('data-state')).toBe('open')
    await expect.poll(() => focusedIn(page, 'first')).toBe(true)
    await page.getByRole('checkbox', { name: 'Stay' }).uncheck()
    await page.keyboard.press('Escape')
    await gone(page, 'first')
    await expect.poll(() => body(page)).toEqual({ overflow: '', padding: '' })
    expect(complaints).toEqual([])
    await leave()
  })
})

describe('a click beside a modal', () => {
  test('closes it only when it is pressed and released there', async () => {
    const { page, leave } = await arrive()
    await press(page, 'Open the first')
    const words = await page.getByText('This is the first.').boundingBox()
    const [inside, outside] = [
      { x: words!.x + 5, y: words!.y + 5 },
      { x: 20, y: 20 },
    ]
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
      expect(await dialog(page, 'first').getAttribute('data-state')).toBe('open')
    }
    await page.getByRole('checkbox', { name: 'Stay' }).check()
    await page.mouse.click(outside.x, outside.y)
    expect(await dialog(page, 'first').getAttribute('data-state')).toBe('open')
    await expect.poll(() => focusedIn(page, 'first')).toBe(true)
    await page.getByRole('checkbox', { name: 'Stay' }).uncheck()
    await page.mouse.click(outside.x, outside.y)
    await gone(page, 'first')
    await leave()
  })
})

describe('a sheet 400 px high that is swiped down', () => {
  const cases = [
    ['30 px in 800 ms stays', [[30, 800]], 'stays'],
    ['50 px in 800 ms closes', [[50, 800]], 'closes'],
    ['30 px in 150 ms closes', [[30, 150]], 'closes'],
    [
      '200 px down and 60 px back stays',
      [
        [200, 400],
        [-60, 400],
      ],
      'stays',
    ],
    ['a swipe up stays', [[-80, 100]], 'stays'],
  ] as const

  test('closes by the thresholds, and stays by them', async () => {
    const { page, leave } = await arrive({ width: 390 })
    const hand = await fingers(page)
    // What the machine takes for a step of the finger is no time of the swipe.
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const [what, moves, outcome] of cases) {
      if ((await dialog(page, 'sheet').count()) === 0) await press(page, 'Open the sheet')
      const words = page.getByText('Pull me down')
      await words.waitFor()
      const box = (await words.boundingBox())!
      const height = await words.evaluate(each => each.closest<HTMLElement>('[tabindex="0"]')!.offsetHeight)
      expect(Math.abs(height - 400)).toBeLessThan(1)
      let y = box.y + 5
      await hand.press({ x: 190, y })
      for (const [by, ms] of moves) {
        y += by
        await page.clock.fastForward(ms)
        await hand.move({ x: 190, y })
      }
      await hand.lift()
      if (outcome === 'stays') {
        expect(await dialog(page, 'sheet').getAttribute('data-state'), what).toBe('open')
        await expect
          .poll(async () => Math.abs((await words.boundingBox())!.y - box.y), { message: what })
          .toBeLessThan(1)
      } else {
        await expect
          .poll(async () => {
            await page.clock.fastForward(400)
            return dialog(page, 'sheet').count()
          })
          .toBe(0)
      }
    }
    await leave()
  })

  test('stays when the swipe begins in a field or scrolls what is in it; a mouse closes it too', async () => {
    const { page, leave } = await arrive({ width: 700 })
    await press(page, 'Open the sheet')
    const pull = async (name: 'Words' | 'Long' | 'Pull me down') => {
      const target = name === 'Pull me down' ? page.getByText(name) : page.getByLabel(name)
      const { x, y } = (await target.boundingBox())!
      await page.mouse.move(x + 20, y + 8)
      await page.mouse.down()
      await page.mouse.move(x + 20, y + 60)
      await page.mouse.move(x + 20, y + 130)
      await page.mouse.up()
    }
    await page.getByLabel('Long').evaluate(list => list.scrollTo(0, 50))
    for (const name of ['Words', 'Long'] as const) {
      await pull(name)
      expect(await dialog(page, 'sheet').getAttribute('data-state'), name).toBe('open')
    }
    await pull('Pull me down')
    await gone(page, 'sheet')
    await leave()
  })
})

describe('on iOS, where the style of a page does not hold it', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

  /** Whether the page kept each step of a finger's way from scrolling anything. */
  async function heldSteps(
    page: Page,
    from: { x: number; y: number },
    by: { x: number; y: number },
  ): Promise<boolean[]> {
    await page.evaluate(() => {
      const seen = window as unknown as { held: boolean[] }
      seen.held = []
      window.addEventListener('touchmove', step => void seen.held.push(step.defaultPrevented), { passive: true })
    })
    await swipe(await fingers(page), from, by)
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { held: boolean[] }).held.length))
      .toBeGreaterThan(0)
    return page.evaluate(() => (window as unknown as { held: boolean[] }).held)
  }

  test.each([
    ['an iPhone', iPhone, true],
    ['another phone, whose page is held by its style', undefined, false],
  ])('a finger beside a modal scrolls nothing: %s', async (_what, userAgent, held) => {
    const { page, leave } = await arrive({ width: 390, ...(userAgent && { userAgent }) })
    await press(page, 'Open the first')
    await dialog(page, 'first').waitFor()
    const steps = await heldSteps(page, { x: 195, y: 780 }, { x: 0, y: -200 })
    expect(new Set(steps)).toEqual(new Set([held]))
    await leave()
  })

  test('what scrolls inside the modal still does', async () => {
    const { page, leave } = await arrive({ width: 390, userAgent: iPhone })
    await press(page, 'Open the sheet')
    const list = page.getByLabel('Long')
    const { x, y } = (await list.boundingBox())!
    await swipe(await fingers(page), { x: x + 40, y: y + 80 }, { x: 0, y: -60 })
    await expect.poll(() => list.evaluate(each => each.scrollTop)).toBeGreaterThan(0)
    await leave()
  })
})

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('a part of the page that throws after it was shown', () => {
  test.each([
    ['an ordinary error, seen by anybody', 'Break', undefined, 'stays'],
    ['an ordinary error, seen by a crawler', 'Break', googlebot, 'stays'],
    ['a fatal error, seen by a crawler', 'Break for good', googlebot, 'stays'],
    ['a fatal error, seen by anybody else', 'Break for good', undefined, 'ends'],
    ['an error of a handler', 'Break a handler', undefined, 'stays'],
  ] as const)('%s', async (_what, button, userAgent, outcome) => {
    const { page, complaints, leave } = await arrive(userAgent ? { userAgent } : {})
    await press(page, 'Count')
    await page.getByText('Counted 2').waitFor()
    await press(page, button)
    await expect.poll(() => complaints.length).toBeGreaterThan(0)
    if (outcome === 'stays') {
      // What it showed last stays, and the rest of the page works.
      expect(await page.getByText('Counted 2').count()).toBe(1)
      await press(page, 'Open the first')
      await dialog(page, 'first').waitFor()
    } else {
      await page.getByRole('heading', { level: 1, name: sentence('shell.oops') }).waitFor()
    }
    await leave()
  })
})
