// The card of a home: picture, name, place, total price.

import { useState } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { HeartButton } from '#favourites/heart-button.tsx'
import { TypedLanguage, TypedText } from '#stays/languages/typed-language.tsx'
import { RatingMark } from '#stays/rating-mark.tsx'
import { CardPhotos } from './card-photos.tsx'
import type { StayCardView } from './stay-card-view.ts'

export type StayCardProps = {
  readonly card: StayCardView
  readonly sizes: string
  readonly first?: boolean
  readonly heading?: 'h2' | 'h3'
}

export function StayCard({ card, sizes, first, heading: Heading = 'h2' }: StayCardProps) {
  const [isMet, setMet] = useState(false)
  const meet = () => setMet(true)
  return (
    <TypedLanguage texts={card.asTyped}>
      <article className="stay-card" data-home={card.id} onPointerEnter={meet} onFocus={meet}>
        <div className="stay-card-picture">
          {card.photo ? (
            <CardPhotos {...{ card, sizes, first, isMet }} photo={card.photo} />
          ) : (
            <p className="stay-card-bare">{sentence('search.noPictures')}</p>
          )}
        </div>
        <div className="flex flex-col gap-0.5 pt-3">
          <div className="flex items-baseline justify-between gap-3">
            <Heading className="min-w-0 font-display text-xl leading-snug">
              <Link to={card.href} prefetch="intent" className="stay-card-link">
                <TypedText>{card.name}</TypedText>
              </Link>
            </Heading>
            {card.rating && (
              <p className="shrink-0 text-sm">
                <RatingMark rating={card.rating} />
              </p>
            )}
          </div>
          <p className="text-ink-soft">{sentence('search.kindInPlace', { kind: card.kind, place: card.place })}</p>
          <p className="text-ink-soft text-sm">{card.facts.join(' · ')}</p>
          {card.away && <p className="text-ink-soft text-sm">{card.away}</p>}
          {card.days && <p className="pt-1 font-semibold">{card.days}</p>}
          {card.total && (
            <p className="pt-1">
              <strong className="price text-xl">{card.total}</strong>{' '}
              <span className="block text-ink-soft text-sm">{card.totalFor}</span>
            </p>
          )}
          <p className="text-ink-soft text-sm">{card.booked}</p>
        </div>
        <HeartButton slug={card.slug} visit={card.visit} name={card.name} />
      </article>
    </TypedLanguage>
  )
}
