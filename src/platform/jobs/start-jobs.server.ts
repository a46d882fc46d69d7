// Runs recurring jobs while the process lives and records their results for operators.

import type { SentenceKey } from '#catalogue/sentence.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Milliseconds } from '#values/duration.ts'
import { every } from './every.server.ts'
import { notingRuns } from './job-runs.server.ts'

/** One run; throws on failure. Other processes may run the same job: work to do once is claimed in the database. */
type Run = () => Promise<unknown>

/** `isSetUp`: whether there is something to do at this moment; what is not done is no run. */
export type Prepared = { readonly run: Run; readonly isSetUp: () => boolean; readonly close: () => void }

export type Job = {
  /** What operators call it. */
  readonly called: SentenceKey
  readonly period: Milliseconds | ((environment: Environment) => Milliseconds)
  /** Logged, and shown to operators, when a run fails. */
  readonly complaint: string
  /** Called once per process; returns undefined where the site has nothing to do. */
  readonly prepare: (tools: Tools) => Run | Prepared | undefined
  /** Whether it also runs at process start. */
  readonly atStart?: boolean
}

/** Told of each run in this process: of which job, whether it went well, and how long it took. */
type RunEnded = (job: string, isWell: boolean, ms: number) => void

/** All recurring jobs, by the name under which their runs are stored. */
export type Jobs = Readonly<Record<string, Job>>

/** Runs them, in the site's default language, until the returned function is called; a run in progress is not interrupted. */
export function startJobs(tools: Tools, jobs: Jobs, ended: RunEnded = () => {}): () => void {
  const stops = Object.entries(jobs).map(([name, job]) => startJob(tools, name, job, ended))
  return () => {
    for (const stop of stops) stop()
  }
}

function startJob(
  tools: Tools,
  name: string,
  { period, complaint, prepare, atStart }: Job,
  ended: RunEnded,
): () => void {
  const prepared = prepare(tools)
  if (!prepared) return () => {}
  const always = { isSetUp: () => true, close: undefined }
  const { run, isSetUp, close } = typeof prepared === 'function' ? { run: prepared, ...always } : prepared
  const whole = notingRuns(tools, name, () =>
    timed(
      () => inLanguageOf(tools.environment, null, run),
      (isWell, ms) => ended(name, isWell, ms),
    ),
  )
  const turn = async () => (isSetUp() ? whole() : undefined)
  if (atStart) void turn().catch((fault: unknown) => tools.log.warn({ err: fault }, complaint))
  const length = typeof period === 'function' ? period(tools.environment) : period
  const stop = every(length, turn, tools.log, complaint)
  return () => {
    stop()
    close?.()
  }
}

async function timed(run: Run, ended: (isWell: boolean, ms: number) => void): Promise<void> {
  const began = performance.now()
  let isWell = false
  try {
    await run()
    isWell = true
  } finally {
    ended(isWell, performance.now() - began)
  }
}
