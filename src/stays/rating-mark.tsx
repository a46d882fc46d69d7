// A home's average rating beside a star, with the number of reviews.

import { Icon } from '#ui/icon.tsx'
import type { RatingView } from './rating.ts'

/** Heard as `4.8 of 5, 12 reviews`. */
export function RatingMark({ rating }: { readonly rating: RatingView }) {
  return (
    <span className="rating-mark">
      <Icon name="star" className="size-4 rating-star" />
      <span className="font-semibold tabular-nums">{rating.average}</span>
      <span className="sr-only"> of 5, </span>
      <span className="text-ink-soft">
        <span aria-hidden="true">(</span>
        {rating.count}
        <span aria-hidden="true">)</span>
      </span>
    </span>
  )
}
