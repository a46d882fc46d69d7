// The errand of whoever starts on an empty site: a home is begun, worded, pictured, published, and a guest finds it with its price.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { expectGoodPage } from '../support/eyes.ts'
import { temporaryFolder } from '../support/folder.ts'
import { pictureFile } from '../support/picture-files.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { daysAhead } from '../support/some-homes.ts'

const folder = temporaryFolder()
let site: Site
let browser: TestBrowser

beforeAll(async () => {
  site = await startSite({ environment: { DATA_DIR: folder } })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('an operator makes a home, uploads a picture and publishes; a guest finds it and sees its price', async () => {
  const { email, id } = await site.makeUser()
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${id}, 'owner', now() - interval '1 minute')`,
  )
  const operator = await browser.visitor({ width: 390 })
  const { page } = operator
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL(url => url.pathname === '/stays')

  await page.goto('/admin/homes/new')
  await page.getByLabel(sentence('channels.name')).fill('The Mill House')
  await page.getByLabel(sentence('homes.kindLabel')).selectOption('House')
  await page.getByLabel(sentence('homes.guestsAtMost')).fill('4')
  await page.getByLabel(sentence('homes.town')).fill('Olhão')
  await page.getByLabel(sentence('homes.regionOrIsland')).fill('Algarve')
  await page.getByLabel(sentence('homes.countryName')).selectOption('Portugal')
  await page.getByLabel(sentence('homes.zone')).selectOption('Europe/Lisbon')
  await page.getByLabel(sentence('homes.latitudeLongitude')).fill('by the stream')
  await page.getByLabel(sentence('homes.currencyLabel')).selectOption('EUR')
  await page.getByLabel(sentence('homes.nightlyLabel')).fill('120')
  await page.getByRole('button', { name: sentence('homes.begin') }).click()
  await page.getByText(sentence('homes.point')).waitFor()
  await expect.poll(() => page.getByLabel(sentence('homes.countryName')).inputValue()).toBe('PT')
  await page.getByLabel(sentence('homes.latitudeLongitude')).fill('37.02812, -7.84113')
  await page.getByRole('button', { name: sentence('homes.begin') }).click()
  await heading(sentence('homes.beforeGuestsSee')).waitFor()
  await page.getByText('The Mill House').first().waitFor()
  await expectGoodPage(operator, 'a draft')

  await page.getByRole('link', { name: sentence('homes.needsWords') }).click()
  await heading(sentence('homes.inWords')).waitFor()
  await page.getByLabel(sentence('homes.summary')).fill('A mill by a stream, with a wheel that still turns.')
  await page.getByRole('textbox', { name: sentence('homes.description') }).fill('Come in.\n\n- A stove\n- A stream')
  await page.getByRole('button', { name: sentence('homes.seeDescription') }).click()
  await page.getByRole('listitem').filter({ hasText: 'A stream' }).waitFor()
  await page
    .getByRole('button', { name: sentence('homes.keepChanges') })
    .last()
    .click()
  await page.getByText(sentence('homes.asGuestsRead')).waitFor({ state: 'detached' })

  await page
    .getByRole('navigation', { name: 'About The Mill House' })
    .getByRole('link', { name: sentence('homes.sectionPhotos') })
    .click()
  await heading(sentence('homes.addPictures')).waitFor()
  const first = page.getByRole('group', { name: sentence('homes.pictureToAdd', { number: '1' }) })
  const second = page.getByRole('group', { name: sentence('homes.pictureToAdd', { number: '2' }) })
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  await first
    .getByLabel(sentence('homes.pictureNumber', { number: '1' }), { exact: true })
    .setInputFiles(file('mill.jpg', await pictureFile()))
  await first.getByLabel(sentence('homes.whatIsSeen')).fill('The mill from the bridge')
  await second
    .getByLabel(sentence('homes.pictureNumber', { number: '2' }), { exact: true })
    .setInputFiles(file('me.jpg', Buffer.from('<svg></svg>')))
  await second.getByLabel(sentence('homes.whatIsSeen')).fill('The attic')
  await page.getByRole('button', { name: sentence('homes.addThese') }).click()
  await page.getByText(sentence('homes.picturesAdded', { added: 1 })).waitFor()
  await page.getByText(sentence('homes.noPicture')).waitFor()
  await page.getByRole('img', { name: 'The mill from the bridge' }).waitFor()
  await expectGoodPage(operator, 'pictures, of which one was refused')

  await page.getByRole('link', { name: sentence('homes.sectionOverview') }).click()
  await heading(sentence('homes.isReady')).waitFor()
  await page.getByLabel(sentence('site.withoutImprint')).check()
  await page.getByRole('button', { name: sentence('homes.buttonPublished') }).click()
  await heading(sentence('homes.guestsSee')).waitFor()
  expect(operator.complaints).toEqual([])
  await operator.leave()

  const guest = await browser.visitor({ width: 390 })
  await guest.page.goto(`/stays?where=Algarve&in=${daysAhead(40)}&out=${daysAhead(43)}&adults=2`)
  await guest.page.getByRole('link', { name: 'The Mill House' }).first().click()
  await guest.page.getByRole('heading', { name: 'The Mill House', level: 1 }).waitFor()
  await guest.page.getByText('€360').first().waitFor()
  await guest.page.getByRole('img', { name: 'The mill from the bridge' }).first().waitFor()
  expect(guest.complaints).toEqual([])
  await guest.leave()
})
