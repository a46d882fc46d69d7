// What tests of payments begin with: a home that wants money before the visit, and guests who pay by card or transfer.

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { answerSoFar, type PaymentAnswer } from '#booking-payments/carry-out-payment.server.ts'
import { payBooking } from '#booking-payments/pay-booking.server.ts'
import { settlePayment } from '#booking-payments/settle-payment.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import { reserveDeposit } from '#deposits/reserve-deposit.server.ts'
import { type Booked, bookStay } from '#holds/book-stay.server.ts'
import { damageDepositRuleTable } from '#offers/stored/rule-tables.server.ts'
import { paymentsOf, paymentsWhere } from '#payments/ledger/payment-store.server.ts'
import { type PaymentRow, paymentTable } from '#payments/ledger/payment-tables.server.ts'
import { isByCard, type PaymentMethod } from '#payments/port/payment.ts'
import { voidPayment } from '#payments/providers/providers.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { type BookableStay, bookableStay, inputFor, mustHold, someBrowser, someGuest } from './booking-world.ts'
import type { SoldStayParts } from './sold-stay.ts'
import { comeBack, type PayerAsked, payAtBank } from './test-bank.ts'
import { type TestTools, testTools } from './tools.ts'

/** Tools of a site that takes test cards and transfers. */
export function payingTools(
  options: {
    readonly now?: Date
    readonly connections?: number
    readonly environment?: Readonly<Record<string, string>>
    readonly logTo?: string[]
  } = {},
): Promise<TestTools> {
  const environment = {
    PAYMENT_WAYS: 'test-card,bank-transfer',
    BANK_ACCOUNT: 'Casita, DE00 0000 0000 0000 0000 00',

    ...options.environment,
  }
  return testTools({ ...options, environment })
}

/** A home whose price is due in parts: shares of hundredths of a percent, days before arrival (null: when booking). */
export async function payableStay(
  queries: Queries,
  instalments: readonly (readonly [shareBp: number, daysBefore: number | null])[] = [[10_000, null]],
  parts: SoldStayParts = {},
): Promise<BookableStay> {
  const stay = await bookableStay(queries, parts)
  await queries.execute(sql`delete from payment_instalment where terms_id = ${stay.termsId}`)
  for (const [position, [share, days]] of instalments.entries()) {
    await queries.execute(sql`
      insert into payment_instalment (terms_id, position, share_bp, days_before)
      values (${stay.termsId}, ${position}, ${share}, ${days})`)
  }
  await queries.execute(sql`
    insert into cancellation_tier (policy_id, days_before, lodging_bp, fee_bp, extra_bp)
    values (${stay.policyId}, 20, 10000, 10000, 10000), (${stay.policyId}, 5, 5000, 5000, 5000)`)
  return stay
}

/** Makes a stay ask for a damage deposit of 300.00, reserved on a card unless told. */
export async function askDeposit(
  queries: Queries,
  { stayId }: Pick<BookableStay, 'stayId'>,
  rule: Partial<typeof damageDepositRuleTable.$inferInsert> = {},
): Promise<void> {
  const [made] = await queries
    .insert(damageDepositRuleTable)
    .values({ name: 'Damage', kind: 'flat', amount: 300_00, ...rule })
    .returning()
  await queries.execute(sql`update stay_offer set damage_deposit_rule_id = ${made!.id} where stay_id = ${stayId}`)
}

/** Somebody with a role in the admin pages. */
export async function someOperator(queries: Queries, now: Date, role = 'manager'): Promise<Operator> {
  const user = await someGuest(queries, now)
  return { ...user, roles: [role] } as unknown as Operator
}

export type Payer = { readonly tools: Tools; readonly user: VerifiedUser; readonly stay: BookableStay }

export type PayAsked = PayerAsked & {
  readonly in: string
  readonly out: string
  readonly way?: PaymentMethod
  /** The guest ticked that the card pays the later parts too. */
  readonly paysLater?: boolean
}

/** Holds, sends and pays as the checkout does. */
export async function bookAndPay(payer: Payer, asked: PayAsked): Promise<Booked> {
  const { tools, user, stay } = payer
  const browser = someBrowser()
  const holdId = await mustHold(tools, { browser, user }, { stayId: stay.stayId, input: inputFor(asked.in, asked.out) })
  return sendAndPay(payer, holdId, asked)
}

/**
 * Sends a hold, or a booking whose last try to pay has failed, and pays by card at the bank. A payer whose card is declined,
 * or who refuses the second step, stops the payment there.
 */
export async function sendAndPay(
  { tools, user }: Pick<Payer, 'tools' | 'user'>,
  holdId: string,
  { way, paysLater, ...asked }: Omit<PayAsked, 'in' | 'out'> = {},
): Promise<Booked> {
  const booked = await trySending({ tools, user }, holdId, { way, paysLater })
  if (!booked.ok) throw new Error(`The booking was refused: ${booked.reason}`)
  return { ...booked, payment: await payNow(tools, booked.payment, asked) }
}

/** Follows where a payment leads: to the bank, and back; anything else is answered as it is. */
export async function payNow(tools: Tools, begun: PaymentAnswer, asked: PayerAsked = {}): Promise<PaymentAnswer> {
  if (begun.kind !== 'go' || !begun.address.startsWith(tools.environment.TEST_BANK_URL)) return begun
  const payment = await paymentAt(tools, begun.address)
  const { location } = await payAtBank(begun.address, asked)
  if (location === null && asked.step !== 'leave')
    await settlePayment(tools, payment.id, await voidPayment(tools, payment))
  const now = await comeBack(tools, payment.id)
  return now.state === 'cancelled' ? { kind: 'failed', fault: 'card-declined' } : answerSoFar(now)
}

/** The payment whose page this is. */
async function paymentAt({ database }: Tools, address: string): Promise<PaymentRow> {
  const [row] = await paymentsWhere(database, eq(paymentTable.providerRef, address.split('/').at(-1)!))
  if (!row) throw new Error(`No payment has the page ${address}`)
  return row
}

/** The payer is at the bank still, or goes there again, and does not come back: whether they paid. */
export async function payUnseen(tools: Tools, bookingId: string, asked: PayerAsked = {}): Promise<boolean> {
  const { payment } = await standOf(tools, bookingId)
  const page = `${tools.environment.TEST_BANK_URL}/c/pay/${payment!.providerRef}`
  return (await payAtBank(page, asked)).location !== null
}

type BalanceAsked = Parameters<typeof payBooking>[2]

/** The guest pays the rest, at the bank where that is by card. */
export async function payRest(
  tools: Tools,
  user: VerifiedUser,
  { card, step, ...asked }: Partial<BalanceAsked> & Pick<BalanceAsked, 'bookingId' | 'seenMinor'> & PayerAsked,
) {
  const paid = await payBooking(tools, user, { way: 'test-card', origin: 'http://127.0.0.1:3000', ...asked })
  return paid.ok ? { ...paid, payment: await payNow(tools, paid.payment, { card, step } as PayerAsked) } : paid
}

/** The guest has the damage deposit reserved, at the bank. */
export async function placeDeposit(
  tools: Tools,
  user: VerifiedUser,
  { bookingId, ...asked }: PayerAsked & { readonly bookingId: string },
) {
  const placed = await reserveDeposit(tools, user, { bookingId, origin: 'http://127.0.0.1:3000' })
  return placed.ok ? { ...placed, payment: await payNow(tools, placed.payment, asked) } : placed
}

export type SendAsked = {
  /** Null leaves the choice to the site. */
  readonly way?: PaymentMethod | null | undefined
  readonly paysLater?: boolean | undefined
}

/** Sends without paying, with its refusals. */
export async function trySending(
  { tools, user }: Pick<Payer, 'tools' | 'user'>,
  holdId: string,
  { way = 'test-card', paysLater }: SendAsked = {},
) {
  const row = await findRow(tools.database, holdId)
  const input = {
    contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: null },
    staying: null,
    notes: '',
    recipient: null,
    termsHash: (await currentTerms(tools)).hash,
  }
  return bookStay(
    tools,
    { user },
    {
      ...{ holdId, quoteId: row?.quoteId ?? randomUUID(), input, key: randomUUID(), address: '203.0.113.7' },
      origin: 'http://127.0.0.1:3000',
      pay: way === null ? undefined : { way, paysLater: isByCard(way) ? paysLater : undefined },
    },
  )
}

/** The booking as it stands, its latest payment, and what its nights and its ledger say. */
export async function standOf({ database }: Pick<Tools, 'database'>, bookingId: string) {
  const row = (await findRow(database, bookingId)) as BookingRow
  const payments = await paymentsOf(database, bookingId)
  const { rows: nights } = await database.execute<{ kind: string }>(
    sql`select kind from occupancy where ref_id = ${bookingId} and not released`,
  )
  const { rows: accounts } = await database.execute<{ account: string; minor: number }>(sql`
    select account, (sum(debit_minor) - sum(credit_minor))::bigint as minor
    from ledger_entry where booking_id = ${bookingId} group by account`)
  const { rows: refunds } = await database.execute<{ state: string; minor: number }>(
    sql`select state, amount_minor as minor from refund where booking_id = ${bookingId} order by created_at, id`,
  )
  return {
    row,
    state: row.state,
    payments,
    payment: payments.at(-1),
    nights: nights.map(({ kind }) => kind),
    refunds,
    balance: Object.fromEntries(accounts.map(({ account, minor }) => [account, Number(minor)])),
  }
}

/** The subjects of the mails about a booking, the oldest first. */
export async function mailsAbout({ database }: Pick<Tools, 'database'>, bookingId: string): Promise<string[]> {
  const { rows } = await database.execute<{ subject: string }>(sql`
    select payload ->> 'subject' as subject from outbox where dedupe_key like ${`booking:${bookingId}:%`} order by id`)
  return rows.map(({ subject }) => subject)
}
