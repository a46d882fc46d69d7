// Whatever is typed or sent: the right status, a sentence that says what is wrong, what was typed still there, never a 500.

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'
import { buildSomeHomes, daysAhead } from './support/some-homes.ts'
import { typedFields, wordsOf } from './support/typed-fields.ts'

let site: Site
let stranger: PlainVisitor
let guest: PlainVisitor

beforeAll(async () => {
  site = await startSite({ environment: { LOG_LEVEL: 'error' } })
  await buildSomeHomes(site.tools.database)
  stranger = plainVisitor(site)
  guest = plainVisitor(site)
  const { email, password } = await site.makeUser()
  await guest.post('/login', { email, password })
})
afterAll(() => site?.stop())

const home = '/stays/harbour-loft'
const good = { in: daysAhead(50), out: daysAhead(53), adults: '2' }

type Typed = Readonly<Record<string, string>>

// biome-ignore format: a table
const wrongVisits: readonly [string, Typed, RegExp | string][] = [
  ['reversed dates', { in: good.out, out: good.in }, saying('quotes.leaveTooEarly')],
  ['no night between', { in: good.in, out: good.in }, saying('quotes.noNight')],
  ['dates that are over', { in: '2020-05-10', out: '2020-05-12' }, saying('quotes.dayOver')],
  ['a day that no month has', { in: '2027-02-30', out: '2027-03-02' }, saying('quotes.notADay')],
  ['a word for a day', { in: 'soon', out: 'later' }, saying('quotes.notADay')],
  ['a day written otherwise', { in: '14/07/2027', out: '16/07/2027' }, saying('quotes.notADay')],
  ['a year of five digits', { in: '12027-01-01', out: '12027-01-05' }, saying('quotes.notADay')],
  ['the end of time', { in: '9999-12-30', out: '9999-12-31' }, saying('quotes.tooFarAhead')],
  ['a visit of a year and a day', { in: daysAhead(50), out: daysAhead(416) }, sentence('quotes.tooLong', { most: 365 })],
  ['only a wrong day to leave', { out: 'tomorrow' }, saying('quotes.notADay')],
  ['nobody', { ...good, adults: '0' }, sentence('quotes.tooFewAdults')],
  ['fewer than nobody', { ...good, adults: '-1' }, sentence('quotes.wholeNumber', { least: 1, most: 100 })],
  ['half a guest', { ...good, adults: '1.5' }, sentence('quotes.wholeNumber', { least: 1, most: 100 })],
  ['a number in words', { ...good, adults: 'two' }, sentence('quotes.wholeNumber', { least: 1, most: 100 })],
  ['a number beyond numbers', { ...good, adults: '1e9' }, sentence('quotes.wholeNumber', { least: 1, most: 100 })],
  ['more digits than a number has', { ...good, adults: '9'.repeat(40) }, sentence('quotes.wholeNumber', { least: 1, most: 100 })],
  ['a crowd', { ...good, adults: '101' }, sentence('quotes.tooMany', { most: 100 })],
  ['a crowd in parts', { ...good, adults: '60', infants: '60' }, sentence('quotes.tooManyGuests', { most: 100 })],
  ['ages that are none', { ...good, ages: '3, seven' }, sentence('quotes.wrongAges', { most: 17 })],
  ['a grown-up child', { ...good, ages: '18' }, sentence('quotes.wrongAges', { most: 17 })],
  ['half an infant', { ...good, infants: '0.5' }, sentence('quotes.wholeNumber', { least: 0, most: 100 })],
  ['a pack', { ...good, serviceAnimals: '21' }, sentence('quotes.tooMany', { most: 20 })],
  ['a herd', { ...good, pets: '21' }, sentence('quotes.tooMany', { most: 20 })],
]

describe('a visit that cannot be', () => {
  test.each(wrongVisits)('%s is told by the search, and stays in its fields', async (_what, typed, words) => {
    const { status, text } = await stranger.get(`/stays?${new URLSearchParams({ where: 'Flensburg', ...typed })}`)
    expect(status).toBe(400)
    expect(wordsOf(text)).toMatch(words)
    expect(typedFields(text)).toMatchObject({ where: 'Flensburg', ...typed })
  })

  test.each(wrongVisits)('%s is told by the home, and stays in its fields', async (_what, typed, words) => {
    const { status, text } = await stranger.get(`${home}?${new URLSearchParams(typed)}`)
    expect(status).toBe(400)
    expect(wordsOf(text)).toMatch(words)
    expect(typedFields(text)).toMatchObject(typed)
  })

  test.each(wrongVisits)('%s keeps no nights, and the way back still has it', async (_what, typed, words) => {
    const { status, text } = await stranger.post(`${home}/book`, { intent: 'hold', ...typed })
    expect(status).toBe(400)
    expect(wordsOf(text)).toMatch(words)
    const back = /href="(\/stays\/harbour-loft\?[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&')
    // What is usual is left out of addresses.
    const kept = { adults: '2', ...Object.fromEntries(new URL(back, site.origin).searchParams) }
    expect(kept).toMatchObject(typed)
  })

  test('guests for whom the home has no room are told so beside the number', async () => {
    const { status, faults, text } = await stranger.get(`${home}?${new URLSearchParams({ ...good, adults: '5' })}`)
    expect(status).toBe(200)
    expect(faults.join()).toContain(sentence('offers.tooManyGuests', { most: 4 }))
    expect(typedFields(text)).toMatchObject({ ...good, adults: '5' })
    expect(text).not.toContain('id="reserve"')
  })
})

describe('an address that leads nowhere', () => {
  test.each([
    '/stays/no-such-home',
    '/stays/harbour--loft',
    '/stays/..%2f..%2fetc',
    "/stays/'%20or%201=1--",
    '/stays/%00',
    '/stays/%E0%A4%A',
    `/stays/${'x'.repeat(2000)}`,
    '/stays/no-such-home/book',
    `${home}/book?hold=${randomUUID()}`,
    `${home}/book?hold=17`,
    `/user/bookings/${randomUUID()}`,
    '/user/bookings/17',
    '/user/bookings/%00',
  ])('%s is not there', async path => {
    const { status, text } = await guest.get(path)
    expect([404, 400], path).toContain(status)
    expect(wordsOf(text)).toMatch(/wrong turn|Bad Request/)
  })

  test.each([
    ['an order that nothing is sorted by', { sort: 'random' }, saying('search.unknownOrder')],
    ['two orders', { sort: 'price,name' }, saying('search.unknownOrder')],
    ['a page that no search gave out', { cursor: 'abc' }, saying('search.unknownPage')],
    ['a page that is no text', { cursor: '\u0000\uffff' }, saying('search.unknownPage')],
    ['a page as long as a book', { cursor: 'a'.repeat(5000) }, saying('search.unknownPage')],
  ])('%s is told, and the search can begin again', async (_what, query, words) => {
    const { status, text } = await stranger.get(`/stays?${new URLSearchParams({ where: 'Flensburg', ...query })}`)
    expect(status).toBe(400)
    expect(wordsOf(text)).toMatch(words)
    expect(typedFields(text)).toMatchObject({ where: 'Flensburg' })
    expect(text).toContain('href="/stays?where=Flensburg"')
  })
})

describe('a form of signing in', () => {
  const address = `nobody-${randomUUID()}@example.org`
  test.each<[string, string, Typed, number, RegExp, Typed]>([
    ['nothing', '/login', {}, 422, saying('users.pleaseEnterEmail'), {}],
    ['no address', '/login', { email: 'ada at home', password: 'x' }, 422, /Invalid email/, { email: 'ada at home' }],
    [
      'a stranger',
      '/login',
      { email: address, password: 'wrong' },
      400,
      /Invalid email or password/,
      { email: address },
    ],
    ['nothing', '/register', {}, 422, saying('users.pleaseChoosePassword'), {}],
    [
      'a short password',
      '/register',
      { email: address, displayName: 'Ada', password: '1' },
      422,
      /Password is too weak/,
      { email: address, displayName: 'Ada' },
    ],
    [
      'a name without end',
      '/register',
      { email: address, displayName: 'a'.repeat(300), password: 'correct horse' },
      422,
      saying('users.nameTooLong'),
      { email: address, displayName: 'a'.repeat(300) },
    ],
    ['nothing', '/forgot-password', {}, 422, saying('users.pleaseEnterEmail'), {}],
    ['no address', '/forgot-password', { email: '@' }, 422, /Invalid email/, { email: '@' }],
  ])('with %s at %s says so and keeps what was typed', async (_what, path, form, status, words, kept) => {
    const answer = await stranger.post(path, form)
    expect(answer.status).toBe(status)
    expect(answer.faults.join(' ')).toMatch(words)
    expect(typedFields(answer.text)).toMatchObject(kept)
    expect(typedFields(answer.text).password ?? '').toBe('')
  })

  test('a name without end is refused on the own page too', async () => {
    const { status, faults, text } = await guest.post('/user', { intent: 'name', displayName: 'b'.repeat(300) })
    expect(status).toBe(422)
    expect(faults.join()).not.toBe('')
    expect(typedFields(text).displayName).toBe('b'.repeat(300))
  })
})

const tellsTheForm = saying(
  'shell.unreadableForm',
  'shell.onlyForms',
  'users.pleaseEnterEmail',
  'users.pleaseEnterPassword',
  'identity.invalidEmail',
  'identity.invalidCredential',
)

describe('what no form sends', () => {
  const forms = ['/login', '/register', '/forgot-password', `${home}/book`, '/user', `/user/bookings/${randomUUID()}`]

  test.each(forms)('%s takes no megabyte', async path => {
    const { status, text } = await guest.post(path, { intent: 'hold', email: 'x'.repeat(1_000_000) })
    expect(status).toBe(413)
    expect(wordsOf(text)).toMatch(saying('shell.formTooLarge'))
  })

  test.each(forms)('%s takes only forms', async path => {
    const headers = { 'content-type': 'application/json', origin: site.origin }
    const { status, text } = await guest.ask(path, { method: 'POST', body: '{"email":1}', headers })
    expect(status).toBe(415)
    expect(wordsOf(text)).toMatch(saying('shell.onlyForms'))
  })

  test.each([
    ['a torn upload', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="email"', 400],
    ['an upload without its boundary', 'multipart/form-data', '--x--', 400],
    ['half a code', 'application/x-www-form-urlencoded', 'email=%E0%A4&password=%', 422],
    ['a file for a word', 'multipart/form-data; boundary=x', upload('email'), 422],
    ['something that does not say what it is', '', 'email', 400],
  ])('%s is told, and is no 500', async (_what, type, body, status) => {
    const headers = { ...(type && { 'content-type': type }), origin: site.origin }
    const answer = await stranger.ask('/login', { method: 'POST', body: new TextEncoder().encode(body), headers })
    expect(answer.status).toBe(status)
    expect(wordsOf(answer.text)).toMatch(tellsTheForm)
  })
})

function upload(name: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n`
}

// Words that have broken programs before, and words at random.
const nasty = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u0000',
      '\ud800',
      '%',
      "'; drop table stay; --",
      '<script>',
      '../',
      '-0',
      '1e309',
      'NaN',
      'null',
      '[]',
    ],
    ...['2027-02-29', '0000-00-00', '-271821-04-20', '275760-09-13', '2027-13-01', '9999999999', '٣', '🏠', '\r\nx: y'],
    ...[good.in, good.out, '2', 'price', 'hold', 'book', 'again', 'release', 'cancel', randomUUID(), 'x'.repeat(3000)],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.date({ noInvalidDate: true }).map(date => date.toISOString().slice(0, 10)),
  fc.integer().map(String),
)

const fieldsOf = (...names: readonly string[]) =>
  fc.array(
    fc.tuple(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: nasty }), nasty),
    {
      maxLength: 10,
    },
  )

const visitNames = ['in', 'out', 'adults', 'ages', 'infants', 'pets', 'serviceAnimals'] as const

describe('anything at all', () => {
  test('in an address is never a 500', async () => {
    const paths = fc.constantFrom(
      '/stays',
      home,
      `${home}/book`,
      '/login',
      '/register',
      '/contact',
      '/auth/action',
      '/user/bookings',
      `/user/bookings/${randomUUID()}`,
    )
    const query = fieldsOf(...visitNames, 'where', 'sort', 'cursor', 'month', 'hold', 'mode', 'oobCode', 'cancel')
    await fc.assert(
      fc.asyncProperty(paths, query, async (path, fields) => {
        const { status } = await guest.get(`${path}?${new URLSearchParams(fields)}`)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })

  test('in a form is never a 500', async () => {
    const paths = fc.constantFrom(
      `${home}/book`,
      '/stays',
      home,
      '/contact',
      '/user',
      '/user/bookings',
      `/user/bookings/${randomUUID()}`,
      '/auth/action?mode=verifyEmail',
      '/auth/action?mode=resetPassword',
    )
    const form = fieldsOf(
      ...visitNames,
      'intent',
      'hold',
      'quote',
      'key',
      'name',
      'email',
      'phone',
      'notes',
      'terms',
      'version',
    )
    await fc.assert(
      fc.asyncProperty(paths, form, async (path, fields) => {
        const { status } = await send(guest, path, fields)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })

  test('in a form of signing in is never a 500', async () => {
    const paths = fc.constantFrom('/login', '/register', '/forgot-password', '/verify-email', '/sign-out')
    await fc.assert(
      fc.asyncProperty(paths, fieldsOf('email', 'password', 'displayName', 'intent'), async (path, fields) => {
        const { status } = await send(plainVisitor(site), path, fields)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })

  test('at the checkout of a live hold is never a 500, and keeps what was typed', async () => {
    const visitor = plainVisitor(site)
    const { email, password } = await site.makeUser()
    await visitor.post('/login', { email, password })
    const held = await visitor.post(`${home}/book`, { intent: 'hold', ...good })
    const hold = new URL(held.location!, site.origin).searchParams.get('hold')!
    const names = ['quote', 'key', 'name', 'email', 'phone', 'notes', 'terms']
    await fc.assert(
      fc.asyncProperty(fieldsOf(...names), async fields => {
        // The hold and the button stand first, so that they count.
        const answer = await send(visitor, held.location!, [['hold', hold], ['intent', 'book'], ...fields])
        expect([409, 422]).toContain(answer.status)
      }),
      { numRuns: 80 },
    )
    expect(site.logs()).not.toContain('"level":50')
  })
})

function send(visitor: PlainVisitor, path: string, fields: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  return visitor.ask(path, { method: 'POST', body, headers: { origin: site.origin } })
}
