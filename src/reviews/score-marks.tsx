// A score from one to five as a row of stars, read out as words.

import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { type Score, scoreNames, scores } from './review.ts'

export function ScoreMarks({ score }: { readonly score: Score }) {
  return (
    <span className="score-marks">
      <span className="sr-only">{sentence('reviews.scoreOf', { score, name: scoreNames[score]() })}</span>
      {scores.map(each => (
        <Icon key={each} name="star" className={`size-4 ${each <= score ? 'rating-star' : 'rating-star-bare'}`} />
      ))}
    </span>
  )
}
