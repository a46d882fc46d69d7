// The latest reviews, each with its home.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { ReviewCard } from './review-card.tsx'
import type { RecentReviewView } from './review-view.ts'

export function RecentReviews({ reviews }: { readonly reviews: readonly RecentReviewView[] }) {
  if (reviews.length === 0) return null
  return (
    <section className="home-section" aria-labelledby="recent-reviews">
      <div className="home-heading">
        <h2 id="recent-reviews">{sentence('reviews.recent')}</h2>
        <p>{sentence('reviews.recentText')}</p>
      </div>
      <ul className="recent-reviews">
        {reviews.map(review => (
          <li key={review.id} className="card p-5">
            <ReviewCard review={review}>
              <p className="text-sm">
                <RichSentence
                  text={sentence('reviews.homeInPlace')}
                  parts={{
                    home: () => (
                      <Link to={review.href} className="link">
                        {review.home}
                      </Link>
                    ),
                    place: () => review.place,
                  }}
                />
              </p>
            </ReviewCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
