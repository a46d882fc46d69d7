// One booking of the guest, the way to pay the rest of it, and the way to cancel it.

import { data, redirect } from 'react-router'
import { isTooLate } from '#bookings/words/booking-home.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { bookingIdIn } from '#pages/guards/require-booker.server.ts'
import { requireVerified } from '#pages/guards/require-visitor.server.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { answerBookingButton } from '#pages/own/booking-buttons.server.ts'
import type { CardFaults } from '#payments/test/test-cards.ts'
import { describeOwnReview } from '#reviews/describe-reviews.server.ts'
import { handleReviewForm } from '#reviews/handle-review-forms.server.ts'
import { OwnReview } from '#reviews/own-review.tsx'
import { parseReviewForm } from '#reviews/review-input.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { BookingDetails } from '#trips/booking-details.tsx'
import { bookingPageView } from '#trips/booking-page-view.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import { handlerOf } from '#values/intent.ts'
import type { Route } from './+types/booking'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { tools, visitor, problem } = context.get(pageContext)
  if (problem) throw data(problem.message, { status: problem.status })
  const who = requireVerified(visitor, url)
  const booking = await findBooking(tools, who, await bookingIdIn(tools, who, params.id, url))
  if (!booking) throw pageNotFound(url)
  const review = await describeOwnReview(tools, who, { id: booking.id, home: booking.stay.name })
  const { searchParams } = url
  const asked = { cancel: searchParams.has('cancel'), tooLate: isTooLate(searchParams) }
  const view = await bookingPageView(tools, booking, { base: url.pathname, ...asked })
  return { ...view, review }
}

const nothing = {
  review: undefined,
  refusal: undefined as string | undefined,
  cardFaults: undefined as CardFaults | undefined,
  depositFaults: undefined as CardFaults | undefined,
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { tools, visitor } = context.get(pageContext)
  const who = requireVerified(visitor, url)
  const bookingId = params.id
  if (!isUuid(bookingId)) throw pageNotFound(url)
  const form = await request.formData()
  const isReview = handlerOf(form, { review: true })
  if (isReview) {
    const kept = await handleReviewForm(tools, who, bookingId, form)
    if (kept.ok) throw redirect(`/user/bookings/${bookingId}#review`, 303)
    return data({ ...nothing, review: kept.typed }, { status: kept.status })
  }
  const answer = await answerBookingButton({ tools, who, bookingId, form, origin: url.origin })
  if (answer.kind === 'go') throw redirect(answer.path, 303)
  if (answer.status === 404) throw pageNotFound(url)
  const { status, refusal, cardFaults, depositFaults } = answer
  const review = form.has('body') ? { ...parseReviewForm(form), faults: {}, refusal: undefined } : undefined
  return data({ review, refusal, cardFaults, depositFaults }, { status })
}

/** A refusal is shown beside how things stand now, not as they stood before. */
export const shouldRevalidate = () => true

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BookingDetails
        {...loaderData}
        refusal={actionData?.refusal}
        cardFaults={actionData?.cardFaults ?? {}}
        depositFaults={actionData?.depositFaults ?? {}}
      />
      <OwnReview view={loaderData.review} typed={actionData?.review} />
    </>
  )
}
