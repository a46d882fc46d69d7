// I17: where exactly a home stands is told to its guest once the booking is confirmed, and to nobody else and never before.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { buildHome } from './support/build-home.ts'
import { hiddenFields, type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'
import { payWhereLed } from './support/test-bank.ts'

/** The street, the postcode and the exact point of every home here; six letters of each number tell the street. */
const secrets = ['Rua Secreta', '8700-123', '37.0281', '7.8411'] as const
const publicPoint = ['37.03000', '-7.85000']

let site: Site
let guest: PlainVisitor
let token: string
let ownEmail: string
let day = 30

const instant = 'instant-house'
const asking = 'asking-house'
/** Of the same name and picture as `instant`, in another street. */
const twin = 'twin-house'
const first = { in: dayAhead(21), out: dayAhead(23) }

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

beforeAll(async () => {
  site = await startSite({
    environment: {
      PAYMENT_WAYS: 'test-card,bank-transfer',
      BANK_ACCOUNT: 'Casita, DE00 1234',
    },
  })
  const { database } = site.tools
  const photos = [{ path: '/photos/aile-du-levant/1', width: 1600, height: 1067, alt: 'The house' }]
  await buildHome(database, { slug: instant, name: 'Same House', photos })
  const elsewhere = { addressLines: ['Rua Escondida 9'], postcode: '8700-999', latitude: 37.02001, longitude: -7.84999 }
  await buildHome(database, { slug: twin, name: 'Same House', photos, ...elsewhere })
  const request = await buildHome(database, { slug: asking })
  await database.execute(sql`update stay_offer set booking_mode = 'request' where stay_id = ${request.id}`)
  const { email } = await site.makeUser({ displayName: 'Ada Lovelace' })
  ownEmail = email
  guest = plainVisitor(site)
  await guest.post('/login', { email, password: usualPassword })
  const body = JSON.stringify({ identifier: email, password: usualPassword })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await site.get('/api/auth/local', { method: 'POST', body, headers })
  token = ((await signedIn.json()) as { jwt: string }).jwt
})
afterAll(() => site?.stop())

function expectNoPlace(text: string, where: string): void {
  for (const secret of secrets) expect(text.includes(secret), `${secret} in ${where}`).toBe(false)
}

async function expectPage(path: string, asked: PlainVisitor = guest): Promise<string> {
  const answer = await asked.get(path)
  expect([path, answer.status]).toEqual([path, 200])
  expectNoPlace(answer.text, path)
  return answer.text
}

async function expectCall(path: string, body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
  const answer = await site.get(`/api${path}`, sent)
  expect([path, answer.status < 300]).toEqual([path, true])
  expectNoPlace(await answer.text(), path)
}

/** All that was ever written to be mailed, invitations and all. */
async function mails(): Promise<string> {
  const entries = await listOutbox(site.tools.database, { kind: 'mail', limit: 1000 })
  return JSON.stringify(entries.map(({ payload }) => payload))
}

describe('before anybody books', () => {
  test('I17 in no page, whether as a document or as what a script is sent', async () => {
    const visitor = plainVisitor(site)
    const visit = `in=${first.in}&out=${first.out}&adults=2`
    const pages = ['/', '/stays', `/stays?${visit}`, `/stays/${instant}`, `/stays/${instant}?${visit}`, '/favourites']
    for (const path of pages) {
      await expectPage(path, visitor)
      const [name, query = ''] = path.split('?')
      await expectPage(`${name === '/' ? '/_' : name}.data${query && `?${query}`}`, visitor)
    }
    await expectPage(`/stays/${asking}`, visitor)
  })

  test('I17 in no structured data: only the public point, the town, the region and the country', async () => {
    const text = await expectPage(`/stays/${instant}`)
    const blocks = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    const told = blocks.map(([, json]) => JSON.parse(json!)).find(block => block['@type'] === 'VacationRental')
    expect([told.latitude, told.longitude]).toEqual(publicPoint)
    expect(Object.keys(told.address).sort()).toEqual(['@type', 'addressCountry', 'addressLocality', 'addressRegion'])
  })

  test('I17 in no picture for sharing: two homes that differ by nothing but their place have one', async () => {
    const picture = async (slug: string) => {
      const answer = await site.get(`/stays/${slug}/share.jpg`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      return Buffer.from(await answer.arrayBuffer())
    }
    const shared = await picture(instant)
    expect(shared.equals(await picture(twin))).toBe(true)
    expectNoPlace(shared.toString('latin1'), 'the picture')
  })

  test('I17 in nothing for crawlers', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/stays-1.xml'])
      expectNoPlace(await (await site.get(path)).text(), path)
  })

  test('I17 in no answer to a program', async () => {
    await expectCall('/stays')
    await expectCall('/stays?pagination[pageSize]=1&sort=name')
    await expectCall(`/stays/${instant}`)
    await expectCall(`/stays/${instant}/calendar?from=${first.in}&to=${first.out}`)
    await expectCall('/openapi.json')
  })
})

type Booked = { readonly path: string; readonly page: PlainAnswer; readonly id: string }

/** Books the home in this way, and looks at every page on the way there. */
async function book(slug: string, payment: Record<string, string>, email = ownEmail): Promise<Booked> {
  day += 4
  const visit = { in: dayAhead(day), out: dayAhead(day + 2), adults: '2' }
  const held = await guest.post(`/stays/${slug}/book`, { intent: 'hold', ...visit })
  const checkout = await guest.get(held.location!)
  expectNoPlace(checkout.text, 'the checkout')
  await expectPage(held.location!.replace('/book', '/book.data'))
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(checkout.text)![1]!
  const contact = { name: 'Ada Lovelace', email, phone: '', notes: '', terms }
  const sent = await guest.post(held.location!, { ...hiddenFields(checkout), ...contact, ...payment, intent: 'book' })
  expect(sent.status).toBe(303)
  if (payment.way === 'test-card') await payWhereLed(guest, sent)
  const { hold } = hiddenFields(checkout)
  return { id: hold!, path: `/user/bookings/${hold}`, page: await guest.get(`/user/bookings/${hold}`) }
}

const card = { way: 'test-card' }

/** Everything that is told about a booking, by page, file and program. */
async function expectNothingTold({ path, id }: Booked): Promise<void> {
  for (const page of [path, `${path}.data`, '/user/bookings', '/user/bookings.data', '/user/data'])
    await expectPage(page)
  const file = await guest.get(`${path}/calendar.ics`)
  if (file.status === 200) {
    expectNoPlace(file.text.replace(/\r\n[ \t]/g, ''), 'the calendar file')
    expect(file.text).toContain('LOCATION:Olhão\\, Algarve')
  }
  await expectCall('/bookings')
  await expectCall(`/bookings/${id}`)
  expectNoPlace(await mails(), 'a mail')
}

describe('while a booking is not confirmed', () => {
  test('I17 told to nobody who waits for their transfer', async () => {
    const booked = await book(instant, { way: 'bank-transfer' })
    expect(booked.page.text).toContain(sentence('bookings.statePendingPayment'))
    await expectNothingTold(booked)
    await expectPage(`${booked.path}?cancel=ask`)
    expect(await mails()).toMatch(saying('bookingMails.transferSubject'))
  })

  test('I17 told to nobody whose request waits for its answer', async () => {
    const booked = await book(asking, { way: 'bank-transfer' })
    expect(booked.page.text).toMatch(saying('trips.requested'))
    await expectNothingTold(booked)
  })
})

/** Each secret, wherever lines are folded. */
function expectPlace(text: string, where: string): void {
  const unfolded = text.replace(/\r\n[ \t]/g, '')
  for (const secret of secrets) expect(unfolded.includes(secret), `${secret} in ${where}`).toBe(true)
}

async function readBooking(id: string, bearer = token) {
  const answer = await site.get(`/api/bookings/${id}`, { headers: { authorization: `Bearer ${bearer}` } })
  return { status: answer.status, text: await answer.text() }
}

/** The mails about a booking by the end of their key, unfolded. */
async function mailAbout(id: string, about: string): Promise<string> {
  const entries = await listOutbox(site.tools.database, { kind: 'mail', limit: 1000 })
  const found = entries.filter(({ dedupeKey }) => dedupeKey.startsWith(`booking:${id}:`) && dedupeKey.endsWith(about))
  expect([about, found.length]).toEqual([about, 1])
  return JSON.stringify(found[0]!.payload).replace(/\\r\\n[ \t]/g, '')
}

const address = {
  addressLines: ['Rua Secreta 7'],
  postcode: '8700-123',
  city: 'Olhão',
  region: 'Algarve',
  country: 'PT',
  latitude: 37.02812,
  longitude: -7.84113,
}

describe('a confirmed booking', () => {
  let booked: Booked
  beforeAll(async () => {
    booked = await book(instant, card)
  })

  test('I17 its guest reads the address on its page, with directions, a map and on paper', async () => {
    expect(booked.page.text).toContain(sentence('bookings.stateConfirmed'))
    expectPlace(booked.page.text, 'the page')
    expect(booked.page.text).toContain(sentence('bookings.gettingThere'))
    expect(booked.page.text).toContain('https://www.openstreetmap.org/directions?to=37.02812%2C-7.84113')
    expect(booked.page.text).toContain(`aria-label="${sentence('bookings.where', { stayName: 'Same House' })}"`)
    const section = booked.page.text.slice(booked.page.text.indexOf('<address'), booked.page.text.indexOf('</address>'))
    expect(section).toContain('8700-123 Olhão')
    expect(section).toContain('Portugal')
    expect(section).not.toContain('print:hidden')
  })

  test('I17 in the calendar file: LOCATION in words, GEO in degrees', async () => {
    const file = (await guest.get(`${booked.path}/calendar.ics`)).text.replace(/\r\n[ \t]/g, '')
    expect(file).toContain('LOCATION:Same House\\, Rua Secreta 7\\, 8700-123 Olhão\\, Algarve\\, Portugal')
    expect(file).toContain('GEO:37.02812;-7.84113')
  })

  test('I17 by call', async () => {
    const { status, text } = await readBooking(booked.id)
    expect([status, JSON.parse(text).data.address]).toEqual([200, address])
  })

  test('I17 in the mail that confirms it, and in the invitation that comes with it', async () => {
    const mail = await mailAbout(booked.id, ':confirmed')
    expectPlace(mail, 'the mail')
    expect(mail).toContain('GEO:37.02812;-7.84113')
    // Whoever runs the home is told of the booking without it.
    expectNoPlace(await mailAbout(booked.id, ':new'), 'the mail to the operator')
  })

  test('I17 in no list, and to no other guest, whether they know the address of the page or not', async () => {
    for (const path of ['/user/bookings', '/user/bookings.data']) await expectPage(path)
    await expectCall('/bookings')
    const other = await site.makeUser({})
    const stranger = plainVisitor(site)
    await stranger.post('/login', { email: other.email, password: usualPassword })
    for (const path of [booked.path, `${booked.path}.data`, `${booked.path}/calendar.ics`]) {
      for (const visitor of [stranger, plainVisitor(site)]) {
        const answer = await visitor.get(path)
        if (!path.endsWith('.data')) expect([path, answer.status >= 300]).toEqual([path, true])
        expectNoPlace(answer.text, path)
      }
    }
    const signedIn = await site.get('/api/auth/local', {
      method: 'POST',
      body: JSON.stringify({ identifier: other.email, password: usualPassword }),
      headers: { 'content-type': 'application/json' },
    })
    const asked = await readBooking(booked.id, ((await signedIn.json()) as { jwt: string }).jwt)
    expect(asked.status).toBe(404)
    expectNoPlace(asked.text, 'the call of another guest')
  })

  test('I17 in no mail to an address that was only typed: that one says where it is told', async () => {
    const other = await book(instant, card, 'typed@example.org')
    expectPlace(other.page.text, 'the page')
    const mail = await mailAbout(other.id, ':confirmed')
    expectNoPlace(mail, 'the mail')
    expect(mail).toContain(sentence('bookingMails.addressOnPage'))
  })

  test('I17 not after it was cancelled, neither in the mail that says so', async () => {
    const other = await book(instant, card)
    expectPlace(other.page.text, 'the page')
    const asked = await guest.get(`${other.path}?cancel=ask`)
    const box = hiddenFields({ text: asked.text.slice(asked.text.indexOf('id="cancel"')) })
    expect((await guest.post(other.path, { ...box, intent: 'cancel' })).status).toBe(303)
    await expectPage(other.path)
    await expectCall(`/bookings/${other.id}`)
    expectNoPlace((await guest.get(`${other.path}/calendar.ics`)).text.replace(/\r\n[ \t]/g, ''), 'the file')
    expectNoPlace(await mailAbout(other.id, ':cancelled'), 'the mail')
  })
})

test('I17 what it keeps back is there to be told: each secret stands in the database', async () => {
  const { rows } = await site.tools.database.execute<{ row: string }>(sql`
    select to_jsonb(stay)::text as row from stay where slug = ${instant}`)
  for (const secret of secrets) expect(rows[0]!.row).toContain(secret)
})
