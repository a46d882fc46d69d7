// The rating of a home from its published reviews, and its words.

import { sentence } from '#catalogue/sentence.ts'
import { numberFormat } from '#values/formats.ts'

export type Rating = { readonly count: number; readonly sum: number }

/** As much as so many guests who gave so many stars each: one enthusiast does not outrank twenty content guests. */
const doubt = { guests: 5, stars: 4 }

/** By which homes are ordered, in millionths of a star: the average, drawn towards the usual one by how few have said it; 0 without a review. */
export function weighedRating({ count, sum }: Rating): number {
  if (count === 0) return 0
  return Math.round((1_000_000 * (sum + doubt.guests * doubt.stars)) / (count + doubt.guests))
}

/** Tenths of a star, as shown; 0 without a review. */
export function ratingTenths({ count, sum }: Rating): number {
  return count === 0 ? 0 : Math.round((10 * sum) / count)
}

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
