// An operator has the calendar of another site followed, sees its nights closed to guests, changes it, copies ours, removes it.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { calendarOf, type ForeignCalendar, startForeignCalendar } from '../support/foreign-calendar.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'

let site: Site
let foreign: ForeignCalendar
let browser: TestBrowser
beforeAll(async () => {
  foreign = await startForeignCalendar()
  site = await startSite({
    environment: { CHANNELS_LOOPBACK: 'on' },
    prepare: ({ database }) => buildSomeHomes(database),
  })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await foreign?.stop()
})

const sold = `/stays/harbour-loft?in=${daysAhead(41)}&out=${daysAhead(44)}&adults=2`

test('a calendar of another site closes nights to guests until it is removed, and ours is copied for it', async () => {
  foreign.says(calendarOf([{ uid: 'a', from: daysAhead(40), to: daysAhead(45) }]))
  const { email, id } = await site.makeUser({ displayName: 'The desk' })
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${id}, 'manager', now() - interval '1 minute')`,
  )
  const { page, context, complaints, leave } = await browser.visitor({ width: 1280 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL(url => url.pathname === '/stays')

  await page.goto('/admin/homes/harbour-loft/channels')
  await comesAlive(page)
  const following = page.getByRole('form', { name: sentence('channels.follow') })
  await following.getByLabel(sentence('channels.itsAddress')).fill(foreign.address)
  await following.getByLabel(sentence('channels.name')).fill('The village office')
  await following.getByRole('button', { name: sentence('channels.followThis') }).click()
  await page.getByRole('heading', { name: `The village office · ${sentence('channels.stateOk')}` }).waitFor()
  await page.getByText('1 event.').waitFor()

  const guest = await browser.visitor({ width: 390 })
  await guest.page.goto(sold)
  await guest.page.getByText(saying('offers.nightBooked')).first().waitFor()

  // Another name and an address that lacks what the first one told: nothing is opened, and somebody is asked.
  foreign.says(calendarOf([{ uid: 'b', from: daysAhead(60), to: daysAhead(62) }]))
  await page.getByText(saying('channels.change')).first().click()
  const changing = page.getByRole('form', { name: sentence('channels.changeNamed', { name: 'The village office' }) })
  await changing.getByLabel(sentence('channels.newAddress')).fill(`${foreign.origin}/another.ics`)
  await changing.getByLabel(sentence('channels.name')).fill('The new office')
  await changing.getByRole('button', { name: sentence('consent.save') }).click()
  await page.getByRole('heading', { name: 'The new office · Needs attention' }).waitFor()
  await guest.page.reload()
  await guest.page.getByText(saying('offers.nightBooked')).first().waitFor()

  const making = page.getByRole('form', { name: sentence('channels.makeAddress') })
  await making.getByLabel(sentence('channels.for')).selectOption('vrbo')
  await making.getByRole('button', { name: sentence('channels.makeAddress') }).click()
  const address = page.getByLabel('For Vrbo')
  await address.waitFor()
  await page.getByRole('button', { name: saying('ui.copy') }).click()
  await page.getByText(sentence('ui.copied')).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await address.inputValue())
  const read = await site.get(new URL(copied).pathname)
  expect(await read.text()).toContain(`DTSTART;VALUE=DATE:${daysAhead(40).replaceAll('-', '')}`)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: /^Remove\s*: The new office$/ }).click()
  await page.getByText(sentence('channels.noFeed')).waitFor()
  await guest.page.reload()
  await guest.page.getByText('€120').first().waitFor()
  expect([...complaints, ...guest.complaints]).toEqual([])
  await guest.leave()
  await leave()
})
