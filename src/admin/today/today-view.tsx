// What needs attention today, and the way to everything else.

import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { ChannelsToday } from '#admin/channels/channels-today.tsx'
import { FirstSteps } from '#admin/stays/first-steps.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { sayList } from '#values/say-list.ts'

/** What is null, or left out, is not for this reader. */
type TodayProps = {
  readonly day: string
  readonly steps: ComponentProps<typeof FirstSteps>['steps'] | null | undefined
  readonly channels: ComponentProps<typeof ChannelsToday> | null
  /** The names of jobs that fail. */
  readonly failing: readonly string[]
  /** How many messages wait, and so on. */
  readonly counts: Readonly<Record<'waiting' | 'sent' | 'failed', number>> | null
  readonly conversations: { readonly waiting: number } | null
}

export function TodayView({ day, steps, counts, conversations, channels, failing }: TodayProps) {
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
