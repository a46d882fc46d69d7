// One booking of the guest, the way to pay the rest of it, and the way to cancel it.

import { data, redirect } from 'react-router'
import { isTooLate } from '#bookings/amend/too-late-address.ts'
import { answerDeposit } from '#bookings/deposits/answer-deposit.server.ts'
import { findBooking } from '#bookings/find-booking.server.ts'
import { removeCard } from '#bookings/kept-card/remove-card.server.ts'
import { sayRefused } from '#bookings/misplaced.ts'
import { answerCancel } from '#bookings/paper/answer-cancel.server.ts'
import { BookingDetails } from '#bookings/paper/booking-details.tsx'
import { bookingPageView } from '#bookings/paper/booking-page-view.server.ts'
import { answerPay } from '#bookings/paying/answer-pay.server.ts'
import { chooseAgain } from '#bookings/paying/choose-again.server.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/paying/payment-refusals.ts'
import { answerProposalForm } from '#bookings/proposals/answer-proposal-form.server.ts'
import type { CardFaults } from '#payments/test/test-cards.ts'
import { answerReviewForm } from '#reviews/answer-forms.server.ts'
import { describeOwnReview } from '#reviews/describe-reviews.server.ts'
import { OwnReview } from '#reviews/own-review.tsx'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/booking'
import { requireVerified } from './guards/require-visitor.server.ts'
import { isUuid } from './guards/valid-address.ts'
import { pageContext } from './page-context.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { tools, visitor, problem } = context.get(pageContext)
  if (problem) throw data(problem.message, { status: problem.status })
  const who = requireVerified(visitor, url)
  const booking = await findBooking(tools, who, params.id)
  if (!booking) throw pageNotFound(url)
  const review = await describeOwnReview(tools, who, { id: params.id, home: booking.stay.name })
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
  if (form.get('intent') === 'review') {
    const kept = await answerReviewForm(tools, who, bookingId, form)
    if (kept.ok) throw redirect(`/user/bookings/${bookingId}#review`, 303)
    return data({ ...nothing, review: kept.typed }, { status: kept.status })
  }
  if (form.get('intent') === 'pay') {
    const paid = await answerPay(tools, who, { bookingId, form, origin: url.origin })
    if (paid.kind === 'go') throw redirect(paid.path, 303)
    return data({ ...nothing, refusal: paid.refusal, cardFaults: paid.faults }, { status: paid.status })
  }
  if (form.get('intent') === 'deposit') {
    const placed = await answerDeposit(tools, who, { bookingId, form, origin: url.origin })
    if (placed.kind === 'go') throw redirect(placed.path, 303)
    return data({ ...nothing, refusal: placed.refusal, depositFaults: placed.faults }, { status: placed.status })
  }
  if (form.get('intent') === 'choose-again') {
    const chosen = await chooseAgain(tools, who, bookingId)
    if (chosen.ok) throw redirect(chosen.path, 303)
    if (chosen.reason === 'booking-unknown') throw pageNotFound(url)
    const refusal = sayRefused(paymentRefusals, chosen)
    return data({ ...nothing, refusal }, { status: paymentRefusalStatus[chosen.reason] })
  }
  if (form.get('intent') === 'remove-card') {
    const removed = await removeCard(tools, who, bookingId)
    if (removed.ok) throw redirect(`/user/bookings/${bookingId}#money`, 303)
    if (removed.reason === 'booking-unknown') throw pageNotFound(url)
    const refusal = sayRefused(paymentRefusals, removed)
    return data({ ...nothing, refusal }, { status: paymentRefusalStatus[removed.reason] })
  }
  const proposed = await answerProposalForm(tools, who, { bookingId, form, origin: url.origin })
  if (proposed?.status === 200) throw redirect(`/user/bookings/${bookingId}`, 303)
  if (proposed?.status === 404) throw pageNotFound(url)
  if (proposed) return data({ ...nothing, refusal: proposed.refusal }, { status: proposed.status })
  const asked = { who, bookingId, origin: url.origin }
  const { status, refusal } = await answerCancel(tools, asked, form)
  if (status === 200) throw redirect(`/user/bookings/${bookingId}`, 303)
  if (status === 404) throw pageNotFound(url)
  return data({ ...nothing, refusal }, { status })
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
