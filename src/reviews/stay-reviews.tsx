// The reviews on a home's page: average, one bar per criterion, and the newest reviews.

import { sentence } from '#catalogue/sentence.ts'
import { RatingMark } from '#stays/rating-mark.tsx'
import { ButtonLink } from '#ui/buttons.tsx'
import { ReviewCard } from './review-card.tsx'
import type { StayReviewsView } from './review-view.ts'

export function StayReviews({ view }: { readonly view: StayReviewsView }) {
  const { rating, bars, reviews, newer, older, page } = view
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="stay-section">
      <h2 id="reviews-title">{sentence('reviews.ofHome')}</h2>
      {rating ? (
        <>
          <p className="text-lg">
            <RatingMark rating={rating} />
          </p>
          {bars.length > 0 && <CriterionBars bars={bars} />}
          <div className="reviews">
            {reviews.map(review => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </div>
          {page && (
            <nav aria-label={sentence('reviews.pages')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {newer && (
                <ButtonLink quiet to={newer}>
                  {sentence('reviews.newer')}
                </ButtonLink>
              )}
              <p className="text-ink-soft text-sm">{page}</p>
              {older && (
                <ButtonLink quiet to={older}>
                  {sentence('reviews.older')}
                </ButtonLink>
              )}
            </nav>
          )}
        </>
      ) : (
        <p className="text-ink-soft">{sentence('reviews.noneYet')}</p>
      )}
    </section>
  )
}

function CriterionBars({ bars }: Pick<StayReviewsView, 'bars'>) {
  return (
    <dl className="criteria">
      {bars.map(({ name, average, share }) => (
        <div key={name} className="criterion">
          <dt>{name}</dt>
          <dd className="criterion-said">
            <span className="criterion-bar" aria-hidden="true">
              <span style={{ width: `${share}%` }} />
            </span>
            <span className="font-semibold tabular-nums">{average}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
