// Homes on the map: list and map in step, groups that open, the search of what is seen, and never the exact place.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { mapIsDrawn } from '../support/drawn-map.ts'
import { expectGoodPage, walk } from '../support/eyes.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes } from '../support/some-homes.ts'
import { writeTinyTiles } from '../support/tiny-tiles.ts'

let site: Site
let browser: TestBrowser

/** Where guests see each home: three in Europe, one on either side of the Pacific. */
const publicPoints = {
  'harbour-loft': [54.79, 9.43],
  'casa-del-forno': [43.05, 11.66],
  'chalet-arpille': [46.03, 7.11],
  'hinoki-house': [34.6, 133.8],
  'cedar-treehouse': [49.15, -125.9],
} as const

/** Nobody is to read this before a booking: the exact place, to whatever digit it may be shortened, and the address. */
const secrets = /61\.98765|123\.45678|61\.9876|123\.4567|Rua Secreta|8700-123/

beforeAll(async () => {
  site = await startSite()
  const { database } = site.tools
  await buildSomeHomes(database)
  for (const [slug, [latitude, longitude]] of Object.entries(publicPoints)) {
    await database.execute(sql`
      update stay set public_latitude = ${latitude}, public_longitude = ${longitude}, latitude = 61.98765, longitude = 123.45678
      where slug = ${slug}`)
  }
  await database.execute(sql`
    insert into nearby_place (stay_id, kind, name, latitude, longitude, way)
    select id, 'beach', 'Ostseebad', 54.81, 9.44, 'foot' from stay where slug = 'harbour-loft'`)
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Reads every answer of the site from now on; `held` waits for all of them and tells which addresses held a secret. */
function readAnswers(context: BrowserContext): { readonly asked: string[]; readonly held: () => Promise<string[]> } {
  const asked: string[] = []
  const read: Promise<string[]>[] = []
  context.on('response', response => {
    const { pathname } = new URL(response.url())
    asked.push(pathname)
    if (/\.(webp|avif|woff2|gz|css)$/.test(pathname)) return
    // An answer that the browser has let go of, such as one it was led on from, has no body to read.
    const body = response.text().catch(() => '')
    read.push(body.then(text => (secrets.test(text) ? [pathname] : [])))
  })
  return { asked, held: async () => (await Promise.all(read)).flat() }
}

const europe = /^3\s*, nearer: /
const mapOf = (page: Page) => page.getByRole('region', { name: sentence('search.onMap') })
const titleOf = (page: Page, homes: number) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: new RegExp(`^${homes} homes?$`) })

test('list and map are in step, a group opens, what is seen is searched, and back brings everything back', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page, context } = visitor
  const answers = readAnswers(context)
  await walk(visitor, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/stays')
    await comesAlive(page)
    const map = mapOf(page)
    const japan = map.getByRole('button', { name: /Hinoki House$/ })
    await japan.waitFor()
    await titleOf(page, 5).waitFor()
    // Also for whoever wants no motion.
    await mapIsDrawn(map)

    // The price on a pin is that of the card, and the two point at each other.
    const card = page.getByRole('article').filter({ hasText: 'Hinoki House' })
    expect(await japan.innerText()).toMatch(/^£[\d,]+/)
    await card.getByRole('link', { name: 'Hinoki House' }).focus()
    await expect.poll(() => japan.getAttribute('aria-current')).toBe('true')
    await card.hover()
    await expect.poll(() => japan.getAttribute('aria-current')).toBe('true')
    await japan.focus()
    await expect.poll(() => card.getAttribute('data-pointed')).toBe('')
    await map.getByRole('button', { name: europe }).focus()
    await expect.poll(() => card.getAttribute('data-pointed')).toBeNull()
    expect(await page.getByRole('button', { name: sentence('search.searchArea') }).count()).toBe(0)

    // By keyboard: the group opens, and whoever pressed it stands on one of its pins.
    await page.keyboard.press('Enter')
    for (const name of ['The Harbour Loft', 'Casa del Forno', 'Chalet Arpille']) {
      await map.getByRole('button', { name: new RegExp(`${name}$`) }).waitFor()
    }
    await expect.poll(() => map.locator('[data-pin]:focus').count()).toBe(1)
    const search = page.getByRole('button', { name: sentence('search.searchArea') })
    await search.waitFor()
    await expectGoodPage(visitor, 'the map with an open group')

    await map.getByRole('button', { name: 'Zoom out' }).click()
    await search.click()
    await page.waitForURL(url => url.searchParams.has('bbox'))
    await titleOf(page, 3).waitFor()
    const [west, south, east, north] = new URL(page.url()).searchParams.get('bbox')!.split(',').map(Number)
    for (const slug of ['harbour-loft', 'casa-del-forno', 'chalet-arpille'] as const) {
      const [latitude, longitude] = publicPoints[slug]
      expect([west! < longitude, longitude < east!, south! < latitude, latitude < north!]).toEqual(Array(4).fill(true))
    }
    await expect.poll(() => japan.count()).toBe(0)
    await expect.poll(() => search.count()).toBe(0)

    await page.goBack()
    await titleOf(page, 5).waitFor()
    await page.waitForURL(url => !url.searchParams.has('bbox'))
    await japan.waitFor()
    await map.getByRole('button', { name: europe }).waitFor()

    // A pin opens a card, whose link is where its reader stands; Escape gives the pin back.
    await japan.focus()
    await page.keyboard.press('Enter')
    const chosen = map.getByRole('link', { name: 'Hinoki House' })
    await expect.poll(() => chosen.evaluate(link => link === document.activeElement)).toBe(true)
    expect(await japan.getAttribute('aria-expanded')).toBe('true')
    await expectGoodPage(visitor, 'the map with a card')
    await chosen.focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => chosen.count()).toBe(0)
    await expect.poll(() => japan.evaluate(pin => pin === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Hinoki House' }).waitFor()
    expect(await answers.held()).toEqual([])
  })
})

type Colour = readonly number[]

/** Whether two are the same to the eye: what draws them rounds in its own way. */
const isLike = (one: Colour, other: Colour) => one.every((part, at) => Math.abs(part - other[at]!) <= 3)

/** The colour of most of a square of the map, red, green and blue: its upper left corner in pixels from that of the map. */
async function colourAt(map: Locator, { x, y }: { x: number; y: number }, side = 30): Promise<Colour> {
  const frame = (await map.boundingBox())!
  const picture = await map.page().screenshot({
    clip: { x: Math.round(frame.x + x), y: Math.round(frame.y + y), width: side, height: side },
  })
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.subarray(at, at + 3).join()
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)[0]![0]
    .split(',')
    .map(Number)
}

/** Land and sea, as the page names them. */
const mapColours = (page: Page) =>
  page.evaluate(() =>
    ['land', 'sea'].map(name => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(--color-map-${name})`
      canvas.fillStyle = getComputedStyle(probe).color
      probe.remove()
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    }),
  )

test('nobody’s home ever lies in the sea, however late the land is cut, and beyond the world there is sea', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page, context } = visitor
  await walk(visitor, async () => {
    const cut = Promise.withResolvers<void>()
    await context.route(/maplibre-gl-worker/, async route => {
      await cut.promise
      await route.continue()
    })
    await page.goto('/stays?bbox=11,42.5,12.5,43.5')
    await comesAlive(page)
    const map = mapOf(page)
    const pin = map.getByRole('button', { name: /Casa del Forno$/ })
    await pin.waitFor()
    const [frame, on] = [(await map.boundingBox())!, (await pin.boundingBox())!]
    const inland = { x: on.x - frame.x, y: on.y - frame.y + on.height + 8 }
    const [land, sea] = await mapColours(page)
    const painted = () => map.locator('canvas').evaluate(canvas => Number(getComputedStyle(canvas).opacity) > 0)
    const seen: Colour[] = []
    for (let look = 0; look < 5; look++) seen.push(await colourAt(map, inland))
    expect(await painted()).toBe(false)
    cut.resolve()
    await expect
      .poll(async () => {
        seen.push(await colourAt(map, inland))
        return painted()
      })
      .toBe(true)
    await mapIsDrawn(map)
    seen.push(await colourAt(map, inland))
    expect(seen.filter(colour => !isLike(colour, land!))).toEqual([])

    await page.goto('/stays')
    await comesAlive(page)
    await mapIsDrawn(map)
    for (const x of [20, 200, 400]) expect(isLike(await colourAt(map, { x, y: 10 }), sea!)).toBe(true)
  })
})

test('on a phone the map takes the place of the list and gives it back', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page, context } = visitor
  const answers = readAnswers(context)
  await walk(visitor, async () => {
    await page.goto('/stays')
    await comesAlive(page)
    const first = page.getByRole('article').first()
    await first.waitFor()
    expect(answers.asked.filter(path => /draw-map|maplibre|^\/map\//.test(path))).toEqual([])
    await page.getByRole('button', { name: sentence('search.map'), exact: true }).click()
    for (const name of ['Hinoki House', 'The Cedar Treehouse']) {
      await mapOf(page)
        .getByRole('button', { name: new RegExp(`${name}$`) })
        .waitFor()
    }
    expect(await first.isVisible()).toBe(false)
    await page.getByRole('button', { name: sentence('search.list'), exact: true }).click()
    await first.waitFor()
    expect(await answers.held()).toEqual([])
  })
})

test('homes that lie at one place fan out instead of opening for ever', async () => {
  const { database } = site.tools
  const [latitude, longitude] = publicPoints['casa-del-forno']
  await database.execute(sql`
    update stay set public_latitude = ${latitude}, public_longitude = ${longitude} where slug = 'chalet-arpille'`)
  const visitor = await browser.visitor({ width: 1440 })
  const { page } = visitor
  await walk(visitor, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/stays?bbox=11,42.5,12.5,43.5')
    await comesAlive(page)
    await titleOf(page, 2).waitFor()
    const map = mapOf(page)
    const both = map.getByRole('button', { name: /^2\s*, nearer: / })
    await both.focus()
    await page.keyboard.press('Enter')
    for (const name of ['Casa del Forno', 'Chalet Arpille']) {
      await map.getByRole('button', { name: new RegExp(`${name}$`) }).waitFor()
    }
    await expect.poll(() => map.locator('[data-pin]:focus').count()).toBe(1)
    expect(await both.count()).toBe(0)
  })
})

test('the map of a home is loaded when it comes into view, and shows the circle and nothing in it', async () => {
  const visitor = await browser.visitor({ width: 1280 })
  const { page, context } = visitor
  const answers = readAnswers(context)
  await walk(visitor, async () => {
    await page.goto('/stays/harbour-loft')
    await comesAlive(page)
    expect(answers.asked.filter(path => /draw-map|maplibre|^\/map\//.test(path))).toEqual([])
    await page.getByRole('heading', { name: sentence('homes.sectionPlace') }).scrollIntoViewIfNeeded()
    const map = page.getByRole('region', { name: sentence('search.aboutWhere', { name: 'The Harbour Loft' }) })
    await map.getByRole('button', { name: 'Zoom in' }).waitFor()
    await expect.poll(() => answers.asked.includes('/map/world.json.gz')).toBe(true)
    expect(await map.locator('[data-pin]').count()).toBe(0)
    await page.getByText(/^2\.?\d* km$/).waitFor()
    await page.getByText(sentence('stays.nearbyMeasured')).waitFor()
    expect(await answers.held()).toEqual([])
  })
})

test('the map of a home is a place to go to by keys before it was in view, and they are in the map once it is drawn', async () => {
  const visitor = await browser.visitor({ width: 1280 })
  const { page } = visitor
  await page.goto('/stays/harbour-loft')
  await comesAlive(page)
  const region = page.getByRole('region', { name: sentence('search.aboutWhere', { name: 'The Harbour Loft' }) })
  await expect.poll(() => region.getAttribute('tabindex')).toBe('0')
  await region.focus()
  await mapIsDrawn(region)
  await expect.poll(() => region.locator('canvas').evaluate(canvas => canvas === document.activeElement)).toBe(true)
  expect(await region.getAttribute('tabindex')).toBeNull()
  await visitor.leave()
})

test('streets come out of the operator’s own file, in ranges, in light and in dark', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tiles-'))
  const file = join(folder, 'world.pmtiles')
  await writeTinyTiles(file)
  const other = await startSite({
    environment: { MAP_TILES: file },
    prepare: async ({ database }) => void (await buildSomeHomes(database)),
  })
  const elsewhere = await openBrowser(other.origin)
  try {
    const visitor = await elsewhere.visitor({ width: 1280 })
    const { page, context } = visitor
    const answers = readAnswers(context)
    await walk(visitor, async () => {
      await page.goto('/stays/harbour-loft')
      await comesAlive(page)
      await page.getByRole('heading', { name: sentence('homes.sectionPlace') }).scrollIntoViewIfNeeded()
      const map = page.getByRole('region', { name: sentence('search.aboutWhere', { name: 'The Harbour Loft' }) })
      await mapIsDrawn(map)
      await map.getByRole('link', { name: sentence('ui.mapStreets') }).waitFor()
      expect(answers.asked).toContain('/map/streets.pmtiles')
      expect(answers.asked).not.toContain('/map/world.json.gz')
      await page.emulateMedia({ colorScheme: 'dark' })
      await mapIsDrawn(map)
    })
  } finally {
    await elsewhere.close()
    await other.stop()
    await rm(folder, { recursive: true })
  }
})

test('where nothing can be drawn the page says so, loads nothing, and keeps the list', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page, context } = visitor
  const answers = readAnswers(context)
  await walk(visitor, async () => {
    // A browser whose machine has nothing to draw with.
    await context.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more])
      } as typeof getContext
    })
    await page.goto('/stays')
    await page.getByText(sentence('ui.noMap', { otherwise: sentence('search.withoutMap') })).waitFor()
    expect(await page.getByRole('article').count()).toBe(5)
    await page.goto('/stays/harbour-loft')
    await comesAlive(page)
    await page.getByRole('heading', { name: sentence('homes.sectionPlace') }).scrollIntoViewIfNeeded()
    await page.getByText(sentence('ui.noMap', { otherwise: sentence('search.placeAbove') })).waitFor()
    expect(answers.asked.filter(path => /draw-map|maplibre|^\/map\//.test(path))).toEqual([])
    expect(await answers.held()).toEqual([])
  })
})
