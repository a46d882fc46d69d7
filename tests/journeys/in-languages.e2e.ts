// The main job in every other language of the site, by keys alone: a home is found, chosen in the calendar, and booked.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { type Language, languagesOf, tagOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { mapIsDrawn } from '../support/drawn-map.ts'
import { expectGoodPage, stickingOut, walk } from '../support/eyes.ts'
import { sayingIn } from '../support/saying.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'
import { keyboard } from './steps/hands.ts'

let site: Site
let browser: TestBrowser

beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_WAYS: 'test-card' } })
  await buildSomeHomes(site.tools.database)
  browser = await openBrowser(site.origin, [new URL(site.bank().origin).host])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const name = 'The Harbour Loft'
const slug = 'harbour-loft'

/** A text between tags, as `<place>A home in</place>` has it. */
const inTag = (tag: string, text: string) => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(text)![1]!

/** The page is in its language, below the addresses of that language, and without fault on a desk and on a phone. */
async function expectGoodIn(language: Language, visitor: Visitor, where: string): Promise<void> {
  const { page } = visitor
  const html = page.locator('html')
  expect({
    where,
    begins: new URL(page.url()).pathname.split('/')[1],
    lang: await html.getAttribute('lang'),
    dir: await html.getAttribute('dir'),
  }).toEqual({ where, begins: language.code, lang: tagOf(language), dir: language.direction })
  await expectGoodPage(visitor, where)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: size.height })
  const onPhone = async () => [...(await accessibilityFaults(page)), ...(await stickingOut(page))]
  await expect.poll(onPhone, { message: `${where}, 390 px wide` }).toEqual([])
  await page.setViewportSize(size)
}

const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')

/** Tab, until the focus is on a day of the calendar that knows every key; answers the day. */
async function tabIntoCalendar(page: Page): Promise<string> {
  const isIn = () => page.evaluate(() => document.activeElement?.matches('[role=grid] [data-day]') ?? false)
  for (let step = 0; step < 250 && !(await isIn()); step++) {
    // It takes the place of the plain one as soon as that has the focus.
    if (await page.evaluate(() => document.activeElement?.closest('#calendar') !== null)) {
      await page.getByRole('grid').first().waitFor()
    }
    if (!(await isIn())) await page.keyboard.press('Tab')
  }
  return focusedDay(page)
}

const others = languagesOf('en').slice(1)

describe.each(others.map((language, at) => ({ ...language, language, days: 40 + 14 * at })))(
  'in $name',
  ({ language, days, prefix, direction }) => {
    /** All that the test says, it says in that language. */
    const inIt = (work: () => Promise<void>) => () => inLanguage(language, work)
    const [onward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

    async function arrive(): Promise<Visitor> {
      const visitor = await browser.visitor({ language: language.code, width: 1920 })
      // Smooth scrolling would bring the focus into sight only a moment later.
      await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
      return visitor
    }

    const arriveAt = daysAhead(days + 1)
    const leaveAt = daysAhead(days + 3)

    test(
      'a home is found and booked by keys alone, and the mail comes in it too',
      inIt(async () => {
        const visitor = await arrive()
        const { page } = visitor
        const hands = keyboard(page)
        const { email, password } = await site.makeUser({ displayName: 'Ada Lovelace' })
        const looksGood = (where: string) => expectGoodIn(language, visitor, where)
        const titled = (words: string) => page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor()

        await walk(visitor, async () => {
          await page.goto(prefix)
          await comesAlive(page)
          await looksGood('the first page')
          const search = page.getByRole('search')
          const asked = sentence('search.asOneSentence')
          await hands.write(search.getByLabel(inTag('place', asked)), 'Flensburg')
          await hands.write(search.getByLabel(inTag('arrival', asked), { exact: true }), daysAhead(days))
          await hands.write(search.getByLabel(inTag('departure', asked), { exact: true }), daysAhead(days + 4))
          await hands.press(search.locator('summary'))
          await hands.write(search.getByLabel(sentence('quotes.adults'), { exact: true }), '3')
          await hands.press(search.locator('summary'))
          await hands.press(search.getByRole('button', { name: sentence('search.showMe') }))
          await titled(sentence('search.foundFree', { count: 1 }))
          await looksGood('the homes')

          const filters = page.getByRole('form', { name: sentence('search.filters') })
          await hands.press(filters.getByLabel(new RegExp(`^${sentence('stays.kindApartment')}`)))
          const chosen = page.getByRole('list', { name: sentence('search.chosenFilters') })
          await chosen.getByRole('link').waitFor()
          await looksGood('the homes of one kind')
          await hands.press(page.getByRole('link', { name, exact: true }))
          await titled(name)
          await looksGood('the home')

          const first = await tabIntoCalendar(page)
          expect(first).toBe(daysAhead(days))
          for (const [key, ahead] of [
            [onward, 1],
            ['ArrowDown', 8],
            ['ArrowUp', 1],
            [back, 0],
            [onward, 1],
          ] as const) {
            await page.keyboard.press(key)
            await expect.poll(() => focusedDay(page), { message: key }).toBe(daysAhead(days + ahead))
          }
          await looksGood('the calendar in use')
          // The first day chosen, the focus goes on to the next.
          await page.keyboard.press('Enter')
          await expect.poll(() => focusedDay(page)).toBe(daysAhead(days + 2))
          await page.keyboard.press(onward)
          await expect.poll(() => focusedDay(page)).toBe(leaveAt)
          await page.keyboard.press('Enter')
          await page.waitForURL(
            url => url.searchParams.get('in') === arriveAt && url.searchParams.get('out') === leaveAt,
          )

          const box = page.getByRole('region', { name: sentence('quotes.visitAndPrice') })
          await box.getByText(sentence('quotes.includedPerNight', { perNight: '…' }).split('…')[0]!).waitFor()
          await hands.press(box.getByRole('button', { name: sentence('quotes.reserve') }))
          await page.getByRole('timer').waitFor()
          await looksGood('the checkout, signed out')
          const main = page.getByRole('main')
          await hands.press(main.getByRole('button', { name: sentence('checkout.signIn') }))
          await page.waitForURL(url => url.pathname === `${prefix}/login`)
          await page.getByLabel(sentence('users.password'), { exact: true }).waitFor()
          await looksGood('the sign-in')
          await hands.write(page.getByLabel(sentence('checkout.email')), email)
          await hands.write(page.getByLabel(sentence('users.password'), { exact: true }), password)
          await page.keyboard.press('Enter')
          await page.getByRole('timer').waitFor()
          await looksGood('the checkout, signed in')

          const agreed = sayingIn(language.code, 'checkout.agree')
          await hands.press(page.getByRole('checkbox', { name: agreed }))
          await hands.press(main.getByRole('button', { name: sayingIn(language.code, 'checkout.bookAndPay') }))
          await page.waitForURL(`${site.bank().origin}/c/pay/**`)
          await hands.write(page.getByLabel('Card number'), '4242 4242 4242 4242')
          await hands.write(page.getByLabel('Expiry date'), '04/41')
          await hands.write(page.getByLabel('Security code'), '123')
          await page.keyboard.press('Enter')
          await page.waitForURL(url => url.pathname.startsWith(`${prefix}/user/bookings/`))
          await titled(name)
          await page.getByText(sentence('bookings.stateConfirmed'), { exact: true }).first().waitFor()
          await looksGood('the booking')
        })

        const subject = sayingIn(language.code, 'bookingMails.confirmedSubject')
        const mail = await site.newestMailTo(email)
        expect(mail.subject).toMatch(subject)
        expect(mail.html).toContain(`lang="${tagOf(language)}" dir="${direction}"`)
        expect(mail.link.pathname).toMatch(new RegExp(`^${prefix}/`))
      }),
    )

    test(
      'the pictures follow the direction in which it is read',
      inIt(async () => {
        const visitor = await arrive()
        const { page } = visitor
        const hands = keyboard(page)
        await walk(visitor, async () => {
          await page.goto(`${prefix}/stays/${slug}`)
          await comesAlive(page)
          const title = sentence('stays.photosOf', { name })
          await hands.press(page.getByRole('list', { name: title }).getByRole('link').first())
          const pictures = page.getByRole('dialog', { name: title })
          const isAt = (position: number) =>
            pictures.getByText(sentence('ui.pictureOf', { position, count: 3 }), { exact: true }).waitFor()
          await isAt(1)
          await page.keyboard.press(back)
          await isAt(1)
          await page.keyboard.press(onward)
          await isAt(2)
          await page.keyboard.press(onward)
          await isAt(3)
          await page.keyboard.press(back)
          await isAt(2)
          await expectGoodIn(language, visitor, 'the pictures')
          const next = pictures.getByRole('button', { name: sentence('ui.nextImageButton'), exact: true })
          const previous = pictures.getByRole('button', { name: sentence('ui.previousImageButton'), exact: true })
          const [from, to] = [(await previous.boundingBox())!.x, (await next.boundingBox())!.x]
          expect(to > from ? 'ltr' : 'rtl').toBe(direction)
          await next.focus()
          await page.keyboard.press('Enter')
          await isAt(3)
          await page.keyboard.press('Escape')
          await pictures.waitFor({ state: 'detached' })
        })
      }),
    )

    test(
      'the map is worked by keys, and its buttons have names in it',
      inIt(async () => {
        const visitor = await arrive()
        const { page } = visitor
        const hands = keyboard(page)
        await walk(visitor, async () => {
          await page.goto(`${prefix}/stays`)
          await comesAlive(page)
          const map = page.getByRole('region', { name: sentence('search.onMap') })
          await mapIsDrawn(map)
          await map.getByRole('region', { name: sentence('ui.map'), exact: true }).waitFor()
          await hands.press(map.getByRole('button', { name: sentence('ui.zoomOut'), exact: true }))
          await hands.press(map.getByRole('button', { name: sentence('ui.zoomIn'), exact: true }))
          await expectGoodIn(language, visitor, 'the map')
          await hands.press(page.getByRole('button', { name: sentence('search.searchArea') }))
          await page.waitForURL(url => url.pathname === `${prefix}/stays` && url.searchParams.has('bbox'))
        })
      }),
    )
  },
)
