// One booking of a signed-in guest, with the forms to pay the rest, change it, cancel it and review the visit.

import { data } from 'react-router'
import { isTooLate } from '#bookings/words/booking-home.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { redirectDone } from '#pages/guards/redirect-saved.ts'
import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { requireVerified } from '#pages/guards/require-visitor.server.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { answerBookingButton } from '#pages/own/booking-buttons.server.ts'
import { handleReviewForm } from '#reviews/handle-review-forms.server.ts'
import { OwnReview } from '#reviews/own-review.tsx'
import { parseReviewForm } from '#reviews/review-input.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { BookingDetails } from '#trips/booking-details.tsx'
import { bookingPageView } from '#trips/booking-page-view.server.ts'
import { handlerOf } from '#values/intent.ts'
import type { Route } from './+types/booking'

export async function loader(args: Route.LoaderArgs) {
  const { visitor, problem } = args.context.get(pageContext)
  if (problem) throw data(problem.message, { status: problem.status })
  const { url } = args
  const who = requireVerified(visitor, url)
  const { tools, booking } = await requireBooking(args)
  const { searchParams } = url
  const asked = { cancel: searchParams.has('cancel'), tooLate: isTooLate(searchParams) }
  return bookingPageView(tools, booking, { who, base: url.pathname, ...asked })
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const who = requireVerified(visitor, url)
  const bookingId = params.id
  if (!isUuid(bookingId)) throw pageNotFound(url)
  const form = await request.formData()
  if (handlerOf(form, { review: true })) {
    const handled = await handleReviewForm(tools, who, bookingId, form)
    if (handled.ok) throw redirectDone(`/user/bookings/${bookingId}#review`)
    return data({ typed: handled.typed }, handled.status)
  }
  const answer = await answerBookingButton({ tools, who, bookingId, form, origin: url.origin, address })
  if (answer.kind === 'go') throw redirectDone(answer.path)
  if (answer.status === 404) throw pageNotFound(url)
  const { status, kind: _, ...told } = answer
  const typed = form.has('body') ? { ...parseReviewForm(form), faults: {}, refusal: undefined } : undefined
  return data({ ...told, typed }, status)
}

/** A refusal is shown beside how things stand now, not as they stood before. */
export const shouldRevalidate = () => true

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BookingDetails {...loaderData} {...actionData} />
      <OwnReview view={loaderData.review} typed={actionData?.typed} />
    </>
  )
}
