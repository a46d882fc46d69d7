// Reviews as the content backend describes them: to the public, to their author, to operators.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { sayStayed } from '#reviews/describe-reviews.server.ts'
import { type AdminReview, type FoundReview, findOwnReview, type OwnReview } from '#reviews/find-reviews.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'

/** Only the month of the visit is shown, as on the pages. */
export function describeReview(review: FoundReview, locale: string) {
  const { id, author, overall, title, body, reply, publishedOn, checkOut } = review
  return {
    ...{ id, documentId: id, author, overall, title, body, reply, publishedOn },
    stayedIn: checkOut.slice(0, 7),
    inWords: { stayed: sayStayed(checkOut, locale) },
  }
}

/** The guest's own review of a visit, or that there is none yet; undefined for a booking that is not theirs. */
export async function readOwnReview({ database, clock }: Tools, who: VerifiedUser, bookingId: string) {
  const own = await findOwnReview(database, who, bookingId)
  if (!own) return undefined
  const { visit, review } = own
  return {
    canWrite: !review && visit.state === 'completed' && visit.windowEnd > clock.now(),
    writableUntil: writeCalendarDay(visit.lastDay),
    review: review ? describeOwn(review, currentLanguage().locale) : null,
  }
}

function describeOwn(review: OwnReview, locale: string) {
  const { state, clean, accuracy, checkIn, communication, location, value } = review
  const points = { clean, accuracy, checkIn, communication, location, value }
  return { ...describeReview(review, locale), state, points }
}

export function describeForAdmin(review: AdminReview, locale: string) {
  const { id, version, state, home, reference, submittedAt, publishAt, note, hiddenReason } = review
  return {
    ...{ id, documentId: id, version, state, home, reference, note },
    submittedAt: new Date(submittedAt).toISOString(),
    publishAt: new Date(publishAt).toISOString(),
    hiddenFor: hiddenReason,
    // Reviews not yet revealed are hidden from operators as well.
    review: state === 'pending' ? null : describeReview(review, locale),
  }
}
