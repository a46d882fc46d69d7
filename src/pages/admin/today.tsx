// The start page of the admin area: what needs attention today.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChannelsToday } from '#admin/channels/channels-today.tsx'
import { countChannels } from '#admin/channels/count-channels.server.ts'
import { firstSteps } from '#admin/stays/first-steps.server.ts'
import { FirstSteps } from '#admin/stays/first-steps.tsx'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { jobs } from '#jobs.server.ts'
import { countConversations } from '#messages/read-inbox.server.ts'
import { readJobRuns } from '#platform/jobs/job-runs.server.ts'
import { countOutbox } from '#platform/outbox/outbox.server.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { type Area, type Level, may } from '#users/permissions/permissions.ts'
import { dateFormat } from '#values/formats.ts'
import { sayList } from '#values/say-list.ts'
import type { Route } from './+types/today'
import { onAdminPage } from './on-admin-page.server.ts'

type Way = { readonly to: string; readonly label: () => string; readonly area: Area; readonly level?: Level }

const ways: readonly Way[] = [
  { to: '/admin/bookings', label: () => sentence('adminPages.requestsAndBookings'), area: 'bookings' },
  { to: '/admin/calendar', label: () => sentence('adminPages.calendar'), area: 'nights' },
  { to: '/admin/homes', label: () => sentence('adminPages.homes'), area: 'homes' },
  { to: '/admin/channels', label: () => sentence('adminPages.otherSites'), area: 'channels' },
  { to: '/admin/reviews', label: () => sentence('adminPages.reviews'), area: 'reviews' },
  { to: '/admin/deposits', label: () => sentence('adminPages.deposits'), area: 'rates' },
  { to: '/admin/organisation', label: () => sentence('organisation.title'), area: 'organisation' },
  { to: '/admin/invoices', label: () => sentence('papers.invoices'), area: 'money' },
  { to: '/admin/statements', label: () => sentence('statements.title'), area: 'money', level: 'change' },
  { to: '/admin/exchange-rates', label: () => sentence('exchange.title'), area: 'rates' },
  { to: '/admin/jobs', label: () => sentence('adminPages.jobs'), area: 'jobs' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const [steps, counts, conversations, channels, runs] = await Promise.all([
    firstSteps(tools, operator),
    may(operator, 'outbox') ? countOutbox(tools.database) : null,
    may(operator, 'conversations') ? countConversations(tools, operator) : null,
    may(operator, 'channels') ? countChannels(tools, operator) : null,
    may(operator, 'jobs') ? readJobRuns(tools.database, jobs) : [],
  ])
  const links = ways.flatMap(({ to, label, area, level }) =>
    may(operator, area, level) ? [{ to, label: label() }] : [],
  )
  const day = dateFormat(currentLanguage().locale, { dateStyle: 'full' }).format(tools.clock.now())
  const failing = runs.filter(({ fails }) => fails).map(({ name }) => name)
  return { head: { title: sentence('adminPages.today') }, day, links, steps, counts, conversations, channels, failing }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { day, links, steps, counts, conversations, channels, failing } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="font-display text-4xl">{sentence('adminPages.today')}</h1>
        <p className="text-ink-soft">{day}</p>
      </div>
      {steps && <FirstSteps steps={steps} />}
      {channels && <ChannelsToday {...channels} />}
      {failing.length > 0 && (
        <Notice tone="wrong" title={sentence('adminPages.jobsFail', { jobs: failing.length })}>
          <p>{sayList(failing)}</p>
          <p>
            <TextLink to="/admin/jobs">{sentence('adminPages.seeWhenAndWhy')}</TextLink>
          </p>
        </Notice>
      )}
      <p className="flex flex-wrap gap-3">
        {links.map(({ to, label }, at) => (
          <Link key={to} to={to} className={at === 0 ? 'button' : 'button button-quiet'}>
            {label}
          </Link>
        ))}
      </p>
      {counts && (
        <Card
          id="messages"
          title={sentence('adminPages.messages')}
          to="/admin/outbox"
          way={sentence('adminPages.openOutbox')}
        >
          {counts.failed > 0
            ? sentence('adminPages.outboxCounts', counts)
            : sentence('adminPages.outboxCountsWell', counts)}
        </Card>
      )}
      {conversations && (
        <Card
          id="conversations"
          title={sentence('adminPages.peopleWhoWrote')}
          to="/admin/inbox"
          way={sentence('adminPages.openInbox')}
        >
          {sentence('adminPages.conversations', { waiting: conversations.waiting })}
        </Card>
      )}
    </div>
  )
}

type CardProps = Readonly<Record<'id' | 'title' | 'to' | 'way', string>> & { readonly children: ReactNode }

function Card({ id, title, to, way, children }: CardProps) {
  return (
    <TitledSection id={id} title={title} className="card max-w-md p-6">
      <p className="mt-2">{children}</p>
      <Link to={to} className="button button-quiet mt-4">
        {way}
      </Link>
    </TitledSection>
  )
}
