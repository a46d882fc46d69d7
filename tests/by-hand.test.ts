// An operator books for a guest, over HTTP and without script: the price first, another price, a rule overruled, a link to book by.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingRemovals } from '#bookings/remove-ended.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sendEnquiry } from '#enquiries/send-enquiry.server.ts'
import { expireHolds } from '#holds/expire-holds.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { removeEnded } from '#platform/retention/removal.server.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { buildHome } from './support/build-home.ts'
import { askedFor as guest, hiddenIn, saysOf, told } from './support/by-hand-forms.ts'
import { makeOperator } from './support/operators.ts'
import { confirmationIn, type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let operator: PlainVisitor
let home: { readonly id: number; readonly slug: string }
beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Mill House' })
  operator = await makeOperator(site, 'manager')
})
afterAll(() => site?.stop())

let visits = 0
/** The page with two nights of its own. */
function newVisit(): string {
  visits++
  const day = (offset: number) =>
    new Date(Date.now() + (20 + visits * 5 + offset) * 86_400_000).toISOString().slice(0, 10)
  return `/admin/bookings/new?${new URLSearchParams({ home: home.slug, in: day(0), out: day(2), adults: '2' })}`
}

test('the price is shown first, and a booking by telephone is confirmed at once', async () => {
  const path = newVisit()
  const page = await operator.get(path)
  expect(page.status).toBe(200)
  expect(saysOf(page)).toContain('€200')
  const booked = await operator.post(path, { ...hiddenIn(page), ...guest, ...told, intent: 'book' })
  expect([booked.status, booked.faults]).toEqual([303, []])
  const shown = await operator.get(booked.location!)
  expect(saysOf(shown)).toContain(`${sentence('adminBookings.bookedBy')} Ada Lovelace`)
  expect(shown.text).toMatch(/<a href="tel:\+34600111222"[^>]*>\+34600111222<\/a>/)
})

test('another price is seen before it is booked, and stands beside the computed one wherever the price is read', async () => {
  const path = newVisit()
  const own = { ownTotalMinor: '150', ownReason: 'Regular guest' }
  const typed = { ...hiddenIn(await operator.get(path)), ...guest, ...told, ...own, email: 'own@example.org' }
  // Pressed before the new price was seen: it is shown, and nothing is booked.
  const unseen = await operator.post(path, { ...typed, intent: 'book' })
  expect([unseen.status, unseen.faults]).toEqual([409, [sentence('byHand.priceChanged')]])
  const line = sentence('bookings.agreedPrice', { part: sentence('bookings.partNights'), reason: 'Regular guest' })
  expect(saysOf(unseen)).toContain(line)
  expect(unseen.text).toContain('value="own@example.org"')
  const booked = await operator.post(path, { ...typed, ...hiddenIn(unseen), intent: 'book' })
  expect([booked.status, booked.faults]).toEqual([303, []])
  const shown = saysOf(await operator.get(booked.location!))
  expect(shown).toContain(line)
  expect(shown).toContain('€150')
  const [mail] = await site.mailsTo('own@example.org')
  expect(mail!.subject).toContain('Mill House')
  expect(JSON.stringify(mail)).toContain('€150')
})

test('what is wrong stands beside its field, and nothing typed is lost', async () => {
  const path = newVisit()
  const typed = { ...hiddenIn(await operator.get(path)), ...guest, ...told }
  const nobody = await operator.post(path, { ...typed, phone: '', agreed: '', note: 'Call back', intent: 'book' })
  expect(nobody.status).toBe(422)
  expect(nobody.faults).toEqual([sentence('byHand.reachable'), sentence('byHand.agreedMissing')])
  expect(nobody.text).toContain('Call back')
  const unasked = await operator.post(path, { ...typed, agreed: '', intent: 'book' })
  expect(unasked.faults).toEqual([sentence('byHand.agreedMissing')])
  const noReason = await operator.post(path, { ...typed, ownTotalMinor: '150', intent: 'price' })
  expect(noReason.faults).toEqual([sentence('byHand.reasonMissing')])
  const noLink = await operator.post(path, { ...typed, intent: 'hold' })
  expect(noLink.faults).toEqual([sentence('byHand.emailForLink')])
  const foreign = await operator.post(path, { ...typed, intent: 'give-away' })
  expect(foreign.status).toBe(400)
})

test('a rule is overruled by a tick, and what it is about is said', async () => {
  await site.tools.database.execute(sql`
    insert into stay_rule (stay_id, kind, amount) values (${home.id}, 'min_arrival', 5)`)
  const path = newVisit()
  const against = await operator.get(path)
  expect(saysOf(against)).toContain(sentence('byHand.against'))
  expect(against.text).not.toContain('value="book"')
  const seen = await operator.post(path, { intent: 'price', overrules: 'yes' })
  expect(saysOf(seen)).toContain(sentence('byHand.overruled'))
  const booked = await operator.post(path, { ...hiddenIn(seen), ...guest, ...told, overrules: 'yes', intent: 'book' })
  expect([booked.status, booked.faults]).toEqual([303, []])
  await site.tools.database.execute(sql`delete from stay_rule where stay_id = ${home.id}`)
})

async function linkMailedTo(email: string): Promise<string> {
  const [mail] = await site.mailsTo(email)
  return /\/stays\/[\w-]+\/enquire\?offer=[\w-]+/.exec(JSON.stringify(mail))![0]
}

async function book(visitor: PlainVisitor, link: string): Promise<PlainAnswer> {
  const offer = await visitor.get(link)
  expect(offer.status).toBe(200)
  const taken = await visitor.post(link, { ...hiddenIn(offer), intent: 'take' })
  expect([taken.status, taken.faults]).toEqual([303, []])
  const page = await visitor.get(taken.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const form = { ...hiddenIn(page), intent: 'book', name: 'Ada', email: 'x@example.org', terms }
  return visitor.post(taken.location!, form)
}

test('nights are held by a link: nobody else has them, and the guest books them at the agreed price, in any browser', async () => {
  const path = newVisit()
  const own = { ownTotalMinor: '170', ownReason: 'As on the telephone', email: 'held@example.org' }
  const seen = await operator.post(path, { ...guest, ...told, ...own, intent: 'price' })
  const held = await operator.post(path, {
    ...hiddenIn(seen),
    ...guest,
    ...told,
    ...own,
    words: 'See you!',
    intent: 'hold',
  })
  expect([held.status, held.location, held.faults]).toEqual([303, '/admin/bookings', []])
  expect(saysOf(await operator.get(path))).toContain(sentence('byHand.against'))
  const link = await linkMailedTo('held@example.org')
  const elsewhere = plainVisitor(site)
  const first = await elsewhere.get(link)
  await elsewhere.post(link, { ...hiddenIn(first), intent: 'take' })
  const booked = await book(plainVisitor(site), link)
  expect([booked.status, booked.faults]).toEqual([303, []])
  const { rows } = await site.tools.database.execute(sql`
    select state, total_minor::integer as total, came_by, guest_email from booking where guest_email = 'held@example.org'`)
  expect(rows).toEqual([{ state: 'confirmed', total: 170_00, came_by: 'phone', guest_email: 'held@example.org' }])
})

test('a hold that nobody took gives its nights back, and tells both', async () => {
  const path = newVisit()
  const typed = { ...hiddenIn(await operator.get(path)), ...guest, ...told, email: 'late@example.org', hours: '1' }
  expect((await operator.post(path, { ...typed, intent: 'hold' })).status).toBe(303)
  await site.tools.database.execute(sql`
    update booking set hold_expires_at = now() - interval '1 minute' where contact ->> 'email' = 'late@example.org'`)
  await expireHolds(site.tools)
  const subjects = (await site.mailsTo('late@example.org')).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
  // What was written down to offer it goes with the hold, and not before.
  const offers = async () => {
    const { rows } = await site.tools.database.execute(
      sql`select state from enquiry where contact ->> 'email' = 'late@example.org'`,
    )
    return rows.length
  }
  await removeEnded(site.tools, bookingRemovals)
  expect(await offers()).toBe(1)
  await site.tools.database.execute(sql`
    update booking set updated_at = now() - interval '1 year' where contact ->> 'email' = 'late@example.org'`)
  expect((await removeEnded(site.tools, bookingRemovals)).holds).toBe(1)
  expect(await offers()).toBe(0)
  expect(saysOf(await operator.get(path))).not.toContain(sentence('byHand.against'))
})

test('an offer holds nothing, and is booked at its own price while the nights are free', async () => {
  const path = newVisit()
  const own = { ownTotalMinor: '180', ownReason: 'Out of season', email: 'offered@example.org' }
  const seen = await operator.post(path, { ...guest, ...told, ...own, intent: 'price' })
  const form = { ...hiddenIn(seen), ...guest, ...told, ...own, intent: 'offer' }
  const [one, two] = await Promise.all([operator.post(path, form), operator.post(path, form)])
  expect([one!.status, two!.status]).toEqual([303, 303])
  expect(await site.mailsTo('offered@example.org')).toHaveLength(1)
  expect(saysOf(await operator.get(path))).not.toContain(sentence('byHand.against'))
  const booked = await book(plainVisitor(site), await linkMailedTo('offered@example.org'))
  expect([booked.status, booked.faults]).toEqual([303, []])
})

test('an enquiry that waits is answered from its card, at another price, with the same form', async () => {
  const asking = await buildHome(site.tools.database, { name: 'Old Lighthouse' })
  await site.tools.database.execute(sql`update stay_offer set booking_mode = 'enquiry' where stay_id = ${asking.id}`)
  const nights = { checkIn: requireCalendarDay('2027-05-03'), checkOut: requireCalendarDay('2027-05-05') }
  const sent = await sendEnquiry(site.tools, {
    ...{ stayId: asking.id, visit: { nights, party: { ...twoAdults, childAges: [7] } }, message: 'Is there a cot?' },
    contact: { name: 'Grace Hopper', email: 'grace@example.org', phone: null },
    ...{ address: '203.0.113.7', origin: site.origin },
  })
  const id = sent.ok ? sent.enquiryId : ''
  const card = await operator.get('/admin?list=enquiries')
  const path = /href="(\/admin\/bookings\/new\?[^"]*enquiry=[^"]*)"/.exec(card.text)![1]!.replaceAll('&amp;', '&')
  const page = await operator.get(path)
  expect(saysOf(page)).toContain(sentence('byHand.enquiryTitle'))
  expect(saysOf(page)).toContain('Is there a cot?')
  expect(page.text).toContain('value="grace@example.org"')
  // It is answered by an offer, and another home is no answer.
  expect(page.text).not.toContain('value="book"')
  expect(page.text).not.toContain('Mill House')
  const own = { ownTotalMinor: '150', ownReason: 'Out of season' }
  const typed = { ...guest, ...told, name: 'Grace Hopper', email: 'grace@example.org', ...own }
  const seen = await operator.post(path, { ...typed, ...hiddenIn(page), intent: 'price' })
  expect(hiddenIn(seen)).toMatchObject({ enquiry: id })
  const booked = await operator.post(path, { ...typed, ...hiddenIn(seen), intent: 'book' })
  expect([booked.status, saysOf(booked).includes(sentence('byHand.enquiryIsOffered'))]).toEqual([422, true])
  const form = { ...typed, ...hiddenIn(seen), intent: 'offer' }
  const offered = await operator.post(path, form)
  expect([offered.status, offered.faults]).toEqual([303, []])
  const { rows } = await site.tools.database.execute(sql`
    select state, (select count(*)::integer from enquiry where stay_id = ${asking.id}) as all
    from enquiry where id = ${id}`)
  expect(rows).toEqual([{ state: 'offered', all: 1 }])
  expect((await site.mailsTo('grace@example.org'))[0]!.text).toContain('€150')
  const again = await operator.get(path)
  expect(saysOf(again)).toContain(sentence('enquiries.answeredAlready'))
  expect(again.text).not.toContain('value="offer"')
  const unknown = await operator.get(path.replace(id, 'nonsense'))
  expect(saysOf(unknown)).toContain(sentence('enquiries.unknown'))
})

test('who may not change bookings finds no such page', async () => {
  const reception = await makeOperator(site, 'reception')
  expect((await reception.get('/admin/bookings/new')).status).toBe(404)
  expect((await reception.post(newVisit(), { intent: 'price' })).status).toBe(404)
})

test('who cancels for a guest without a mail address is told that nobody tells them', async () => {
  const path = newVisit()
  const booked = await operator.post(path, { ...hiddenIn(await operator.get(path)), ...guest, ...told, intent: 'book' })
  const page = await operator.get(booked.location!)
  const hidden = hiddenIn({ ...page, text: /<section aria-labelledby="actions".*?<\/section>/s.exec(page.text)![0] })
  const asked = saysOf(await operator.post(booked.location!, { ...hidden, reason: '', intent: 'cancel-booking' }))
  expect(asked).toContain(sentence('adminBookings.nightsFreeUntold'))
  expect(asked).not.toContain(sentence('adminBookings.nightsFree'))
})

describe('cancelling a paid booking', () => {
  async function paid(): Promise<{ readonly path: string; readonly id: string }> {
    const path = newVisit()
    const form = {
      ...hiddenIn(await operator.get(path)),
      ...guest,
      ...told,
      email: 'paid@example.org',
      payment: 'paid',
    }
    const booked = await operator.post(path, { ...form, intent: 'book' })
    expect([booked.status, booked.faults]).toEqual([303, []])
    return { path: booked.location!, id: booked.location!.split('/').at(-1)! }
  }

  /** Half comes back under the policy of this home. */
  beforeAll(async () => {
    const { database } = site.tools
    const policy = sql`(select policy_id from stay_offer where stay_id = ${home.id})`
    await database.execute(sql`delete from cancellation_tier where policy_id = ${policy}`)
    await database.execute(
      sql`update cancellation_policy set grace_hours = null, grace_min_lead_days = null where id = ${policy}`,
    )
    await database.execute(sql`
      insert into cancellation_tier (policy_id, days_before, lodging_bp, fee_bp, extra_bp)
      values (${policy}, 0, 5000, 5000, 5000)`)
  })

  async function press(path: string, fields: Readonly<Record<string, string>>) {
    const page = await operator.get(path)
    const hidden = hiddenIn({ ...page, text: /<section aria-labelledby="actions".*?<\/section>/s.exec(page.text)![0] })
    const asked = await operator.post(path, { ...hidden, reason: '', ...fields })
    return { page, asked, confirm: () => operator.post(path, confirmationIn(asked)!) }
  }

  async function endOf(id: string) {
    const { rows } = await site.tools.database.execute(sql`
      select state, cancelled_by as "by", (select coalesce(sum(amount_minor), 0)::integer from refund where booking_id = ${id}) as back,
        (select coalesce(sum(debit_minor - credit_minor), 0)::integer from ledger_entry where booking_id = ${id}) as ledger
      from booking where id = ${id}`)
    return rows[0]
  }

  test('three buttons say what each gives back, and each does what was confirmed', async () => {
    const ways = [
      ['cancel-for-guest', {}, 'guest', 100_00],
      ['cancel-goodwill', { sum: '30' }, 'guest', 130_00],
      ['cancel-booking', {}, 'operator', 200_00],
    ] as const
    for (const [intent, more, by, back] of ways) {
      const { path, id } = await paid()
      const { page, asked, confirm } = await press(path, { intent, ...more })
      const [half, whole] = ['€100', '€200'].map(sum => sentence('byHand.givesBack', { back: sum, paid: '€200' }))
      expect(saysOf(page)).toContain(half)
      expect(saysOf(page)).toContain(whole)
      expect(asked.status).toBe(200)
      expect(saysOf(asked)).toContain(`€${back / 100}`)
      expect(await endOf(id)).toMatchObject({ state: 'confirmed' })
      expect((await confirm()).status).toBe(303)
      expect(await endOf(id)).toEqual({ state: 'cancelled', by, back, ledger: 0 })
    }
  })

  test('goodwill beyond what was paid is refused, and so is what is no sum', async () => {
    const { path, id } = await paid()
    for (const sum of ['100.01', '', '-5', 'much']) {
      const { asked } = await press(path, { intent: 'cancel-goodwill', sum })
      expect(asked.status, sum).toBe(422)
    }
    expect(await endOf(id)).toMatchObject({ state: 'confirmed', back: 0 })
  })

  test('a form for another booking does nothing here', async () => {
    const [one, other] = [await paid(), await paid()]
    const { asked } = await press(one.path, { intent: 'cancel-booking', booking: other.id })
    expect([asked.status, confirmationIn(asked)]).toEqual([400, undefined])
    const refund = await refundOf(other.id)
    const forms: readonly Readonly<Record<string, string>>[] = [
      { intent: 'no-show', booking: other.id },
      { intent: 'refund', 'money-of': other.id, 'money-paid': '20000', sum: '1', reason: 'Rain' },
      { intent: 'deposit-received', 'deposit-of': other.id },
      { intent: 'refund-sent', booking: one.id, refund },
      { intent: 'refund-sent', refund: 'nonsense' },
    ]
    for (const form of forms) {
      const answer = await operator.post(one.path, form)
      expect([form.intent, answer.status, confirmationIn(answer)]).toEqual([form.intent, 400, undefined])
    }
    // The same refund on the page of its own booking is asked about.
    expect(confirmationIn(await operator.post(other.path, { intent: 'refund-sent', refund }))).toBeDefined()
    expect(await endOf(one.id)).toMatchObject({ state: 'confirmed', back: 0 })
    expect(await endOf(other.id)).toMatchObject({ state: 'confirmed', back: 1_00 })
  })

  /** One euro of the booking's money, to be sent back by hand. */
  async function refundOf(id: string): Promise<string> {
    const { rows } = await site.tools.database.execute<{ id: string }>(sql`
      with paid as (update payment set refunded_minor = 100 where booking_id = ${id} returning id, booking_id)
      insert into refund (id, payment_id, booking_id, amount_minor, state, provider_ref, computed_by, idempotency_key, created_at)
      select gen_random_uuid(), id, booking_id, 100, 'created', 'by-hand', 'operator', 'by-hand', now() from paid returning id`)
    return rows[0]!.id
  }
})
