// Today: what waits for its reader, who comes and goes, and what is in trouble.

import { ChangeCard } from '#admin/bookings/change-card.tsx'
import { EnquiryCard } from '#admin/bookings/enquiry-card.tsx'
import { RequestCard, VisitRow } from '#admin/bookings/request-list.tsx'
import { CancelBookings } from '#admin/channels/cancel-bookings.tsx'
import { ConflictList } from '#admin/channels/conflict-list.tsx'
import { SetAside } from '#admin/channels/set-aside.tsx'
import { FirstSteps } from '#admin/start/first-steps.tsx'
import { TroubleList } from '#admin/troubles/trouble-list.tsx'
import type { DisputeTyped } from '#booking-payments/disputes/admin-dispute.ts'
import { DisputeCard } from '#booking-payments/disputes/dispute-card.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink, TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { DayColumns } from './day-columns.tsx'
import type { TodayView } from './today-lists.ts'
import { ShowAll, WaitingList } from './waiting-list.tsx'

/** `typed`: about a dispute, when that was refused. */
type TodayProps = TodayView & {
  readonly typed: DisputeTyped | undefined
}

export function Today({ typed, ...view }: TodayProps) {
  const { only, steps, imprint, lists, troubles, seesDay, conflicts, conflictsInAll } = view
  const comesOrGoes = lists.arrivals.total + lists.departures.total + lists.inHouse.total > 0
  const isMovement = only === 'arrivals' || only === 'departures' || only === 'inHouse'
  return (
    <>
      {steps && <FirstSteps steps={steps} />}
      {imprint && (
        <Notice tone="plain">
          <p>{imprint}</p>
          <TextLink to="/admin/organisation#imprint">{sentence('site.enterImprint')}</TextLink>
        </Notice>
      )}
      <TroubleList troubles={troubles} />
      {!only && <WhatWaits {...view} />}
      {seesDay && (only ? isMovement : comesOrGoes || !steps) && <DayColumns lists={lists} only={only} />}
      {(!only || !isMovement) && <Waiting lists={lists} only={only} typed={typed} />}
      <ConflictList
        conflicts={conflicts}
        wayOn={conflict => (
          <>
            <CancelBookings conflict={conflict} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              {conflict.mayChange && <SetAside conflict={conflict} />}
              <TextLink to={`/admin/homes/${conflict.slug}/channels`}>
                <RichSentence
                  text={sentence('adminPages.goToCalendars', { home: conflict.home })}
                  parts={{ unseen: words => <span className="sr-only">{words}</span> }}
                />
              </TextLink>
            </div>
          </>
        )}
      />
      {conflictsInAll > conflicts.length && (
        <ShowAll to="/admin/channels" total={conflictsInAll} of={sentence('channels.takenTwice')} />
      )}
    </>
  )
}

type WaitingProps = Pick<TodayProps, 'lists' | 'only' | 'typed'>

function Waiting({ lists, only, typed }: WaitingProps) {
  const isShown = (list: string) => !only || only === list
  return (
    <>
      {isShown('requests') && (
        <WaitingList id="requests" title={sentence('adminPages.requests')} list={lists.requests} isAlone={!!only}>
          {entry => <RequestCard key={entry.id} entry={entry} />}
        </WaitingList>
      )}
      {isShown('enquiries') && (
        <WaitingList id="enquiries" title={sentence('adminPages.enquiries')} list={lists.enquiries} isAlone={!!only}>
          {enquiry => <EnquiryCard key={enquiry.id} enquiry={enquiry} />}
        </WaitingList>
      )}
      {isShown('changes') && (
        <WaitingList id="changes" title={sentence('adminPages.changes')} list={lists.changes} isAlone={!!only}>
          {change => <ChangeCard key={change.id} change={change} />}
        </WaitingList>
      )}
      {isShown('disputes') && (
        <WaitingList id="disputes" title={sentence('adminPages.disputes')} list={lists.disputes} isAlone={!!only}>
          {each => <DisputeCard key={each.id} dispute={each} typed={typed?.dispute === each.id ? typed : undefined} />}
        </WaitingList>
      )}
      {isShown('money') && (
        <WaitingList
          id="money"
          title={sentence('today.moneyTitle')}
          hint={sentence('today.moneyHint')}
          list={lists.money}
          isAlone={!!only}
        >
          {entry => <VisitRow key={entry.id} entry={entry} />}
        </WaitingList>
      )}
      {isShown('unpaid') && (
        <WaitingList id="unpaid" title={sentence('today.unpaidTitle')} list={lists.unpaid} isAlone={!!only}>
          {entry => <VisitRow key={entry.id} entry={entry} />}
        </WaitingList>
      )}
    </>
  )
}

/** How much waits, each with the way there; a quiet sentence when nothing does. */
function WhatWaits({ lists, conflictsInAll, messages, steps }: TodayView) {
  const disputes = lists.disputes.entries.filter(({ answerable }) => answerable !== undefined).length
  const waiting = [
    { to: '#requests', count: lists.requests.total, say: sentence('today.requests', { count: lists.requests.total }) },
    {
      to: '#enquiries',
      count: lists.enquiries.total,
      say: sentence('today.enquiries', { count: lists.enquiries.total }),
    },
    { to: '#changes', count: lists.changes.total, say: sentence('today.changes', { count: lists.changes.total }) },
    { to: '#conflicts', count: conflictsInAll, say: sentence('today.conflicts', { count: conflictsInAll }) },
    { to: '#disputes', count: disputes, say: sentence('today.disputes', { count: disputes }) },
    { to: '#money', count: lists.money.total, say: sentence('today.money', { count: lists.money.total }) },
    { to: '/admin/inbox', count: messages, say: sentence('today.messages', { count: messages }) },
  ].filter(({ count }) => count > 0)
  if (waiting.length === 0) {
    if (steps) return null
    return (
      <div className="rounded-card bg-moss-soft p-6">
        <p className="font-display text-2xl text-moss">{sentence('today.nothingWaits')}</p>
        <p className="mt-1">{sentence('today.allIsWell')}</p>
      </div>
    )
  }
  return (
    <nav aria-label={sentence('today.waiting')}>
      <ul className="flex flex-wrap gap-2">
        {waiting.map(({ to, say }) => (
          <li key={to}>
            <ButtonLink to={to} quiet>
              {say}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
