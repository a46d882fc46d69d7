// A home that is let elsewhere too, through the front door and without script: a calendar followed, ours read, a conflict told.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { requireCalendarDay, sayDay } from '#values/calendar-day.ts'
import { inputFor, mustBook, someGuest } from './support/booking-world.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { calendarOf, type ForeignCalendar, startForeignCalendar } from './support/foreign-calendar.ts'
import { makeOperator } from './support/operators.ts'
import { confirmationIn, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let home: BuiltHome
let manager: PlainVisitor
let foreign: ForeignCalendar

beforeAll(async () => {
  site = await startSite({ environment: { CHANNELS_LOOPBACK: 'on' } })
  home = await buildHome(site.tools.database, { name: 'Harbour Loft' })
  manager = await signedIn('manager')
  foreign = await startForeignCalendar()
})
afterAll(async () => {
  await foreign?.stop()
  await site?.stop()
})

const signedIn = (role: 'manager' | 'reception') => makeOperator(site, role)

const page = () => `/admin/homes/${home.slug}/channels`
const send = (fields: Record<string, string>, by = manager) => by.post(page(), { unit: String(home.unitId), ...fields })
const adding = () => ({
  intent: 'add-feed',
  provider: 'airbnb',
  name: 'Their calendar',
  everyMinutes: '30',
  address: foreign.address,
})
const shown = async (path = page(), by = manager) => asRendered((await by.get(path)).text).text
const hidden = async (name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec((await manager.get(page())).text)?.[1] ?? ''
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
/** The nights from a day to another, as sentences about them say them. */
const inWords = (from: number, to: number) => ({ from: sayDay(dayOf(from), 'en-GB'), to: sayDay(dayOf(to), 'en-GB') })
const dayOf = (ahead: number) => requireCalendarDay(day(ahead))
/** What the page says of a calendar that is read as it should be. */
const followed = (name: string, site: string) =>
  `${name} · ${sentence('channels.stateOk')} ${site} · 127.0.0.1 ${sentence('channels.isFollowed')}`
const event = (uid: string, from: number, to: number) => ({ uid, from: day(from), to: day(to) })

test('a calendar is followed: what it sold nobody can book here, and a mistake in the form keeps what was typed', async () => {
  const wrong = await send({ ...adding(), address: 'http://10.0.0.1/x.ics' })
  expect(wrong.status).toBe(422)
  expect(wrong.faults).toEqual([sentence('channels.addressWrong')])
  expect(wrong.text).toContain('value="Their calendar"')
  foreign.says(calendarOf([event('a', 40, 44), event('b', 60, 62)]))
  expect((await send(adding())).status).toBe(303)
  expect(await shown()).toContain(followed('Their calendar', 'Airbnb'))
  expect(await shown()).toContain(sentence('channels.found', { events: 2, echoes: 0, free: 0, unread: 0 }))
  expect(await shown('/admin/channels')).toContain('Harbour Loft')
  const guest = plainVisitor(site)
  const visit = async (from: number, to: number) =>
    asRendered((await guest.get(`/stays/${home.slug}?in=${day(from)}&out=${day(to)}&adults=2`)).text).text
  expect(await visit(41, 43)).toMatch(saying('offers.nightBooked'))
  expect(await visit(50, 53)).toContain('€300')
  expect((await send(adding())).faults).toEqual([sentence('channels.knownAlready')])
})

test('what is set about it is changed, and a mistake in that keeps what was typed beside it', async () => {
  const seen = await hidden('seen')
  const change = async (more: Record<string, string>) =>
    manager.post(page(), {
      ...{
        intent: 'edit-feed',
        feed: await hidden('feed'),
        seen,
        name: 'The agency',
        provider: 'vrbo',
        everyMinutes: '720',
      },
      ...more,
    })
  const wrong = await change({ address: 'http://10.0.0.1/x.ics' })
  expect([wrong.status, wrong.faults]).toEqual([422, [sentence('channels.addressWrong')]])
  expect(wrong.text).toContain('value="The agency"')
  expect((await change({ address: '' })).status).toBe(303)
  expect(await shown()).toContain(followed('The agency', 'Vrbo'))
  expect(await shown()).toContain(sentence('channels.found', { events: 2, echoes: 0, free: 0, unread: 0 }))
  expect((await change({ name: 'Too late', address: '' })).status).toBe(409)
  const back = {
    seen: await hidden('seen'),
    name: 'Their calendar',
    provider: 'airbnb',
    everyMinutes: '30',
    address: '',
  }
  expect((await change(back)).status).toBe(303)
})

test('a page to sign in instead of the calendar opens nothing, and says what is wrong', async () => {
  foreign.says('<html>Please sign in</html>')
  expect((await send({ intent: 'look-now', feed: await hidden('feed') })).status).toBe(303)
  expect(await shown()).toContain(sentence('channels.notACalendar'))
  foreign.says(calendarOf([]))
  await send({ intent: 'look-now', feed: await hidden('feed') })
  expect(await shown()).toContain(sentence('channels.emptied'))
  const contact = site.tools.environment.SITE_CONTACT
  await expect
    .poll(async () => (await site.mailsTo(contact)).map(({ subject }) => subject))
    .toContain(sentence('channels.needsALookSubject', { name: 'Their calendar' }))
  foreign.says(calendarOf([event('a', 40, 44), event('b', 60, 62)]))
  await send({ intent: 'look-now', feed: await hidden('feed') })
  expect(await shown()).toContain(sentence('channels.isFollowed'))
})

test('ours is read at an address that the log never tells, is exchanged, and then gone', async () => {
  expect((await send({ intent: 'open-address', audience: 'vrbo', bufferNights: '0' })).status).toBe(303)
  const addressNow = async () => /\/calendars\/[\w-]{43}\.ics/.exec((await manager.get(page())).text)![0]
  const first = await addressNow()
  const read = await site.get(first)
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await read.text()).toContain(`DTSTART;VALUE=DATE:${day(40).replaceAll('-', '')}`)
  expect((await site.get(first, { headers: { 'if-none-match': read.headers.get('etag')! } })).status).toBe(304)
  expect((await site.get(first, { method: 'HEAD' })).status).toBe(200)
  expect((await send({ intent: 'exchange-address', calendar: await hidden('calendar') })).status).toBe(303)
  const second = await addressNow()
  expect([(await site.get(first)).status, (await site.get(second)).status]).toEqual([410, 200])
  await expect.poll(() => site.logs()).toContain('/calendars/…')
  for (const secret of [first, second, foreign.address]) expect(site.logs()).not.toContain(secret.split('/').at(-1))
})

test('a conflict is shown with both sides, mailed, and set aside', async () => {
  const nights = `[${day(80)},${day(84)})`
  await site.tools.database.execute(sql`
    insert into occupancy (unit_id, nights, kind, ref_id, created_at)
    values (${home.unitId}, ${nights}, 'block', gen_random_uuid(), now())`)
  foreign.says(calendarOf([event('a', 40, 44), event('b', 60, 62), event('c', 82, 86)]))
  await send({ intent: 'look-now', feed: await hidden('feed') })
  for (const path of ['/admin/channels', page()]) {
    const text = await shown(path)
    expect(text).toContain(
      sentence('channels.tellsOfBooking', { feedName: 'Their calendar', site: 'Airbnb', ...inWords(82, 86) }),
    )
    expect(text).toContain(sentence('channels.hereBlock', inWords(80, 84)))
  }
  expect(await shown('/admin')).toContain(sentence('today.conflicts', { count: 1 }))
  const subjects = async () => (await site.mailsTo(site.tools.environment.SITE_CONTACT)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain(sentence('channels.takenTwiceSubject', inWords(82, 86)))
  expect((await send({ intent: 'set-aside', conflict: await hidden('conflict') })).status).toBe(303)
  expect(await shown()).toContain(sentence('channels.isSetAside'))
  expect(await shown('/admin')).not.toContain(sentence('channels.takenTwice'))
})

test('a double booking is answered from its card on Today: it names both sides, and is dismissed or cancelled there', async () => {
  const { tools } = site
  const unpaid = { ...tools, environment: { ...tools.environment, PAYMENT_WAYS: [] } }
  const someone = await someGuest(tools.database, new Date())
  const booking = await mustBook(unpaid, someone, { stayId: home.id, input: inputFor(day(100), day(104)) })
  const { rows } = await tools.database.execute<{ reference: string; contact: { name: string } }>(
    sql`select reference, contact from booking where id = ${booking}`,
  )
  const { reference, contact } = rows[0]!
  const conflict = [event('a', 40, 44), event('b', 60, 62), event('c', 82, 86), event('d', 102, 106)]
  foreign.says(calendarOf(conflict))
  await send({ intent: 'look-now', feed: await hidden('feed') })
  const today = await shown('/admin')
  const there = { feedName: 'Their calendar', site: 'Airbnb', ...inWords(102, 106) }
  for (const part of [sentence('channels.tellsOfBooking', there), reference, contact.name])
    expect(today).toContain(part)

  const reception = await signedIn('reception')
  const card = async (by: PlainVisitor) =>
    /<section[^>]*aria-labelledby="conflicts[^"]*".*?<\/section>/s.exec((await by.get('/admin')).text)?.[0] ?? ''
  const fieldOf = async (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(await card(manager))![1]!
  const aside = { intent: 'set-aside', conflict: await fieldOf('conflict') }
  expect(await card(reception)).not.toContain('value="set-aside"')
  expect((await reception.post('/admin', aside)).status).toBe(403)
  expect((await manager.post('/admin', { ...aside, conflict: 'none' })).status).toBe(400)
  expect((await manager.post('/admin', { ...aside, conflict: booking })).status).toBe(404)

  const cancel = { intent: 'cancel-booking', booking, version: await fieldOf('version'), key: await fieldOf('key') }
  const asked = await manager.post('/admin', { ...cancel, reason: 'The nights were sold twice.' })
  expect(asked.status).toBe(200)
  expect(asRendered(asked.text).text).toContain(sentence('adminBookings.cancelBooking', { reference }))
  expect((await manager.post('/admin', aside)).location).toMatch(/^\/admin/)
  expect(await card(manager)).toBe('')
  expect((await manager.post('/admin', confirmationIn(asked)!)).status).toBe(303)
  const { rows: after } = await tools.database.execute(
    sql`select state, cancelled_by from booking where id = ${booking}`,
  )
  expect(after).toEqual([{ state: 'cancelled', cancelled_by: 'operator' }])
})

test('who may look but not act sees everything but the address, and is refused', async () => {
  const reception = await signedIn('reception')
  const text = await shown(page(), reception)
  expect(text).toContain('Their calendar')
  expect((await reception.get(page())).text).not.toContain('/calendars/')
  const forms: Record<string, string>[] = [
    adding(),
    { intent: 'pause', feed: await hidden('feed') },
    { intent: 'open-address', audience: 'vrbo', bufferNights: '1' },
  ]
  for (const fields of forms) expect((await send(fields, reception)).status).toBe(403)
  expect((await send({ intent: 'nonsense' })).status).toBe(400)
  expect((await send({ intent: 'pause', feed: 'nobody' })).status).toBe(409)
  expect((await plainVisitor(site).get('/admin/channels')).status).not.toBe(200)
})
