// Both adapters that Casita brings against the contract; and what only one of them can.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { markRefundSent } from '#payments/house/house-book.server.ts'
import { disputedAfter } from '#payments/house/house-disputes.server.ts'
import { manualProvider, noteReceived } from '#payments/manual/manual-provider.server.ts'
import { ProviderDown } from '#payments/port/provider.ts'
import { providerNamed } from '#payments/providers/providers.server.ts'
import { answerStep, findStep, testProvider } from '#payments/test/test-provider.server.ts'
import { cardThat, payingTools } from '#tests/support/paying-world.ts'
import { providerContract } from '#tests/support/provider-contract.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { currency, money } from '#values/money.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await payingTools()
})
afterAll(() => handed.drop())

const test_ = () => testProvider(handed.tools)
const manual = () => manualProvider(handed.tools)

providerContract('test cards', {
  provider: test_,
  pay: ref => test_().confirmIntent(ref, cardThat('succeeds')),
  beginStep: ref => test_().confirmIntent(ref, cardThat('second-step')),
  finishStep: (ref, agreed) => answerStep(handed.tools, ref, agreed),
  keep: {
    pays: ref => test_().confirmIntent(ref, cardThat('succeeds')),
    needsPayer: async ref => {
      await test_().confirmIntent(ref, cardThat('second-step'))
      await answerStep(handed.tools, ref, true)
    },
  },
  decline: ref => test_().confirmIntent(ref, cardThat('declines')),
  dispute: async (ref, end) => {
    await test_().confirmIntent(ref, cardThat(`disputed-${end}`))
    expect(await test_().disputesOf(ref)).toEqual([])
    handed.clock.advance(disputedAfter)
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

const wanted = (key: string) => ({
  ...{ key, amount: money(200_00, currency('EUR')), capture: 'automatic' as const },
  ...{ reference: 'ABCD2345', returnTo: '/' },
})

test('money is noted once for each look, in parts too, and more than was asked for is not lost', async () => {
  const { ref } = await manual().createIntent(wanted('noted-once'))
  const note = (beforeMinor: number, minor: number) => noteReceived(handed.tools, ref, { beforeMinor, minor })
  expect(await note(0, 50_00)).toMatchObject({ state: 'created', capturedMinor: 50_00 })
  expect(await note(0, 50_00)).toMatchObject({ capturedMinor: 50_00 })
  expect(await note(50_00, 170_00)).toMatchObject({ state: 'captured', capturedMinor: 220_00 })
})

test('a refund by transfer waits until somebody has sent it', async () => {
  const { ref } = await manual().createIntent(wanted('sent-by-hand'))
  await noteReceived(handed.tools, ref, { beforeMinor: 0, minor: 200_00 })
  const refund = await manual().refund(ref, { key: 'by-hand-1', minor: 20_00 })
  expect(refund.state).toBe('created')
  expect(await markRefundSent(handed.tools, refund.ref)).toMatchObject({ state: 'succeeded' })
  expect(await markRefundSent(handed.tools, refund.ref)).toMatchObject({ state: 'succeeded' })
})

test('test cards are never there unless the site was told to take them', async () => {
  const without = await testTools()
  const provider = providerNamed(without.tools, 'test')
  await expect(provider.createIntent(wanted('off'))).rejects.toThrow('not switched on')
  expect(await findStep(without.tools, 'test_x')).toBeUndefined()
  await without.drop()
})

test('a bank that is not there throws, and nothing is written', async () => {
  const { ref } = await test_().createIntent(wanted('nobody-there'))
  await expect(test_().confirmIntent(ref, cardThat('unreachable'))).rejects.toThrow(ProviderDown)
  expect(await test_().fetchIntent(ref)).toMatchObject({ state: 'created', cardLast4: null })
})

test('a card that answers late has not paid until twenty seconds are over', async () => {
  const { ref } = await test_().createIntent(wanted('late-1'))
  expect(await test_().confirmIntent(ref, cardThat('answers-late'))).toMatchObject({ state: 'created' })
  handed.clock.advance(19_999)
  expect((await test_().fetchIntent(ref)).state).toBe('created')
  handed.clock.advance(1)
  expect((await test_().fetchIntent(ref)).state).toBe('captured')
})

test('the first refund of one card fails, and a second try goes out', async () => {
  const { ref } = await test_().createIntent(wanted('refund-fails'))
  await test_().confirmIntent(ref, cardThat('refund-fails'))
  expect(await test_().refund(ref, { key: 'a', minor: 5 })).toMatchObject({
    state: 'failed',
    error: 'insufficient-balance',
  })
  expect(await test_().refund(ref, { key: 'a', minor: 5 })).toMatchObject({ state: 'failed' })
  expect(await test_().refund(ref, { key: 'b', minor: 5 })).toMatchObject({ state: 'succeeded' })
})
