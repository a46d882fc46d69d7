// Work on a thread of its own: its answer, and every way in which it can come to none.

import { expect, test } from 'vitest'
import { seconds } from '#values/duration.ts'
import { runInWorker, type WorkerLimits } from './run-in-worker.server.ts'

const run = (code: string, limits?: WorkerLimits) =>
  runInWorker<unknown>(
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'\n${code}`)}`,
    ),
    { what: 'it was given' },
    limits,
  )

test('it answers what it was asked to make of its input', async () => {
  expect(await run('parentPort.postMessage(workerData.what)')).toEqual({ kind: 'answer', answer: 'it was given' })
})

test('it knows nothing of the environment, in which secrets stand', async () => {
  expect(await run('parentPort.postMessage({ ...process.env })')).toEqual({ kind: 'answer', answer: {} })
})

test.each([
  ['never ends', 'while (true);'],
  ['takes all memory', 'const all = []; while (true) all.push(new Array(100_000).fill(String(all.length)))'],
])('what %s is ended', async (_, code) => {
  expect(await run(code, { time: seconds(3), megabytes: 32 })).toEqual({ kind: 'too-hard' })
})

test.each([
  ['throws', 'throw new TypeError("of the file")'],
  ['ends in itself', 'const turn = () => turn() + 1; turn()'],
  ['leaves without a word', 'process.exit(0)'],
])('what %s has failed, and nobody else', async (_, code) => {
  expect(await run(code)).toEqual({ kind: 'failed', fault: expect.any(Error) })
})
