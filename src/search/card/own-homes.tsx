// Homes that a search leaves out because the visitor holds or has booked them: card and next step, above the results.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { StayCard } from './stay-card.tsx'
import type { StayCardView } from './stay-card-view.ts'

export type OwnHomeView = {
  /** Of the hold or the booking. */
  readonly id: string
  readonly card: StayCardView
  /** An unpaid booking instead of a hold. */
  readonly isUnpaid: boolean
  /** Where it is booked, or paid. */
  readonly checkout: string
  readonly until: string
}

type OwnHomesProps = { readonly homes: readonly OwnHomeView[]; readonly sizes: string }

export function OwnHomes({ homes, sizes }: OwnHomesProps) {
  if (homes.length === 0) return null
  return (
    <section aria-labelledby="own-homes" className="pb-8">
      <h2 id="own-homes" className="pb-4 font-display text-2xl">
        {sentence('search.keptForYou')}
      </h2>
      <ul className="stay-grid">
        {homes.map(({ id, card, isUnpaid, checkout, until }) => (
          <li key={id}>
            <p className="pb-2 font-semibold">
              {isUnpaid ? sentence('search.waitsForPayment', { until }) : sentence('search.held', { until })}
            </p>
            <StayCard card={card} sizes={sizes} heading="h3" />
            <Link to={checkout} className="button mt-3">
              {isUnpaid ? sentence('search.goOnToPayment') : sentence('search.continueToCheckout')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
