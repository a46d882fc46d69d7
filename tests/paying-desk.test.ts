// Disputes in the admin pages, and another way to pay, over HTTP: as a browser without script sends them, and as others do.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import {
  hiddenFields,
  type PlainAnswer,
  type PlainVisitor,
  plainVisitor,
  postConfirmed,
} from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { signEvent } from './support/sign-event.ts'
import { type Site, startSite } from './support/site.ts'
import { type PayerAsked, payWhereLed } from './support/test-bank.ts'

const eventSecret = 'whsec_of_the_desk'
const desk = '/admin?list=disputes'
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
  slug = (await buildHome(site.tools.database, { name: 'Harbour Loft' })).slug
  operator = await signedIn('manager')
})
afterAll(() => site?.stop())

const ask = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  site.tools.database.execute<Row>(query)

const signedIn = (role?: 'manager' | 'reception' | 'cleaner') =>
  makeOperator(site, role, { displayName: 'Ada Lovelace' })

const byCard = { way: 'test-card' }

let visits = 0
/** A signed-in guest's booking of two nights, 200 €, sent with these fields of the payment. */
async function book(payment: Record<string, string>, asked: PayerAsked = {}) {
  visits++
  const day = (offset: number) =>
    new Date(Date.now() + (60 + visits * 4 + offset) * 86_400_000).toISOString().slice(0, 10)
  const guest = await signedIn()
  const held = await guest.post(`/stays/${slug}/book`, { intent: 'hold', in: day(0), out: day(2), adults: '2' })
  const path = held.location!
  const page = await guest.get(path)
  const form = { ...formOf(page), notes: 'We come late.' }
  const sent = await guest.post(path, { ...form, ...payment })
  expect(sent.status).toBe(303)
  if (payment.way === 'test-card') await payWhereLed(guest, sent, asked)
  const id = hiddenFields(page).hold!
  return { guest, id, path, home: `/user/bookings/${id}` }
}

function formOf(page: PlainAnswer): Record<string, string> {
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  return { ...hiddenFields(page), intent: 'book', name: 'Ada Lovelace', email: 'ada@example.org', phone: '', terms }
}

/** What a page on another site makes a browser send, cookies and all. */
const fromElsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }

describe('a dispute', () => {
  /** What the bank has planned next of this kind happens now. */
  const comesTrue = (what: 'dispute-opens' | 'dispute-ends') => {
    const [next] = site
      .bank()
      .books.planned.filter(each => each.what === what)
      .toSorted((one, other) => one.at - other.at)
    site.bank().books.planned.splice(site.bank().books.planned.indexOf(next!), 1, { ...next!, at: Date.now() })
  }
  const tell = (ref: string) => {
    const data = { object: { id: ref, object: 'payment_intent' } }
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded', data })
    const headers = {
      'stripe-signature': signEvent(eventSecret, body, new Date()),
      'content-type': 'application/json',
    }
    return site.get('/api/payments/events/test', { method: 'POST', body, headers })
  }

  /** Paid, disputed by the payer a minute ago, and told by the provider. */
  async function disputed() {
    const { id: bookingId } = await book(byCard, { card: 'disputed-won' })
    const { rows } = await ask<{ ref: string }>(
      sql`select provider_ref as ref from payment where booking_id = ${bookingId}`,
    )
    const { ref } = rows[0]!
    comesTrue('dispute-opens')
    expect((await tell(ref)).status).toBe(200)
    const told = await ask<{ id: string }>(sql`select id from dispute where booking_id = ${bookingId}`)
    const { id } = told.rows[0]!
    return { ref, id, form: { intent: 'contest-dispute', dispute: id, evidence: 'They came, and stayed.' } }
  }
  const deskText = async () => asRendered((await operator.get(desk)).text).text
  const stateOf = async (id: string) =>
    (await ask<{ state: string; evidence: string | null }>(sql`select state, evidence from dispute where id = ${id}`))
      .rows[0]!

  test('lies on the desk with its evidence; what is sent goes to the bank, and the decision is told', async () => {
    const { id, ref, form } = await disputed()
    const page = await operator.get(desk)
    for (const words of [
      sentence('booking-payments.disputedFor', { sum: '€200', reason: 'product not received' }),
      sentence('booking-payments.agreedTitle'),
      sentence('booking-payments.contest'),
    ]) {
      expect(page.text).toContain(words)
    }
    const evidence = areaOf(page, id)
    const accepted = saying('booking-payments.termsAccepted', 'booking-payments.termsAcceptedFrom')
    expect(evidence).toMatch(accepted)
    const terms = evidence.slice(evidence.search(accepted))
    const [hash] = /[0-9a-f]{64}/.exec(terms)!
    expect(terms).toContain(sentence('booking-payments.termsHash', { hash }))
    expect((await postConfirmed(operator, desk, form)).location).toBe(desk)
    expect(await stateOf(id)).toEqual({ state: 'under-review', evidence: 'They came, and stayed.' })
    expect((await operator.get(desk)).text).toContain(sentence('booking-payments.bankDecides'))
    const again = await operator.post(desk, { ...form, evidence: 'And another word.' })
    expect([again.status, again.faults[0]]).toEqual([409, sentence('bookings.disputeAnswered')])
    comesTrue('dispute-ends')
    await tell(ref)
    expect(await deskText()).toMatch(saying('booking-payments.disputeWon'))
    const there = Object.values(site.bank().books.disputes).find(dispute => dispute.payment_intent === ref)
    expect(there!.evidence.uncategorized_text).toBe('They came, and stayed.')
  })

  test('bad input: no word, or too many, is said beside the field, and what was typed stays in it', async () => {
    const { id, form } = await disputed()
    const empty = await operator.post(desk, { ...form, evidence: '  \r\n ' })
    expect([empty.status, faultBeside(empty, id)]).toEqual([422, sentence('bookings.evidenceMissing')])
    expect(empty.text).toMatch(new RegExp(`<textarea[^>]*id="evidence-${id}"[^>]*aria-invalid="true"`))
    const long = `${'A line of proof, and\r\n'.repeat(1000)}the end`
    const refused = await operator.post(desk, { ...form, evidence: long })
    expect([refused.status, faultBeside(refused, id)]).toEqual([422, sentence('bookings.evidenceTooLong')])
    expect(faultBeside(refused, id)).toContain('20,000')
    expect(areaOf(refused, id).trim()).toBe(long.replaceAll('\r\n', '\n'))
    expect(await stateOf(id)).toMatchObject({ state: 'needs-response' })
    // As long as it may be; line ends count once, however a browser sends them.
    const just = `${'A line of proof, an\r\n'.repeat(999)}the end of it all.\r\n`
    expect((await postConfirmed(operator, desk, { ...form, evidence: just })).status).toBe(303)
  })

  test.each([
    ['Greek', 'Ω'],
    ['Chinese', '家'],
    ['outside the basic plane', '𠀀'],
  ])('20,000 letters are 20,000 letters: %s', async (_, letter) => {
    const { id, form } = await disputed()
    const page = await operator.get(desk)
    expect(page.text).toContain(sentence('booking-payments.mostEvidence', { most: '20,000' }))
    expect(page.text).toMatch(new RegExp(`aria-describedby="evidence-${id}-hint"`))
    const tooMuch = letter.repeat(20_001)
    const refused = await operator.post(desk, { ...form, evidence: tooMuch })
    expect([refused.status, faultBeside(refused, id)]).toEqual([422, sentence('bookings.evidenceTooLong')])
    expect(areaOf(refused, id)).toBe(tooMuch)
    const just = letter.repeat(20_000)
    expect((await postConfirmed(operator, desk, { ...form, evidence: just })).status).toBe(303)
    expect(await stateOf(id)).toEqual({ state: 'under-review', evidence: just })
  })

  test('a text far too long is refused beside its field; only what nobody types is not read', async () => {
    const { id, form } = await disputed()
    const far = '家'.repeat(100_000)
    const refused = await operator.post(desk, { ...form, evidence: far })
    expect([refused.status, areaOf(refused, id)]).toEqual([422, far])
    const absurd = await operator.post(desk, { ...form, evidence: '家'.repeat(200_000) })
    expect([absurd.status, absurd.text]).toEqual([
      413,
      expect.stringContaining(sentence('shell.formTooLarge', { most: '1024' })),
    ])
    expect(await stateOf(id)).toMatchObject({ state: 'needs-response' })
  })

  test('given in, it is over, and the desk says so', async () => {
    const { id } = await disputed()
    const gaveIn = await postConfirmed(operator, desk, {
      intent: 'accept-dispute',
      dispute: id,
      evidence: 'Never read.',
    })
    expect(gaveIn.status).toBe(303)
    expect(await stateOf(id)).toEqual({ state: 'lost', evidence: null })
    expect(await deskText()).toMatch(saying('booking-payments.disputeGivenIn'))
  })

  test('is answered by nobody else: guests, cleaners, other sites; one that is unknown is not found', async () => {
    const { id, form } = await disputed()
    expect((await (await signedIn('cleaner')).post(desk, form)).status).toBe(403)
    const reception = await (await signedIn('reception')).post(desk, form)
    expect([reception.status, reception.faults[0]]).toEqual([403, sentence('bookings.moneyNotAllowed')])
    expect((await (await signedIn()).post(desk, form)).status).toBe(404)
    expect((await plainVisitor(site).post(desk, form)).location).toBe('/login')
    const crossSite = await operator.post(desk, form, fromElsewhere)
    expect([crossSite.status, crossSite.text]).toEqual([403, expect.stringContaining(sentence('shell.foreignForm'))])
    const unknown = await operator.post(desk, { ...form, dispute: randomUUID() })
    expect([unknown.status, unknown.faults[0]]).toEqual([404, sentence('bookings.disputeUnknown')])
    for (const dispute of ['', '17', "' or 1=1 --"]) {
      expect((await operator.post(desk, { ...form, dispute })).status).toBe(400)
    }
    expect(await stateOf(id)).toEqual({ state: 'needs-response', evidence: null })
  })

  function areaOf({ text }: PlainAnswer, id: string): string {
    const inside = new RegExp(`<textarea[^>]*id="evidence-${id}"[^>]*>(.*?)</textarea>`, 's').exec(text)![1]!
    return inside.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replace(/^\n/, '')
  }
  function faultBeside({ text }: PlainAnswer, id: string): string | undefined {
    return new RegExp(`<p id="evidence-${id}-fault"[^>]*>(.*?)</p>`).exec(text)?.[1]
  }
})

describe('paying in another way', () => {
  const openWay = async (id: string) =>
    (
      await ask<{ way: string }>(
        sql`select way from payment where booking_id = ${id} and state in ('created', 'requires_action')`,
      )
    ).rows.map(({ way }) => way)
  const again = { intent: 'choose-again' }

  test('leads to the checkout, where all that was typed still stands, and another way pays', async () => {
    const { guest, id, path, home } = await book({ way: 'bank-transfer' })
    expect((await guest.get(home)).text).toContain(sentence('booking-payments.anotherWay'))
    const chosen = await guest.post(home, again)
    expect([chosen.status, chosen.location]).toEqual([303, path])
    expect(await openWay(id)).toEqual([])
    const page = await guest.get(path)
    for (const kept of ['We come late.', 'value="ada@example.org"']) expect(page.text).toContain(kept)
    const form = { ...formOf(page), notes: 'We come later.' }
    const wrong = await guest.post(path, { ...form, ...byCard, email: 'nowhere' })
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('We come later.')])
    expect((await payWhereLed(guest, await guest.post(path, { ...form, ...byCard }))).location).toBe(home)
    expect((await guest.get(home)).text).toContain(sentence('bookings.stateConfirmed'))
  })

  test('is refused with its sentence once there is nothing to choose, and the page says how it stands', async () => {
    const { guest, home } = await book(byCard)
    const late = await guest.post(home, again)
    expect([late.status, late.faults[0]]).toEqual([
      409,
      `${sentence('bookings.nothingToChoose')} ${sentence('bookings.standsConfirmed')}`,
    ])
    expect(late.text).toContain(sentence('bookings.stateConfirmed'))
    expect(late.text).not.toContain(sentence('booking-payments.anotherWay'))
  })

  test('of a foreign booking there is none, nor of an unknown one; another site cannot choose', async () => {
    const { guest, id, home } = await book({ way: 'bank-transfer' })
    const stranger = await signedIn()
    expect((await stranger.post(home, again)).status).toBe(404)
    expect((await stranger.post(`/user/bookings/${randomUUID()}`, again)).status).toBe(404)
    expect((await stranger.post('/user/bookings/17', again)).status).toBe(404)
    expect((await plainVisitor(site).post(home, again)).location).toBe('/login')
    expect((await plainVisitor(site).post('/bookings/manage', again)).status).toBe(404)
    const crossSite = await guest.post(home, again, fromElsewhere)
    expect([crossSite.status, crossSite.text]).toEqual([403, expect.stringContaining(sentence('shell.foreignForm'))])
    expect(await openWay(id)).toEqual(['bank-transfer'])
  })
})
