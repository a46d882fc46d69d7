// Which home, when and with whom: the head of a checkout and of a booking.

import { sentence } from '#catalogue/sentence.ts'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import type { VisitView } from './visit-view.ts'

type VisitProps = { readonly visit: VisitView }

type VisitSummaryProps = VisitProps & {
  /** The picture stands beside the facts also in a large window. */
  readonly wide?: boolean
}

export function VisitSummary({ visit, wide = false }: VisitSummaryProps) {
  return (
    <div className={`grid gap-5 sm:grid-cols-2 ${wide ? '' : 'lg:grid-cols-1'}`}>
      {visit.photo && (
        <div className="aspect-[5/2] overflow-hidden rounded-field sm:aspect-[3/2]">
          <StayPicture photo={visit.photo} sizes="(min-width: 64rem) 24rem, 100vw" first />
        </div>
      )}
      <div className="flex flex-col gap-4">
        <div>
          <p className="font-display text-2xl">{visit.stayName}</p>
          <p className="text-ink-soft">{visit.place}</p>
        </div>
        <VisitFacts visit={visit} />
      </div>
    </div>
  )
}

/** When, for how long and for whom. */
export function VisitFacts({ visit, inRow = false }: VisitProps & { readonly inRow?: boolean }) {
  return (
    <dl className={`grid grid-cols-2 gap-4 ${inRow ? 'text-lg leading-snug sm:grid-cols-[1.6fr_1.6fr_1fr_1fr]' : ''}`}>
      <Fact
        name={sentence('bookings.checkIn')}
        value={visit.checkIn}
        more={sentence('bookings.checkInFrom', { time: visit.checkInFrom })}
      />
      <Fact
        name={sentence('bookings.checkOut')}
        value={visit.checkOut}
        more={sentence('bookings.checkOutUntil', { time: visit.checkOutUntil })}
      />
      <Fact name={sentence('bookings.length')} value={visit.nights} />
      <Fact name={sentence('bookings.guests')} value={visit.party} />
    </dl>
  )
}

type FactProps = { readonly name: string; readonly value: string; readonly more?: string }

function Fact({ name, value, more }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold">{value}</dd>
      {more && <dd className="text-sm">{more}</dd>}
    </div>
  )
}
