// The rating of a home from its published reviews, and its words.

import { sentence } from '#catalogue/sentence.ts'
import { numberFormat } from '#values/formats.ts'

export type Rating = { readonly count: number; readonly sum: number }

/** Ready to read: `4.8`, `12 reviews`. */
export type RatingView = { readonly average: string; readonly count: string }

/** Undefined without any review. */
export function sayRating(rating: Rating, locale: string): RatingView | undefined {
  const average = sayAverage(rating, locale)
  return average === undefined ? undefined : { average, count: sentence('stays.reviews', { count: rating.count }) }
}

/** `4.8`, one digit after the point, so that five homes in a row can be compared; undefined without any review. */
export function sayAverage({ count, sum }: Rating, locale: string): string | undefined {
  if (count === 0) return undefined
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(sum / count)
}
