// The recurring jobs: when each last ran, and which ones fail.

import { jobs } from '#jobs.server.ts'
import { type JobRuns, readJobRuns } from '#platform/jobs/job-runs.server.ts'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/jobs'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools } = onAdminPage({ context, url })
  const runs = await readJobRuns(tools.database, jobs)
  return { head: { title: 'Recurring jobs' }, runs: runs.map(described) }
}

export const shouldRevalidate = () => true

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })

const momentOf = ({ at, ms }: { readonly at: Date; readonly ms: number }) => ({
  at: at.toISOString(),
  said: `${written.format(at)} UTC`,
  took: ms < 1000 ? `${ms} milliseconds` : `${(ms / 1000).toFixed(1)} seconds`,
})

function described({ name, complaint, fails, well, fault }: JobRuns) {
  return {
    name,
    complaint,
    fails,
    well: well && momentOf(well),
    fault: fault && { ...momentOf(fault), kind: fault.kind },
  }
}

export default function RecurringJobs({ loaderData: { runs } }: Route.ComponentProps) {
  const failing = runs.filter(({ fails }) => fails)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <h1 className="font-display text-4xl">Recurring jobs</h1>
      <p className="max-w-prose text-ink-soft">
        What the site does again and again by itself. A run that goes well is noted once a minute, a failure at once;
        the log has the whole of it.
      </p>
      {runs.every(({ well, fault }) => !well && !fault) && <p>No job has run yet.</p>}
      {failing.length > 0 && (
        <Notice tone="wrong">{failing.length === 1 ? 'A job fails.' : `${failing.length} jobs fail.`}</Notice>
      )}
      <ul className="flex flex-col gap-4">
        {runs.map(run => (
          <li key={run.name} className="card p-5">
            <JobCard {...run} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function JobCard({ name, complaint, fails, well, fault }: ReturnType<typeof described>) {
  return (
    <>
      <h2 className="font-semibold text-lg">{name}</h2>
      {fault && (
        <p className={fails ? 'text-alarm' : 'text-ink-soft text-sm'}>
          {fails ? 'Fails: ' : 'Failed earlier: '}
          {complaint} ({fault.kind}), <time dateTime={fault.at}>{fault.said}</time>, after {fault.took}.
        </p>
      )}
      {well && (
        <p className="text-ink-soft text-sm">
          Last went well <time dateTime={well.at}>{well.said}</time>, in {well.took}.
        </p>
      )}
      {!well && !fault && <p className="text-ink-soft text-sm">Has not run yet, or is not set up on this site.</p>}
    </>
  )
}
