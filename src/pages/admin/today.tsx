// The start page of the admin area: who comes and goes today, and what waits for an answer, each answered here.

import { data } from 'react-router'
import { ConfirmCard } from '#admin/bookings/confirm/confirm-card.tsx'
import { pressOnToday } from '#admin/today/press-on-today.server.ts'
import { Today } from '#admin/today/today-page.tsx'
import { describeToday } from '#admin/today/today-view.server.ts'
import { parseToday, todayAddress } from '#bookings/words/admin-pages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { jobs } from '#jobs.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { readJobRuns } from '#platform/jobs/job-runs.server.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/today'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const part = parseToday(url.searchParams)
  const runs = !part.only && may(operator, 'jobs') ? await readJobRuns(tools.database, jobs) : []
  const failing = runs.filter(({ fails }) => fails).map(({ name }) => name)
  return { head: { title: sentence('adminPages.today') }, ...(await describeToday(tools, operator, part, failing)) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const pressed = await pressOnToday(tools, operator, await request.formData(), url.origin)
  const { only, skip } = parseToday(url.searchParams)
  if (pressed.isDone) throw redirectSaved(only ? todayAddress(only, skip) : '/admin')
  return data(pressed.shown, { status: pressed.status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { day, only } = loaderData
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col items-start">
        <h1 className="font-display text-4xl">{sentence('adminPages.today')}</h1>
        <p className="text-ink-soft">{day}</p>
        {only && <TextLink to="/admin">{sentence('adminPages.allLists')}</TextLink>}
      </div>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {actionData?.confirmation && (
        <ConfirmCard confirmation={actionData.confirmation} back={only ? todayAddress(only, 0) : '/admin'} />
      )}
      <Today {...loaderData} typed={actionData?.dispute} />
    </div>
  )
}
