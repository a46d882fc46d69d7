// Any mixture of commands about money, in any order and at once: the ledger is zero, and nobody gets more than they paid.

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteMoneyArrived, refundByHand, retryFailedRefund } from '#admin/payments/money-admin.server.ts'
import { readDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { answerDispute } from '#booking-payments/disputes/answer-dispute.server.ts'
import { forgetNeedlessCards } from '#booking-payments/saved-card/forget-cards.server.ts'
import { removeCard } from '#booking-payments/saved-card/remove-card.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { bookingEventTable } from '#bookings/record/booking-tables.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import type { Misbehaviour } from '#demo/bank/start-bank.ts'
import { type CardBehaviour, testCards } from '#demo/bank/test-cards.ts'
import { endDeposit } from '#deposits/end-deposit.server.ts'
import { noteDepositReceived, reserveDeposit } from '#deposits/reserve-deposit.server.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { depositPaymentsOf } from '#payments/deposits/deposit-store.server.ts'
import { openStates } from '#payments/port/payment.ts'
import { ProviderDown } from '#payments/port/provider.ts'
import { askHold, type BookableStay, inputFor, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import { foldSteps } from '#tests/support/fold-steps.ts'
import { forgetBookings } from '#tests/support/forget-bookings.ts'
import { askDeposit, payableStay, payingTools, someOperator, standOf, trySending } from '#tests/support/paying-world.ts'
import { comeBack, payAtBank } from '#tests/support/test-bank.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, minutes } from '#values/duration.ts'
import { chargeDues } from './charge-dues.server.ts'
import { expirePayments } from './expire-payments.server.ts'
import { payBooking } from './pay-booking.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { voidOpenPayment } from './void-open-payment.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await payingTools()
  const { database } = handed.tools
  stay = await payableStay(database, [
    [3000, null],
    [3000, 40],
    [4000, 10],
  ])
  // Its day comes with the booking, so that every sequence meets it.
  await askDeposit(database, stay, { amount: 150_00, placedDaysBefore: 365 })
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

const card = fc.constantFrom<CardBehaviour>(...testCards.map(({ behaviour }) => behaviour))
const step = fc.constantFrom('pass' as const, 'pass' as const, 'refuse' as const, 'leave' as const)
/** How the bank goes wrong from then on, or that it is well again. */
const wrong = fc.constantFrom<Misbehaviour | undefined>(
  ...([undefined, { kind: 'down' }, { kind: 'busy', times: 2 }, { kind: 'fails', after: 'carrying-out' }] as const),
  ...([{ kind: 'fails', after: 'nothing' }, { kind: 'repeats' }, { kind: 'reverses' }, { kind: 'drops' }] as const),
  { kind: 'contradicts' },
)
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('send' as const), paysLater: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), card, step }) },
  fc.record({ kind: fc.constant('come-back' as const) }),
  fc.record({ kind: fc.constant('stop' as const) }),
  fc.record({ kind: fc.constant('bank' as const), wrong }),
  fc.record({ kind: fc.constant('transfer' as const) }),
  fc.record({ kind: fc.constant('remove-card' as const) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('balance' as const) }) },
  fc.record({ kind: fc.constant('note' as const), minor: fc.integer({ min: 1, max: 300_00 }) }),
  fc.record({ kind: fc.constant('back' as const), minor: fc.integer({ min: 1, max: 250_00 }) }),
  fc.record({ kind: fc.constant('retry' as const) }),
  fc.record({ kind: fc.constant('contest' as const) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deposit' as const) }) },
  fc.record({ kind: fc.constant('deposit-noted' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('damage' as const), minor: fc.integer({ min: 0, max: 150_00 }) }),
  },
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 16, 34, 3 * 1440, 40 * 1440) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
)
type Command = typeof command extends fc.Arbitrary<infer Given> ? Given : never

async function sweep(): Promise<void> {
  await handed.bank().deliverEvents()
  await expirePayments(handed.tools)
  await reconcilePayments(handed.tools)
  await remindOfDues(handed.tools)
  await chargeDues(handed.tools)
  await sweepDeposits(handed.tools)
  await forgetNeedlessCards(handed.tools)
}

let alone = true

/** What is done about a deposit changes nothing of what cancelling would give back, and nothing of what is owed. */
async function apart(bookingId: string, act: () => Promise<unknown>): Promise<void> {
  const price = async () => {
    const { row, balance } = await standOf(handed.tools, bookingId)
    const refundable = await refundablePayments(handed.tools.database, bookingId)
    return [previewCancellation(cancellable(row, refundable), handed.clock.now()), balance.guest_receivable]
  }
  const before = await price()
  await act()
  if (alone) expect(await price(), 'a deposit is no part of the price').toEqual(before)
}

async function give(given: Command, bookingId: string): Promise<void> {
  const { tools } = handed
  const { row, payment, balance, payments } = await standOf(tools, bookingId)
  const paid = payments.reduce(
    (sum, each) => sum + Math.max(0, each.capturedMinor - each.refundedMinor - each.disputedMinor),
    0,
  )
  const origin = 'http://127.0.0.1:3000'
  switch (given.kind) {
    case 'send':
      await trySending({ tools, user: ada }, bookingId, { paysLater: given.paysLater })
      return
    case 'pay': {
      // Whichever page is open: of the price, or of the deposit.
      const all = [...payments, ...(await depositPaymentsOf(tools.database, [bookingId]))]
      for (const { providerRef, state } of all) {
        if (!providerRef?.startsWith('cs_') || !openStates.includes(state)) continue
        await payAtBank(`${handed.bank().origin}/c/pay/${providerRef}`, given).catch(() => undefined)
      }
      return
    }
    case 'come-back':
      if (payment?.provider === 'test') await comeBack(tools, payment.id).catch(ifDown)
      return
    case 'stop':
      await voidOpenPayment(tools, bookingId)
      return
    case 'bank':
      handed.bank().misbehave(given.wrong)
      return
    case 'remove-card':
      await removeCard(tools, ada, bookingId)
      return
    case 'transfer':
      await trySending({ tools, user: ada }, bookingId, { way: 'bank-transfer' })
      return
    case 'balance': {
      const seenMinor = balance.guest_receivable ?? 0
      await payBooking(tools, ada, { bookingId, seenMinor, way: 'test-card', origin })
      return
    }
    case 'note':
      await noteMoneyArrived(tools, manager, { bookingId, seenPaidMinor: paid, minor: given.minor, origin })
      return
    case 'back': {
      const asked = { bookingId, seenPaidMinor: paid, minor: given.minor, reason: '', key: randomUUID() }
      await refundByHand(tools, manager, asked)
      return
    }
    case 'retry': {
      const failed = await tools.database.$client.query(
        `select id from refund where booking_id = $1 and state = 'failed'`,
        [bookingId],
      )
      for (const { id } of failed.rows) await retryFailedRefund(tools, manager, id)
      return
    }
    case 'contest': {
      const disputes = await tools.database.$client.query('select id from dispute where booking_id = $1', [bookingId])
      for (const { id } of disputes.rows)
        await answerDispute(tools, manager, { disputeId: id, how: 'contest', evidence: 'They came.' })
      return
    }
    case 'deposit':
      await apart(bookingId, () => reserveDeposit(tools, ada, { bookingId, origin }))
      return
    case 'deposit-noted':
      await apart(bookingId, () => noteDepositReceived(tools, manager, { bookingId, origin }))
      return
    case 'damage': {
      const paymentId = (await readDeposit(tools.database, row, handed.clock.now()))?.payment?.id ?? bookingId
      const asked = { bookingId, paymentId, takenMinor: given.minor, reason: 'A lamp.' }
      await apart(bookingId, () => endDeposit(tools, manager, asked))
      return
    }
    case 'cancel': {
      const seen = previewCancellation(
        cancellable(row, await refundablePayments(tools.database, bookingId)),
        handed.clock.now(),
      )
      await cancelBooking(tools, ada, {
        ...{ bookingId, version: row.version, seenRefundMinor: seen.refundMinor, seenChargedMinor: seen.chargedMinor },
        ...{ key: randomUUID(), origin },
      })
      return
    }
    case 'wait':
      handed.clock.advance(minutes(given.minutes))
      return
    case 'sweep':
      await sweep()
  }
}

/** What the bank says, asked past our adapter. */
const bank = {
  intent: async (ref: string) => {
    const { origin: at, secretKey } = handed.bank()
    const { hostname: host, port } = new URL(at)
    const stripe = new Stripe(secretKey, { host, port, protocol: 'http' })
    const expand = ['latest_charge']
    const intent = ref.startsWith('cs_')
      ? (await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] })).payment_intent
      : ref.startsWith('pi_')
        ? await stripe.paymentIntents.retrieve(ref, { expand })
        : null
    const charge = (intent as Stripe.PaymentIntent | null)?.latest_charge as Stripe.Charge | null | undefined
    return { captured: charge?.amount_captured ?? 0, refunded: charge?.amount_refunded ?? 0 }
  },
}

function ifDown(fault: unknown): void {
  if (!(fault instanceof ProviderDown)) throw fault
}

async function check(bookingId: string): Promise<void> {
  const { database } = handed.tools
  const now = await standOf(handed.tools, bookingId)
  const sum = Object.values(now.balance).reduce((total, minor) => total + minor, 0)
  expect(sum, 'I11 the ledger').toBe(0)
  const deposits = await depositPaymentsOf(database, [bookingId])
  const payments = [...now.payments, ...deposits]
  for (const payment of payments) {
    expect(payment.refundedMinor, 'I10 a refund').toBeLessThanOrEqual(payment.capturedMinor)
    expect(payment.refundedMinor).toBeGreaterThanOrEqual(0)
  }
  const captured = payments.reduce((total, { capturedMinor }) => total + capturedMinor, 0)
  const sent = now.refunds.reduce((total, { state, minor }) => total + (state === 'succeeded' ? Number(minor) : 0), 0)
  expect(sent, 'I10 all refunds').toBeLessThanOrEqual(captured)
  for (const payment of payments) {
    expect(payment.disputedMinor, 'I10 a dispute').toBeLessThanOrEqual(payment.capturedMinor)
  }
  const provided = (now.balance.cash_provider ?? 0) + (now.balance.fee_loss ?? 0)
  const disputes = await database.$client.query(
    `select coalesce(sum(amount_minor), 0)::bigint as minor from dispute where booking_id = $1 and state <> 'won'`,
    [bookingId],
  )
  const taken = Number(disputes.rows[0].minor)
  expect(provided, 'money in the ledger is money that moved').toBe(captured - sent - taken)
  const cards = payments.filter(({ provider, providerRef }) => provider === 'test' && providerRef)
  for (const { providerRef, capturedMinor, refundedMinor } of cards) {
    const there = await bank.intent(providerRef!)
    expect([there.captured, there.refunded], 'the bank and we agree').toEqual([capturedMinor, refundedMinor])
  }
  if (['expired', 'cancelled'].includes(now.state)) {
    expect(now.nights).toEqual([])
    expect(
      deposits.filter(({ state }) => openStates.includes(state)),
      'a deposit is let go',
    ).toEqual([])
    expect(now.balance.deposit_held ?? 0, 'and none is kept').toBe(0)
    const kept = payments.filter(({ keepsCard, cardForgottenAt }) => keepsCard && !cardForgottenAt)
    expect(kept, 'no card is kept').toEqual([])
  }
  const removedAt = payments.find(({ paysLater, cardRemovedAt }) => paysLater && cardRemovedAt)?.cardRemovedAt
  for (const { dueAt, createdAt } of payments)
    if (dueAt && removedAt) expect(createdAt <= removedAt, 'nothing begins by a removed card').toBe(true)
  if (now.state === 'confirmed') expect(now.nights).toEqual(['booking'])
  const events = await database.select().from(bookingEventTable).orderBy(bookingEventTable.seq)
  expect(foldSteps(events.filter(event => event.bookingId === bookingId))).toBe(now.state)
}

const start = new Date('2030-05-15T12:00:00Z')

async function freshHold(): Promise<string> {
  await forgetBookings(handed.tools.database)
  handed.clock.set(start)
  const held = await askHold(
    handed.tools,
    { browser: someBrowser(), user: ada },
    { stayId: stay.stayId, input: inputFor('2030-09-01', '2030-09-03') },
  )
  if (!held.ok) throw new Error(held.reason)
  return held.holdId
}

/** What is still under way comes to its end: the bank has spoken, and every sweeper has been round. */
async function comeToRest(): Promise<void> {
  handed.bank().misbehave(undefined)
  for (let round = 0; round < 3; round++) {
    handed.clock.advance(minutes(36) + days(5))
    await sweep()
  }
}

test('I10 I11 I12 refund never exceeds paid, the ledger is zero and the bank agrees, after any sequence of commands', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 12 }), async commands => {
      const id = await freshHold()
      for (const given of commands) await give(given, id)
      await comeToRest()
      await check(id)
    }),
    { numRuns: 60 },
  )
}, 300_000)

test('I10 I11 I12 the same when the commands come all at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 9 }), async commands => {
      const id = await freshHold()
      await give({ kind: 'send', paysLater: true }, id)
      await give({ kind: 'pay', card: 'second-step', step: 'leave' }, id)
      const still = commands.filter(({ kind }) => kind !== 'wait')
      alone = false
      await Promise.all(still.map(given => give(given, id)))
      alone = true
      await comeToRest()
      await check(id)
    }),
    { numRuns: 25 },
  )
}, 300_000)
