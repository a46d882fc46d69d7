// Paying over HTTP, as a browser without script sends it: at the checkout, on the booking's page, in the admin pages.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import {
  confirmationIn,
  type PlainAnswer,
  type PlainVisitor,
  plainVisitor,
  postConfirmed,
} from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { signEvent } from './support/sign-event.ts'
import { type Site, startSite } from './support/site.ts'
import { payAtBank, payWhereLed } from './support/test-bank.ts'

const eventSecret = 'whsec_of_the_front_door'
let site: Site
let slug: string
let operator: PlainVisitor

beforeAll(async () => {
  site = await startSite({
    environment: {
      PAYMENT_WAYS: 'test-card,bank-transfer',
      BANK_ACCOUNT: 'Casita, DE00 1234',
      PAYMENT_EVENT_SECRETS: `test:${eventSecret}`,
    },
  })
  const home = await buildHome(site.tools.database, { name: 'Harbour Loft' })
  slug = home.slug
  await site.tools.database.execute(sql`
    update payment_instalment set share_bp = 3000 where terms_id = (select payment_terms_id from stay_offer where stay_id = ${home.id})`)
  await site.tools.database.execute(sql`
    insert into payment_instalment (terms_id, position, share_bp, days_before)
    select payment_terms_id, 1, 7000, 30 from stay_offer where stay_id = ${home.id}`)
  operator = await signedIn('manager')
})
afterAll(() => site?.stop())

const signedIn = (role?: 'manager' | 'reception' | 'cleaner') =>
  makeOperator(site, role, { displayName: 'Ada Lovelace' })

function hiddenIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, value!]))
}

let visits = 0
/** A signed-in guest at the checkout of three nights of their own: 300 €, of which 90 € are due. */
async function atCheckout() {
  visits++
  const day = (offset: number) =>
    new Date(Date.now() + (60 + visits * 5 + offset) * 86_400_000).toISOString().slice(0, 10)
  const visitor = await signedIn()
  const held = await visitor.post(`/stays/${slug}/book`, { intent: 'hold', in: day(0), out: day(3), adults: '2' })
  const page = await visitor.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const typed = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '', notes: 'We come late.', terms }
  const form = { ...hiddenIn(page.text), intent: 'book', ...typed }
  return { visitor, path: held.location!, page, form, bookingId: hiddenIn(page.text).hold! }
}

const byCard = { way: 'test-card' }

/** What a sentence says where nobody knows beforehand what will stand there. */
const any = '…'
const day = '\\d+ \\w+ \\d{4}'
/** Matches a sentence, and `something` wherever it says `any`. */
const around = (text: string, something = '[^<\\n]+?') =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(any, something))

describe('the checkout', () => {
  test('says what is due when on each way, and a card that pays leads to the booking', async () => {
    const { visitor, path, page, form, bookingId } = await atCheckout()
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.text).toContain(sentence('booking-payments.howToPay'))
    expect(page.text).toContain(sentence('bookings.dueWhenBooking', { sum: '€90' }))
    expect(page.text).toMatch(around(sentence('bookings.dueBy', { sum: '€210', when: any })))
    const led = await visitor.post(path, { ...form, ...byCard })
    expect([led.status, led.location]).toEqual([303, expect.stringContaining(`${site.bank().origin}/c/pay/cs_`)])
    const booked = await payWhereLed(visitor, led)
    expect([booked.status, booked.location]).toEqual([302, `/user/bookings/${bookingId}`])
    const booking = await visitor.get(booked.location!)
    for (const words of [
      sentence('bookings.stateConfirmed'),
      sentence('booking-payments.open', { sum: '€210' }),
      sentence('booking-payments.didPay', { way: 'knownCard', card: '4242' }),
      sentence('booking-payments.pay', { sum: '€210' }),
    ]) {
      expect(booking.text).toContain(words)
    }
    const rows = [
      around(sentence('bookings.rowByCard', { sum: '€90', day: any }), day).source,
      sentence('bookings.partPaid'),
      around(sentence('bookings.rowBy', { sum: '€210', when: any })).source,
      sentence('bookings.partOpen'),
    ]
    expect(booking.text).toMatch(new RegExp(rows.join('.*'), 's'))
    expect((await visitor.get('/user/bookings')).text).toContain(sentence('trips.toPay', { sum: '€210' }))
    expect((await visitor.get(path)).location).toBe(booked.location)
  })

  test('its policy lets the form lead to the bank, and so does that of the booking; no other page’s does', async () => {
    const { visitor, path, form, bookingId } = await atCheckout()
    const formsOf = async (asked: string) => {
      const policy = (await visitor.get(asked)).headers.get('content-security-policy')!
      return /form-action ([^;]+)/.exec(policy)![1]
    }
    expect(await formsOf(path)).toBe(`'self' ${site.bank().origin}`)
    await payWhereLed(visitor, await visitor.post(path, { ...form, ...byCard }))
    expect(await formsOf(`/user/bookings/${bookingId}`)).toBe(`'self' ${site.bank().origin}`)
    for (const other of ['/', `/stays/${slug}`, '/user/bookings']) expect(await formsOf(other)).toBe("'self'")
  })

  test('a declined card leaves the payment open: stopped, everything typed and the nights are kept', async () => {
    const { visitor, path, form } = await atCheckout()
    const led = await visitor.post(path, { ...form, ...byCard })
    const declined = await payAtBank(led.location!, { card: 'declines' })
    expect([declined.status, declined.text]).toEqual([402, expect.stringContaining('Your card was declined.')])
    const payment = (await visitor.get(path)).location!
    const waiting = await visitor.get(payment)
    expect(waiting.text).toContain(sentence('pages.goToBank'))
    expect(waiting.text).toContain(led.location!)
    expect(waiting.headers.get('cache-control')).toBe('private, no-store')
    const stopped = await visitor.post(payment, {})
    expect((await visitor.get(stopped.location!)).location).toBe(path)
    const again = await visitor.get(path)
    for (const kept of ['We come late.', 'value="ada@example.org"']) expect(again.text).toContain(kept)
    const anew = await visitor.post(path, { ...form, ...hiddenIn(again.text), ...byCard })
    const paid = await payWhereLed(visitor, anew)
    expect((await visitor.get(paid.location!)).text).toContain(sentence('bookings.stateConfirmed'))
  })

  test('a way that is none is told; a card number that is sent along changes nothing', async () => {
    const { visitor, path, form } = await atCheckout()
    const nonsense = await visitor.post(path, { ...form, way: 'property' })
    expect([nonsense.status, nonsense.faults[0]]).toEqual([422, sentence('bookings.wayUnknown')])
    const typed = { 'card-number': '5555555555554444', 'card-expiry': '04/41', 'card-cvc': '987' }
    const led = await visitor.post(path, { ...form, ...typed, ...byCard })
    expect(led.location).toContain(site.bank().origin)
    const { rows } = await site.tools.database.execute<{ all: string }>(sql`
      select string_agg(t, ' ') as all from (select to_jsonb(p)::text as t from payment p
        union all select to_jsonb(b)::text from booking b union all select to_jsonb(c)::text from booking_command c) x`)
    expect(rows[0]!.all).not.toContain('5555555555554444')
    expect(site.logs()).not.toContain('5555555555554444')
    expect((await visitor.get(path)).text).not.toContain('5555555555554444')
  })

  test('a second step is the bank’s, and leads back whatever is answered there', async () => {
    const { visitor, path, form, bookingId } = await atCheckout()
    const led = await visitor.post(path, { ...form, ...byCard })
    const refused = await payAtBank(led.location!, { card: 'second-step', step: 'refuse' })
    expect([refused.location, refused.text]).toEqual([
      null,
      expect.stringContaining('You did not confirm this payment'),
    ])
    const agreed = await payWhereLed(visitor, led, { card: 'second-step' })
    expect(agreed.location).toBe(`/user/bookings/${bookingId}`)
    expect((await visitor.get(`/user/bookings/${bookingId}`)).text).toContain(sentence('bookings.stateConfirmed'))
    // Whoever goes back to the bank's page is led here again.
    expect((await payAtBank(led.location!)).location).toMatch(/\/payments\//)
  })

  test('a late answer has a page that looks again by itself; a no that comes late leads back to the checkout', async () => {
    const { visitor, path, form } = await atCheckout()
    const late = await payWhereLed(visitor, await visitor.post(path, { ...form, ...byCard }), { card: 'declines-late' })
    expect(late.text).toContain(sentence('pages.waitingForBank'))
    const payment = /<meta http-equiv="refresh" content="5;url=(\/payments\/[^"]+)/i.exec(late.text)![1]!
    expect((await plainVisitor(site).get(payment)).status).toBe(404)
    await expect.poll(async () => (await visitor.get(payment)).location, { timeout: 60_000 }).toBe(path)
    const back = await visitor.get(path)
    // Above everything else, and once: not beside the fields far below.
    const shown = back.text.replace(/<script.*?<\/script>/gs, '')
    const [above, ...below] = shown
      .split('</h1>')[1]!
      .split(sentence('payments.cardDeclined').replaceAll("'", '&#x27;'))
    expect(above).not.toContain('<form')
    expect(below).toHaveLength(1)
    expect(below[0]).toContain('href="#confirm-title"')
    const again = await visitor.post(path, { ...form, ...hiddenIn(back.text), ...byCard })
    const { location } = await payWhereLed(visitor, again)
    expect(location).toMatch(/^\/user\/bookings\//)
    const booked = (await visitor.get(location!)).text
    expect(booked.indexOf(sentence('trips.newsConfirmed'))).toBeGreaterThan(0)
    expect(booked.indexOf(sentence('trips.newsConfirmed'))).toBeLessThan(booked.indexOf('id="timeline-title"'))
    expect(booked).not.toContain(sentence('payments.cardDeclined'))
  }, 120_000)

  test('a bank that is not there is told, and the next try works', async () => {
    const { visitor, path, form } = await atCheckout()
    site.bank().misbehave({ kind: 'down' })
    const nobody = await visitor.post(path, { ...form, ...byCard })
    site.bank().misbehave(undefined)
    expect(nobody.status).toBe(503)
    expect(nobody.faults.join()).toContain(sentence('booking-payments.unreachable'))
    expect((await visitor.post(path, { ...form, ...hiddenIn(nobody.text), ...byCard })).status).toBe(303)
  })
})

describe('what the provider tells', () => {
  const tell = (ref: string, type = 'checkout.session.completed', secret = eventSecret) => {
    const object = { id: ref, object: 'checkout.session' }
    const body = JSON.stringify({ id: `evt_${type}_${ref}`, type, data: { object } })
    const headers = { 'stripe-signature': signEvent(secret, body, new Date()), 'content-type': 'application/json' }
    return site.get('/api/payments/events/test', { method: 'POST', body, headers })
  }

  test('confirms a booking whose guest never came back from the bank; forged it does not', async () => {
    const { visitor, path, form, bookingId } = await atCheckout()
    const led = await visitor.post(path, { ...form, ...byCard })
    const ref = led.location!.split('/').at(-1)!
    await payAtBank(led.location!, { card: 'second-step' })
    const forged = await tell(ref, 'checkout.session.completed', 'whsec_of_somebody_else')
    expect([forged.status, await forged.json()]).toEqual([
      400,
      expect.objectContaining({ error: true, statusCode: 400, message: 'The signature does not match.' }),
    ])
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(ref)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const confirmed = await visitor.get(`/user/bookings/${bookingId}`)
    expect(confirmed.text).toContain(sentence('bookings.stateConfirmed'))
    expect(confirmed.text).toContain(sentence('booking-payments.didPay', { way: 'knownCard', card: '3220' }))
  })

  test('of another kind is received, and of its content nothing is in the log', async () => {
    const other = await tell('cus_private_matter', 'customer.created')
    expect([other.status, await other.json()]).toEqual([200, { received: true, handled: false }])
    expect(site.logs()).toContain('an event means nothing here')
    expect(site.logs()).not.toMatch(/"cus_private_matter|whsec_/)
  })
})

describe('afterwards', () => {
  const receipt = (sum: string) =>
    around(sentence('bookingMails.receipt', { sum, reference: any, stayName: 'Harbour Loft' }))

  test('the balance is paid from the booking’s page; a card that is declined leaves it under way', async () => {
    const { visitor, path, form } = await atCheckout()
    const { location } = await payWhereLed(visitor, await visitor.post(path, { ...form, ...byCard }))
    const pay = { intent: 'pay', open: '21000', ...byCard }
    const other = await visitor.post(location!, { ...pay, open: '1' })
    expect([other.status, other.faults[0]]).toEqual([
      ...[409, `${sentence('bookings.sumChanged')} ${sentence('bookings.standsConfirmed')}`],
    ])
    const led = await visitor.post(location!, pay)
    expect((await payAtBank(led.location!, { card: 'no-funds' })).status).toBe(402)
    expect((await visitor.get(location!)).text).toContain(sentence('booking-payments.underWay'))
    await payWhereLed(visitor, led)
    const page = await visitor.get(location!)
    expect(page.text).toContain(sentence('booking-payments.nothingOpen'))
    const stranger = await (await signedIn()).post(location!, pay)
    expect(stranger.status).toBe(404)
  })

  test('a transfer: told where to send it, noted by the operator, given back by the operator', async () => {
    const { visitor, path, form, bookingId } = await atCheckout()
    const { location } = await visitor.post(path, { ...form, way: 'bank-transfer' })
    expect(location).toBe(`/user/bookings/${bookingId}`)
    const waiting = await visitor.get(location!)
    for (const words of [
      sentence('bookings.statePendingPayment'),
      sentence('bookings.transferTo', { sum: '€90', account: 'Casita, DE00 1234' }),
    ]) {
      expect(waiting.text).toContain(words)
    }
    const desk = async () => cardOf(await operator.get(`/admin/bookings/${bookingId}`), bookingId)
    const [cleaner, reception] = [await signedIn('cleaner'), await signedIn('reception')]
    const noted = { ...(await desk()), intent: 'note-money', sum: '90' }
    expect((await cleaner.post('/admin', noted)).status).toBe(403)
    expect((await reception.post('/admin', noted)).status).toBe(403)
    expect((await operator.post('/admin', { ...noted, sum: 'ninety' })).status).toBe(422)
    const once = confirmationIn(await operator.post('/admin', noted))!
    expect((await operator.post('/admin', once)).status).toBe(303)
    const twice = await operator.post('/admin', once)
    expect([twice.status, twice.text]).toEqual([409, expect.stringContaining(sentence('adminBookings.changedSince'))])
    expect(twice.text).toContain(sentence('adminBookings.paidAndOpen', { paid: '€90', open: '€210' }))
    expect((await visitor.get(location!)).text).toContain(sentence('bookings.stateConfirmed'))
    const back = { ...(await desk()), intent: 'refund', sum: '20,50', reason: 'The lift was broken.' }
    expect((await postConfirmed(operator, '/admin', back)).status).toBe(303)
    const asked = await operator.get('/admin')
    expect(asked.text).toContain(sentence('adminPayments.refundToSend', { sum: '€20.50' }))
    const refund = /name="refund" value="([0-9a-f-]{36})"/.exec(asked.text)![1]!
    expect((await postConfirmed(operator, '/admin', { intent: 'refund-sent', refund })).status).toBe(303)
    expect((await visitor.get(location!)).text).toContain(sentence('booking-payments.givenBack'))
  })

  test('a transfer to the account that was entered: reference, due time and code, on the page and in the mail', async () => {
    const enter = (account: { holder: string; iban: string }) =>
      site.tools.database.execute(
        sql`update organisation set account_holder = ${account.holder}, iban = ${account.iban}`,
      )
    await enter({ holder: 'Harbour Homes', iban: 'DE89370400440532013000' })
    try {
      const { visitor, path, form, bookingId } = await atCheckout()
      const email = `${bookingId}@example.org`
      const { location } = await visitor.post(path, { ...form, email, way: 'bank-transfer' })
      const told = (await site.mailsTo(email))[0]!.text
      const account = 'Harbour Homes, IBAN DE89 3704 0044 0532 0130 00'
      const reference = /RF\d{2} [0-9A-Z]{4} [0-9A-Z]{4}/.exec(told)![0]
      const where = [
        sentence('bookings.transferTo', { sum: '€90', account }),
        sentence('bookings.transferReference', { reference }),
      ]
      const page = await visitor.get(location!)
      for (const words of where) {
        expect(told).toContain(words)
        expect(asRendered(page.text).text).toContain(words)
      }
      expect(asRendered(page.text).text).toMatch(around(sentence('bookings.transferUntil', { until: any })))
      expect(page.text).toContain(sentence('booking-payments.codeInWords', { sum: '€90', reference }))
      const noted = {
        ...cardOf(await operator.get(`/admin/bookings/${bookingId}`), bookingId),
        intent: 'note-money',
        sum: '70',
      }
      expect((await postConfirmed(operator, '/admin', noted)).status).toBe(303)
      const short = await visitor.get(location!)
      const part = { arrived: '€70', sum: '€90', missing: '€20' }
      expect(asRendered(short.text).text).toContain(sentence('booking-payments.transferPart', part))
      expect(short.text).toContain(sentence('booking-payments.codeInWords', { sum: '€20', reference }))
    } finally {
      await enter({ holder: '', iban: '' })
    }
  })

  test('a transfer in parts: each mail says what is still missing, and the list what is too much', async () => {
    const { visitor, path, form, bookingId } = await atCheckout()
    const email = `${bookingId}@example.org`
    await visitor.post(path, { ...form, email, way: 'bank-transfer' })
    const arrived = async (sum: string) => {
      const page = await operator.get(`/admin/bookings/${bookingId}`)
      const noted = { ...cardOf(page, bookingId), intent: 'note-money', sum }
      expect((await postConfirmed(operator, '/admin', noted)).status).toBe(303)
      return {
        mail: (await site.mailsTo(email))[0]!.text,
        desk: asRendered((await operator.get(`/admin/bookings/${bookingId}`)).text).text,
      }
    }
    const part = (await arrived('60')).mail
    expect(part).toMatch(receipt('€60'))
    expect(part).toMatch(around(sentence('bookingMails.stillMissing', { sum: '€30', until: any })))
    expect(part).toContain(sentence('bookings.transferTo', { sum: '€30', account: 'Casita, DE00 1234' }))
    expect((await arrived('30')).mail).not.toMatch(saying('bookingMails.stillMissing', 'bookingMails.stillOpen'))
    const more = (await arrived('150')).mail
    expect(more).toMatch(receipt('€150'))
    expect(more).toContain(sentence('bookingMails.stillOpen', { sum: '€60' }))
    const { mail, desk } = await arrived('100')
    expect(mail).not.toMatch(saying('bookingMails.stillMissing', 'bookingMails.stillOpen'))
    expect(mail).toMatch(receipt('€100'))
    expect(mail).toContain(sentence('bookings.surplus', { sum: '€40' }))
    expect(desk).toContain(sentence('adminPayments.over', { paid: '€340', over: '€40' }))
  })

  test('a transfer of too much: mail and page say so, and so does a task, until it is given back', async () => {
    const { visitor, path, form, bookingId } = await atCheckout()
    const email = `${bookingId}@example.org`
    const { location } = await visitor.post(path, { ...form, email, way: 'bank-transfer' })
    const onCard = async () => cardOf(await operator.get(`/admin/bookings/${bookingId}`), bookingId)
    const noted = { ...(await onCard()), intent: 'note-money', sum: '350' }
    expect((await postConfirmed(operator, '/admin', noted)).status).toBe(303)
    const told = (await site.mailsTo(email))
      .map(({ text }) => text)
      .filter(text => saying('bookingMails.receipt').test(text))
    expect(told).toEqual([expect.stringMatching(receipt('€350'))])
    const surplus = sentence('bookings.surplus', { sum: '€50' })
    expect(told[0]).toContain(surplus)
    const tasks = (await site.mailsTo(site.tools.environment.SITE_CONTACT)).map(({ subject }) => subject)
    const overpaid = around(sentence('bookingMails.surplusSubject', { sum: '€50', reference: any }))
    expect(tasks.filter(subject => overpaid.test(subject))).toHaveLength(1)
    const page = async () => asRendered((await visitor.get(location!)).text).text
    expect(await page()).toContain(`${sentence('booking-payments.nothingOpen')} ${surplus}`)
    const back = { ...(await onCard()), intent: 'refund', sum: '50', reason: 'You paid too much.' }
    expect((await postConfirmed(operator, '/admin', back)).status).toBe(303)
    expect(await page()).not.toMatch(saying('bookings.surplus'))
  })

  test('cancelled: the page tells what came back, and where it stands', async () => {
    const { visitor, path, form } = await atCheckout()
    const { location } = await payWhereLed(visitor, await visitor.post(path, { ...form, ...byCard }))
    expect((await visitor.get(location!)).text).toContain(sentence('trips.newsConfirmed'))
    const asked = await visitor.get(`${location}?cancel=ask`)
    expect(asked.text).toContain(sentence('cancellations.youGetBack', { refund: '€90', paid: '€90' }))
    const inBox = hiddenIn(asked.text.slice(asked.text.indexOf('id="cancel"')))
    const other = await visitor.post(location!, { ...inBox, refund: '1', intent: 'cancel' })
    expect([other.status, other.faults[0]]).toEqual([
      ...[409, `${sentence('bookings.refundChanged')} ${sentence('bookings.standsConfirmed')}`],
    ])
    expect((await visitor.post(location!, { ...inBox, intent: 'cancel' })).status).toBe(303)
    const page = await visitor.get(location!)
    for (const words of [
      sentence('trips.youGetBack', { sum: '€90' }),
      sentence('booking-payments.givenBack'),
      sentence('booking-payments.nothingMore'),
      sentence('bookings.didCapture'),
    ])
      expect(page.text).toContain(words)
    expect(page.text).not.toContain(sentence('booking-payments.nothingOpen'))
    // Who asks what cancelling means is not thanked for booking.
    expect(asked.text).not.toContain(sentence('trips.newsConfirmed'))
    const paid = around(sentence('bookings.rowByCard', { sum: '€90', day: any }), day)
    expect([paid.test(asked.text), paid.test(page.text)]).toEqual([true, false])
    for (const { text } of [asked, page]) expect(text).not.toMatch(saying('bookings.dueWhenBooking'))
  })
})

/** What the forms of one booking's money carry unseen in the admin pages. */
function cardOf({ text }: PlainAnswer, bookingId: string): Record<string, string> {
  const at = text.indexOf(`name="money-of" value="${bookingId}"`)
  return hiddenIn(text.slice(at - 60, at + 500))
}

describe('a damage deposit', () => {
  beforeAll(async () => {
    const { rows } = await site.tools.database.execute<{ id: number }>(sql`
      insert into damage_deposit_rule (name, kind, amount, placed_days_before) values ('Damage', 'flat', 25000, 365)
      returning id`)
    await site.tools.database.execute(sql`update stay_offer set damage_deposit_rule_id = ${rows[0]!.id}`)
  })
  const sectionOf = (html: string) => /<section id="deposit".*?<\/section>/s.exec(html)?.[0] ?? ''
  const adminOf = async (reference: string) => {
    const { rows } = await site.tools.database.execute<{ id: string }>(
      sql`select id from booking where reference = ${reference}`,
    )
    const { text } = await operator.get(`/admin/bookings/${rows[0]!.id}`)
    return /<section aria-labelledby="ledger".*?<\/section>/s.exec(text)?.[0] ?? ''
  }
  const referenceOf = (html: string) => /tracking-wide">(\w+)<\/strong>/.exec(html)![1]!

  test('is agreed to with the card, asked for on the page by whoever paid otherwise, and decided on at the desk', async () => {
    const { visitor, path, page, form, bookingId } = await atCheckout()
    expect(page.text).toContain(sentence('booking-payments.depositOnCard', { sum: '€250', days: 365 }))
    const sent = await visitor.post(path, { ...form, way: 'bank-transfer' })
    const arrived = { ...hiddenIn(await adminOf(referenceOf((await visitor.get(sent.location!)).text))), sum: '90' }
    expect((await postConfirmed(operator, '/admin', { ...arrived, intent: 'note-money' })).status).toBe(303)
    const home = `/user/bookings/${bookingId}`
    const booking = (await visitor.get(home)).text
    expect(sectionOf(booking)).toMatch(around(sentence('deposits.pleaseReserve', { sum: '€250', until: any })))
    const ids = [...booking.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBe(new Set(ids).size)
    site.bank().misbehave({ kind: 'down' })
    const nobody = await visitor.post(home, { intent: 'deposit' })
    site.bank().misbehave(undefined)
    expect(nobody.status).toBe(503)
    expect(sectionOf(nobody.text)).toContain(sentence('booking-payments.unreachable'))
    const first = await visitor.post(home, { intent: 'deposit' })
    expect((await payAtBank(first.location!, { card: 'declines' })).status).toBe(402)
    const payment = /href="(\/payments\/[^"]+)"/.exec((await visitor.get(home)).text)![1]!
    await visitor.post(payment, {})
    expect((await visitor.get(payment)).location).toBe(home)
    const led = await visitor.post(home, { intent: 'deposit' })
    expect((await payWhereLed(visitor, led)).location).toBe(home)
    const held = (await visitor.get(home)).text
    expect(sectionOf(held)).toMatch(around(sentence('deposits.isHeld', { sum: '€250', card: '4242', until: any })))
    expect(held).toContain(sentence('booking-payments.open', { sum: '€210' }))

    const reference = referenceOf(held)
    const desk = await adminOf(reference)
    expect(desk).toMatch(around(sentence('deposits.adminHeld', { sum: '€250', until: any })))
    const asked = { ...hiddenIn(desk), intent: 'deposit-take', sum: '60,00' }
    const silent = await operator.post('/admin', { ...asked, reason: '' })
    expect([silent.status, silent.text.includes(sentence('deposits.reasonMissing'))]).toEqual([422, true])
    const much = await operator.post('/admin', { ...asked, sum: '250,01', reason: 'A lamp.' })
    expect([much.status, much.text.includes(sentence('deposits.moreThanHeld'))]).toEqual([422, true])
    expect((await postConfirmed(operator, '/admin', { ...asked, reason: 'A lamp.' })).status).toBe(303)
    expect(await adminOf(reference)).toContain(sentence('deposits.adminTaken', { taken: '€60', sum: '€250' }))
    const late = await operator.post('/admin', { ...asked, intent: 'deposit-release' })
    expect([late.status, late.text.includes(sentence('deposits.notHeld'))]).toEqual([409, true])
    const after = sectionOf((await visitor.get(home)).text)
    const taken = { taken: '€60', sum: '€250', day: any, reason: 'A lamp.' }
    expect(after).toMatch(around(sentence('deposits.wasTaken', taken)))
    expect(after).toContain(sentence('deposits.restIsLetGo', { left: '€190' }))
  })

  test('is nobody’s to decide on but a manager’s, an accountant’s or an owner’s, and nobody else’s to see', async () => {
    const { visitor, path, form, bookingId } = await atCheckout()
    await payWhereLed(visitor, await visitor.post(path, { ...form, ...byCard }))
    const [cleaner, reception] = [await signedIn('cleaner'), await signedIn('reception')]
    const asked = { 'deposit-of': bookingId, deposit: bookingId, intent: 'deposit-release' }
    expect((await cleaner.post('/admin', asked)).status).toBe(403)
    expect((await reception.post('/admin', asked)).status).toBe(403)
    expect((await (await signedIn()).post('/admin', asked)).status).not.toBe(303)
    expect((await operator.post('/admin', { ...asked, 'deposit-of': 'nonsense' })).status).toBe(404)
    const other = await signedIn()
    expect((await other.post(`/user/bookings/${bookingId}`, { intent: 'deposit' })).status).toBe(404)
  })
})
