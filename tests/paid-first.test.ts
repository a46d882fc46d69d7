// Who has no account and owes money now pays first: what the browser, the mailbox and everybody else can do until the address is proved.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { followPapers } from '#papers/invoices/follow-papers.server.ts'
import { buildHome } from './support/build-home.ts'
import { askForCode, guestForm, mailedCode } from './support/guest-checkout.ts'
import { makeOperator } from './support/operators.ts'
import { organise } from './support/papers-world.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'
import { payWhereLed } from './support/test-bank.ts'

let site: Site
let slug: string

beforeAll(async () => {
  site = await startSite({
    environment: { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00 1234' },
  })
  ;({ slug } = await buildHome(site.tools.database, { name: 'Mill House' }))
  await organise(site.tools.database, 'when-paid')
})
afterAll(() => site?.stop())

const somebody = () => `${randomUUID().slice(0, 8)}@example.org`
let visits = 0

/** Holds nights that nobody else wants. */
async function hold(visitor: PlainVisitor) {
  visits++
  const days = { in: daysAhead(20 + visits * 4), out: daysAhead(22 + visits * 4) }
  const held = await visitor.post(`/stays/${slug}/book`, { intent: 'hold', ...days, adults: '2' })
  const checkout = held.location!
  return { checkout, id: new URL(checkout, site.origin).searchParams.get('hold')! }
}

async function send(visitor: PlainVisitor, checkout: string, email: string, way = 'test-card') {
  const form = guestForm(await visitor.get(checkout), email, { name: 'Ada Lovelace', way, intent: 'book' })
  return visitor.post(checkout, form)
}

/** Pays first in a browser of its own. */
async function paid(email = somebody()) {
  const visitor = plainVisitor(site)
  const { checkout, id } = await hold(visitor)
  const back = await payWhereLed(visitor, await send(visitor, checkout, email))
  expect(back.location).toBe('/bookings/manage')
  return { visitor, email, id, checkout }
}

const rowOf = async (id: string) => {
  const { rows } = await site.tools.database.execute(
    sql`select state, reference, guest_email, unproved_email, contact ->> 'email' as email from booking where id = ${id}`,
  )
  return rows[0]!
}

const isProof = ({ subject }: { subject: string }) => saying('bookingMails.proveSubject').test(subject)

async function seesBooking(visitor: PlainVisitor): Promise<boolean> {
  const page = await visitor.get('/bookings/manage')
  return page.status === 200 && page.text.includes('Mill House')
}

const pathOf = ({ pathname, search }: URL) => pathname + search
async function follow(visitor: PlainVisitor, link: URL) {
  return visitor.post('/bookings/manage', { ...hiddenFields(await visitor.get(pathOf(link))), intent: 'open' })
}

test('who pays first sees the booking in that browser alone, and the mailbox learns nothing of it until it is proved', async () => {
  const { visitor, email, id, checkout } = await paid()
  expect(await rowOf(id)).toMatchObject({ state: 'confirmed', guest_email: null, unproved_email: email })
  const page = await visitor.get('/bookings/manage')
  // The news first, then how to prove the address, with the one button that leads.
  const thanks = page.text.indexOf(sentence('trips.newsConfirmed'))
  expect(page.text.lastIndexOf('role="status"', thanks)).toBeGreaterThan(page.text.indexOf('<article'))
  expect(thanks).toBeLessThan(page.text.indexOf('<h1'))
  expect(page.text.indexOf('<h1')).toBeLessThan(page.text.indexOf(sentence('trips.proveTitle')))
  const booking = page.text.slice(page.text.indexOf('<article'), page.text.indexOf('</article>'))
  expect(booking.match(/class="button"/g)).toHaveLength(1)
  expect(page.text).toMatch(new RegExp(`value="prove" class="button" name="intent">${sentence('trips.proveNow')}<`))
  expect(page.text).toContain('autoComplete="one-time-code"')
  expect(page.text).toContain('Rua Secreta 7')
  const { rows: keys } = await site.tools.database.execute<{ purpose: string; hash: string }>(
    sql`select purpose, encode(key_hash, 'hex') as hash from contact_key where about = ${id} and purpose = 'browser'`,
  )
  expect(keys).toHaveLength(1)
  expect(keys[0]!.hash).not.toBe(Buffer.from(visitor.cookies.get('casita_contact')!, 'base64url').toString('hex'))

  // One mail and one code, though an invoice is made too.
  await followPapers(site.tools)
  const mails = await site.mailsTo(email)
  expect(mails.map(isProof)).toEqual([true])
  const { reference } = await rowOf(id)
  for (const private_ of ['Ada', 'Rua Secreta', '€', String(reference), 'BEGIN:VCALENDAR'])
    expect(mails[0]!.text).not.toContain(private_)

  // Nobody else gets in, by what they know or by an account with that very address.
  const stranger = plainVisitor(site)
  expect((await stranger.get('/bookings/manage')).status).toBe(404)
  expect((await stranger.get(checkout)).status).toBe(404)
  await site.makeUser({ email, emailVerified: true })
  const owner = plainVisitor(site)
  await owner.post('/login', { email, password: usualPassword })
  expect((await owner.get('/user/bookings')).text).not.toContain('Mill House')
  expect((await owner.get(`/user/bookings/${id}`)).status).toBe(404)

  // The team knows why nothing is mailed.
  const team = await makeOperator(site, 'owner')
  const isUnproved = async () =>
    (await team.get(`/admin/bookings/${id}`)).text.includes(sentence('adminBookings.addressUnproved'))
  expect(await isUnproved()).toBe(true)

  const prove = async (code: string) => {
    const form = { ...hiddenFields(await visitor.get('/bookings/manage')), 'mail-code': code, intent: 'prove' }
    return visitor.post('/bookings/manage', form)
  }
  const code = await mailedCode(site, email)
  const wrong = await prove(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  expect([wrong.status, wrong.faults]).toEqual([422, [sentence('trips.codeWrong')]])
  const proved = await prove(code)
  expect([proved.status, proved.location]).toEqual([303, '/bookings/manage'])
  expect(await rowOf(id)).toMatchObject({ guest_email: email, unproved_email: null })
  expect(await isUnproved()).toBe(false)
  expect((await visitor.get('/bookings/manage')).text).not.toContain(sentence('trips.proveTitle'))
  const [confirmation] = await site.mailsTo(email)
  expect(confirmation!.subject).toMatch(saying('bookingMails.confirmedSubject'))
  expect(confirmation!.text).toContain('Rua Secreta 7')
  await followPapers(site.tools)
  const [invoice] = await site.mailsTo(email)
  expect(invoice!.subject).toMatch(saying('papers.mailSubject'))
  // The code is the short form of the link: both are used up.
  expect((await plainVisitor(site).get(pathOf(mails[0]!.link))).status).toBe(404)
})

test('what is kept ends with the key of the browser that paid, and once the address is proved a day after the check-out', async () => {
  const { visitor, email, id } = await paid()
  const end = new Date(Date.now() + 3_600_000)
  await site.tools.database.execute(
    sql`update contact_key set expires_at = ${end.toISOString()} where about = ${id} and purpose = 'browser'`,
  )
  const until = async () => (await visitor.get('/bookings/manage/arrival')).headers.get('x-kept-until')!
  expect(await until()).toBe(end.toISOString())
  const said = sayInstant(end, 'Europe/Lisbon', 'en-GB')
  expect((await visitor.get('/bookings/manage')).text).toContain(said)
  const form = { ...hiddenFields(await visitor.get('/bookings/manage')), intent: 'prove' }
  await visitor.post('/bookings/manage', { ...form, 'mail-code': await mailedCode(site, email) })
  const { rows } = await site.tools.database.execute<{ day: string }>(
    sql`select (check_out + 1)::text as day from booking where id = ${id}`,
  )
  expect((await until()).slice(0, 10)).toBe(rows[0]!.day)
  // Its link comes to an end before the trip does.
  await site.tools.database.execute(
    sql`update contact_key set expires_at = ${end.toISOString()} where about = ${id} and expires_at > ${end.toISOString()}`,
  )
  expect(await until()).toBe(end.toISOString())
})

test('a wrong address is corrected: what was mailed to it is void, and both browsers go on once the right one is proved', async () => {
  const { visitor, email, id } = await paid()
  const [first] = await site.mailsTo(email)
  const correct = (to: string) => visitor.post('/bookings/manage', { email: to, intent: 'new-code' })
  const bad = await correct('ada@')
  expect([bad.status, bad.faults]).toEqual([422, [sentence('bookings.emailWrong')]])
  const right = somebody()
  expect((await correct(right)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ guest_email: null, unproved_email: right, email: right })
  expect((await plainVisitor(site).get(pathOf(first!.link))).status).toBe(404)
  expect(await seesBooking(visitor)).toBe(true)
  const elsewhere = plainVisitor(site)
  const { link } = await site.newestMailTo(right)
  expect((await follow(elsewhere, link)).location).toBe('/bookings/manage')
  for (const browser of [visitor, elsewhere]) expect(await seesBooking(browser)).toBe(true)
  expect(await rowOf(id)).toMatchObject({ guest_email: right, unproved_email: null })
  expect((await site.mailsTo(email)).every(isProof)).toBe(true)
  // Proved once, it is corrected no more.
  expect((await correct(somebody())).status).toBe(404)
})

test('an unproved key opens no other booking of the address, and a cancellation is told to nobody’s mailbox', async () => {
  const email = somebody()
  const known = plainVisitor(site)
  const before = await hold(known)
  await askForCode(known, before.checkout, email, { way: 'bank-transfer' })
  const form = guestForm(await known.get(before.checkout), email, { way: 'bank-transfer', intent: 'book' })
  const booked = await known.post(before.checkout, { ...form, 'mail-code': await mailedCode(site, email) })
  expect(booked.location).toBe('/bookings/manage')
  const { visitor, id } = await paid(email)
  const { reference } = await rowOf(before.id)
  expect((await visitor.get('/bookings/manage')).text).not.toContain(String(reference))
  expect((await visitor.get(before.checkout)).status).toBe(404)
  // Its code proves the one booking, not the other.
  const other = { ...hiddenFields(await visitor.get('/bookings/manage')), about: before.id, intent: 'prove' }
  await visitor.post('/bookings/manage', { ...other, 'mail-code': await mailedCode(site, email) })
  expect((await visitor.get('/bookings/manage')).text).not.toContain(String(reference))
  expect((await rowOf(id)).guest_email).toBe(email)

  const { visitor: leaving, email: gone } = await paid()
  const asked = await leaving.get('/bookings/manage?cancel=ask')
  const cancelled = await leaving.post('/bookings/manage', { ...hiddenFields(asked), intent: 'cancel' })
  expect(cancelled.status).toBe(303)
  const mails = await site.mailsTo(gone)
  expect([mails.length, mails.every(isProof)]).toEqual([2, true])
})

test('one browser pays first for one booking at a time, one network for three that wait, however they race; then a code is asked for', async () => {
  await site.tools.database.execute(sql`delete from rate_limit`)
  const asks = ({ status, text, location }: { status: number; text: string; location: string | null }) =>
    status === 303 && !location?.startsWith('/bookings') ? 'pays' : text.includes('name="mail-code"') ? 'code' : status
  const visitor = plainVisitor(site)
  const holds = [await hold(visitor), await hold(visitor)]
  const sent = await Promise.all(holds.map(({ checkout }) => send(visitor, checkout, somebody())))
  expect(sent.map(asks).sort()).toEqual(['code', 'pays'])
  await site.tools.database.execute(
    sql`update booking set hold_expires_at = now() where state in ('hold', 'pending_payment')`,
  )
  // Nothing is due now: a code; unless they think better of it and pay by card.
  const [known, atHome] = [plainVisitor(site), plainVisitor(site)]
  const later = await hold(atHome)
  expect(asks(await send(atHome, later.checkout, somebody(), 'bank-transfer'))).toBe('code')
  const form = guestForm(await atHome.get(later.checkout), somebody(), { way: 'test-card', intent: 'book' })
  expect(asks(await atHome.post(later.checkout, { ...form, 'mail-code': '' }))).toBe('pays')
  await site.tools.database.execute(sql`update booking set hold_expires_at = now() where state = 'pending_payment'`)
  const browsers = Array.from({ length: 5 }, () => plainVisitor(site))
  const theirs: string[] = []
  for (const browser of browsers) theirs.push((await hold(browser)).checkout)
  const raced = await Promise.all(browsers.map((browser, at) => send(browser, theirs[at]!, somebody())))
  expect(raced.map(asks).sort()).toEqual(['code', 'code', 'pays', 'pays', 'pays'])
  // Whoever proves an address is not held up by those who do not.
  const email = somebody()
  const { checkout } = await hold(known)
  await askForCode(known, checkout, email, { way: 'test-card' })
  const proven = guestForm(await known.get(checkout), email, { way: 'test-card', intent: 'book' })
  expect(asks(await known.post(checkout, { ...proven, 'mail-code': await mailedCode(site, email) }))).toBe('pays')
})
