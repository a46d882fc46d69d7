// The trip of a confirmed guest: what its page, its calls, its calendar file and its mails tell when, and what none of them does before.

import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookingCode } from '#admin/bookings/code/set-booking-code.server.ts'
import { emptyArrival } from '#admin/stays/arrival/arrival-input.ts'
import { changeArrival } from '#admin/stays/arrival/change-arrival.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { renewSite } from '#site/snapshot/read-site.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { addDays, dayInZone, sayDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { Slug } from '#values/slug.ts'
import { inputFor, mustBook } from './support/booking-world.ts'
import { buildHome } from './support/build-home.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

/** Of the home: what only its guest may know, and from when. */
const street = 'Rua Secreta'
const words = 'Behind the **fig** tree.'
const secrets = ['9137#', 'open-sesame', 'Figueira-Net'] as const
const stove = 'Never light it with the flap shut.'

let site: Site
let guest: PlainVisitor
let token: string
let user: Parameters<typeof mustBook>[1]
let ownEmail: string

const operator = { roles: ['owner'], id: null } as unknown as Operator
const today = () => dayInZone(new Date(), 'Europe/Lisbon')

async function guide(entered: Partial<typeof emptyArrival>, slug = 'figs'): Promise<void> {
  const arrival = {
    ...{ ...emptyArrival, checkIn: 'key-box', gettingIn: words, doorCode: secrets[0] },
    ...{ wifiNetwork: secrets[2], wifiPassword: secrets[1], hostName: 'Jette', hostPhone: '+441632960123' },
    ...{ hostLanguages: ['de', 'en'], hostWords: 'Ring me.' },
    ...entered,
  } as typeof emptyArrival
  const changed = await changeArrival(site.tools, operator, { slug: slug as Slug }, arrival)
  expect(changed).toEqual({ ok: true })
}

beforeAll(async () => {
  site = await startSite({
    environment: { HOLDS_PER_ADDRESS: '1000', PAYMENT_WAYS: 'bank-transfer', BANK_ACCOUNT: 'Casita, DE00 1234' },
  })
  const { database } = site.tools
  const { id } = await buildHome(database, { slug: 'figs', name: 'Fig House', city: 'Olhão', region: 'Olhão' })
  await database.execute(sql`
    insert into manual_section (stay_id, position, title, text, alt, path, width, height, placeholder)
    values (${id}, 0, 'The stove', ${stove}, 'Its flap', '/photos/figs/2', 1200, 800, '#aabbcc')`)
  await database.execute(sql`
    insert into nearby_place (stay_id, kind, name, latitude, longitude, way)
    values (${id}, 'beach', 'Ilha da Ōkami', 37.01, -7.83, 'foot')`)
  const account = await site.makeUser({ displayName: 'Ada Lovelace' })
  ownEmail = account.email
  user = { ...account, roles: ['guest'], emailVerified: true } as never
  guest = plainVisitor(site)
  await guest.post('/login', { email: account.email, password: usualPassword })
  const body = JSON.stringify({ identifier: account.email, password: usualPassword })
  const headers = { 'content-type': 'application/json' }
  token = ((await (await site.get('/api/auth/local', { method: 'POST', body, headers })).json()) as { jwt: string }).jwt
})
afterAll(() => site?.stop())

/** A visit of two nights that begins in so many days; paid at the home, so that nothing is left to pay before. */
async function book(ahead: number, email = ownEmail): Promise<string> {
  const { database, environment } = site.tools
  const { rows } = await database.execute<{ id: number }>(sql`select id from stay where slug = 'figs'`)
  const day = (from: number) => writeCalendarDay(addDays(today(), from))
  const tools = { ...site.tools, environment: { ...environment, PAYMENT_WAYS: [] } }
  const id = await mustBook(tools, user, { stayId: rows[0]!.id, input: inputFor(day(ahead), day(ahead + 2)) })
  await database.execute(sql`
    update booking set contact = jsonb_set(contact, '{email}', to_jsonb(${email}::text)) where id = ${id}`)
  return id
}

/** By every road on which the guest is told: page, its data, calendar file, call, page of arrival. */
async function told(id: string) {
  const page = await guest.get(`/user/bookings/${id}`)
  const data = await guest.get(`/user/bookings/${id}.data`)
  const file = await guest.get(`/user/bookings/${id}/calendar.ics`)
  const arrival = await guest.get(`/user/bookings/${id}/arrival`)
  const answer = await site.get(`/api/bookings/${id}`, { headers: { authorization: `Bearer ${token}` } })
  expect([page.status, data.status, file.status, arrival.status, answer.status]).toEqual([200, 200, 200, 200, 200])
  const call = (await answer.json()) as { data: { arrival: Record<string, unknown>; address: unknown } }
  const everything = [page.text, data.text, file.text.replace(/\r\n[ \t]/g, ''), JSON.stringify(call), arrival.text]
  return { text: asRendered(page.text).text, html: page.text, file: everything[2]!, call: call.data, everything }
}

const hiddenIn = (everything: readonly string[], secret: string) => everything.every(each => !each.includes(secret))

describe('the page of the trip', () => {
  test('tells the way in from the confirmation on, and the codes by no road before their day', async () => {
    await guide({ codesDays: 3 })
    const { text, html, call, everything } = await told(await book(12))
    expect(text).toContain(sentence('trips.inDays', { days: 12 }))
    for (const said of [street, 'Behind the fig tree.', 'Jette', 'Ring me.', stove, sentence('stays.checkInKeyBox')]) {
      expect(text).toContain(said)
    }
    expect(html).toContain('href="tel:+441632960123"')
    expect(html).toContain('<strong>fig</strong>')
    // Town and region have one name, which is said once.
    expect(text).toContain('Olhão')
    expect(text).not.toContain('Olhão, Olhão')
    const from = addDays(today(), 9)
    const day = sayDay(from, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
    expect(text).toContain(sentence('trips.codesFrom', { day }))
    for (const secret of secrets) expect(hiddenIn(everything, secret), secret).toBe(true)
    expect(call.arrival).toMatchObject({
      ...{ checkIn: 'key-box', gettingIn: words, doorCode: null, wifi: null, addressWaits: null },
      codesWait: { unproved: false, unpaid: false, from: writeCalendarDay(from) },
      host: { name: 'Jette', languages: ['de', 'en'], phone: '+441632960123', words: 'Ring me.' },
      manual: [{ title: 'The stove', text: stove, alt: 'Its flap' }],
    })
  })

  test('tells the codes on their day, the own one of a stay before the standing one, and never in the calendar file', async () => {
    await guide({ codesDays: 3 })
    const id = await book(2)
    const first = await told(id)
    expect(first.text).not.toContain(sentence('trips.codesOncePaid'))
    for (const secret of secrets) expect(first.text).toContain(secret)
    for (const secret of secrets) expect(first.file).not.toContain(secret)
    expect(first.html).toContain(`aria-label="${sentence('trips.wifiCode', { network: secrets[2] })}"`)
    expect(first.call.arrival).toMatchObject({ doorCode: '9137#', wifi: { network: secrets[2], password: secrets[1] } })
    await guest.get(`/user/bookings/${id}`)
    await setBookingCode(site.tools, { ...operator, id: user.id } as Operator, { bookingId: id, code: '5150' })
    const second = await told(id)
    expect(second.text).toContain('5150')
    expect(hiddenIn(second.everything, '9137#')).toBe(true)
  })

  test('tells address and codes by no road while something is left to pay, where the operator wants that', async () => {
    await guide({ codesDays: 30, addressWhen: 'paid' })
    const id = await book(5)
    // A part of the price that is still open: as of a booking that is paid in two.
    const due = { kind: 'balance', dueOn: today() + 4, dueAt: new Date(Date.now() + 4 * 86_400_000), minor: 1_000_000 }
    const plan = JSON.stringify({ way: 'bank-transfer', schedule: [due] })
    await site.tools.database.execute(sql`update booking set payment_plan = ${plan}::jsonb where id = ${id}`)
    const { text, call, everything } = await told(id)
    expect(text).toContain(sentence('trips.addressOncePaid'))
    expect(text).toContain(sentence('trips.codesOncePaid'))
    for (const secret of [...secrets, street, 'Behind the', stove])
      expect(hiddenIn(everything, secret), secret).toBe(true)
    // Whom to ask is told all the same.
    expect(text).toContain('Jette')
    expect(call.arrival).toMatchObject({
      addressWaits: { unproved: false, unpaid: true, from: null },
      codesWait: { unproved: false, unpaid: true, from: null },
    })
    expect(call.address).toBeNull()
  })
})

describe('the days between which a booking can move', () => {
  const on = (from: number) => writeCalendarDay(addDays(today(), from))
  const daysOf = (id: string, from: number, to: number) =>
    guest.get(`/user/bookings/${id}/change/days?${new URLSearchParams({ from: on(from), to: on(to) })}`)
  type Day = { day: string; look: string; said: string; lengths: [number, number][] }

  test('are those of its home, its own nights free and those of others taken, in the language of the page', async () => {
    const own = await book(60)
    await book(62)
    const answer = await daysOf(own, 58, 66)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const days = JSON.parse(answer.text) as Day[]
    expect(days.map(({ day }) => day)).toEqual([58, 59, 60, 61, 62, 63, 64, 65].map(on))
    expect(days.map(({ look }) => look)).toEqual([
      ...['free', 'free', 'free', 'free', 'leave-only', 'booked', 'arrive-only', 'free'],
    ])
    // As long as up to whoever comes next, and no longer.
    expect(days[2]!.lengths.at(-1)![1]).toBe(2)
    const german = await guest.get(`/de/user/bookings/${own}/change/days?from=${on(60)}&to=${on(61)}`)
    expect((JSON.parse(german.text) as Day[])[0]!.said).toContain('frei')
  })

  test('are nobody else’s, and not asked for without end or of a booking that cannot be changed', async () => {
    const own = await book(70)
    const stranger = plainVisitor(site)
    const account = await site.makeUser({ displayName: 'Somebody Else' })
    await stranger.post('/login', { email: account.email, password: usualPassword })
    const path = `/user/bookings/${own}/change/days?from=${on(68)}&to=${on(75)}`
    expect((await stranger.get(path)).status).toBe(404)
    const unknown = plainVisitor(site)
    expect((await unknown.get(path)).text).not.toContain('lengths')
    expect((await unknown.get(`/bookings/manage/change/days?from=${on(68)}&to=${on(75)}`)).status).toBe(404)
    const wrong = await Promise.all([daysOf(own, 75, 68), daysOf(own, 68, 68), daysOf(own, 68, 169)])
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await guest.get(`/user/bookings/${own}/change/days?from=2027-02-30&to=x`)).status).toBe(404)
    const asked = await guest.get(`/user/bookings/${own}?cancel=ask`)
    const cancelled = await guest.post(`/user/bookings/${own}`, { ...hiddenFields(asked), intent: 'cancel' })
    expect(cancelled.status).toBe(303)
    expect((await daysOf(own, 68, 75)).status).toBe(404)
  })
})

describe('who comes along', () => {
  test('is told on the page of the trip, and what is refused stays typed beside its field', async () => {
    const id = await book(20)
    const page = `/user/bookings/${id}`
    const say = (companions: string) => guest.post(page, { intent: 'name-companions', companions })
    expect((await guest.get(page)).text).toContain(sentence('trips.companionsAdd'))
    const many = await say('Bruno <b>\nClara')
    expect([many.status, many.faults]).toEqual([422, [sentence('trips.companionsTooMany')]])
    expect(many.text).toContain('Clara')
    expect((await say('Bruno <b>')).location).toBe(`${page}#along-who-title`)
    const { text } = await guest.get(page)
    expect(text).toContain('<bdi>Bruno &lt;b&gt;</bdi>')
    expect(text).toContain(sentence('trips.companionsChange'))
    const stranger = plainVisitor(site)
    const { email } = await site.makeUser({})
    await stranger.post('/login', { email, password: usualPassword })
    expect((await stranger.post(page, { intent: 'name-companions', companions: 'Yewande' })).status).toBe(404)
    expect((await guest.get(page)).text).not.toContain('Yewande')
  })
})

describe('the page of arrival', () => {
  test('has everything that is needed at the door in one document, in every language, and says until when it may be kept', async () => {
    await guide({ codesDays: 60 })
    const id = await book(30)
    const page = await guest.get(`/user/bookings/${id}/arrival`)
    const html = page.text
    for (const said of [...secrets, street, '<strong>fig</strong>', 'href="tel:+441632960123"', 'The stove', stove]) {
      expect(html, said).toContain(said)
    }
    expect(html).not.toMatch(/<script|<form|stylesheet|https?:\/\/(?!www\.openstreetmap\.org\/directions)/)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'$/)
    // Two nights, left by ten o'clock, and a day after that.
    const end = Date.parse(page.headers.get('x-kept-until')!)
    expect(Math.abs(end - (addDays(today(), 33) * 86_400_000 + 10 * 3_600_000))).toBeLessThanOrEqual(3_600_000)
    const german = await guest.get(`/de/user/bookings/${id}/arrival`)
    expect(german.text).toContain('<html lang="de-DE"')
    expect(german.text).toContain(`href="/de/user/bookings/${id}"`)
    const arabic = await guest.get(`/ar/user/bookings/${id}/arrival`)
    expect(arabic.text).toContain('dir="rtl"')
    expect(arabic.text).toContain('<bdi dir="ltr">9137#</bdi>')
  })

  test('looks like the rest of the site, and names every file that is to be kept with it', async () => {
    await guide({ codesDays: 60 })
    const id = await book(40)
    const say = { intent: 'name-companions', companions: 'Bruno' }
    expect((await guest.post(`/user/bookings/${id}`, say)).status).toBe(303)
    const page = await guest.get(`/user/bookings/${id}/arrival`)
    const { text, tags } = asRendered(page.text)
    for (const said of ['Casita', 'Ilha da Ōkami', 'Bruno', sentence('bookings.adults', { adults: 2 })]) {
      expect(text, said).toContain(said)
    }
    expect(page.text).toContain(`aria-label="${sentence('trips.wifiCode', { network: secrets[2] })}"`)
    expect(page.text).toContain('<bdi class="number" dir="ltr">+441632960123</bdi>')
    expect(page.text).toContain('.number{white-space:nowrap}')
    // One button leads.
    expect(page.text.match(/class="press lead"/g)).toHaveLength(1)
    // Every file, with letters beyond Latin-1 for the one name that has some; whoever asks gets them.
    const sources = tags('img').map(tag => /src="([^"]+)"/.exec(tag)![1])
    expect(sources).toEqual(['/photos/figs/1-800.webp', '/photos/figs/2-800.webp'])
    const letters = [...page.text.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => file!)
    const named = page.headers.get('x-kept-files')!.split(' ')
    expect(named.toSorted()).toEqual([...letters, ...sources].toSorted())
    expect(letters.map(file => /\w+-latin(-everyday|-ext)?/.exec(file)![0]).toSorted()).toEqual([
      ...['figtree-latin-everyday', 'figtree-latin-ext', 'fraunces-latin-everyday', 'fraunces-latin-ext'],
    ])
    for (const file of letters) expect((await site.get(file)).status, file).toBe(200)
    const arabic = await guest.get(`/ar/user/bookings/${id}/arrival`)
    expect(arabic.headers.get('x-kept-files')).toMatch(/readex-pro-arabic/)
    // The colours of every other page, and the operator's after them.
    const root = readFileSync(inProject('src', 'root.css'), 'utf8')
    const colours = /--color-([a-z-]+):\s*(light-dark\([^)]+\)|#[0-9a-f]{6})/g
    const ofSite = new Map([...root.matchAll(colours)].map(([, name, colour]) => [name, colour!.replace(/\s/g, '')]))
    const ofPage = [...page.text.matchAll(colours)].map(([, name, colour]) => [name, colour])
    expect(ofPage.length).toBeGreaterThan(10)
    for (const [name, colour] of ofPage) expect(colour, name).toBe(ofSite.get(name))
    const { database } = site.tools
    await database.execute(
      sql`update site_section set settings = settings || '{"accent":"#1f5f8b"}' where name = 'looks'`,
    )
    await renewSite(site.tools)
    const blue = (await guest.get(`/user/bookings/${id}/arrival`)).text
    expect(blue.lastIndexOf('--color-clay:')).toBe(blue.indexOf('--color-clay:light-dark(#1f5f8b,'))
    await database.execute(sql`update site_section set settings = settings - 'accent' where name = 'looks'`)
    await renewSite(site.tools)
  })

  test('is nobody else’s, and none of a booking that does not stand or is over', async () => {
    const id = await book(8)
    const path = `/user/bookings/${id}/arrival`
    const stranger = plainVisitor(site)
    expect((await stranger.get(path)).status).toBe(302)
    const { email } = await site.makeUser({})
    await stranger.post('/login', { email, password: usualPassword })
    expect((await stranger.get(path)).status).toBe(404)
    const byLink = await stranger.get('/bookings/manage/arrival')
    expect([byLink.status, byLink.location]).toEqual([302, '/bookings/manage'])
    expect((await guest.get(path)).status).toBe(200)
    const page = await guest.get(`/user/bookings/${id}?cancel=ask`)
    const cancelled = await guest.post(`/user/bookings/${id}`, { ...hiddenFields(page), intent: 'cancel' })
    expect(cancelled.status).toBe(303)
    const gone = await guest.get(path)
    expect([gone.status, gone.location]).toEqual([302, `/user/bookings/${id}`])
    expect((await guest.get(`/user/bookings/${id}`)).text).not.toContain(path)
  })

  test('what is put on a home screen has the name and the looks of the site; the worker is asked for anew', async () => {
    const answer = await site.get('/site.webmanifest')
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    expect(await answer.json()).toMatchObject({
      ...{ name: 'Casita', start_url: '/', scope: '/', theme_color: '#a8421a', lang: 'en-GB' },
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
    })
    expect(await (await site.get('/')).text()).toContain('<link rel="manifest" href="/site.webmanifest"')
    const worker = await site.get('/kept-page.js')
    expect(worker.headers.get('content-type')).toMatch(/javascript/)
    expect(worker.headers.get('service-worker-allowed')).toBeNull()
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'")
  })
})
