// The checkout over HTTP, as a browser without script sends it: the whole errand, and everything that can be wrong with it.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
let home: BuiltHome

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Harbour Loft', cleaningMinor: 5000 })
})
afterAll(() => site?.stop())

let week = 0
/** Dates nobody asked for yet. */
function freshVisit(): Record<'in' | 'out' | 'adults', string> {
  week++
  const day = (offset: number) =>
    new Date(Date.now() + (30 + week * 4 + offset) * 86_400_000).toISOString().slice(0, 10)
  return { in: day(0), out: day(3), adults: '2' }
}

const bookPath = () => `/stays/${home.slug}/book`
const keep = (visitor: PlainVisitor, visit: Record<string, string> = freshVisit()) =>
  visitor.post(bookPath(), { intent: 'hold', ...visit })

/** The fields of the page's form that nobody types. */
function hiddenIn({ text }: PlainAnswer): Record<string, string> {
  const inputs = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(text)?.[1]
  return { ...Object.fromEntries(inputs.map(([, name, value]) => [name!, value!])), ...(terms ? { terms } : {}) }
}

async function signedIn(): Promise<PlainVisitor> {
  const { email } = await site.makeUser({ displayName: 'Ada Lovelace' })
  const visitor = plainVisitor(site)
  const entered = await visitor.post('/login', { email, password: usualPassword })
  expect(entered.status).toBe(302)
  return visitor
}

/** A signed-in guest at the checkout of a fresh hold. */
async function atCheckout() {
  const visitor = await signedIn()
  const held = await keep(visitor)
  const page = await visitor.get(held.location!)
  const form = {
    ...hiddenIn(page),
    intent: 'book',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '',
    notes: '',
  }
  return {
    visitor,
    path: held.location!,
    page,
    form,
    holdId: new URL(held.location!, site.origin).searchParams.get('hold')!,
  }
}

/** Lets a hold's time be over, in both places that know it; the site may have noticed the first before the second. */
async function expire(holdId: string): Promise<void> {
  await site.tools.database.execute(sql`update booking set hold_expires_at = now() where id = ${holdId}`)
  await site.tools.database.execute(
    sql`update occupancy set expires_at = now() where ref_id = ${holdId} and not released`,
  )
}

describe('the errand', () => {
  test('keep, sign in, book, see it, cancel it, without script', async () => {
    const { email } = await site.makeUser({ displayName: 'Ada Lovelace' })
    const visitor = plainVisitor(site)
    const held = await keep(visitor)
    expect(held.status).toBe(303)
    expect(held.headers.getSetCookie().join()).toMatch(
      /casita_browser=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/,
    )
    const open = await visitor.get(held.location!)
    expect(open.status).toBe(200)
    expect(open.text).toContain('€350')
    expect(open.text).toContain(sentence('checkout.haveAccount'))

    const holdId = hiddenIn(open).hold!
    const way = await visitor.post(held.location!, { ...hiddenIn(open), intent: 'sign-in' })
    expect(way.location).toBe('/login')
    expect(decodeURIComponent(visitor.cookies.get('targetRoute')!)).toBe(held.location)
    const entered = await visitor.post('/login', { email, password: usualPassword })
    expect(entered.location).toBe(held.location)

    const page = await visitor.get(held.location!)
    expect(page.text).toContain('value="Ada Lovelace"')
    const form = {
      ...hiddenIn(page),
      intent: 'book',
      name: 'Ada',
      email,
      phone: '+34600111222',
      notes: 'We come late.',
    }
    const booked = await visitor.post(held.location!, form)
    expect([booked.status, booked.location]).toEqual([303, `/user/bookings/${holdId}`])

    const booking = await visitor.get(booked.location!)
    expect(booking.text).toContain(sentence('bookings.stateConfirmed'))
    expect(booking.text).toContain('We come late.')
    expect((await visitor.get('/user/bookings')).text).toContain('Harbour Loft')
    const subjects = (await site.mailsTo(email)).map(({ subject }) => subject)
    const confirmations = subjects.filter(subject => saying('bookingMails.confirmedSubject').test(subject))
    expect(confirmations.some(subject => subject.includes('Harbour Loft'))).toBe(true)
    const back = await visitor.get(held.location!)
    expect([back.status, back.location]).toEqual([302, booked.location])

    const asked = await visitor.get(`${booked.location}?cancel=ask`)
    expect(asked.text).toContain(sentence('cancellations.question'))
    const cancelled = await visitor.post(booked.location!, { ...hiddenIn(asked), intent: 'cancel' })
    expect([cancelled.status, cancelled.location]).toEqual([303, booked.location])
    expect((await visitor.get(booked.location!)).text).toMatch(saying('trips.youCancelled'))
  })

  test('the nights are let go when the visitor says so, and free at once', async () => {
    const visitor = plainVisitor(site)
    const visit = freshVisit()
    const held = await keep(visitor, visit)
    const page = await visitor.get(held.location!)
    const gone = await visitor.post(held.location!, { ...hiddenIn(page), intent: 'release' })
    expect(gone.location).toContain(`/stays/${home.slug}?in=${visit.in}&out=${visit.out}`)
    expect((await keep(plainVisitor(site), visit)).status).toBe(303)
  })

  test('a session that ends while somebody types costs them nothing', async () => {
    const { email } = await site.makeUser({ displayName: 'Ada Lovelace' })
    const visitor = plainVisitor(site)
    await visitor.post('/login', { email, password: usualPassword })
    const held = await keep(visitor)
    const form = hiddenIn(await visitor.get(held.location!))
    visitor.cookies.delete('casita_session')
    const late = {
      ...form,
      intent: 'book',
      name: 'Ada',
      email,
      phone: '',
      notes: 'We come late.',
      recipientName: 'Analytical Ltd',
    }
    const answer = await visitor.post(held.location!, late)
    expect([answer.status, answer.text.includes('We come late.')]).toEqual([403, false])
    expect(answer.text).toContain(sentence('checkout.sessionEnded'))
    await visitor.post('/login', { email, password: usualPassword })
    const back = (await visitor.get(held.location!)).text
    expect([back.includes('We come late.'), back.includes('value="Analytical Ltd"')]).toEqual([true, true])
  })

  test('an unverified user is sent to the confirmation, and the hold waits', async () => {
    const { email } = await site.makeUser({ emailVerified: false })
    const visitor = plainVisitor(site)
    await visitor.post('/login', { email, password: usualPassword })
    const held = await keep(visitor)
    const page = await visitor.get(held.location!)
    expect(page.text).toContain(sentence('checkout.confirmToFinish'))
    const way = await visitor.post(held.location!, { ...hiddenIn(page), intent: 'verify' })
    expect(way.location).toBe('/verify-email')
    const forged = await visitor.post(held.location!, {
      ...hiddenIn(page),
      intent: 'book',
      name: 'A',
      email,
      terms: 'a',
    })
    expect(forged.status).toBe(403)
  })
})

describe('bad input', () => {
  test('dates that are reversed, past, malformed, absurd or missing are 400 with a sentence', async () => {
    for (const visit of [
      { in: '2030-05-10', out: '2030-05-01' },
      { in: '2020-05-10', out: '2020-05-12' },
      { in: '2030-02-30', out: 'soon' },
      { in: '2030-05-10', out: '2035-05-01' },
      {},
    ]) {
      const answer = await keep(plainVisitor(site), visit as Record<string, string>)
      expect(answer.status).toBe(400)
      expect(answer.text).toContain(sentence('pages.lookAgain'))
      expect(answer.text).toContain(sentence('checkout.otherDates'))
    }
  })

  test('guests that cannot be are 400, guests that do not fit are 422, each with a sentence', async () => {
    const parties: Record<string, string>[] = [
      { adults: '0' },
      { adults: '-1' },
      { adults: '1.5' },
      { adults: '1000' },
      { ages: 'ten' },
    ]
    for (const party of parties) {
      expect((await keep(plainVisitor(site), { ...freshVisit(), ...party })).status).toBe(400)
    }
    const crowd = await keep(plainVisitor(site), { ...freshVisit(), adults: '9' })
    expect(crowd.status).toBe(422)
    expect(crowd.text).toContain(sentence('offers.tooManyGuests', { most: 4 }))
  })

  test('what does not exist is 404: home, hold, somebody else’s hold, a malformed id', async () => {
    const visitor = await signedIn()
    expect((await visitor.post('/stays/no-such-home/book', { intent: 'hold', ...freshVisit() })).status).toBe(404)
    const { path, holdId } = await atCheckout()
    expect((await visitor.get(path)).status).toBe(404)
    expect((await visitor.get(`${bookPath()}?hold=${randomUUID()}`)).status).toBe(404)
    expect((await visitor.get(`${bookPath()}?hold=1%27--`)).status).toBe(404)
    for (const intent of ['book', 'release', 'again', 'sign-in']) {
      expect((await visitor.post(bookPath(), { intent, hold: holdId })).status).toBe(404)
    }
  })

  test('I16 a foreign or malformed booking id looks like one that does not exist', async () => {
    const mine = await atCheckout()
    const booked = await mine.visitor.post(mine.path, mine.form)
    const other = await signedIn()
    const foreign = await other.get(booked.location!)
    const nobody = await other.get(`/user/bookings/${randomUUID()}`)
    const malformed = await other.get('/user/bookings/17')
    expect([foreign.status, nobody.status, malformed.status]).toEqual([404, 404, 404])
    // The reference that its mails show leads its own guest there, and nobody else.
    const { rows } = await site.tools.database.$client.query('select reference from booking where id = $1', [
      mine.holdId,
    ])
    const reference: string = rows[0].reference
    const named = `/user/bookings/${reference.toLowerCase()}`
    expect((await mine.visitor.get(`${named}?cancel=1`)).location).toBe(`${booked.location}?cancel=1`)
    expect((await mine.visitor.get(`${named}/change`)).location).toBe(`${booked.location}/change`)
    expect((await other.get(named)).status).toBe(404)
    const withoutIds = ({ text }: PlainAnswer) => text.replace(/[0-9a-f-]{36}/g, 'id').replace(/nonce="[^"]+"/g, '')
    expect(withoutIds(foreign)).toBe(withoutIds(nobody))
    const cancel = { intent: 'cancel', version: '2', refund: '0', charged: '0', key: randomUUID() }
    expect((await other.post(booked.location!, cancel)).status).toBe(404)
  })

  test('faults are said beside their fields, and nothing typed is lost', async () => {
    const { visitor, path, form } = await atCheckout()
    const typed = { ...form, name: '', email: 'ada@', phone: '12', notes: 'We <b>come</b> late', terms: '' }
    const answer = await visitor.post(path, typed)
    expect(answer.status).toBe(422)
    expect(answer.faults.length).toBeGreaterThanOrEqual(4)
    expect(answer.text).toContain('value="ada@"')
    expect(answer.text).toContain('value="12"')
    expect(answer.text).toContain('We &lt;b&gt;come&lt;/b&gt; late')
  })

  test('whom the invoice is for is folded away, opens with its faults, and is kept with the booking', async () => {
    const { visitor, path, page, form, holdId } = await atCheckout()
    const folded = (text: string, open: boolean) =>
      expect(text).toMatch(
        new RegExp(`<details${open ? ' open=""' : ''}><summary[^>]*>${sentence('papers.recipientOther')}`),
      )
    folded(page.text, false)
    const recipient = { recipientName: 'Analytical Ltd', recipientAddress: '12 St James’s Square\r\nLondon' }
    const wrong = await visitor.post(path, { ...form, ...recipient, recipientTaxNumber: 'X'.repeat(41) })
    expect([wrong.status, wrong.faults]).toEqual([
      422,
      expect.arrayContaining([sentence('papers.taxNumberTooLong', { length: 41, most: 40 })]),
    ])
    folded(wrong.text, true)
    expect(wrong.text).toContain('12 St James’s Square\nLondon</textarea>')
    const said = async () =>
      (
        await site.tools.database.execute(sql`
        select name, address_lines, tax_number from invoice_recipient where booking_id = ${holdId}`)
      ).rows
    expect(await said()).toEqual([])
    const booked = await visitor.post(path, { ...form, ...recipient, recipientTaxNumber: 'GB 1' })
    expect(booked.status).toBe(303)
    const lines = ['12 St James’s Square', 'London']
    expect(await said()).toEqual([{ name: 'Analytical Ltd', address_lines: lines, tax_number: 'GB 1' }])
    expect((await visitor.get(`${booked.location}/recipient`)).text).toContain('value="Analytical Ltd"')
  })

  test('a tampered quote, old terms and a foreign key are refused with a sentence, and the hold is still there', async () => {
    const { visitor, path, form } = await atCheckout()
    const quote = await visitor.post(path, { ...form, quote: randomUUID() })
    expect([quote.status, quote.faults[0]]).toEqual([409, sentence('bookings.quoteChanged')])
    const terms = await visitor.post(path, { ...form, terms: 'f'.repeat(64) })
    expect([terms.status, terms.faults[0]]).toEqual([409, sentence('bookings.termsChanged')])
    expect(terms.text).toContain('value="ada@example.org"')
    expect((await visitor.post(path, form)).status).toBe(303)
  })

  test('a form of a megabyte, or of another kind, is refused before it is read', async () => {
    const { visitor, path, form } = await atCheckout()
    expect((await visitor.post(path, { ...form, notes: 'n'.repeat(1_000_000) })).status).toBe(413)
    const json = {
      method: 'POST',
      body: JSON.stringify(form),
      headers: { 'content-type': 'application/json', origin: site.origin },
    }
    expect((await visitor.ask(path, json)).status).toBe(415)
    const long = await visitor.post(path, { ...form, notes: 'n'.repeat(2001) })
    expect([long.status, long.faults.at(-1)]).toEqual([422, expect.stringContaining('2001')])
  })
})

describe('sent again', () => {
  test('double submit: both answers lead to the one booking', async () => {
    const { visitor, path, form, holdId } = await atCheckout()
    const both = await Promise.all([visitor.post(path, form), visitor.post(path, form)])
    expect(both.map(({ status, location }) => [status, location])).toEqual(
      Array(2).fill([303, `/user/bookings/${holdId}`]),
    )
    const again = await visitor.post(path, form)
    expect(again.location).toBe(`/user/bookings/${holdId}`)
    const { rows } = await site.tools.database.execute(sql`select 1 from booking_event where booking_id = ${holdId}`)
    expect(rows).toHaveLength(2)
  })

  test('two tabs of one visitor share the hold, and the second one to book finds the booking', async () => {
    const { visitor, path, form } = await atCheckout()
    const otherTab = { ...form, key: randomUUID(), name: 'Ada King' }
    const [one, other] = await Promise.all([visitor.post(path, form), visitor.post(path, otherTab)])
    expect(one.location).toBe(other.location)
  })

  test('cancelling twice is told so; a page that is out of date as well', async () => {
    const { visitor, path, form } = await atCheckout()
    const { location } = await visitor.post(path, form)
    const asked = hiddenIn(await visitor.get(`${location}?cancel=ask`))
    const old = await visitor.post(location!, { ...asked, intent: 'cancel', version: '1', key: randomUUID() })
    expect([old.status, old.faults[0]]).toEqual([
      409,
      `${sentence('bookings.outOfDate')} ${sentence('bookings.standsConfirmed')}`,
    ])
    expect((await visitor.post(location!, { ...asked, intent: 'cancel' })).status).toBe(303)
    const twice = await visitor.post(location!, { ...asked, intent: 'cancel', key: randomUUID() })
    expect([twice.status, twice.faults[0]]).toEqual([
      409,
      `${sentence('bookings.notCancellable')} ${sentence('bookings.standsCancelled')}`,
    ])
    expect((await visitor.post(location!, { intent: 'cancel' })).status).toBe(400)
  })
})

describe('when the time is over', () => {
  test('the page is 410 and offers the nights again, with what was typed', async () => {
    const { visitor, path, form, holdId } = await atCheckout()
    await expire(holdId)
    const late = await visitor.post(path, { ...form, notes: 'We come late.' })
    expect(late.status).toBe(410)
    expect(late.text).toContain('We come late.')
    expect(late.text).toContain(sentence('checkout.tryAgain'))
    expect((await visitor.get(path)).status).toBe(410)
    const again = await visitor.post(path, { ...form, intent: 'again', key: randomUUID(), notes: 'We come late.' })
    expect(again.status).toBe(303)
    expect(again.location).not.toBe(path)
    const page = await visitor.get(again.location!)
    expect(page.text).toContain('We come late.')
    expect((await visitor.post(again.location!, { ...form, ...hiddenIn(page) })).status).toBe(303)
  })

  test('when somebody else has the nights by then, it says so and leads to other dates', async () => {
    const { visitor, path, form, holdId } = await atCheckout()
    const { rows } = await site.tools.database.execute<{ check_in: string; check_out: string }>(
      sql`select check_in::text, check_out::text from booking where id = ${holdId}`,
    )
    await expire(holdId)
    const { check_in, check_out } = rows[0]!
    expect((await keep(plainVisitor(site), { in: check_in, out: check_out, adults: '2' })).status).toBe(303)
    const again = await visitor.post(path, { ...form, intent: 'again', key: randomUUID() })
    expect(again.status).toBe(409)
    expect(again.text).toContain(sentence('bookings.datesTaken'))
    expect(again.text).toContain(sentence('checkout.otherDates'))
  })
})

test('200 clients racing over HTTP for the same nights: one hold, 199 refusals that say so, one booking', async () => {
  const visit = freshVisit()
  const racers = Array.from({ length: 200 }, () => plainVisitor(site))
  const answers = await Promise.all(racers.map(racer => keep(racer, visit)))
  const won = answers.filter(({ status }) => status === 303)
  const lost = answers.filter(({ status }) => status === 409)
  expect([won.length, lost.length]).toEqual([1, 199])
  expect(lost.every(({ text }) => text.includes(sentence('bookings.datesTaken')))).toBe(true)
  const { rows } = await site.tools.database.execute(sql`
    select 1 from occupancy where nights && daterange(${visit.in}::date, ${visit.out}::date) and not released`)
  expect(rows).toHaveLength(1)
  expect(site.logs()).not.toMatch(/"level":50/)
})
