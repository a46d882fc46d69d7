// Calendars of other sites that would hang whoever reads them: the site answers meanwhile, says what is wrong, and backs off.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { calendarOf, type ForeignCalendar, startForeignCalendar } from './support/foreign-calendar.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

const environment = { CHANNELS_LOOPBACK: 'on', IDENTITY_KEY: Buffer.alloc(32, 7).toString('base64') }

let database: FreshDatabase
let site: Site
let home: BuiltHome
let manager: PlainVisitor
let email: string
let foreign: ForeignCalendar

beforeAll(async () => {
  database = await freshDatabase()
  foreign = await startForeignCalendar()
  site = await startSite({ databaseUrl: database.url, environment })
  home = await buildHome(site.tools.database, { name: 'Harbour Loft' })
  const made = await site.makeUser()
  email = made.email
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${made.id}, 'manager', now() - interval '1 minute')`,
  )
})
beforeEach(async () => {
  manager = plainVisitor(site)
  await manager.post('/login', { email, password: usualPassword })
})
afterAll(async () => {
  await foreign?.stop()
  await site?.stop()
  await database?.drop()
})

const page = () => `/admin/homes/${home.slug}/channels`
const follow = (name: string) =>
  manager.post(page(), {
    ...{ unit: String(home.unitId), intent: 'add-feed', provider: 'airbnb', name, everyMinutes: '30' },
    address: `${foreign.address}?${name}`,
  })
async function feed(name: string) {
  const { rows } = await site.tools.database.execute<Record<string, unknown>>(
    sql`select state, trouble, fail_count::integer as fails, found, next_look_at > now() as waits
      from external_calendar where name = ${name}`,
  )
  return rows[0]
}
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const odd = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:odd', ...lines, 'END:VEVENT'].join('\r\n')
const neverTrue = (frequency: string) =>
  file(odd('DTSTART;VALUE=DATE:20261201', `RRULE:FREQ=${frequency};BYMONTH=2;BYMONTHDAY=31`))
const centuryOfDays = ['DTSTART;VALUE=DATE:19350101', 'RRULE:FREQ=DAILY']
const zone = (rule: string) =>
  file(
    ...['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100'],
    ...['DTSTART:19700101T000000', `RRULE:FREQ=${rule}`, 'END:STANDARD', 'END:VTIMEZONE'],
    odd('DTSTART;TZID=Odd:20261201T120000', 'DTEND;TZID=Odd:20261203T120000'),
  )

/** Follows what `text` says, and asks how the site is before that has been answered. */
async function followAndAsk(name: string, text: string): Promise<Set<number>> {
  const asked = foreign.asked.length
  foreign.says(text)
  let answered = false
  const adding = follow(name).finally(() => {
    answered = true
  })
  await expect.poll(() => foreign.asked.length).toBeGreaterThan(asked)
  const seen = new Set<number>()
  do seen.add((await site.get('/healthz')).status)
  while (!answered)
  expect((await adding).status).toBe(303)
  return seen
}

test.each([
  ['a daily rule that never comes true', neverTrue('DAILY')],
  ['every day of a century, again and again', file(...Array.from({ length: 300 }, () => odd(...centuryOfDays)))],
])('%s ends its reader, and nothing else', async (name, text) => {
  expect(await followAndAsk(name, text)).toEqual(new Set([200]))
  expect(await feed(name)).toMatchObject({ state: 'failing', trouble: 'too-hard', fails: 1, waits: true })
  expect(asRendered((await manager.get(page())).text).text).toMatch(saying('channels.tooHard'))
  const mails = await site.mailsTo(site.tools.environment.SITE_CONTACT)
  expect(mails.map(({ text: told }) => told)).toContainEqual(
    expect.stringContaining(sentence('channels.notFollowed', { name })),
  )
})

test.each([
  ['a rule that comes true every second, never', neverTrue('SECONDLY'), { events: 0, unread: 1 }],
  ['a zone whose clocks change every second', zone('SECONDLY'), { events: 1, unread: 0 }],
])('%s is not followed at all', async (name, text, found) => {
  expect(await followAndAsk(name, text)).toEqual(new Set([200]))
  expect(await feed(name)).toMatchObject({ state: 'ok', trouble: null, found })
})

test('a look in which the site was killed has failed: it is not taken up at once, and said at the desk', async () => {
  const [name, asked] = ['Cut off', foreign.asked.length]
  foreign.answers(() => {})
  const cut = follow(name).catch(() => undefined)
  await expect.poll(() => foreign.asked.length).toBe(asked + 1)
  await site.kill()
  await cut
  // The time for which the dead process had claimed it passes.
  await site.tools.database.execute(sql`update external_calendar set looking_until = now() where name = ${name}`)
  await site.stop()
  foreign.says(calendarOf([]))
  site = await startSite({ databaseUrl: database.url, environment })
  await expect.poll(() => feed(name)).toMatchObject({ trouble: 'unfinished', state: 'late' })
  expect(await feed(name)).toMatchObject({ fails: 1, waits: true })
  expect(foreign.asked.length).toBe(asked + 1)
  manager = plainVisitor(site)
  await manager.post('/login', { email, password: usualPassword })
  expect(asRendered((await manager.get(page())).text).text).toContain(sentence('channels.unfinished'))
})
