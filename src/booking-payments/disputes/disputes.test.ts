// Payment: dispute. What a payer's bank takes back moves the ledger and nothing else, and the operator can answer it.

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteRefundSent, refundByHand } from '#admin/payments/money-admin.server.ts'
import { receiveProviderEvent, reconcilePayments } from '#booking-payments/reconcile-payments.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { priceView } from '#bookings/words/price-view.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { type SentenceKey, sentence } from '#catalogue/sentence.ts'
import { endDeposit } from '#deposits/end-deposit.server.ts'
import { noteDepositReceived } from '#deposits/reserve-deposit.server.ts'
import { depositPaymentsOf } from '#payments/deposits/deposit-store.server.ts'
import { noteDispute } from '#payments/disputes/dispute-store.server.ts'
import { disputeTable } from '#payments/ledger/payment-tables.server.ts'
import { refundsOf } from '#payments/ledger/refund-store.server.ts'
import type { DisputeState } from '#payments/port/dispute.ts'
import type { ProviderDispute } from '#payments/port/provider.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import {
  askDeposit,
  bookAndPay,
  mailsAbout,
  payableStay,
  payingTools,
  someOperator,
  standOf,
} from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { bookingPageView } from '#trips/booking-page-view.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, minutes, seconds } from '#values/duration.ts'
import { currency } from '#values/money.ts'
import { answerDispute } from './answer-dispute.server.ts'
import { describeDisputes } from './describe-disputes.server.ts'
import { evidenceText } from './dispute-evidence.ts'

/** As at the bank. */
const [disputedAfter, respondWithin, disputeFee] = [minutes(1), days(7), 1500]
let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await payingTools()
  stay = await payableStay(handed.tools.database)
  ada = await someGuest(handed.tools.database, handed.clock.now())
  manager = await someOperator(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

let week = 0
async function paidBy(card: 'disputed-won' | 'disputed-lost' | 'succeeds', at = stay): Promise<string> {
  week++
  const arrival = handed.clock.now().getTime() + days(60 + week * 3)
  const day = (offset: number) => new Date(arrival + days(offset)).toISOString().slice(0, 10)
  const payer = { tools: handed.tools, user: ada, stay: at }
  return (await bookAndPay(payer, { in: day(0), out: day(2), card })).bookingId
}

/** The bank tells what has happened there. */
async function hear(): Promise<void> {
  // What is said of a dispute is said a second after it.
  handed.clock.advance(seconds(1))
  await handed.bank().deliverEvents()
}

/** A booking whose payment is disputed, as the provider has told. */
async function disputed(card: 'disputed-won' | 'disputed-lost'): Promise<string> {
  const bookingId = await paidBy(card)
  handed.clock.advance(disputedAfter)
  await hear()
  return bookingId
}

const only = async (bookingId: string) => {
  const ofBooking = eq(disputeTable.bookingId, bookingId)
  const all = await handed.tools.database.select().from(disputeTable).where(ofBooking)
  expect(all).toHaveLength(1)
  return all[0]!
}
const stand = (bookingId: string) => standOf(handed.tools, bookingId)
const operatorsMails = async (bookingId: string) =>
  (await mailsAbout(handed.tools, bookingId)).filter(subject =>
    saying(
      'booking-payments.disputeOpenedSubject',
      'booking-payments.disputeWonSubject',
      'booking-payments.disputeLostSubject',
    ).test(subject),
  )
/** The lines of the text that say this. */
const linesOf = (text: string | null, key: SentenceKey) => text!.split('\n').filter(line => saying(key).test(line))
const contest = async (bookingId: string, evidence = 'They came, and stayed.') =>
  answerDispute(handed.tools, manager, { disputeId: (await only(bookingId)).id, how: 'contest', evidence })
const decide = async () => {
  handed.clock.advance(minutes(2))
  await hear()
}

const paid = { guest_receivable: 0, cash_provider: 200_00, revenue: -200_00 }

describe('Payment: dispute', () => {
  test('opened: the money is gone until the bank has decided, the guest owes nothing, and the booking stands', async () => {
    const bookingId = await disputed('disputed-won')
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', nights: ['booking'] })
    expect(now.balance).toEqual({ ...paid, cash_provider: -disputeFee, adjustment: 200_00, fee_loss: disputeFee })
    expect(now.payment).toMatchObject({ state: 'captured', capturedMinor: 200_00, disputedMinor: 200_00 })
    expect(await operatorsMails(bookingId)).toEqual([
      sentence('booking-payments.disputeOpenedSubject', { reference: now.row.reference }),
    ])
  })

  test('won: the money is ours again, the fee is not', async () => {
    const bookingId = await disputed('disputed-won')
    expect(await contest(bookingId)).toEqual({ ok: true, bookingId })
    expect(await only(bookingId)).toMatchObject({ state: 'under-review', evidence: 'They came, and stayed.' })
    await decide()
    const now = await stand(bookingId)
    expect(now.balance).toEqual({ ...paid, cash_provider: 200_00 - disputeFee, adjustment: 0, fee_loss: disputeFee })
    expect(now.payment).toMatchObject({ disputedMinor: 0 })
    expect(await only(bookingId)).toMatchObject({ state: 'won', answeredBy: manager.id })
    expect(await operatorsMails(bookingId)).toEqual([
      sentence('booking-payments.disputeOpenedSubject', { reference: now.row.reference }),
      sentence('booking-payments.disputeWonSubject', { reference: now.row.reference }),
    ])
  })

  test('lost: by the bank’s word, by giving in, and by silence; the loss is written down once', async () => {
    const byWord = await disputed('disputed-lost')
    await contest(byWord)
    await decide()
    const given = await disputed('disputed-won')
    const { id } = await only(given)
    expect(await answerDispute(handed.tools, manager, { disputeId: id, how: 'accept' })).toMatchObject({ ok: true })
    const silent = await disputed('disputed-won')
    handed.clock.advance(respondWithin)
    await hear()
    for (const bookingId of [byWord, given, silent]) {
      expect(await only(bookingId)).toMatchObject({ state: 'lost', accepted: bookingId === given })
      const now = await stand(bookingId)
      expect(now.balance).toEqual({ ...paid, cash_provider: -disputeFee, adjustment: 200_00, fee_loss: disputeFee })
      expect(now).toMatchObject({ state: 'confirmed', payment: { disputedMinor: 200_00 } })
      expect((await operatorsMails(bookingId)).at(-1)).toBe(
        sentence('booking-payments.disputeLostSubject', { reference: now.row.reference }),
      )
    }
  })

  test('I22 told twice, at once, and end before beginning: it comes to the same', async () => {
    const bookingId = await disputed('disputed-won')
    const { payment } = await stand(bookingId)
    await contest(bookingId)
    handed.clock.advance(minutes(2))
    const note = (eventId: string) => ({
      provider: 'test' as const,
      eventId,
      objectRef: payment!.providerRef!,
      paymentId: null,
      payload: eventId,
    })
    await Promise.all(
      ['a', 'b', 'a', 'c'].map(each => receiveProviderEvent(handed.tools, note(`ev_${bookingId}_${each}`))),
    )
    expect((await stand(bookingId)).balance).toMatchObject({ adjustment: 0, cash_provider: 200_00 - disputeFee })
    const mails = await operatorsMails(bookingId)
    expect(mails).toHaveLength(2)
    const late = await paidBy('succeeds')
    const row = (await stand(late)).payment!
    const told = (state: DisputeState): ProviderDispute => ({
      ...{ ref: `dp_${late}`, intentRef: row.providerRef!, state, minor: 50_00, currency: currency('EUR') },
      ...{ feeMinor: 10_00, reason: '', respondBy: null },
    })
    const noted = (state: DisputeState) =>
      inTransaction(handed.tools.database, queries => noteDispute(queries, row, told(state), handed.clock.now()))
    expect((await noted('won')).news).toEqual(['opened', 'won'])
    expect((await noted('needs-response')).news).toEqual([])
    expect((await noted('lost')).news).toEqual([])
    const { balance } = await stand(late)
    expect(balance).toEqual({ ...paid, cash_provider: 190_00, adjustment: 0, fee_loss: 10_00 })
  })

  test('an event that was lost is made up for by asking again', async () => {
    const bookingId = await disputed('disputed-won')
    await contest(bookingId)
    handed.clock.advance(hours(1))
    expect(await reconcilePayments(handed.tools)).toBeGreaterThan(0)
    expect(await only(bookingId)).toMatchObject({ state: 'won' })
  })

  test('I10 what the bank took back is not given back again: not by hand, not by cancelling; after a win it can be', async () => {
    const bookingId = await disputed('disputed-won')
    const back = (minor: number, seenPaidMinor: number) =>
      refundByHand(handed.tools, manager, {
        bookingId,
        seenPaidMinor,
        minor,
        reason: '',
        key: `back-${bookingId}-${minor}`,
      })
    expect(await back(1, 0)).toEqual({ ok: false, reason: 'more-than-paid' })
    await contest(bookingId)
    await decide()
    expect(await back(20_00, 200_00)).toMatchObject({ ok: true })

    const cancelled = await disputed('disputed-lost')
    const { row } = await stand(cancelled)
    const payments = await refundablePayments(handed.tools.database, cancelled)
    const preview = previewCancellation(cancellable(row, payments), handed.clock.now())
    expect(preview).toMatchObject({ paidMinor: 0, refundMinor: 0 })
    const asked = { bookingId: cancelled, version: row.version, key: `cancel-${cancelled}`, origin: '' }
    const seen = { seenRefundMinor: preview.refundMinor, seenChargedMinor: preview.chargedMinor }
    expect(await cancelBooking(handed.tools, ada, { ...asked, ...seen })).toMatchObject({ ok: true })
    const end = await stand(cancelled)
    expect([end.state, end.refunds]).toEqual(['cancelled', []])
    expect(Object.values(end.balance).reduce((sum, minor) => sum + minor, 0)).toBe(0)
    expect(end.balance).toMatchObject({ guest_receivable: 0, cash_provider: -disputeFee, adjustment: 200_00 })
  })
})

describe('at the desk', () => {
  test('the operator sees what was agreed, the terms, the policy, the money and what happened', async () => {
    const bookingId = await disputed('disputed-won')
    const { row } = await stand(bookingId)
    const entry = (await describeDisputes(handed.tools, manager)).disputes.find(
      ({ reference }) => reference === row.reference,
    )!
    expect(entry.what).toBe(sentence('booking-payments.disputedFor', { sum: '€200', reason: 'product not received' }))
    expect(entry.standing).toMatch(new RegExp(`^${saying('booking-payments.answerUntil').source}$`))
    expect(entry.evidence.map(({ title }) => title)).toEqual([
      sentence('booking-payments.agreedTitle'),
      sentence('booking-payments.termsTitle'),
      sentence('booking-payments.promiseTitle'),
      sentence('booking-payments.moneyTitle'),
      sentence('booking-payments.happenedTitle'),
    ])
    const text = evidenceText(entry.evidence)
    expect(entry.answerable).toBe(text)
    for (const words of [row.reference, 'Ada Lovelace', 'ada@example.org', '203.0.113.7', row.termsHash!, '2685']) {
      expect(text).toContain(words)
    }
    const lines = priceView(row.quote, 'en-GB').rows.map(({ label, amount }) => `${label} ${amount}`)
    expect(text).toContain(sentence('booking-payments.agreedPrice', { total: '€200', lines: lines.join('; ') }))
    expect(text).toContain(sentence('bookings.didCapture'))
  })

  test('an accountant answers without knowing who the guest is, and the bank is told', async () => {
    const bookingId = await disputed('disputed-won')
    const accountant = await someOperator(handed.tools.database, handed.clock.now(), 'accountant')
    const { reference } = (await stand(bookingId)).row
    const entry = (await describeDisputes(handed.tools, accountant)).disputes.find(
      each => each.reference === reference,
    )!
    for (const secret of ['Ada Lovelace', 'ada@example.org', '203.0.113.7'])
      expect(JSON.stringify(entry)).not.toContain(secret)
    const answer = { disputeId: entry.id, how: 'contest', evidence: entry.answerable! } as const
    expect(await answerDispute(handed.tools, accountant, answer)).toMatchObject({ ok: true })
    const { evidence } = await only(bookingId)
    expect(linesOf(evidence, 'booking-payments.agreedBy')).toEqual([
      expect.stringContaining('Ada Lovelace, ada@example.org'),
    ])
    expect(linesOf(evidence, 'booking-payments.termsAcceptedFrom')).toEqual([expect.stringContaining('203.0.113.7')])
  })

  test('the evidence knows what was given back of the price, and nothing of a damage deposit that went back', async () => {
    const { database } = handed.tools
    const withDeposit = await payableStay(database)
    await askDeposit(database, withDeposit, { method: 'charge' })
    const bookingId = await paidBy('disputed-won', withDeposit)
    const back = { bookingId, seenPaidMinor: 200_00, minor: 20_00, reason: '', key: `back-${bookingId}` }
    expect(await refundByHand(handed.tools, manager, back)).toMatchObject({ ok: true })
    expect(await noteDepositReceived(handed.tools, manager, { bookingId, origin: '' })).toMatchObject({ ok: true })
    const [deposit] = await depositPaymentsOf(database, [bookingId])
    const ending = { bookingId, paymentId: deposit!.id, takenMinor: 0, reason: '' }
    expect(await endDeposit(handed.tools, manager, ending)).toMatchObject({ ok: true })
    const given = (await refundsOf(database, bookingId)).find(({ computedBy }) => computedBy === 'deposit')!
    expect(await noteRefundSent(handed.tools, manager, given.id)).toMatchObject({ ok: true })
    expect((await refundsOf(database, bookingId)).map(({ state }) => state)).toEqual(['succeeded', 'succeeded'])
    handed.clock.advance(disputedAfter)
    await hear()
    const { reference } = (await stand(bookingId)).row
    const entry = (await describeDisputes(handed.tools, manager)).disputes.find(each => each.reference === reference)!
    const { sentences } = entry.evidence.find(({ title }) => title === sentence('booking-payments.moneyTitle'))!
    expect(sentences).toHaveLength(2)
    expect(sentences[0]).toMatch(saying('booking-payments.moneyPaidOn'))
    expect(sentences[0]).toContain('€200')
    expect(sentences[1]).toMatch(saying('booking-payments.moneyGivenBack'))
    expect(sentences[1]).toContain('€20')
    expect(entry.answerable).not.toContain('€300')
  })

  test('only whoever moves money answers, with words, and once', async () => {
    const bookingId = await disputed('disputed-won')
    const { id: disputeId } = await only(bookingId)
    const cleaner = await someOperator(handed.tools.database, handed.clock.now(), 'cleaner')
    const answer = { disputeId, how: 'contest', evidence: 'x' } as const
    expect(await answerDispute(handed.tools, cleaner, answer)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await contest(bookingId, '  ')).toEqual({ ok: false, reason: 'evidence-missing' })
    expect(await contest(bookingId)).toMatchObject({ ok: true })
    expect(await contest(bookingId)).toEqual({ ok: false, reason: 'dispute-answered' })
    const nobody = { ...answer, disputeId: '00000000-0000-4000-8000-000000000000' }
    expect(await answerDispute(handed.tools, manager, nobody)).toEqual({ ok: false, reason: 'dispute-unknown' })
  })

  test('the guest finds it in the timeline of the booking', async () => {
    const bookingId = await disputed('disputed-won')
    await contest(bookingId)
    await decide()
    const booking = (await findBooking(handed.tools, ada, bookingId))!
    const { timeline } = await bookingPageView(handed.tools, booking, { base: '/', cancel: false, tooLate: false })
    expect(timeline.slice(-2).map(({ what }) => what)).toEqual([
      sentence('booking-payments.bankAsked', { sum: '€200' }),
      sentence('booking-payments.bankLetStand'),
    ])
  })

  test('the database keeps a decision, and the sum', async () => {
    const bookingId = await disputed('disputed-won')
    const { id } = await only(bookingId)
    await answerDispute(handed.tools, manager, { disputeId: id, how: 'accept' })
    for (const change of [sql`state = 'won'`, sql`amount_minor = 1`, sql`fee_minor = 0`]) {
      const changed = handed.tools.database.execute(sql`update dispute set ${change} where id = ${id}`)
      await expect(changed).rejects.toMatchObject({ cause: { constraint: 'dispute_goes_on' } })
    }
  })
})
