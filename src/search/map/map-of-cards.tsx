// The map of the listed homes: a pin each with its price, and as much of its card as fits at the foot once it is chosen.

import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { TypedLanguage, TypedText } from '#stays/languages/typed-language.tsx'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import { RatingMark } from '#stays/rating-mark.tsx'
import { MapView } from '#ui/map/map-view.tsx'

type MapOfCardsProps = Pick<ComponentProps<typeof MapView>, 'active' | 'box' | 'styleUrl' | 'onLook' | 'onPoint'> & {
  readonly cards: readonly StayCardView[]
}

export function MapOfCards({ cards, ...map }: MapOfCardsProps) {
  const pins = cards.map(({ id, point, pin, name, href }) => ({ id, ...point, label: pin, name, href }))
  return (
    <MapView
      {...map}
      pins={pins}
      label={sentence('search.onMap')}
      otherwise={sentence('search.withoutMap')}
      card={home => <MapCard card={cards.find(({ id }) => id === home)!} />}
    />
  )
}

function MapCard({ card }: { readonly card: StayCardView }) {
  return (
    <TypedLanguage texts={card.asTyped}>
      <article className="results-map-card">
        {card.photo && (
          <div className="results-map-picture">
            <StayPicture photo={card.photo} sizes="8rem" />
          </div>
        )}
        <div className="min-w-0">
          <h3 className="font-display text-lg leading-snug">
            <Link to={card.href} prefetch="intent" className="stay-card-link">
              <TypedText>{card.name}</TypedText>
            </Link>
          </h3>
          <p className="text-ink-soft text-sm">{card.place}</p>
          {card.rating && (
            <p className="text-sm">
              <RatingMark rating={card.rating} />
            </p>
          )}
          {card.total && (
            <p className="text-sm">
              <strong className="text-base">{card.total}</strong> <span className="text-ink-soft">{card.totalFor}</span>
            </p>
          )}
        </div>
      </article>
    </TypedLanguage>
  )
}
