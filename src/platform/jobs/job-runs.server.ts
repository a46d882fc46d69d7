// The latest results of recurring jobs, written by the process that ran them and read by operators.

import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { kindOfFault } from '#platform/tools/fault-kind.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { minutes } from '#values/duration.ts'
import { jobRunTable } from './job-tables.server.ts'

/** Write interval while the result is unchanged, to spare thousands of writes. */
const writtenEach = minutes(1)

/** Wraps `run` to record its result: at once when it starts failing or recovers, else every minute. */
export function notingRuns(
  { database, clock, log }: Pick<Tools, 'database' | 'clock' | 'log'>,
  name: string,
  run: () => Promise<unknown>,
): () => Promise<void> {
  let written: { readonly at: number; readonly fault: string | undefined } | undefined
  const note = async (began: number, fault: string | undefined) => {
    const ended = performance.now()
    if (written && written.fault === fault && ended - written.at < writtenEach) return
    const [at, ms] = [clock.now(), Math.round(ended - began)]
    const row = fault === undefined ? { name, wellAt: at, wellMs: ms } : { name, faultAt: at, faultMs: ms, fault }
    await database.insert(jobRunTable).values(row).onConflictDoUpdate({ target: jobRunTable.name, set: row })
    written = { at: ended, fault }
  }
  const noteOrSay = (began: number, fault?: string) =>
    note(began, fault).catch((err: unknown) => log.warn({ err, job: name }, 'the run of a job could not be noted'))
  return async () => {
    const began = performance.now()
    try {
      await run()
    } catch (fault) {
      await noteOrSay(began, kindOfFault(fault))
      throw fault
    }
    await noteOrSay(began)
  }
}

export type JobRuns = {
  /** As operators read it. */
  readonly name: string
  readonly complaint: string
  /** The last successful run. */
  readonly well: { readonly at: Date; readonly ms: number } | undefined
  readonly fault: { readonly at: Date; readonly ms: number; readonly kind: string } | undefined
  /** Whether the latest run ended with that fault. */
  readonly fails: boolean
}

/** The results of those jobs, failing ones first; a job that never ran has neither run nor fault. */
export async function readJobRuns(
  queries: Queries,
  jobs: Readonly<Record<string, { readonly called: SentenceKey; readonly complaint: string }>>,
): Promise<JobRuns[]> {
  const rows = new Map((await queries.select().from(jobRunTable)).map(row => [row.name, row]))
  const runs = Object.entries(jobs).map(([name, { called, complaint }]) => {
    const { wellAt, wellMs, faultAt, faultMs, fault } = rows.get(name) ?? {}
    const well = wellAt ? { at: wellAt, ms: wellMs ?? 0 } : undefined
    const failed = faultAt ? { at: faultAt, ms: faultMs ?? 0, kind: fault ?? '' } : undefined
    return {
      name: sentenceBy(called),
      complaint,
      well,
      fault: failed,
      fails: failed !== undefined && !(well && well.at > failed.at),
    }
  })
  return [...runs.filter(({ fails }) => fails), ...runs.filter(({ fails }) => !fails)]
}
