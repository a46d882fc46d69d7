// Statements that overlap, in any order and format, again, and by two people at once, count every credit once.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteMoneyArrived } from '#admin/payments/money-admin.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { paymentsOf } from '#payments/ledger/payment-store.server.ts'
import { noteEntry } from '#payments/manual/manual-provider.server.ts'
import { intentOf } from '#payments/providers/providers.server.ts'
import { entriesOf } from '#payments/statements/statement-entries.server.ts'
import { creditorReference } from '#payments/transfer/creditor-reference.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { bookAndPay, type Payer, payableStay, payingTools, someOperator, standOf } from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import { days } from '#values/duration.ts'
import { applyStatement } from './apply-statement.server.ts'
import { matchCredits } from './match-entries.server.ts'
import { findStatement, storeStatement } from './store-statement.server.ts'

let handed: TestTools
let payer: Payer
let operator: Operator
beforeAll(async () => {
  handed = await payingTools()
  const { tools, clock } = handed
  const [stay, user] = [await payableStay(tools.database), await someGuest(tools.database, clock.now())]
  payer = { tools, user, stay }
  operator = await someOperator(tools.database, clock.now())
})
afterAll(() => handed?.drop())

let visits = 0
/** A booking of 200.00 that waits for its transfer, and the reference of that. */
async function awaited() {
  const on = (ahead: number) => new Date(handed.clock.now().getTime() + days(ahead)).toISOString().slice(0, 10)
  const from = 30 + 3 * visits++
  // A guest of its own, since nobody has many unpaid bookings.
  const user = await someGuest(handed.tools.database, handed.clock.now())
  const { bookingId } = await bookAndPay({ ...payer, user }, { in: on(from), out: on(from + 2), way: 'bank-transfer' })
  const { reference } = (await findRow(handed.tools.database, bookingId))!
  return { bookingId, reference, transfer: creditorReference(reference) }
}

const paidOf = async (bookingId: string) => (await standOf(handed.tools, bookingId)).balance.cash_provider ?? 0

type Line = { readonly day: string; readonly sum: string; readonly text: string; readonly bankRef: string }

const csv = (lines: readonly Line[]) =>
  `Date,Amount,Text\n${lines.map(({ day, sum, text }) => `${day},${sum},${text}`).join('\n')}`

const camt = (lines: readonly Line[]) => {
  const entries = lines.map(
    ({ day, sum, text, bankRef }, at) => `<Ntry><NtryRef>${at}</NtryRef><Amt Ccy="EUR">${sum}</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${bankRef}</AcctSvcrRef>
      <NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

async function stored(text: string) {
  const answer = await storeStatement(handed.tools, operator, new TextEncoder().encode(text))
  if (!answer.ok) throw new Error(answer.reason)
  const statement = await findStatement(handed.tools, operator, answer.id)
  if (statement?.read.kind !== 'statement') throw new Error('Not read')
  return { id: answer.id, version: statement.version, credits: statement.read.statement.credits }
}

const matched = async (text: string) => matchCredits(handed.tools.database, operator, (await stored(text)).credits)

/** Records every credit that names a booking, as it was seen. */
async function applyAll(text: string) {
  const { id, version, credits } = await stored(text)
  const seen = await matchCredits(handed.tools.database, operator, credits)
  const entries = seen.flatMap(({ match, otherwiseMinor }, entry) =>
    ['exact', 'under', 'over'].includes(match) ? [{ entry, otherwiseMinor }] : [],
  )
  return applyStatement(handed.tools, operator, { id, version, entries, origin: '' })
}

test('a sum is what is due, less or more, and what an earlier credit pays is not due again', async () => {
  const { bookingId, transfer, reference } = await awaited()
  const line = { day: '2026-11-26', text: transfer.toLowerCase(), bankRef: '' }
  const lines = ['150.00', '50.00', '40.00'].map((sum, at) => ({ ...line, sum, bankRef: `${reference}${at}` }))
  expect(await matched(camt(lines))).toMatchObject([
    { match: 'under', differenceMinor: -50_00, booking: { id: bookingId } },
    { match: 'exact', differenceMinor: 0 },
    { match: 'over', differenceMinor: 40_00 },
  ])
  expect(await paidOf(bookingId)).toBe(0)
  expect(await applyAll(camt(lines))).toEqual({ ok: true, left: new Map() })
  expect(await paidOf(bookingId)).toBe(240_00)
  expect((await matched(camt(lines))).map(({ match }) => match)).toEqual(['noted', 'noted', 'noted'])
})

test('what names no booking, two, or one whose money is in other hands, matches none', async () => {
  const [one, other] = [await awaited(), await awaited()]
  const line = { day: '2026-11-26', sum: '200.00', bankRef: '' }
  const texts = [one.reference, `${one.transfer} ${other.transfer}`, 'rent']
  const seen = await matched(csv(texts.map(text => ({ ...line, text }))))
  expect(seen.map(({ match }) => match)).toEqual(['unmatched', 'unmatched', 'unmatched'])
  const { credits } = await stored(csv([{ ...line, text: one.transfer }]))
  const ofNone = { ...operator, roles: ['guest'], stayRoles: [{ role: 'manager', stayId: payer.stay.stayId + 1 }] }
  expect(await matchCredits(handed.tools.database, ofNone as unknown as Operator, credits)).toMatchObject([
    { match: 'unmatched', booking: undefined },
  ])
})

test('applied by many at once, and for two bookings at once, a credit counts once', async () => {
  const [one, other] = [await awaited(), await awaited()]
  const line = { day: '2026-11-26', sum: '200.00', text: 'no reference', bankRef: `race-${one.reference}` }
  const { id, version } = await stored(camt([line]))
  const apply = ({ reference }: typeof one) =>
    applyStatement(handed.tools, operator, { id, version, entries: [{ entry: 0, booking: reference }], origin: '' })
  const applied = await Promise.all([one, other, one, other].map(apply))
  expect(applied.every(({ ok }) => ok)).toBe(true)
  expect((await paidOf(one.bookingId)) + (await paidOf(other.bookingId))).toBe(200_00)
  await Promise.all([apply(other), apply(one)])
  expect((await paidOf(one.bookingId)) + (await paidOf(other.bookingId))).toBe(200_00)
})

test('what the desk recorded after the look keeps the same transfer from being counted twice', async () => {
  const { bookingId, transfer } = await awaited()
  const { id, version, credits } = await stored(
    csv([{ day: '2026-11-26', sum: '200.00', text: transfer, bankRef: '' }]),
  )
  const [seen] = await matchCredits(handed.tools.database, operator, credits)
  await noteMoneyArrived(handed.tools, operator, { bookingId, seenPaidMinor: 0, minor: 200_00, origin: '' })
  const entries = [{ entry: 0, otherwiseMinor: seen!.otherwiseMinor }]
  expect(await applyStatement(handed.tools, operator, { id, version, entries, origin: '' })).toEqual({
    ok: true,
    left: new Map([[0, 'noted-already']]),
  })
  expect(await paidOf(bookingId)).toBe(200_00)
})

test('a credit that was counted when the process died is finished by recording it again', async () => {
  const { bookingId, transfer } = await awaited()
  const text = csv([{ day: '2026-11-26', sum: '200.00', text: transfer, bankRef: '' }])
  const [entry] = entriesOf((await stored(text)).credits)
  const [payment] = await paymentsOf(handed.tools.database, bookingId)
  const { ref } = await intentOf(handed.tools, payment!)
  await noteEntry(handed.tools, ref, { entry: entry!, paymentId: payment!.id, notedBy: operator.id })
  expect(await paidOf(bookingId)).toBe(0)
  expect((await matched(text)).map(({ match }) => match)).toEqual(['exact'])
  await applyAll(text)
  expect(await paidOf(bookingId)).toBe(200_00)
  expect((await matched(text)).map(({ match }) => match)).toEqual(['noted'])
})

test('overlapping statements bring the same ledger in any order and format, and alike payments count each', async () => {
  let run = 0
  // Equal payments on one day, on three days: windows of days, as banks cut statements.
  const perDay = fc.tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 2 }),
  )
  const window = fc.record({
    from: fc.integer({ min: 0, max: 2 }),
    until: fc.integer({ min: 0, max: 2 }),
    format: fc.constantFrom(csv, camt),
    isReversed: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(perDay, fc.array(window, { maxLength: 4 }), async (counts, windows) => {
      run++
      const { bookingId, transfer } = await awaited()
      const all = counts.map((count, day) =>
        Array.from({ length: count }, (_, at) => ({
          ...{ day: `2026-11-0${day + 1}`, sum: '10.00', text: transfer, bankRef: `${run}-${day}-${at}` },
        })),
      )
      const whole = { from: 0, until: 2, format: csv, isReversed: false }
      for (const { from, until, format, isReversed } of [...windows, whole, { ...whole, format: camt }]) {
        const lines = all.slice(from, until + 1).flat()
        if (lines.length > 0) await applyAll(format(isReversed ? lines.toReversed() : lines))
      }
      expect(await paidOf(bookingId)).toBe(all.flat().length * 10_00)
    }),
    { numRuns: 8 },
  )
})
