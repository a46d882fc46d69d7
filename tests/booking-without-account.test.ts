// Booking without an account over HTTP and without script: the mailed link, the booking, its page, and what others see.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { askForCode, guestForm, mailedCode } from './support/guest-checkout.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
let slug: string

beforeAll(async () => {
  site = await startSite()
  ;({ slug } = await buildHome(site.tools.database, { name: 'Mill House' }))
})
afterAll(() => site?.stop())

function hiddenIn({ text }: PlainAnswer): Record<string, string> {
  const inputs = [...text.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, value!]))
}

let visits = 0
const day = (offset: number) =>
  new Date(Date.now() + (30 + visits * 10 + offset) * 86_400_000).toISOString().slice(0, 10)
const somebody = () => `${randomUUID().slice(0, 8)}@example.org`

const pathOf = (link: URL) => link.pathname + link.search

/** Asks for a link at the checkout in one browser; answers the checkout and the mailed link. */
async function askForLink(email: string): Promise<{ first: PlainVisitor; checkout: string; link: URL }> {
  visits++
  const first = plainVisitor(site)
  const held = await first.post(`/stays/${slug}/book`, { intent: 'hold', in: day(0), out: day(3), adults: '2' })
  const answer = await askForCode(first, held.location!, email)
  expect(answer.text).toContain(sentence('trips.codeSent', { email }))
  const [mail] = await site.mailsTo(email)
  return { first, checkout: held.location!, link: mail!.link }
}

/** Follows a mailed link in a browser, and presses the one button. */
async function follow(visitor: PlainVisitor, link: URL): Promise<PlainAnswer> {
  const door = await visitor.get(pathOf(link))
  expect([door.status, door.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
  return visitor.post('/bookings/manage', { ...hiddenIn(door), intent: 'open' })
}

/** Books in another browser than the one that holds, and answers that browser. */
async function book(email = somebody()): Promise<{ guest: PlainVisitor; email: string }> {
  const { checkout, link } = await askForLink(email)
  const guest = plainVisitor(site)
  const opened = await follow(guest, link)
  expect([opened.status, opened.location]).toEqual([303, '/bookings/manage'])
  const onward = await guest.get(opened.location!)
  expect([onward.status, onward.location]).toEqual([302, checkout])
  const page = await guest.get(onward.location!)
  expect(page.text).toContain(`value="${email}"`)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const form = { name: 'Ada', email: 'typed@example.org', guestName: 'Grace Hopper', guestEmail: '', notes: '', terms }
  const sent = await guest.post(checkout, { ...hiddenIn(page), ...form, intent: 'book' })
  expect([sent.status, sent.location]).toEqual([303, '/bookings/manage'])
  return { guest, email }
}

test('a link in the mail opens the same hold in another browser, and the booking needs no account', async () => {
  const { guest, email } = await book()
  const page = await guest.get('/bookings/manage')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  for (const part of [
    'Mill House',
    sentence('bookings.stateConfirmed'),
    email,
    'Grace Hopper',
    '€300',
    'Rua Secreta 7',
  ])
    expect(page.text).toContain(part)
  expect(page.text).not.toContain('typed@example.org')
  const [confirmation] = await site.mailsTo(email)
  expect(confirmation!.link.pathname).toBe('/bookings/manage')
  expect(confirmation!.text).toContain('Rua Secreta 7, 8700-123 Olhão')
})

test('it is changed and cancelled on its page, and has a calendar file', async () => {
  const { guest } = await book()
  const file = await guest.get('/bookings/manage/calendar.ics')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(file.text).toContain('BEGIN:VEVENT')
  const query = new URLSearchParams({ in: day(1), out: day(5), adults: '2', ages: '', infants: '0', pets: '0' })
  const preview = await guest.get(`/bookings/manage/change?${query}`)
  expect(preview.text).toContain(sentence('bookings.more', { sum: '€100' }))
  const changed = await guest.post(`/bookings/manage/change?${query}`, { ...hiddenIn(preview), intent: 'amend' })
  expect([changed.status, changed.location]).toEqual([303, '/bookings/manage'])
  const asked = await guest.get('/bookings/manage?cancel=ask')
  const cancelled = await guest.post('/bookings/manage', { ...hiddenIn(asked), intent: 'cancel' })
  expect([cancelled.status, cancelled.location]).toEqual([303, '/bookings/manage'])
  expect(asRendered((await guest.get('/bookings/manage')).text).text).toMatch(saying('trips.youCancelled'))
})

test('I16 signed link replay, expiry and foreign tokens all look like a booking that does not exist', async () => {
  const { guest, email } = await book()
  const [mail] = await site.mailsTo(email)
  const stranger = plainVisitor(site)
  const absent = await stranger.get('/bookings/manage')
  const seen = ({ status, text }: PlainAnswer) => [status, /<h1[^>]*>(.*?)<\/h1>/.exec(text)![1]]
  expect(seen(absent)).toEqual([404, sentence('trips.noBooking')])
  expect((await follow(guest, mail!.link)).location).toBe('/bookings/manage')
  // The same browser that used the link is led on; every other sees nothing, by GET or by POST.
  expect((await guest.get(pathOf(mail!.link))).location).toBe('/bookings/manage')
  const key = mail!.link.searchParams.get('key')!
  expect(seen(await stranger.get(pathOf(mail!.link)))).toEqual(seen(absent))
  expect(seen(await stranger.post('/bookings/manage', { intent: 'open', key }))).toEqual(seen(absent))
  expect(seen(await stranger.get(`/bookings/manage?key=${'x'.repeat(43)}`))).toEqual(seen(absent))
  for (const path of ['/bookings/manage/change', '/bookings/manage/calendar.ics']) {
    expect((await stranger.get(path)).status).toBe(404)
  }
  expect(
    (await stranger.post('/bookings/manage', { intent: 'cancel', version: '2', refund: '0', charged: '0' })).status,
  ).toBe(404)
  const other = await book()
  await site.tools.database.execute(
    sql`update contact_key set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where email = ${other.email}`,
  )
  expect(seen(await other.guest.get('/bookings/manage'))).toEqual(seen(absent))
})

test('it is closed by its button, and by signing out, for whoever copied the cookie too', async () => {
  for (const [path, form] of [
    ['/bookings/manage', { intent: 'close' }],
    ['/sign-out', {}],
  ] as const) {
    const { guest } = await book()
    expect((await guest.get('/bookings/manage')).text).toContain(sentence('trips.close'))
    const copied = plainVisitor(site)
    copied.cookies.set('casita_contact', guest.cookies.get('casita_contact')!)
    expect((await copied.get('/bookings/manage')).status).toBe(200)
    expect([302, 303]).toContain((await guest.post(path, form)).status)
    expect(guest.cookies.has('casita_contact')).toBe(false)
    for (const visitor of [guest, copied]) expect((await visitor.get('/bookings/manage')).status).toBe(404)
  }
})

test('the key never stays in an address, and no log line has it', async () => {
  const { email } = await book()
  const keys = (await site.mailsTo(email)).map(({ link }) => link.searchParams.get('key')!)
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(site.logs()).not.toContain(key)
})

test('a new link is mailed to whoever names reference and address; nobody learns whether they belong together', async () => {
  const { email } = await book()
  const { rows } = await site.tools.database.execute<{ reference: string }>(
    sql`select reference from booking where guest_email = ${email}`,
  )
  const stranger = plainVisitor(site)
  const before = (await site.mailsTo(email)).length
  const wrong = await stranger.post('/bookings/manage', { intent: 'mail', reference: 'ZZZZZZZZ', email })
  const right = await stranger.post('/bookings/manage', { intent: 'mail', reference: rows[0]!.reference, email })
  expect([wrong.status, right.status]).toEqual([200, 200])
  expect(right.text.length).toBe(wrong.text.length)
  expect(await site.mailsTo(email)).toHaveLength(before + 1)
  const empty = await stranger.post('/bookings/manage', { intent: 'mail', reference: '', email: 'ada' })
  expect([empty.status, empty.faults.length]).toEqual([422, 2])
})

test('signing in claims the booking only when that very address is verified', async () => {
  const email = somebody()
  const { guest } = await book(email)
  const unproved = await site.makeUser({ email, emailVerified: false })
  const visitor = plainVisitor(site)
  await visitor.post('/login', { email: unproved.email, password: usualPassword })
  expect((await guest.get('/bookings/manage')).status).toBe(200)
  await site.tools.database.execute(sql`update identity_account set email_verified = true where email = ${email}`)
  const proved = plainVisitor(site)
  await proved.post('/login', { email, password: usualPassword })
  expect((await proved.get('/user/bookings')).text).toContain('Mill House')
  expect((await guest.get('/bookings/manage')).status).toBe(404)
})

test('a code alone gives the booking to nobody; a link about it that the browser follows does', async () => {
  const { guest, email } = await book()
  const visitor = plainVisitor(site)
  await visitor.post('/register', { email, password: usualPassword })
  const oobCode = (await site.newestMailTo(email)).link.searchParams.get('oobCode')
  const update = `/identitytoolkit.googleapis.com/v1/accounts:update?key=${site.tools.environment.IDENTITY_API_KEY}`
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ oobCode }) }
  expect((await fetch(site.origin + update, init)).status).toBe(200)
  await visitor.post('/login', { email, password: usualPassword })
  expect((await visitor.get('/user/bookings')).text).not.toContain('Mill House')
  expect((await guest.get('/bookings/manage')).status).toBe(200)

  const { rows } = await site.tools.database.execute<{ reference: string }>(
    sql`select reference from booking where guest_email = ${email}`,
  )
  await visitor.post('/bookings/manage', { intent: 'mail', reference: rows[0]!.reference, email })
  const { link } = await site.newestMailTo(email)
  expect((await follow(visitor, link)).location).toBe('/user/bookings')
  expect((await visitor.get('/user/bookings')).text).toContain('Mill House')
  expect((await guest.get('/bookings/manage')).status).toBe(404)
})

/** At the checkout of nights that nobody else wants. */
async function atCheckout() {
  visits++
  const visitor = plainVisitor(site)
  const held = await visitor.post(`/stays/${slug}/book`, { intent: 'hold', in: day(0), out: day(3), adults: '2' })
  const checkout = held.location!
  return { visitor, checkout, id: new URL(checkout, site.origin).searchParams.get('hold')! }
}

const stateOf = async (id: string) => {
  const { rows } = await site.tools.database.execute(
    sql`select state, guest_email, contact from booking where id = ${id}`,
  )
  return rows[0]
}

/** As many codes as wanted that are not this one. */
const otherThan = (code: string, count: number) =>
  Array.from({ length: count }, (_, at) => String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'))

test('the code of the mail is typed on the page itself, and the nights are booked by nothing else', async () => {
  const { visitor, checkout, id } = await atCheckout()
  const email = somebody()
  const first = await visitor.get(checkout)
  const wrong = await visitor.post(checkout, { ...guestForm(first, 'ada@'), intent: 'book' })
  expect([wrong.status, wrong.faults.at(-1)]).toEqual([422, sentence('bookings.emailWrong')])
  expect(wrong.text).toContain('value="ada@"')
  const form = guestForm(first, email.toUpperCase(), { notes: 'We come late.', guestName: 'Grace Hopper' })
  const asked = await visitor.post(checkout, { ...form, intent: 'book' })
  expect(asked.status).toBe(200)
  expect(asked.text).toContain('autoComplete="one-time-code"')
  expect(asked.text).toContain('We come late.')
  expect(await stateOf(id)).toMatchObject({ state: 'hold', guest_email: null })
  const code = await mailedCode(site, email)
  expect(site.logs()).not.toContain(code)
  const send = (typed: string, more = {}) =>
    visitor.post(checkout, { ...form, ...more, 'mail-code': typed, intent: 'book' })
  for (const [typed, fault] of [
    ['', sentence('trips.codeShape')],
    ['12345', sentence('trips.codeShape')],
    [otherThan(code, 1)[0]!, sentence('trips.codeWrong')],
  ] as const) {
    const refused = await send(typed)
    expect([refused.status, refused.faults]).toEqual([422, [fault]])
    expect(refused.text).toContain('Grace Hopper')
  }
  // Loaded anew, the page still waits for the code, and has what was typed.
  const again = await visitor.get(checkout)
  expect(again.text).toContain('name="mail-code"')
  expect(again.text).toContain('We come late.')
  expect(await stateOf(id)).toMatchObject({ state: 'hold' })
  // A double click is one booking, and both its answers lead there.
  const booked = await Promise.all([send(`${code.slice(0, 3)} ${code.slice(3)}`), send(code)])
  expect(booked.map(({ status, location }) => [status, location])).toEqual(Array(2).fill([303, '/bookings/manage']))
  expect(await stateOf(id)).toMatchObject({ state: 'confirmed', guest_email: email })
  expect((await visitor.get('/bookings/manage')).text).toContain('Grace Hopper')
  expect(
    (await site.mailsTo(email)).filter(({ subject }) => saying('bookingMails.confirmedSubject').test(subject)),
  ).toHaveLength(1)
  // With the code the link of its mail is used up as well.
  const link = (await site.mailsTo(email)).at(-1)!.link
  expect((await plainVisitor(site).get(pathOf(link))).status).toBe(404)
})

test('a code ends after five tries, however many are made at once, and with the next one', async () => {
  const { visitor, checkout, id } = await atCheckout()
  const email = somebody()
  await askForCode(visitor, checkout, email)
  const first = await mailedCode(site, email)
  await askForCode(visitor, checkout, email)
  const code = await mailedCode(site, email)
  const form = guestForm(await visitor.get(checkout), email)
  const send = async (typed: string, key: string = randomUUID()) => {
    const { status, faults } = await visitor.post(checkout, { ...form, key, 'mail-code': typed, intent: 'book' })
    return [status, faults.at(-1)]
  }
  const wrong = [422, sentence('trips.codeWrong')]
  if (first !== code) expect(await send(first)).toEqual(wrong)
  const answers = await Promise.all(otherThan(code, 9).map(typed => send(typed)))
  const counted = answers.filter(([, fault]) => fault === sentence('trips.codeWrong')).length
  expect(counted).toBe(first === code ? 5 : 4)
  // Now the right one is too late.
  expect(await send(code)).toEqual([422, sentence('trips.codeEnded')])
  expect(await stateOf(id)).toMatchObject({ state: 'hold' })
  await askForCode(visitor, checkout, email)
  await site.tools.database.execute(sql`
    update contact_key set created_at = created_at - interval '15 minutes' where about = ${id}`)
  expect(await send(await mailedCode(site, email))).toEqual([422, sentence('trips.codeEnded')])
})

test('the code of one address proves no other, and that of one hold no other', async () => {
  // The tests before have used up what one network may ask for.
  await site.tools.database.execute(sql`delete from rate_limit`)
  const mine = await atCheckout()
  const [email, corrected] = [somebody(), somebody()]
  await askForCode(mine.visitor, mine.checkout, email)
  const form = guestForm(await mine.visitor.get(mine.checkout), corrected)
  const typed = { ...form, 'mail-code': await mailedCode(site, email), intent: 'book' }
  // A corrected address gets a code of its own.
  const answer = await mine.visitor.post(mine.checkout, typed)
  expect([answer.status, answer.text.includes(sentence('trips.codeSent', { email: corrected }))]).toEqual([200, true])
  const other = await atCheckout()
  await askForCode(other.visitor, other.checkout, corrected)
  const code = await mailedCode(site, corrected)
  const again = await mine.visitor.post(mine.checkout, { ...form, 'mail-code': code, intent: 'book' })
  expect([again.status, (await stateOf(mine.id))!.state]).toEqual([422, 'hold'])
  // Who does not hold the nights learns nothing of them.
  const stranger = { ...guestForm(await other.visitor.get(other.checkout), corrected), hold: mine.id }
  expect((await plainVisitor(site).post(mine.checkout, { ...stranger, intent: 'send-code' })).status).toBe(404)
})
