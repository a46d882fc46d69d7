// Fetching ahead: never more than four at once, everything once, whatever fails (Spec 9; reference 9.2).

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prefetchQueue } from './prefetch-queue.ts'

/** A network whose answers come when the test says so. */
function slowNetwork() {
  const asked: string[] = []
  const open: (() => void)[] = []
  let most = 0
  const fetchOne = (address: string) =>
    new Promise((resolve, reject) => {
      asked.push(address)
      open.push(asked.length % 3 === 0 ? () => reject(new Error('no answer')) : () => resolve(undefined))
      most = Math.max(most, open.length)
    })
  const answer = async (which = 0) => {
    const [one] = open.splice(which % Math.max(open.length, 1), 1)
    one?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { asked, fetchOne, answer, mostAtOnce: () => most, inFlight: () => open.length }
}

it('keeps four of twelve in flight, and fetches all', async () => {
  const network = slowNetwork()
  prefetchQueue(network.fetchOne).add(Array.from({ length: 12 }, (_, at) => `/${at}`))
  expect(network.inFlight()).toBe(4)
  for (let turn = 0; turn < 12; turn++) {
    await network.answer()
    expect(network.inFlight()).toBe(Math.min(4, 11 - turn))
  }
  expect(network.asked).toHaveLength(12)
})

it('never has more in flight and never asks twice, in whatever order links and answers come', async () => {
  const step = fc.oneof(fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 9 }), fc.nat(3))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async steps => {
      const network = slowNetwork()
      const queue = prefetchQueue(network.fetchOne)
      const wanted = new Set<string>()
      for (const each of steps) {
        if (typeof each === 'number') await network.answer(each)
        else {
          const addresses = each.map(String)
          for (const address of addresses) wanted.add(address)
          queue.add(addresses)
        }
      }
      while (network.inFlight() > 0) await network.answer()
      expect(network.mostAtOnce()).toBeLessThanOrEqual(4)
      expect([...network.asked].sort()).toEqual([...wanted].sort())
    }),
    { numRuns: 60 },
  )
})
