// Killed after the bank has moved money and before that is written down, at any step of a booking's life: right to the cent after.

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargeDues } from '#booking-payments/charge-dues.server.ts'
import { reconcilePayments } from '#booking-payments/reconcile-payments.server.ts'
import { reconcileLedger } from '#booking-payments/reconciliation/reconcile-ledger.server.ts'
import { dueMorning } from '#booking-payments/saved-card/charge-times.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { depositPaymentsOf } from '#payments/deposits/deposit-store.server.ts'
import { disputeTable } from '#payments/ledger/payment-tables.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, minutes } from '#values/duration.ts'
import { type BookableStay, someGuest } from './support/booking-world.ts'
import { isLongCheck } from './support/long-checks.ts'
import { carryOutMoney, type MoneyCommand, type MoneyProcess } from './support/money-process.ts'
import {
  askDeposit,
  bookAndPay,
  mailsAbout,
  payableStay,
  payingTools,
  someOperator,
  standOf,
} from './support/paying-world.ts'
import { bankSettings } from './support/test-bank.ts'
import { roomyLimits, type TestTools, testIdentityKey } from './support/tools.ts'

let handed: TestTools
let homes: BookableStay[]
let plain: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await payingTools({ now: new Date('2030-05-15T12:00:00Z') })
  const { database } = handed.tools
  homes = []
  for (let each = 0; each < 2; each++) {
    const home = await payableStay(database, [
      [3000, null],
      [7000, 30],
    ])
    await askDeposit(database, home)
    homes.push(home)
  }
  plain = await payableStay(database)
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

/** The steps, and the call to the bank after which the process is killed. */
const steps = {
  charge: '/confirm',
  hold: '/confirm',
  take: '/capture',
  release: '/cancel',
  refund: '/v1/refunds',
  contest: '',
} as const
type Step = keyof typeof steps
const everyStep = Object.keys(steps) as Step[]

/** Carries the command out in a process of its own, which dies once the bank has done what is posted to `on`. */
async function killedAt(command: MoneyCommand, on: string): Promise<void> {
  const told: MoneyProcess = {
    ...{ url: handed.url, now: handed.clock.now().toISOString(), operator: manager, command },
    settings: {
      ...{ NODE_ENV: 'test', IDENTITY_KEY: testIdentityKey, PAYMENT_WAYS: 'test-card', ...roomyLimits },
      ...bankSettings(handed.bank()),
    },
  }
  const child = spawn(process.execPath, [inProject('tests', 'support', 'money-process.ts'), JSON.stringify(told)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    printed += text
  })
  handed.bank().misbehave({ kind: 'silent', on, meanwhile: () => void child.kill('SIGKILL') })
  const [, signal] = await once(child, 'close')
  expect({ signal, printed }, `killed in the midst of ${command.name}`).toEqual({ signal: 'SIGKILL', printed: '' })
}

/** The site is back: the bank says what happened, or that is lost, and the jobs go round. */
async function comeBackUp(heard: boolean): Promise<void> {
  handed.clock.advance(minutes(2))
  handed.bank().misbehave(heard ? undefined : { kind: 'drops' })
  await handed.bank().deliverEvents()
  handed.bank().misbehave(undefined)
  await reconcilePayments(handed.tools)
  await chargeDues(handed.tools)
  await sweepDeposits(handed.tools)
  // What moved within the last hour is not compared yet.
  handed.clock.advance(hours(2))
  expect(await reconcileLedger(handed.tools), 'the bank’s list and the ledger').toBe(0)
}

const stand = (id: string) => standOf(handed.tools, id)
const depositOf = async (id: string) => (await depositPaymentsOf(handed.tools.database, [id]))[0]!

/** What is not zero in the ledger of a booking. */
async function ledgerOf(id: string): Promise<Record<string, number>> {
  return Object.fromEntries(Object.entries((await stand(id)).balance).filter(([, minor]) => minor !== 0))
}

/** What the bank holds of a booking's payments: taken, given back, and still reserved. */
async function atBank(id: string) {
  const ours = [...(await stand(id)).payments, ...(await depositPaymentsOf(handed.tools.database, [id]))]
  const { intents, charges } = handed.bank().books
  const found = Object.values(intents).filter(({ metadata }) => ours.some(each => each.id === metadata.casita_payment))
  const taken = found.map(({ latest_charge: charge }) => charges[String(charge)])
  return {
    taken: taken.reduce((sum, charge) => sum + (charge?.amount_captured ?? 0), 0),
    back: taken.reduce((sum, charge) => sum + (charge?.amount_refunded ?? 0), 0),
    reserved: found.reduce((sum, intent) => sum + intent.amount_capturable, 0),
  }
}

let year = 2029
/** The ledgers of the first life, in which nothing is killed. */
let undisturbed: unknown

test('I10 I11 I12 whichever steps are killed, and whether the bank’s events arrive: charged, held, taken and refunded once', async () => {
  const life = async (killed: readonly Step[], heard: boolean) => {
    year++
    handed.clock.set(new Date(`${year}-05-15T12:00:00Z`))
    const carryOut = async (step: Step, command: MoneyCommand, on: string = steps[step]) => {
      if (killed.includes(step)) await killedAt(command, on)
      else await carryOutMoney(handed.tools, manager, command)
      await comeBackUp(heard)
    }
    const ids: string[] = []
    for (const stay of homes) {
      const payer = { tools: handed.tools, user: ada, stay }
      const nights = { in: `${year}-09-01`, out: `${year}-09-03` }
      ids.push((await bookAndPay(payer, { ...nights, paysLater: true })).bookingId)
    }
    const [taken, released] = ids as [string, string]
    const { row } = await stand(taken)

    handed.clock.set(new Date(row.paymentDueAt!.getTime() - days(7)))
    await remindOfDues(handed.tools)
    handed.clock.set(dueMorning(row.paymentDueAt!, row.timeZone))
    await carryOut('charge', { name: 'charge' })
    for (const id of ids) {
      expect(await ledgerOf(id)).toEqual({ cash_provider: 200_00, revenue: -200_00 })
      expect(await atBank(id)).toEqual({ taken: 200_00, back: 0, reserved: 0 })
    }

    handed.clock.set(new Date(`${year}-08-31T18:00:00Z`))
    await carryOut('hold', { name: 'hold' })
    for (const id of ids) expect(await atBank(id)).toEqual({ taken: 200_00, back: 0, reserved: 300_00 })

    const end = async (bookingId: string, takenMinor: number): Promise<MoneyCommand> => ({
      name: 'end-deposit',
      asked: { bookingId, takenMinor, reason: 'A lamp.', paymentId: (await depositOf(bookingId)).id },
    })
    await carryOut('take', await end(taken, 120_00))
    await carryOut('release', await end(released, 0))
    expect(await atBank(taken)).toEqual({ taken: 320_00, back: 0, reserved: 0 })
    expect(await atBank(released)).toEqual({ taken: 200_00, back: 0, reserved: 0 })
    expect(await depositOf(taken)).toMatchObject({ state: 'captured', capturedMinor: 120_00 })
    expect(await depositOf(released)).toMatchObject({ state: 'cancelled', capturedMinor: 0 })

    const back = { bookingId: taken, seenPaidMinor: 200_00, minor: 50_00, reason: 'Cold water.', key: randomUUID() }
    await carryOut('refund', { name: 'refund', asked: back })
    expect(await atBank(taken)).toEqual({ taken: 320_00, back: 50_00, reserved: 0 })
    expect((await stand(taken)).refunds).toMatchObject([{ state: 'succeeded' }])
    const { cash_provider: here = 0, fee_loss: lost = 0 } = await ledgerOf(taken)
    // What the bank keeps of its fee when money goes back is a loss, and out of the same account.
    expect(here + lost).toBe(270_00)

    const payer = { tools: handed.tools, user: ada, stay: plain }
    const nights = { in: `${year}-11-01`, out: `${year}-11-03` }
    const { bookingId: disputed } = await bookAndPay(payer, { ...nights, card: 'disputed-won' })
    handed.clock.advance(minutes(2))
    await handed.bank().deliverEvents()
    const disputes = () => handed.tools.database.select().from(disputeTable).where(eq(disputeTable.bookingId, disputed))
    const dispute = (await disputes())[0]!
    const asked = { disputeId: dispute.id, how: 'contest', evidence: 'They came.' } as const
    await carryOut('contest', { name: 'dispute', asked }, dispute.providerRef)
    await comeBackUp(heard)
    expect(await disputes()).toMatchObject([{ state: 'won' }])
    expect((await ledgerOf(disputed)).cash_provider).toBe(200_00 - 15_00)

    const ledgers = []
    for (const id of [...ids, disputed]) {
      ledgers.push(await ledgerOf(id))
      const { balance, state } = await stand(id)
      expect(state).toBe('confirmed')
      expect(Object.values(balance).reduce((sum, minor) => sum + minor, 0)).toBe(0)
      const subjects = await mailsAbout(handed.tools, id)
      expect(new Set(subjects).size, 'nobody is told twice').toBe(subjects.length)
    }
    undisturbed ??= ledgers
    expect(ledgers, 'as if nothing had been killed').toEqual(undisturbed)
  }
  await fc.assert(fc.asyncProperty(fc.subarray(everyStep), fc.boolean(), life), {
    numRuns: isLongCheck ? 20 : 4,
    examples: [
      [[], true],
      [everyStep, false],
    ],
    endOnFailure: true,
  })
}, 600_000)
