// Threads that serve again: which do, which do not, and how many there are.

import { expect, test } from 'vitest'
import { seconds } from '#values/duration.ts'
import { keptWorkers } from './kept-workers.server.ts'

/** Answers how many messages this thread has had, or does what it is told. */
const code = `
  import { parentPort, threadId } from 'node:worker_threads'
  let count = 0
  parentPort.on('message', async told => {
    count += 1
    if (told === 'throw') throw new TypeError('of the work')
    if (told === 'hang') while (true);
    if (told === 'leave') setTimeout(() => process.exit(0))
    parentPort.postMessage({ threadId, count })
  })`

type Had = { readonly threadId: number; readonly count: number }

const open = (most: number, idle = seconds(60)) =>
  keptWorkers<string, Had>(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    ...{ most, idle, time: seconds(3), megabytes: 32 },
  })

async function had(answer: ReturnType<ReturnType<typeof open>>): Promise<Had> {
  const told = await answer
  if (told.kind !== 'answer') throw new Error(told.kind)
  return told.answer
}

test('a thread that answered serves the next', async () => {
  const ask = open(2)
  const first = await had(ask('work'))
  expect(await had(ask('work'))).toEqual({ threadId: first.threadId, count: 2 })
})

test('work that comes at once shares the threads there may be, and each has its own answer', async () => {
  const ask = open(2)
  const all = await Promise.all(Array.from({ length: 7 }, () => had(ask('work'))))
  expect(new Set(all.map(({ threadId }) => threadId)).size).toBe(2)
  expect(new Set(all.map(({ threadId, count }) => `${threadId} ${count}`)).size).toBe(7)
})

test.each([
  ['throws', 'throw', { kind: 'failed', fault: expect.any(Error) }],
  ['never ends', 'hang', { kind: 'too-hard' }],
])('a thread whose work %s serves nobody again', async (_, told, answer) => {
  const ask = open(1)
  const first = await had(ask('work'))
  expect(await ask(told)).toEqual(answer)
  const next = await had(ask('work'))
  expect(next.count).toBe(1)
  expect(next.threadId).not.toBe(first.threadId)
})

test.each([
  ['has left meanwhile', 'leave', seconds(60)],
  ['was long without work', 'work', seconds(0)],
])('a thread that %s is not asked', async (_, told, idle) => {
  const ask = open(1, idle)
  const first = await had(ask(told))
  await expect.poll(async () => (await had(ask('work'))).threadId).not.toBe(first.threadId)
})
