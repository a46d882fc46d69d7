// One booking in a list: the home, when, who, and how it stands.

import { Link } from 'react-router'
import type { BookingState } from '#bookings/record/booking.ts'
import { sayState } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import type { VisitView } from './visit-view.ts'

const tones: Readonly<Record<BookingState, string>> = {
  hold: 'bg-dawn',
  pending_payment: 'bg-dawn',
  pending_approval: 'bg-dawn',
  confirmed: 'bg-moss-soft text-moss',
  in_stay: 'bg-moss-soft text-moss',
  completed: 'bg-sand',
  expired: 'bg-sand',
  declined: 'bg-sand',
  cancelled: 'bg-sand',
  no_show: 'bg-sand',
}

type StateBadgeProps = {
  readonly state: BookingState
  /** Read by the people of the homes, not by the guest. */
  readonly forAdmin?: boolean
}

export function StateBadge({ state, forAdmin = false }: StateBadgeProps) {
  return (
    <span className={`inline-block rounded-full px-3 py-0.5 font-semibold text-sm ${tones[state]}`}>
      {sayState(state, forAdmin)}
    </span>
  )
}

export type BookingCardView = {
  readonly id: string
  readonly reference: string
  readonly state: BookingState
  readonly visit: VisitView
  readonly total: string
  /** What is still to be paid. */
  readonly open: string | undefined
  /** Messages that its guest has not read. */
  readonly unread: number
}

export function BookingCard({
  booking: { id, reference, state, visit, total, open, unread },
}: {
  readonly booking: BookingCardView
}) {
  return (
    <article className="card relative flex flex-col overflow-hidden sm:flex-row">
      {visit.photo && (
        <div className="aspect-[2/1] shrink-0 sm:aspect-[3/2] sm:w-56">
          <StayPicture photo={visit.photo} sizes="(min-width: 40rem) 14rem, 100vw" />
        </div>
      )}
      <div className="flex min-w-0 grow flex-col gap-1 p-5">
        <p className="flex flex-wrap gap-2">
          <StateBadge state={state} />
          {unread > 0 && (
            <span className="rounded-full bg-moss-soft px-3 py-0.5 font-semibold text-moss text-sm">
              {sentence('bookings.newMessages', { unread })}
            </span>
          )}
        </p>
        <h3 className="font-display text-2xl">
          <Link to={`/user/bookings/${id}`} className="after:absolute after:inset-0 hover:underline">
            {visit.stayName}
          </Link>
        </h3>
        <p className="text-ink-soft">{visit.place}</p>
        <p>
          {visit.days} · {visit.nights} · {visit.party}
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
          <span>{sentence('bookings.reference', { reference })}</span>
          <span className="tabular-nums">
            {open && <strong className="text-ink">{open} · </strong>}
            {total}
          </span>
        </p>
      </div>
    </article>
  )
}
