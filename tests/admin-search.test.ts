// The admin's search: what it finds by name, mail, telephone and reference, for whom, and whatever is typed.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Found } from '#admin/search/found.ts'
import { searchAdmin } from '#admin/search/search-admin.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Permitted } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { inputFor, mustBook, someGuest } from './support/booking-world.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import type { PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let mill: BuiltHome
let shore: BuiltHome
let owner: PlainVisitor
const references = new Map<string, string>()

const day = (ahead: number) => writeCalendarDay(addDays(dayInZone(new Date(), 'UTC'), ahead))
const guests = [
  { name: 'Zoë Ångström', email: 'Zoe.A@post.example', phone: '+4915112345678' },
  { name: 'Sinéad O’Brien-Müller', email: 'sinead@mail.example', phone: '+353871234567' },
  { name: 'Ольга Иванова', email: 'olga@mail.example', phone: null },
  { name: 'عبد الله', email: 'abd@mail.example', phone: '+962791234567' },
] as const

beforeAll(async () => {
  site = await startSite()
  const tools = { ...site.tools, environment: { ...site.tools.environment, PAYMENT_WAYS: [] } }
  const { database } = tools
  mill = await buildHome(database, { slug: 'mill', name: 'Moulin d’Août', city: 'Sète' })
  shore = await buildHome(database, { slug: 'shore', name: 'Shore House', city: 'Ullapool' })
  const book = async (home: BuiltHome, at: number, contact: object) => {
    const input = inputFor(day(3 + 4 * at), day(5 + 4 * at))
    const id = await mustBook(tools, await someGuest(database, new Date()), { stayId: home.id, input })
    await database.execute(sql`update booking set contact = ${JSON.stringify(contact)}::jsonb where id = ${id}`)
    const { rows } = await database.execute<{ reference: string }>(sql`select reference from booking where id = ${id}`)
    return rows[0]!.reference
  }
  for (const [at, guest] of guests.entries()) references.set(guest.name, await book(mill, at, guest))
  references.set('elsewhere', await book(shore, 0, { name: 'Zoë Elsewhere', email: 'zoe@shore.example', phone: null }))
  owner = await makeOperator(site, 'owner')
})
afterAll(() => site?.stop())

const everywhere: Permitted = { roles: ['guest', 'owner'] }
const look = (text: string, who: Permitted = everywhere, part: { skip?: number; most?: number } = {}): Promise<Found> =>
  searchAdmin(site.tools, who as Operator, { text, skip: 0, most: 25, ...part })
const guestsFound = async (text: string, who?: Permitted) =>
  (await look(text, who)).bookings.map(({ guest }) => guest).toSorted()

describe('a booking is found', () => {
  it.each([
    ['the beginning of any word of a name', 'ang', ['Zoë Ångström']],
    ['words in any order, each begun', 'ANGS zo', ['Zoë Ångström']],
    ['letters in another form of Unicode', 'Zoë A\u030angstro\u0308m', ['Zoë Ångström']],
    ['a name without its apostrophe', 'obrien', ['Sinéad O’Brien-Müller']],
    ['a name with another apostrophe', "sinead o'brien", ['Sinéad O’Brien-Müller']],
    ['the second half of a double name', 'muller', ['Sinéad O’Brien-Müller']],
    ['an umlaut as it is spelled without one', 'Mueller', ['Sinéad O’Brien-Müller']],
    ['an umlaut that was spelled out', 'MÜLLER sin', ['Sinéad O’Brien-Müller']],
    ['other letters that are spelled out', 'aangstroem', ['Zoë Ångström']],
    ['Cyrillic in capitals', 'ИВАН', ['Ольга Иванова']],
    ['Arabic with its vowels', 'عَبْد', ['عبد الله']],
    ['a whole mail address in capitals', 'ZOE.A@POST.EXAMPLE', ['Zoë Ångström']],
    ['the beginning of a mail address', 'sinead@m', ['Sinéad O’Brien-Müller']],
    ['three letters in the middle of a mail address', 'EAD', ['Sinéad O’Brien-Müller']],
    ['the end of a mail address', 'a@post.example', ['Zoë Ångström']],
    ['what stands in no mail address, for it is never a pattern', '%@_', []],
    ['the end of a telephone number', '45678', ['Zoë Ångström']],
    ['a number as it is dialled at home', '0151 123 456 78', ['Zoë Ångström']],
    ['a number as people write it', '+353 (87) 123-4567', ['Sinéad O’Brien-Müller']],
    ['a name beside the end of another’s number', 'olga 34567', []],
    ['a name beside the end of a number', 'zoe 345678', ['Zoë Ångström']],
  ])('by %s', async (_how, text, expected) => expect(await guestsFound(text)).toEqual(expected))

  it('by its reference, whole or begun, in small letters too', async () => {
    const reference = references.get('Zoë Ångström')!
    for (const text of [reference, reference.toLowerCase(), reference.slice(0, 5)]) {
      expect((await look(text)).bookings).toMatchObject([{ reference, home: 'Moulin d’Août', guest: 'Zoë Ångström' }])
    }
  })

  it('by who comes when somebody else booked, and by a name that was changed since', async () => {
    const { database } = site.tools
    await database.execute(sql`
      update booking set staying = '{"name": "Tove Jansson", "email": "tove@mail.example"}' where reference = ${references.get('عبد الله')!}`)
    expect(await guestsFound('jansson')).toEqual(['عبد الله'])
    await database.execute(sql`update booking set staying = null where reference = ${references.get('عبد الله')!}`)
    expect(await guestsFound('jansson')).toEqual([])
  })

  it('not in the middle of a word, by one or two letters of a mail address, or as a mere hold', async () => {
    for (const text of ['ngstrom', 'z', '  ', '', '678 ', 'xa', 'guest@exam'])
      expect(await guestsFound(text)).toEqual([])
  })
})

describe('what is found', () => {
  const ofHome = (role: 'manager' | 'cleaner', home: BuiltHome): Permitted => ({
    roles: ['guest'],
    stayRoles: [{ role, stayId: home.id }],
  })

  it('is of the homes of one’s reach', async () => {
    expect(await guestsFound('zoe')).toEqual(['Zoë Elsewhere', 'Zoë Ångström'])
    expect(await guestsFound('zoe', ofHome('manager', shore))).toEqual(['Zoë Elsewhere'])
    expect(await guestsFound(references.get('elsewhere')!, ofHome('manager', mill))).toEqual([])
    expect((await look('shore', ofHome('manager', mill))).homes).toEqual([])
    expect((await look('shore', ofHome('manager', shore))).homes).toHaveLength(1)
  })

  it('is found by names, mails and numbers only where these may be known', async () => {
    const accountant: Permitted = { roles: ['guest', 'accountant'] }
    for (const text of ['zoe', 'zoe.a@post.example', 'post.exam', '12345678'])
      expect(await guestsFound(text, accountant)).toEqual([])
    const reference = references.get('Zoë Ångström')!
    expect((await look(reference, accountant)).bookings).toMatchObject([{ reference, guest: null }])
    // Who is reception for one home knows the guests of that one.
    const both: Permitted = { roles: ['guest', 'accountant'], stayRoles: [{ role: 'manager', stayId: shore.id }] }
    expect(await guestsFound('zoe', both)).toEqual(['Zoë Elsewhere'])
    expect(await guestsFound(reference, both)).toEqual([null])
  })

  it('is no booking for a cleaner, whose homes and pages are', async () => {
    const found = await look('shore', ofHome('cleaner', shore))
    expect([found.bookings, found.homes.length]).toEqual([[], 1])
    expect(await guestsFound(references.get('elsewhere')!, ofHome('cleaner', shore))).toEqual([])
    expect((await look('invoices', ofHome('cleaner', shore))).pages).toEqual([])
    expect((await look('calen', ofHome('cleaner', shore))).pages).toEqual([
      { name: sentence('adminPages.calendar'), address: '/admin/calendar' },
    ])
  })

  it('are homes by words of name and town, and pages by those of theirs and their section', async () => {
    for (const text of ['août', 'daout', "moulin d'a", 'SETE'])
      expect((await look(text)).homes).toMatchObject([{ slug: 'mill' }])
    expect((await look('bank st')).pages).toEqual([
      { name: sentence('statements.title'), address: '/admin/statements' },
    ])
    expect((await look('money')).pages).toHaveLength(6)
    expect((await look('new ho')).pages).toEqual([{ name: sentence('homes.newHome'), address: '/admin/homes/new' }])
  })

  it('is nothing wrong, whatever is typed', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom(
          '\\',
          "'",
          ':',
          '*',
          '|',
          '&',
          '!',
          '(',
          ')',
          '<',
          '-',
          ' ',
          '%',
          '_',
          '"',
          '$',
          'a',
          '1',
          '@',
        ),
        maxLength: 30,
      }),
    )
    await fc.assert(
      fc.asyncProperty(typed, async text => {
        const { status } = await owner.get(`/admin/search?${new URLSearchParams({ q: text })}`)
        expect(status).toBe(200)
      }),
      { numRuns: 60 },
    )
    expect(await guestsFound("zo') | 'n':*")).toEqual([])
    expect(await guestsFound('zo%')).toEqual(['Zoë Elsewhere', 'Zoë Ångström'])
  })
})

describe('the page', () => {
  const main = (text: string) => /<main.*<\/main>/s.exec(text)![0]

  it('shows what was found and says how much, and keeps what was typed', async () => {
    const { text } = await owner.get('/admin/search?q=zoe')
    expect(asRendered(main(text)).text).toContain(sentence('adminFrame.bookingsFound', { count: 2 }))
    expect(main(text)).toMatch(/href="\/admin\/bookings\/[0-9a-f-]{36}"/)
    expect(main(text)).toContain('value="zoe"')
  })

  it('says that nothing was found, and what is too short', async () => {
    const nothing = asRendered(main((await owner.get('/admin/search?q=nobody')).text)).text
    expect(nothing).toContain(sentence('adminFrame.nothingFound', { query: 'nobody' }))
    expect(asRendered(main((await owner.get('/admin/search?q=z')).text)).text).toContain(
      sentence('adminFrame.tooShort'),
    )
    expect(main((await owner.get('/admin/search?q=%3Cscript%3E')).text)).not.toContain('<script>')
  })

  it('goes on to the end, and is the answer of the call, page by page', async () => {
    const { database } = site.tools
    for (let at = 0; at < 30; at++) await buildHome(database, { slug: `row-${at}`, name: `Row ${at}` })
    const slugs: string[] = []
    let path: string | undefined = '/admin/search?q=row'
    while (path) {
      const { text }: { text: string } = await owner.get(path)
      slugs.push(...[...main(text).matchAll(/href="\/admin\/homes\/(row-\d+)"/g)].map(([, slug]) => slug!))
      path = new RegExp(`href="(/admin/search[^"]+)"[^>]*>${sentence('ui.showMore')}`)
        .exec(text)?.[1]
        ?.replaceAll('&amp;', '&')
    }
    expect([slugs.length, new Set(slugs).size]).toEqual([30, 30])
    expect((await look('row', everywhere, { skip: 90 })).totals.homes).toBe(30)
    const call = await owner.ask('/api/admin/search?q=row&pagination[page]=2', {
      headers: { accept: 'application/json' },
    })
    const answer = JSON.parse(call.text) as { data: Found; meta: { totals: Found['totals'] } }
    expect([call.status, answer.data.homes.map(({ slug }) => slug), answer.meta.totals.homes]).toEqual([
      200,
      slugs.slice(25),
      30,
    ])
  })

  it('is there for operators alone, as is the call', async () => {
    const guest = await makeOperator(site, undefined)
    expect((await guest.get('/admin/search?q=zoe')).status).toBe(404)
    expect((await guest.ask('/api/admin/search?q=zoe', {})).status).toBe(404)
    const cleaner = await makeOperator(site, 'cleaner')
    expect((await cleaner.get('/admin/search?q=zoe')).status).toBe(200)
    expect(JSON.parse((await cleaner.ask('/api/admin/search?q=zoe', {})).text)).toMatchObject({
      data: { bookings: [] },
    })
  })
})
