// One booking in the admin area, and the change that its operator proposes.

import { data } from 'react-router'
import { adminBookingView } from '#admin/bookings/admin-booking-view.server.ts'
import { ConfirmCard } from '#admin/bookings/confirm/confirm-card.tsx'
import { handleProposeForm } from '#admin/bookings/handle-propose-form.server.ts'
import { BookingActionsSection } from '#admin/by-hand/booking-actions.tsx'
import { describeActions } from '#admin/by-hand/describe-actions.server.ts'
import { handleBookingForm } from '#admin/by-hand/handle-booking-form.server.ts'
import { Proposing } from '#admin/by-hand/proposing.tsx'
import { bookedFields } from '#amendments/amend/change-view.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import { StateBadge } from '#bookings/words/booking-card.tsx'
import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import { VisitSummary } from '#bookings/words/visit-summary.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { AdminPapers } from '#papers/admin-papers.tsx'
import type { Tools } from '#platform/tools/tools.server.ts'
import { parseQuoteInput } from '#quotes/quote-input.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findForOperator } from '#trips/find-booking.server.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { dayInZone } from '#values/calendar-day.ts'
import { typedFields } from '#values/form-input.ts'
import type { Route } from './+types/booking'

async function requireBooking({ context, url, params }: Pick<Route.LoaderArgs, 'context' | 'url' | 'params'>) {
  const { tools, visitor, problem } = context.get(pageContext)
  if (problem) throw data(problem.message, { status: problem.status })
  const operator = requireOperator(visitor, url)
  const booking = await findForOperator(tools, operator, params.id)
  if (!booking) throw pageNotFound(url)
  return { tools, operator, booking }
}

function inputIn({ clock }: Tools, booking: BookingDetails, typed: URLSearchParams) {
  const { visit, input } = parseQuoteInput(typed, dayInZone(clock.now(), booking.timeZone))
  const { serviceAnimals } = booking.party
  return { visit, input: input && { nights: input.nights, party: { ...input.party, serviceAnimals } } }
}

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, booking } = await requireBooking(args)
  const { searchParams } = args.url
  const isAsked = searchParams.has('in') || searchParams.has('out')
  const booked = new URLSearchParams(bookedFields(booking))
  const { visit, input } = inputIn(tools, booking, isAsked ? searchParams : booked)
  const view = await adminBookingView(tools, operator, booking, isAsked ? input : undefined)
  const actions = describeActions(tools, operator, booking)
  return { ...view, actions, fields: visit.fields, faults: { ...visit.hints, ...visit.faults } }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, booking } = await requireBooking(args)
  const form = await args.request.formData()
  const { input } = inputIn(tools, booking, typedFields(form))
  const { origin } = args.url
  const pressed = await handleBookingForm(tools, operator, { booking, form, change: input, origin })
  if (pressed?.status === 200 && !pressed.confirmation) throw redirectSaved(adminAddress(booking.id))
  if (pressed) return data(pressed, { status: pressed.status })
  const asked = { bookingId: booking.id, form, input, origin }
  const { status, refusal } = await handleProposeForm(tools, operator, asked)
  if (status === 200) throw redirectSaved(adminAddress(booking.id), 'sent')
  return data({ status, refusal, confirmation: undefined }, { status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { id, reference, state, visit, price, who, notes, parts, papers } = loaderData
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col items-start gap-2">
        <TextLink to="/admin/bookings">{sentence('adminPages.allBookings')}</TextLink>
        <StateBadge state={state} forAdmin />
        <h1 className="font-display text-4xl">{visit.stayName}</h1>
        <p className="text-ink-soft">
          <RichSentence
            text={sentence('adminPages.reference')}
            parts={{ reference: () => <strong className="text-ink tracking-wide">{reference}</strong> }}
          />
        </p>
        <p className="whitespace-pre-line break-words">{who.join('\n')}</p>
      </header>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {actionData?.confirmation && <ConfirmCard confirmation={actionData.confirmation} back={adminAddress(id)} />}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="card p-5">
          <VisitSummary visit={visit} wide />
          {notes && <p className="mt-4 whitespace-pre-line break-words border-line border-s-2 ps-4">{notes}</p>}
        </div>
        <div className="card flex flex-col gap-4 p-5">
          <PriceBreakdown price={price} />
          <ul aria-label={sentence('adminPages.paidAndDue')} className="flex flex-col gap-1">
            {parts.map(({ key, what, state: standing }) => (
              <li key={key} className="flex items-baseline justify-between gap-4">
                <span className="min-w-0">{what}</span>
                <strong className="shrink-0 font-semibold">{standing}</strong>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {loaderData.actions && <BookingActionsSection actions={loaderData.actions} />}
      <AdminPapers booking={id} papers={papers} />
      <Proposing view={loaderData} />
    </div>
  )
}
