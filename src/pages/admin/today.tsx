// The start page of the admin area: what needs attention today.

import { countChannels } from '#admin/channels/count-channels.server.ts'
import { firstSteps } from '#admin/stays/first-steps.server.ts'
import { TodayView } from '#admin/today/today-view.tsx'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { jobs } from '#jobs.server.ts'
import { countConversations } from '#messages/count-unread.server.ts'
import { readJobRuns } from '#platform/jobs/job-runs.server.ts'
import { countOutbox } from '#platform/outbox/outbox.server.ts'
import { may } from '#users/permissions/permissions.ts'
import { dateFormat } from '#values/formats.ts'
import type { Route } from './+types/today'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const [steps, counts, conversations, channels, runs] = await Promise.all([
    firstSteps(tools, operator),
    may(operator, 'outbox') ? countOutbox(tools.database) : null,
    may(operator, 'conversations') ? countConversations(tools, operator) : null,
    may(operator, 'channels') ? countChannels(tools, operator) : null,
    may(operator, 'jobs') ? readJobRuns(tools.database, jobs) : [],
  ])
  const day = dateFormat(currentLanguage().locale, { dateStyle: 'full' }).format(tools.clock.now())
  const failing = runs.filter(({ fails }) => fails).map(({ name }) => name)
  return { head: { title: sentence('adminPages.today') }, day, steps, counts, conversations, channels, failing }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayView {...loaderData} />
}
