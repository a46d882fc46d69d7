// One booking in the admin area, and the change that its operator proposes.

import { data } from 'react-router'
import { adminBookingView } from '#admin/bookings/admin-booking-view.server.ts'
import { AnswerSection } from '#admin/bookings/answer-section.tsx'
import { CodeSection } from '#admin/bookings/code/code-section.tsx'
import { handleAsideForm } from '#admin/bookings/code/handle-aside-form.server.ts'
import { ConfirmCard } from '#admin/bookings/confirm/confirm-card.tsx'
import { handleProposeForm, isAboutChange } from '#admin/bookings/handle-propose-form.server.ts'
import { MoveLinks } from '#admin/bookings/moves/move-links.tsx'
import { MessagesSection, NotesSection, TimelineSection } from '#admin/bookings/page/history-sections.tsx'
import { LedgerSection } from '#admin/bookings/page/ledger-section.tsx'
import { PeopleOfBooking } from '#admin/bookings/page/people-of-booking.tsx'
import { pressButtonOf } from '#admin/bookings/press-button.server.ts'
import { ProposeSection } from '#admin/bookings/propose-section.tsx'
import { BookingActionsSection } from '#admin/by-hand/booking-actions.tsx'
import { ChangeAtOnceForm } from '#admin/by-hand/change-at-once-form.tsx'
import { describeActions } from '#admin/by-hand/describe-actions.server.ts'
import { handleChangeNow } from '#admin/by-hand/handle-change-now.server.ts'
import { bookingThreadView } from '#admin/inbox/inbox-view.server.ts'
import { TeamThreadSection } from '#admin/inbox/team-thread.tsx'
import { bookedFields } from '#amendments/amend/change-view.server.ts'
import { hasBegun } from '#amendments/amend/changeable.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import { StateBadge } from '#bookings/words/booking-card.tsx'
import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import { VisitSummary } from '#bookings/words/visit-summary.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { AdminPapers } from '#papers/admin-papers.tsx'
import type { Tools } from '#platform/tools/tools.server.ts'
import { parseQuoteInput } from '#quotes/quote-input.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { dayInZone } from '#values/calendar-day.ts'
import { typedFields } from '#values/form-input.ts'
import type { Route } from './+types/booking'
import { answerTeamForm } from './answer-team-form.server.ts'
import { requireBooking } from './require-booking.server.ts'

function inputIn({ clock }: Tools, booking: BookingDetails, typed: URLSearchParams) {
  // The arrival of a visit that has begun is over, and stays.
  const earliest = hasBegun(booking) ? booking.nights.checkIn : dayInZone(clock.now(), booking.timeZone)
  const { visit, input } = parseQuoteInput(typed, earliest)
  return { visit, input: input && { nights: input.nights, party: input.party } }
}

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, booking } = await requireBooking(args)
  const { searchParams } = args.url
  const isAsked = searchParams.has('in') || searchParams.has('out')
  const booked = new URLSearchParams(bookedFields(booking))
  const { visit, input } = inputIn(tools, booking, isAsked ? searchParams : booked)
  const view = await adminBookingView(tools, operator, booking, {
    input: isAsked ? input : undefined,
    overrules: searchParams.get('overrules') === 'yes',
  })
  const team = await bookingThreadView(tools, operator, booking)
  const actions = describeActions(tools, operator, booking)
  return { ...view, team, actions, fields: visit.fields, faults: { ...visit.hints, ...visit.faults } }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, booking } = await requireBooking(args)
  const form = await args.request.formData()
  const written = { tools, operator, which: { bookingId: booking.id }, form, origin: args.url.origin }
  const thread = await answerTeamForm(written, `${adminAddress(booking.id)}#messages`)
  if (thread) return thread
  const noted = await handleAsideForm(tools, operator, booking.id, form)
  if (noted?.status === 200) throw redirectSaved(adminAddress(booking.id))
  if (noted) return data({ ...nothing, ...noted }, { status: noted.status })
  const { input } = inputIn(tools, booking, typedFields(form))
  const asked = { bookingId: booking.id, form, input, origin: args.url.origin }
  if (isAboutChange(form)) {
    const { status, refusal } = await handleProposeForm(tools, operator, asked)
    if (status === 200) throw redirectSaved(adminAddress(booking.id), 'sent')
    return data({ ...nothing, refusal }, { status })
  }
  const changed = await handleChangeNow(tools, operator, { booking, form, change: input, origin: args.url.origin })
  if (changed?.status === 200 && !changed.confirmation) throw redirectSaved(adminAddress(booking.id))
  if (changed) {
    const { status, refusal, confirmation } = changed
    return data({ ...nothing, refusal, confirmation }, { status })
  }
  const pressed = await pressButtonOf(booking.id, tools, operator, form, args.url.origin)
  if (pressed.isDone) throw redirectSaved(adminAddress(booking.id))
  return data({ ...nothing, ...pressed.shown }, { status: pressed.status })
}

const nothing = { refusal: undefined, confirmation: undefined, typed: undefined, note: undefined, code: undefined }

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { id, reference, state, visit, price, notes, entry, history, team, preview, fields, actions } = loaderData
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
        <PeopleOfBooking {...loaderData} />
      </header>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {actionData?.confirmation && <ConfirmCard confirmation={actionData.confirmation} back={adminAddress(id)} />}
      <AnswerSection entry={entry} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="card p-5">
          <VisitSummary visit={visit} wide />
          {notes && <p className="mt-4 whitespace-pre-line break-words border-line border-s-2 ps-4">{notes}</p>}
        </div>
        <div className="card flex flex-col gap-4 p-5">
          <PriceBreakdown price={price} />
        </div>
      </div>
      <LedgerSection money={loaderData.money} entry={entry} />
      {team && <TeamThreadSection team={team} typed={actionData?.typed} />}
      <NotesSection {...history} formKey={loaderData.noteKey} typed={actionData?.note} />
      {loaderData.codes && <CodeSection codes={loaderData.codes} again={actionData?.code} />}
      {loaderData.mayMove && <MoveLinks booking={id} />}
      {actions && <BookingActionsSection actions={actions} />}
      <ProposeSection
        {...loaderData}
        atOnce={
          preview.kind === 'priced' && (
            <ChangeAtOnceForm
              hidden={{ ...fields, ...preview.hidden, key: loaderData.commandKey }}
              total={preview.before}
              overruled={preview.overruled ?? []}
              isOnly={loaderData.hasBegun || (preview.overruled ?? []).length > 0}
            />
          )
        }
      />
      <AdminPapers booking={id} papers={loaderData.papers} />
      <TimelineSection {...history} />
      <MessagesSection {...history} />
    </div>
  )
}
