// Runs work on its own thread, bounded in time and memory: for untrusted files.

import { Worker } from 'node:worker_threads'
import { type Milliseconds, seconds } from '#values/duration.ts'

export type WorkerLimits = {
  /** From the start of its code to its result. */
  readonly time?: Milliseconds
  /** Limit of its heap. */
  readonly megabytes?: number
}

export type WorkerAnswer<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** It exceeded its time or memory limit, and was terminated. */
  | { readonly kind: 'too-hard' }
  /** It threw. `fault` may quote the file, so keep it out of the log. */
  | { readonly kind: 'failed'; readonly fault: Error }

/**
 * The result of the worker at `entry` for `input`, its `workerData`: the first message it posts. An entry is named by
 * its address relative to the caller's file, as `vite/worker-entries.ts` says, so that it resolves in the source and in
 * the bundle. The thread gets no environment, and is always terminated.
 */
export async function runInWorker<Answer>(
  entry: URL,
  input: unknown,
  { time = seconds(5), megabytes = 128 }: WorkerLimits = {},
): Promise<WorkerAnswer<Answer>> {
  const worker = startWorker(entry, input, megabytes)
  try {
    return await nextAnswer(worker, time)
  } finally {
    await worker.terminate()
  }
}

/** A thread without environment, whose heap has a limit; `input` is its `workerData`. */
export function startWorker(entry: URL, input: unknown, megabytes: number): Worker {
  return new Worker(entry, {
    ...{ workerData: input, env: {}, execArgv: [], stdout: true, stderr: true },
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: Math.ceil(megabytes / 4) },
  })
}

/** The next message it posts. The time runs from now on in a thread that `isOnline`, else from when its code starts. */
export async function nextAnswer<Answer>(
  worker: Worker,
  time: Milliseconds,
  isOnline = false,
): Promise<WorkerAnswer<Answer>> {
  const ended = Promise.withResolvers<WorkerAnswer<Answer>>()
  let clock: NodeJS.Timeout | undefined
  const begin = () => {
    clock = setTimeout(() => ended.resolve({ kind: 'too-hard' }), time)
  }
  const listeners = {
    online: begin,
    message: (answer: Answer) => ended.resolve({ kind: 'answer', answer }),
    error: (fault: Error) => ended.resolve(isOutOfMemory(fault) ? { kind: 'too-hard' } : failed(fault)),
    exit: () => ended.resolve(failed(new Error('The worker ended without an answer'))),
  }
  for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener)
  if (isOnline) begin()
  try {
    return await ended.promise
  } finally {
    clearTimeout(clock)
    for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener)
  }
}

function failed(fault: Error): { readonly kind: 'failed'; readonly fault: Error } {
  return { kind: 'failed', fault }
}

function isOutOfMemory(fault: Error): boolean {
  return 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
