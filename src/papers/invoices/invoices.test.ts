// Invoices and credit notes of real bookings: when they are made, that they say what the ledger says, and never change.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refundByHand } from '#admin/payments/money-admin.server.ts'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { makeInvoice } from '#papers/make-invoice.server.ts'
import { setRecipient } from '#papers/recipient/set-recipient.server.ts'
import { accountsOf } from '#payments/ledger/ledger.server.ts'
import { refusingConstraint } from '#platform/tools/database.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import { endVisit } from '#tests/support/completed-visit.ts'
import { bookByTransfer, chargedFor, noteArrived, organise } from '#tests/support/papers-world.ts'
import { askDeposit, bookAndPay, payableStay, payingTools, someOperator } from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { days } from '#values/duration.ts'
import { followPapers } from './follow-papers.server.ts'
import { invoicesOf } from './invoice-store.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator
let turn = 0

const run = (query: ReturnType<typeof sql>) => handed.tools.database.execute(query)

beforeAll(async () => {
  handed = await payingTools({ connections: 20 })
  const { database } = handed.tools
  stay = await taxedStay()
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())
beforeEach(() => organise(handed.tools.database, 'when-paid'))

/** A home at 100 a night and 40 for cleaning, 10 % of the nights included as tax, 2 a night paid at the home to others. */
async function taxedStay(code = 'EUR'): Promise<BookableStay> {
  const made = await payableStay(handed.tools.database, [[10_000, null]], { cleaningMinor: 40_00 })
  await askDeposit(handed.tools.database, made)
  await run(sql`update rate_plan set currency = ${code} where id = ${made.planId}`)
  await run(sql`update stay set currency = ${code} where id = ${made.stayId}`)
  const { rows } = await run(sql`insert into tax_profile (name) values ('Here') returning id`)
  const profile = rows[0]!.id
  await run(sql`
    insert into tax_rule (profile_id, position, name, kind, rate_numerator, rate_denominator, inclusive)
    values (${profile}, 0, 'IVA', 'percent', 10, 100, true)`)
  await run(sql`
    insert into tax_rule (profile_id, position, name, kind, amount_minor, collected_by)
    values (${profile}, 1, 'Town tax', 'per_night', 200, 'property')`)
  await run(sql`update stay_offer set tax_profile_id = ${profile} where stay_id = ${made.stayId}`)
  return made
}

/** Two nights that nobody has asked for yet: 240.00 for us, 4.00 for the town. */
function nights() {
  const day = Date.UTC(2030, 7, 1 + 4 * turn++)
  const text = (at: number) => new Date(day + at * 86_400_000).toISOString().slice(0, 10)
  return { in: text(0), out: text(2), more: text(3) }
}

const payer = () => ({ tools: handed.tools, user: ada, stay })
const book = (asked = nights()) => bookByTransfer(payer(), manager, asked)
const papers = (id: string) => invoicesOf(handed.tools.database, id)
const inBrief = async (id: string) => (await papers(id)).map(({ kind, totalMinor }) => [kind, totalMinor])
const sumOf = async (id: string) => (await papers(id)).reduce((sum, { totalMinor }) => sum + totalMinor, 0)
const taxOf = async (id: string) => (await papers(id)).reduce((sum, { taxMinor }) => sum + taxMinor, 0)

async function cancel(bookingId: string): Promise<void> {
  const row = (await findRow(handed.tools.database, bookingId))!
  const payments = await refundablePayments(handed.tools.database, bookingId)
  const { refundMinor, chargedMinor } = previewCancellation(cancellable(row, payments), handed.clock.now())
  const seen = { version: row.version, seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor }
  const cancelled = await cancelBooking(handed.tools, ada, { bookingId, ...seen, key: randomUUID(), origin: '' })
  expect(cancelled).toMatchObject({ ok: true })
}

async function refund(bookingId: string, minor: number, seenPaidMinor = 240_00): Promise<void> {
  const asked = { bookingId, minor, seenPaidMinor, reason: 'It was cold.', key: randomUUID() }
  expect(await refundByHand(handed.tools, manager, asked)).toMatchObject({ ok: true })
}

describe('an invoice', () => {
  test('when-paid: is made once all is paid and not before, once, with everything on it', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...nights(), way: 'bank-transfer' })
    await followPapers(handed.tools)
    expect(await inBrief(bookingId)).toEqual([])
    await noteArrived(payer(), manager, bookingId, 240_00)
    await followPapers(handed.tools)
    await followPapers(handed.tools)
    expect(await inBrief(bookingId)).toEqual([['invoice', 240_00]])
    expect(await chargedFor(handed.tools.database, bookingId)).toBe(240_00)
    const { content, number, taxMinor } = (await papers(bookingId))[0]!
    expect(number).toMatch(/^RE-2030-\d{5}$/)
    expect(content.seller).toEqual({
      name: 'Casita Vacances S.L.',
      addressLines: ['Carrer de la Mar 12', '46003 València', 'Spain'],
      taxNumber: 'ESB12345678',
    })
    expect(content.buyer).toEqual({ name: 'Ada Lovelace', addressLines: [], taxNumber: null })
    expect(content.lines.map(({ amountMinor }) => amountMinor)).toEqual([200_00, 40_00])
    expect(content.taxes).toEqual([
      { label: 'IVA', rate: { numerator: 10, denominator: 100 }, baseMinor: 181_82, taxMinor: 18_18 },
    ])
    expect(taxMinor).toBe(18_18)
    expect(content.received).toMatchObject([{ minor: 240_00, on: '2030-05-15' }])
    const shown = JSON.stringify(content.sheet)
    for (const said of [number, 'ESB12345678', '€181.82', '€18.18', '10%', '€300.00', 'Town tax']) {
      expect(shown).toContain(said)
    }
  })

  test('after-stay: is made when the visit is over, paid or not', async () => {
    await organise(handed.tools.database, 'after-stay')
    const id = await book()
    await followPapers(handed.tools)
    expect(await inBrief(id)).toEqual([])
    await endVisit(handed.tools, id)
    await followPapers(handed.tools)
    expect(await inBrief(id)).toEqual([['invoice', 240_00]])
  })

  test('never: is made by the button alone, and made right by itself from then on', async () => {
    await organise(handed.tools.database, 'never')
    const id = await book()
    await followPapers(handed.tools)
    expect(await inBrief(id)).toEqual([])
    expect(await makeInvoice(handed.tools, manager, id)).toMatchObject({ ok: true })
    expect(await makeInvoice(handed.tools, manager, id)).toEqual({ ok: false, reason: 'papers-complete' })
    await refund(id, 40_00)
    await followPapers(handed.tools)
    expect(await inBrief(id)).toEqual([
      ['invoice', 240_00],
      ['credit-note', -40_00],
    ])
  })

  test('waits for the operator’s name and address, and is made once they are there', async () => {
    await run(sql`update organisation set legal_name = ''`)
    const id = await book()
    await followPapers(handed.tools)
    expect(await inBrief(id)).toEqual([])
    expect(await makeInvoice(handed.tools, manager, id)).toEqual({ ok: false, reason: 'issuer-incomplete' })
    await organise(handed.tools.database, 'when-paid')
    await followPapers(handed.tools)
    expect(await inBrief(id)).toEqual([['invoice', 240_00]])
  })

  test('is made by whoever may change money, of their homes, and of nothing unpaid for', async () => {
    const reception = await someOperator(handed.tools.database, handed.clock.now(), 'reception')
    const id = await book()
    expect(await makeInvoice(handed.tools, reception, id)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await makeInvoice(handed.tools, manager, randomUUID())).toEqual({ ok: false, reason: 'booking-unknown' })
    const { bookingId } = await bookAndPay(payer(), { ...nights(), way: 'bank-transfer' })
    expect(await makeInvoice(handed.tools, manager, bookingId)).toEqual({ ok: false, reason: 'nothing-to-invoice' })
  })

  test('is for whom its guest says, until it is made', async () => {
    const recipient = { name: 'Analytical Ltd', addressLines: ['12 St James’s Square', 'London'], taxNumber: 'GB1' }
    const id = await book()
    const stranger = await someGuest(handed.tools.database, handed.clock.now())
    expect(await setRecipient(handed.tools, stranger, id, recipient)).toMatchObject({ reason: 'booking-unknown' })
    expect(await setRecipient(handed.tools, ada, id, recipient)).toMatchObject({ ok: true })
    await followPapers(handed.tools)
    expect((await papers(id))[0]!.content.buyer).toEqual(recipient)
    const other = { ...recipient, name: 'Somebody else' }
    expect(await setRecipient(handed.tools, ada, id, other)).toEqual({ ok: false, reason: 'invoice-made' })
  })

  test('is made and mailed in the language of its guest, with its file', async () => {
    const id = await book()
    await run(sql`update booking set language = 'ar' where id = ${id}`)
    await followPapers(handed.tools)
    await followPapers(handed.tools)
    const { content, number } = (await papers(id))[0]!
    expect([content.language, content.sheet.direction]).toEqual(['ar', 'rtl'])
    expect(content.sheet.title).toContain('فاتورة')
    const { rows } = await run(sql`
      select payload from outbox where dedupe_key like ${`booking:${id}:%:paper-${number}`}`)
    expect(rows).toHaveLength(1)
    const { subject, attachments } = rows[0]!.payload as { subject: string; attachments: Record<string, string>[] }
    expect(subject).toContain('فاتورتك')
    expect(attachments).toMatchObject([{ filename: `${number}.pdf`, contentType: 'application/pdf' }])
    expect(Buffer.from(attachments[0]!.base64!, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/)
  })
})

describe('what happens after it', () => {
  test('a refund beyond what is owed is credited, with its share of the taxes', async () => {
    const id = await book()
    await followPapers(handed.tools)
    await refund(id, 60_00)
    await followPapers(handed.tools)
    const [invoice, credit] = await papers(id)
    expect([credit!.kind, credit!.corrects, credit!.totalMinor]).toEqual(['credit-note', invoice!.number, -60_00])
    expect(credit!.content.taxes).toMatchObject([{ taxMinor: -4_55 }])
    await refund(id, 180_00, 180_00)
    await followPapers(handed.tools)
    expect([await sumOf(id), await taxOf(id)]).toEqual([0, 0])
  })

  test('a cancellation takes it back whole, and what is retained is invoiced', async () => {
    const asked = nights()
    const [id, other] = [await book(asked), await book()]
    await followPapers(handed.tools)
    const before = handed.clock.now()
    // Half of it comes back so late.
    handed.clock.set(new Date(Date.parse(`${asked.in}T12:00:00Z`) - days(10)))
    await cancel(id)
    await followPapers(handed.tools)
    handed.clock.set(before)
    expect(await inBrief(id)).toEqual([
      ['invoice', 240_00],
      ['credit-note', -240_00],
      ['invoice', 100_00],
    ])
    const { tax_payable = 0 } = await accountsOf(handed.tools.database, id)
    expect([await sumOf(id), await taxOf(id)]).toEqual([100_00, 0 - tax_payable])
    expect(await inBrief(other)).toEqual([['invoice', 240_00]])
  })

  test('a change of the booking takes it back for a new one', async () => {
    const asked = nights()
    const id = await book(asked)
    await followPapers(handed.tools)
    const row = (await findRow(handed.tools.database, id))!
    const changed = await amendBooking(handed.tools, ada, {
      nights: { checkIn: requireCalendarDay(asked.in), checkOut: requireCalendarDay(asked.more) },
      ...{ party: twoAdults, extras: [], couponCode: null, bookingId: id },
      ...{ version: row.version, seenTotalMinor: 346_00, key: randomUUID(), origin: '' },
    })
    expect(changed).toMatchObject({ ok: true })
    await followPapers(handed.tools)
    expect(await inBrief(id)).toEqual([
      ['invoice', 240_00],
      ['credit-note', -240_00],
      ['invoice', 340_00],
    ])
    expect(await sumOf(id)).toBe(await chargedFor(handed.tools.database, id))
    expect((await papers(id))[2]!.content.booking.checkOut).toBe(asked.more)
  })
})

test.each([
  ['JPY', 'JP¥24,000', 240_00],
  ['KWD', '24.000', 240_00],
])('in %s it is exact to the smallest unit', async (code, said, minor) => {
  const home = await taxedStay(code)
  const id = await bookByTransfer({ ...payer(), stay: home }, manager, nights())
  await followPapers(handed.tools)
  const [{ totalMinor, currency, content } = expect.fail()] = await papers(id)
  expect([totalMinor, currency, await chargedFor(handed.tools.database, id)]).toEqual([minor, code, minor])
  expect(JSON.stringify(content.sheet)).toContain(said)
})

describe('the database', () => {
  const refusal = (query: ReturnType<typeof sql>) =>
    run(query).then(
      () => 'taken',
      fault => refusingConstraint(fault),
    )

  test('changes and deletes no paper, and lets no series skip, begin later or end', async () => {
    const id = await book()
    await followPapers(handed.tools)
    const [{ number, series } = expect.fail()] = await papers(id)
    expect(await refusal(sql`update invoice set total_minor = 1 where number = ${number}`)).toBe('invoice_is_final')
    expect(await refusal(sql`delete from invoice where number = ${number}`)).toBe('invoice_is_final')
    expect(await refusal(sql`truncate invoice cascade`)).toBe('invoice_is_final')
    const skip = sql`update invoice_series set last_number = last_number + 2 where series = ${series}`
    expect(await refusal(skip)).toBe('invoice_series_counts')
    const unused = sql`update invoice_series set last_number = last_number + 1 where series = ${series}`
    expect(await refusal(unused)).toBe('invoice_series_is_whole')
    expect(await refusal(sql`delete from invoice_series`)).toBe('invoice_series_counts')
    expect(await refusal(sql`insert into invoice_series values ('AB-2030-', 7)`)).toBe('invoice_series_counts')
  })
})
