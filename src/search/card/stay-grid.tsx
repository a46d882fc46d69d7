// Cards of homes as a list: results, wider searches, favourites, similar homes.

import { StayCard, type StayCardProps } from './stay-card.tsx'
import type { StayCardView } from './stay-card-view.ts'

/** Of a card's picture in the usual grid. */
export const gridSizes = '(min-width: 75rem) 23rem, (min-width: 48rem) 45vw, calc(100vw - 2rem)'

type StayGridProps = Pick<StayCardProps, 'sizes' | 'heading'> & {
  readonly cards: readonly StayCardView[]
  /** How many cards are visible at first: their pictures load eagerly. */
  readonly inSight?: number
}

export function StayGrid({ cards, inSight = 0, ...shown }: StayGridProps) {
  return (
    <ul className="stay-grid">
      {cards.map((card, position) => (
        <li key={card.id}>
          <StayCard card={card} first={position < inSight} {...shown} />
        </li>
      ))}
    </ul>
  )
}
