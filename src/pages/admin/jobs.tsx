// The recurring jobs: when each last ran, and which ones fail; and the backups that the site makes.

import { BackupList } from '#admin/backups/backup-list.tsx'
import { describeBackups } from '#admin/backups/describe-backups.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { jobs } from '#jobs.server.ts'
import { type JobRuns, readJobRuns } from '#platform/jobs/job-runs.server.ts'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { dateFormat } from '#values/formats.ts'
import type { Route } from './+types/jobs'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools } = onAdminPage({ context, url })
  const [runs, backups] = await Promise.all([readJobRuns(tools.database, jobs), describeBackups(tools)])
  return { head: { title: sentence('adminPages.jobs') }, runs: runs.map(described), backups }
}

export const shouldRevalidate = () => true

const written = (at: Date) =>
  dateFormat(currentLanguage().locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(at)

const momentOf = ({ at, ms }: { readonly at: Date; readonly ms: number }) => ({
  at: at.toISOString(),
  said: sentence('adminPages.inUtc', { moment: written(at) }),
  took:
    ms < 1000
      ? sentence('adminPages.milliseconds', { ms })
      : sentence('adminPages.seconds', { seconds: (ms / 1000).toFixed(1) }),
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

export default function RecurringJobs({ loaderData: { runs, backups } }: Route.ComponentProps) {
  const failing = runs.filter(({ fails }) => fails)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('adminPages.jobs')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('adminPages.jobsIntro')}</p>
      {runs.every(({ well, fault }) => !well && !fault) && <p>{sentence('adminPages.noJobYet')}</p>}
      {failing.length > 0 && (
        <Notice tone="wrong">{sentence('adminPages.failingJobs', { jobs: failing.length })}</Notice>
      )}
      <BackupList {...backups} />
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
          <RichSentence
            text={
              fails
                ? sentence('adminPages.jobFails', { ...fault, complaint })
                : sentence('adminPages.jobFailedEarlier', { ...fault, complaint })
            }
            parts={{ time: said => <time dateTime={fault.at}>{said}</time> }}
          />
        </p>
      )}
      {well && (
        <p className="text-ink-soft text-sm">
          <RichSentence
            text={sentence('adminPages.jobWentWell', well)}
            parts={{ time: said => <time dateTime={well.at}>{said}</time> }}
          />
        </p>
      )}
      {!well && !fault && <p className="text-ink-soft text-sm">{sentence('adminPages.jobNotRun')}</p>}
    </>
  )
}
