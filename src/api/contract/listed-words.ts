// The values of enumerations, for schemas; each list is checked against its type.

import type { DayState } from '#offers/quote/calendar.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'
import type { VerdictField } from '#offers/terms/verdict.ts'
import type { DisputeState } from '#payments/port/dispute.ts'
import type { ReviewState } from '#reviews/review.ts'
import { kindNames } from '#stays/kind-names.ts'
import type { StayKind } from '#stays/stay.ts'

/** The keys of an object, as the non-empty tuple that a schema needs. */
function listedWords<Word extends string>(words: Readonly<Record<Word, unknown>>): [Word, ...Word[]] {
  return Object.keys(words) as [Word, ...Word[]]
}

export const stayKinds = listedWords<StayKind>(kindNames)

export const dayStates = listedWords<DayState>({
  free: 0,
  'arrive-only': 0,
  'leave-only': 0,
  'leave-or-through': 0,
  'through-only': 0,
  'too-short': 0,
  past: 0,
  'past-lead-time': 0,
  booked: 0,
  blocked: 0,
  closed: 0,
})

export const verdictFields = listedWords<VerdictField>({ stay: 0, dates: 0, party: 0, plan: 0, coupon: 0, extras: 0 })

export const reviewStates = listedWords<ReviewState>({ pending: 0, published: 0, hidden: 0 })

export const bookingModes = listedWords<BookingMode>({ instant: 0, request: 0, enquiry: 0 })

export const disputeStates = listedWords<DisputeState>({ 'needs-response': 0, 'under-review': 0, won: 0, lost: 0 })
