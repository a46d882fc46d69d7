// The trip of a confirmed guest: what its page, its calls, its calendar file and its mails tell when, and what none of them does before.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookingCode } from '#admin/bookings/code/set-booking-code.server.ts'
import { emptyArrival } from '#admin/stays/arrival/arrival-input.ts'
import { changeArrival } from '#admin/stays/arrival/change-arrival.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Operator } from '#users/user/visitor.ts'
import { addDays, dayInZone, sayDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { Slug } from '#values/slug.ts'
import { inputFor, mustBook } from './support/booking-world.ts'
import { buildHome } from './support/build-home.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
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
  const { id } = await buildHome(database, { slug: 'figs', name: 'Fig House' })
  await database.execute(sql`
    insert into manual_section (stay_id, position, title, text) values (${id}, 0, 'The stove', ${stove})`)
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

/** By every road on which the guest is told: page, its data, calendar file, call. */
async function told(id: string) {
  const page = await guest.get(`/user/bookings/${id}`)
  const data = await guest.get(`/user/bookings/${id}.data`)
  const file = await guest.get(`/user/bookings/${id}/calendar.ics`)
  const answer = await site.get(`/api/bookings/${id}`, { headers: { authorization: `Bearer ${token}` } })
  expect([page.status, data.status, file.status, answer.status]).toEqual([200, 200, 200, 200])
  const call = (await answer.json()) as { data: { arrival: Record<string, unknown>; address: unknown } }
  const everything = [page.text, data.text, file.text.replace(/\r\n[ \t]/g, ''), JSON.stringify(call)]
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
    const from = addDays(today(), 9)
    const day = sayDay(from, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
    expect(text).toContain(sentence('trips.codesFrom', { day }))
    for (const secret of secrets) expect(hiddenIn(everything, secret), secret).toBe(true)
    expect(call.arrival).toMatchObject({
      ...{ checkIn: 'key-box', gettingIn: words, doorCode: null, wifi: null, addressWaits: null },
      codesWait: { unproved: false, unpaid: false, from: writeCalendarDay(from) },
      host: { name: 'Jette', languages: ['de', 'en'], phone: '+441632960123', words: 'Ring me.' },
      manual: [{ title: 'The stove', text: stove, picture: null, alt: '' }],
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
    expect((await stranger.post(page, { intent: 'name-companions', companions: 'Eve' })).status).toBe(404)
    expect((await guest.get(page)).text).not.toContain('Eve')
  })
})
