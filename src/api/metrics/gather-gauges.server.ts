// What is read at each scrape: queues, the last runs of jobs, the pool, the search index and the backups.

import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { readBackups } from '#backup/read-backups.server.ts'
import { jobRunTable } from '#platform/jobs/job-tables.server.ts'
import { outboxTable } from '#platform/outbox/outbox-tables.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { searchIndexState } from '#search/index/search-index.server.ts'

type Labels = Readonly<Record<string, string>>
type Sample = readonly [value: number, labels?: Labels]
type Setting = (samples: readonly Sample[]) => void

/** Makes the gauges once; the function that comes back reads them anew. It never throws: what cannot be read is left out. */
export function gaugesOf(registry: Registry, tools: Tools): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]): Setting => {
    const made = new Gauge({ name: `casita_${name}`, help, labelNames, registers: [registry] })
    return samples => {
      // Without labels a reset is a zero, which would be a sample.
      if (labelNames.length === 0) made.remove()
      else made.reset()
      for (const [value, labels = {}] of samples) made.set(labels, value)
    }
  }
  const isUp = gauge('database_up', 'Whether the database answered this scrape.')
  const ofDatabase = [readsOutbox(tools, gauge), readsJobs(tools, gauge), readsBackups(tools, gauge)] as const
  const ofProcess = [readsPool(tools, gauge), readsIndex(tools, gauge)]
  return async () => {
    for (const read of ofProcess) read()
    const results = await Promise.allSettled(ofDatabase.map(read => read()))
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') tools.log.warn({ err: failed.reason }, 'not all metrics could be read')
    isUp([[failed ? 0 : 1]])
  }
}

type MakeGauge = (name: string, help: string, ...labelNames: string[]) => Setting

function readsPool({ database }: Tools, gauge: MakeGauge): () => void {
  const pool = database.$client
  const connections = gauge('database_connections', 'Connections of this process to the database.', 'state')
  const most = gauge('database_connections_max', 'The most connections that this process opens.')
  const waiting = gauge('database_pool_waiting', 'Work that waits for a free connection.')
  return () => {
    connections([
      [pool.idleCount, { state: 'idle' }],
      [pool.totalCount - pool.idleCount, { state: 'busy' }],
    ])
    most([[pool.options.max]])
    waiting([[pool.waitingCount]])
  }
}

function readsIndex(tools: Tools, gauge: MakeGauge): () => void {
  const age = gauge('search_index_age_seconds', 'Seconds since the search index was last found current.')
  const homes = gauge('search_index_homes', 'Homes in the search index.')
  return () => {
    const state = searchIndexState(tools)
    age(state ? [[state.ageMs / 1000]] : [])
    homes(state ? [[state.homes]] : [])
  }
}

function readsOutbox({ database, clock }: Tools, gauge: MakeGauge): () => Promise<void> {
  const messages = gauge('outbox_messages', 'Messages that wait, or were given up.', 'kind', 'state')
  const oldest = gauge('outbox_oldest_waiting_seconds', 'The age of the message that has waited longest.', 'kind')
  return async () => {
    const { rows } = await database.execute<{ kind: string; state: string; count: number; since: number | null }>(sql`
      select kind, state, count(*)::integer as count,
        extract(epoch from ${clock.now()}::timestamptz - min(created_at))::float as since
      from ${outboxTable} where state <> 'sent' group by kind, state`)
    const countOf = (kind: string, state: string) => rows.find(row => row.kind === kind && row.state === state)
    const kinds = ['mail', 'sms', 'webhook']
    messages(
      kinds.flatMap(kind =>
        ['waiting', 'failed'].map((state): Sample => [countOf(kind, state)?.count ?? 0, { kind, state }]),
      ),
    )
    oldest(kinds.map(kind => [Math.max(0, countOf(kind, 'waiting')?.since ?? 0), { kind }]))
  }
}

/** Of whichever process ran them last. */
function readsJobs({ database }: Tools, gauge: MakeGauge): () => Promise<void> {
  const well = gauge('job_last_success_timestamp_seconds', 'When a job last went well, in any process.', 'job')
  const fault = gauge('job_last_failure_timestamp_seconds', 'When a job last failed, in any process.', 'job')
  const fails = gauge('job_failing', 'Whether the latest run of a job failed.', 'job')
  return async () => {
    const rows = await database.select().from(jobRunTable)
    const instants = (of: 'wellAt' | 'faultAt') =>
      rows.flatMap(({ name: job, [of]: at }): Sample[] => (at ? [[at.getTime() / 1000, { job }]] : []))
    well(instants('wellAt'))
    fault(instants('faultAt'))
    fails(rows.map(({ name: job, wellAt, faultAt }) => [faultAt && (!wellAt || wellAt <= faultAt) ? 1 : 0, { job }]))
  }
}

function readsBackups(tools: Tools, gauge: MakeGauge): () => Promise<void> {
  const last = gauge('backup_last_success_timestamp_seconds', 'The moment of the newest whole backup of the schedule.')
  const size = gauge('backup_last_size_bytes', 'The size of the newest whole backup of the schedule.')
  const fails = gauge('backup_failing', 'Whether the last backup failed, or two were missed.')
  return async () => {
    const { place, runs, wrong } = await readBackups(tools)
    const newest = runs.find(({ isKept, bytes }) => isKept && bytes !== undefined)
    last(newest ? [[newest.begunAt.getTime() / 1000]] : [])
    size(newest?.bytes ? [[newest.bytes]] : [])
    fails(place === undefined ? [] : [[wrong ? 1 : 0]])
  }
}
