// The pictures of a card: swiped, pushed by buttons and by keys, and none but the first fetched before somebody turns to it.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { buildHome } from '../support/build-home.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: TestBrowser
beforeAll(async () => {
  site = await startSite({
    prepare: async ({ database }) => {
      await buildHome(database, {
        slug: 'cabins',
        name: 'The Cabins',
        photos: [1, 2, 3, 4, 5, 6, 7].map(number => ({
          path: `/photos/sund-fishing-cabins/${number}`,
          alt: `View ${number}`,
        })),
      })
      await buildHome(database, {
        slug: 'loft',
        name: 'The Loft',
        photos: [{ path: '/photos/harbour-loft/1', alt: 'Loft' }],
      })
    },
  })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const rowOf = ({ page }: Visitor) =>
  page.getByRole('group', { name: sentence('stays.photosOf', { name: 'The Cabins' }) })

/** Which picture of the row stands in sight, from 1. */
const shown = (visitor: Visitor) =>
  rowOf(visitor).evaluate(row => Math.round(Math.abs(row.scrollLeft) / row.clientWidth) + 1)

/** The numbers of the pictures that were asked for. */
function askedBy({ page }: Visitor): Set<string> {
  const asked = new Set<string>()
  page.on('request', request => {
    const number = /sund-fishing-cabins\/(\d)-/.exec(request.url())?.[1]
    if (number) asked.add(number)
  })
  return asked
}

test('a mouse finds buttons on the card, which turn its pictures; the picture leads to the home', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page, complaints } = visitor
  const asked = askedBy(visitor)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/stays')
  await comesAlive(page)
  expect([...asked]).toEqual(['1'])
  const card = page.getByRole('article').filter({ hasText: 'The Cabins' })
  await card.hover()
  await card.getByRole('button', { name: sentence('search.nextPhoto') }).click()
  await expect.poll(() => shown(visitor)).toBe(2)
  await expect.poll(() => asked.has('2')).toBe(true)
  await card.getByRole('button', { name: sentence('search.previousPhoto') }).click()
  await expect.poll(() => shown(visitor)).toBe(1)
  expect(await rowOf(visitor).locator('img').count()).toBe(5)
  await rowOf(visitor).click()
  await page.getByRole('heading', { level: 1, name: 'The Cabins' }).waitFor()
  expect(complaints).toEqual([])
  await visitor.leave()
})

test('the arrow keys turn them where the row has the focus, and a home of one picture has no row', async () => {
  const visitor = await browser.visitor({ width: 1024 })
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/stays')
  await comesAlive(page)
  await rowOf(visitor).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown(visitor)).toBe(2)
  expect(await page.getByRole('group', { name: sentence('stays.photosOf', { name: 'The Loft' }) }).count()).toBe(0)
  await visitor.leave()
})

// The widest of them has a pointer, as some phones say too.
test.each([320, 390, 700])(
  'at %i pixels each card says how many pictures there are before anybody touches it',
  async width => {
    const visitor = await browser.visitor({ width })
    await visitor.page.goto('/stays')
    const said = await rowOf(visitor)
      .locator('div')
      .first()
      .evaluate(picture => {
        const { content, opacity } = getComputedStyle(picture, '::after')
        return { content, opacity, of: picture.getAttribute('data-of') }
      })
    expect(said).toEqual({ content: expect.stringContaining('counter(photo)'), opacity: '1', of: '5' })
    await visitor.leave()
  },
)

test('without script the pictures are there to swipe', async () => {
  const visitor = await browser.visitor({ script: false, width: 1024 })
  const { page } = visitor
  await page.goto('/stays')
  expect(await rowOf(visitor).locator('img').count()).toBe(5)
  await rowOf(visitor).hover()
  await page.mouse.wheel(300, 0)
  await page.getByRole('img', { name: 'View 2' }).waitFor()
  await visitor.leave()
})
