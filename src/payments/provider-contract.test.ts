// Both adapters against the contract; what only one of them can; and what the bank does wrong.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markRefundSent } from '#payments/manual/manual-book.server.ts'
import { manualProvider, noteReceived } from '#payments/manual/manual-provider.server.ts'
import { type NewIntent, ProviderDown } from '#payments/port/provider.ts'
import { providerNamed } from '#payments/providers/providers.server.ts'
import { payingTools } from '#tests/support/paying-world.ts'
import { providerContract } from '#tests/support/provider-contract.ts'
import { type PayerAsked, payAtBank } from '#tests/support/test-bank.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { minutes, seconds } from '#values/duration.ts'
import { currency, money } from '#values/money.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await payingTools()
})
afterAll(() => handed.drop())

const bank = () => providerNamed(handed.tools, 'test')
const manual = () => manualProvider(handed.tools)

/** The payer is on the page of this payment. */
async function payOn(ref: string, asked: PayerAsked = {}) {
  const { next } = await bank().fetchIntent(ref)
  if (next?.kind === 'page') await payAtBank(next.address, asked)
  return bank().fetchIntent(ref)
}

providerContract('Stripe’s wire', {
  provider: bank,
  pay: payOn,
  step: (ref, agreed) => payOn(ref, { card: 'second-step', step: agreed ? 'pass' : 'refuse' }),
  keep: { pays: payOn, needsPayer: ref => payOn(ref, { card: 'second-step' }) },
  decline: ref => payOn(ref, { card: 'declines' }),
  declineLate: async ref => {
    await payOn(ref, { card: 'declines-late' })
    handed.clock.advance(seconds(20))
  },
  dispute: async (ref, end) => {
    const paid = await payOn(ref, { card: `disputed-${end}` })
    expect(await bank().disputesOf(paid.ref)).toEqual([])
    handed.clock.advance(minutes(1))
  },
  now: () => handed.clock.now(),
  passTime: milliseconds => handed.clock.advance(milliseconds),
  refundsAtOnce: true,
})

providerContract('transfers and money at the home', {
  provider: manual,
  pay: ref => noteReceived(handed.tools, ref, { beforeMinor: 0, minor: 200_00 }),
  now: () => handed.clock.now(),
  passTime: milliseconds => handed.clock.advance(milliseconds),
  refundsAtOnce: false,
})

const wanted = (parts: Partial<NewIntent> = {}): NewIntent => ({
  ...{ key: randomUUID(), amount: money(200_00, currency('EUR')), capture: 'automatic', reference: 'ABCD2345' },
  ...{ paymentId: randomUUID(), begunAt: handed.clock.now() },
  page: { site: 'http://127.0.0.1:3000', title: 'Booking ABCD2345', language: 'en', email: null },
  ...parts,
})

test('money is noted once for each look, in parts too, and more than was asked for is not lost', async () => {
  const { ref } = await manual().createIntent(wanted())
  const note = (beforeMinor: number, minor: number) => noteReceived(handed.tools, ref, { beforeMinor, minor })
  expect(await note(0, 50_00)).toMatchObject({ state: 'created', capturedMinor: 50_00 })
  expect(await note(0, 50_00)).toMatchObject({ capturedMinor: 50_00 })
  expect(await note(50_00, 170_00)).toMatchObject({ state: 'captured', capturedMinor: 220_00 })
})

test('a refund by transfer waits until somebody has sent it', async () => {
  const { ref } = await manual().createIntent(wanted())
  await noteReceived(handed.tools, ref, { beforeMinor: 0, minor: 200_00 })
  const refund = await manual().refund(ref, { key: 'by-hand-1', minor: 20_00 })
  expect(refund.state).toBe('created')
  expect(await markRefundSent(handed.tools, refund.ref)).toMatchObject({ state: 'succeeded' })
  expect(await markRefundSent(handed.tools, refund.ref)).toMatchObject({ state: 'succeeded' })
})

test('a provider that was never set up is down', () => {
  expect(() => providerNamed(handed.tools, 'stripe')).toThrow(ProviderDown)
})

test('a bank that is down, busy or broken throws; a key answers what was carried out meanwhile', async () => {
  const asked = wanted()
  for (const kind of ['down', 'busy', 'locked'] as const) {
    handed.bank().misbehave({ kind })
    await expect(bank().createIntent(asked)).rejects.toThrow(ProviderDown)
  }
  handed.bank().misbehave({ kind: 'fails', after: 'carrying-out' })
  await expect(bank().createIntent(asked)).rejects.toThrow(ProviderDown)
  handed.bank().misbehave(undefined)
  const { ref } = await bank().createIntent(asked)
  const [again, other] = await Promise.all([bank().createIntent(asked), bank().createIntent(wanted())])
  expect(again.ref).toBe(ref)
  expect(other.ref).not.toBe(ref)
})

test('a card that answers late has not paid until twenty seconds are over', async () => {
  const { ref } = await bank().createIntent(wanted())
  expect(await payOn(ref, { card: 'answers-late' })).toMatchObject({ state: 'created', next: null })
  handed.clock.advance(19_000)
  expect((await bank().fetchIntent(ref)).state).toBe('created')
  handed.clock.advance(1_000)
  expect((await bank().fetchIntent(ref)).state).toBe('captured')
})

test('the first refund of one card fails, and a second try goes out', async () => {
  const begun = await bank().createIntent(wanted())
  const { ref } = await payOn(begun.ref, { card: 'refund-fails' })
  const first = { key: randomUUID(), minor: 500 }
  expect(await bank().refund(ref, first)).toMatchObject({ state: 'failed', error: 'lost_or_stolen_card' })
  expect(await bank().refund(ref, first)).toMatchObject({ state: 'failed' })
  expect(await bank().refund(ref, { key: randomUUID(), minor: 500 })).toMatchObject({ state: 'succeeded' })
})

test('a refund that went out and came back has failed', async () => {
  const begun = await bank().createIntent(wanted())
  const { ref } = await payOn(begun.ref)
  const sent = await bank().refund(ref, { key: randomUUID(), minor: 500 })
  handed.bank().sendRefundBack(sent.ref)
  expect(await bank().fetchRefund(sent.ref)).toMatchObject({ state: 'failed', minor: 500 })
})

test('an inquiry takes nothing, and is no dispute', async () => {
  const begun = await bank().createIntent(wanted())
  const { ref } = await payOn(begun.ref)
  handed.bank().inquire(ref)
  expect(await bank().disputesOf(ref)).toEqual([])
})

test.each([
  ['JPY', 20_000],
  ['ISK', 20_000],
  ['KWD', 20_010],
])('%s comes back as it went', async (code, minor) => {
  const amount = money(minor, currency(code))
  const begun = await bank().createIntent(wanted({ amount }))
  expect(begun).toMatchObject({ amountMinor: minor, currency: code })
  const paid = await payOn(begun.ref)
  expect(paid).toMatchObject({ state: 'captured', amountMinor: minor, capturedMinor: minor, currency: code })
  expect(await bank().refund(paid.ref, { key: randomUUID(), minor: 1_000 })).toMatchObject({ minor: 1_000 })
})

test('what cannot be written in the provider’s unit, or is too little, is not paid by card', async () => {
  for (const amount of [money(20_005, currency('KWD')), money(10, currency('EUR'))]) {
    const refused = await bank().createIntent(wanted({ amount }))
    expect(refused).toMatchObject({ state: 'failed', error: 'not-supported', amountMinor: amount.minor })
    expect(await bank().fetchIntent(refused.ref)).toEqual(refused)
  }
})
