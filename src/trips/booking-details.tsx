// One booking in full: visit, price, cancellation promise, history, and how to change or cancel it.

import { type ReactNode, useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { ProposalBox } from '#amendments/proposals/proposal-box.tsx'
import type { ProposalView } from '#amendments/proposals/proposal-view.ts'
import { MoneySection } from '#booking-payments/money-section.tsx'
import type { MoneyView } from '#booking-payments/money-view.ts'
import { activeStates } from '#bookings/record/booking.ts'
import type { BookingDetails as Booking } from '#bookings/record/booking-view.ts'
import { noticeId } from '#bookings/words/booking-home.ts'
import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import type { PriceView } from '#bookings/words/price-view.ts'
import type { VisitView } from '#bookings/words/visit-view.ts'
import { CancelBox, type CancelBoxProps } from '#cancellations/cancel-box.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { DepositSection } from '#deposits/deposit-section.tsx'
import type { DepositView } from '#deposits/deposit-view.ts'
import { Thread } from '#messages/threads/thread.tsx'
import { messagesId } from '#messages/threads/thread-address.ts'
import type { MessageTyped, ThreadView } from '#messages/threads/thread-view.ts'
import { PapersSection } from '#papers/papers-section.tsx'
import type { PapersView } from '#papers/papers-view.ts'
import { TypedLanguage } from '#stays/languages/typed-language.tsx'
import { ButtonLink } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { sayList } from '#values/say-list.ts'
import type { CompanionsTyped } from './companions/companions-view.ts'
import { KeepTrip, type KeptView } from './kept/keep-trip.tsx'
import type { LatestNews } from './latest-news.ts'
import { TripDays, TripHead } from './trip-head.tsx'
import { AlongSection, ArrivingSections, ManualSection, NearbySection } from './trip-sections.tsx'
import type { TripView } from './trip-view.ts'

type BookingDetailsProps = Pick<Booking, 'reference' | 'state' | 'contact' | 'staying' | 'notes'> & {
  /** What has just happened. */
  readonly news: LatestNews | undefined
  readonly visit: VisitView
  /** Undefined for a booking that does not stand. */
  readonly trip: TripView | undefined
  /** Its page of arrival; undefined for a booking without one. */
  readonly kept: KeptView | undefined
  readonly price: PriceView
  /** The page itself. */
  readonly base: string
  readonly mayChange: boolean
  /** What is said of a change that waits for its answer. */
  readonly waiting: string | undefined
  /** A change that the home proposed, and that waits for the guest. */
  readonly proposal: ProposalView | undefined
  readonly refundSentences: readonly string[]
  /** How it ended, if it was cancelled. */
  readonly ended: string | undefined
  readonly timeline: readonly TimelineStep[]
  readonly mayCancel: boolean
  /** Shown when the guest has asked what cancelling would mean. */
  readonly cancelling: CancelBoxProps | undefined
  readonly refusal?: string | undefined
  /** Why a change that was asked for on a page before cannot be had. */
  readonly told: string | undefined
  readonly money: MoneyView | undefined
  /** Why a try to pay the rest failed. */
  readonly payFault?: string | undefined
  readonly deposit: DepositView | undefined
  /** The same of the damage deposit. */
  readonly depositFault?: string | undefined
  readonly papers: PapersView | undefined
  /** With the home's people; undefined where nothing was and can be written. */
  readonly thread: ThreadView | undefined
  /** Names of who comes along that were not noted. */
  readonly companions?: CompanionsTyped | undefined
  /** A message that was not sent. */
  readonly message?: MessageTyped | undefined
  /** How its guest proves the address that was only typed; it has the button to press. */
  readonly toProve?: ReactNode
}

type TimelineStep = { readonly key: string; readonly what: string; readonly when: string; readonly at: string }

export function BookingDetails(booking: BookingDetailsProps) {
  const { visit, trip, price, cancelling, ended, waiting } = booking
  const refusal = booking.refusal ?? booking.told
  const press = thingToPress(booking)
  const money = <MoneyOfBooking {...booking} press={press} />
  return (
    <TypedLanguage texts={trip?.asTyped}>
      <article className="flex flex-col gap-8">
        <LatestNewsBox {...booking} />
        <TripHead {...booking} />
        {refusal && (
          <div id={noticeId}>
            <Notice tone="wrong">{refusal}</Notice>
          </div>
        )}
        {cancelling && <CancelBox {...cancelling} />}
        {ended && (
          <Notice tone="plain">
            <p>{ended}</p>
            {booking.state === 'cancelled' && (
              <Link to="/stays" className="link inline-flex min-h-11 items-center">
                {sentence('bookingMails.otherHomes')}
              </Link>
            )}
          </Notice>
        )}
        {waiting && <Notice tone="plain">{waiting}</Notice>}
        {booking.proposal && <ProposalBox proposal={booking.proposal} />}
        {booking.toProve}
        <TripDays visit={visit} countdown={trip?.countdown} />
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] print:grid-cols-[minmax(0,1fr)_20rem] print:gap-6">
          <div className="flex min-w-0 flex-col gap-8 [&>section+section]:border-line [&>section+section]:border-t [&>section+section]:pt-8">
            {booking.kept && <KeepTrip {...booking.kept} />}
            {trip && <ArrivingSections trip={trip} stayName={visit.stayName} />}
            {trip && <ManualSection trip={trip} />}
            <MessagesSection {...booking} quiet={press !== 'write'} />
            {trip ? <AlongSection trip={trip} typed={booking.companions} /> : money}
          </div>
          <div className="flex min-w-0 flex-col gap-8 [&_h2]:text-xl">
            <aside aria-labelledby="price-title" className="card flex flex-col gap-4 p-5">
              <h2 id="price-title" className="font-display text-2xl">
                {sentence('trips.price')}
              </h2>
              <PriceBreakdown price={price} />
            </aside>
            {trip && money}
            <PapersSection papers={booking.papers} />
            <TakeAlong {...booking} />
            <WhoBooked {...booking} />
            {visit.home && (
              <Link to={visit.home} className="link inline-flex min-h-11 items-center self-start">
                {sentence('trips.seeHome')}
              </Link>
            )}
          </div>
        </div>
        {trip && <NearbySection trip={trip} />}
      </article>
    </TypedLanguage>
  )
}

/** Before everything else: whoever has just paid looks for it. */
function LatestNewsBox({ news, refusal, told, payFault }: BookingDetailsProps) {
  if (!news || refusal || told || payFault) return null
  return (
    <div
      role="status"
      className="flex flex-col gap-2 rounded-card bg-moss-soft p-5 sm:p-6 print:hidden forced-colors:border"
    >
      <p className="font-display text-2xl">{news.title}</p>
      <Sentences sentences={news.sentences} />
    </div>
  )
}

/** Whose button leads: one on a page. */
function thingToPress({ cancelling, proposal, toProve, money, deposit }: BookingDetailsProps) {
  if (cancelling || proposal) return 'answer'
  if (toProve) return 'prove'
  if (money?.pay) return 'pay'
  return deposit?.place ? 'deposit' : 'write'
}

type MoneyProps = BookingDetailsProps & { readonly press: ReturnType<typeof thingToPress> }

function MoneyOfBooking({ press, ...booking }: MoneyProps) {
  return (
    <>
      <MoneySection money={booking.money} fault={booking.payFault} quiet={press !== 'pay'} />
      <DepositSection deposit={booking.deposit} fault={booking.depositFault} quiet={press !== 'deposit'} />
      <Changing {...booking} />
      <Timeline {...booking} />
    </>
  )
}

type MessagesProps = Pick<BookingDetailsProps, 'thread' | 'message'> & { readonly quiet: boolean }

function MessagesSection({ thread, message, quiet }: MessagesProps) {
  if (!thread) return null
  return (
    <TitledSection id={messagesId} title={sentence('messages.title')} className="flex flex-col gap-4 print:hidden">
      <Thread thread={thread} typed={message} label={sentence('messages.toUs')} quiet={quiet} />
    </TitledSection>
  )
}

function Changing({ refundSentences, mayCancel, cancelling, mayChange, base }: BookingDetailsProps) {
  if (!mayCancel) return null
  return (
    <TitledSection id="cancelling-title" title={sentence('trips.changing')} className="flex flex-col items-start gap-3">
      <Sentences sentences={refundSentences} />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        {mayChange && (
          <ButtonLink quiet to={`${base}/change`}>
            {sentence('trips.change')}
          </ButtonLink>
        )}
        {!cancelling && (
          <Form method="get" action="#cancel">
            <button type="submit" name="cancel" value="ask" className="button button-quiet">
              {sentence('trips.cancel')}
            </button>
          </Form>
        )}
      </div>
    </TitledSection>
  )
}

/** Nothing for a booking that keeps no nights. */
function TakeAlong({ state, base }: BookingDetailsProps) {
  if (!activeStates.includes(state)) return null
  return (
    <TitledSection
      id="along-title"
      title={sentence('trips.takeAlong')}
      className="flex flex-col items-start gap-3 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Link reloadDocument to={`${base}/calendar.ics`} className="button button-quiet" download>
          {sentence('trips.calendar')}
        </Link>
        <PrintButton />
      </div>
    </TitledSection>
  )
}

function WhoBooked({ contact, staying, notes }: BookingDetailsProps) {
  if (!contact) return null
  const lines = [contact.name, contact.email, contact.phone].filter(line => line !== null)
  return (
    <TitledSection id="contact-title" title={sentence('trips.whoBooked')} className="flex flex-col gap-3">
      <ul className="break-words">
        {lines.map(line => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      {staying && (
        <p>
          <RichSentence
            text={sentence('trips.bookedFor')}
            parts={{ guest: () => <strong>{sayList([staying.name, staying.email])}</strong> }}
          />
        </p>
      )}
      {notes && <EnteredText text={notes} quoted />}
    </TitledSection>
  )
}

function Timeline({ timeline }: BookingDetailsProps) {
  return (
    <TitledSection id="timeline-title" title={sentence('trips.timeline')} className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3 border-line border-s-2 ps-4">
        {timeline.map(({ key, what, when, at }) => (
          <li key={key}>
            <p>{what}</p>
            <p className="text-ink-soft text-sm">
              <time dateTime={at}>{when}</time>
            </p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

function PrintButton() {
  const [isUseful, setUseful] = useState(false)
  useEffect(() => setUseful(true), [])
  if (!isUseful) return null
  return (
    <button type="button" className="button button-quiet" onClick={() => window.print()}>
      {sentence('trips.print')}
    </button>
  )
}
