// One booking in the admin area, and the change that its operator proposes.

import { data, Form } from 'react-router'
import { adminBookingView } from '#admin/bookings/admin-booking-view.server.ts'
import { handleProposeForm } from '#admin/bookings/handle-propose-form.server.ts'
import { handleNoteForm } from '#admin/bookings/notes/handle-note-form.server.ts'
import { MessagesSection, NotesSection, TimelineSection } from '#admin/bookings/page/history-sections.tsx'
import { LedgerSection } from '#admin/bookings/page/ledger-section.tsx'
import { PeopleOfBooking } from '#admin/bookings/page/people-of-booking.tsx'
import { bookedFields } from '#amendments/amend/change-view.server.ts'
import { ProposalTable } from '#amendments/proposals/proposal-table.tsx'
import { ProposeForm } from '#amendments/proposals/propose-form.tsx'
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
import { PartyFields } from '#quotes/input/party-fields.tsx'
import { parseQuoteInput } from '#quotes/quote-input.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findForOperator } from '#trips/find-booking.server.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TitledSection } from '#ui/section.tsx'
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
  return { ...view, fields: visit.fields, faults: { ...visit.hints, ...visit.faults } }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, booking } = await requireBooking(args)
  const form = await args.request.formData()
  const { input } = inputIn(tools, booking, typedFields(form))
  const asked = { bookingId: booking.id, form, input, origin: args.url.origin }
  const noted = await handleNoteForm(tools, operator, booking.id, form)
  if (noted?.status === 200) throw redirectSaved(adminAddress(booking.id))
  if (noted) return data({ refusal: noted.refusal, note: noted.note }, { status: noted.status })
  const { status, refusal } = await handleProposeForm(tools, operator, asked)
  if (status === 200) throw redirectSaved(adminAddress(booking.id), 'sent')
  return data({ refusal, note: undefined }, { status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { id, reference, state, visit, price, contact, staying, notes, money, deposit, papers, history, key } =
    loaderData
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
        <PeopleOfBooking contact={contact} staying={staying} />
      </header>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="card p-5">
          <VisitSummary visit={visit} wide />
          {notes && <p className="mt-4 whitespace-pre-line break-words border-line border-s-2 ps-4">{notes}</p>}
        </div>
        <div className="card flex flex-col gap-4 p-5">
          <PriceBreakdown price={price} />
        </div>
      </div>
      <LedgerSection money={money} deposit={deposit} />
      <NotesSection {...history} formKey={key} typed={actionData?.note} />
      <Proposing {...loaderData} />
      <AdminPapers booking={id} papers={papers} />
      <TimelineSection {...history} />
      <MessagesSection {...history} />
    </div>
  )
}

function Proposing(view: Route.ComponentProps['loaderData']) {
  const { id, reference, proposal, mayPropose, isAsked, preview, fields, faults, visit, key, mayChange } = view
  if (!proposal && !mayPropose && !isAsked) return null
  const party = preview.kind === 'refused' && preview.party.length > 0 ? preview.party.join(' ') : undefined
  return (
    <TitledSection
      id="propose"
      title={proposal ? sentence('adminPages.waitingForGuest') : sentence('adminPages.propose')}
    >
      {isAsked && <p>{sentence('adminPages.guestAsked')}</p>}
      {proposal && (
        <Form method="post" className="card flex flex-col items-start gap-4 p-5">
          <ProposalTable proposal={proposal} />
          {proposal.words && <EnteredText text={proposal.words} quoted />}
          <p className="text-ink-soft text-sm">{sentence('adminPages.proposalEnds', { until: proposal.until })}</p>
          <HiddenFields values={{ booking: id, amendment: proposal.id }} />
          {mayChange && (
            <SubmitButton intent="decline-change" quiet>
              <RichSentence
                text={sentence('adminPages.takeBack', { reference })}
                parts={{ unseen: words => <span className="sr-only">{words}</span> }}
              />
            </SubmitButton>
          )}
        </Form>
      )}
      {mayPropose && (
        <>
          <p className="text-ink-soft">{sentence('adminPages.bookedAre', { days: visit.days, party: visit.party })}</p>
          <ProposeForm fields={fields} faults={faults} preview={preview} commandKey={key} today={fields.in}>
            <PartyFields fields={fields} faults={{ ...faults, ...(party && { adults: party }) }} />
          </ProposeForm>
        </>
      )}
    </TitledSection>
  )
}
