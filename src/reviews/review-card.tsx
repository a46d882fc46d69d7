// One review: author, stay, score, words, and the home's reply.

import type { ReactNode } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { EnteredText } from '#ui/entered-text.tsx'
import type { ReviewView } from './review-view.ts'
import { ScoreMarks } from './score-marks.tsx'

type ReviewCardProps = { readonly review: ReviewView; readonly children?: ReactNode; readonly heading?: 'h2' | 'h3' }

/** `children` stand below the head: the home it is about, where that is not plain. */
export function ReviewCard({ review, children, heading: Heading = 'h3' }: ReviewCardProps) {
  const { author, overall, stayed, title, body, reply } = review
  return (
    <article className="review">
      <ScoreMarks score={overall} />
      <Heading className="review-title">{title}</Heading>
      {children}
      <EnteredText text={body} />
      <p className="text-ink-soft text-sm">
        <span className="font-semibold text-ink">{author}</span> · {stayed}
      </p>
      {reply && (
        <div className="review-reply">
          <p className="font-semibold text-sm">{sentence('reviews.replied')}</p>
          <EnteredText text={reply} />
        </div>
      )}
    </article>
  )
}
