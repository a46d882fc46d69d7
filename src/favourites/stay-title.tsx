// The head of a home's page: its name, where it is, what guests give it, and the buttons that share and keep it.

import { sentence } from '#catalogue/sentence.ts'
import { TypedText } from '#stays/languages/typed-language.tsx'
import type { RatingView } from '#stays/rating.ts'
import { RatingMark } from '#stays/rating-mark.tsx'
import type { Favourite } from './favourites.ts'
import { HeartButton } from './heart-button.tsx'
import { ShareButton } from './share-button.tsx'

type StayTitleProps = Favourite & {
  readonly name: string
  readonly kind: string
  readonly place: string
  readonly rating: RatingView | undefined
}

export function StayTitle({ slug, visit, name, kind, place, rating }: StayTitleProps) {
  return (
    <header className="stay-title">
      <h1>
        <TypedText>{name}</TypedText>
      </h1>
      <p>
        <span>{sentence('search.kindInPlace', { kind, place })}</span>
        {rating && (
          <a href="#reviews" className="stay-title-rating">
            <RatingMark rating={rating} />
          </a>
        )}
      </p>
      <div className="stay-title-buttons">
        <ShareButton />
        <HeartButton slug={slug} visit={visit} name={name} said />
      </div>
    </header>
  )
}
