// Threads that are kept for the next piece of work: for our own work, which costs less than what it has to load first.

import type { Worker } from 'node:worker_threads'
import type { Milliseconds } from '#values/duration.ts'
import { nextAnswer, startWorker, type WorkerAnswer, type WorkerLimits } from './run-in-worker.server.ts'

type KeptLimits = Required<WorkerLimits> & {
  /** Threads at once; further work waits for one. */
  readonly most: number
  /** How long a thread without work is kept. */
  readonly idle: Milliseconds
}

type Idle = { readonly worker: Worker; readonly clock: NodeJS.Timeout }

/**
 * Work for the worker at `entry`, named as for `runInWorker`. It answers each message it gets by one that it posts. A thread
 * that gave no answer is ended, others serve again; none keeps the process from ending.
 */
export function keptWorkers<Input, Answer>(entry: URL, { most, idle, time, megabytes }: KeptLimits) {
  const idlers: Idle[] = []
  const working = new Set<Promise<unknown>>()

  function take(): { worker: Worker; isOnline: boolean } {
    const kept = idlers.pop()
    if (!kept) return { worker: start(), isOnline: false }
    clearTimeout(kept.clock)
    kept.worker.ref()
    return { worker: kept.worker, isOnline: true }
  }

  function start(): Worker {
    const worker = startWorker(entry, undefined, megabytes)
    // One that fails while nobody asks it ends, and is missed by nobody.
    worker.on('error', () => {})
    worker.on('exit', () => forget(worker))
    return worker
  }

  function keep(worker: Worker): void {
    worker.unref()
    const end = () => {
      // First, so that nobody takes it while it ends.
      forget(worker)
      void worker.terminate()
    }
    const clock = setTimeout(end, idle).unref()
    idlers.push({ worker, clock })
  }

  function forget(worker: Worker): void {
    const at = idlers.findIndex(each => each.worker === worker)
    for (const { clock } of at < 0 ? [] : idlers.splice(at, 1)) clearTimeout(clock)
  }

  async function ask(input: Input): Promise<WorkerAnswer<Answer>> {
    const { worker, isOnline } = take()
    worker.postMessage(input)
    const answer = await nextAnswer<Answer>(worker, time, isOnline)
    if (answer.kind === 'answer') keep(worker)
    else await worker.terminate()
    return answer
  }

  return async (input: Input): Promise<WorkerAnswer<Answer>> => {
    while (working.size >= most) await Promise.allSettled([Promise.race(working)])
    const asked = ask(input)
    working.add(asked)
    try {
      return await asked
    } finally {
      working.delete(asked)
    }
  }
}
