// The head of a booking's page: where the guest goes, beside a picture of it, and how soon.

import type { BookingDetails as Booking } from '#bookings/record/booking-view.ts'
import { StateBadge } from '#bookings/words/booking-card.tsx'
import { VisitFacts } from '#bookings/words/visit-summary.tsx'
import type { VisitView } from '#bookings/words/visit-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'

type TripHeadProps = Pick<Booking, 'reference' | 'state'> & { readonly visit: VisitView }

export function TripHead({ state, reference, visit }: TripHeadProps) {
  return (
    <header className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col items-start gap-3">
        <StateBadge state={state} />
        <h1 className="font-display text-4xl">{visit.stayName}</h1>
        <p className="text-ink-soft">{visit.place}</p>
        <p className="text-ink-soft">
          <RichSentence
            text={sentence('trips.reference')}
            parts={{ reference: () => <strong className="text-ink tracking-wide">{reference}</strong> }}
          />
        </p>
      </div>
      {visit.photo && (
        <div className="order-first aspect-[2/1] overflow-hidden rounded-card sm:order-none sm:aspect-[16/9] print:hidden">
          <StayPicture photo={visit.photo} sizes="(min-width: 75rem) 36rem, (min-width: 40rem) 50vw, 100vw" first />
        </div>
      )}
    </header>
  )
}

const soon =
  'grid items-center gap-x-12 gap-y-5 rounded-card bg-dawn p-5 sm:p-7 lg:grid-cols-[fit-content(26rem)_minmax(0,1fr)] forced-colors:border'

type TripDaysProps = {
  readonly visit: VisitView
  /** "In 12 days"; undefined where nothing is looked forward to. */
  readonly countdown: string | undefined
}

/** How soon it is, said as large as the name of the home, and the days and people beside it. */
export function TripDays({ visit, countdown }: TripDaysProps) {
  return (
    <div className={countdown ? soon : 'card p-5'}>
      {countdown && <p className="text-balance font-display text-4xl">{countdown}</p>}
      <VisitFacts visit={visit} inRow />
    </div>
  )
}
