// A home's average rating beside a star, with the number of reviews.

import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { RatingView } from './rating.ts'

/** Heard as `4.8 of 5, 12 reviews`. */
export function RatingMark({ rating }: { readonly rating: RatingView }) {
  return (
    <span className="rating-mark">
      <Icon name="star" className="size-4 rating-star" />
      <RichSentence
        text={sentence('stays.rating')}
        parts={{
          average: () => <span className="font-semibold tabular-nums">{rating.average}</span>,
          heard: inner => <span className="sr-only">{inner}</span>,
          count: () => (
            <span className="text-ink-soft">
              <span aria-hidden="true">(</span>
              {rating.count}
              <span aria-hidden="true">)</span>
            </span>
          ),
        }}
      />
    </span>
  )
}
