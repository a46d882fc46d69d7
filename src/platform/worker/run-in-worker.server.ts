// Runs a piece of work on a thread of its own, bounded in time and memory: for files that strangers wrote.

import { Worker } from 'node:worker_threads'
import { type Milliseconds, seconds } from '#values/duration.ts'

export type WorkerLimits = {
  /** From the moment its code runs to its answer. */
  readonly time?: Milliseconds
  /** Of its heap. */
  readonly megabytes?: number
}

export type WorkerAnswer<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** It needed more time or memory than it may have, and was ended. */
  | { readonly kind: 'too-hard' }
  /** It threw. `fault` may repeat what the file says, so it is not for the log. */
  | { readonly kind: 'failed'; readonly fault: Error }

/**
 * What the worker at `entry` answers to `input`, its `workerData`: the first message that it posts. An entry is named by
 * its address beside the file that asks for it, as `vite/worker-entries.ts` says, so that it is found in the source and in the
 * bundle alike. The thread knows nothing of the environment, and is ended in any case.
 */
export async function runInWorker<Answer>(
  entry: URL,
  input: unknown,
  { time = seconds(5), megabytes = 128 }: WorkerLimits = {},
): Promise<WorkerAnswer<Answer>> {
  const ended = Promise.withResolvers<WorkerAnswer<Answer>>()
  const worker = new Worker(entry, {
    ...{ workerData: input, env: {}, execArgv: [], stdout: true, stderr: true },
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: Math.ceil(megabytes / 4) },
  })
  let clock: NodeJS.Timeout | undefined
  worker.once('online', () => {
    clock = setTimeout(() => ended.resolve({ kind: 'too-hard' }), time)
  })
  worker.once('message', (answer: Answer) => ended.resolve({ kind: 'answer', answer }))
  worker.once('error', (fault: Error) => ended.resolve(isOutOfMemory(fault) ? { kind: 'too-hard' } : failed(fault)))
  worker.once('exit', () => ended.resolve(failed(new Error('The worker ended without an answer'))))
  try {
    return await ended.promise
  } finally {
    clearTimeout(clock)
    await worker.terminate()
  }
}

function failed(fault: Error): { readonly kind: 'failed'; readonly fault: Error } {
  return { kind: 'failed', fault }
}

function isOutOfMemory(fault: Error): boolean {
  return 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
