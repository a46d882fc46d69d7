// Pictures one by one in front of a home's page: zoom, turn, swipe, pinch, keys, failures, focus, address (Spec 1; reference 1.3).

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { buildHome } from '../support/build-home.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes } from '../support/some-homes.ts'
import { fingers, swipe } from './steps/fingers.ts'

let site: Site
let browser: TestBrowser
beforeAll(async () => {
  site = await startSite()
  await buildSomeHomes(site.tools.database)
  await buildHome(site.tools.database, {
    slug: 'one-picture',
    name: 'One Picture',
    photos: [{ path: '/photos/harbour-loft/1', alt: 'The house from the lane', room: 'Outside' }],
  })
  await buildHome(site.tools.database, {
    slug: 'many-pictures',
    name: 'Many Pictures',
    photos: [1, 2, 3, 4, 5, 6, 7].map(number => ({
      path: `/photos/sund-fishing-cabins/${number}`,
      alt: `View ${number}`,
      room: `Room ${number}`,
    })),
  })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Page = Visitor['page']
const home = '/stays/harbour-loft'
const box = (page: Page) => page.getByRole('dialog', { name: sentence('stays.photosOf', { name: 'The Harbour Loft' }) })
const button = (page: Page, name: string) => box(page).getByRole('button', { name })
const image = (page: Page) => box(page).getByRole('img')
const isAt = (page: Page, number: number) => box(page).getByText(`${number} of 3`, { exact: true }).waitFor()
const overflow = (page: Page) => page.evaluate(() => document.body.style.overflowY)
const isFocused = (page: Page, name: string) =>
  page
    .getByRole('link', { name })
    .first()
    .evaluate(link => link === document.activeElement)

/** Opens the home's page; nothing glides, so that every look is the last one. */
async function arrive({ page }: Visitor, path = home): Promise<Page> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await comesAlive(page)
  return page
}

async function open(page: Page, alt = 'The house from the lane'): Promise<void> {
  await page
    .getByRole('list', { name: saying('stays.photosOf') })
    .getByRole('link', { name: alt })
    .click()
  await shown(page)
}

/** Waits until the picture is there, which is when it can be zoomed. */
const shown = (page: Page) => box(page).locator('button[aria-label="zoom in button"][aria-disabled="false"]').waitFor()

/** How the picture stands: its scale, its turn in degrees, and how far it was moved. */
async function look(page: Page) {
  return image(page).evaluate(async picture => {
    // However short a glide is, it is over only with a later picture of the screen.
    await Promise.allSettled(picture.getAnimations().map(({ finished }) => finished))
    const { a, b, e, f } = new DOMMatrix(getComputedStyle(picture).transform)
    const round = (value: number) => Math.round(value * 1000) / 1000
    return { scale: round(Math.hypot(a, b)), turn: Math.round((Math.atan2(b, a) * 180) / Math.PI), x: e, y: f }
  })
}

describe('a click on a picture', () => {
  test('opens it in front of the page; Escape closes it, and everything is as it was', async () => {
    const visitor = await browser.visitor({ width: 1000 })
    const chunks: string[] = []
    visitor.page.on('request', request => {
      if (/assets\/(lightbox|photos-in-front)/.test(request.url())) chunks.push(request.url())
    })
    const page = await arrive(visitor)
    expect(chunks).toEqual([])
    await open(page)
    expect(chunks).toHaveLength(1)
    await expect.poll(() => overflow(page)).toBe('hidden')
    expect(await image(page).getAttribute('src')).toMatch(/harbour-loft\/1-1200\.avif$/)
    await box(page).getByText('Outside: The house from the lane').waitFor()
    expect(await box(page).evaluate(dialog => getComputedStyle(dialog).zIndex)).toBe('9998')
    expect(await box(page).getAttribute('aria-modal')).toBe('true')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
    await expect.poll(() => overflow(page)).toBe('')
    await expect.poll(() => isFocused(page, 'The house from the lane')).toBe(true)
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('is undone by the way back of the browser, and by a click on the backdrop, not by one on the picture', async () => {
    const visitor = await browser.visitor({ width: 1000 })
    const page = await arrive(visitor, `${home}?adults=3`)
    await open(page)
    await expect.poll(() => new URL(page.url()).search + new URL(page.url()).hash).toBe('?adults=3#photo-1')
    await page.goBack()
    await box(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).search + new URL(page.url()).hash).toBe('?adults=3')
    await open(page, 'The kitchen')
    await image(page).click()
    await isAt(page, 3)
    await page.mouse.click(150, 90)
    await box(page).waitFor({ state: 'detached' })
    await visitor.leave()
  })

  test('leads without script to its place in the tour', async () => {
    const { page, leave } = await browser.visitor({ script: false })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(home)
    await page
      .getByRole('list', { name: saying('stays.photosOf') })
      .getByRole('link', { name: 'The kitchen' })
      .click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#photo-3')
    const top = () => page.locator('#photo-3').evaluate(place => place.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(900)
    await leave()
  })
})

describe('turning the pages', () => {
  test('goes by keys and buttons, ends at both ends, and begins every picture anew', async () => {
    const visitor = await browser.visitor({ width: 1000 })
    const page = await arrive(visitor)
    await open(page)
    await page.keyboard.press('ArrowLeft')
    await isAt(page, 1)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 2)
    await page.keyboard.press('ArrowLeft')
    await isAt(page, 1)
    const next = button(page, sentence('ui.nextImageButton'))
    await next.click()
    await shown(page)
    await button(page, sentence('ui.rotateRightButton')).click()
    await button(page, sentence('ui.zoomInButton')).click()
    await expect.poll(() => look(page)).toMatchObject({ scale: 1.12, turn: 90 })
    await next.click()
    await isAt(page, 3)
    await expect.poll(() => new URL(page.url()).hash).toBe('#photo-3')
    await shown(page)
    await expect.poll(() => look(page)).toEqual({ scale: 1, turn: 0, x: 0, y: 0 })
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('ArrowRight')
    await next.click({ force: true })
    await isAt(page, 3)
    // Who went through the pictures still closes them all at once.
    await button(page, sentence('ui.closePreviewButton')).click()
    await box(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await expect.poll(() => isFocused(page, 'The house from the lane')).toBe(true)
    await visitor.leave()
  })

  test('jumps to a room by its name', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const page = await arrive(visitor)
    await open(page)
    const rooms = box(page)
      .getByRole('list', { name: sentence('ui.jumpTo') })
      .getByRole('button')
    expect(await rooms.allInnerTexts()).toEqual(['Outside', 'Living room', sentence('stays.groupKitchen')])
    await rooms.last().tap()
    await isAt(page, 3)
    await expect.poll(() => rooms.last().getAttribute('aria-current')).toBe('true')
    await box(page).getByText('Kitchen: The kitchen').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await visitor.leave()
  })

  test('has no buttons where there is one picture', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor, '/stays/one-picture')
    await page
      .getByRole('list', { name: saying('stays.photosOf') })
      .getByRole('link')
      .click()
    const alone = page.getByRole('dialog', { name: sentence('stays.photosOf', { name: 'One Picture' }) })
    await alone.getByText('1 of 1').waitFor()
    expect(await alone.getByRole('button', { name: /image button/ }).allInnerTexts()).toHaveLength(1)
    expect(await alone.getByRole('button', { name: sentence('ui.resizeButton') }).count()).toBe(1)
    await visitor.leave()
  })
})

describe('a picture', () => {
  test('is zoomed by buttons and back to exactly 1, turned all the way round, and reset without its turn', async () => {
    const visitor = await browser.visitor({ width: 1000 })
    const page = await arrive(visitor)
    await open(page)
    expect(
      await box(page)
        .getByRole('toolbar')
        .getByRole('button')
        .evaluateAll(all => all.map(each => each.ariaLabel)),
    ).toEqual([
      sentence('ui.zoomInButton'),
      sentence('ui.zoomOutButton'),
      sentence('ui.resizeButton'),
      sentence('ui.rotateLeftButton'),
      sentence('ui.rotateRightButton'),
    ])
    await button(page, sentence('ui.zoomInButton')).click()
    await expect.poll(async () => (await look(page)).scale).toBe(1.12)
    await button(page, sentence('ui.zoomOutButton')).click()
    await expect.poll(async () => (await look(page)).scale).toBe(1)
    for (const turn of [90, 180, -90, 0]) {
      await button(page, sentence('ui.rotateRightButton')).click()
      await expect.poll(async () => Math.abs((await look(page)).turn)).toBe(Math.abs(turn))
    }
    await button(page, sentence('ui.rotateLeftButton')).click()
    await button(page, sentence('ui.zoomOutButton')).click()
    await button(page, sentence('ui.resizeButton')).click()
    await expect.poll(() => look(page)).toMatchObject({ scale: 1, turn: -90 })
    await visitor.leave()
  })

  test('is zoomed by the wheel, one step in 80 ms, and by a double click to its natural size and back', async () => {
    const visitor = await browser.visitor({ width: 1000 })
    await visitor.page.clock.install()
    const page = await arrive(visitor)
    await open(page)
    // What the machine takes for a turn of the wheel is no time in which it may turn again.
    await page.clock.pauseAt(Date.now() + 60_000)
    const wheel = (deltaY: number, times: number) =>
      image(page).evaluate(
        (picture, [delta, count]) => {
          for (let turn = 0; turn < count; turn++) {
            picture.dispatchEvent(new WheelEvent('wheel', { deltaY: delta, bubbles: true }))
          }
        },
        [deltaY, times] as const,
      )
    await wheel(-100, 3)
    await expect.poll(async () => (await look(page)).scale).toBe(1.12)
    await page.clock.fastForward(100)
    await wheel(100, 1)
    await expect.poll(async () => (await look(page)).scale).toBe(1)
    const natural = await image(page).evaluate(
      picture => (picture as HTMLImageElement).naturalWidth / (picture as HTMLImageElement).offsetWidth,
    )
    expect(natural).toBeGreaterThan(1.2)
    await image(page).dblclick()
    await expect.poll(async () => (await look(page)).scale).toBeCloseTo(natural, 2)
    await image(page).dblclick()
    await expect.poll(async () => (await look(page)).scale).toBe(1)
    await visitor.leave()
  })

  test('follows a drag once it is zoomed; at its usual size a drag turns the page', async () => {
    const visitor = await browser.visitor({ width: 1000 })
    const page = await arrive(visitor)
    await open(page)
    const drag = async (x: number, y: number) => {
      await page.mouse.move(500, 400)
      await page.mouse.down()
      await page.mouse.move(500 + x / 2, 400 + y / 2)
      await page.mouse.move(500 + x, 400 + y)
      await page.mouse.up()
    }
    await button(page, sentence('ui.zoomInButton')).click()
    await drag(-80, 30)
    await expect.poll(() => look(page)).toMatchObject({ scale: 1.12, x: -80, y: 30 })
    await isAt(page, 1)
    await button(page, sentence('ui.resizeButton')).click()
    await expect.poll(() => look(page)).toMatchObject({ x: 0, y: 0 })
    await drag(-80, 30)
    await isAt(page, 2)
    await visitor.leave()
  })
})

describe('fingers', () => {
  test('swipe: 40 px turn nothing, 60 px the page, 60 px mostly up or down nothing', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const page = await arrive(visitor)
    await open(page)
    const hand = await fingers(page)
    const middle = { x: 195, y: 400 }
    await swipe(hand, middle, { x: -40, y: 0 })
    await swipe(hand, middle, { x: -60, y: 80 })
    await isAt(page, 1)
    await swipe(hand, middle, { x: -60, y: 0 })
    await isAt(page, 2)
    await shown(page)
    await swipe(hand, middle, { x: 60, y: 0 })
    await isAt(page, 1)
    await visitor.leave()
  })

  test('pinch: the picture grows by 1.3 of the share of its width, and a swipe then moves it', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const page = await arrive(visitor)
    await open(page)
    const width = await image(page).evaluate(picture => (picture as HTMLImageElement).offsetWidth)
    const hand = await fingers(page)
    await hand.press({ x: 150, y: 400 }, { x: 250, y: 400 })
    await hand.move({ x: 120, y: 400 }, { x: 250, y: 400 })
    await hand.move({ x: 120, y: 400 }, { x: 280, y: 400 })
    await hand.lift()
    await expect.poll(async () => (await look(page)).scale).toBeCloseTo(1 + (60 / width) * 1.3, 2)
    await swipe(hand, { x: 195, y: 400 }, { x: -80, y: 0 })
    await isAt(page, 1)
    await expect.poll(async () => (await look(page)).x).toBe(-80)
    await visitor.leave()
  })
})

describe('a picture that cannot be loaded', () => {
  test('says so; the others can be reached, and it can be tried again', async () => {
    const visitor = await browser.visitor({ width: 1000 })
    await visitor.page.route('**/harbour-loft/1-1200.avif', route => route.fulfill({ status: 404, body: '' }))
    const page = await arrive(visitor)
    await page
      .getByRole('list', { name: saying('stays.photosOf') })
      .getByRole('link', { name: 'The house from the lane' })
      .click()
    await box(page).getByText(sentence('ui.pictureFailed')).waitFor()
    await expect.poll(() => button(page, sentence('ui.zoomInButton')).getAttribute('aria-disabled')).toBe('true')
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, sentence('ui.nextImageButton')).click()
    await isAt(page, 2)
    await shown(page)
    await button(page, sentence('ui.previousImageButton')).click()
    await box(page).getByText(sentence('ui.pictureFailed')).waitFor()
    await page.unroute('**/harbour-loft/1-1200.avif')
    await button(page, sentence('calendar.tryAgain')).click()
    await shown(page)
    await visitor.leave()
  })
})

describe('an address with a picture', () => {
  test('opens it; closing stays on the page and gives the focus to its place in the tour', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor, `${home}#photo-2`)
    await isAt(page, 2)
    await shown(page)
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(home)
    await expect.poll(() => page.locator('#photo-2 a').evaluate(link => link === document.activeElement)).toBe(true)
    await visitor.leave()
  })

  test('of which there is none opens nothing', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor, `${home}#photo-9`)
    await page.getByRole('heading', { level: 1, name: 'The Harbour Loft' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('by keys alone', () => {
  test('everything is reached, Tab never leaves, and Enter opens and closes', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor)
    const link = page.getByRole('list', { name: saying('stays.photosOf') }).getByRole('link', { name: 'The kitchen' })
    await link.focus()
    await page.keyboard.press('Enter')
    await shown(page)
    const stops = new Set<string>()
    for (let turn = 0; turn < 14; turn++) {
      await page.keyboard.press('Tab')
      stops.add(
        await box(page).evaluate(dialog => {
          const focused = document.activeElement
          return dialog.contains(focused) ? (focused?.ariaLabel ?? focused?.textContent ?? '') : 'outside'
        }),
      )
    }
    expect(stops).not.toContain('outside')
    expect([...stops]).toEqual(
      expect.arrayContaining([
        sentence('ui.zoomInButton'),
        sentence('ui.closePreviewButton'),
        sentence('ui.previousImageButton'),
        sentence('stays.groupKitchen'),
      ]),
    )
    await button(page, sentence('ui.closePreviewButton')).focus()
    await page.keyboard.press('Enter')
    await box(page).waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate(each => each === document.activeElement)).toBe(true)
    await visitor.leave()
  })
})

describe('a part of the page that fails', () => {
  test('leaves the page as it was: the pictures are still there', async () => {
    const visitor = await browser.visitor()
    await visitor.page.route('**/assets/photos-in-front*', route => route.abort())
    const page = await arrive(visitor)
    await page
      .getByRole('list', { name: saying('stays.photosOf') })
      .getByRole('link', { name: 'The kitchen' })
      .click()
    await expect.poll(() => visitor.complaints.length).toBeGreaterThan(0)
    await page.getByRole('heading', { level: 1, name: 'The Harbour Loft' }).waitFor()
    expect(await page.getByText(sentence('shell.oops')).count()).toBe(0)
    // The rest of the page lives on: another way to a page is one in the app.
    await page.getByRole('link', { name: sentence('adminPages.homes'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: sentence('adminPages.homes') }).waitFor()
    await visitor.leave()
  })

  test('the map says so, the calendar stays the plain one, and the pictures open', async () => {
    const visitor = await browser.visitor({ width: 1000 })
    const failed: string[] = []
    await visitor.page.route(/assets\/(draw-map|range-calendar)[^/]*\.js/, route => {
      failed.push(route.request().url())
      return route.abort()
    })
    const page = await arrive(visitor)
    await page.getByRole('heading', { name: sentence('homes.sectionPlace') }).scrollIntoViewIfNeeded()
    await page.getByText(saying('ui.noMap')).waitFor()
    const calendar = page.getByRole('region', { name: sentence('quotes.whenFree') })
    await calendar.getByRole('link', { name: sentence('quotes.laterMonths') }).focus()
    await expect.poll(() => failed.filter(each => each.includes('range-calendar')).length).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).search).toContain('month=')
    expect(await calendar.getByRole('table').count()).toBeGreaterThan(0)
    expect(await page.getByText(sentence('shell.oops')).count()).toBe(0)
    await open(page)
    await visitor.leave()
  })
})

describe('the row of a phone', () => {
  test('has every picture with its number, the group of a large window five, and both the way to all of them', async () => {
    for (const [width, inSight] of [
      [390, 7],
      [1280, 5],
    ] as const) {
      const visitor = await browser.visitor({ width })
      const page = await arrive(visitor, '/stays/many-pictures')
      const row = page.getByRole('list', { name: saying('stays.photosOf') })
      expect(await row.getByRole('listitem').count()).toBe(inSight)
      const numbers = await row
        .locator('li')
        .evaluateAll(items => items.map(item => getComputedStyle(item, '::after').content))
      expect(numbers.every(content => content === 'none')).toBe(width > 600)
      await page.getByRole('link', { name: sentence('stays.allPhotos', { count: 7 }) }).click()
      await expect
        .poll(() => page.locator('#photo-1').evaluate(item => item.getBoundingClientRect().top))
        .toBeLessThan(700)
      await page.goBack()
      await expect.poll(() => new URL(page.url()).hash).toBe('')
      await visitor.leave()
    }
  })
})

describe('the button that shares a home', () => {
  const press = (page: Page) => page.getByRole('button', { name: sentence('search.share') }).click()
  const address = `${home}?adults=3`

  test('copies the address where the browser shares nothing, and says so', async () => {
    const visitor = await browser.visitor()
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await arrive(visitor, address)
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await press(page)
    await page.getByRole('button', { name: sentence('search.shared') }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + address)
    await visitor.leave()
  })

  test('hands name and address to the browser where it shares; who closes its sheet hears nothing', async () => {
    const visitor = await browser.visitor()
    const page = await arrive(visitor, address)
    const shared = await page.evaluate(
      name =>
        new Promise<ShareData | undefined>(resolve => {
          Object.defineProperty(navigator, 'share', {
            value: (told: ShareData) => {
              resolve(told)
              return Promise.reject(new DOMException('closed', 'AbortError'))
            },
          })
          const buttons = [...document.querySelectorAll('button')]
          buttons.find(button => button.textContent === name)?.click()
        }),
      sentence('search.share'),
    )
    expect(shared?.url).toBe(site.origin + address)
    expect(shared?.title).toContain('The Harbour Loft')
    await page.getByRole('button', { name: sentence('search.share') }).waitFor()
    await visitor.leave()
  })

  test('is not there without script', async () => {
    const { page, leave } = await browser.visitor({ script: false })
    await page.goto(home)
    expect(await page.getByRole('button', { name: sentence('search.share') }).isVisible()).toBe(false)
    await leave()
  })
})
