// An operator blocks a weekend in the calendar of a home and sets a summer season; the page of the home shows both to a guest.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import {
  addDays,
  type CalendarDay,
  requireCalendarDay,
  sayDay,
  weekday,
  writeCalendarDay,
} from '#values/calendar-day.ts'
import { accessibilityFaults, comesAlive, openBrowser, type TestBrowser } from '../support/browser.ts'
import { type Site, startSite, usualPassword } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'

let site: Site
let browser: TestBrowser
beforeAll(async () => {
  site = await startSite({ prepare: ({ database }) => buildSomeHomes(database) })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** The first Friday of the month after the next one: the whole weekend lies in that month. */
function aFriday(): CalendarDay {
  const soon = daysAhead(62)
  const first = requireCalendarDay(`${soon.slice(0, 7)}-01`)
  return addDays(first, (12 - weekday(first)) % 7)
}

test('a weekend is blocked and a season set, by what was seen first, and guests see them', async () => {
  const { email, id } = await site.makeUser({ displayName: 'The desk' })
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${id}, 'manager', now() - interval '1 minute')`,
  )
  const friday = aFriday()
  const saturday = addDays(friday, 1)
  const { page, complaints, leave } = await browser.visitor({ width: 1280 })
  await page.goto('/login')
  await page.getByLabel(sentence('users.email')).fill(email)
  await page.getByLabel(sentence('users.password'), { exact: true }).fill(usualPassword)
  await page.getByLabel(sentence('users.password'), { exact: true }).press('Enter')
  await page.waitForURL(url => url.pathname === '/stays')

  await page.goto(`/admin/homes/harbour-loft/calendar?month=${writeCalendarDay(friday).slice(0, 7)}`)
  await comesAlive(page)
  const night = (day: CalendarDay) => {
    const date = sayDay(day, 'en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
    return page.getByRole('link', { name: sentence('calendar.chooseNight', { date }) })
  }
  const blocking = page.getByRole('form', { name: sentence('calendar.blockNights') })
  await night(friday).click()
  await expect
    .poll(() => blocking.getByLabel(sentence('calendar.firstNight')).inputValue())
    .toBe(writeCalendarDay(friday))
  await night(saturday).click()
  await expect
    .poll(() => blocking.getByLabel(sentence('calendar.lastNight')).inputValue())
    .toBe(writeCalendarDay(saturday))
  await blocking.getByLabel(sentence('calendar.why')).selectOption('maintenance')
  await blocking.getByLabel(sentence('calendar.note')).fill('Painting the hall')
  await blocking.getByRole('button', { name: sentence('calendar.blockThese') }).click()
  await page.getByRole('button', { name: /^(?=.*2 nights: maintenance$)/ }).waitFor()
  await expect.poll(() => page.getByText('Blocked: maintenance. Painting the hall').count()).toBe(2)

  await page.goto('/admin/homes/harbour-loft/rates')
  await comesAlive(page)
  const season = page.getByRole('form', { name: sentence('rates.newSeason') })
  await season.getByLabel(sentence('channels.name')).fill('Summer')
  await season.getByLabel(sentence('calendar.firstNight')).fill(daysAhead(100))
  await season.getByLabel(sentence('calendar.lastNight')).fill(daysAhead(130))
  await season.getByLabel(sentence('rates.sumOrPercent', { currency: 'EUR' })).fill('250')
  await season.getByRole('button', { name: sentence('rates.seeWhatItMeans') }).click()
  await season.getByText(sentence('rates.wouldCostMore', { nights: 31 })).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await season.getByRole('button', { name: sentence('consent.save') }).click()
  await page
    .getByText(sentence('rates.sumNight', { sum: '€250' }))
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await leave()

  const guest = await browser.visitor({ width: 390 })
  await guest.page.goto(`/stays/harbour-loft?in=${daysAhead(101)}&out=${daysAhead(104)}&adults=2`)
  await guest.page.getByText('€795').first().waitFor()
  const blocked = `in=${writeCalendarDay(friday)}&out=${writeCalendarDay(addDays(saturday, 1))}&adults=2`
  await guest.page.goto(`/stays/harbour-loft?${blocked}`)
  await guest.page
    .getByText(/^The night of .* is not available\.$/)
    .first()
    .waitFor()
  expect(guest.complaints).toEqual([])
  await guest.leave()
})
