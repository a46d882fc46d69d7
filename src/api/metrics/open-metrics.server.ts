// What this process counts of itself, in the format of Prometheus: requests, runs of jobs, and the process.

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  /** `route` is a pattern such as /stays/:slug and never an address, of which there are any number. */
  readonly requestEnded: (request: {
    readonly method: string
    readonly route: string
    readonly status: number
    readonly ms: number
  }) => void
  readonly jobEnded: (job: string, isWell: boolean, ms: number) => void
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const secondsOfJobs = [0.01, 0.1, 1, 10, 60, 600]

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'casita_http_requests_total',
    help: 'Requests that were answered, by method, pattern of the route, and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'casita_http_request_duration_seconds',
    help: 'How long it took until the head of the answer was there, by method and pattern of the route.',
    labelNames: ['method', 'route'],
    buckets: secondsOfRequests,
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'casita_job_duration_seconds',
    help: 'Runs of recurring jobs in this process, by job, and by how they ended: well or failed.',
    labelNames: ['job', 'outcome'],
    buckets: secondsOfJobs,
    registers: [registry],
  })
  return {
    registry,
    requestEnded({ method: asked, route, status, ms }) {
      // Anybody may send any method.
      const method = methods.has(asked) ? asked : 'other'
      requests.inc({ method, route, status })
      durations.observe({ method, route }, ms / 1000)
    },
    jobEnded: (job, isWell, ms) => jobs.observe({ job, outcome: isWell ? 'well' : 'failed' }, ms / 1000),
  }
}
