// The views of reviews that pages show.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { countryName } from '#stays/country.ts'
import { type Rating, sayAverage, sayRating } from '#stays/rating.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type CalendarDay, requireCalendarDay, sayDay } from '#values/calendar-day.ts'
import { unkept } from '#values/edition.ts'
import { dateFormat } from '#values/formats.ts'
import { type ListPart, listPage, partOf } from '#values/list-part.ts'
import { sayPlace } from '#values/say-list.ts'
import {
  countReviewsForOperators,
  type FoundReview,
  findRecentReviews,
  findReviewsOfStay,
  listReviewsForOperators,
  reviewsOnPage,
  type VisitWithReview,
} from './find-reviews.server.ts'

import { criteria, criterionNames, type Score } from './review.ts'
import { parseReviewPage, reviewPageAddress } from './review-pages.ts'
import type { OwnReviewView, RecentReviewView, ReviewToModerate, ReviewView, StayReviewsView } from './review-view.ts'

/** One page of a home's reviews; `url` is the address of its page. */
export async function describeStayReviews(
  { database }: Tools,
  { id, rating }: { readonly id: number; readonly rating: Rating },
  url: Pick<URL, 'pathname' | 'searchParams'>,
  shown = unkept,
): Promise<StayReviewsView> {
  const locale = currentLanguage().locale
  const said = sayRating(rating, locale)
  if (!said) return { rating: undefined, bars: [], reviews: [], newer: undefined, older: undefined, page: '' }
  const pages = Math.max(1, Math.ceil(rating.count / reviewsOnPage))
  const page = Math.min(parseReviewPage(url.searchParams), pages)
  const { reviews, sums } = await shown.once('reviews', `${id} ${page}`, () =>
    findReviewsOfStay(database, id, (page - 1) * reviewsOnPage),
  )
  return {
    rating: said,
    bars: criteria.flatMap(criterion => {
      const { count, sum } = sums[criterion]
      const average = sayAverage(sums[criterion], locale)
      return average ? [{ name: criterionNames[criterion](), average, share: Math.round((100 * sum) / count / 5) }] : []
    }),
    reviews: reviews.map(review => reviewView(review, locale)),
    newer: page > 1 ? reviewPageAddress(url, page - 1) : undefined,
    older: page < pages ? reviewPageAddress(url, page + 1) : undefined,
    page: pages > 1 ? sentence('reviews.page', { page, pages }) : '',
  }
}

const mostRecent = 3

/** What guests wrote lately, about homes that anybody can find. */
export async function describeRecentReviews(tools: Tools): Promise<RecentReviewView[]> {
  const { shown } = await freshIndex(tools)
  const found = await shown.once('recent-reviews', mostRecent, () => findRecentReviews(tools.database, mostRecent))
  return found.map(review => ({
    ...reviewView(review, currentLanguage().locale),
    reply: undefined,
    home: review.home,
    href: `/stays/${review.slug}#reviews`,
    place: sayPlace([review.city, countryName(review.country)]),
  }))
}

const scored: Readonly<Record<Score, SentenceKey>> = {
  1: 'reviews.isPoor',
  2: 'reviews.isFair',
  3: 'reviews.isGood',
  4: 'reviews.isVeryGood',
  5: 'reviews.isExcellent',
}

/** What the guest sees about reviewing a visit of theirs; undefined before it is over, and once it is too late. */
export function describeOwnReview(
  { visit, review }: VisitWithReview,
  home: string,
  now: Date,
): OwnReviewView | undefined {
  const locale = currentLanguage().locale
  const until = sayInFull(visit.lastDay, locale)
  if (review) {
    const points = criteria.flatMap(criterion => {
      const score = review[criterion]
      return score ? [sentenceBy(scored[score], { criterion: criterionNames[criterion]() })] : []
    })
    const news = sayNews(review.state, until)
    return { kind: 'written', state: review.state, review: reviewView(review, locale), points, news }
  }
  if (visit.state !== 'completed' || visit.windowEnd <= now) return undefined
  return { kind: 'writable', until, home }
}

function sayNews(state: FoundReview['state'], lastDay: string): string {
  if (state === 'published') return sentence('reviews.everybodyReads')
  if (state === 'hidden') return sentence('reviews.notShown')
  return sentence('reviews.notOpenYet', { lastDay })
}

/** The admin page of reviews. Pending reviews are hidden from operators too. */
export async function describeModeration(
  tools: Tools,
  who: Operator,
  skip = 0,
): Promise<{ readonly reviews: readonly ReviewToModerate[]; readonly part: ListPart | undefined }> {
  const locale = currentLanguage().locale
  const [found, total] = await Promise.all([
    listReviewsForOperators(tools, who, { skip, most: listPage }),
    countReviewsForOperators(tools, who),
  ])
  const reviews = found.map(review => ({
    mayAnswer: may(who, 'reviews', 'change', review.stayId),
    id: review.id,
    version: review.version,
    state: review.state,
    home: review.home,
    reference: review.reference,
    when: sayStayed(review.checkOut, locale),
    review: review.state === 'pending' ? undefined : reviewView(review, locale),
    note: review.note ?? undefined,
    hiddenFor: review.hiddenReason ?? undefined,
    opens: dateFormat(locale, { dateStyle: 'long', timeZone: review.timeZone }).format(new Date(review.publishAt)),
  }))
  const address = (from: number) => `/admin/reviews${from > 0 ? `?from=${from}` : ''}`
  return { reviews, part: partOf({ total, shown: reviews.length, skip }, address) }
}

function reviewView(found: FoundReview, locale: string): ReviewView {
  const { id, author, overall, title, body, reply, checkOut, publishedOn } = found
  const said = { stayed: sayStayed(checkOut, locale), publishedOn: publishedOn ?? undefined }
  return { id, author, overall, title, body, reply: reply ?? undefined, ...said }
}

function sayInFull(day: CalendarDay, locale: string): string {
  return sayDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** `Stayed in May 2027`. */
export function sayStayed(checkOut: string, locale: string): string {
  const month = sayDay(requireCalendarDay(checkOut), locale, { month: 'long', year: 'numeric' })
  return sentence('reviews.stayedIn', { month })
}
