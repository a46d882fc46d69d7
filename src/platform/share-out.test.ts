// Sharing out work: everything once, several at a time, and nobody is left at work when it has failed.

import { expect, test } from 'vitest'
import { shareOut } from './share-out.ts'

const soon = () => new Promise<void>(resolve => setImmediate(resolve))

test('each item is done once, by as many at a time as there are workers', async () => {
  const done: [string, number][] = []
  let [busy, most] = [0, 0]
  await shareOut(['a', 'b'], [1, 2, 3, 4, 5], async (worker, item) => {
    busy += 1
    most = Math.max(most, busy)
    await soon()
    busy -= 1
    done.push([worker, item])
  })
  expect(done.map(([, item]) => item).toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(new Set(done.map(([worker]) => worker))).toEqual(new Set(['a', 'b']))
  expect(most).toBe(2)
  await shareOut(['a', 'b'], [], () => Promise.reject(new Error('nothing to do')))
})

test('after a failure nothing is begun, and what was under way has ended', async () => {
  const begun: number[] = []
  let ended = 0
  const work = async (_worker: string, item: number) => {
    begun.push(item)
    await soon()
    if (item === 1) throw new Error('the first')
    await soon()
    ended += 1
  }
  await expect(shareOut(['a', 'b'], [1, 2, 3, 4], work)).rejects.toThrow('the first')
  expect([begun, ended]).toEqual([[1, 2], 1])
})
