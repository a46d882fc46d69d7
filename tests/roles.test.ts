// Every admin page and its buttons as every role, for their own home and for another, against the table of permissions.

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { writeAboutBooking } from '#messages/threads/write-as-guest.server.ts'
import { makeInvoice } from '#papers/make-invoice.server.ts'
import { adminPages, type Needs } from '#users/permissions/admin-pages.ts'
import { type Area, may, type Permitted, reachOf } from '#users/permissions/permissions.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { bookableStay, inputFor, mustBook, someGuest } from './support/booking-world.ts'
import { buildHome } from './support/build-home.ts'
import { organise } from './support/papers-world.ts'
import { someOperator } from './support/paying-world.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'
import { uploadStatement } from './support/upload-statement.ts'

const roles = ['cleaner', 'reception', 'accountant', 'manager', 'owner'] as const
const holdings = ['everywhere', 'own', 'other'] as const
type Role = (typeof roles)[number]
type Holding = (typeof holdings)[number]

const guest = { name: 'Grete Geheim', email: 'grete@secret.example', phone: '+4915112345678' }
const today = dayInZone(new Date(), 'UTC')

let site: Site
let home: { readonly stayId: number; readonly slug: string }
let another: { readonly id: number; readonly slug: string }
let bookingId: string
let conversationId: string
let number: string
let placeId: number
let groupId: number
/** Who is at the reception of the home. */
let colleagueId: string
const people = new Map<string, PlainVisitor>()

beforeAll(async () => {
  site = await startSite({
    prepare: async tools => {
      home = await bookableStay(tools.database)
      await tools.database.execute(sql`update stay set name = 'Hidden Mill' where id = ${home.stayId}`)
      another = await buildHome(tools.database, { slug: 'elsewhere', name: 'Elsewhere' })
      const booker = await someGuest(tools.database, new Date())
      const nights = inputFor(writeCalendarDay(addDays(today, 3)), writeCalendarDay(addDays(today, 6)))
      bookingId = await mustBook(tools, booker, { stayId: home.stayId, input: nights })
      await organise(tools.database, 'never')
      const { rows } = await tools.database.execute<{ id: number }>(
        sql`insert into tax_profile (name, currency) values ('Town', 'EUR') returning id`,
      )
      placeId = rows[0]!.id
      const groups = await tools.database.execute<{ id: number }>(
        sql`insert into stay_group (name) values ('Harbour') returning id`,
      )
      groupId = groups.rows[0]!.id
      // Made before the guest is named otherwise: whoever may see money sees whom an invoice is for.
      const made = await makeInvoice(tools, await someOperator(tools.database, new Date()), bookingId)
      if (made.ok) number = made.numbers[0]!
      const asked = { bookingId, text: 'Is there a cot?', key: randomUUID(), address: '', origin: '' }
      const written = await writeAboutBooking(tools, booker, asked)
      if (written.ok) conversationId = written.conversationId
      await tools.database.execute(sql`
        update booking set contact = ${JSON.stringify(guest)}::jsonb, notes_guest = 'Allergic to cats' where id = ${bookingId}`)
    },
  })
  for (const role of roles) {
    for (const holding of holdings) {
      const user = await site.makeUser(holding === 'everywhere' ? { roles: [role] } : {})
      const stayId = holding === 'own' ? home.stayId : another.id
      if (holding !== 'everywhere') {
        await site.tools.database.execute(sql`
          insert into role_grant (user_id, role, scope, scope_id, granted_at)
          values (${user.id}, ${role}, 'stay', ${stayId}, now() - interval '1 minute')`)
      }
      if (role === 'reception' && holding === 'own') colleagueId = user.id
      const visitor = plainVisitor(site)
      await visitor.post('/login', { email: user.email, password: usualPassword })
      people.set(`${role} ${holding}`, visitor)
    }
  }
})
afterAll(() => site?.stop())

function permitted(role: Role, holding: Holding): Permitted {
  if (holding === 'everywhere') return { roles: ['guest', role] }
  return { roles: ['guest'], stayRoles: [{ role, stayId: holding === 'own' ? home.stayId : another.id }] }
}

const addressOf = (page: string) =>
  page
    .replace(':slug', home.slug)
    .replace('inbox/:id', `inbox/${conversationId}`)
    .replace('people/:id', `people/${colleagueId}`)
    .replace('taxes/:id', `taxes/${placeId}`)
    .replace('groups/:id', `groups/${groupId}`)
    .replace(':id', bookingId)
    .replace(':language', 'de')
    .replace(':name', 'imprint')
    .replace(':number', number)
    .replace(':file', `${number}.pdf`)

/** Whether the table lets somebody open the page about the home. */
function opens(who: Permitted, page: string): boolean {
  const { area, level = 'see', allHomes }: Needs = adminPages[page as keyof typeof adminPages]
  if (area === 'every') return true
  if (allHomes) return reachOf(who, area, level) === 'all'
  return may(who, area, level, /:slug|(bookings|inbox|people)\/:id|:number|:file/.test(page) ? home.stayId : undefined)
}

/** Whose buttons are on a page beside those of its own area. */
const buttonsOf: Readonly<Record<string, readonly Area[]>> = {
  // Its enquiries are answered there too.
  '/admin/inbox/:id': ['conversations', 'enquiries'],
  '/admin/bookings/:id': ['bookings', 'money', 'conversations'],
  '/admin': ['bookings', 'money', 'enquiries'],
  '/admin/bookings/:id/registration.pdf': [],
  '/admin/homes/:slug': ['publishing'],
  '/admin/homes/:slug/calendar': ['nights', 'rates'],
}

/** Whoever sees the list saves views of it for themselves. */
const ownViews = '/admin/bookings'

/** A statement of the bank is there only for who uploaded it. */
async function addressFor(visitor: PlainVisitor, page: string): Promise<string> {
  if (page !== '/admin/statements/:id') return addressOf(page)
  const { location } = await uploadStatement(visitor, 'Date,Amount\n2026-11-26,5\n')
  return location ?? addressOf(page)
}

const pages = Object.keys(adminPages)
const cases = pages.flatMap(page => roles.flatMap(role => holdings.map(holding => [page, role, holding] as const)))
const main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))
/** The forms that something can be done with. */
const buttonsIn = (text: string) =>
  [...main(text).matchAll(/<form[^>]*method="post".*?<\/form>/gs)].filter(([form]) => form.includes('<button'))

it('has an area for every page of the site’s routes', () => {
  const routes = readFileSync('src/routes.ts', 'utf8')
  const written = [...routes.matchAll(/route\('(admin[^']*)'/g)].map(([, path]) => `/${path}`)
  expect(written.toSorted()).toEqual(pages.toSorted())
})

describe('a page', () => {
  it.each(cases)('%s as %s, %s', async (page, role, holding) => {
    const visitor = people.get(`${role} ${holding}`)!
    const who = permitted(role, holding)
    const { status, text } = await visitor.get(await addressFor(visitor, page))
    expect(status).toBe(opens(who, page) ? 200 : 404)
    if (status === 404) {
      expect(text).toContain('Page Not Found')
      // A form is answered as by a page that is not there, or by one that takes none.
      expect([404, 405]).toContain((await visitor.post(addressOf(page), { intent: 'anything' })).status)
      expect((await visitor.get(`${addressOf(page)}.data`)).text).not.toContain('Hidden Mill')
      return
    }
    if (holding === 'other') expect(text).not.toContain('Hidden Mill')
    if (!may(who, 'contact', 'see', home.stayId)) {
      for (const secret of [...Object.values(guest), 'Allergic to cats']) expect(text).not.toContain(secret)
    }
    const { area } = adminPages[page as keyof typeof adminPages]
    const changing = buttonsOf[page] ?? (area === 'every' ? [] : [area])
    if (page !== ownViews && !changing.some(each => may(who, each, 'change'))) expect(buttonsIn(text)).toEqual([])
  })
})

describe('the links of what somebody sees', () => {
  it.each(roles.flatMap(role => holdings.map(holding => [role, holding] as const)))(
    'lead %s, %s, to pages that are there',
    async (role, holding) => {
      const visitor = people.get(`${role} ${holding}`)!
      const found = new Set(['/admin'])
      for (const path of found) {
        const { status, text } = await visitor.get(path)
        expect([path, status]).toEqual([path, 200])
        const links = [...text.matchAll(/href="(\/admin[^"#]*)/g)].map(([, to]) => to!.replaceAll('&amp;', '&'))
        // Each page once, whatever day or month it is asked for.
        for (const to of links) if (![...found].some(one => one.split('?')[0] === to.split('?')[0])) found.add(to)
      }
    },
  )
})

it('shows a cleaner who arrives at their homes and when, without saying who it is', async () => {
  const day = writeCalendarDay(addDays(today, 3))
  const own = await people.get('cleaner own')!.get(`/admin/calendar?day=${day}`)
  expect(own.text).toContain('Hidden Mill')
  expect(own.text).toContain(sentence('calendar.people', { people: 2 }))
  const others = await people.get('cleaner other')!.get(`/admin/calendar?day=${day}&find=Hidden`)
  expect(others.text).not.toContain('Hidden Mill')
  expect((await people.get('reception own')!.get(`/admin/calendar?day=${day}`)).text).toContain(guest.name)
})

const id = randomUUID()
/** One button of each kind, with whose area it changes. */
const buttons: readonly (readonly [string, Area, Readonly<Record<string, string>>])[] = [
  ['/admin', 'bookings', { intent: 'approve', booking: id, version: '1', key: id }],
  ['/admin', 'bookings', { intent: 'decline', booking: id, version: '1', key: id }],
  ['/admin', 'bookings', { intent: 'cancel-booking', booking: id, version: '1', key: id }],
  ['/admin', 'bookings', { intent: 'no-show', booking: id, version: '1', key: id }],
  ['/admin', 'bookings', { intent: 'accept-change', booking: id, amendment: id }],
  ['/admin', 'bookings', { intent: 'decline-change', booking: id, amendment: id }],
  ['/admin', 'enquiries', { intent: 'offer', enquiry: id }],
  ['/admin', 'enquiries', { intent: 'decline-enquiry', enquiry: id }],
  ['/admin', 'money', { intent: 'retry-refund', refund: id }],
  ['/admin', 'money', { intent: 'refund-sent', refund: id }],
  ['/admin', 'money', { intent: 'contest-dispute', dispute: id, evidence: 'It was so.' }],
  ['/admin', 'money', { intent: 'accept-dispute', dispute: id }],
  ['/admin', 'money', { intent: 'deposit-received', 'deposit-of': id }],
  ['/admin', 'money', { intent: 'deposit-release', 'deposit-of': id, deposit: id }],
  ['/admin/inbox/:id', 'conversations', { intent: 'write', text: 'Yes.', key: id }],
  ['/admin/inbox/:id', 'conversations', { intent: 'done' }],
  ['/admin/inbox/snippets', 'conversations', { intent: 'make', title: 'Hello', 'language-0': 'en', 'text-0': 'Hi' }],
  ['/admin/homes/:slug', 'publishing', { version: '999', status: 'archived' }],
  ['/admin/homes/:slug/calendar', 'nights', { intent: 'lift', block: id, from: '' }],
  ['/admin/reviews', 'reviews', { intent: 'show', review: id, version: '1' }],
  ['/admin/outbox', 'outbox', { again: '999999' }],
]

describe('a button', () => {
  it.each(
    buttons.flatMap(([page, area, fields]) =>
      roles.map(role => [fields.intent ?? page, page, area, fields, role] as const),
    ),
  )('%s of %s (%s), as %5$s', async (_name, page, area, fields, role) => {
    const who = permitted(role, 'everywhere')
    const { status, text } = await people.get(`${role} everywhere`)!.post(addressOf(page), fields)
    if (!opens(who, page)) expect([status, text.includes('Page Not Found')]).toEqual([404, true])
    else if (!may(who, area, 'change')) expect(status).toBe(403)
    else expect([status, text.includes('Page Not Found')]).not.toEqual([expect.anything(), true])
    if (opens(who, page) && may(who, area, 'change')) expect(status).not.toBe(403)
  })
})
