// The errand of whoever starts on an empty site: a home is begun, worded, pictured, published, and a guest finds it with its price.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(usualPassword)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL(url => url.pathname === '/stays')

  await page.goto('/admin/homes/new')
  await page.getByLabel('Name').fill('The Mill House')
  await page.getByLabel('Kind').selectOption('House')
  await page.getByLabel('Guests at most').fill('4')
  await page.getByLabel('Town or village').fill('Olhão')
  await page.getByLabel('Region, county or island').fill('Algarve')
  await page.getByLabel('Country').selectOption('Portugal')
  await page.getByLabel('Time zone').selectOption('Europe/Lisbon')
  await page.getByLabel('Latitude and longitude').fill('by the stream')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByLabel('A night, if you know already').fill('120')
  await page.getByRole('button', { name: 'Begin this home' }).click()
  await page.getByText('Please write latitude and longitude').waitFor()
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('PT')
  await page.getByLabel('Latitude and longitude').fill('37.02812, -7.84113')
  await page.getByRole('button', { name: 'Begin this home' }).click()
  await heading('Before guests can see it').waitFor()
  await page.getByText('The Mill House').first().waitFor()
  await expectGoodPage(operator, 'a draft')

  await page.getByRole('link', { name: 'A sentence about it, and a description' }).click()
  await heading('In words').waitFor()
  await page.getByLabel('In a sentence or two').fill('A mill by a stream, with a wheel that still turns.')
  await page.getByLabel('Description').fill('Come in.\n\n- A stove\n- A stream')
  await page.getByRole('button', { name: 'See the description as guests will' }).click()
  await page.getByRole('listitem').filter({ hasText: 'A stream' }).waitFor()
  await page.getByRole('button', { name: 'Keep the changes' }).last().click()
  await page.getByText('As guests will read it').waitFor({ state: 'detached' })

  await page.getByRole('navigation', { name: 'About The Mill House' }).getByRole('link', { name: 'Pictures' }).click()
  await heading('Add pictures').waitFor()
  const first = page.getByRole('group', { name: 'Picture 1 to add' })
  const second = page.getByRole('group', { name: 'Picture 2 to add' })
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  await first.getByLabel('Picture 1', { exact: true }).setInputFiles(file('mill.jpg', await pictureFile()))
  await first.getByLabel('What is to be seen').fill('The mill from the bridge')
  await second.getByLabel('Picture 2', { exact: true }).setInputFiles(file('me.jpg', Buffer.from('<svg></svg>')))
  await second.getByLabel('What is to be seen').fill('The attic')
  await page.getByRole('button', { name: 'Add these pictures' }).click()
  await page.getByText('One picture was added.').waitFor()
  await page.getByText('This is no picture that we can show.').waitFor()
  await page.getByRole('img', { name: 'The mill from the bridge' }).waitFor()
  await expectGoodPage(operator, 'pictures, of which one was refused')

  await page.getByRole('link', { name: 'Overview' }).click()
  await heading('It is ready for guests').waitFor()
  await page.getByRole('button', { name: 'Publish it' }).click()
  await heading('Guests see it').waitFor()
  expect(operator.complaints).toEqual([])
  await operator.leave()

  const guest = await browser.visitor({ width: 390 })
  await guest.page.goto(`/stays?where=Algarve&in=${daysAhead(40)}&out=${daysAhead(43)}&adults=2`)
  await guest.page.getByRole('link', { name: 'The Mill House' }).first().click()
  await guest.page.getByRole('heading', { name: 'The Mill House', level: 1 }).waitFor()
  await guest.page.getByText('€360.00').first().waitFor()
  await guest.page.getByRole('img', { name: 'The mill from the bridge' }).first().waitFor()
  expect(guest.complaints).toEqual([])
  await guest.leave()
})
